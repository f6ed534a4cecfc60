extension AsyncSequence {
    /// Checks each element as it arrives. The first failure ends the sequence with its error.
    ///
    /// - Parameter check: the function that throws an error if an element is wrong.
    /// - Returns: a sequence of the checked elements.
    public func `try`(
        _ check: @escaping @Sendable (Element) async throws -> Void
    ) -> AsyncThrowingMapSequence<Self, Element> {
        tryMap { element in
            try await check(element)
            return element
        }
    }

    /// Makes a new value from each element as it arrives. The first failure ends the sequence with its error.
    ///
    /// - Parameter transform: the function that returns the new value, or throws.
    /// - Returns: a sequence of the new values.
    public func tryMap<New>(
        _ transform: @escaping @Sendable (Element) async throws -> New
    ) -> AsyncThrowingMapSequence<Self, New> {
        map { try await transform($0) }
    }
}
