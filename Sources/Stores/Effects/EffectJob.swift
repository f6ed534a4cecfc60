import CurrycombSignals
import Synchronization

/// One running of an effect.
@usableFromInline
final class EffectJob: Sendable {
    let name: String?
    /// Is disposed of when the work has ended or is cancelled.
    let subscription = Subscription()
    private let cancelled = Atomic<Bool>(false)

    init(name: String?) { self.name = name }

    /// True if it was cancelled: then no action of it counts any more.
    var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

    func cancel() {
        cancelled.store(true, ordering: .releasing)
        subscription.dispose()
    }
}

extension StoreEngine {
    /// Starts the work of an effect.
    @usableFromInline
    func start(_ effect: Effect<Action>) {
        for part in effect.parts {
            switch part {
            case .cancel(let name): namedJobs.removeValue(forKey: name)?.cancel()
            case .work(let name, let start):
                let job = EffectJob(name: name)
                if let name { namedJobs.updateValue(job, forKey: name)?.cancel() }
                jobs[ObjectIdentifier(job)] = job
                job.subscription.onDispose { [weak self] in self?.send(.finished(job)) }
                start(job) { [weak self] action in
                    if !job.isCancelled { self?.send(.effect(job, action)) }
                }
            }
        }
    }

    /// An effect has ended; what it sent before has been dealt with.
    func finish(_ job: EffectJob) {
        jobs[ObjectIdentifier(job)] = nil
        if let name = job.name, namedJobs[name] === job { namedJobs[name] = nil }
        guard jobs.isEmpty else { return }
        for waiter in effectWaiters { waiter.resume() }
        effectWaiters = []
    }
}

extension Store {
    /// Cancels the running effect of a name; without one, nothing happens.
    ///
    /// - Parameter name: which.
    public func cancelEffect(named name: String) {
        engine.send(.perform { $0.namedJobs.removeValue(forKey: name)?.cancel() })
    }

    /// Waits until no effect is running and all that effects have sent is reduced, the effects of those actions
    /// included.
    public func waitForEffects() async {
        await withCheckedContinuation { continuation in
            engine.send(
                .perform { engine in
                    if engine.jobs.isEmpty || engine.isClosed {
                        continuation.resume()
                    } else {
                        engine.effectWaiters.append(continuation)
                    }
                })
        }
    }
}

extension Store {
    /// The effects that are running, each with its name if it has one; for the test store, which wants none left.
    package var runningEffects: [String?] {
        let names = Mutex<[String?]>([])
        engine.send(.perform { engine in names.withLock { $0 = engine.jobs.values.map(\.name) } })
        return names.withLock { $0 }
    }

    /// Cancels all running effects.
    package func cancelEffects() {
        engine.send(
            .perform { engine in
                for job in engine.jobs.values { job.cancel() }
                engine.namedJobs = [:]
            })
    }
}
