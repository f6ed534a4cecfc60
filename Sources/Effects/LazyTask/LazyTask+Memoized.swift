import Synchronization

extension LazyTask {
    /// The same task, run once for all who want its value.
    ///
    /// The first run begins the work; a caller that runs the task meanwhile waits for the same work (single flight),
    /// and a later caller gets the same value. Failures are shared by the waiting callers, but not kept: the next run
    /// tries again. A run that is cancelled leaves the others alone; when the last one that waits is cancelled, the
    /// work is cancelled and awaited.
    ///
    /// Every call of this function makes a memory of its own, which lives as long as the task that it returns.
    ///
    /// - Returns: a task that ends as this one.
    public func memoized() -> LazyTask {
        let memory = Memory(self)
        return LazyTask(ending: { await memory.outcome() })
    }
}

/// The value of a task, or the current run and the callers that wait for it.
private final class Memory<Success: Sendable, Failure: Error>: Sendable {
    private struct Flight {
        let id: Int
        let task: Task<Void, Never>
        var waiting: [Promise<Success, Failure>]
    }

    private struct State {
        var value: Success?
        var flight: Flight?
        var flights = 0
    }

    private let source: LazyTask<Success, Failure>
    private let state = Mutex(State())

    init(_ source: LazyTask<Success, Failure>) { self.source = source }

    func outcome() async -> Outcome<Success, Failure> {
        let promise = Promise<Success, Failure>()
        if let value = join(promise) {
            return .success(value)
        }
        let outcome = await promise.outcome()
        if outcome.isCancelled, let abandoned = leave(promise) {
            abandoned.cancel()
            await abandoned.value
        }
        return outcome
    }

    /// Waits for the flight, which begins if there is none; or has the value already.
    private func join(_ promise: Promise<Success, Failure>) -> Success? {
        state.withLock { state in
            if let value = state.value { return value }
            if state.flight != nil {
                state.flight?.waiting.append(promise)
                return nil
            }
            state.flights += 1
            let id = state.flights
            let task = startTask { [self, source] in land(id, await source.outcome()) }
            state.flight = Flight(id: id, task: task, waiting: [promise])
            return nil
        }
    }

    /// No longer waits for a flight that is still under way.
    ///
    /// - Returns: the flight's task if no caller waits for it any more.
    private func leave(_ promise: Promise<Success, Failure>) -> Task<Void, Never>? {
        state.withLock { state in
            guard let index = state.flight?.waiting.firstIndex(where: { $0 === promise }) else { return nil }
            state.flight?.waiting.remove(at: index)
            guard let flight = state.flight, flight.waiting.isEmpty else { return nil }
            state.flight = nil
            return flight.task
        }
    }

    /// Keeps the value of a flight that has ended, and resumes the callers that wait for it.
    private func land(_ id: Int, _ outcome: Outcome<Success, Failure>) {
        let waiting = state.withLock { state -> [Promise<Success, Failure>] in
            if case .success(let value) = outcome {
                state.value = value
            }
            guard let flight = state.flight, flight.id == id else { return [] }
            state.flight = nil
            return flight.waiting
        }
        for promise in waiting {
            promise.end(outcome)
        }
    }
}
