import Synchronization

/// A number that any thread may change.
package final class Counter: Sendable {
    private let number = Atomic(0)

    /// Makes a counter at 0.
    package init() {}

    /// The number.
    package var value: Int { number.load(ordering: .relaxed) }

    /// Adds one.
    package func add() { number.wrappingAdd(1, ordering: .relaxed) }

    /// Sets the number.
    package func set(_ value: Int) { number.store(value, ordering: .relaxed) }
}
