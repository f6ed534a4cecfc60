// @unchecked is sound: a dispatch source may be used from any thread, although its protocol is not marked as
// `Sendable`.

#if canImport(Dispatch) && !hasFeature(Embedded)
import Dispatch

/// A scheduler that runs work on a dispatch queue.
public struct QueueScheduler: Scheduler {
    private let queue: DispatchQueue

    /// Makes a scheduler that runs work on a queue.
    ///
    /// - Parameter queue: the queue. A serial queue keeps the order of work without a delay; operators keep the
    ///   order of values on any queue.
    public init(_ queue: DispatchQueue) { self.queue = queue }

    /// Makes a scheduler that runs work on its own serial queue.
    public init(label: String = "Currycomb.QueueScheduler", qos: DispatchQoS = .default) {
        queue = DispatchQueue(label: label, qos: qos)
    }

    /// The time since the machine was started, without the time that it slept.
    public var now: Duration { .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }

    /// Runs work on the queue as soon as possible.
    public func schedule(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// Runs work on the queue after a delay, which is limited to the range from zero to 146 years.
    ///
    /// - Returns: a teardown that cancels and immediately releases the work if it has not begun.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        let item = Once(work)
        let deadline = DispatchTime.now() + .nanoseconds(Self.nanoseconds(delay))
        // `asyncAfter` keeps an entry until the deadline, even if the work has been cancelled. With long delays, as
        // in a debounce of an hour, such entries would accumulate. So only short delays use `asyncAfter`. A timer
        // costs more, but is released when it is cancelled.
        guard delay > .milliseconds(100) else {
            queue.asyncAfter(deadline: deadline) { item.take()?() }
            return Teardown { _ = item.take() }
        }
        let timer = Timer(DispatchSource.makeTimerSource(queue: queue))
        timer.source.setEventHandler {
            timer.source.cancel()
            item.take()?()
        }
        timer.source.schedule(deadline: deadline)
        timer.source.activate()
        return Teardown {
            _ = item.take()
            timer.source.cancel()
        }
    }

    /// Returns a delay in whole nanoseconds, from zero to 146 years.
    private static func nanoseconds(_ delay: Duration) -> Int {
        let (seconds, attoseconds) = min(max(delay, .zero), .nanoseconds(Int64.max / 2)).components
        return Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    private struct Timer: @unchecked Sendable {
        let source: any DispatchSourceTimer
        init(_ source: any DispatchSourceTimer) { self.source = source }
    }
}

extension Scheduler where Self == QueueScheduler {
    /// A scheduler that runs work on the main queue.
    public static var main: QueueScheduler { QueueScheduler(.main) }

    /// A scheduler that runs work on a global queue, with the quality of service `utility`.
    public static var background: QueueScheduler { QueueScheduler(.global(qos: .utility)) }
}
#endif
