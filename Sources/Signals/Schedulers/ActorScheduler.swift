#if canImport(Dispatch) && !hasFeature(Embedded)
    /// Does work on an actor, or on a task executor of Swift's concurrency: in the order of scheduling.
    public final class ActorScheduler: Scheduler {
        private let host: any Actor
        private let queue = Guarded(Queue())
        /// Keeps the time. A `Task.sleep` that is cancelled stays in the system's queue until its deadline.
        private static let timers = QueueScheduler(label: "Currycomb.ActorScheduler")

        private struct Queue: Sendable {
            var works: [@Sendable () -> Void] = []
            var isDraining = false
        }

        /// Makes a scheduler that works on an actor: on the main actor, for instance.
        ///
        /// - Parameter host: the actor on whose executor work is done.
        public init(_ host: any Actor) { self.host = host }

        /// The time of the continuous clock.
        public var now: Duration { Self.start.duration(to: .now) }
        private static let start = ContinuousClock.now

        /// Has work done on the actor, soon.
        ///
        /// - Parameter work: the work to do.
        public func schedule(_ work: @escaping @Sendable () -> Void) {
            let isFirst = queue.withLock { queue in
                queue.works.append(work)
                defer { queue.isDraining = true }
                return !queue.isDraining
            }
            if isFirst { Task { await drain(on: host) } }
        }

        /// Has work done on the actor, after a while.
        ///
        /// - Parameters:
        ///   - delay: the time to wait. Less than zero is zero, and more than 146 years are 146 years.
        ///   - work: the work to do.
        /// - Returns: takes the work back if it has not begun. Nothing is kept then, however far its time was.
        public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
            let item = Once(work)
            let alarm = Self.timers.schedule(after: delay) { self.schedule { item.take()?() } }
            return Teardown {
                _ = item.take()
                alarm()
            }
        }

        private func drain(on host: isolated any Actor) {
            while let works = takeAll() {
                for work in works { work() }
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
