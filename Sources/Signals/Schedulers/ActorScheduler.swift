#if canImport(Dispatch) && !hasFeature(Embedded)
/// A scheduler that runs work on an actor. Work without a delay runs in the order of scheduling.
public final class ActorScheduler: Scheduler {
    private let host: any Actor
    private let queue = Guarded(Queue())
    /// The queue for timers. The queue is used in place of `Task.sleep`, because a cancelled sleep would stay in
    /// the system's queue until its deadline.
    private static let timers = QueueScheduler(label: "Currycomb.ActorScheduler")

    private struct Queue: Sendable {
        var works: [@Sendable () -> Void] = []
        var isDraining = false
    }

    /// Makes a scheduler that runs work on an actor, for example on the main actor.
    public init(_ host: any Actor) { self.host = host }

    /// The time on the continuous clock since `now` was first read on any actor scheduler.
    public var now: Duration { Self.start.duration(to: .now) }
    private static let start = ContinuousClock.now

    /// Runs work on the actor as soon as possible.
    public func schedule(_ work: @escaping @Sendable () -> Void) {
        let isFirst = queue.withLock { queue in
            queue.works.append(work)
            defer { queue.isDraining = true }
            return !queue.isDraining
        }
        if isFirst { Task { await drain(on: host) } }
    }

    /// Runs work on the actor after a delay, which is limited to the range from zero to 146 years.
    ///
    /// - Returns: a teardown that cancels and immediately releases the work if it has not begun.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        let item = Once(work)
        let alarm = Self.timers.schedule(after: delay) { self.schedule { item.take()?() } }
        return Teardown {
            _ = item.take()
            alarm()
        }
    }

    private func drain(on host: isolated any Actor) async {
        var next = takeAll()
        while let works = next {
            for work in works { work() }
            next = takeAll()
            // If work keeps scheduling more work, the actor's other callers must still get a turn.
            if next != nil { await Task.yield() }
        }
    }

    private func takeAll() -> [@Sendable () -> Void]? {
        queue.withLock { queue in
            if queue.works.isEmpty {
                queue.isDraining = false
                return nil
            }
            let works = queue.works
            queue.works = []
            return works
        }
    }
}
#endif
