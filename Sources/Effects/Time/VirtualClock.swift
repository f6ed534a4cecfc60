import Synchronization

/// A clock whose time advances only when you advance it, for tests of long waits.
///
/// ```swift
/// let clock = VirtualClock()
/// let running = LazyTask<Void, Never>.sleep(for: .seconds(3_600), on: clock).start()
/// await clock.sleepers(1)             // the task is asleep now
/// clock.advance(by: .seconds(3_600))  // now it is awake
/// ```
public final class VirtualClock: Clock, Sendable {
    /// A moment of virtual time.
    public struct Instant: InstantProtocol, CustomStringConvertible {
        /// The virtual time since the clock was made.
        public let offset: Duration

        /// Makes a moment from the virtual time since the clock was made.
        public init(offset: Duration = .zero) { self.offset = offset }

        /// Returns a later or earlier moment.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// Returns the time up to another moment, negative if the other moment is earlier.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns true if the left moment is before the right one.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }

        /// The offset as a string.
        public var description: String { "\(offset)" }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: UnsafeContinuation<Bool, Never>

        func isBefore(_ deadline: Instant, _ id: Int) -> Bool {
            self.deadline == deadline ? self.id < id : self.deadline < deadline
        }
    }

    private struct Watcher {
        let count: Int
        let continuation: UnsafeContinuation<Void, Never>
    }

    private struct State {
        var now = Instant()
        var nextID = 0
        /// The sleepers, sorted by deadline, then by ID.
        var sleepers: [Sleeper] = []
        /// The IDs of calls that were cancelled before they began to sleep, or after they were woken.
        var cancelled: Set<Int> = []
        var watchers: [Watcher] = []

        func place(_ deadline: Instant, _ id: Int) -> Int {
            sleepers.sortedCount { $0.isBefore(deadline, id) }
        }

        mutating func takeDue() -> [Sleeper] {
            let due = sleepers.prefix { $0.deadline <= now }
            sleepers.removeFirst(due.count)
            return Array(due)
        }

        mutating func takeContent() -> [Watcher] {
            let content = watchers.filter { $0.count <= sleepers.count }
            watchers.removeAll { $0.count <= sleepers.count }
            return content
        }
    }

    private let state = Mutex(State())

    /// Makes a clock at time zero.
    public init() {}

    /// The current moment of virtual time.
    public var now: Instant { state.withLock(\.now) }

    /// One nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// The number of tasks that sleep on this clock.
    public var sleeperCount: Int { state.withLock(\.sleepers.count) }

    /// Waits for a moment of virtual time.
    ///
    /// - Parameters:
    ///   - deadline: the moment; if it has passed, the call returns immediately.
    ///   - tolerance: ignored.
    /// - Throws: `CancellationError` if the task is cancelled before that moment, or before the call.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        let isOver = await withTaskCancellationHandler {
            await withUnsafeContinuation { fallAsleep(id, until: deadline, $0) }
        } onCancel: {
            cancel(id, deadline)
        }
        // If the task was cancelled just after it was woken, its ID is still in `cancelled`.
        state.withLock { _ = $0.cancelled.remove(id) }
        guard isOver else { throw CancellationError() }
    }

    private func fallAsleep(_ id: Int, until deadline: Instant, _ continuation: UnsafeContinuation<Bool, Never>) {
        let (isOver, watchers): (Bool?, [Watcher]) = state.withLock { state in
            if state.cancelled.remove(id) != nil { return (false, []) }
            if deadline <= state.now { return (true, []) }
            state.sleepers.insert(
                Sleeper(id: id, deadline: deadline, continuation: continuation), at: state.place(deadline, id))
            return (nil, state.takeContent())
        }
        if let isOver {
            continuation.resume(returning: isOver)
        }
        for watcher in watchers {
            watcher.continuation.resume()
        }
    }

    private func cancel(_ id: Int, _ deadline: Instant) {
        let sleeper: Sleeper? = state.withLock { state in
            let index = state.place(deadline, id)
            if index < state.sleepers.count, state.sleepers[index].id == id { return state.sleepers.remove(at: index) }
            state.cancelled.insert(id)
            return nil
        }
        sleeper?.continuation.resume(returning: false)
    }

    // MARK: Driving

    /// Waits until at least a given number of tasks sleep on this clock. Cancelling the task that waits does not end
    /// the wait.
    public func sleepers(_ count: Int = 1) async {
        await withUnsafeContinuation { continuation in
            let isMet = state.withLock { state in
                if state.sleepers.count >= count { return true }
                state.watchers.append(Watcher(count: count, continuation: continuation))
                return false
            }
            if isMet {
                continuation.resume()
            }
        }
    }

    /// Advances time, then wakes all sleepers that are due, in the order of their deadlines.
    ///
    /// If a task wakes and sleeps again, its new sleep starts at the new time. For work that sleeps several times,
    /// advance once for each sleep, and call ``sleepers(_:)`` in between.
    ///
    /// - Precondition: `duration` is not negative.
    public func advance(by duration: Duration) {
        precondition(duration >= .zero, "time cannot go backwards: the duration is negative")
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            return state.takeDue()
        }
        for sleeper in due {
            sleeper.continuation.resume(returning: true)
        }
    }

    /// Waits until a task sleeps on this clock, then advances time to the earliest deadline and wakes every sleeper
    /// that is due. Cancelling the task that waits does not end the wait.
    ///
    /// - Returns: the duration by which time was advanced.
    @discardableResult
    public func advanceToNextDeadline() async -> Duration {
        while true {
            await sleepers(1)
            let (duration, due): (Duration, [Sleeper]) = state.withLock { state in
                guard let deadline = state.sleepers.first?.deadline else { return (.zero, []) }
                let duration = state.now.duration(to: deadline)
                state.now = deadline
                return (duration, state.takeDue())
            }
            if due.isEmpty { continue }
            for sleeper in due {
                sleeper.continuation.resume(returning: true)
            }
            return duration
        }
    }
}

extension Array {
    /// Returns the number of elements at the beginning that satisfy a condition. If an element satisfies it, all
    /// earlier elements must satisfy it, too.
    ///
    /// - Complexity: O(log *n*) calls of the condition, where *n* is the number of elements.
    func sortedCount(while isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
