extension Sequence {
    /// Checks the elements in order. Returns all of them, or throws the first error.
    @_alwaysEmitIntoClient
    public func `try`<Failure>(_ check: (Element) throws(Failure) -> Void) throws(Failure) -> [Element] {
        try tryMap { (element: Element) throws(Failure) in
            try check(element)
            return element
        }
    }

    /// Makes a new value from each element, in order. Returns all the new values, or throws the first error.
    @_alwaysEmitIntoClient
    public func tryMap<New, Failure>(_ transform: (Element) throws(Failure) -> New) throws(Failure) -> [New] {
        var values: [New] = []
        values.reserveCapacity(Swift.min(underestimatedCount, 1 << 16))  // Limited: an error may end the loop early.
        for element in self { values.append(try transform(element)) }
        return values
    }
}
