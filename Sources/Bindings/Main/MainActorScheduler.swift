import CurrycombSignals
import Dispatch

/// A scheduler that does work on the main actor: immediately if the caller is already on the main actor, otherwise as
/// soon as possible.
///
/// `QueueScheduler.main` always waits for the next turn of the main queue. This scheduler does not delay work that is
/// scheduled on the main actor, so a view shows a change in the same turn. `deliver(on: .mainActor)` keeps the order of
/// events, even if some of them are sent on the main actor and some on other threads.
///
/// Work from other threads waits until the main actor is free: if a program's main thread is always busy, that work
/// never runs.
///
/// ```swift
/// prices.deliver(on: .mainActor).observe { price in print(price) }
/// ```
public struct MainActorScheduler: Scheduler {
    private let later = QueueScheduler.main

    /// Makes a scheduler.
    public init() {}

    /// The time since the machine was started, not counting the time during which the machine slept.
    public var now: Duration { later.now }

    /// Does work on the main actor: immediately if the caller is already on the main actor, otherwise as soon as
    /// possible.
    public func schedule(_ work: @escaping @Sendable () -> Void) {
        if MainActor.isHere { work() } else { later.schedule(work) }
    }

    /// Does work on the main actor after a delay.
    ///
    /// - Returns: a teardown that cancels the work if it has not begun.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        later.schedule(after: delay, work)
    }
}

extension Scheduler where Self == MainActorScheduler {
    /// A scheduler that does work on the main actor: immediately if the caller is already on the main actor, otherwise
    /// as soon as possible.
    ///
    /// ```swift
    /// prices.deliver(on: .mainActor).observe { price in print(price) }
    /// ```
    public static var mainActor: MainActorScheduler { MainActorScheduler() }
}

extension MainActor {
    /// A key that marks the main queue, on which the main actor runs. On Linux, threads other than the first may run
    /// this queue, so checking the thread is not enough.
    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    static var isHere: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    static func perform(_ work: @escaping @MainActor () -> Void) {
        MainActorScheduler().schedule { MainActor.assumeIsolated(work) }
    }
}
