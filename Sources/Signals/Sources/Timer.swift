@usableFromInline
struct TimerStage<Failure: Error>: TimedStage {
    @usableFromInline typealias Input = Int

    @usableFromInline let first: Duration
    @usableFromInline let period: Duration?
    @usableFromInline var count = 0
    @usableFromInline var due: Duration = .zero

    @inlinable
    init(first: Duration, period: Duration?) {
        self.first = first
        self.period = period
    }

    @inlinable
    mutating func begin(_ timer: inout StageTimer) -> Reaction<Int, Failure> {
        due = timer.now + first
        timer.set(after: first)
        return .wait
    }

    @inlinable
    func next(_ value: Int, _ timer: inout StageTimer) -> Reaction<Int, Failure> { .wait }

    @inlinable
    mutating func fire(_ timer: inout StageTimer) -> Reaction<Int, Failure> {
        let number = count
        count += 1
        guard let period else { return .sendLast(number) }
        // The time of each tick is computed from the start, not from the moment when the previous tick fired, so
        // delays do not accumulate.
        due += period
        timer.set(after: due - timer.now)
        return .send(number)
    }
}

/// A timed operator on a signal that never sends anything, so all values come from the timer.
@usableFromInline
typealias TimerSignal<Failure: Error> = Timed<NeverSignal<Int, Failure>, TimerStage<Failure>>

extension Timed {
    @inlinable
    init<F: Error>(first: Duration, period: Duration?, _ scheduler: any Scheduler)
    where Upstream == NeverSignal<Int, F>, S == TimerStage<F> {
        self.init(NeverSignal(), on: scheduler, TimerStage(first: first, period: period))
    }
}

extension Signals {
    /// Returns an endless signal that sends 0, 1, 2 and so on, one number in each period.
    ///
    /// ```marbles
    /// ┌──────────────────────────────────────────────┐
    /// │ Signals.interval(.seconds(3), on: scheduler) │
    /// └──────────────────────────────────────────────┘
    ///   ---0--1--2--3-
    /// ```
    ///
    /// - Parameters:
    ///   - period: the time before the first value and between two values.
    ///   - scheduler: the scheduler that measures the time and sends the values.
    /// - Returns: a signal whose ticks do not drift: the time of each tick is computed from the time of the
    ///   subscription.
    @_alwaysEmitIntoClient
    public static func interval(_ period: Duration, on scheduler: any Scheduler) -> some Signal<Int, Never> {
        interval(period, on: scheduler, failure: Never.self)
    }

    /// Like ``interval(_:on:)``, but with a failure type, for use with signals that may fail.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func interval<Failure: Error>(
        _ period: Duration, on scheduler: any Scheduler, failure: Failure.Type = Failure.self
    ) -> some Signal<Int, Failure> {
        precondition(period > .zero, "interval: the period must be positive")
        return TimerSignal<Failure>(first: period, period: period, scheduler)
    }

    /// Returns a signal that sends 0 after a delay and completes.
    ///
    /// ```marbles
    /// ┌──────────────────────────────────────────────────┐
    /// │ Signals.timer(after: .seconds(5), on: scheduler) │
    /// └──────────────────────────────────────────────────┘
    ///   -----(0|)
    /// ```
    @_alwaysEmitIntoClient
    public static func timer(after delay: Duration, on scheduler: any Scheduler) -> some Signal<Int, Never> {
        timer(after: delay, on: scheduler, failure: Never.self)
    }

    /// Like ``timer(after:on:)``, but with a failure type, for use with signals that may fail.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func timer<Failure: Error>(
        after delay: Duration, on scheduler: any Scheduler, failure: Failure.Type = Failure.self
    ) -> some Signal<Int, Failure> {
        TimerSignal<Failure>(first: delay, period: nil, scheduler)
    }
}
