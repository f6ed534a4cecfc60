#if canImport(Dispatch) && !hasFeature(Embedded)
    import Dispatch

    /// Does work on a dispatch queue.
    public struct QueueScheduler: Scheduler {
        private let queue: DispatchQueue

        /// Makes a scheduler that works on a queue.
        ///
        /// - Parameter queue: a serial queue keeps the order of work that is scheduled; operators keep the order of values on
        ///   any queue.
        public init(_ queue: DispatchQueue) { self.queue = queue }

        /// Makes a scheduler that works on a serial queue of its own.
        ///
        /// - Parameters:
        ///   - label: the queue's name, for debuggers.
        ///   - qos: how urgent the work is.
        public init(label: String, qos: DispatchQoS = .default) { queue = DispatchQueue(label: label, qos: qos) }

        /// The time since the machine was started.
        public var now: Duration { .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }

        /// Has work done on the queue, soon.
        ///
        /// - Parameter work: what to do.
        public func schedule(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

        /// Has work done on the queue, after a while.
        ///
        /// - Parameters:
        ///   - delay: how long to wait.
        ///   - work: what to do.
        /// - Returns: takes the work back if it has not begun.
        public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
            // Work that is taken back is let go of now, and not when its time has come.
            let item = Once(work)
            let (seconds, attoseconds) = delay.components
            let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
            queue.asyncAfter(deadline: .now() + .nanoseconds(max(0, Int(nanoseconds)))) { item.take()?() }
            return Teardown { _ = item.take() }
        }
    }

    extension Scheduler where Self == QueueScheduler {
        /// Does work on the main queue.
        public static var main: QueueScheduler { QueueScheduler(.main) }

        /// Does work on a global queue, in the background.
        public static var background: QueueScheduler { QueueScheduler(.global(qos: .utility)) }
    }
#endif
