/// A value that changes over time, and a signal of it: the current value first, then each new one.
///
/// Properties are derived from one another with ``map(_:)`` and ``combine(with:)``. A change brings all that depend on
/// it up to date before any observer is notified, each once; so no code ever sees a half-updated state, as happens with
/// ``Signal/combineLatest(with:)`` of two signals that have a source in common:
///
/// ```swift
/// let price = MutableProperty(10)
/// let doubled = price.map { $0 * 2 }
/// price.combine(with: doubled).observe { print($0) }      // (10, 20)
/// price.value = 11                                        // (11, 22), and nothing in between
/// ```
///
/// Values are stored and derived under a lock of their graph: of the properties that are derived from one another,
/// directly or by way of others. Properties that have nothing to do with each other share no lock. Observers are called
/// when none is held. The functions that derive, modify or compare values run under it (`==`, too): they are to be
/// quick and without effects. <doc:Threads> says more.
///
/// The signal completes when the ``MutableProperty`` that it comes from has gone; if it comes from several, with the
/// last.
public class Property<Value: Sendable>: Signal, @unchecked Sendable {
    /// A property does not fail.
    public typealias Failure = Never

    // @unchecked is sound: the node never changes, and looks after itself under its graph's lock.
    final let node: ValueNode<Value>

    init(_ node: ValueNode<Value>) { self.node = node }

    /// Makes a property that never changes.
    ///
    /// - Parameter value: its value.
    public convenience init(constant value: Value) {
        let node = ValueNode(value)
        PropertyGraph.whenOutside(node.graph.locked { node.end() })
        self.init(node)
    }

    /// Makes a property of a signal: it has the value that was sent last. Known as `assign(to:)` in Combine.
    ///
    /// It observes the signal for as long as it is kept or observed, or a property derived from it is. When the
    /// signal ends, the property completes and keeps its last value.
    ///
    /// - Parameters:
    ///   - initial: its value until the signal sends one.
    ///   - signal: the signal of the values.
    public convenience init(initial: Value, then signal: some Signal<Value, Never>) {
        let node = ValueNode(initial)
        self.init(node)
        let subscription = Subscription()
        node.source = subscription
        signal.subscribe(PropertyObserver(node: node, subscription: subscription), in: subscription)
    }

    /// The current value. Reading it never waits for an observer.
    public var value: Value { node.graph.locked { node.upToDate } }

    /// Its name before it had the one that a property that can be set has.
    @available(*, deprecated, renamed: "value")
    public final var current: Value { value }

    /// Sends the current value and each new one.
    ///
    /// - Parameters:
    ///   - observer: the observer that receives the events.
    ///   - subscription: disposing of it removes the observer; until then the property is kept.
    public final func subscribe<O: Observer<Value, Never>>(_ observer: consuming O, in subscription: Subscription) {
        node.hub.add(observer, in: subscription)
        let node = node
        subscription.onDispose { _ = node }
    }

    /// Derives a property.
    ///
    /// - Parameter transform: makes its value of this one's; it is called once now and once at each change.
    /// - Returns: a property that is always up to date.
    public final func map<Output: Sendable>(_ transform: @escaping @Sendable (Value) -> Output) -> Property<Output> {
        let node = node
        return .derived(from: [node]) { transform(node.upToDate) }
    }

    /// Derives a property that follows another one, which depends on this one's value.
    ///
    /// ```swift
    /// let visible = selectedTab.flatMap { tab in tab == .all ? allNews : unreadNews }
    /// ```
    ///
    /// A change of both is one change of the result, as everywhere among properties.
    ///
    /// - Parameter transform: says which property to follow; it is called once now and once at each change of this one.
    /// - Returns: a property that is always up to date. It completes when this one and the one that it follows have
    ///   ended.
    public final func flatMap<Output: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Property<Output>
    ) -> Property<Output> {
        let node = node
        return Property<Output>(node.graph.locked { FollowingNode(node) { transform($0).node } })
    }

    /// Derives a property from this one and another.
    ///
    /// - Parameter other: the other property.
    /// - Returns: a property of both values that are valid at the same time.
    public final func combine<Other: Sendable>(with other: Property<Other>) -> Property<(Value, Other)> {
        combine(with: other) { ($0, $1) }
    }

    /// Derives a property from this one and another.
    ///
    /// - Parameters:
    ///   - other: the other property.
    ///   - transform: makes the value of both; it is called once now and once at each change of either or of both.
    /// - Returns: a property that is always up to date.
    public final func combine<Other: Sendable, Output: Sendable>(
        with other: Property<Other>, _ transform: @escaping @Sendable (Value, Other) -> Output
    ) -> Property<Output> {
        let (first, second) = (node, other.node)
        return .derived(from: [first, second]) { transform(first.upToDate, second.upToDate) }
    }

    #if !hasFeature(Embedded)
        /// Derives a property from several: `Property.combine(name, age, city)`.
        ///
        /// Known as `combineLatest` in Rx, of signals.
        ///
        /// - Parameter properties: the properties, as many as one likes.
        /// - Returns: a property of all values that are valid at the same time, as a tuple.
        public static func combine<each Part: Sendable>(
            _ properties: repeat Property<each Part>
        ) -> Property where Value == (repeat each Part) {
            let nodes = (repeat (each properties).node)
            var inputs: [PropertyNode] = []
            for node in repeat each nodes { inputs.append(node) }
            return .derived(from: inputs) { (repeat (each nodes).upToDate) }
        }
    #endif

    /// Derives a property that changes only when the value is not the same as before.
    ///
    /// - Parameter areSame: true if two values are the same.
    /// - Returns: a property of the same value; as with ``removeDuplicates()``, observers are not notified of an equal
    ///   value.
    public final func removeDuplicates(by areSame: @escaping @Sendable (Value, Value) -> Bool) -> Property {
        let node = node
        return .derived(from: [node], areSame: areSame) { node.upToDate }
    }

    static func derived(
        from inputs: [PropertyNode], areSame: (@Sendable (Value, Value) -> Bool)? = nil,
        _ compute: @escaping @Sendable () -> Value
    ) -> Property {
        for input in inputs.dropFirst() { PropertyGraph.unite(inputs[0].graph, input.graph) }
        let graph = inputs.first?.graph ?? PropertyGraph()
        return Property(graph.locked { ValueNode(inputs: inputs, graph: graph, areSame: areSame, compute) })
    }
}

extension Property where Value: Equatable {
    /// Derives a property that changes only when the value does.
    ///
    /// - Returns: a property of the same value. If this property is set to a value that equals the one before, derived
    ///   properties are not computed again, and no observer is notified.
    public final func removeDuplicates() -> Property {
        let node = node
        return .derived(from: [node], areSame: { $0 == $1 }) { node.upToDate }
    }
}

extension Property where Value == Bool {
    /// See ``Signal/not()``; a property.
    public final func not() -> Property<Bool> { map { !$0 } }

    /// See ``Signal/and(_:)``; a property of two properties.
    public final func and(_ other: Property<Bool>) -> Property<Bool> { combine(with: other) { $0 && $1 } }

    /// See ``Signal/or(_:)``; a property of two properties.
    public final func or(_ other: Property<Bool>) -> Property<Bool> { combine(with: other) { $0 || $1 } }
}

/// The observer with which a property follows its signal; it does not keep the property.
private struct PropertyObserver<Value: Sendable>: Observer {
    private let reference: WeakNode
    let subscription: Subscription

    init(node: ValueNode<Value>, subscription: Subscription) {
        reference = node.reference
        self.subscription = subscription
    }

    private var node: ValueNode<Value>? {
        reference.node.map { unsafeDowncast($0, to: ValueNode<Value>.self) }
    }

    mutating func next(_ value: Value) -> Demand {
        guard let node else { return .enough }
        let deliveries = node.graph.locked {
            node.value = value
            return node.changed()
        }
        PropertyGraph.whenOutside(deliveries)
        return .more
    }

    mutating func end(_ end: End<Never>) {
        subscription.dispose()
        guard let node else { return }
        PropertyGraph.whenOutside(node.graph.locked { node.end() })
    }
}

/// A property that can be set.
public final class MutableProperty<Value: Sendable>: Property<Value>, @unchecked Sendable {
    /// Makes a property.
    ///
    /// - Parameter value: its value until it is set.
    public init(_ value: Value) { super.init(ValueNode(value)) }

    deinit {
        PropertyGraph.whenOutside(node.graph.locked { node.end() })
    }

    /// The current value. Once it is set, from whatever thread, it and all that is derived from it read as new;
    /// observers are notified before the setter returns, unless they are just being notified of another change, and
    /// then after it.
    override public var value: Value {
        get { super.value }
        set { modify { $0 = newValue } }
    }

    /// Changes the value in one step: no other change comes between.
    ///
    /// - Parameter change: changes the value, quickly and without other effects. It must not set the same property,
    ///   itself or by way of another thread that waits for it; this traps.
    /// - Returns: the value that `change` returns.
    /// - Throws: the error that `change` throws; changes until then count.
    @discardableResult
    public func modify<Result, E: Error>(_ change: (inout Value) throws(E) -> Result) throws(E) -> Result {
        var deliveries: [() -> Void] = []
        defer { PropertyGraph.whenOutside(deliveries) }
        return try node.graph.locked { () throws(E) -> Result in
            precondition(!node.isBeingModified, "A property was set while a function that modifies it was running.")
            node.isBeingModified = true
            var value = node.value
            defer {
                node.isBeingModified = false
                node.value = value
                deliveries = node.changed()
            }
            return try change(&value)
        }
    }
}
