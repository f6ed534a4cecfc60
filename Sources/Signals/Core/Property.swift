/// A value that changes over time, and a signal that sends it: first the current value, then each new one.
///
/// You derive a property from others with ``map(_:)`` or ``combine(with:)``. If only one thread sets and reads the
/// properties, a change updates each dependent property once, before any observer is notified. A property's observers
/// never receive a half-updated state. (Observers of ``Signal/combineLatest(with:)`` may receive such a state if its
/// two signals share a source.)
///
/// ```swift
/// let price = MutableProperty(10)
/// let doubled = price.map { $0 * 2 }
/// price.combine(with: doubled).observe { print($0) }      // (10, 20)
/// price.value = 11                                        // (11, 22), and nothing in between
/// ```
///
/// No lock is held while your code runs: neither observers nor the functions that derive or compare values (including
/// `==`) can deadlock with a property. These functions should be quick and have no side effects: when several threads
/// read and set related properties, the functions may be called more often than a value changes. Observers of a derived
/// property may then miss intermediate values, but never the latest one. See <doc:Threads>.
///
/// A derived property completes when every property that it is derived from has completed. A ``MutableProperty``
/// completes when it is released. A property that follows a signal completes when that signal ends. A constant property
/// is complete from the start.
public class Property<Value: Sendable>: Signal, @unchecked Sendable {
    /// A property does not fail.
    public typealias Failure = Never

    // @unchecked is sound: the node never changes, and its graph's lock guards its contents.
    @usableFromInline final let node: ValueNode<Value>

    @usableFromInline
    init(_ node: ValueNode<Value>) { self.node = node }

    /// Makes a property that never changes.
    public convenience init(constant value: Value) {
        let node = ValueNode(value, ValueNode<Value>.telling)
        node.end()
        self.init(node)
    }

    /// Makes a property whose value is the latest one that a signal has sent, or an initial value before that. In
    /// Combine, `assign(to:)` does this for a published property.
    ///
    /// The property observes the signal as long as the property, or a property derived from it, is kept or observed.
    /// When the signal ends, the property completes and keeps its last value.
    ///
    /// - Parameters:
    ///   - initial: the value until the signal sends one.
    ///   - signal: the signal that sends the values.
    public convenience init(initial: Value, then signal: some Signal<Value, Never>) {
        let node = ValueNode(initial, ValueNode<Value>.telling)
        self.init(node)
        let subscription = Subscription()
        node.source = subscription
        signal.subscribe(PropertyObserver(node: node, subscription: subscription), in: subscription)
        Trampoline.runDeferredWork()
    }

    /// The current value. A read never waits for a function or an observer. If another thread has just set a property
    /// that this property is derived from, and is still computing the derived values, the reading thread computes the
    /// value itself.
    @inlinable public var value: Value { node.value }

    /// The former name of ``value``.
    @available(*, deprecated, renamed: "value")
    public final var current: Value { value }

    /// Sends the current value and each new one.
    ///
    /// Until the subscription is disposed of, a derived property stays up to date even if you do not keep it. A
    /// ``MutableProperty``, however, completes when you release it.
    public final func subscribe<O: Observer<Value, Never>>(_ observer: consuming O, in subscription: Subscription) {
        // The teardown keeps the node alive. It is added before the observer: as soon as the hub sends the observer the
        // kept events, an operator such as `concat` may reuse the subscription for its next signal. A teardown that is
        // added after that would belong to the next signal.
        let node = node
        subscription.onDispose { _ = node }
        node.tellLatest()
        node.hub.add(observer, in: subscription)
    }

    /// Derives a property whose value is computed from this property's value.
    ///
    /// - Parameter transform: makes the new property's value from this property's value. Usually, this function is
    ///   called once now and once at each change; see <doc:Threads> for the exceptions.
    @_alwaysEmitIntoClient
    public final func map<Output: Sendable>(_ transform: @escaping @Sendable (Value) -> Output) -> Property<Output> {
        .makeDerived(from: [node]) { update, link in Boxed(transform(update.input(link))) }
    }

    /// Derives a property that follows another property, which a function chooses from this property's value.
    ///
    /// ```swift
    /// let visible = selectedTab.flatMap { tab in tab == .all ? allNews : unreadNews }
    /// ```
    ///
    /// If one change affects this property and the followed one, the result changes only once.
    ///
    /// - Parameter transform: returns the property to follow. Usually, this function is called once now and once at
    ///   each change to this property; see <doc:Threads> for the exceptions.
    /// - Returns: a property that is always up to date, and that completes when this property and the followed one have
    ///   completed.
    @_alwaysEmitIntoClient
    public final func flatMap<Output: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Property<Output>
    ) -> Property<Output> {
        let choose: @Sendable (Value) -> ValueNode<Output> = { transform($0).node }
        return Property<Output>(FollowingNode.make(node, tell: ValueNode<Output>.telling, choose))
    }

    /// Derives a property whose value is a tuple of this property's value and another property's value, both from the
    /// same moment.
    @_alwaysEmitIntoClient
    public final func combine<Other: Sendable>(with other: Property<Other>) -> Property<(Value, Other)> {
        combine(with: other) { ($0, $1) }
    }

    /// Derives a property from this property and another.
    ///
    /// - Parameters:
    ///   - other: the other property.
    ///   - transform: makes the new value from the two values. Usually, this function is called once now and once at
    ///     each change to one or both of them; see <doc:Threads> for the exceptions.
    @_alwaysEmitIntoClient
    public final func combine<Other: Sendable, Output: Sendable>(
        with other: Property<Other>, _ transform: @escaping @Sendable (Value, Other) -> Output
    ) -> Property<Output> {
        .makeDerived(from: [node, other.node]) { update, link in
            Boxed(transform(update.input(link), update.input(link + 1)))
        }
    }

    #if !hasFeature(Embedded)
    /// Derives a property whose value is a tuple of several properties' values, as in
    /// `Property.combine(name, age, city)`.
    ///
    /// The counterpart for signals is `combineLatest`, as in Rx.
    @_disfavoredOverload
    public static func combine<each Part: Sendable>(
        _ properties: repeat Property<each Part>
    ) -> Property where Value == (repeat each Part) {
        combineEach(repeat each properties)
    }

    @usableFromInline
    static func combineEach<each Part: Sendable>(
        _ properties: repeat Property<each Part>
    ) -> Property where Value == (repeat each Part) {
        let nodes = (repeat (each properties).node)
        var inputs: [PropertyNode] = []
        for node in repeat each nodes { inputs.append(node) }
        guard !inputs.isEmpty else { return Property(constant: (repeat (each properties).value)) }
        return .makeDerived(from: inputs) { update, first in
            var link = first - 1
            func next<Input: Sendable>(_ node: ValueNode<Input>) -> Input {
                link += 1
                return update.input(link)
            }
            return Boxed((repeat next(each nodes)))
        }
    }
    #endif

    /// Derives a property that changes only when this property's new value differs from the derived property's value.
    ///
    /// If several threads set and read the properties, an observer may receive a value twice in a row; see
    /// <doc:Threads>.
    ///
    /// - Parameter areSame: returns true if the derived property's value and a new one are the same.
    @_alwaysEmitIntoClient
    public final func removeDuplicates(by areSame: @escaping @Sendable (Value, Value) -> Bool) -> Property {
        .makeDerived(from: [node], areSame: areSame) { update, link in update.inputBox(link) }
    }

    @inlinable
    static func makeDerived(
        from inputs: [PropertyNode], areSame: (@Sendable (Value, Value) -> Bool)? = nil,
        _ compute: @escaping @Sendable (PropertyUpdate, Int) -> Box
    ) -> Property {
        Property(.make(from: inputs, tell: ValueNode<Value>.telling, areSame: areSame, compute))
    }
}

extension Property where Value: Equatable {
    /// Derives a property that changes only when this property's new value does not equal (`==`) the derived property's
    /// value; see ``removeDuplicates(by:)``.
    ///
    /// After an equal value, properties derived from the result are not computed again, and the result's observers are
    /// not notified.
    @_alwaysEmitIntoClient
    public final func removeDuplicates() -> Property {
        .makeDerived(from: [node], areSame: { $0 == $1 }) { update, link in update.inputBox(link) }
    }
}

extension Property where Value == Bool {
    /// Like ``Signal/not()``, but returns a property.
    @_alwaysEmitIntoClient
    public final func not() -> Property<Bool> { map { !$0 } }

    /// Like ``Signal/and(_:)``, but returns a property.
    @_alwaysEmitIntoClient
    public final func and(_ other: Property<Bool>) -> Property<Bool> { combine(with: other) { $0 && $1 } }

    /// Like ``Signal/or(_:)``, but returns a property.
    @_alwaysEmitIntoClient
    public final func or(_ other: Property<Bool>) -> Property<Bool> { combine(with: other) { $0 || $1 } }

    /// Derives a property that is true while all properties in an array are true, for example those of a form's fields.
    ///
    /// ```swift
    /// let isValid = Property.all(fields.map(\.isValid))
    /// ```
    ///
    /// - Returns: the derived property, which is always true if the array is empty.
    @_alwaysEmitIntoClient
    public static func all(_ properties: [Property<Bool>]) -> Property<Bool> {
        guard !properties.isEmpty else { return Property(constant: true) }
        return .makeDerived(from: properties.map { $0.node }) { [count = properties.count] update, first in
            Boxed((first..<first + count).allSatisfy { update.input($0) })
        }
    }
}

/// The observer with which a property follows its signal; it does not keep the property alive.
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
        PropertyUpdate.set(node, to: Boxed(value))
        return .more
    }

    mutating func end(_ end: End<Never>) {
        subscription.dispose()
        node?.end()
    }
}

/// A property that can be set.
public final class MutableProperty<Value: Sendable>: Property<Value>, @unchecked Sendable {
    /// Makes a property with an initial value.
    @inlinable
    public init(_ value: Value) { super.init(ValueNode(value, ValueNode<Value>.telling)) }

    deinit { node.end() }

    /// The current value. Once a thread has set the value, every read returns the new value or a later one, and the
    /// derived properties are up to date.
    ///
    /// Observers are notified before the setter returns, with these exceptions:
    ///
    /// - If another thread is already notifying the observers, or is computing derived values, that thread notifies
    ///   them afterward, and the setter does not wait.
    /// - If an observer sets the property, all observers are notified of the new value after the current event.
    /// - If a function that derives, compares or modifies a property sets this property, the observers are notified
    ///   when the outermost such function has returned.
    override public var value: Value {
        @_alwaysEmitIntoClient get { node.value }
        @_alwaysEmitIntoClient set { PropertyUpdate.set(node, to: Boxed(newValue)) }
    }

    /// Changes the value in one step, with no other change in between.
    ///
    /// Other threads that modify the same property wait until the function returns; reading or setting a property does
    /// not wait. If another thread sets this property meanwhile, the value that it sets is kept, as if that thread had
    /// set the property afterward.
    ///
    /// The function is called once, with two exceptions. If functions on different threads would wait for one another
    /// forever, because each of them also modifies a property that another one is already modifying, one of them
    /// continues immediately. If a thread has waited for its turn for a second, it takes the turn: the function that
    /// has the turn may be waiting for a lock that the waiting thread holds. In both cases, the function that ends
    /// later is called again; see <doc:Threads>.
    ///
    /// - Parameter change: changes a copy of the value; this function should be quick. If the function also sets the
    ///   property directly, the copy overwrites that value.
    /// - Returns: the result of `change`.
    /// - Throws: the error that `change` throws; its changes before the error are kept.
    @discardableResult
    public func modify<Result, E: Error>(_ change: (inout Value) throws(E) -> Result) throws(E) -> Result {
        let thread = Trampoline.current
        while true {
            var value = unsafeDowncast(thread.beginModifying(node), to: Boxed<Value>.self).value
            let outcome: Swift.Result<Result, E>
            do throws(E) { outcome = .success(try change(&value)) } catch { outcome = .failure(error) }
            if thread.endModifying(node, to: Boxed(value)) { return try outcome.get() }
        }
    }

    /// A read-only view, which does not keep this property alive.
    package var reading: Property<Value> { Property(node) }
}
