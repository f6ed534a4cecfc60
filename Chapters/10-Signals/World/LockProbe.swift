import Synchronization

extension Mutex {
    /// Lets one thread at a time use the value. It works as the `withLock` of Synchronization does; the judge of 10.9
    /// can pause a thread before it.
    ///
    /// - Parameter body: the work for the value.
    /// - Returns: the value that `body` returns.
    public borrowing func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        // The compiler prefers it to Synchronization's wherever this module is imported, since it is more constrained.
        // So a gap between two uses of a lock is found at once, not once in a million runs.
        LockProbe.pass()
        return try unwatched(body)
    }
}

extension Mutex where Value: ~Copyable {
    /// The `withLock` of Synchronization.
    borrowing func unwatched<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result { try withLock(body) }
}

/// A hook that runs before each use of a `Mutex`.
enum LockProbe {
    private static let keeper = Mutex<(@Sendable () -> Void)?>(nil)
    private static let isKept = Atomic(false)

    /// Calls a function before each use from now on; `nil` for none.
    static func keep(_ look: (@Sendable () -> Void)?) {
        keeper.unwatched { $0 = look }
        isKept.store(look != nil, ordering: .sequentiallyConsistent)
    }

    static func pass() {
        guard isKept.load(ordering: .sequentiallyConsistent) else { return }
        keeper.unwatched { $0 }?()
    }
}
