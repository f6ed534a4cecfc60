/// A scheduler that runs work immediately, on the caller's thread, and ignores every delay.
public struct ImmediateScheduler: Scheduler {
    /// Makes an immediate scheduler.
    public init() {}

    /// Always zero.
    public var now: Duration { .zero }

    /// Runs work before returning.
    ///
    /// - Parameter work: the work to do.
    public func schedule(_ work: @escaping @Sendable () -> Void) { work() }

    /// Runs work before returning, regardless of the delay.
    ///
    /// - Parameters:
    ///   - delay: ignored.
    ///   - work: the work to do.
    /// - Returns: a teardown that does nothing.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        work()
        return Teardown {}
    }
}

extension Scheduler where Self == ImmediateScheduler {
    /// A scheduler that runs work immediately, on the caller's thread.
    public static var immediate: ImmediateScheduler { ImmediateScheduler() }
}
