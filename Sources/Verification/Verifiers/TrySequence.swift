extension Sequence {
    /// Checks each element, up to the first that fails.
    ///
    /// - Parameter check: the function that throws an error if an element is wrong.
    /// - Returns: all elements.
    /// - Throws: the first error.
    /// - Complexity: O(length).
    @_alwaysEmitIntoClient
    public func `try`<Failure>(_ check: (Element) throws(Failure) -> Void) throws(Failure) -> [Element] {
        try tryMap { (element: Element) throws(Failure) in
            try check(element)
            return element
        }
    }

    /// Makes a new value from each element, up to the first that fails.
    ///
    /// - Parameter transform: the function that returns the new value, or throws.
    /// - Returns: the new values, in order.
    /// - Throws: the first error.
    /// - Complexity: O(length).
    @_alwaysEmitIntoClient
    public func tryMap<New, Failure>(_ transform: (Element) throws(Failure) -> New) throws(Failure) -> [New] {
        try map(transform)
    }
}
