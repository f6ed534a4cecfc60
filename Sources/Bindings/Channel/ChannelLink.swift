// @unchecked is sound for `PropertySide`: its weak reference may be read on any thread and is never assigned again.
import CurrycombSignals

protocol ChannelSided<Value>: Sendable {
    associatedtype Value: Sendable & Equatable
    /// Returns the side's current value, or `nil` if there is none or the object has been released.
    func read() -> Value?
    /// Sets the side to a value and returns the value in the form in which the side keeps it, for example in uppercase.
    /// If `read` later returns this value, that is not a change by the side. Returns `nil` if the object has been
    /// released.
    func write(_ value: Value) -> Value?
}

/// A link between one end of a channel and its side, which is the bound property or view. The link sets the side when
/// the end changes, and sends the side's changes to the end.
///
/// When an event arrives, its value may be out of date. So the link reads the end or the side again, and compares the
/// value that it reads with the last value exchanged. A value that the channel has set does not count as a change by
/// the side, even if its event arrives late. After the side has sent a value, the link stores the channel's version, so
/// that it does not set the side to that value again.
struct ChannelLink<Side: ChannelSided>: Observer {
    typealias Failure = Never
    enum Change: Sendable { case ofChannel, ofThing }

    let terminal: ChannelTerminal<Side.Value>
    let side: Side
    private var exchanged: Side.Value?
    private var version = -1

    init(_ terminal: ChannelTerminal<Side.Value>, _ side: Side) {
        self.terminal = terminal
        self.side = side
    }

    mutating func next(_ change: Change) -> Demand {
        switch change {
        case .ofChannel:
            let (value, version) = terminal.versions.value
            if version == self.version { return .more }
            self.version = version
            if let exchanged, isSame(value, exchanged) { return .more }
            guard let held = side.write(value) else { return .enough }
            exchanged = held
        case .ofThing:
            guard let value = side.read(), exchanged.map({ !isSame($0, value) }) ?? true else { return .more }
            exchanged = value
            // If nothing was sent, the link's version stays the same, so that a change of the channel whose event is
            // still waiting can reach this side.
            if let version = terminal.write(value) { self.version = version }
        }
        return .more
    }

    mutating func end(_ end: End<Never>) {}
}

extension ChannelTerminal {
    /// Binds this end to a property. The property is set to the channel's value now; from then on, a change of either
    /// one also changes the other.
    ///
    /// ```swift
    /// let celsius = Channel(20.0)
    /// let fahrenheit = MutableProperty(0.0)
    /// celsius.following.map { $0 * 9 / 5 + 32 } back: { ($0 - 32) * 5 / 9 }.bind(to: fahrenheit)
    /// fahrenheit.value = 212
    /// print(celsius.value)        // 100.0
    /// ```
    ///
    /// - Parameter property: the property, which is not retained. When the property is released, the binding ends.
    /// - Returns: the subscription. Disposing of the subscription ends the binding earlier.
    @discardableResult
    public func bind(to property: MutableProperty<Value>) -> Subscription {
        typealias Link = ChannelLink<PropertySide<Value>>
        // Each signal sends `nil` when it ends, so the binding ends with the channel or the property.
        let changes = Signals.merge(
            versions.materialize().map { $0.value.map { _ in Link.Change.ofChannel } }.eraseToAnySignal(),
            property.materialize().map { $0.value.map { _ in Link.Change.ofThing } }.eraseToAnySignal())
        return changes.take(while: { $0 != nil }).compactMap { $0 }
            .run(with: Link(self, PropertySide(property: property)))
    }

    /// Binds this end to a property of a main-actor object, such as the text of a field. The property is set to the
    /// channel's value now and after each change, and the user's changes are sent to the channel.
    ///
    /// ```swift
    /// form.name.following.bind(to: \.text, on: field, changes: field.edits)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: the key path of the property.
    ///   - target: the object, which is not retained. When the object is released, the binding ends: immediately if the
    ///     object has a ``Lifetime``, otherwise at the channel's next change.
    ///   - changes: a signal that sends when the property may have changed; its values are ignored. The signal may also
    ///     send when the channel sets the property, immediately or later.
    /// - Returns: the subscription. Disposing of the subscription ends the binding earlier.
    @MainActor
    @discardableResult
    public func bind<Target: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Target, Value>, on target: Target,
        changes: some Signal<some Sendable, Never>
    ) -> Subscription {
        bind(
            MainSide(target: target, get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 }), of: target,
            changes)
    }

    /// Binds this end to an optional property, such as the text of a field; see
    /// ``bind(to:on:changes:)-(ReferenceWritableKeyPath<Target,Value>,_,_)``. If the property is `nil`, nothing is
    /// sent.
    ///
    /// ```swift
    /// form.name.following.bind(to: \.text, on: field, changes: field.edits)
    /// ```
    @MainActor
    @discardableResult
    public func bind<Target: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Target, Value?>, on target: Target,
        changes: some Signal<some Sendable, Never>
    ) -> Subscription {
        bind(
            MainSide(target: target, get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 }), of: target,
            changes)
    }

    @MainActor
    private func bind<Target: AnyObject>(
        _ side: MainSide<Target, Value>, of target: Target, _ changes: some Signal<some Sendable, Never>
    ) -> Subscription {
        typealias Link = ChannelLink<MainSide<Target, Value>>
        let channel = versions.materialize().map { $0.value.map { _ in Link.Change.ofChannel } }
        let thing = changes.map { _ in Link.Change?.some(.ofThing) }
        let subscription = Signals.merge(channel.eraseToAnySignal(), thing.eraseToAnySignal())
            .take(while: { $0 != nil }).compactMap { $0 }
            .deliver(on: .mainActor)
            .run(with: Link(self, side))
        Lifetime.of(target)?.add(subscription)
        return subscription
    }
}

struct PropertySide<Value: Sendable & Equatable>: ChannelSided, @unchecked Sendable {
    weak var property: MutableProperty<Value>?

    func read() -> Value? { property?.value }

    func write(_ value: Value) -> Value? {
        guard let property else { return nil }
        property.value = value
        // Do not return the property's current value: another thread may have set the property in the meantime, and
        // that counts as a change by this side.
        return value
    }
}

struct MainSide<Target: AnyObject, Value: Sendable & Equatable>: ChannelSided {
    let target: WeakOnMain<Target>
    let get: @MainActor (Target) -> Value?
    let set: @MainActor (Target, Value) -> Void

    init(
        target: Target, get: @escaping @MainActor (Target) -> Value?,
        set: @escaping @MainActor (Target, Value) -> Void
    ) {
        self.target = WeakOnMain(target)
        self.get = get
        self.set = set
    }

    func read() -> Value? {
        MainActor.assumeIsolated { target.object.flatMap(get) }
    }

    func write(_ value: Value) -> Value? {
        MainActor.assumeIsolated {
            guard let object = target.object else { return nil }
            set(object, value)
            // The property may have transformed the value, for example to uppercase. That does not count as a change by
            // this side, so this function returns the transformed value.
            return get(object) ?? value
        }
    }
}
