/// Keeps very long chains from overflowing the stack: work that lies too deep is put off until the stack has unwound to
/// the first piece of it. There is one for each thread.
final class Trampoline {
    /// How many chains of `breakEvery` erased operators may lie on the stack.
    private static let deepest = 4
    /// How many erased operators may lie between two places where a chain may be broken.
    static let breakEvery = 32
    /// How many boxes may be let go of within each other.
    private static let deepestRelease = 64

    private var depth = 0
    private var later = Deque<() -> Void>()
    private var releasing = 0
    private var leftovers: [Leftover] = []

    /// Whether there is room on the stack.
    var isShallow: Bool { depth < Self.deepest }

    /// Does work that lies one step deeper, and whatever was put off meanwhile if this is the first step.
    func descend<Result>(_ work: () -> Result) -> Result {
        depth += 1
        let result = work()
        depth -= 1
        if depth == 0 { catchUp() }
        return result
    }

    /// Puts work off.
    func putOff(_ work: @escaping () -> Void) { later.append(work) }

    /// Does whatever was put off, now, from here: one piece after another, each with room of its own.
    func catchUp() {
        let former = depth
        depth = 1
        while let work = later.popFirst() { work() }
        depth = former
    }

    /// Lets go of something that may hold a long chain of its like, now or when the stack has unwound.
    ///
    /// - Parameter value: what to let go of; `nil` afterwards.
    func release<Value>(_ value: inout Value?) {
        if releasing >= Self.deepestRelease {
            leftovers.append(Holder(value.take()))
            return
        }
        releasing += 1
        value = nil
        releasing -= 1
        if releasing > 0 { return }
        releasing = 1
        while let left = leftovers.popLast() { left.empty() }
        releasing = 0
    }
}

/// Something that was to be let go of too deep on the stack.
private class Leftover {
    func empty() {}
}

private final class Holder<Value>: Leftover {
    var value: Value?
    init(_ value: Value?) { self.value = value }
    override func empty() { value = nil }
}
