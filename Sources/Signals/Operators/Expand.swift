@usableFromInline
struct Expand<Upstream: Signal, Inner: Signal>: Signal
where Inner.Value == Upstream.Value, Inner.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let upstream: Upstream
    @usableFromInline let limit: Int
    @usableFromInline let transform: @Sendable (Upstream.Value) -> Inner

    @inlinable
    init(_ upstream: Upstream, _ limit: Int, _ transform: @escaping @Sendable (Upstream.Value) -> Inner) {
        self.upstream = upstream
        self.limit = limit
        self.transform = transform
    }

    @inlinable
    consuming func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        let outer = Subscription(within: subscription)
        let serial = Serial(SerializedObserver(observer))
        let queue = FlatMapQueue(serial, outer: outer, limit: limit, .merge, transform, feedback: { $0 })
        subscription.onDispose {
            queue.close()
            serial.interrupt()
        }
        upstream.subscribe(ExpandObserver(queue), in: outer)
    }
}

@usableFromInline
struct ExpandObserver<Inner: Signal, Downstream: Observer<Inner.Value, Inner.Failure>>: Observer {
    @usableFromInline typealias Value = Inner.Value
    @usableFromInline typealias Failure = Inner.Failure

    @usableFromInline let queue: FlatMapQueue<Inner.Value, Inner, Downstream>

    @inlinable
    init(_ queue: FlatMapQueue<Inner.Value, Inner, Downstream>) { self.queue = queue }

    @inlinable
    mutating func next(_ value: Inner.Value) -> Demand {
        if queue.serial.next(value) == .more { return queue.next(value) }
        queue.close()
        return .enough
    }

    @inlinable
    mutating func end(_ end: End<Inner.Failure>) { queue.outerEnded(end) }
}

extension Signal {
    /// Sends each value and runs a signal made from it. Each value of that signal is treated in the same way.
    ///
    /// The values that come from one original value form a tree. If the signals send their values immediately, the tree
    /// is sent level by level.
    ///
    /// Known as `expand` in RxJS.
    ///
    /// ```marbles
    /// ┌──────────────────────────────────────────────────────────────────────────────────────────┐
    /// │ Signals.just(1).expand { n in n < 4 ? EitherSignal.first(Signals.of(2 * n, 2 * n + 1)) : │
    /// │ .second(Signals.empty()) }                                                               │
    /// └──────────────────────────────────────────────────────────────────────────────────────────┘
    ///   (1234567|)
    /// ```
    ///
    /// - Parameters:
    ///   - limit: the maximum number of signals that run at the same time, at least 1. Further signals wait, but the
    ///     values from which they are made are sent immediately.
    ///   - transform: makes a signal for each value; an empty signal ends its branch.
    /// - Returns: a signal of all values, which completes when this signal has completed and all signals made from
    ///   values have ended.
    @_alwaysEmitIntoClient
    public func expand<Inner: Signal<Value, Failure>>(
        upTo limit: Int = .max, _ transform: @escaping @Sendable (Value) -> Inner
    ) -> some Signal<Value, Failure> {
        precondition(limit > 0, "expand: at least one signal must be allowed to run")
        return Expand(self, limit, transform)
    }
}
