#if !hasFeature(Embedded)
import Synchronization

/// The computations within which the current task runs. Each of them may be waiting for the current task, so
/// awaiting one of them could deadlock.
enum MemoAncestry {
    /// A node in a linked list of nested computations, from the innermost to the outermost. A new computation adds
    /// one node and shares the rest of the list, so a deep recursion does not copy the list at each level.
    final class Mark: Sendable {
        let outer: Mark?
        /// True after the computation has ended, even if tasks that it started are still running.
        let isOver = Atomic(false)

        init(within outer: Mark?) { self.outer = outer }

        func isWithin(_ mark: Mark) -> Bool {
            var next: Mark? = self
            while let own = next {
                if own === mark { return true }
                next = own.outer
            }
            return false
        }
    }

    @TaskLocal static var innermost: Mark?

    /// The innermost computation that may still wait for the current task. Ended computations are skipped:
    /// otherwise, in a chain of tasks in which each task starts the next one, the last task would keep the marks of
    /// all earlier computations in memory.
    static var innermostInProgress: Mark? {
        var mark = innermost
        while let ended = mark, ended.isOver.load(ordering: .relaxed) { mark = ended.outer }
        return mark
    }
}

/// The remembered values of a memoized asynchronous function, and its computations in progress.
///
/// Each computation runs in its own task, so that cancelling one caller does not affect the others. If a
/// computation requests its own value, this request does not wait: it computes the value itself, as the function
/// without a memo would. Unlike a ``MemoTable``, this table does not detect a cycle of computations that different
/// callers started. A thread waits for only one computation at a time, so a ``MemoTable`` needs to follow only a
/// chain of waiting threads. However, the child tasks of an asynchronous computation may await several computations
/// at a time, so this table would have to search a graph at each call.
@usableFromInline
final class AsyncMemoTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    struct Flight {
        let mark: MemoAncestry.Mark
        let task: Task<Result<Value, any Error>, Never>
        var callers = 1
    }

    enum Turn {
        case known(Value)
        case inFlight(Flight)
        /// The caller is a part of the computation, so awaiting the computation could deadlock.
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

    @inlinable
    func value(for key: Key, _ compute: @escaping @Sendable () async -> Value) async -> Value {
        // The value for a key that does not equal itself, such as NaN, is not remembered: the key could not be
        // found again.
        guard key == key else { return await compute() }
        if let known = state.withLock({ $0.cache.value(for: key) }) { return known }
        return await computeOrJoin(key, compute)
    }

    @inlinable
    func value(for key: Key, _ compute: @escaping @Sendable () async throws -> Value) async throws -> Value {
        // The value for a key that does not equal itself, such as NaN, is not remembered: the key could not be
        // found again.
        guard key == key else { return try await compute() }
        if let known = state.withLock({ $0.cache.value(for: key) }) { return known }
        return try await computeOrJoin(key, compute)
    }

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

    func enter(_ key: Key, _ compute: @escaping @Sendable () async throws -> Value) -> Turn {
        let innermost = MemoAncestry.innermostInProgress
        return state.withLock { state in
            // A computation in another task may have stored its value since `value(for:_:)` checked the cache.
            if let value = state.cache.value(for: key) { return .known(value) }
            if var flight = state.flights[key] {
                if let innermost, innermost.isWithin(flight.mark) { return .withinItself }
                flight.callers += 1
                state.flights[key] = flight
                return .inFlight(flight)
            }
            let mark = MemoAncestry.Mark(within: innermost)
            let task = Task {
                await MemoAncestry.$innermost.withValue(mark) {
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

    /// Marks the computation as ended, removes its flight and remembers its value, but not an error. If all callers
    /// have left, the computation was cancelled and its flight is already removed. In this case, the value may be
    /// partial and is not remembered.
    func finish(_ key: Key, _ mark: MemoAncestry.Mark, _ outcome: Result<Value, any Error>) {
        mark.isOver.store(true, ordering: .relaxed)
        let former = state.withLock { state -> (key: Key, value: Value)? in
            guard state.flights[key]?.mark === mark else { return nil }
            state.flights[key] = nil
            guard case .success(let value) = outcome else { return nil }
            return state.cache.insert(value, for: key)
        }
        withExtendedLifetime(former) {}
    }

    func leave(_ key: Key, _ mark: MemoAncestry.Mark) {
        let abandoned = state.withLock { state -> Flight? in
            guard var flight = state.flights[key], flight.mark === mark else { return nil }
            flight.callers -= 1
            state.flights[key] = flight.callers == 0 ? nil : flight
            return flight.callers == 0 ? flight : nil
        }
        // The task is cancelled outside the lock, because cancelling runs the computation's cancellation handlers,
        // and a handler may call the memoized function.
        abandoned?.task.cancel()
    }
}
#endif
