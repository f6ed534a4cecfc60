/// A scheduler whose time moves only when you advance it, for tests and marble diagrams, which should not sleep.
///
/// Work runs inside ``advance(by:)``, ``advance(to:)`` and ``run(limit:)``, on the thread that calls them, in the order
/// in which it is due. Work that is due at the same time runs in the order of scheduling.
public final class VirtualScheduler: Scheduler {
    fileprivate struct Job: Sendable {
        let due: Duration
        let number: Int
        func comes(before other: Job) -> Bool { (due, number) < (other.due, other.number) }
    }

    fileprivate struct State: Sendable {
        var now: Duration = .zero
        var issued = 0
        /// The jobs as a binary heap: no job is due before its parent.
        var jobs: [Job] = []
        /// The work of each waiting job. The heap may also contain jobs that have been cancelled.
        var works: [Int: @Sendable () -> Void] = [:]
    }

    private let state = Guarded(State())

    /// Makes a scheduler at time zero.
    public init() {}

    /// The virtual time.
    public var now: Duration { state.withLock { $0.now } }

    /// The number of jobs that are waiting for their time.
    public var pending: Int { state.withLock { $0.works.count } }

    /// The time of the next job, or `nil` if none waits.
    public var nextDue: Duration? {
        state.withLock { state in
            state.dropCancelled()
            return state.jobs.first?.due
        }
    }

    /// Schedules work for the current virtual time. If a call that advances time is in progress, that call runs the
    /// work; otherwise the next such call does.
    public func schedule(_ work: @escaping @Sendable () -> Void) { _ = schedule(after: .zero, work) }

    /// Runs work after a delay in virtual time; a negative delay counts as zero.
    ///
    /// - Returns: a teardown that cancels the work if it has not begun.
    /// - Complexity: logarithmic in the number of jobs, including cancelled ones whose time has not come.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        let number = state.withLock { state in
            state.issued += 1
            state.works[state.issued] = work
            state.push(Job(due: state.now + max(delay, .zero), number: state.issued))
            return state.issued
        }
        return Teardown { [self] in _ = state.withLock { $0.works.removeValue(forKey: number) } }
    }

    /// Advances time and runs the work that is due, including work scheduled meanwhile.
    public func advance(by duration: Duration) { advance(to: now + duration) }

    /// Advances time to a moment and runs the work that is due up to and including that moment. Time never goes back.
    public func advance(to moment: Duration) {
        while let work = takeNext(upTo: moment) { work() }
        state.withLock { $0.now = max($0.now, moment) }
    }

    /// Advances time until no work waits, but runs at most `limit` jobs, so an endless timer does not run forever.
    ///
    /// - Precondition: the limit is not negative.
    /// - Returns: true if no work is left.
    @discardableResult
    public func run(limit: Int = 1_000_000) -> Bool {
        for _ in 0..<limit {
            guard let work = takeNext(upTo: nil) else { return true }
            work()
        }
        return pending == 0
    }

    private func takeNext(upTo moment: Duration?) -> (@Sendable () -> Void)? {
        state.withLock { state in
            state.dropCancelled()
            guard let job = state.jobs.first, moment.map({ job.due <= $0 }) ?? true else { return nil }
            state.pop()
            state.now = max(state.now, job.due)
            return state.works.removeValue(forKey: job.number)
        }
    }
}

extension VirtualScheduler.State {
    fileprivate mutating func dropCancelled() {
        while let job = jobs.first, works[job.number] == nil { pop() }
    }

    fileprivate mutating func push(_ job: VirtualScheduler.Job) {
        jobs.append(job)
        var child = jobs.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard jobs[child].comes(before: jobs[parent]) else { return }
            jobs.swapAt(child, parent)
            child = parent
        }
    }

    fileprivate mutating func pop() {
        jobs.swapAt(0, jobs.count - 1)
        jobs.removeLast()
        var parent = 0
        while true {
            var first = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < jobs.count && jobs[child].comes(before: jobs[first]) {
                first = child
            }
            if first == parent { return }
            jobs.swapAt(parent, first)
            parent = first
        }
    }
}
