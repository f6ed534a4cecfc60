import Synchronization

extension LazyTask {
    /// Returns a task that shares this task's work among its runs and remembers the value.
    ///
    /// The first run begins the work. A caller that runs the task during this work waits for the same work (single
    /// flight), and a later caller receives the same value. If the work fails, the waiting callers share the failure,
    /// which is not remembered: the next run begins the work again. A cancelled run does not affect other runs; when
    /// the last waiting run is cancelled, that run cancels the work and awaits its end.
    ///
    /// Each call of this method returns a task with its own memory, which is released with that task.
    public func memoized() -> LazyTask {
        let memory = Memory(self)
        return LazyTask(ending: { await memory.outcome() })
    }
}

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

    /// Returns the value if it is already known; otherwise joins the current work, or begins it, and returns `nil`.
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

    /// Removes a waiting caller. Returns the work's task if no other caller waits for it.
    private func leave(_ promise: Promise<Success, Failure>) -> Task<Void, Never>? {
        state.withLock { state in
            guard let index = state.flight?.waiting.firstIndex(where: { $0 === promise }) else { return nil }
            state.flight?.waiting.remove(at: index)
            guard let flight = state.flight, flight.waiting.isEmpty else { return nil }
            state.flight = nil
            return flight.task
        }
    }

    private func land(_ id: Int, _ outcome: Outcome<Success, Failure>) {
        let waiting = state.withLock { state -> [Promise<Success, Failure>] in
            let waiting: [Promise<Success, Failure>]
            if let flight = state.flight {
                // If the IDs differ, this work was abandoned, and another run has begun the work again. All callers
                // must receive the same value, so the value of the abandoned work is dropped.
                guard flight.id == id else { return [] }
                (waiting, state.flight) = (flight.waiting, nil)
            } else {
                waiting = []
            }
            if state.value == nil, case .success(let value) = outcome { state.value = value }
            return waiting
        }
        for promise in waiting {
            promise.end(outcome)
        }
    }
}
