extension Signal where Failure == Never {
    /// Runs the signal and calls a closure for each value.
    ///
    /// If the signal may fail, call ``observe(_:ended:)``, or handle the failure with `catch` first. The closure may run on
    /// any thread: to call a method of the main actor, such as one of a view, use `bind(on:)` of CurrycombBindings.
    ///
    /// - Parameter next: receives each value; calls never overlap.
    /// - Returns: the subscription, with which you can stop the signal. You need not keep it: the signal runs until it
    ///   ends or you dispose of the subscription. To end a subscription together with its owner, use
    ///   ``ScopedDisposable``.
    @_alwaysEmitIntoClient
    @inline(__always)
    @discardableResult
    public func observe(_ next: @escaping @Sendable (Value) -> Void) -> Subscription {
        observeValues(next)
    }
}

extension Signal {
    /// Runs the signal and calls a closure for each value; a failure is lost.
    @_documentation(visibility: internal)
    @available(
        *, deprecated,
        message: "a failure would be lost: write observe(_:ended:), handle it first (catch, catchTo), or call run()"
    )
    @_alwaysEmitIntoClient
    @inline(__always)
    @discardableResult
    public func observe(_ next: @escaping @Sendable (Value) -> Void) -> Subscription {
        observeValues(next)
    }

    @inlinable
    @inline(__always)
    func observeValues(_ next: @escaping @Sendable (Value) -> Void) -> Subscription {
        let subscription = Subscription()
        subscribe(ValueObserver<Value, Failure>(next: next, subscription: subscription), in: subscription)
        Trampoline.runDeferredWork()
        return subscription
    }

    /// Runs the signal and calls one closure for each value and another for the end.
    ///
    /// - Parameters:
    ///   - next: receives each value; calls never overlap.
    ///   - ended: receives the end, at most once. If the subscription is disposed of first, the end is
    ///     ``End/interrupted``.
    @_alwaysEmitIntoClient
    @inline(__always)
    @discardableResult
    public func observe(
        _ next: @escaping @Sendable (Value) -> Void, ended: @escaping @Sendable (End<Failure>) -> Void
    ) -> Subscription {
        let subscription = Subscription()
        subscribe(ClosureObserver(next: next, ended: ended, subscription: subscription), in: subscription)
        Trampoline.runDeferredWork()
        return subscription
    }

    /// Runs the signal and calls a closure for every event, including the end.
    @_alwaysEmitIntoClient
    @discardableResult
    public func observeEvents(_ event: @escaping @Sendable (Event<Value, Failure>) -> Void) -> Subscription {
        observe({ event(.next($0)) }, ended: { event(Event($0)) })
    }

    /// Runs the signal for its side effects and ignores its values and its end, even a failure.
    @_alwaysEmitIntoClient
    @inline(__always)
    @discardableResult
    public func run() -> Subscription {
        observeValues { _ in }
    }

    /// Runs the signal with your own observer and takes ownership of the observer.
    ///
    /// - Returns: the subscription, which is disposed of when the signal ends or the observer wants no more values.
    @_alwaysEmitIntoClient
    @inline(__always)
    @discardableResult
    public func run<O: Observer<Value, Failure>>(with observer: consuming O) -> Subscription {
        let subscription = Subscription()
        subscribe(RootObserver(observer: observer, subscription: subscription), in: subscription)
        Trampoline.runDeferredWork()
        return subscription
    }
}

@usableFromInline
struct ValueObserver<Value: Sendable, Failure: Error>: Observer {
    @usableFromInline let body: @Sendable (Value) -> Void
    @usableFromInline let subscription: Subscription

    @inlinable
    init(next: @escaping @Sendable (Value) -> Void, subscription: Subscription) {
        body = next
        self.subscription = subscription
    }

    @inlinable
    mutating func next(_ value: Value) -> Demand {
        body(value)
        return .more
    }

    @inlinable
    mutating func end(_ end: End<Failure>) { subscription.dispose() }
}

@usableFromInline
struct ClosureObserver<Value: Sendable, Failure: Error>: Observer {
    @usableFromInline let body: @Sendable (Value) -> Void
    @usableFromInline let ended: @Sendable (End<Failure>) -> Void
    @usableFromInline let subscription: Subscription

    @inlinable
    init(
        next: @escaping @Sendable (Value) -> Void, ended: @escaping @Sendable (End<Failure>) -> Void,
        subscription: Subscription
    ) {
        body = next
        self.ended = ended
        self.subscription = subscription
    }

    @inlinable
    mutating func next(_ value: Value) -> Demand {
        body(value)
        return .more
    }

    @inlinable
    mutating func end(_ end: End<Failure>) {
        // An operator such as `take` sends `completed` right after the last value, even if the observer disposed of its
        // subscription while it received that value. In that case, `ended` must receive `interrupted`.
        ended(subscription.isDisposed ? .interrupted : end)
        subscription.dispose()
    }
}

@usableFromInline
struct RootObserver<Inner: Observer>: Observer {
    @usableFromInline var observer: Inner
    @usableFromInline let subscription: Subscription

    @inlinable
    init(observer: consuming Inner, subscription: Subscription) {
        self.observer = observer
        self.subscription = subscription
    }

    @inlinable
    mutating func next(_ value: Inner.Value) -> Demand {
        if observer.next(value) == .enough {
            subscription.dispose()
            return .enough
        }
        return .more
    }

    @inlinable
    mutating func end(_ end: End<Inner.Failure>) {
        // For the reason given in `ClosureObserver`.
        observer.end(subscription.isDisposed ? .interrupted : end)
        subscription.dispose()
    }
}
