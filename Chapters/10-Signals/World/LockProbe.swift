import Synchronization

extension Mutex {
    /// Calls `body` with the value while no other thread can use it. This works like the `withLock` of Synchronization,
    /// but the judge of 10.9 can pause a thread before the call.
    public borrowing func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        // In this module, and in files that import it, the compiler prefers this overload to Synchronization's, because
        // this overload is more constrained. So the judge can pause a thread between two uses of a lock, to let another
        // thread run at just that moment. Without a pause, that rarely happens.
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

/// A hook that runs before each call to this module's `withLock`.
enum LockProbe {
    private static let keeper = Mutex<(@Sendable () -> Void)?>(nil)
    private static let isKept = Atomic(false)

    /// Sets the function that runs before each call to this module's `withLock`; `nil` removes it.
    static func keep(_ look: (@Sendable () -> Void)?) {
        keeper.unwatched { $0 = look }
        isKept.store(look != nil, ordering: .sequentiallyConsistent)
    }

    static func pass() {
        guard isKept.load(ordering: .sequentiallyConsistent) else { return }
        keeper.unwatched { $0 }?()
    }
}
