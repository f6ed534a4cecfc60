#if !hasFeature(Embedded)
    /// Beats at fixed times.
    @usableFromInline
    struct Beat<Failure: Error>: Signal {
        @usableFromInline typealias Value = Int

        @usableFromInline let first: Duration
        @usableFromInline let period: Duration?
        @usableFromInline let scheduler: any Scheduler

        @inlinable
        init(first: Duration, period: Duration?, _ scheduler: any Scheduler) {
            self.first = first
            self.period = period
            self.scheduler = scheduler
        }

        @inlinable
        func subscribe<O: Observer<Int, Failure>>(_ observer: consuming O, in subscription: Subscription) {
            // The upstream has nothing to say; the alarm has.
            BeatCore<O>.run(
                BeatCore(observer, scheduler, first: first, period: period), Waiting<Int, Failure>(), in: subscription)
        }
    }

    /// What beats.
    @usableFromInline
    struct BeatCore<Downstream: Observer>: TimedCore where Downstream.Value == Int {
        @usableFromInline typealias Command = TimedCommand<Int, Downstream.Failure>
        @usableFromInline typealias Input = Int

        @usableFromInline var downstream: Downstream
        @usableFromInline var alarm: Alarm
        @usableFromInline let first: Duration
        @usableFromInline let period: Duration?
        @usableFromInline var beat = 0
        @usableFromInline var due: Duration = .zero

        @inlinable
        init(_ downstream: consuming Downstream, _ scheduler: any Scheduler, first: Duration, period: Duration?) {
            self.downstream = downstream
            alarm = Alarm(scheduler)
            self.first = first
            self.period = period
        }

        @inlinable
        mutating func begin() {
            due = alarm.scheduler.now + first
            alarm.set(after: first)
        }

        @inlinable
        mutating func next(_ value: Int) -> Bool { false }

        @inlinable
        mutating func ended(_ end: End<Downstream.Failure>) -> Bool { finish(end) }

        @inlinable
        mutating func ring() -> Bool {
            let number = beat
            beat += 1
            guard let period else { return emit(number) || finish(.completed) }
            // Counted from the start and not from the last ring, so that being late now and then does not add up.
            due += period
            alarm.set(after: due - alarm.scheduler.now)
            return emit(number)
        }
    }

    extension Signals {
        /// A signal that sends 0, 1, 2 and so on, one in each period, without end.
        ///
        /// ```marbles
        /// ┌──────────────────────────────────────────────┐
        /// │ Signals.interval(.seconds(3), on: scheduler) │
        /// └──────────────────────────────────────────────┘
        ///   ---0--1--2--3-
        /// ```
        ///
        /// - Parameters:
        ///   - period: the time between two values, and before the first.
        ///   - scheduler: keeps the time; values are sent there.
        ///   - failure: the type of a failure; it does not fail.
        /// - Returns: a cold signal. Beats do not drift: each is counted from the start.
        @inlinable
        public static func interval<Failure: Error>(
            _ period: Duration, on scheduler: some Scheduler, failure: Failure.Type = Never.self
        ) -> some Signal<Int, Failure> {
            precondition(period > .zero, "interval: a period must be positive")
            return Beat<Failure>(first: period, period: period, scheduler)
        }

        /// A signal that sends 0 after a while and completes.
        ///
        /// ```marbles
        /// ┌──────────────────────────────────────────────────┐
        /// │ Signals.timer(after: .seconds(5), on: scheduler) │
        /// └──────────────────────────────────────────────────┘
        ///   -----(0|)
        /// ```
        ///
        /// - Parameters:
        ///   - delay: how long to wait.
        ///   - scheduler: keeps the time; the value is sent there.
        ///   - failure: the type of a failure; it does not fail.
        /// - Returns: a cold signal.
        @inlinable
        public static func timer<Failure: Error>(
            after delay: Duration, on scheduler: some Scheduler, failure: Failure.Type = Never.self
        ) -> some Signal<Int, Failure> {
            Beat<Failure>(first: delay, period: nil, scheduler)
        }
    }
#endif
