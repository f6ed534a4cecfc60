#if !hasFeature(Embedded)
    /// Sends each event later.
    @usableFromInline
    struct DelayCore<Input: Sendable, Downstream: Observer>: TimedCore where Downstream.Value == Input {
        @usableFromInline typealias Command = TimedCommand<Input, Downstream.Failure>
        @usableFromInline typealias Failure = Downstream.Failure

        @usableFromInline var downstream: Downstream
        @usableFromInline var alarm: Alarm
        @usableFromInline let delay: Duration
        @usableFromInline var waiting = Deque<(due: Duration, event: Event<Input, Failure>)>()

        @inlinable
        init(_ downstream: consuming Downstream, _ scheduler: any Scheduler, delay: Duration) {
            self.downstream = downstream
            alarm = Alarm(scheduler)
            self.delay = delay
        }

        @inlinable
        mutating func next(_ value: Input) -> Bool {
            wait(.next(value))
            return false
        }

        @inlinable
        mutating func ended(_ end: End<Downstream.Failure>) -> Bool {
            guard case .completed = end else { return finish(end) }
            wait(.completed)
            return false
        }

        @inlinable
        mutating func ring() -> Bool {
            guard let (_, event) = waiting.popFirst() else { return false }
            guard case .next(let value) = event else { return finish(.completed) }
            if !waiting.isEmpty { alarm.set(after: waiting[0].due - alarm.scheduler.now) }
            return emit(value)
        }

        @inlinable
        mutating func wait(_ event: Event<Input, Failure>) {
            waiting.append((alarm.scheduler.now + delay, event))
            if !alarm.isSet { alarm.set(after: delay) }
        }
    }

    /// Sends each event later, as a signal.
    @usableFromInline
    struct Delay<Upstream: Signal>: Signal {
        @usableFromInline typealias Value = Upstream.Value
        @usableFromInline typealias Failure = Upstream.Failure

        @usableFromInline let upstream: Upstream
        @usableFromInline let scheduler: any Scheduler
        @usableFromInline let delay: Duration

        @inlinable
        init(_ upstream: Upstream, _ scheduler: any Scheduler, delay: Duration) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.delay = delay
        }

        @inlinable
        func subscribe<O: Observer<Upstream.Value, Upstream.Failure>>(
            _ observer: consuming O, in subscription: Subscription
        ) {
            DelayCore<Upstream.Value, O>.run(DelayCore(observer, scheduler, delay: delay), upstream, in: subscription)
        }
    }

    extension Signal {
        /// Sends each value, and the completion, later. A failure is passed on at once.
        ///
        /// ```marbles
        /// a  -1-2---3-|
        ///  ┌─────────────────────────────────────┐
        ///  │ a.delay(.seconds(3), on: scheduler) │
        ///  └─────────────────────────────────────┘
        ///    ----1-2---3-|
        /// ```
        ///
        /// - Parameters:
        ///   - duration: how much later.
        ///   - scheduler: keeps the time; what is sent is sent there.
        /// - Returns: a signal of the same values in the same order.
        @inlinable
        public func delay(_ duration: Duration, on scheduler: some Scheduler) -> some Signal<Value, Failure> {
            Delay(self, scheduler, delay: duration)
        }
    }
#endif
