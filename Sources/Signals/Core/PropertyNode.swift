// @unchecked: every stored property is touched only while the graph is locked, except the hubs, which guard themselves.
// `@exclusivity(unchecked)`: no function of a user runs while one of these is accessed.
import Synchronization

/// A property as its dependents see it.
class PropertyNode: @unchecked Sendable {
    /// Locked while values are stored and derived, and never while an observer runs.
    final let graph: PropertyGraph

    /// The distance from the properties that are set: more than any of its inputs, but for one that has begun to follow
    /// another since. The order in which properties are brought up to date comes from it; that each is brought up to
    /// date after its inputs does not depend on it.
    private(set) final var height: Int
    private final var dependents: [WeakNode] = []
    /// The number of dependents at which those that have gone are taken out: twice those that were left the last time,
    /// so that adding one is cheap however many there are.
    private final var mostDependents = 8
    private final var endedInputs = 0
    fileprivate final var inputs: [PropertyNode]
    private(set) final var hasEnded = false
    /// The change after which it has not been brought up to date; 0 if it is.
    @exclusivity(unchecked) private final var staleSince = 0
    /// The last change that changed it.
    @exclusivity(unchecked) private final var changedIn = 0
    /// The number of times that computing its value has begun: a thread may be overtaken by another one while it
    /// computes.
    @exclusivity(unchecked) fileprivate final var attempts = 0
    /// The number of changes, in all graphs, since graphs may be united.
    private static let changes = Atomic<Int>(0)
    #if hasFeature(Embedded)
        private(set) final lazy var reference = WeakNode(self)

        deinit { reference.clear() }
    #else
        final var reference: WeakNode { WeakNode(self) }
    #endif

    init(inputs: [PropertyNode], graph: PropertyGraph) {
        self.inputs = inputs
        self.graph = graph
        height = inputs.reduce(0) { max($0, $1.height + 1) }
    }

    /// Returns the inputs, to be released when the stack has space; for a node that is going.
    final func takeInputs() -> [PropertyNode] {
        defer { inputs = [] }
        return inputs
    }

    /// Computes the value again from the inputs.
    /// - Parameter change: the change that made it necessary.
    /// - Returns: true if it counts as changed.
    func update(since change: Int) -> Bool { true }
    /// Enqueues the value for the observers; the result delivers it.
    func announce() -> (() -> Void)? { nil }
    /// The same for the end.
    func announceEnd() -> (() -> Void)? { nil }

    /// Is called by its maker, when it is whole.
    final func attach() {
        for input in inputs {
            input.add(self)
            if input.hasEnded { endedInputs += 1 }
        }
        hasEnded = !inputs.isEmpty && endedInputs == inputs.count
    }

    private final func add(_ dependent: PropertyNode) {
        if dependents.count >= mostDependents {
            dependents.removeAll { $0.node == nil }
            mostDependents = max(8, 2 * dependents.count)
        }
        dependents.append(dependent.reference)
    }

    /// Brings everything that depends on it up to date, each once, inputs first; a property whose inputs turn out to be
    /// unchanged is left alone.
    ///
    /// - Returns: the work to do when the graph is no longer locked.
    final func changed() -> [() -> Void] {
        if dependents.isEmpty { return announce().map { [$0] } ?? [] }
        let change = Self.changes.add(1, ordering: .relaxed).newValue
        changedIn = change
        var found: [PropertyNode] = []
        var open = [self]
        while let node = open.popLast() {
            for dependent in node.dependents.compactMap({ $0.node }) where dependent.staleSince == 0 {
                dependent.staleSince = change
                found.append(dependent)
                open.append(dependent)
            }
        }
        if found.count > 1 { found = stableOrder(of: found.map { $0.height }).map { found[$0] } }
        var deliveries = announce().map { [$0] } ?? []
        for node in found {
            node.bringUpToDate()
            if node.changedIn >= change, let delivery = node.announce() { deliveries.append(delivery) }
        }
        return deliveries
    }

    /// Computes the value again if an input has changed. Its inputs come first; they mostly are up to date already.
    final func bringUpToDate() {
        guard staleSince != 0 else { return }
        let change = staleSince
        staleSince = 0
        for input in inputs { input.bringUpToDate() }
        attempts += 1
        if inputs.contains(where: { $0.hasChanged(since: change) }), update(since: change) {
            changedIn = Self.changes.load(ordering: .relaxed)
        }
    }

    /// Returns true if it has changed in a change or later.
    final func hasChanged(since change: Int) -> Bool { changedIn >= change }

    /// Goes over from one input to another, at a place among its inputs.
    final func replaceInput(at place: Int, with input: PropertyNode) {
        let former = inputs[place]
        if let index = former.dependents.firstIndex(where: { $0.node === self }) {
            former.dependents.remove(at: index)
        }
        inputs[place] = input
        input.add(self)
        height = max(height, input.height + 1)
        endedInputs = inputs.reduce(0) { $0 + ($1.hasEnded ? 1 : 0) }
    }

    /// Ends it, and those whose inputs have all ended.
    final func end() -> [() -> Void] {
        var deliveries: [() -> Void] = []
        var open = [self]
        while let node = open.popLast() {
            guard !node.hasEnded else { continue }
            node.hasEnded = true
            if let delivery = node.announceEnd() { deliveries.append(delivery) }
            for dependent in node.dependents.compactMap({ $0.node }) {
                dependent.endedInputs += 1
                if dependent.endedInputs == dependent.inputs.count { open.append(dependent) }
            }
        }
        return deliveries
    }
}

/// A property that may go before those it depends on.
#if hasFeature(Embedded)
    /// Embedded Swift knows no weak references: the node takes itself out when it goes.
    final class WeakNode: @unchecked Sendable {
        private(set) unowned(unsafe) var node: PropertyNode?
        init(_ node: PropertyNode) { self.node = node }
        func clear() { node = nil }
    }
#else
    struct WeakNode {
        private(set) weak var node: PropertyNode?
        init(_ node: PropertyNode) { self.node = node }
    }
#endif

/// A property with its value.
class ValueNode<Value: Sendable>: PropertyNode, @unchecked Sendable {
    @exclusivity(unchecked) final var value: Value
    fileprivate(set) final var compute: (@Sendable () -> Value)?
    /// True if an old and a new value are the same, so that no observer need be notified.
    final let areSame: (@Sendable (Value, Value) -> Bool)?
    /// True if a function that modifies the value is running.
    @exclusivity(unchecked) final var isBeingModified = false
    /// The subscription that its values come from, if it follows a signal; disposed of when the property goes.
    final var source: Subscription?
    /// Remembers the latest value for later observers.
    final let hub = Serial(HubCore<Value, Never>(replay: 1))

    init(_ value: Value) {
        self.value = value
        compute = nil
        areSame = nil
        super.init(inputs: [], graph: PropertyGraph())
        hub.send(.next(value))
    }

    init(
        inputs: [PropertyNode], graph: PropertyGraph, areSame: (@Sendable (Value, Value) -> Bool)?,
        _ compute: @escaping @Sendable () -> Value
    ) {
        self.compute = compute
        self.areSame = areSame
        value = compute()
        super.init(inputs: inputs, graph: graph)
        hub.send(.next(value))
        attach()
        if hasEnded { hub.send(.end(.completed)) }
    }

    // A chain of properties is released piece by piece, however long it is.
    deinit {
        var derivation: (compute: (@Sendable () -> Value)?, inputs: [PropertyNode])? = (compute, takeInputs())
        compute = nil
        Trampoline.current.release(&derivation)
        // The last owner of a property may release it in the middle of a change, with the graph locked.
        if let source { PropertyGraph.whenOutside { source.dispose() } }
    }

    /// The value; brought up to date first if it is read in the middle of a change, as a function that derives a
    /// property may do.
    final var upToDate: Value {
        bringUpToDate()
        return value
    }

    override func update(since change: Int) -> Bool {
        guard let compute else { return true }
        let attempt = attempts
        let new = compute()
        if let areSame, areSame(value, new) { return false }
        // A value that was computed meanwhile is newer.
        guard attempt == attempts else { return false }
        value = new
        return true
    }

    override func announce() -> (() -> Void)? { later(.next(value)) }

    override func announceEnd() -> (() -> Void)? { later(.end(.completed)) }

    private func later(_ command: HubCore<Value, Never>.Command) -> (() -> Void)? {
        let hub = hub
        return hub.enqueue(command) ? { hub.drain() } : nil
    }
}

/// A property that follows another one, which may change.
final class FollowingNode<Choice: Sendable, Value: Sendable>: ValueNode<Value>, @unchecked Sendable {
    // The inputs are the property that chooses and the one that is followed; nothing else retains them.
    private let follow: @Sendable (Choice) -> ValueNode<Value>

    init(_ choice: ValueNode<Choice>, _ follow: @escaping @Sendable (Choice) -> ValueNode<Value>) {
        self.follow = follow
        let followed = follow(choice.upToDate)
        PropertyGraph.unite(choice.graph, followed.graph)
        super.init(inputs: [choice, followed], graph: choice.graph, areSame: nil) { followed.upToDate }
        compute = nil
    }

    override func update(since change: Int) -> Bool {
        if inputs[0].hasChanged(since: change) {
            let choice = unsafeDowncast(inputs[0], to: ValueNode<Choice>.self)
            let attempt = attempts
            let followed = follow(choice.value)
            PropertyGraph.unite(graph, followed.graph)
            // An input that was chosen meanwhile is newer.
            guard attempt == attempts else { return false }
            replaceInput(at: 1, with: followed)
        }
        value = unsafeDowncast(inputs[1], to: ValueNode<Value>.self).upToDate
        return true
    }
}
