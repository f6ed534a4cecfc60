#if !hasFeature(Embedded)
    /// Sends a value when it has been quiet for a while.
    @usableFromInline
    struct DebounceCore<Input: Sendable, Downstream: Observer>: TimedCore where Downstream.Value == Input {
        @usableFromInline typealias Command = TimedCommand<Input, Downstream.Failure>
        @usableFromInline typealias Failure = Downstream.Failure

        @usableFromInline var downstream: Downstream
        @usableFromInline var alarm: Alarm
        @usableFromInline let quiet: Duration
        @usableFromInline var latest: Input?

        @inlinable
        init(_ downstream: consuming Downstream, _ scheduler: any Scheduler, quiet: Duration) {
            self.downstream = downstream
            alarm = Alarm(scheduler)
            self.quiet = quiet
            latest = nil
        }

        @inlinable
        mutating func next(_ value: Input) -> Bool {
            latest = value
            alarm.set(after: quiet)
            return false
        }

        @inlinable
        mutating func ended(_ end: End<Downstream.Failure>) -> Bool {
            if case .completed = end, let value = latest.take(), emit(value) { return true }
            return finish(end)
        }

        @inlinable
        mutating func ring() -> Bool {
            guard let value = latest.take() else { return false }
            return emit(value)
        }
    }

    /// Sends a value when it has been quiet for a while, as a signal.
    @usableFromInline
    struct Debounce<Upstream: Signal>: Signal {
        @usableFromInline typealias Value = Upstream.Value
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let scheduler: any Scheduler
        @usableFromInline let quiet: Duration

        @inlinable
        init(_ upstream: Upstream, _ scheduler: any Scheduler, quiet: Duration) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.quiet = quiet
        }

        @inlinable
        func subscribe<O: Observer<Upstream.Value, Upstream.Failure>>(
            _ observer: consuming O, in subscription: Subscription
        ) {
            DebounceCore<Upstream.Value, O>.run(
                DebounceCore(observer, scheduler, quiet: quiet), upstream, in: subscription)
        }
    }

    extension Signal {
        /// Sends a value when none has followed it for a while; those in a hurry are dropped.
        ///
        /// ```marbles
        /// a  -1-2-3------4-----5-|
        ///  ┌────────────────────────────────────────┐
        ///  │ a.debounce(.seconds(3), on: scheduler) │
        ///  └────────────────────────────────────────┘
        ///    --------3------4----(5|)
        /// ```
        ///
        /// - Parameters:
        ///   - quiet: how long it must be quiet after a value.
        ///   - scheduler: keeps the time; what is sent is sent there.
        /// - Returns: a signal of the last value of each flurry. At completion a waiting value is sent at once.
        @inlinable
        public func debounce(_ quiet: Duration, on scheduler: some Scheduler) -> some Signal<Value, Failure> {
            Debounce(self, scheduler, quiet: quiet)
        }
    }
#endif
