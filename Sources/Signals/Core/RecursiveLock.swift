// @unchecked: a lock is there to be shared; its memory stays where it is until the lock goes.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Bionic)
    import Bionic
#endif

/// A lock that the thread that holds it may take again.
final class RecursiveLock: @unchecked Sendable {
    #if hasFeature(Embedded)
        // Embedded WebAssembly has one thread: counting is all there is to do.
        private func take() {}
        private func giveBack() {}
    #else
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

        init() {
            var attributes = pthread_mutexattr_t()
            pthread_mutexattr_init(&attributes)
            pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
            pthread_mutex_init(mutex, &attributes)
            pthread_mutexattr_destroy(&attributes)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        private func take() { pthread_mutex_lock(mutex) }
        private func giveBack() { pthread_mutex_unlock(mutex) }
    #endif

    /// How often the thread that holds it has taken it, and what it does when it has given it back; touched by that
    /// thread alone.
    private var depth = 0
    private var later: [() -> Void] = []

    func locked<Result, E: Error>(_ work: () throws(E) -> Result) throws(E) -> Result {
        take()
        depth += 1
        defer { unlock() }
        return try work()
    }

    /// Does work when this thread does not hold the lock: now, or as soon as it has given it back.
    func whenUnlocked(_ work: @escaping () -> Void) {
        take()
        depth += 1
        later.append(work)
        unlock()
    }

    private func unlock() {
        depth -= 1
        var works: [() -> Void] = []
        if depth == 0, !later.isEmpty { swap(&works, &later) }
        giveBack()
        for work in works { work() }
    }
}
