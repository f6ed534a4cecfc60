/// A type that runs work on a thread, a queue or an actor, now or after a delay.
///
/// Combine has a protocol of the same name. In a file that also imports Combine, write `CurrycombSignals.Scheduler`.
/// You seldom need to name the protocol, because schedulers are passed as values.
public protocol Scheduler: SchedulerLayout, Sendable {
    /// The time, counted from a moment that the scheduler chooses.
    var now: Duration { get }

    /// Runs work as soon as possible.
    func schedule(_ work: @escaping @Sendable () -> Void)

    /// Runs work after a delay.
    ///
    /// - Parameters:
    ///   - delay: the time to wait; zero or less means as soon as possible.
    ///   - work: the work to do.
    /// - Returns: a teardown that cancels the work if it has not begun.
    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown
}

// Operators store a scheduler as `any Scheduler`, and Embedded Swift has such types only for protocols of classes.
#if hasFeature(Embedded)
/// The types that can be schedulers in Embedded Swift: classes.
@_documentation(visibility: internal)
public typealias SchedulerLayout = AnyObject
#else
/// The types that can be schedulers: all types.
@_documentation(visibility: internal)
public typealias SchedulerLayout = Any
#endif
