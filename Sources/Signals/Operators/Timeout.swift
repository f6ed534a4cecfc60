#if !hasFeature(Embedded)
    /// Fails when it has been quiet for too long.
    @usableFromInline
    struct TimeoutCore<Input: Sendable, Downstream: Observer>: TimedCore where Downstream.Value == Input {
        @usableFromInline typealias Command = TimedCommand<Input, Downstream.Failure>

        @usableFromInline var downstream: Downstream
        @usableFromInline var alarm: Alarm
        @usableFromInline let limit: Duration
        @usableFromInline let error: Downstream.Failure

        @inlinable
        init(_ downstream: consuming Downstream, _ scheduler: any Scheduler, limit: Duration, error: Downstream.Failure)
        {
            self.downstream = downstream
            alarm = Alarm(scheduler)
            self.limit = limit
            self.error = error
        }

        @inlinable
        mutating func begin() { alarm.set(after: limit) }

        @inlinable
        mutating func next(_ value: Input) -> Bool {
            alarm.set(after: limit)
            return emit(value)
        }

        @inlinable
        mutating func ended(_ end: End<Downstream.Failure>) -> Bool { finish(end) }

        @inlinable
        mutating func ring() -> Bool { finish(.failed(error)) }
    }

    /// Fails when it has been quiet for too long, as a signal.
    @usableFromInline
    struct Timeout<Upstream: Signal>: Signal {
        @usableFromInline typealias Value = Upstream.Value
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let scheduler: any Scheduler
        @usableFromInline let limit: Duration
        @usableFromInline let error: Failure

        @inlinable
        init(_ upstream: Upstream, _ scheduler: any Scheduler, limit: Duration, error: Failure) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.limit = limit
            self.error = error
        }

        @inlinable
        func subscribe<O: Observer<Upstream.Value, Upstream.Failure>>(
            _ observer: consuming O, in subscription: Subscription
        ) {
            TimeoutCore<Upstream.Value, O>.run(
                TimeoutCore(observer, scheduler, limit: limit, error: error), upstream, in: subscription)
        }
    }

    extension Signal {
        /// Breaks the signal when no value has come for a while.
        ///
        /// ```marbles
        /// a  -1-2-------3-|
        ///  ┌────────────────────────────────────────────────────┐
        ///  │ a.timeout(.seconds(4), on: scheduler, error: late) │
        ///  └────────────────────────────────────────────────────┘
        ///    -1-2---#
        /// ```
        ///
        /// - Parameters:
        ///   - limit: how long at most to the first value, and from each to the next.
        ///   - scheduler: keeps the time.
        ///   - error: what to fail with.
        /// - Returns: a signal of the same values.
        @inlinable
        public func timeout(
            _ limit: Duration, on scheduler: some Scheduler, error: Failure
        ) -> some Signal<Value, Failure> {
            Timeout(self, scheduler, limit: limit, error: error)
        }
    }
#endif
