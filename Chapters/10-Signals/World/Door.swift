import Synchronization

extension Mutex {
    /// Lets one thread at a time get at the value, as the `withLock` of Synchronization does, with a door in front: the
    /// judge of 10.9 can hold a thread up before it comes in.
    ///
    /// It stands for that one wherever this module is imported, since it asks more of its types. So what two uses of a lock
    /// leave open between them is seen at once, and not once in a million runs.
    ///
    /// - Parameter body: what to do with the value.
    /// - Returns: what `body` gives.
    public borrowing func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        Door.pass()
        return try unwatched(body)
    }
}

extension Mutex where Value: ~Copyable {
    /// The `withLock` of Synchronization.
    borrowing func unwatched<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result { try withLock(body) }
}

/// The door of every `Mutex`.
enum Door {
    private static let keeper = Mutex<(@Sendable () -> Void)?>(nil)
    private static let isKept = Atomic(false)

    /// Has somebody look at each use from now on; `nil` for nobody.
    static func keep(_ look: (@Sendable () -> Void)?) {
        keeper.unwatched { $0 = look }
        isKept.store(look != nil, ordering: .sequentiallyConsistent)
    }

    static func pass() {
        guard isKept.load(ordering: .sequentiallyConsistent) else { return }
        keeper.unwatched { $0 }?()
    }
}
