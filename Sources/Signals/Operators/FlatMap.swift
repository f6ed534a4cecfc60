/// A rule for values that arrive while an inner signal, which was made from an earlier value, is still running.
@frozen
public enum FlattenStrategy: Sendable, Equatable {
    /// All inner signals run at the same time; their values are forwarded as they arrive.
    case merge
    /// At most this many inner signals run at the same time; later values wait.
    case mergeUpTo(Int)
    /// One inner signal runs at a time, in order; later values wait.
    case concat
    /// Only the latest inner signal runs: a new inner signal stops the previous one. Known as `switchMap` in RxJS.
    case latest
    /// One inner signal runs at a time. Values that arrive before it has ended are dropped, like a second tap on a
    /// button whose work is still running. Known as `exhaustMap` in RxJS.
    case first
}

@usableFromInline
struct FlatMap<Upstream: Signal, Inner: Signal>: Signal where Inner.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Inner.Value
    @usableFromInline typealias Failure = Inner.Failure

    @usableFromInline let upstream: Upstream
    @usableFromInline let how: FlattenStrategy
    @usableFromInline let transform: @Sendable (Upstream.Value) -> Inner

    @inlinable
    init(_ upstream: Upstream, _ how: FlattenStrategy, _ transform: @escaping @Sendable (Upstream.Value) -> Inner) {
        if case .mergeUpTo(let limit) = how {
            precondition(limit > 0, "flatMap: the number of signals must be positive")
        }
        self.upstream = upstream
        self.how = how
        self.transform = transform
    }

    @inlinable
    @inline(__always)
    consuming func subscribe<O: Observer<Inner.Value, Inner.Failure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        let outer = Subscription(within: subscription)
        switch how {
        case .merge:
            let serial = Serial(FlatMapMergeCore(observer, outer: outer))
            subscription.onDispose(serial)
            upstream.subscribe(FlatMapMergeObserver(serial, outer: outer, transform), in: outer)
        case .mergeUpTo(let limit): subscribeQueued(observer, outer, limit, in: subscription)
        case .concat, .latest, .first: subscribeQueued(observer, outer, 1, in: subscription)
        }
    }

    @inlinable
    func subscribeQueued<O: Observer<Inner.Value, Inner.Failure>>(
        _ observer: consuming O, _ outer: Subscription, _ limit: Int, in subscription: Subscription
    ) {
        let serial = Serial(SerializedObserver(observer))
        let queue = FlatMapQueue(serial, outer: outer, limit: limit, how, transform)
        subscription.onDispose {
            queue.close()
            serial.interrupt()
        }
        upstream.subscribe(FlatMapQueueObserver(queue), in: outer)
    }
}

extension Signal {
    /// Makes a signal for each value and merges these signals into one: the `bind` of the signal monad. The strategy
    /// determines what happens to values that arrive while such a signal is running; see ``FlattenStrategy``.
    ///
    /// The failure of an inner signal ends the result. To continue instead, catch the failure inside the closure, as in
    /// `flatMap { fetch($0).catchTo(0) }`. If this signal can fail, write `flatMap { fetch($0).catchTo(0).canFail() }`
    /// (see ``catch(_:)``, ``catchTo(_:)`` and ``canFail(with:)``). An inner signal that is interrupted counts as
    /// completed. The branches of an `if` or a `switch` may make signals of different types: see
    /// ``EitherSignalBuilder``.
    ///
    /// ```marbles
    /// a  -1-----3--5--------|
    /// b  x-x-x|
    ///  ┌───────────────────────────────────────┐
    ///  │ a.flatMap { n in b.replace(with: n) } │
    ///  └───────────────────────────────────────┘
    ///    -1-1-1-3-3535-5----|
    ///
    /// a  -1-----3--5--------|
    /// b  x-x-x|
    ///  ┌────────────────────────────────────────────────┐
    ///  │ a.flatMap(.concat) { n in b.replace(with: n) } │
    ///  └────────────────────────────────────────────────┘
    ///    -1-1-1-3-3-35-5-5--|
    ///
    /// a  -1--2--3--5--------|
    /// b  x-x-x|
    ///  ┌───────────────────────────────────────────────┐
    ///  │ a.flatMap(.first) { n in b.replace(with: n) } │
    ///  └───────────────────────────────────────────────┘
    ///    -1-1-1-3-3-3-------|
    /// ```
    ///
    /// - Returns: a signal of the inner signals' values, which completes when this signal has completed and all inner
    ///   signals have ended.
    @_alwaysEmitIntoClient
    public func flatMap<Inner: Signal>(
        _ how: FlattenStrategy = .merge, _ transform: @escaping @Sendable (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        FlatMap(self, how, transform)
    }

    /// Makes a signal for each value and runs only the latest one: ``flatMap(_:_:)`` with ``FlattenStrategy/latest``.
    ///
    /// ```marbles
    /// a  -1-----3--5--------|
    /// b  x-x-x|
    ///  ┌─────────────────────────────────────────────┐
    ///  │ a.flatMapLatest { n in b.replace(with: n) } │
    ///  └─────────────────────────────────────────────┘
    ///    -1-1-1-3-35-5-5----|
    /// ```
    @_alwaysEmitIntoClient
    public func flatMapLatest<Inner: Signal>(
        _ transform: @escaping @Sendable (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        FlatMap(self, .latest, transform)
    }

    /// Makes a signal for each value and runs these signals one after another, until the closure sets a flag or returns
    /// `nil`. In ReactiveObjC, by contrast, a signal's `bind` runs these signals at the same time.
    ///
    /// ```marbles
    /// a  -1-----3--5--------|
    /// b  x-x-x|
    ///  ┌──────────────────────────────────────────────────────────────────┐
    ///  │ a.bind { n, stop in stop = n == "3"; return b.replace(with: n) } │
    ///  └──────────────────────────────────────────────────────────────────┘
    ///    -1-1-1-3-3-3|
    /// ```
    ///
    /// - Parameter transform: makes an inner signal for each value. If the closure sets its second argument, the flag,
    ///   to true, the signal that it returns is the last one, and the outer signal is stopped. If the closure returns
    ///   `nil`, the outer signal is stopped without a last signal.
    @_alwaysEmitIntoClient
    public func bind<Inner: Signal>(
        _ transform: @escaping @Sendable (Value, inout Bool) -> Inner?
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        through(BindStage(transform)).flatMap(.concat) { $0 }
    }
}

extension Signal where Failure == Never {
    /// Like ``flatMap(_:_:)``, for a signal that cannot fail and inner signals that can.
    ///
    /// ```marbles
    /// a  -1-----3--5--------|
    /// b  x-x-x|
    ///  ┌───────────────────────────────────────┐
    ///  │ a.flatMap { n in b.replace(with: n) } │
    ///  └───────────────────────────────────────┘
    ///    -1-1-1-3-3535-5----|
    ///
    /// a  -1-----3--5--------|
    /// b  x-x-x|
    ///  ┌────────────────────────────────────────────────┐
    ///  │ a.flatMap(.concat) { n in b.replace(with: n) } │
    ///  └────────────────────────────────────────────────┘
    ///    -1-1-1-3-3-35-5-5--|
    ///
    /// a  -1--2--3--5--------|
    /// b  x-x-x|
    ///  ┌───────────────────────────────────────────────┐
    ///  │ a.flatMap(.first) { n in b.replace(with: n) } │
    ///  └───────────────────────────────────────────────┘
    ///    -1-1-1-3-3-3-------|
    /// ```
    ///
    /// - Returns: a signal of the inner signals' values, which fails when an inner signal fails.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func flatMap<Inner: Signal>(
        _ how: FlattenStrategy = .merge, _ transform: @escaping @Sendable (Value) -> Inner
    ) -> some Signal<Inner.Value, Inner.Failure> {
        FlatMap(canFail(with: Inner.Failure.self), how, transform)
    }

    /// Like ``flatMapLatest(_:)``, for a signal that cannot fail and inner signals that can.
    ///
    /// ```marbles
    /// a  -1-----3--5--------|
    /// b  x-x-x|
    ///  ┌─────────────────────────────────────────────┐
    ///  │ a.flatMapLatest { n in b.replace(with: n) } │
    ///  └─────────────────────────────────────────────┘
    ///    -1-1-1-3-35-5-5----|
    /// ```
    ///
    /// - Returns: a signal of the latest inner signal's values, which fails when that signal fails.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func flatMapLatest<Inner: Signal>(
        _ transform: @escaping @Sendable (Value) -> Inner
    ) -> some Signal<Inner.Value, Inner.Failure> {
        FlatMap(canFail(with: Inner.Failure.self), .latest, transform)
    }
}

// The same functions for closures whose branches make signals of different types. They are disfavored, so the compiler
// chooses them only if none of the functions above fits.

extension Signal {
    /// Like ``flatMap(_:_:)``, for a closure whose branches return different types.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func flatMap<First: Signal, Second: Signal>(
        _ how: FlattenStrategy = .merge,
        @EitherSignalBuilder _ transform: @escaping @Sendable (Value) -> EitherSignal<First, Second>
    ) -> some Signal<First.Value, Failure> where First.Failure == Failure {
        FlatMap(self, how, transform)
    }

    /// Like ``flatMapLatest(_:)``, for a closure whose branches return different types.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func flatMapLatest<First: Signal, Second: Signal>(
        @EitherSignalBuilder _ transform: @escaping @Sendable (Value) -> EitherSignal<First, Second>
    ) -> some Signal<First.Value, Failure> where First.Failure == Failure {
        FlatMap(self, .latest, transform)
    }
}

extension Signal where Failure == Never {
    /// Like ``flatMap(_:_:)``, for a closure whose branches return different types.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func flatMap<First: Signal, Second: Signal>(
        _ how: FlattenStrategy = .merge,
        @EitherSignalBuilder _ transform: @escaping @Sendable (Value) -> EitherSignal<First, Second>
    ) -> some Signal<First.Value, First.Failure> {
        FlatMap(canFail(with: First.Failure.self), how, transform)
    }

    /// Like ``flatMapLatest(_:)``, for a closure whose branches return different types.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func flatMapLatest<First: Signal, Second: Signal>(
        @EitherSignalBuilder _ transform: @escaping @Sendable (Value) -> EitherSignal<First, Second>
    ) -> some Signal<First.Value, First.Failure> {
        FlatMap(canFail(with: First.Failure.self), .latest, transform)
    }
}

extension Signal where Value: Signal, Value.Failure == Failure {
    /// Zips the signals that this signal sends. The sent signals are observed when this signal has completed.
    ///
    /// Known as `zipAll` in RxJS.
    ///
    /// ```marbles
    /// a  -1---2---|
    /// b  ---x-----y--|
    ///  ┌─────────────────────────────────────────────────────────────┐
    ///  │ Signals.of(a, b).canFail(with: MarbleFailure.self).zipAll() │
    ///  └─────────────────────────────────────────────────────────────┘
    ///    ---[1x]--([2y]|)
    /// ```
    ///
    /// - Returns: a signal of arrays; see ``Signals/zip(_:)``.
    @_alwaysEmitIntoClient
    public func zipAll() -> some Signal<[Value.Value], Failure> { collect().flatMap { Signals.zip($0) } }

    /// Combines the latest values of the signals that this signal sends. The sent signals are observed when this signal
    /// has completed.
    ///
    /// RxJS uses the same name.
    ///
    /// ```marbles
    /// a  -1-------2-------|
    /// b  ----x--------y-----|
    ///  ┌───────────────────────────────────────────────────────────────────────┐
    ///  │ Signals.of(a, b).canFail(with: MarbleFailure.self).combineLatestAll() │
    ///  └───────────────────────────────────────────────────────────────────────┘
    ///    ----[1x]-[2x][2y]--|
    /// ```
    ///
    /// - Returns: a signal of arrays; see ``Signals/combineLatest(_:)``.
    @_alwaysEmitIntoClient
    public func combineLatestAll() -> some Signal<[Value.Value], Failure> {
        collect().flatMap { Signals.combineLatest($0) }
    }

    /// Runs the signals that this signal sends, and forwards their values. By default, all of them run at the same
    /// time.
    ///
    /// ```marbles
    /// a  -1-----3--5--------|
    /// b  x-x-x|
    ///  ┌─────────────────────────────────────────────┐
    ///  │ a.map { n in b.replace(with: n) }.flatten() │
    ///  └─────────────────────────────────────────────┘
    ///    -1-1-1-3-3535-5----|
    /// ```
    @_alwaysEmitIntoClient
    public func flatten(_ how: FlattenStrategy = .merge) -> some Signal<Value.Value, Failure> {
        FlatMap(self, how) { $0 }
    }

    /// Runs only the latest of the signals that this signal sends.
    ///
    /// ```marbles
    /// a  -1-----3--5--------|
    /// b  x-x-x|
    ///  ┌────────────────────────────────────────────────────┐
    ///  │ a.map { n in b.replace(with: n) }.switchToLatest() │
    ///  └────────────────────────────────────────────────────┘
    ///    -1-1-1-3-35-5-5----|
    /// ```
    @_alwaysEmitIntoClient
    public func switchToLatest() -> some Signal<Value.Value, Failure> { FlatMap(self, .latest) { $0 } }
}

@usableFromInline
struct BindStage<Input: Sendable, Inner: Signal, Failure: Error>: Stage<Input, Inner, Failure> {
    @usableFromInline let transform: @Sendable (Input, inout Bool) -> Inner?

    @inlinable
    init(_ transform: @escaping @Sendable (Input, inout Bool) -> Inner?) { self.transform = transform }

    @inlinable
    func next<D: Observer<Inner, Failure>>(_ value: Input, to downstream: inout D) -> Demand {
        var stop = false
        if let inner = transform(value, &stop) {
            if downstream.next(inner) == .enough { return .enough }
            if !stop { return .more }
        }
        downstream.end(.completed)
        return .enough
    }
}
