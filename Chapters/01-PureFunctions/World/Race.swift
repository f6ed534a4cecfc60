// `@unchecked Sendable` is unsound here on purpose: without it, the compiler rejects the races that this file
// demonstrates. Run these races only in a separate process.
import Dispatch

/// Data races between two threads on one mutable property, and similar work without a race.
package enum Race {
    private final class Counter: @unchecked Sendable {
        /// The count. Its accessors are not inlined: otherwise the optimizer could turn a loop of additions into a
        /// single addition.
        var count: Int {
            @inline(never) get { stored }
            @inline(never) set { stored = newValue }
        }
        private var stored = 0
    }

    private final class Conversation: @unchecked Sendable {
        var messages = ["Hello", "Are you there?", "Yes"]
    }

    /// Lets two threads count with one shared counter and returns the final count: `2 * times` if no update was lost.
    package static func sharedCount(times: Int) -> Int {
        let counter = Counter()
        let count: @Sendable () -> Void = {
            for _ in 0..<times { counter.count += 1 }
        }
        onTwoThreads(count, count)
        return counter.count
    }

    /// Calls `sharedCount` until an update is lost, at most `rounds` times. Returns true if an update was lost.
    package static func losesUpdates(times: Int, rounds: Int = 1_000) -> Bool {
        for _ in 0..<rounds where sharedCount(times: times) < 2 * times { return true }
        return false
    }

    /// Counts to `times` twice, on two threads if possible, and returns the sum: `2 * times`. There is no race, because
    /// each count is a local variable.
    package static func addedCounts(times: Int) -> Int {
        Ours.inParallel([times, times]) { times in
            var own = 0
            for _ in 0..<times { own += 1 }
            return own
        }.reduce(0, +)
    }

    /// Lets two threads set and read the messages of a conversation. The process is likely to crash: one thread may
    /// use a list that the other thread has just released.
    package static func setAndRead(times: Int) {
        let conversation = Conversation()
        let setAndRead: @Sendable () -> Void = {
            var seen = 0
            for turn in 0..<times {
                conversation.messages = ["Are you there?", "Message \(turn)"]
                seen += conversation.messages.count
            }
            blackHole(seen)
        }
        onTwoThreads(setAndRead, setAndRead)
    }

    /// Writes and reads without a race: the writer and the reader each have their own list. Returns the writer's list
    /// and then the reader's list, which does not change.
    package static func valuesSetAndRead(times: Int) -> [[String]] {
        let messages = ["Hello", "Are you there?", "Yes"]
        return Ours.inParallel([true, false]) { isWriter in
            var latest = messages
            for turn in 0..<times { latest = isWriter ? messages + ["Message \(turn)"] : messages }
            return latest
        }
    }

    private static func onTwoThreads(_ first: @escaping @Sendable () -> Void, _ second: @escaping @Sendable () -> Void)
    {
        let both = DispatchGroup()
        DispatchQueue(label: "first").async(group: both, execute: first)
        DispatchQueue(label: "second").async(group: both, execute: second)
        both.wait()
    }

    /// Does nothing with a value. Without this call, nothing would use the value, and the optimizer could remove the
    /// reads that compute it.
    @inline(never) private static func blackHole(_ value: Int) {}
}
