// @unchecked: every stored property that changes is touched only under the graph's lock, but for the hubs, which look after
// themselves. `@exclusivity(unchecked)`: nothing of a user's runs while one of these is accessed.

/// A value of a property, shared by all who look at it: so it is copied and released where no lock is held.
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

/// A property as seen by those that are derived from it.
@usableFromInline
class PropertyNode: @unchecked Sendable {
    final let graph: PropertyGraph
    /// The value: that of `validAt`, which is the present one if the node is not stale.
    @exclusivity(unchecked) private(set) final var box: Box
    /// The last change that may have changed the value, and the version up to which the value is known.
    @exclusivity(unchecked) private(set) final var needed = 0
    @exclusivity(unchecked) final var validAt = 0
    /// The version in which the value last became another, and the one whose value the observers are told or about to be told.
    @exclusivity(unchecked) private(set) final var changedIn = 0
    @exclusivity(unchecked) private final var toldIn = 0
    /// What was set while values before it had not been told yet, before those.
    @exclusivity(unchecked) private final var backlog: [Box] = []
    /// The look that found it last, and its step there.
    @exclusivity(unchecked) final var look = 0
    @exclusivity(unchecked) final var place = 0
    /// The thread that has the turn to modify the value, and how often a function has modified it.
    @exclusivity(unchecked) private final var modifier: Trampoline?
    @exclusivity(unchecked) private final var modifications = 0
    /// Whether a change of an input may leave the value as it was.
    final let mayStay: Bool
    @exclusivity(unchecked) private(set) final var inputs: [PropertyNode]
    @exclusivity(unchecked) private final var dependents: [WeakNode] = []
    /// How many dependents there are before those that have gone are taken out: twice those that were left the last time,
    /// so that adding one is cheap however many there are.
    @exclusivity(unchecked) private final var mostDependents = 8
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

    /// Returns the inputs, to be released when the stack has space; for a node that is going.
    final func takeInputs() -> [PropertyNode] {
        defer { inputs = [] }
        return inputs
    }

    // MARK: What knows the value's type

    /// Computes the value from the inputs.
    ///
    /// - Returns: `nil` if the update has been overtaken.
    func evaluate(_ update: PropertyUpdate, step: Int, first: Int) -> Box? { box }
    /// Whether observers take one value for the other.
    func areSame(_ old: Box, _ new: Box) -> Bool { false }
    /// Enqueues values for the observers, under the lock.
    func enqueue(_ values: [Box], then last: Box) -> PropertyUpdate.Delivery { .none }
    /// Enqueues the end.
    func enqueueEnd() -> PropertyUpdate.Delivery { .none }
    /// Tells what was enqueued.
    func deliver(_ delivery: PropertyUpdate.Delivery, _ value: Box?) {}

    // MARK: Under the lock

    /// Whether the value may be out of date.
    final var isStale: Bool { needed > validAt }
    /// Whether the value of a version would be news.
    final func isOpen(_ version: Int) -> Bool { needed > validAt && validAt < version }
    /// Whether nothing depends on it.
    final var isAlone: Bool { dependents.isEmpty }

    /// Sets the value, for a property that is not derived.
    final func replace(with value: Box, version: Int) -> Box {
        let old = box
        if toldIn < changedIn { backlog.append(old) }
        box = value
        changedIn = version
        validAt = version
        needed = version
        return old
    }

    /// Sets the value of a derived one.
    final func commit(_ value: Box, _ version: Int) -> Box {
        let old = box
        box = value
        changedIn = version
        return old
    }

    /// Enqueues what has not been told yet.
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

    /// Marks all that depends on it, each once, and finds what was not stale before.
    ///
    /// - Parameter left: gets what was. What depends on it was, too.
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

    /// Adds a dependent.
    ///
    /// - Returns: what is to be released when the lock is not held: this thread may be the last that keeps it.
    private final func add(_ dependent: PropertyNode) -> [PropertyNode] {
        var alive: [PropertyNode] = []
        if dependents.count >= mostDependents {
            dependents.removeAll { reference in
                guard let node = reference.node else { return true }
                alive.append(node)
                return false
            }
            mostDependents = max(8, 2 * dependents.count)
        }
        dependents.append(dependent.reference)
        return alive
    }

    /// Goes over to another one, for a node that follows its second input.
    ///
    /// - Returns: what is to be released when the lock is not held.
    final func follow(_ input: PropertyNode) -> [PropertyNode] {
        let former = inputs[1]
        if former === input { return [] }
        // Only this node is looked at: another one could be kept by nobody else.
        let name = ObjectIdentifier(self)
        if let index = former.dependents.firstIndex(where: { $0.name == name && $0.node === self }) {
            former.dependents.remove(at: index)
        }
        inputs[1] = input
        endedInputs = inputs.reduce(0) { $0 + ($1.hasEnded ? 1 : 0) }
        return input.add(self) + [former]
    }

    /// Stores that a function has modified the value, and gives up the turn if this thread has it.
    ///
    /// - Returns: whether no other function has modified it since this one began.
    final func endModifying(_ modification: Modification, _ thread: Trampoline) -> Bool {
        if modifier === thread, !thread.isModifying(self) { modifier = nil }
        guard modifications == modification.count else { return false }
        modifications += 1
        thread.noteModification(of: self, modifications)
        return true
    }

    // MARK: Which take the lock

    /// A change by a function: the value that it begins with, and how often one has modified the property before.
    @usableFromInline
    struct Modification {
        var value: Box
        var count: Int
    }

    /// Takes the turn to modify the value, unless another thread has it.
    ///
    /// - Parameter goesAhead: whether to take it from that one.
    /// - Returns: what the change begins with.
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

    /// The thread that has the turn to modify the value.
    final var turnHolder: Trampoline? {
        nonisolated(unsafe) var holder: Trampoline?
        graph.locked { _ in holder = modifier }
        return holder
    }

    /// Becomes a dependent of its inputs, when it is whole.
    ///
    /// - Parameter version: the one that its value belongs to.
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
            hasEnded = !inputs.isEmpty && endedInputs == inputs.count
            return (needed > version, hasEnded)
        }
        if isLate { PropertyUpdate.catchUp(self) }
        if isOver { deliver(enqueueEnd(), nil) }
    }

    /// Ends it, and those whose inputs have all ended.
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
                    if dependent.endedInputs == dependent.inputs.count { open.append(dependent) }
                }
            }
        }
        for (node, delivery) in owed where delivery != .none {
            Trampoline.current.outside { node.deliver(delivery, nil) }
        }
    }
}

/// A property that may go before those it depends on.
#if hasFeature(Embedded)
    /// Embedded Swift knows no weak references: the node takes itself out when it goes.
    final class WeakNode: @unchecked Sendable {
        private(set) unowned(unsafe) var node: PropertyNode?
        let name: ObjectIdentifier
        init(_ node: PropertyNode) {
            self.node = node
            name = ObjectIdentifier(node)
        }
        func clear() { node = nil }
    }
#else
    struct WeakNode {
        private(set) weak var node: PropertyNode?
        /// Tells without a look at it whether it may be a certain one.
        let name: ObjectIdentifier
        init(_ node: PropertyNode) {
            self.node = node
            name = ObjectIdentifier(node)
        }
    }
#endif

/// A property with its value.
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

    /// Derives the value; takes an update and where there the inputs' links begin.
    private final var compute: (@Sendable (PropertyUpdate, Int) -> Box)?
    /// Whether an old and a new value are the same, so that nobody need be told.
    private final let areSame: (@Sendable (Value, Value) -> Bool)?
    /// What it gets its values from, if it is a signal; disposed of when the property goes.
    final var source: Subscription?
    /// Takes a step of the hub that tells a value; made where the type of the values is known.
    private final let tell: Telling
    /// Remembers the latest value for those who come late.
    @usableFromInline final let hub = Serial(HubCore<Value, Never>(replay: 1))

    @usableFromInline
    init(_ value: Value, _ tell: @escaping Telling) {
        compute = nil
        areSame = nil
        self.tell = tell
        super.init(Boxed(value), inputs: [], graph: PropertyGraph(), mayStay: false)
        hub.send(.next(value))
    }

    init(
        _ box: Boxed<Value>, inputs: [PropertyNode], graph: PropertyGraph, mayStay: Bool, tell: @escaping Telling,
        areSame: (@Sendable (Value, Value) -> Bool)?, _ compute: (@Sendable (PropertyUpdate, Int) -> Box)?
    ) {
        self.compute = compute
        self.areSame = areSame
        self.tell = tell
        super.init(box, inputs: inputs, graph: graph, mayStay: mayStay)
        hub.send(.next(box.value))
    }

    /// Makes a node of what others make at one instant.
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

    // A chain of properties is released piece by piece, however long it is.
    deinit {
        var derivation: Derivation? = Derivation(compute: compute, inputs: takeInputs())
        compute = nil
        Trampoline.current.release(&derivation)
        source?.dispose()
    }

    /// The present value.
    @inlinable final var value: Value { unsafeDowncast(present, to: Boxed<Value>.self).value }

    override final func evaluate(_ update: PropertyUpdate, step: Int, first: Int) -> Box? {
        guard let compute else { return followed(update, step: step, first: first) }
        return compute(update, first)
    }

    /// The value of the node that it follows.
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

/// What keeps the properties that a property is derived from. Not a tuple: handing one with a function to generic code copies
/// it.
private struct Derivation {
    let compute: (@Sendable (PropertyUpdate, Int) -> Box)?
    let inputs: [PropertyNode]
}

/// A property that follows another one, which may change.
@usableFromInline
final class FollowingNode<Choice: Sendable, Value: Sendable>: ValueNode<Value>, @unchecked Sendable {
    // The inputs are the property that chooses and the one that is followed; they are kept nowhere else.
    private let choose: @Sendable (Choice) -> ValueNode<Value>

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
        self.choose = choose
        let box = unsafeDowncast(followed.present, to: Boxed<Value>.self)
        super.init(
            box, inputs: [choice, followed], graph: choice.graph, mayStay: true, tell: tell, areSame: nil, nil)
    }

    override func followed(_ update: PropertyUpdate, step: Int, first: Int) -> Box? {
        if update.hasChanged(first, since: step) {
            guard update.follow(choose(update.input(first)), step: step) else { return nil }
        }
        return update.inputBox(first + 1)
    }
}

extension PropertyNode {
    /// The present value.
    @usableFromInline
    final var present: Box { graph.locked { _ in isStale ? nil : box } ?? PropertyUpdate.read(self).value }

    /// The present value and the version that it belongs to.
    @inline(__always)
    final func upToDate() -> (value: Box, version: Int) {
        let known: (Box, Int)? = graph.locked { state in isStale ? nil : (box, state.version) }
        return known ?? PropertyUpdate.read(self)
    }
}
