import CurrycombSignals
import Synchronization

extension StoreEngine {
    @usableFromInline
    enum Command: Sendable {
        case action(Action)
        /// An action that was passed to `next` while the middleware was not running, or on another thread.
        case past(Action)
        /// An action of a recording, whose effects are not run again.
        case replayed(Action)
        case effect(EffectJob, Action)
        case finished(EffectJob)
        case perform(@Sendable (StoreEngine) -> Void)
    }

    /// Runs the command now if the store is idle; otherwise, the thread that has the turn runs the command.
    @usableFromInline
    func send(_ command: Command) {
        waiting.withLock { $0.append(command) }
        if turn.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { drain() }
    }

    /// Does the same as `send(.action(action))`, but without the queue if the store is idle.
    @inlinable
    @inline(__always)
    func dispatch(_ action: Action) {
        guard turn.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged else {
            return send(.action(action))
        }
        if hasMiddleware { handle(.action(action)) } else { step(action) }
        if !turn.compareExchange(expected: 1, desired: 0, ordering: .releasing).exchanged { drain() }
    }

    /// Runs commands until there are none left, and releases the turn.
    ///
    /// No command is lost: each command is enqueued before it is counted, and the count is read with acquire ordering
    /// before the queue is emptied. So every command in the count has been taken from the queue. If further commands
    /// are counted during the round, `turn` is still above 0 after the subtraction, so another round follows.
    @usableFromInline
    @inline(never)
    func drain() {
        var seen = 0
        // The waiters in `ready` are resumed only after the turn. Until then, another command may start an effect, and
        // an action that a waiter dispatches would only be enqueued.
        var ready: [CheckedContinuation<Void, Never>] = []
        repeat {
            seen = turn.load(ordering: .acquiring)
            let batch = waiting.withLock { waiting in
                let all = waiting
                waiting = []
                return all
            }
            for command in batch { handle(command) }
            if jobs.isEmpty {
                ready += effectWaiters
                effectWaiters = []
            } else {
                effectWaiters += ready
                ready = []
            }
        } while turn.subtract(seen, ordering: .acquiringAndReleasing).newValue != 0
        for waiter in ready { waiter.resume() }
    }

    @usableFromInline
    func handle(_ command: Command) {
        switch command {
        case .action(let action): passMiddleware(action)
        case .past(let action): step(action)
        case .replayed(let action): step(action, runsEffects: false)
        case .effect(let job, let action): if !job.isCancelled { passMiddleware(action) }
        case .finished(let job): finish(job)
        case .perform(let body): body(self)
        }
    }
}
