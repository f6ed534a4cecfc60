import CurrycombSignals
import Dispatch

/// Does work on the main actor: at once if the caller is already there, otherwise soon.
///
/// `QueueScheduler.main` always waits for the next turn; this one does not delay work that is already there, so that a
/// view shows a change within the turn that brought it. `deliver(on: .mainActor)` keeps the order of events also if
/// some come from the main actor and some from elsewhere.
///
/// Work from other threads waits until the main actor is free: a program whose main thread never waits does not get to
/// it.
///
/// ```swift
/// prices.deliver(on: .mainActor).observe { price in print(price) }
/// ```
public struct MainActorScheduler: Scheduler {
    private let later = QueueScheduler.main

    /// Makes a scheduler; all are the same.
    public init() {}

    /// The time since the machine was started.
    public var now: Duration { later.now }

    /// Does work now if this is the main actor, and otherwise has it done there soon.
    ///
    /// - Parameter work: the work to do.
    public func schedule(_ work: @escaping @Sendable () -> Void) {
        if MainActor.isHere { work() } else { later.schedule(work) }
    }

    /// Has work done on the main actor, after a while.
    ///
    /// - Parameters:
    ///   - delay: the time to wait.
    ///   - work: the work to do.
    /// - Returns: takes the work back if it has not begun.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        later.schedule(after: delay, work)
    }
}

extension Scheduler where Self == MainActorScheduler {
    /// Does work on the main actor: at once if the caller is already there, otherwise soon.
    ///
    /// ```swift
    /// prices.deliver(on: .mainActor).observe { price in print(price) }
    /// ```
    public static var mainActor: MainActorScheduler { MainActorScheduler() }
}

extension MainActor {
    /// A mark on the main queue, which is the main actor's. On Linux it may be served by other threads than the first,
    /// so a thread's name says nothing.
    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// True if this runs on the main actor.
    static var isHere: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    /// Does work on the main actor: at once if the caller is already there, otherwise soon.
    static func perform(_ work: @escaping @MainActor () -> Void) {
        MainActorScheduler().schedule { MainActor.assumeIsolated(work) }
    }
}
