import Synchronization

extension Mutex {
    /// Calls `body` with the value, which no other thread can use meanwhile. This works like the `withLock` of
    /// Synchronization, but the judge of 10.9 can pause a thread before it.
    public borrowing func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        // The compiler prefers this overload to Synchronization's in files that import this module, because it is more
        // constrained. So the judge finds a gap between two uses of a lock at once, not in one of a million runs.
        LockProbe.pass()
        return try unwatched(body)
    }
}

extension Mutex where Value: ~Copyable {
    /// Calls the `withLock` of Synchronization.
    borrowing func unwatched<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result { try withLock(body) }
}

/// A hook that runs before each use of a `Mutex`, except for `unwatched`.
enum LockProbe {
    private static let keeper = Mutex<(@Sendable () -> Void)?>(nil)
    private static let isKept = Atomic(false)

    /// Calls a function before each use of a `Mutex` from now on, except for `unwatched`; `nil` stops this.
    static func keep(_ look: (@Sendable () -> Void)?) {
        keeper.unwatched { $0 = look }
        isKept.store(look != nil, ordering: .sequentiallyConsistent)
    }

    static func pass() {
        guard isKept.load(ordering: .sequentiallyConsistent) else { return }
        keeper.unwatched { $0 }?()
    }
}
