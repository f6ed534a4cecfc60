/// A first-in, first-out queue. Adding and removing a value take amortized constant time.
@usableFromInline
struct Deque<Element> {
    @usableFromInline var storage: [Element?] = []
    @usableFromInline var head = 0
    @usableFromInline var count = 0

    @inlinable
    init() {}

    @inlinable
    var isEmpty: Bool { count == 0 }

    @inlinable
    subscript(_ offset: Int) -> Element {
        storage[(head + offset) & (storage.count - 1)].unsafelyUnwrapped
    }

    @inlinable
    mutating func append(_ element: consuming Element) {
        if count == storage.count { grow() }
        storage[(head + count) & (storage.count - 1)] = element
        count += 1
    }

    @inlinable
    mutating func popFirst() -> Element? {
        if count == 0 { return nil }
        let element = storage[head].take()
        head = (head + 1) & (storage.count - 1)
        count -= 1
        return element
    }

    /// Makes room for 4 elements at first, and later doubles the capacity. So every capacity is a power of two, and a
    /// bit mask can wrap an index around.
    @inlinable
    @inline(never)
    mutating func grow() {
        var larger: [Element?] = []
        larger.reserveCapacity(max(4, storage.count * 2))
        for offset in 0..<count { larger.append(self[offset]) }
        while larger.count < max(4, storage.count * 2) { larger.append(nil) }
        storage = larger
        head = 0
    }
}

extension Deque: Sendable where Element: Sendable {}
