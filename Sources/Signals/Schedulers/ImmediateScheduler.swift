/// A scheduler that runs work immediately, on the caller's thread, and ignores every delay.
///
/// A repeating timer such as `interval` sends without a pause until its observer wants no more values. So
/// `buffer(every:on:)` and `window(every:on:)` never return.
public struct ImmediateScheduler: Scheduler {
    /// Makes an immediate scheduler.
    public init() {}

    /// Always zero.
    public var now: Duration { .zero }

    /// Runs work before returning.
    public func schedule(_ work: @escaping @Sendable () -> Void) { work() }

    /// Runs work before returning, regardless of the delay. The teardown that it returns does nothing.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        work()
        return Teardown {}
    }
}

extension Scheduler where Self == ImmediateScheduler {
    /// A scheduler that runs work immediately, on the caller's thread.
    public static var immediate: ImmediateScheduler { ImmediateScheduler() }
}
