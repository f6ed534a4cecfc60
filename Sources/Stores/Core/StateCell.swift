// @unchecked and the pointer are sound: only the thread that has the turn writes to `place`, and it does so under
// `lock`. Other threads read `place` under `lock`. The thread that has the turn reads `place` without the lock, because
// no other thread writes to it.
import Synchronization

/// The storage of a store's state. Any thread can read a complete state and never waits for a reducer.
@usableFromInline
final class StateCell<State: Sendable>: @unchecked Sendable {
    @usableFromInline let lock = Mutex<Void>(())
    @usableFromInline let place: UnsafeMutablePointer<State>

    @inlinable
    init(_ state: State) {
        place = .allocate(capacity: 1)
        place.initialize(to: state)
    }

    deinit {
        place.deinitialize(count: 1)
        place.deallocate()
    }

    @inlinable
    func read() -> State { lock.withLock { _ in place.pointee } }

    /// The state, for the thread that has the turn.
    @inlinable
    var own: State { place.pointee }

    /// Replaces the state. The old state is released when the lock is no longer held.
    @inlinable
    @inline(__always)
    func publish(_ state: State) {
        var state = state
        lock.withLock { _ in swap(&state, &place.pointee) }
    }
}
