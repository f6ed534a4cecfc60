// @unchecked: every stored property is touched only while `PropertyNode.lock` is held, but for the hubs, which look
// after themselves.

/// A property as seen by those that are derived from it.
class PropertyNode: @unchecked Sendable {
    /// Held while values are stored and derived, and never while an observer runs. There is one for all properties,
    /// since any two may come to be combined.
    static let lock = RecursiveLock()

    /// How far it is from the properties that are set: more than any of its inputs, but for one that has begun to
    /// follow another since. The order in which properties are brought up to date comes from it; that each is brought
    /// up to date after its inputs does not depend on it.
    private(set) final var height: Int
    private final var dependents: [WeakNode] = []
    /// How many dependents there are before those that have gone are taken out: twice those that were left the last time,
    /// so that adding one is cheap however many there are.
    private final var mostDependents = 8
    private final var endedInputs = 0
    fileprivate final var inputs: [PropertyNode]
    private(set) final var hasEnded = false
    /// The change after which it has not been brought up to date; 0 if it is.
    private final var staleSince = 0
    /// The last change that changed it.
    private final var changedIn = 0
    /// How many changes there have been.
    private static nonisolated(unsafe) var changes = 0
    #if hasFeature(Embedded)
        private(set) final lazy var reference = WeakNode(self)

        deinit { reference.clear() }
    #else
        final var reference: WeakNode { WeakNode(self) }
    #endif

    init(inputs: [PropertyNode]) {
        self.inputs = inputs
        height = inputs.reduce(0) { max($0, $1.height + 1) }
    }

    /// Hands over the inputs, to be let go of when the stack has room; for a node that is going.
    final func takeInputs() -> [PropertyNode] {
        defer { inputs = [] }
        return inputs
    }

    /// Computes the value anew from the inputs.
    /// - Returns: whether it counts as changed.
    func update() -> Bool { true }
    /// Enqueues the value for the observers; the result delivers it.
    func announce() -> (() -> Void)? { nil }
    /// The same for the end.
    func announceEnd() -> (() -> Void)? { nil }

    /// Is told by whoever made it, when it is whole.
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

    /// Brings everything that depends on it up to date, each once, inputs first; what depends only on things that turn
    /// out not to have changed is left alone.
    ///
    /// - Returns: what is to be done when the lock is no longer held.
    final func changed() -> [() -> Void] {
        if dependents.isEmpty { return announce().map { [$0] } ?? [] }
        Self.changes += 1
        let change = Self.changes
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

    /// Computes the value anew if an input has changed. Its inputs come first; they mostly are up to date already.
    final func bringUpToDate() {
        guard staleSince != 0 else { return }
        let change = staleSince
        staleSince = 0
        for input in inputs { input.bringUpToDate() }
        if inputs.contains(where: { $0.changedIn >= change }), update() { changedIn = Self.changes }
    }

    /// Whether it changed in the change that is just being dealt with.
    final var hasJustChanged: Bool { changedIn == Self.changes }

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
    final var value: Value
    fileprivate(set) final var compute: (@Sendable () -> Value)?
    /// Whether an old and a new value are the same, so that nobody need be told.
    final let areSame: (@Sendable (Value, Value) -> Bool)?
    /// What it gets its values from, if it is a signal; disposed of when the property goes.
    final var source: Subscription?
    /// Remembers the latest value for those who come late.
    final let hub = Serial(HubCore<Value, Never>(replay: 1))

    init(_ value: Value) {
        self.value = value
        compute = nil
        areSame = nil
        super.init(inputs: [])
        hub.send(.next(value))
    }

    init(
        inputs: [PropertyNode], areSame: (@Sendable (Value, Value) -> Bool)?,
        _ compute: @escaping @Sendable () -> Value
    ) {
        self.compute = compute
        self.areSame = areSame
        value = compute()
        super.init(inputs: inputs)
        hub.send(.next(value))
        attach()
        if hasEnded { hub.send(.end(.completed)) }
    }

    // A chain of properties is let go of piece by piece, however long it is.
    deinit {
        var derivation: (compute: (@Sendable () -> Value)?, inputs: [PropertyNode])? = (compute, takeInputs())
        compute = nil
        Trampoline.current.release(&derivation)
        // The last who keeps a property may let go of it in the middle of a change, with the lock held.
        if let source { PropertyNode.lock.whenUnlocked { source.dispose() } }
    }

    /// The value; brought up to date first where it is read in the middle of a change, as a function that derives a
    /// property may do.
    final var upToDate: Value {
        bringUpToDate()
        return value
    }

    override func update() -> Bool {
        guard let compute else { return true }
        let new = compute()
        if let areSame, areSame(value, new) { return false }
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
    // The inputs are the property that chooses and the one that is followed; they are kept nowhere else.
    private let follow: @Sendable (Choice) -> ValueNode<Value>

    init(_ choice: ValueNode<Choice>, _ follow: @escaping @Sendable (Choice) -> ValueNode<Value>) {
        self.follow = follow
        let followed = follow(choice.upToDate)
        super.init(inputs: [choice, followed], areSame: nil) { followed.upToDate }
        compute = nil
    }

    override func update() -> Bool {
        if inputs[0].hasJustChanged {
            let choice = unsafeDowncast(inputs[0], to: ValueNode<Choice>.self)
            replaceInput(at: 1, with: follow(choice.value))
        }
        value = unsafeDowncast(inputs[1], to: ValueNode<Value>.self).upToDate
        return true
    }
}
