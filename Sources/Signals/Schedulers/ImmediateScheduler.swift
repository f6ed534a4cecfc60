/// A scheduler that runs work immediately, on the caller's thread, and ignores every delay.
///
/// On this scheduler, a repeating timer such as `interval` sends without a pause until it is stopped. Do not use the
/// scheduler with `buffer(every:on:)` or `window(every:on:)`: their timers would repeat forever before the signal runs.
public final class ImmediateScheduler: Scheduler {
    /// Makes an immediate scheduler.
    public init() {}

    /// The time, which is always zero.
    public var now: Duration { .zero }

    /// Runs work before returning.
    public func schedule(_ work: @escaping @Sendable () -> Void) { work() }

    /// Runs work before returning, regardless of the delay. The returned teardown does nothing.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        work()
        return Teardown {}
    }
}

extension Scheduler where Self == ImmediateScheduler {
    /// A scheduler that runs work immediately, on the caller's thread.
    public static var immediate: ImmediateScheduler { ImmediateScheduler() }
}
