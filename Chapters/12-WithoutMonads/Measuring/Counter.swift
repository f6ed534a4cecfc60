import Synchronization

/// A number that observers on any thread may change.
public final class Counter: Sendable {
    private let number = Atomic(0)

    /// Makes a counter at 0.
    public init() {}

    /// The number.
    public var value: Int { number.load(ordering: .relaxed) }

    /// One more.
    public func add() { number.wrappingAdd(1, ordering: .relaxed) }

    /// Another number.
    ///
    /// - Parameter value: the number.
    public func set(_ value: Int) { number.store(value, ordering: .relaxed) }
}
