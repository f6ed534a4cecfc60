/// A place and a time for work.
///
/// It has the name that every library of this kind gives it, and is seldom written out: schedulers are passed as
/// values. In a file that imports Combine, too, say which one is meant: `CurrycombSignals.Scheduler`.
public protocol Scheduler: Sendable {
    /// The time, counted from a moment that is the scheduler's own.
    var now: Duration { get }

    /// Has work done as soon as possible.
    ///
    /// - Parameter work: the work to do.
    func schedule(_ work: @escaping @Sendable () -> Void)

    /// Has work done after a while.
    ///
    /// - Parameters:
    ///   - delay: the time to wait; nothing or less means as soon as possible.
    ///   - work: the work to do.
    /// - Returns: takes the work back if it has not begun.
    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown
}
