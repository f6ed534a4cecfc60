@usableFromInline
struct ConcatObserver<Second: Signal, Downstream: Observer<Second.Value, Second.Failure>>: Observer {
    @usableFromInline var downstream: Downstream
    @usableFromInline let second: Second
    @usableFromInline let subscription: Subscription

    @inlinable
    init(_ downstream: consuming Downstream, _ second: Second, _ subscription: Subscription) {
        self.downstream = downstream
        self.second = second
        self.subscription = subscription
    }

    @inlinable
    mutating func next(_ value: Second.Value) -> Demand { downstream.next(value) }

    @inlinable
    mutating func end(_ end: End<Second.Failure>) {
        guard case .completed = end else { return downstream.end(end) }
        // Releases the first signal's resources before the second signal starts.
        subscription.restart()
        if subscription.isDisposed { return downstream.end(.interrupted) }
        second.subscribe(LastPartObserver(downstream, subscription), in: subscription)
    }
}

/// The observer of the second signal. It disposes of that signal's subscription before it forwards the end.
@usableFromInline
struct LastPartObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline var downstream: Downstream
    @usableFromInline let subscription: Subscription

    @inlinable
    init(_ downstream: consuming Downstream, _ subscription: Subscription) {
        self.downstream = downstream
        self.subscription = subscription
    }

    @inlinable
    mutating func next(_ value: Downstream.Value) -> Demand { downstream.next(value) }

    @inlinable
    mutating func end(_ end: End<Downstream.Failure>) {
        subscription.dispose()
        downstream.end(end)
    }
}

@usableFromInline
struct Concat<First: Signal, Second: Signal>: Signal
where First.Value == Second.Value, First.Failure == Second.Failure {
    @usableFromInline typealias Value = First.Value
    @usableFromInline typealias Failure = First.Failure

    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @inlinable
    @inline(__always)
    consuming func subscribe<O: Observer<Second.Value, Second.Failure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        let parts = subscription.child()
        first.subscribe(ConcatObserver(observer, second, parts), in: parts)
    }
}

/// Values followed by a signal. Sending the values needs no teardown, so the values need no separate subscription.
@usableFromInline
struct StartWith<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let values: [Value]
    @usableFromInline let upstream: Upstream

    @inlinable
    init(_ values: [Value], _ upstream: Upstream) {
        self.values = values
        self.upstream = upstream
    }

    @inlinable
    @inline(__always)
    consuming func subscribe<O: Observer<Upstream.Value, Upstream.Failure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        for value in values {
            if subscription.isDisposed { return observer.end(.interrupted) }
            if observer.next(value) == .enough { return }
        }
        if subscription.isDisposed { return observer.end(.interrupted) }
        upstream.subscribe(observer, in: subscription)
    }
}

extension Signal {
    /// Runs another signal when this signal has completed.
    ///
    /// ```marbles
    /// a  -1---2--|
    /// b  --x-y-|
    ///  ┌─────────────┐
    ///  │ a.concat(b) │
    ///  └─────────────┘
    ///    -1---2----x-y-|
    /// ```
    ///
    /// - Parameter other: the signal to run next, unless this signal fails or is interrupted.
    @_alwaysEmitIntoClient
    public func concat<Other: Signal<Value, Failure>>(_ other: Other) -> some Signal<Value, Failure> {
        Concat(self, other)
    }

    /// Sends the given values before the signal's own values.
    ///
    /// Known as `startWith` in Rx and `prepend(_:)` in Combine.
    ///
    /// ```marbles
    /// a  --1--2--|
    ///  ┌──────────────────┐
    ///  │ a.startWith("s") │
    ///  └──────────────────┘
    ///    s-1--2--|
    /// ```
    @_alwaysEmitIntoClient
    public func startWith(_ values: Value...) -> some Signal<Value, Failure> {
        StartWith(values, self)
    }
}

extension Signals {
    /// Runs signals of the same type one after another.
    ///
    /// ```marbles
    /// a  -1-2-|
    /// b  --x-|
    /// c  -m-n-|
    ///  ┌───────────────────────────┐
    ///  │ Signals.concat([a, b, c]) │
    ///  └───────────────────────────┘
    ///    -1-2---x--m-n-|
    /// ```
    ///
    /// - Parameter signals: the signals; each one starts when the previous one has completed or been interrupted.
    @_alwaysEmitIntoClient
    public static func concat<S: Signal>(_ signals: [S]) -> some Signal<S.Value, S.Failure> {
        from(signals, failure: S.Failure.self).flatMap(.concat) { $0 }
    }
}
