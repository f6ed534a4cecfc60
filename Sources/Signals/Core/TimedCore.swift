#if !hasFeature(Embedded)
    /// What operators that wait have in common: `delay`, `debounce`, `throttle`, `timeout` say what they do with a value, the end
    /// and the ring of their alarm.
    @usableFromInline
    protocol TimedCore: SerialCore where Command == TimedCommand<Input, Downstream.Failure> {
        associatedtype Input: Sendable
        associatedtype Downstream: Observer

        var downstream: Downstream { get set }
        var alarm: Alarm { get set }

        // Each returns whether it was the last step.
        mutating func next(_ value: Input) -> Bool
        mutating func ended(_ end: End<Downstream.Failure>) -> Bool
        mutating func ring() -> Bool
        /// Is called before the upstream runs.
        mutating func begin()
    }

    /// A step that had to wait.
    @usableFromInline
    enum TimedCommand<Input: Sendable, Failure: Error>: Sendable {
        case next(Input)
        case ended(End<Failure>)
        case ring(Int)
        case begin
    }

    /// One alarm that can be set, and set anew.
    @usableFromInline
    struct Alarm: Sendable {
        @usableFromInline let scheduler: any Scheduler
        @usableFromInline var upstream: Subscription?
        /// Rings with the number that it is given; set when the operator runs.
        @usableFromInline var bell: (@Sendable (Int) -> Void)?
        @usableFromInline var number = 0
        @usableFromInline var timer: Teardown?

        @inlinable
        init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

        @inlinable
        var isSet: Bool { timer != nil }

        /// Sets it; what it was set to before is forgotten.
        @usableFromInline
        mutating func set(after delay: Duration) {
            cancel()
            guard let bell else { return }
            let number = number
            timer = scheduler.schedule(after: delay) { bell(number) }
        }

        @usableFromInline
        mutating func cancel() {
            timer?()
            timer = nil
            number += 1
        }

        @usableFromInline
        mutating func stop() {
            cancel()
            bell = nil
            upstream?.dispose()
        }
    }

    extension TimedCore {
        @inlinable
        mutating func begin() {}

        @inlinable
        mutating func handle(_ command: consuming Command) -> Bool {
            switch command {
            case .next(let value): return next(value)
            case .ended(let end): return ended(end)
            case .begin:
                begin()
                return false
            case .ring(let number):
                guard number == alarm.number else { return false }
                alarm.timer = nil
                return ring()
            }
        }

        @inlinable
        mutating func interrupt() { _ = finish(.interrupted) }

        /// Sends a value; where no more are wanted, this was the last step.
        @inlinable
        mutating func emit(_ value: Downstream.Value) -> Bool {
            if downstream.next(value) == .more { return false }
            alarm.stop()
            return true
        }

        /// Stops everything and sends the end: the last step.
        @inlinable
        mutating func finish(_ end: End<Downstream.Failure>) -> Bool {
            alarm.stop()
            downstream.end(end)
            return true
        }

        @inlinable
        static func run<S: Signal<Input, Downstream.Failure>>(
            _ core: consuming Self, _ signal: S, in subscription: Subscription
        ) {
            let upstream = Subscription(within: subscription)
            core.alarm.upstream = upstream
            let serial = Serial(core)
            serial.core.alarm.bell = { serial.send(.ring($0)) }
            subscription.onDispose(serial)
            serial.send(.begin)
            signal.subscribe(TimedObserver(serial, upstream), in: upstream)
        }
    }

    /// What listens to the signal.
    @usableFromInline
    struct TimedObserver<Core: TimedCore>: Observer {
        @usableFromInline typealias Value = Core.Input
        @usableFromInline typealias Failure = Core.Downstream.Failure

        @usableFromInline let serial: Serial<Core>
        @usableFromInline let upstream: Subscription

        @inlinable
        init(_ serial: Serial<Core>, _ upstream: Subscription) {
            self.serial = serial
            self.upstream = upstream
        }

        @inlinable
        mutating func next(_ value: Core.Input) -> Demand { serial.perform({ $0.next(value) }, orLater: .next(value)) }

        @inlinable
        mutating func end(_ end: End<Core.Downstream.Failure>) {
            upstream.dispose()
            serial.send(.ended(end))
        }
    }
#endif
