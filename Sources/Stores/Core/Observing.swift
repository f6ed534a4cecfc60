import CurrycombSignals

extension Store {
    /// A signal that sends the current state, the state after each action (even if the action changed nothing), and
    /// each state that is set without an action.
    @inlinable
    public var states: some Signal<State, Never> { engine.states }

    /// Returns a signal of the value at a key path of the state: first the current value, then each value that differs
    /// from the previous one.
    ///
    /// - Returns: a signal without consecutive equal values, which completes when the store is released.
    @inlinable
    public func signal<Value: Equatable & Sendable>(
        _ path: any KeyPath<State, Value> & Sendable
    ) -> some Signal<Value, Never> {
        engine.states.map { $0[keyPath: path] }.removeDuplicates()
    }

    /// Returns a signal of the value that a function (a getter, a selector) derives from the state. The function is
    /// called once for each state and each observer.
    ///
    /// - Returns: a signal without consecutive equal values, which completes when the store is released.
    @inlinable
    public func signal<Value: Equatable & Sendable>(
        _ getter: @escaping @Sendable (State) -> Value
    ) -> some Signal<Value, Never> {
        engine.states.map(getter).removeDuplicates()
    }

    /// The state as a property. Properties derived from it are updated together, so a combination of two of them never
    /// mixes different states. The property completes when the store is released.
    public var property: Property<State> {
        // `root` completes when it is released. Only the engine may retain it, so callers receive a derived property.
        root.map { $0 }
    }

    private var root: MutableProperty<State> {
        let (property, isNew) = engine.root.withLock { root in
            if let root { return (root, false) }
            let made = MutableProperty(engine.cell.read())
            root = made
            return (made, true)
        }
        if isNew {
            // The observer does not retain the property, so the property can complete when the store is released.
            engine.states.observe { [weak property] in property?.value = $0 }
        }
        return property
    }

    /// Returns a part of the state as a property, which changes only when the part changes.
    ///
    /// - Returns: a property that can be read, observed and combined with others; it completes when the store is
    ///   released.
    public func property<Value: Equatable & Sendable>(
        _ path: any KeyPath<State, Value> & Sendable
    ) -> Property<Value> {
        root.map { $0[keyPath: path] }.removeDuplicates()
    }

    /// Returns a property with the value that a function derives from the state. The property changes only when that
    /// value changes.
    ///
    /// - Parameter getter: the function that derives the value. This function should be fast and have no effects. If
    ///   only one thread uses the store, the function is called once now and once for each new state. Otherwise, there
    ///   may be more calls or fewer.
    /// - Returns: a property that can be read, observed and combined with others; it completes when the store is
    ///   released.
    public func property<Value: Equatable & Sendable>(_ getter: @escaping @Sendable (State) -> Value) -> Property<Value>
    {
        root.map(getter).removeDuplicates()
    }

    /// A signal that sends each future action with the states before and after it.
    @inlinable
    public var transitions: some Signal<Transition, Never> {
        Signals.deferred { [engine] in
            engine.watch()
            return engine.transitions
        }
    }

    /// A signal that sends each future action after it has been reduced.
    @inlinable
    public var actions: some Signal<Action, Never> { transitions.map(\.action) }

    /// Calls a closure for each future action, after the action has been reduced.
    ///
    /// - Parameter body: the closure, which receives the action and the state after it. Calls of the closure never
    ///   overlap.
    /// - Returns: the subscription, which you need not keep. Disposing of the subscription stops the calls.
    @inlinable
    @discardableResult
    public func subscribe(_ body: @escaping @Sendable (Action, State) -> Void) -> Subscription {
        transitions.observe { body($0.action, $0.after) }
    }
}
