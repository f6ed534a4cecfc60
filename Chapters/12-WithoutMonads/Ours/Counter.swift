import Synchronization

/// A number that any thread may change.
package final class Counter: Sendable {
    private let number = Atomic(0)

    package init() {}

    package var value: Int { number.load(ordering: .relaxed) }

    package func add() { number.wrappingAdd(1, ordering: .relaxed) }

    package func set(_ value: Int) { number.store(value, ordering: .relaxed) }
}
