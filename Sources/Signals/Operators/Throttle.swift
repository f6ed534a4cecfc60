#if !hasFeature(Embedded)
    /// Sends at most one value in a while.
    @usableFromInline
    struct ThrottleCore<Input: Sendable, Downstream: Observer>: TimedCore where Downstream.Value == Input {
        @usableFromInline typealias Command = TimedCommand<Input, Downstream.Failure>
        @usableFromInline typealias Failure = Downstream.Failure

        @usableFromInline var downstream: Downstream
        @usableFromInline var alarm: Alarm
        @usableFromInline let interval: Duration
        @usableFromInline let latest: Bool
        @usableFromInline var waiting: Input?

        @inlinable
        init(_ downstream: consuming Downstream, _ scheduler: any Scheduler, interval: Duration, latest: Bool) {
            self.downstream = downstream
            alarm = Alarm(scheduler)
            self.interval = interval
            self.latest = latest
            waiting = nil
        }

        @inlinable
        mutating func next(_ value: Input) -> Bool {
            if alarm.isSet {
                if latest || waiting == nil { waiting = value }
                return false
            }
            alarm.set(after: interval)
            return emit(value)
        }

        @inlinable
        mutating func ended(_ end: End<Downstream.Failure>) -> Bool {
            if case .completed = end, let value = waiting.take(), emit(value) { return true }
            return finish(end)
        }

        @inlinable
        mutating func ring() -> Bool {
            guard let value = waiting.take() else { return false }
            alarm.set(after: interval)
            return emit(value)
        }
    }

    /// Sends at most one value in a while, as a signal.
    @usableFromInline
    struct Throttle<Upstream: Signal>: Signal {
        @usableFromInline typealias Value = Upstream.Value
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let scheduler: any Scheduler
        @usableFromInline let interval: Duration
        @usableFromInline let latest: Bool

        @inlinable
        init(_ upstream: Upstream, _ scheduler: any Scheduler, interval: Duration, latest: Bool) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.interval = interval
            self.latest = latest
        }

        @inlinable
        func subscribe<O: Observer<Upstream.Value, Upstream.Failure>>(
            _ observer: consuming O, in subscription: Subscription
        ) {
            ThrottleCore<Upstream.Value, O>.run(
                ThrottleCore(observer, scheduler, interval: interval, latest: latest), upstream, in: subscription)
        }
    }

    extension Signal {
        /// Sends the first value at once, and after that at most one in each interval.
        ///
        /// ```marbles
        /// a  -1-2-3------4-5------|
        ///  ┌────────────────────────────────────────┐
        ///  │ a.throttle(.seconds(4), on: scheduler) │
        ///  └────────────────────────────────────────┘
        ///    -1---3------4---5----|
        /// ```
        ///
        /// - Parameters:
        ///   - interval: how long a value keeps others back.
        ///   - scheduler: keeps the time.
        ///   - latest: which of the values that were kept back is sent when the interval is over: the latest or the first.
        /// - Returns: a thinned-out signal. At completion a value that was kept back is sent at once.
        @inlinable
        public func throttle(
            _ interval: Duration, on scheduler: some Scheduler, latest: Bool = true
        ) -> some Signal<Value, Failure> {
            Throttle(self, scheduler, interval: interval, latest: latest)
        }
    }
#endif
