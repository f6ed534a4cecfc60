extension Node {
    @inlinable
    func tap<Value, Ignored>(_ effect: @escaping (Value) -> Node, ignoring: Ignored.Type) -> Node {
        bind { (value: Value) in
            effect(value).map { (_: Ignored) in value }
        }
    }

    @inlinable
    func zip<First, Second, Value>(_ other: Node, with combine: @escaping (First, Second) -> Value) -> Node {
        bind { (first: First) in
            other.map { (second: Second) in combine(first, second) }
        }
    }

    @inlinable
    static func traverse<Element, Value>(
        _ elements: [Element], _ effect: @escaping (Element) -> Node, to: Value.Type
    ) -> Node {
        Node { _ in collect(elements, from: 0, into: Cell([Value]()), effect) }
    }

    @inlinable
    static func collect<Element, Value>(
        _ elements: [Element], from index: Int, into values: Cell<[Value]>, _ effect: @escaping (Element) -> Node
    ) -> Node {
        if index == elements.count {
            return Node { machine in
                machine.succeed(values.value)
                return nil
            }
        }
        return Node(after: effect(elements[index]), on: .success) { machine in
            values.value.append(machine.take())
            return collect(elements, from: index + 1, into: values, effect)
        }
    }

    /// Returns a node that repeats this node after each failure. `pause` receives the error and the number of the
    /// failed attempt (1 for the first attempt). It returns a node to run before the next attempt, or `nil` to keep the
    /// failure. The node that `pause` returns must end with `Void`.
    @inlinable
    func retry<Failure: Error>(_ attempt: Int = 1, _ pause: @escaping (Failure, Int) -> Node?) -> Node {
        bindError { (error: Failure) in
            guard let waiting = pause(error, attempt) else { return .error(error) }
            return waiting.bind { (_: Void) in self.retry(attempt + 1, pause) }
        }
    }

    @inlinable
    func repeated<Value>(until isLast: @escaping (Value) -> Bool) -> Node {
        bind { (value: Value) in
            isLast(value) ? .value(value) : self.repeated(until: isLast)
        }
    }
}

/// A variable of one run.
///
/// Unchecked `Sendable` is sound: the steps and child tasks of a run never access a cell at the same time.
@usableFromInline
final class Cell<Value>: @unchecked Sendable {
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
}
