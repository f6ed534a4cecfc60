/// Keeps very long chains from overflowing the stack: work that is too deep is deferred until the stack has unwound to
/// the outermost piece of work, or until `catchUp` is called. Each thread has its own trampoline.
@usableFromInline
package final class Trampoline {
    /// The number of bytes of stack that a chain may use in any case, even if the bounds of the stack are not known.
    /// The number is large, because in a debug build an operator with several inputs may use two kilobytes, and
    /// subscribing and sending may be on the stack at the same time.
    private static let room: UInt = 64 << 10
    /// The maximum number of bytes that are reserved, at the end of a stack with known bounds, for the code that a
    /// chain calls.
    private static let mostReserve: UInt = 256 << 10
    /// The number of erased signals from one `StackBoundary` in a chain to the next.
    @inlinable
    static var breakEvery: Int32 { 32 }
    /// The maximum nesting depth of releases.
    private static let deepestRelease = 64

    @exclusivity(unchecked) private var depth = 0
    /// The lowest address of this thread's stack that a chain may use; the stack grows downward.
    @exclusivity(unchecked) private var floor: UInt = 0
    /// The addresses of this thread's stack without the reserve, which follows below them.
    private let stack: ClosedRange<UInt>?
    private let reserve: UInt
    @exclusivity(unchecked) private var later = Deque<() -> Void>()
    /// The number of nested calls on this thread that run *functions of properties*: functions that derive, compare or
    /// modify properties.
    @exclusivity(unchecked) var functions = 0
    /// The work to run when all functions of properties on this thread have returned.
    @exclusivity(unchecked) var whenOutside: [() -> Void] = []
    /// The number of times that this thread has committed an update.
    @exclusivity(unchecked) var commits = 0
    /// The properties that this thread is modifying, the outermost call first.
    @exclusivity(unchecked) private var modifications: [(node: PropertyNode, begun: PropertyNode.Modification)] = []
    /// The property that this thread is waiting to modify.
    @exclusivity(unchecked) var awaited: PropertyNode?
    @exclusivity(unchecked) private var updates: [PropertyUpdate] = []
    private var releasing = 0
    private var leftovers: [Leftover] = []

    init() {
        let bounds = Self.bounds
        let reserve = bounds.map { min(Self.mostReserve, ($0.upperBound - $0.lowerBound) / 2) } ?? 0
        stack = bounds.map { $0.lowerBound + reserve...$0.upperBound }
        self.reserve = reserve
    }

    /// Returns the lowest address that a chain may use if it begins at `here`.
    private func floor(from here: UInt) -> UInt {
        let near = here > Self.room ? here - Self.room : 0
        // If `here` is not in `stack`, the code runs on a stack other than the thread's, or on the reserve.
        guard let stack, stack.contains(here) else { return near }
        return min(stack.lowerBound, near)
    }

    /// An address in the current stack frame.
    @inline(never)
    private static var here: UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }

    /// Begins a piece of work one step deeper, or returns `nil` if there is no room on this thread's stack. The work
    /// ends with ``leave(_:)``.
    @usableFromInline
    static func enter() -> Unmanaged<Trampoline>? {
        let trampoline = unmanagedCurrent
        let hasRoom = trampoline._withUnsafeGuaranteedRef { trampoline in
            if trampoline.depth == 0 {
                trampoline.floor = trampoline.floor(from: here)
            } else if here < trampoline.floor {
                return false
            }
            trampoline.depth += 1
            return true
        }
        return hasRoom ? trampoline : nil
    }

    /// Ends a piece of work. The end of the outermost piece runs all deferred work.
    @usableFromInline
    static func leave(_ trampoline: Unmanaged<Trampoline>) {
        trampoline._withUnsafeGuaranteedRef { trampoline in
            trampoline.depth -= 1
            if trampoline.depth == 0, !trampoline.later.isEmpty { trampoline.catchUp() }
        }
    }

    /// Runs work now if there is room on the stack, otherwise when the stack has unwound.
    @usableFromInline
    static func perform(_ work: @escaping () -> Void) {
        guard let trampoline = enter() else { return current.putOff(work) }
        work()
        leave(trampoline)
    }

    /// Runs all deferred work now. A function such as `observe` calls this before it returns to the user's code,
    /// because the signal must have been subscribed to by then.
    @usableFromInline
    package static func runDeferredWork() {
        unmanagedCurrent._withUnsafeGuaranteedRef { trampoline in
            if !trampoline.later.isEmpty { trampoline.catchUp() }
        }
    }

    func putOff(_ work: @escaping () -> Void) { later.append(work) }

    /// Runs all deferred work now, one piece after another. Each piece may use at least `room` bytes of stack, counted
    /// from this call.
    func catchUp() {
        let former = (depth, floor)
        (depth, floor) = (1, floor(from: Self.here))
        while let work = later.popFirst() { work() }
        (depth, floor) = former
    }

    /// Runs all deferred work now, unless the bounds of the stack are known and less than three quarters of its reserve
    /// is left. Calls may be nested, and each may use `room` of the reserve.
    func catchUpIfThereIsRoom() {
        if later.isEmpty { return }
        if let end = stack?.lowerBound, (end - reserve..<end - reserve / 4).contains(Self.here) { return }
        catchUp()
    }

    /// Runs all deferred work now if there is room for it. An operator calls this after it has sent a hot signal, so
    /// the observer can subscribe before that signal's first value.
    @usableFromInline
    static func runDeferredWorkIfThereIsRoom() { current.catchUpIfThereIsRoom() }

    /// Releases a value that may hold a long chain of similar objects, now or, if too many releases are nested, when
    /// the outermost one ends.
    @usableFromInline
    func release<Value>(_ value: inout Value?) {
        #if CURRYCOMB_BROWSER
        // Nothing is deferred, because that needs a class for each type, which would make the browser build larger.
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
    /// Calls a function that derives a property. If the function sets properties, their observers are notified when all
    /// functions of properties on this thread have returned.
    func inFunction<Result>(_ work: () -> Result) -> Result {
        functions += 1
        let result = work()
        functions -= 1
        deliverOutside()
        return result
    }

    /// Runs work now, or when all functions of properties on this thread have returned.
    func outside(_ work: @escaping () -> Void) {
        if functions > 0 { return whenOutside.append(work) }
        deliverOutside()
        work()
    }

    func deliverOutside() {
        if functions > 0 || whenOutside.isEmpty { return }
        var works: [() -> Void] = []
        swap(&works, &whenOutside)
        for work in works { work() }
    }

    /// Begins to modify a property, as soon as it is this thread's turn (see `ModifyTurn`). Returns the value to
    /// change.
    func beginModifying(_ node: PropertyNode) -> Box {
        // If this thread is already modifying the same property in an outer call, it does not wait: if another thread
        // has taken the turn, this thread takes it back.
        var begun = node.beginModifying(self, goesAhead: isModifying(node))
        #if !hasFeature(Embedded)
        if begun == nil { begun = ModifyTurn.wait(for: node, self) }
        #endif
        let modification = begun.unsafelyUnwrapped
        modifications.append((node, modification))
        functions += 1
        return modification.value
    }

    /// Stores the value that a function has made from a property's value. If another thread has set the property
    /// meanwhile, that value is kept instead. If another thread has called `modify` meanwhile, stores nothing and
    /// returns false: the function must be called again.
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

    /// Records that a function passed to `modify` has also set the same property directly. The function's own result
    /// then counts as the later change.
    func noteChange(of node: PropertyNode, from old: Box, to new: Box) {
        var isInnermost = true
        for index in modifications.indices.reversed() where modifications[index].node === node {
            // For the innermost function, this is so even if another thread set the property in between.
            if isInnermost || modifications[index].begun.value === old { modifications[index].begun.value = new }
            isInnermost = false
        }
    }

    /// Records a modification by a function that is called inside another one that modifies the same property.
    func noteModification(of node: PropertyNode, _ count: Int) {
        for index in modifications.indices where modifications[index].node === node {
            if modifications[index].begun.count == count - 1 { modifications[index].begun.count = count }
        }
    }

    func takeUpdate() -> PropertyUpdate { updates.popLast() ?? PropertyUpdate(self) }

    func giveBack(_ update: PropertyUpdate) {
        if update.empty(), updates.count < 4 { updates.append(update) }
    }
}

private class Leftover {
    func empty() {}
}

private final class Holder<Value>: Leftover {
    var value: Value?
    init(_ value: Value?) { self.value = value }
    override func empty() { value = nil }
}
