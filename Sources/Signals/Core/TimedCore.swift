/// A type that decides how an operator with a timer, such as `delay`, `debounce`, `throttle` or `timeout`, reacts to
/// each event and to the timer.
@usableFromInline
protocol TimedStage: Sendable {
    associatedtype Input: Sendable
    associatedtype Output: Sendable
    associatedtype Failure: Error

    /// Reacts to the subscription, before the upstream runs.
    mutating func begin(_ timer: inout StageTimer) -> Reaction<Output, Failure>
    mutating func next(_ value: Input, _ timer: inout StageTimer) -> Reaction<Output, Failure>
    mutating func ended(_ end: End<Failure>, _ timer: inout StageTimer) -> Reaction<Output, Failure>
    mutating func fire(_ timer: inout StageTimer) -> Reaction<Output, Failure>
    /// Runs after each reaction except the last. If the reaction sent a value, the observer has already handled it.
    mutating func reacted(_ timer: inout StageTimer)
    /// Cleans up, once, when the operator ends for any reason.
    mutating func stopped()
}

extension TimedStage {
    @inlinable
    mutating func begin(_ timer: inout StageTimer) -> Reaction<Output, Failure> { .wait }

    @inlinable
    mutating func ended(_ end: End<Failure>, _ timer: inout StageTimer) -> Reaction<Output, Failure> { .end(end) }

    @inlinable
    mutating func reacted(_ timer: inout StageTimer) {}

    @inlinable
    mutating func stopped() {}
}

@usableFromInline
struct StageTimer: Sendable {
    @usableFromInline let scheduler: any Scheduler
    @usableFromInline let target = TimerTarget()
    @usableFromInline var number = 0
    @usableFromInline var work: Teardown?
    /// The arrival time of the current event, if the event may have waited until the observer had handled an earlier
    /// one; otherwise `nil`.
    @usableFromInline var arrival: Duration?

    @inlinable
    init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

    @inlinable
    var isSet: Bool { work != nil }

    @inlinable
    var now: Duration { arrival ?? scheduler.now }

    /// Sets the timer to `delay` after the current time or, if the event has waited, after the event's arrival.
    @usableFromInline
    mutating func set(after delay: Duration) {
        cancel()
        let delay = arrival.map { delay - (scheduler.now - $0) } ?? delay
        work = scheduler.schedule(after: delay) { [target, number] in target.fire(number) }
    }

    @usableFromInline
    mutating func cancel() {
        work?()
        work = nil
        number += 1
    }

    /// Returns true if the timer that fired with this number is the current one, and marks it as no longer set. A
    /// cancelled timer may still fire, with an older number.
    @usableFromInline
    mutating func fires(_ number: Int) -> Bool {
        guard number == self.number else { return false }
        work = nil
        return true
    }

    @usableFromInline
    mutating func stop() {
        cancel()
        target.disconnect()
    }
}

/// The object that a scheduler holds instead of the operator. Once disconnected, the object refers to nothing, so a
/// scheduler that still holds it does not keep an ended operator alive.
@usableFromInline
final class TimerTarget: Sendable {
    /// The function to call when the timer fires. The function is in a struct, because each access to a bare function
    /// in generic storage would wrap the function once more.
    private struct Target: Sendable {
        let fire: @Sendable (Int) -> Void
    }

    private let target = Guarded<Target?>(nil)

    @usableFromInline
    init() {}

    @usableFromInline
    func connect(_ fire: @escaping @Sendable (Int) -> Void) { target.withLock { $0 = Target(fire: fire) } }

    @usableFromInline
    func fire(_ number: Int) {
        target.withLock { $0 }?.fire(number)
    }

    @usableFromInline
    func disconnect() {
        // The target is released outside the lock, because the release may run the user's code.
        let former = target.withLock { target in
            defer { target = nil }
            return target
        }
        _ = former
    }
}

@usableFromInline
struct Timed<Upstream: Signal, S: TimedStage>: Signal
where S.Input == Upstream.Value, S.Failure == Upstream.Failure {
    @usableFromInline typealias Value = S.Output
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let upstream: Upstream
    @usableFromInline let scheduler: any Scheduler
    @usableFromInline let stage: S

    @inlinable
    init(_ upstream: Upstream, on scheduler: any Scheduler, _ stage: S) {
        self.upstream = upstream
        self.scheduler = scheduler
        self.stage = stage
    }

    @inlinable
    consuming func subscribe<O: Observer<S.Output, S.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        let input = Subscription(within: subscription)
        let timer = StageTimer(scheduler)
        let serial = Serial(TimedCore(stage, observer, timer, input))
        timer.target.connect { serial.send(.fire($0)) }
        subscription.onDispose(serial)
        serial.send(.begin)
        // If the scheduler runs work immediately, the timer that `begin` set may already have ended the operator.
        if !serial.isClosed { upstream.subscribe(TimedObserver(serial, input, scheduler), in: input) }
    }
}

@usableFromInline
struct TimedCore<S: TimedStage, Downstream: Observer<S.Output, S.Failure>>: ReactingCore {
    @usableFromInline
    enum Command: Sendable {
        case begin
        indirect case next(S.Input, at: Duration)
        case ended(StoredEnd<S.Failure>, at: Duration)
        case fire(Int)
    }

    @usableFromInline var stage: S
    @usableFromInline var downstream: Downstream
    @usableFromInline var timer: StageTimer
    @usableFromInline let input: Subscription

    @inlinable
    init(_ stage: S, _ downstream: consuming Downstream, _ timer: StageTimer, _ input: Subscription) {
        self.stage = stage
        self.downstream = downstream
        self.timer = timer
        self.input = input
    }

    @inlinable
    mutating func handle(_ command: Command) -> Bool {
        switch command {
        case .begin: return answer(stage.begin(&timer))
        case .next(let value, let arrival):
            timer.arrival = arrival
            let reaction = stage.next(value, &timer)
            timer.arrival = nil
            return answer(reaction)
        case .ended(let end, let arrival):
            timer.arrival = arrival
            let reaction = stage.ended(end.end, &timer)
            timer.arrival = nil
            return answer(reaction)
        case .fire(let number): return timer.fires(number) ? answer(stage.fire(&timer)) : false
        }
    }

    @inlinable
    @inline(__always)
    mutating func answer(_ reaction: consuming Reaction<S.Output, S.Failure>) -> Bool {
        if react(reaction) { return true }
        stage.reacted(&timer)
        return false
    }

    @inlinable
    mutating func stop() {
        timer.stop()
        input.dispose()
        stage.stopped()
    }
}

@usableFromInline
struct TimedObserver<S: TimedStage, Downstream: Observer<S.Output, S.Failure>>: Observer {
    @usableFromInline typealias Value = S.Input
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let serial: Serial<TimedCore<S, Downstream>>
    @usableFromInline let input: Subscription
    @usableFromInline let scheduler: any Scheduler

    @inlinable
    init(_ serial: Serial<TimedCore<S, Downstream>>, _ input: Subscription, _ scheduler: any Scheduler) {
        self.serial = serial
        self.input = input
        self.scheduler = scheduler
    }

    @inlinable
    mutating func next(_ value: S.Input) -> Demand {
        withoutRetaining(serial) {
            $0.perform({ $0.answer($0.stage.next(value, &$0.timer)) }, orLater: .next(value, at: scheduler.now))
        }
    }

    @inlinable
    mutating func end(_ end: End<S.Failure>) {
        input.dispose()
        serial.send(.ended(StoredEnd(end), at: scheduler.now))
    }
}
