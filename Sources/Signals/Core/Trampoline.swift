/// Keeps very long chains from overflowing the stack: work that lies too deep is put off until the stack has unwound to
/// the first piece of it. There is one for each thread.
@usableFromInline
final class Trampoline {
    /// The bytes of stack that a chain may take, either way, since stacks grow down on some machines and up on others,
    /// before the next step is deferred. Operators with several inputs take two kilobytes each in a debug build, and
    /// subscribing and sending may lie on top of each other.
    private static let room = 64 << 10
    /// The number of erased operators between two places where a chain may be broken.
    @inlinable
    static var breakEvery: Int32 { 16 }
    /// The number of boxes that may be released within each other.
    private static let deepestRelease = 64

    @exclusivity(unchecked) private var depth = 0
    /// The position of the first step on the stack.
    @exclusivity(unchecked) private var base: UInt = 0
    @exclusivity(unchecked) private var later = Deque<() -> Void>()
    /// The number of functions of properties that this thread is inside of, and its work for when it has left them all.
    @exclusivity(unchecked) var functions = 0
    @exclusivity(unchecked) var whenOutside: [() -> Void] = []
    /// The number of times that it has brought properties up to date.
    @exclusivity(unchecked) var commits = 0
    /// The properties that it is modifying, each with what the change begins with.
    @exclusivity(unchecked) private var modifications: [(node: PropertyNode, begun: PropertyNode.Modification)] = []
    /// The property whose turn it waits for.
    @exclusivity(unchecked) var awaited: PropertyNode?
    @exclusivity(unchecked) private var updates: [PropertyUpdate] = []
    private var releasing = 0
    private var leftovers: [Leftover] = []

    /// An address near the top of the stack.
    @inline(never)
    private static var here: UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }

    /// Begins a piece of work that lies one step deeper, if there is room on this thread's stack; it ends with
    /// ``leave(_:)``.
    @usableFromInline
    static func enter() -> Unmanaged<Trampoline>? {
        let trampoline = unmanagedCurrent
        let hasRoom = trampoline._withUnsafeGuaranteedRef { trampoline in
            if trampoline.depth == 0 {
                trampoline.base = here
            } else if here.distance(to: trampoline.base).magnitude >= room {
                return false
            }
            trampoline.depth += 1
            return true
        }
        return hasRoom ? trampoline : nil
    }

    /// Ends a piece of work; the first one then does whatever was put off meanwhile.
    @usableFromInline
    static func leave(_ trampoline: Unmanaged<Trampoline>) {
        trampoline._withUnsafeGuaranteedRef { trampoline in
            trampoline.depth -= 1
            if trampoline.depth == 0, !trampoline.later.isEmpty { trampoline.catchUp() }
        }
    }

    /// Does work now if there is room on the stack, otherwise when it has unwound.
    @usableFromInline
    static func perform(_ work: @escaping () -> Void) {
        guard let trampoline = enter() else { return current.putOff(work) }
        work()
        leave(trampoline)
    }

    /// Puts work off.
    func putOff(_ work: @escaping () -> Void) { later.append(work) }

    /// Does whatever was put off, now, from here: one piece after another, each with room of its own.
    func catchUp() {
        let former = (depth, base)
        (depth, base) = (1, Self.here)
        while let work = later.popFirst() { work() }
        (depth, base) = former
    }

    /// Releases an object that may hold a long chain of similar objects, now or when the stack has unwound.
    ///
    /// - Parameter value: the value to release; `nil` afterwards.
    @usableFromInline
    func release<Value>(_ value: inout Value?) {
        #if CURRYCOMB_BROWSER
            // Chains on a page are short, and deferring would cost a class for each type.
            value = nil
        #else
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
        #endif
    }
}

extension Trampoline {
    /// Calls a function that derives a property; what it sets is told afterwards.
    func inFunction<Result>(_ work: () -> Result) -> Result {
        functions += 1
        let result = work()
        functions -= 1
        deliverOutside()
        return result
    }

    /// Does work now, or when this thread has left all functions of properties.
    func outside(_ work: @escaping () -> Void) {
        if functions > 0 { return whenOutside.append(work) }
        deliverOutside()
        work()
    }

    /// Does what had to wait until the thread left the last function.
    func deliverOutside() {
        if functions > 0 || whenOutside.isEmpty { return }
        var works: [() -> Void] = []
        swap(&works, &whenOutside)
        for work in works { work() }
    }

    /// Begins to modify a property, when no other thread does.
    ///
    /// - Returns: the value to change.
    func beginModifying(_ node: PropertyNode) -> Box {
        // A function inside a function that modifies the same property has its turn, even if that was taken from it.
        var begun = node.beginModifying(self, goesAhead: isModifying(node))
        #if !hasFeature(Embedded)
            if begun == nil { begun = ModifyTurn.wait(for: node, self) }
        #endif
        let modification = begun.unsafelyUnwrapped
        modifications.append((node, modification))
        functions += 1
        return modification.value
    }

    /// Stores what a function has made of a property.
    ///
    /// - Returns: whether nobody else has modified it meanwhile; if not, the function is to be called again.
    func endModifying(_ node: PropertyNode, to value: Box) -> Bool {
        functions -= 1
        let modification = modifications.removeLast().begun
        let isDone = PropertyUpdate.set(node, to: value, after: modification)
        #if !hasFeature(Embedded)
            ModifyTurn.wake()
        #endif
        if isDone { deliverOutside() }
        return isDone
    }

    func isModifying(_ node: PropertyNode) -> Bool { modifications.contains { $0.node === node } }

    /// A function that modifies a property has set it, too: what the function makes of the value comes after that.
    func noteChange(of node: PropertyNode, from old: Box, to new: Box) {
        for index in modifications.indices where modifications[index].node === node {
            if modifications[index].begun.value === old { modifications[index].begun.value = new }
        }
    }

    /// A function inside of one that modifies the same property has done so.
    func noteModification(of node: PropertyNode, _ count: Int) {
        for index in modifications.indices where modifications[index].node === node {
            if modifications[index].begun.count == count - 1 { modifications[index].begun.count = count }
        }
    }

    /// An update that nobody uses.
    func takeUpdate() -> PropertyUpdate { updates.popLast() ?? PropertyUpdate(self) }

    func giveBack(_ update: PropertyUpdate) {
        if update.empty(), updates.count < 4 { updates.append(update) }
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
