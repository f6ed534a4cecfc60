@usableFromInline
struct Doing<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline let onNext: (@Sendable (Value) -> Void)?
    @usableFromInline let onEnd: (@Sendable (End<Failure>) -> Void)?

    @inlinable
    init(next: (@Sendable (Value) -> Void)?, end: (@Sendable (End<Failure>) -> Void)?) {
        onNext = next
        onEnd = end
    }

    @inlinable
    func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        onNext?(value)
        return downstream.next(value)
    }

    @inlinable
    func end<D: Observer<Value, Failure>>(_ end: End<Failure>, to downstream: inout D) {
        onEnd?(end)
        downstream.end(end)
    }
}

@usableFromInline
struct DoingAtStart<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let upstream: Upstream
    @usableFromInline let onStart: @Sendable () -> Void

    @inlinable
    init(_ upstream: Upstream, _ onStart: @escaping @Sendable () -> Void) {
        self.upstream = upstream
        self.onStart = onStart
    }

    @inlinable
    @inline(__always)
    consuming func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        onStart()
        upstream.subscribe(observer, in: subscription)
    }
}

extension Signal {
    /// Calls a closure with each value, before the value is forwarded.
    ///
    /// ```marbles
    /// a      -1--2--3--|
    ///      ┌────────────────────────────┐
    ///      │ a.doing { heard.next($0) } │
    ///      └────────────────────────────┘
    /// heard  -1--2--3---
    ///        -1--2--3--|
    /// ```
    @_alwaysEmitIntoClient
    public func doing(_ next: @escaping @Sendable (Value) -> Void) -> some Signal<Value, Failure> {
        through(Doing(next: next, end: nil))
    }

    /// Calls a closure at the end, before the end is forwarded. If a later operator such as `take` answers a value with
    /// ``Demand/enough``, the closure is not called.
    ///
    /// ```marbles
    /// a      -1--2--3--|
    ///      ┌───────────────────────────────────────┐
    ///      │ a.doingAtEnd { _ in heard.next("e") } │
    ///      └───────────────────────────────────────┘
    /// heard  ----------e
    ///        -1--2--3--|
    /// ```
    ///
    /// - Parameter ended: receives the end, which is ``End/interrupted`` if the subscription is disposed of.
    @_alwaysEmitIntoClient
    public func doingAtEnd(_ ended: @escaping @Sendable (End<Failure>) -> Void) -> some Signal<Value, Failure> {
        through(Doing(next: nil, end: ended))
    }

    /// Calls a closure at each subscription, before the signal runs.
    ///
    /// ```marbles
    /// a      -1--2--3--|
    ///      ┌────────────────────────────────────┐
    ///      │ a.doingAtStart { heard.next("s") } │
    ///      └────────────────────────────────────┘
    /// heard  --s--------
    ///        --^1--2--3--|
    /// ```
    @_alwaysEmitIntoClient
    public func doingAtStart(_ started: @escaping @Sendable () -> Void) -> some Signal<Value, Failure> {
        DoingAtStart(self, started)
    }
}
