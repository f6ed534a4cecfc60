#if !hasFeature(Embedded)
// `@unchecked Sendable` is sound here: a table's content is accessed only under its lock, and an outcome only under
// its flight's lock. Only the `@Sendable` overloads of `memoize` make functions that several isolation domains can
// share, and the keys and values of these overloads are `Sendable`.
import Synchronization

/// The remembered values of a memoized function, and its computations in progress.
///
/// A `Flight` represents a running computation. The thread that runs the computation owns the flight and holds its
/// lock, so another caller waits for that lock and then shares the outcome. Two kinds of callers would wait
/// forever: the owner itself, if it requests the value again within its computation; and a thread that the owner is
/// waiting for, directly or through other threads. Such a caller computes the value itself, as the function without
/// a memo would. A deadlock of threads that wait for each other in several tables is not detected.
@usableFromInline
final class MemoTable<Key: Hashable, Value>: Sendable {
    @usableFromInline
    final class Flight: @unchecked Sendable {
        @usableFromInline let lock = Mutex(())
        @usableFromInline let owner: UInt
        @usableFromInline var outcome: Result<Value, any Error>?

        @inlinable
        init(owner: UInt) { self.owner = owner }
    }

    @usableFromInline
    struct State: @unchecked Sendable {
        @usableFromInline var cache: RecencyCache<Key, Value>
        @usableFromInline var flights: [Key: Flight] = [:]
        /// For each waiting thread, the flight that it waits for.
        @usableFromInline var waiting: [UInt: Flight] = [:]

        @inlinable
        init(bound: Int?) { cache = RecencyCache(bound: bound) }

        @inlinable
        func wouldDeadlock(on flight: Flight, by thread: UInt) -> Bool {
            var flight: Flight? = flight
            while let next = flight {
                if next.owner == thread { return true }
                flight = waiting[next.owner]
            }
            return false
        }
    }

    /// A wrapper that carries a value of any type into the lock's closure or out of it, without the compiler's
    /// check that the value is `Sendable`.
    @usableFromInline
    struct Carried<Content>: @unchecked Sendable {
        @usableFromInline let content: Content

        @inlinable
        init(_ content: Content) { self.content = content }
    }

    @usableFromInline
    enum Turn {
        case known(Value)
        case inFlight(Flight)
        case wouldDeadlock
        /// The caller's own flight is registered, and the caller computes the value.
        case entered
    }

    @usableFromInline let state: Mutex<State>

    @inlinable
    init(bound: Int?) { state = Mutex(State(bound: bound)) }

    @inlinable
    func value(for key: Key, _ compute: () throws -> Value) throws -> Value {
        // The value for a key that does not equal itself, such as NaN, is not remembered: the key could not be
        // found again.
        guard key == key else { return try compute() }
        let carriedKey = Carried(key)
        let known = state.withLock { Carried($0.cache.value(for: carriedKey.content)) }.content
        if let known { return known }
        return try computeOrWait(key, compute)
    }

    @inlinable
    func value(for key: Key, _ compute: () -> Value) -> Value {
        // The value for a key that does not equal itself, such as NaN, is not remembered: the key could not be
        // found again.
        guard key == key else { return compute() }
        let carriedKey = Carried(key)
        let known = state.withLock { Carried($0.cache.value(for: carriedKey.content)) }.content
        if let known { return known }
        do {
            return try computeOrWait(key, compute)
        } catch {
            preconditionFailure("A computation that cannot throw has thrown \(error).")
        }
    }

    @inlinable
    func computeOrWait(_ key: Key, _ compute: () throws -> Value) throws -> Value {
        let thread = currentThread()
        let own = Flight(owner: thread)
        // The flight is locked before other threads can find it, so that they wait for its outcome.
        return try own.lock.withLock { _ in
            switch enter(key, own, thread) {
            case .known(let value):
                return Carried(value)
            case .wouldDeadlock:
                return Carried(try compute())
            case .entered:
                let outcome = Result { try compute() }
                own.outcome = outcome
                finish(key, outcome)
                return Carried(try outcome.get())
            case .inFlight(let flight):
                let outcome = flight.lock.withLock { _ in Carried(flight.outcome) }.content
                guard let outcome else { preconditionFailure("A call in progress has ended without an outcome.") }
                return Carried(try outcome.get())
            }
        }.content
    }

    @inlinable
    func enter(_ key: Key, _ own: Flight, _ thread: UInt) -> Turn {
        let key = Carried(key)
        return state.withLock { state in
            // A computation in another thread may have stored its value since `value(for:_:)` checked the cache.
            if let value = state.cache.value(for: key.content) { return Carried(Turn.known(value)) }
            if let flight = state.flights[key.content] {
                if state.wouldDeadlock(on: flight, by: thread) { return Carried(.wouldDeadlock) }
                state.waiting[thread] = flight
                return Carried(.inFlight(flight))
            }
            state.flights[key.content] = own
            return Carried(.entered)
        }.content
    }

    @inlinable
    func finish(_ key: Key, _ outcome: Result<Value, any Error>) {
        let carried = Carried((key, outcome))
        let former = state.withLock { state in
            let (key, outcome) = carried.content
            let flight = state.flights.removeValue(forKey: key)
            // The threads that wait for the flight are removed from `waiting` under the same lock, because once the
            // flight has ended, they no longer wait for its owner.
            for (thread, awaited) in state.waiting where awaited === flight { state.waiting[thread] = nil }
            guard case .success(let value) = outcome else { return Carried<(key: Key, value: Value)?>(nil) }
            return Carried(state.cache.insert(value, for: key))
        }
        withExtendedLifetime(former) {}
    }
}
#endif
