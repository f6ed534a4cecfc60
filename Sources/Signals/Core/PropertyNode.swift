// @unchecked is sound: every stored property that changes is accessed only under the graph's lock, before the node is
// shared, or in `deinit`. `@exclusivity(unchecked)` is sound: no user's code runs during such an access.

/// A value of a property, in an object that all readers share. Code that replaces the object under the lock releases
/// the old one when it no longer holds the lock, because the release may run a user's code.
@usableFromInline
class Box: @unchecked Sendable {
    @inlinable
    init() {}
}

@usableFromInline
final class Boxed<Value: Sendable>: Box, @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
}

/// A property in the graph, without the type of its value. A *version* is the number of a change to the graph. A node
/// is *stale* if its value may have changed since the version for which the value is known.
@usableFromInline
class PropertyNode: @unchecked Sendable {
    final let graph: PropertyGraph
    /// The value in the version `validAt`; it is the current value if the node is not stale.
    @exclusivity(unchecked) private(set) final var box: Box
    /// The latest version that may have changed the value. This version is never smaller than an input's `needed`.
    @exclusivity(unchecked) private(set) final var needed = 0
    /// The latest version for which the value is known.
    @exclusivity(unchecked) final var validAt = 0
    /// The version in which the value last changed.
    @exclusivity(unchecked) private(set) final var changedIn = 0
    /// The version whose value was last enqueued for the observers.
    @exclusivity(unchecked) private final var toldIn = 0
    /// In a node that follows its second input, the version in which this input was chosen. If the version is later
    /// than `validAt`, the input must be chosen again: an update has either chosen it without committing the value, or
    /// chosen it for a version that is out of date.
    @exclusivity(unchecked) private(set) final var followedIn = 0
    /// The former values that have not been enqueued for the observers yet.
    @exclusivity(unchecked) private final var backlog: [Box] = []
    /// The number of the last look that found the node; ``PropertyUpdate`` explains looks.
    @exclusivity(unchecked) final var look = 0
    /// The index of the node's step in the last look that found it, or -1 if the look has not added the step yet.
    @exclusivity(unchecked) final var place = 0
    /// The thread that has the turn to modify the value.
    @exclusivity(unchecked) private final var modifier: Trampoline?
    @exclusivity(unchecked) private final var modifications = 0
    /// True if the value may stay the same when an input changes.
    final let mayStay: Bool
    @exclusivity(unchecked) private(set) final var inputs: [PropertyNode]
    @exclusivity(unchecked) private final var dependents: [WeakNode] = []
    /// The number of entries in `dependents` at which `add` removes the entries of released and former dependents. This
    /// limit is twice the number that the last removal left, but at least 8, so adding a dependent stays cheap.
    @exclusivity(unchecked) private final var mostDependents = 8
    /// In a node that follows its second input, the index of the node's entry among that input's dependents.
    @exclusivity(unchecked) private final var entry = 0
    @exclusivity(unchecked) private final var endedInputs = 0
    @exclusivity(unchecked) private(set) final var hasEnded = false
    #if hasFeature(Embedded)
    private(set) final lazy var reference = WeakNode(self)

    deinit { reference.clear() }
    #else
    final var reference: WeakNode { WeakNode(self) }
    #endif

    init(_ box: Box, inputs: [PropertyNode], graph: PropertyGraph, mayStay: Bool) {
        self.box = box
        self.inputs = inputs
        self.graph = graph
        self.mayStay = mayStay
    }

    /// Takes the inputs out of a node that is being released, so they can be released when the stack has room.
    final func takeInputs() -> [PropertyNode] {
        defer { inputs = [] }
        return inputs
    }

    // MARK: Overridden by `ValueNode`

    /// Computes the value from the inputs, or returns `nil` if the update must first look at the nodes again.
    func evaluate(_ update: PropertyUpdate, step: Int, first: Int) -> Box? { box }
    func areSame(_ old: Box, _ new: Box) -> Bool { false }
    /// Enqueues values for the observers, under the lock. If there is only one value and the hub is idle, this thread
    /// becomes the hub's owner instead, and delivers the value later.
    func enqueue(_ values: [Box], then last: Box) -> PropertyUpdate.Delivery { .none }
    func enqueueEnd() -> PropertyUpdate.Delivery { .none }
    func deliver(_ delivery: PropertyUpdate.Delivery, _ value: Box?) {}

    // MARK: Under the lock

    final var isStale: Bool { needed > validAt }
    /// True if the latest value has not been computed, or has not been enqueued for the observers.
    final var isBehind: Bool { isStale || toldIn != changedIn }
    /// True if all inputs of a derived node have ended, but the node itself has not.
    final var mustEnd: Bool { endedInputs > 0 && endedInputs == inputs.count && !hasEnded }
    /// Returns true if the node is stale and its value belongs to a version before `version`.
    final func isOpen(_ version: Int) -> Bool { needed > validAt && validAt < version }
    final var isAlone: Bool { dependents.isEmpty }

    /// Sets the value of a property that is not derived. Returns the former value.
    final func replace(with value: Box, version: Int) -> Box {
        let old = box
        if toldIn < changedIn { backlog.append(old) }
        box = value
        changedIn = version
        validAt = version
        needed = version
        return old
    }

    /// Sets the value of a derived property. Returns the former value.
    final func commit(_ value: Box, _ version: Int) -> Box {
        let old = box
        box = value
        changedIn = version
        return old
    }

    /// Called by an update of `version` that found a new value but cannot commit it. If an update of a later version
    /// has been committed and found the same value as before `version`, the value changed in `version` and later
    /// changed back. This method records the second of these changes, as a change in the version after `version`.
    final func markChanged(after version: Int) {
        guard validAt > version, changedIn <= version else { return }
        if toldIn == changedIn { toldIn = version + 1 }
        changedIn = version + 1
    }

    /// Enqueues the values that have not been enqueued for the observers yet.
    final func tell(_ garbage: inout [Box]) -> PropertyUpdate.Delivery {
        if toldIn == changedIn { return .none }
        toldIn = changedIn
        if backlog.isEmpty { return enqueue([], then: box) }
        defer {
            garbage += backlog
            backlog = []
        }
        return enqueue(backlog, then: box)
    }

    /// Marks each node that depends on this one, directly or through other nodes, as stale. Adds nodes that were up to
    /// date to `found`, and nodes that were already stale to `left`.
    final func markDependents(_ version: Int, into found: inout [PropertyNode], left: inout [PropertyNode]) {
        var (next, nextLeft) = (found.count, 0)
        var node = self
        while true {
            for index in node.dependents.indices {
                guard let dependent = node.dependents[index].node, dependent.needed != version else { continue }
                if dependent.isStale { left.append(dependent) } else { found.append(dependent) }
                dependent.needed = version
            }
            if next < found.count {
                node = found[next]
                next += 1
            } else if nextLeft < left.count {
                node = left[nextLeft]
                nextLeft += 1
            } else {
                return
            }
        }
    }

    /// Adds a dependent. Returns nodes that the caller must keep until it has released the lock, because this thread
    /// may hold their last reference.
    private final func add(_ dependent: PropertyNode) -> [PropertyNode] {
        var alive: [PropertyNode] = []
        if dependents.count >= mostDependents {
            dependents.removeAll { reference in
                guard let node = reference.node else { return true }
                if node.inputs.last === self { node.entry = alive.count }
                alive.append(node)
                return false
            }
            mostDependents = max(8, 2 * dependents.count)
        }
        if dependent.inputs.last === self { dependent.entry = dependents.count }
        dependents.append(dependent.reference)
        return alive
    }

    /// Makes updates of later versions choose again which node to follow.
    final func chooseAgain(after version: Int) { followedIn = max(followedIn, version + 1) }

    /// Replaces the second input with one that was chosen in `version`. Adds to `kept` the nodes that the caller must
    /// keep until it has released the lock, and adds to `woken` the nodes that have become stale.
    final func follow(
        _ input: PropertyNode, version: Int, kept: inout [PropertyNode], woken: inout [PropertyNode]
    ) {
        followedIn = version
        let former = inputs[1]
        if former === input { return }
        former.removeDependent(at: entry)
        inputs[1] = input
        endedInputs = inputs.reduce(0) { $0 + ($1.hasEnded ? 1 : 0) }
        kept.append(former)
        kept += input.add(self)
        if needed < input.needed { raise(to: input.needed, kept: &kept, woken: &woken) }
    }

    /// Raises `needed` in this node and in all nodes that depend on it. Otherwise an update of an earlier version could
    /// use a value that the new input received only in `version`.
    private final func raise(to version: Int, kept: inout [PropertyNode], woken: inout [PropertyNode]) {
        needed = version
        var open = [self]
        while let node = open.popLast() {
            for index in node.dependents.indices {
                guard let dependent = node.dependents[index].node else { continue }
                kept.append(dependent)
                guard dependent.needed < version else { continue }
                if !dependent.isStale { woken.append(dependent) }
                dependent.needed = version
                open.append(dependent)
            }
        }
    }

    /// Clears an entry instead of removing it: a removal would move all later entries, which would be slow if many
    /// nodes stop following this node at once. The function loads no weak reference, because a load makes a strong
    /// reference. If that became the last reference to its node, the node would be released under the lock.
    private final func removeDependent(at index: Int) {
        dependents[index] = WeakNode()
        while !dependents.isEmpty, dependents[dependents.count - 1].isCleared { dependents.removeLast() }
    }

    /// Gives up the turn if this thread has it and no outer function on this thread still modifies the value. Records
    /// the modification and returns true, unless another thread has modified the value meanwhile.
    final func endModifying(_ modification: Modification, _ thread: Trampoline) -> Bool {
        if modifier === thread, !thread.isModifying(self) { modifier = nil }
        guard modifications == modification.count else { return false }
        modifications += 1
        thread.noteModification(of: self, modifications)
        return true
    }

    // MARK: Functions that take the lock

    /// A modification that has begun. It stores the property's value and number of modifications as they were when it
    /// began. If the function passed to `modify` has itself changed the property since then, the modification stores
    /// the value and the number after that change.
    @usableFromInline
    struct Modification {
        var value: Box
        var count: Int
    }

    /// Takes the turn to modify the value. Returns `nil` if another thread has the turn and `goesAhead` is false.
    final func beginModifying(_ thread: Trampoline, goesAhead: Bool) -> Modification? {
        let begun: (Box, Int)? = graph.locked { _ in
            if modifier !== thread {
                guard modifier == nil || goesAhead else { return nil }
                modifier = thread
            }
            return (box, modifications)
        }
        return begun.map { Modification(value: $0.0, count: $0.1) }
    }

    /// Brings the node up to date, and enqueues its latest value for the observers, unless this value has already been
    /// enqueued. The node may be behind because, for example, another thread is still computing the value.
    final func tellLatest() {
        if graph.locked({ _ in isBehind }) { PropertyUpdate.catchUp(self) }
    }

    final var turnHolder: Trampoline? {
        nonisolated(unsafe) var holder: Trampoline?
        graph.locked { _ in holder = modifier }
        return holder
    }

    /// Adds the node, whose value belongs to `version`, to the dependents of its inputs.
    final func attach(_ version: Int) {
        var alive: [[PropertyNode]] = []
        let (isLate, isOver) = graph.locked { _ in
            validAt = version
            changedIn = version
            toldIn = version
            for input in inputs {
                alive.append(input.add(self))
                needed = max(needed, input.needed)
                if input.hasEnded { endedInputs += 1 }
            }
            // If an input may have changed since `version`, the node may still choose another input to follow. So it
            // must catch up before it can end.
            if needed > version { return (true, false) }
            hasEnded = mustEnd
            return (false, hasEnded)
        }
        if isLate { PropertyUpdate.catchUp(self) }
        if isOver { deliver(enqueueEnd(), nil) }
    }

    /// Ends the node, and the nodes whose inputs have all ended.
    final func end() {
        var kept: [PropertyNode] = []
        var owed: [(node: PropertyNode, delivery: PropertyUpdate.Delivery)] = []
        graph.locked { _ in
            var open = [self]
            while let node = open.popLast() {
                guard !node.hasEnded else { continue }
                node.hasEnded = true
                owed.append((node, node.enqueueEnd()))
                for dependent in node.dependents.compactMap({ $0.node }) {
                    kept.append(dependent)
                    dependent.endedInputs += 1
                    // If the dependent's latest value has not been enqueued for the observers yet, the update that
                    // enqueues the value also ends the dependent.
                    if dependent.endedInputs == dependent.inputs.count, !dependent.isBehind { open.append(dependent) }
                }
            }
        }
        for (node, delivery) in owed where delivery != .none {
            Trampoline.current.outside { node.deliver(delivery, nil) }
        }
    }
}

/// A reference to a dependent, which may be released before the nodes that it depends on.
#if hasFeature(Embedded)
/// Embedded Swift has no weak references: the node clears this one in its `deinit`.
final class WeakNode: @unchecked Sendable {
    private(set) unowned(unsafe) var node: PropertyNode?
    let isCleared: Bool
    init(_ node: PropertyNode? = nil) {
        self.node = node
        isCleared = node == nil
    }
    func clear() { node = nil }
}
#else
struct WeakNode {
    private(set) weak var node: PropertyNode?
    /// True if the reference was made without a node. Reading this does not load the weak reference.
    let isCleared: Bool
    init(_ node: PropertyNode? = nil) {
        self.node = node
        isCleared = node == nil
    }
}
#endif

@usableFromInline
class ValueNode<Value: Sendable>: PropertyNode, @unchecked Sendable {
    @usableFromInline typealias Telling = @Sendable (ValueNode, Box) -> Void

    @inlinable
    static var telling: Telling {
        { node, box in
            let value = unsafeDowncast(box, to: Boxed<Value>.self).value
            node.hub.stepAsOwner { $0.next(value) }
        }
    }

    /// Computes the value from an update and the index of the update's link to the first input. The function is `nil`
    /// if the property is not derived or follows another.
    private final var compute: (@Sendable (PropertyUpdate, Int) -> Box)?
    private final let areSame: (@Sendable (Value, Value) -> Bool)?
    /// The subscription to the signal that sends the node's values, if any; disposed of in `deinit`.
    final var source: Subscription?
    /// The function that sends a value to the observers in a step of the hub. The function is made where the type of
    /// the values is known.
    private final let tell: Telling
    /// The hub of the observers, which keeps the latest value for new observers.
    @usableFromInline final let hub = Serial(HubCore<Value, Never>(replay: 1))

    @usableFromInline
    init(_ value: Value, _ tell: @escaping Telling) {
        compute = nil
        areSame = nil
        self.tell = tell
        super.init(Boxed(value), inputs: [], graph: PropertyGraph(), mayStay: false)
        _ = hub.perform({ $0.next(value) }, orLater: .next(value))
    }

    init(
        _ box: Boxed<Value>, inputs: [PropertyNode], graph: PropertyGraph, mayStay: Bool, tell: @escaping Telling,
        areSame: (@Sendable (Value, Value) -> Bool)?, _ compute: (@Sendable (PropertyUpdate, Int) -> Box)?
    ) {
        self.compute = compute
        self.areSame = areSame
        self.tell = tell
        super.init(box, inputs: inputs, graph: graph, mayStay: mayStay)
        _ = hub.perform({ $0.next(box.value) }, orLater: .next(box.value))
    }

    @usableFromInline
    static func make(
        from inputs: [PropertyNode], tell: @escaping Telling, areSame: (@Sendable (Value, Value) -> Bool)?,
        _ compute: @escaping @Sendable (PropertyUpdate, Int) -> Box
    ) -> ValueNode {
        for input in inputs.dropFirst() { PropertyGraph.unite(inputs[0].graph, input.graph) }
        let graph = inputs.first?.graph ?? PropertyGraph()
        let (box, version) = PropertyUpdate.derive(from: inputs, in: graph, compute)
        let node = ValueNode(
            unsafeDowncast(box, to: Boxed<Value>.self), inputs: inputs, graph: graph,
            mayStay: areSame != nil || inputs.contains { $0.mayStay }, tell: tell, areSame: areSame, compute)
        node.attach(version)
        return node
    }

    // The inputs are released with `Trampoline.release`. Otherwise, the release of a long chain of properties could
    // overflow the stack.
    deinit {
        var derivation: Derivation? = Derivation(compute: compute, inputs: takeInputs())
        compute = nil
        Trampoline.current.release(&derivation)
        source?.dispose()
    }

    @inlinable final var value: Value { unsafeDowncast(present, to: Boxed<Value>.self).value }

    override final func evaluate(_ update: PropertyUpdate, step: Int, first: Int) -> Box? {
        guard let compute else { return followed(update, step: step, first: first) }
        return compute(update, first)
    }

    /// Returns the value of the node that this node follows, or `nil` if the update must first look at the nodes again.
    func followed(_ update: PropertyUpdate, step: Int, first: Int) -> Box? { nil }

    override final func areSame(_ old: Box, _ new: Box) -> Bool {
        guard let areSame else { return false }
        let (old, new) = (unsafeDowncast(old, to: Boxed<Value>.self), unsafeDowncast(new, to: Boxed<Value>.self))
        return areSame(old.value, new.value)
    }

    override final func enqueue(_ values: [Box], then last: Box) -> PropertyUpdate.Delivery {
        if values.isEmpty, hub.own() { return .value }
        var isOwner = false
        for box in values + [last] where hub.enqueue(.next(unsafeDowncast(box, to: Boxed<Value>.self).value)) {
            isOwner = true
        }
        return isOwner ? .queue : .none
    }

    override final func enqueueEnd() -> PropertyUpdate.Delivery {
        hub.enqueue(.end(.completed)) ? .queue : .none
    }

    override final func deliver(_ delivery: PropertyUpdate.Delivery, _ value: Box?) {
        switch delivery {
        case .none: break
        case .queue: hub.drain()
        case .value: tell(self, value.unsafelyUnwrapped)
        }
    }
}

/// The references that keep a derived property's inputs alive. The references are in a struct, because a tuple that
/// contains a function is copied when it is passed to generic code.
private struct Derivation {
    let compute: (@Sendable (PropertyUpdate, Int) -> Box)?
    let inputs: [PropertyNode]
}

/// The node of a property that follows another property. The value of a third property, the choice, decides which
/// property is followed.
@usableFromInline
final class FollowingNode<Choice: Sendable, Value: Sendable>: ValueNode<Value>, @unchecked Sendable {
    // `inputs` holds the nodes of the choice and of the property that is followed, in this order.
    /// The function that chooses the followed property; always set, except in `deinit`.
    @exclusivity(unchecked) private var chooser: Chooser<Choice, Value>?

    @usableFromInline
    static func make(
        _ choice: ValueNode<Choice>, tell: @escaping Telling, _ choose: @escaping @Sendable (Choice) -> ValueNode<Value>
    ) -> FollowingNode {
        let (box, version) = choice.upToDate()
        let followed = Trampoline.current.inFunction { choose(unsafeDowncast(box, to: Boxed<Choice>.self).value) }
        PropertyGraph.unite(choice.graph, followed.graph)
        let node = FollowingNode(choice, followed, tell: tell, choose)
        node.attach(version)
        return node
    }

    private init(
        _ choice: ValueNode<Choice>, _ followed: ValueNode<Value>, tell: @escaping Telling,
        _ choose: @escaping @Sendable (Choice) -> ValueNode<Value>
    ) {
        chooser = Chooser(choose: choose)
        let box = unsafeDowncast(followed.present, to: Boxed<Value>.self)
        super.init(
            box, inputs: [choice, followed], graph: choice.graph, mayStay: true, tell: tell, areSame: nil, nil)
    }

    // For the same reason as in `ValueNode`: the closure may hold the previous property of a long chain.
    deinit { Trampoline.current.release(&chooser) }

    override func followed(_ update: PropertyUpdate, step: Int, first: Int) -> Box? {
        if update.mustChoose(first, step: step) {
            let choose = chooser.unsafelyUnwrapped.choose
            guard update.follow(step: step, first: first, choose: { choose(update.input(first)) }) else { return nil }
        }
        return update.inputBox(first + 1)
    }
}

/// The function of a `FollowingNode`, in a struct for the reason given at `Derivation`.
private struct Chooser<Choice: Sendable, Value: Sendable> {
    let choose: @Sendable (Choice) -> ValueNode<Value>
}

extension PropertyNode {
    @usableFromInline
    final var present: Box { graph.locked { _ in isStale ? nil : box } ?? PropertyUpdate.read(self).value }

    @inline(__always)
    final func upToDate() -> (value: Box, version: Int) {
        let known: (Box, Int)? = graph.locked { state in isStale ? nil : (box, state.version) }
        return known ?? PropertyUpdate.read(self)
    }
}
