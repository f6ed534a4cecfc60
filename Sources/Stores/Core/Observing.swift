import CurrycombSignals

extension Store {
    /// The state: the current one first, then the one after each action, changed or not.
    @inlinable
    public var states: some Signal<State, Never> { engine.states }

    /// A part of the state, or whatever a key path leads to: the current value first, then each that differs from the
    /// one before.
    ///
    /// - Parameter path: which part.
    /// - Returns: a signal without immediate repetitions, which completes when the store goes.
    @inlinable
    public func signal<Value: Equatable & Sendable>(
        _ path: any KeyPath<State, Value> & Sendable
    ) -> some Signal<Value, Never> {
        engine.states.map { $0[keyPath: path] }.removeDuplicates()
    }

    /// A signal of the value that a function derives from the state (a getter, a selector): the current value first,
    /// then each that differs from the one before.
    ///
    /// - Parameter getter: derives the value; it is called once for each action and observer.
    /// - Returns: a signal without immediate repetitions, which completes when the store goes.
    @inlinable
    public func signal<Value: Equatable & Sendable>(
        _ getter: @escaping @Sendable (State) -> Value
    ) -> some Signal<Value, Never> {
        engine.states.map(getter).removeDuplicates()
    }

    /// The state as a property: properties derived from it are brought up to date together, so that a pair of them
    /// never shows half a change.
    public var property: Property<State> {
        let (property, isNew) = engine.root.withLock { root in
            if let root { return (root, false) }
            let made = MutableProperty(engine.cell.read())
            root = made
            return (made, true)
        }
        if isNew {
            // The engine alone keeps it, so that it completes with the store.
            engine.states.observe { [weak property] in property?.value = $0 }
        }
        return property
    }

    /// A part of the state as a property, which changes only when that part does.
    ///
    /// - Parameter path: which part.
    /// - Returns: a property that can be read, observed and combined with others; it completes when the store goes.
    public func property<Value: Equatable & Sendable>(
        _ path: any KeyPath<State, Value> & Sendable
    ) -> Property<Value> {
        property.map { $0[keyPath: path] }.removeDuplicates()
    }

    /// The value that a function derives from the state, as a property, which changes only when its value does.
    ///
    /// - Parameter getter: derives the value, quickly and without effects; it is called once for each action.
    /// - Returns: a property that can be read, observed and combined with others; it completes when the store goes.
    public func property<Value: Equatable & Sendable>(_ getter: @escaping @Sendable (State) -> Value) -> Property<Value>
    {
        property.map(getter).removeDuplicates()
    }

    /// Each action from now on, with the states before and after it.
    @inlinable
    public var transitions: some Signal<Transition, Never> {
        Signals.deferred { [engine] in
            engine.watch()
            return engine.transitions
        }
    }

    /// Each action from now on, when it has been reduced.
    @inlinable
    public var actions: some Signal<Action, Never> { transitions.map(\.action) }

    /// Calls a closure for each action from now on, when it has been reduced.
    ///
    /// - Parameter body: takes the action and the state that it led to; calls never overlap.
    /// - Returns: the subscription, to stop it; it need not be kept.
    @inlinable
    @discardableResult
    public func subscribe(_ body: @escaping @Sendable (Action, State) -> Void) -> Subscription {
        transitions.observe { body($0.action, $0.after) }
    }
}
