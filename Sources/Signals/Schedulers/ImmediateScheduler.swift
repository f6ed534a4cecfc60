/// Does work at once, on the caller's thread, and waits for nothing: every delay is none.
public struct ImmediateScheduler: Scheduler {
    /// Makes one; all are alike.
    public init() {}

    /// Always zero.
    public var now: Duration { .zero }

    /// Does work before returning.
    ///
    /// - Parameter work: the work to do.
    public func schedule(_ work: @escaping @Sendable () -> Void) { work() }

    /// Does work before returning, whatever the delay.
    ///
    /// - Parameters:
    ///   - delay: is not waited for.
    ///   - work: the work to do.
    /// - Returns: a teardown with nothing to take back.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        work()
        return Teardown {}
    }
}

extension Scheduler where Self == ImmediateScheduler {
    /// Does work at once, on the caller's thread.
    public static var immediate: ImmediateScheduler { ImmediateScheduler() }
}
