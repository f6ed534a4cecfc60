// Operators store a scheduler as `any Scheduler` or, in Embedded Swift, as a struct of closures.
#if hasFeature(Embedded)
    @usableFromInline
    struct StoredScheduler: Scheduler {
        private let clock: @Sendable () -> Duration
        private let soon: @Sendable (@escaping @Sendable () -> Void) -> Void
        private let later: @Sendable (Duration, @escaping @Sendable () -> Void) -> Teardown

        @usableFromInline
        init(_ scheduler: some Scheduler) {
            clock = { scheduler.now }
            soon = { scheduler.schedule($0) }
            later = { scheduler.schedule(after: $0, $1) }
        }

        @usableFromInline var now: Duration { clock() }

        @usableFromInline
        func schedule(_ work: @escaping @Sendable () -> Void) { soon(work) }

        @usableFromInline
        func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown { later(delay, work) }
    }

    @inlinable
    func stored(_ scheduler: some Scheduler) -> StoredScheduler { StoredScheduler(scheduler) }
#else
    @usableFromInline typealias StoredScheduler = any Scheduler

    @inlinable
    func stored(_ scheduler: some Scheduler) -> StoredScheduler { scheduler }
#endif
