extension NonEmpty: RandomAccessCollection, MutableCollection {
    /// The position of the first element.
    @inlinable
    public var startIndex: Int { 0 }

    /// The position after the last element; never equal to `startIndex`.
    @inlinable
    public var endIndex: Int { storage.count }

    /// The element at a position.
    /// - Parameter position: A position from `startIndex` up to, but not including, `endIndex`; any other position
    ///   traps.
    /// - Complexity: O(1), but setting an element copies the whole list if another list or an array shares its
    ///   storage.
    @inlinable
    public subscript(position: Int) -> Element {
        get { storage[position] }
        // Changes the element in place: with `set`, an element that is an array would be copied at each change.
        _modify { yield &storage[position] }
    }

    /// The first element, which always exists.
    @inlinable
    public var first: Element { storage[0] }

    /// The last element, which always exists.
    @inlinable
    public var last: Element { storage[storage.count - 1] }
}

extension NonEmpty {
    /// Returns the smallest element in the given order, which always exists.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func min(
        by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows -> Element {
        try reduce { try areInIncreasingOrder($1, $0) ? $1 : $0 }
    }

    /// Returns the largest element in the given order, which always exists.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func max(
        by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows -> Element {
        try reduce { try areInIncreasingOrder($0, $1) ? $1 : $0 }
    }
}

extension NonEmpty where Element: Comparable {
    /// The smallest element, which always exists.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func min() -> Element { reduce { Swift.min($0, $1) } }

    /// The largest element, which always exists.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func max() -> Element { reduce { Swift.max($0, $1) } }
}
