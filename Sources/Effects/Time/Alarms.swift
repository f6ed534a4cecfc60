// `@unchecked Sendable` is sound for `Alarm`: its `place` is read and written only under the lock of `Alarms`.
import Synchronization

/// The sleepers that wait on one clock. One task, the watching task, sleeps for all of them.
///
/// A cancelled `Task.sleep` may occupy memory until its deadline, for example for an hour if a timeout of an hour is
/// cancelled after a millisecond. `Alarms` removes a cancelled sleeper immediately.
final class Alarms<Time: Clock<Duration>>: Sendable {
    fileprivate final class Alarm: @unchecked Sendable {
        let deadline: Time.Instant
        let promise = Promise<Void, Never>()
        /// The alarm's index in the heap; `nil` if the alarm is not in the heap.
        var place: Int?

        init(_ deadline: Time.Instant) { self.deadline = deadline }
    }

    fileprivate struct State: Sendable {
        /// A binary heap: the children of the alarm at `n` are at `2n + 1` and `2n + 2`, and their deadlines are not
        /// earlier than the alarm's own.
        var heap: [Alarm] = []
        /// The moment at which the watching task wakes; `nil` if there is no watching task.
        var wakes: Time.Instant?
        /// The number of the newest watching task; older watching tasks do nothing when they wake.
        var watch = 0
    }

    private let state = Mutex(State())
    private let clock: Time
    /// The longest sleep of a watching task. A task that has been replaced ends within this time.
    private let longest = Duration.seconds(60)

    init(_ clock: Time) { self.clock = clock }

    var count: Int { state.withLock(\.heap.count) }

    /// Waits until a deadline.
    ///
    /// - Parameter deadline: the end of the wait. If the deadline has already passed, the wait is as short as the
    ///   system allows.
    /// - Returns: success when the deadline has passed, or `cancelled` as soon as the task is cancelled.
    func sleep(until deadline: Time.Instant) async -> Outcome<Void, Never> {
        let alarm = Alarm(deadline)
        let next = state.withLock { state in
            state.add(alarm)
            return state.watch(clock.now.advanced(by: longest))
        }
        if let next { keepWatch(next) }
        return await alarm.promise.outcome { state.withLock { $0.remove(alarm) } }
    }

    private func keepWatch(_ next: (number: Int, end: Time.Instant)) {
        Task.detached(priority: .high) { [self] in
            try? await clock.sleep(until: next.end, tolerance: nil)
            let now = clock.now
            let (due, after) = state.withLock { state -> ([Alarm], (Int, Time.Instant)?) in
                guard state.watch == next.number else { return ([], nil) }
                state.wakes = nil
                var due: [Alarm] = []
                while let first = state.heap.first, first.deadline <= now {
                    state.remove(first)
                    due.append(first)
                }
                return (due, state.watch(now.advanced(by: longest)))
            }
            for alarm in due { alarm.promise.end(.success(())) }
            if let after { keepWatch(after) }
        }
    }
}

extension Alarms.State {
    /// Plans the next watching task, which wakes no later than `latest`. Returns the task's number and the moment at
    /// which it wakes, or `nil` if no new task is needed.
    fileprivate mutating func watch(_ latest: Time.Instant) -> (Int, Time.Instant)? {
        guard let first = heap.first else { return nil }
        let end = min(first.deadline, latest)
        if let wakes, wakes <= end { return nil }
        wakes = end
        watch += 1
        return (watch, end)
    }

    fileprivate mutating func add(_ alarm: Alarms.Alarm) {
        heap.append(alarm)
        rise(from: heap.count - 1)
    }

    fileprivate mutating func remove(_ alarm: Alarms.Alarm) {
        guard let place = alarm.place else { return }
        alarm.place = nil
        let last = heap.removeLast()
        guard place < heap.count else { return }
        heap[place] = last
        sink(from: place)
        rise(from: last.place ?? place)
    }

    private mutating func rise(from place: Int) {
        var place = place
        let alarm = heap[place]
        while place > 0, alarm.deadline < heap[(place - 1) / 2].deadline {
            put(heap[(place - 1) / 2], at: place)
            place = (place - 1) / 2
        }
        put(alarm, at: place)
    }

    private mutating func sink(from place: Int) {
        var place = place
        let alarm = heap[place]
        while true {
            var below = 2 * place + 1
            guard below < heap.count else { break }
            if below + 1 < heap.count, heap[below + 1].deadline < heap[below].deadline { below += 1 }
            guard heap[below].deadline < alarm.deadline else { break }
            put(heap[below], at: place)
            place = below
        }
        put(alarm, at: place)
    }

    private mutating func put(_ alarm: Alarms.Alarm, at place: Int) {
        heap[place] = alarm
        alarm.place = place
    }
}

private let continuousAlarms = Alarms(ContinuousClock())
private let suspendingAlarms = Alarms(SuspendingClock())

extension Clock<Duration> {
    /// Waits until the deadline, or returns `cancelled` when the task is cancelled or the clock's `sleep` throws. With
    /// the system's clocks, a cancelled wait soon frees its memory.
    func wait(until deadline: Instant) async -> Outcome<Void, Never> {
        // A wait of at most 100 milliseconds uses the clock itself, which costs less. If such a wait is cancelled, its
        // memory is soon freed anyway.
        if now.duration(to: deadline) > .milliseconds(100) {
            if self is ContinuousClock, let deadline = deadline as? ContinuousClock.Instant {
                return await continuousAlarms.sleep(until: deadline)
            }
            if self is SuspendingClock, let deadline = deadline as? SuspendingClock.Instant {
                return await suspendingAlarms.sleep(until: deadline)
            }
        }
        do {
            try await sleep(until: deadline, tolerance: nil)
            return .success(())
        } catch {
            return .cancelled
        }
    }
}
