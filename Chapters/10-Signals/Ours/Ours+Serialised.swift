import Dispatch
import Synchronization

extension Ours {
    /// An observer for several threads: it forwards one value at a time and keeps each thread's values in order.
    ///
    /// If no thread is forwarding, the calling thread forwards its value and all values that are queued meanwhile.
    /// Otherwise, it only adds its value to the queue. No thread holds the lock while it forwards a value, so `receive`
    /// can call `send(_:)` without a deadlock.
    package final class Serialised<Value: Sendable>: Sendable {
        private struct State {
            var waiting: [Value] = []
            var isAtWork = false
            var isDisposed = false
        }

        private let state = Mutex(State())
        private let receive: @Sendable (Value) -> Void

        /// Makes an observer. Two calls to `receive` never run at the same time.
        package init(_ receive: @escaping @Sendable (Value) -> Void) { self.receive = receive }

        /// Sends a value, which is forwarded at once or after the queued values. `dispose()` drops queued and later
        /// values.
        package func send(_ value: Value) {
            let isMine = state.withLock { state in
                guard !state.isDisposed else { return false }
                state.waiting.append(value)
                defer { state.isAtWork = true }
                return !state.isAtWork
            }
            guard isMine else { return }
            while let value = next() { receive(value) }
        }

        private func next() -> Value? {
            state.withLock { state in
                guard !state.isDisposed, !state.waiting.isEmpty else {
                    state.isAtWork = false
                    return nil
                }
                return state.waiting.removeFirst()
            }
        }

        package func dispose() {
            state.withLock { state in
                state.isDisposed = true
                state.waiting = []
            }
        }
    }

    /// Sends `count` values from each of several threads through one observer. Returns the number of values that
    /// arrived; `overlapped` is true if two values were forwarded at the same time, and `inOrder` if each thread's
    /// values stayed in order.
    package static func sendFrom(threads: Int, count: Int) -> (arrived: Int, overlapped: Bool, inOrder: Bool) {
        struct Seen {
            var last: [Int: Int] = [:]
            var arrived = 0
            var atWork = 0
            var overlapped = false
            var inOrder = true
        }
        let seen = Mutex(Seen())
        let observer = Serialised<(thread: Int, place: Int)> { value in
            seen.withLock {
                $0.atWork += 1
                if $0.atWork > 1 { $0.overlapped = true }
            }
            seen.withLock {
                if value.place != $0.last[value.thread, default: -1] + 1 { $0.inOrder = false }
                $0.last[value.thread] = value.place
                $0.arrived += 1
                $0.atWork -= 1
            }
        }
        onThreads(threads) { thread in
            for place in 0..<count { observer.send((thread, place)) }
        }
        return seen.withLock { ($0.arrived, $0.overlapped, $0.inOrder) }
    }

    /// Calls `work` with each number below `count`, each time on a new queue, and waits for all of these calls.
    package static func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        for number in 0..<count {
            // `concurrentPerform` would run at most as many calls at the same time as there are cores.
            DispatchQueue(label: "thread \(number)").async(group: group) { work(number) }
        }
        group.wait()
    }
}
