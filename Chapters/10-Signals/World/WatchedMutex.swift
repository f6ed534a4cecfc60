import Synchronization

/// The `Mutex` of Synchronization, with a door in front: the judge of 10.9 can hold a thread up before it comes in.
///
/// It stands for `Mutex` inside the answers, which is what makes their races certain: what two uses leave open between
/// them is seen at once, and not once in a million runs.
public struct WatchedMutex<Value: ~Copyable>: ~Copyable {
    private let mutex: Mutex<Value>

    /// Keeps a value.
    ///
    /// - Parameter initialValue: the value at first.
    public init(_ initialValue: consuming sending Value) { mutex = Mutex(initialValue) }

    /// Lets one thread at a time get at the value.
    ///
    /// - Parameter body: what to do with it.
    /// - Returns: what `body` gives.
    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        Door.pass()
        return try mutex.withLock(body)
    }

    /// The same where nobody else is in; otherwise it does nothing.
    ///
    /// - Parameter body: what to do with the value.
    /// - Returns: what `body` gives; `nil` where somebody was in.
    public borrowing func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
        Door.pass()
        return try mutex.withLockIfAvailable(body)
    }
}

extension WatchedMutex: @unchecked Sendable where Value: ~Copyable {}

/// The door of every `WatchedMutex`.
enum Door {
    private static let keeper = Mutex<(@Sendable () -> Void)?>(nil)

    /// Has somebody look at each use from now on; `nil` for nobody.
    static func keep(_ look: (@Sendable () -> Void)?) { keeper.withLock { $0 = look } }

    static func pass() { keeper.withLock { $0 }?() }
}
