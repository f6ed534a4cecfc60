import CurrycombSignals
import Synchronization

@usableFromInline
final class EffectJob: Sendable {
    let name: String?
    /// The subscription of the work, which is disposed of when the work ends or is cancelled.
    let subscription = Subscription()
    private let cancelled = Atomic<Bool>(false)

    init(name: String?) { self.name = name }

    /// True if the effect has been cancelled. The store then ignores the effect's actions.
    var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

    func cancel() {
        cancelled.store(true, ordering: .releasing)
        subscription.dispose()
    }
}

extension StoreEngine {
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

    /// Removes a job that has ended or was cancelled. The actions that it sent have already been handled.
    func finish(_ job: EffectJob) {
        jobs[ObjectIdentifier(job)] = nil
        if let name = job.name, namedJobs[name] === job { namedJobs[name] = nil }
    }
}

extension Store {
    /// Cancels the running effect with a given name, if there is one.
    public func cancelEffect(named name: String) {
        engine.send(.perform { $0.namedJobs.removeValue(forKey: name)?.cancel() })
    }

    /// Waits until no effect is running, and all actions sent by effects have been reduced. This function also waits
    /// for the effects that these actions start, but not for a cancelled effect, even if its task is still cleaning up.
    public func waitForEffects() async {
        await withCheckedContinuation { continuation in
            engine.send(.perform { $0.effectWaiters.append(continuation) })
        }
    }
}

extension Store {
    /// The names of the running effects; `nil` for an effect without a name.
    package var runningEffects: [String?] {
        let names = Mutex<[String?]>([])
        engine.send(.perform { engine in names.withLock { $0 = engine.jobs.values.map(\.name) } })
        return names.withLock { $0 }
    }

    package func cancelEffects() {
        engine.send(
            .perform { engine in
                for job in engine.jobs.values { job.cancel() }
                engine.namedJobs = [:]
            })
    }
}
