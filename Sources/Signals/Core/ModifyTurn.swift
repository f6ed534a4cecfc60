// nonisolated(unsafe) is sound: the mutex and the condition are made once. `Trampoline.awaited` is accessed only while
// the mutex is held.
#if !hasFeature(Embedded)
import Synchronization
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

/// Makes functions that modify the same property take turns, so a function rarely has to be called a second time.
///
/// Turns only save calls; correctness does not depend on them. If two functions modify a property at the same time,
/// the property's count of modifications shows this, and the function that ends later is called again. So a waiting
/// thread may take the turn from the thread that has it: immediately if the two wait for each other, directly or
/// through other threads, otherwise after a second.
enum ModifyTurn {
    /// The longest wait for a turn, in seconds.
    private static let patience = 1
    private static let waiting = Atomic<Int>(0)
    private nonisolated(unsafe) static let mutex = {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        return mutex
    }()
    private nonisolated(unsafe) static let condition = {
        let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
        pthread_cond_init(condition, nil)
        return condition
    }()

    /// Waits until the thread that has the turn gives it up, but no longer than `patience`, and then takes the
    /// turn. If the other thread is waiting for this one, directly or through other threads, this thread takes the
    /// turn immediately.
    static func wait(for node: PropertyNode, _ thread: Trampoline) -> PropertyNode.Modification {
        pthread_mutex_lock(mutex)
        waiting.add(1, ordering: .acquiringAndReleasing)
        thread.awaited = node
        defer {
            thread.awaited = nil
            waiting.subtract(1, ordering: .acquiringAndReleasing)
            pthread_mutex_unlock(mutex)
        }
        var deadline = timespec()
        clock_gettime(CLOCK_REALTIME, &deadline)
        deadline.tv_sec += patience
        var goesAhead = false
        while true {
            if let modification = node.beginModifying(thread, goesAhead: goesAhead || leads(node, to: thread)) {
                return modification
            }
            // Meanwhile, a thread that is waiting for this one may have taken the turn, so the loop calls `leads`
            // again after each wait.
            goesAhead = pthread_cond_timedwait(condition, mutex, &deadline) != 0
        }
    }

    /// Wakes the waiting threads after a turn has been given up. The caller must hold no lock.
    static func wake() {
        if waiting.load(ordering: .acquiring) == 0 { return }
        pthread_mutex_lock(mutex)
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Returns true if `thread` has the turn to modify `node`, or if the thread that has this turn is waiting for
    /// `thread`, directly or through other threads.
    private static func leads(_ node: PropertyNode, to thread: Trampoline) -> Bool {
        var node = node
        for _ in 0..<waiting.load(ordering: .relaxed) {
            guard let holder = node.turnHolder else { return false }
            if holder === thread { return true }
            guard let next = holder.awaited else { return false }
            node = next
        }
        return node.turnHolder === thread
    }
}
#endif
