// nonisolated(unsafe): the mutex and the condition are made once; `Trampoline.awaited` is touched while the mutex is held.
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

    /// Where functions that modify a property wait for their turn, so that each is called once.
    ///
    /// A turn is advice: two functions that modify one property at the same time are found by the count of its modifications,
    /// and the one that ends later is called again. So nobody has to wait for ever: neither do two functions that modify each
    /// other's property, nor those that wait for each other by way of an app's own lock.
    enum ModifyTurn {
        /// How long a turn is waited for, in seconds.
        private static let patience = 1
        /// The number of threads that wait.
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

        /// Takes a turn that another thread has, when that thread gives it up, or at once if that waits for this thread.
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
                // Whoever takes the turn may close a circle by it, of others that wait.
                goesAhead = pthread_cond_timedwait(condition, mutex, &deadline) != 0
            }
        }

        /// Notifies those who wait that a turn has been given up; called after that, without a lock.
        static func wake() {
            if waiting.load(ordering: .acquiring) == 0 { return }
            pthread_mutex_lock(mutex)
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(mutex)
        }

        /// Whether the thread that modifies a property waits for one that waits … for this thread.
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
