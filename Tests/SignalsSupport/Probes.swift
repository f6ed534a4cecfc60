import Synchronization

/// A failure for tests.
public enum Oops: Error, Equatable { case boom, other }

/// A counter that any thread may increase.
public final class Counter: Sendable {
    private let number = Mutex(0)
    /// Makes a counter at zero.
    public init() {}
    /// Increases the counter.
    public func add(_ amount: Int = 1) { number.withLock { $0 += amount } }
    /// The current value.
    public var value: Int { number.withLock { $0 } }
}

/// A list to which any thread may add.
public final class Log<Element: Sendable>: Sendable {
    private let list = Mutex<[Element]>([])
    /// Makes an empty list.
    public init() {}
    /// Adds an element.
    public func add(_ element: Element) { list.withLock { $0.append(element) } }
    /// All elements, in order.
    public var all: [Element] { list.withLock { $0 } }
}
