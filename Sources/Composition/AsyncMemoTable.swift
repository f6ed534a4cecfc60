#if !hasFeature(Embedded)
    import Synchronization

    /// The computations that the current task is part of, outermost first. Awaiting one of them would never end.
    enum MemoAncestry {
        /// Stands for one computation.
        final class Mark: Sendable {}

        @TaskLocal static var marks: [Mark] = []
    }

    /// The values that a memoized asynchronous function remembers, and the calls that it is computing.
    ///
    /// A computation runs in a task of its own, so that no caller's cancellation can spoil it for the others. A caller
    /// who is part of the very computation that it asks for computes for itself, as the function without a memo would.
    @usableFromInline
    final class AsyncMemoTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
        /// A computation that runs and that others may await.
        struct Flight {
            let mark: MemoAncestry.Mark
            let task: Task<Result<Value, any Error>, Never>
            /// The number of callers that await it and have not been cancelled.
            var callers = 1
        }

        /// The next step of a caller that found no value.
        enum Turn {
            case known(Value)
            case inFlight(Flight)
            /// Awaiting the computation would never end, since the caller is part of it.
            case withinItself
        }

        @usableFromInline
        struct State {
            @usableFromInline var cache: RecencyCache<Key, Value>
            var flights: [Key: Flight] = [:]

            @usableFromInline
            init(bound: Int?) { cache = RecencyCache(bound: bound) }
        }

        @usableFromInline let state: Mutex<State>

        @usableFromInline
        init(bound: Int?) { state = Mutex(State(bound: bound)) }

        /// The value for a key: remembered, shared with others who await it, or computed.
        @inlinable
        func value(for key: Key, _ compute: @escaping @Sendable () async -> Value) async -> Value {
            if let known = state.withLock({ $0.cache.value(for: key) }) { return known }
            return await computeOrJoin(key, compute)
        }

        /// The same for a computation that can throw, and that is cancelled when no caller awaits it any longer.
        @inlinable
        func value(for key: Key, _ compute: @escaping @Sendable () async throws -> Value) async throws -> Value {
            if let known = state.withLock({ $0.cache.value(for: key) }) { return known }
            return try await computeOrJoin(key, compute)
        }

        /// Computes the value, or awaits the computation that runs.
        @usableFromInline
        func computeOrJoin(_ key: Key, _ compute: @escaping @Sendable () async -> Value) async -> Value {
            switch enter(key, compute) {
            case .known(let value): return value
            case .withinItself: return await compute()
            case .inFlight(let flight):
                guard case .success(let value) = await flight.task.value else {
                    preconditionFailure("A computation that cannot throw has thrown.")
                }
                return value
            }
        }

        /// The same for a computation that can throw.
        @usableFromInline
        func computeOrJoin(_ key: Key, _ compute: @escaping @Sendable () async throws -> Value) async throws -> Value {
            switch enter(key, compute) {
            case .known(let value): return value
            case .withinItself: return try await compute()
            case .inFlight(let flight):
                return try await withTaskCancellationHandler {
                    try await flight.task.value.get()
                } onCancel: {
                    leave(key, flight.mark)
                }
            }
        }

        /// Looks again, and joins the running computation or starts one.
        func enter(_ key: Key, _ compute: @escaping @Sendable () async throws -> Value) -> Turn {
            let ancestry = MemoAncestry.marks
            return state.withLock { state in
                if let value = state.cache.value(for: key) { return .known(value) }
                if var flight = state.flights[key] {
                    if ancestry.contains(where: { $0 === flight.mark }) { return .withinItself }
                    flight.callers += 1
                    state.flights[key] = flight
                    return .inFlight(flight)
                }
                let mark = MemoAncestry.Mark()
                let task = Task {
                    await MemoAncestry.$marks.withValue(ancestry + [mark]) {
                        let outcome: Result<Value, any Error>
                        do { outcome = .success(try await compute()) } catch { outcome = .failure(error) }
                        self.finish(key, mark, outcome)
                        return outcome
                    }
                }
                let flight = Flight(mark: mark, task: task)
                state.flights[key] = flight
                return .inFlight(flight)
            }
        }

        /// Ends a flight; a value is remembered, unless all callers have left; an error is not.
        func finish(_ key: Key, _ mark: MemoAncestry.Mark, _ outcome: Result<Value, any Error>) {
            state.withLock { state in
                guard state.flights[key]?.mark === mark else { return }
                state.flights[key] = nil
                if case .success(let value) = outcome { state.cache.insert(value, for: key) }
            }
        }

        /// Takes a cancelled caller off the list; the last one cancels the computation, and the next starts again.
        func leave(_ key: Key, _ mark: MemoAncestry.Mark) {
            state.withLock { state in
                guard var flight = state.flights[key], flight.mark === mark else { return }
                flight.callers -= 1
                state.flights[key] = flight.callers == 0 ? nil : flight
                if flight.callers == 0 { flight.task.cancel() }
            }
        }
    }
#endif
