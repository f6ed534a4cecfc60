/// A list with at least one element, so that `first`, `last` and `reduce` need not handle an empty list.
///
/// ``Validated`` keeps its failures in such a list: an invalid value has at least one reason. The list is an `Error` if
/// its elements are errors, so that `Result<Value, NonEmpty<Failure>>` is a valid type.
@frozen
public struct NonEmpty<Element> {
    /// Never empty: no public initializer makes an empty list, and no function removes elements.
    @usableFromInline
    internal var storage: [Element]

    @inlinable
    internal init(unchecked storage: [Element]) {
        assert(!storage.isEmpty)
        self.storage = storage
    }

    // MARK: - Construction

    /// Makes a list of one element or more.
    @_alwaysEmitIntoClient
    public init(_ first: Element, _ rest: Element...) {
        self.init(unchecked: CollectionOfOne(first) + rest)
    }

    /// Makes a list of one element, followed by the elements of a sequence.
    /// - Complexity: O(*n*), where *n* is the length of `rest`.
    @_alwaysEmitIntoClient
    public init(_ first: Element, rest: some Sequence<Element>) {
        self.init(unchecked: CollectionOfOne(first) + Array(rest))
    }

    /// Makes a list of the elements of a sequence, or `nil` if the sequence is empty.
    /// - Complexity: O(1) for an array, otherwise O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public init?(contentsOf elements: some Sequence<Element>) {
        let storage = Array(elements)
        if storage.isEmpty { return nil }
        self.init(unchecked: storage)
    }

    /// Makes a list of the elements of an array, or `nil` if the array is empty; see ``init(contentsOf:)``.
    @_alwaysEmitIntoClient
    public init?(_ elements: [Element]) { self.init(contentsOf: elements) }

    // MARK: - Functor

    /// Calls a function with each element and returns a list of the results.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func map<NewElement, Thrown>(
        _ transform: (Element) throws(Thrown) -> NewElement
    ) throws(Thrown) -> NonEmpty<NewElement> {
        NonEmpty<NewElement>(unchecked: try storage.map(transform))
    }

    // MARK: - Monad

    /// Makes a list from each element and joins these lists.
    /// - Complexity: O(*n* + *m*), where *n* and *m* are the lengths of this list and of the result.
    @_alwaysEmitIntoClient
    public func flatMap<NewElement, Thrown>(
        _ transform: (Element) throws(Thrown) -> NonEmpty<NewElement>
    ) throws(Thrown) -> NonEmpty<NewElement> {
        var result: [NewElement] = []
        for element in storage { result.append(contentsOf: try transform(element).storage) }
        return NonEmpty<NewElement>(unchecked: result)
    }

    // MARK: - Folding

    /// Combines the elements into one, from the first to the last, without an initial value.
    /// - Returns: The combined value. If there is only one element, this element is returned.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @_alwaysEmitIntoClient
    public func reduce<Thrown>(_ combine: (Element, Element) throws(Thrown) -> Element) throws(Thrown) -> Element {
        var result = storage[0]
        for element in storage.dropFirst() { result = try combine(result, element) }
        return result
    }

    // MARK: - Joining

    /// Adds an element at the end.
    /// - Complexity: O(1) amortized, but O(*n*) if another list or an array shares the storage, where *n* is the number
    ///   of elements.
    @_alwaysEmitIntoClient
    public mutating func append(_ element: Element) {
        storage.append(element)
    }

    /// Adds the elements of a sequence at the end.
    /// - Complexity: O(*m*) amortized, but O(*n* + *m*) if another list or an array shares the storage, where *n* is
    ///   the number of elements and *m* the length of `elements`.
    @_alwaysEmitIntoClient
    public mutating func append(contentsOf elements: some Sequence<Element>) {
        storage.append(contentsOf: elements)
    }

    /// Joins two lists.
    /// - Complexity: O(*n* + *m*), where *n* and *m* are the lengths of the lists.
    @_alwaysEmitIntoClient
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(unchecked: lhs.storage + rhs.storage)
    }

    // MARK: - Conversions

    /// The elements as an array.
    /// - Complexity: O(1).
    @inlinable
    public var elements: [Element] { storage }
}

extension NonEmpty: Equatable where Element: Equatable {}
extension NonEmpty: Hashable where Element: Hashable {}
extension NonEmpty: Sendable where Element: Sendable {}

/// A list of errors can be thrown, and can be the failure of a `Result`.
extension NonEmpty: Error where Element: Error {}
