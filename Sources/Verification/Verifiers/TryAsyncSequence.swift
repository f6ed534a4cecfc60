extension AsyncSequence {
    /// Checks each element as it arrives. The sequence throws the first error and ends.
    public func `try`(
        _ check: @escaping @Sendable (Element) async throws -> Void
    ) -> AsyncThrowingMapSequence<Self, Element> {
        tryMap { element in
            try await check(element)
            return element
        }
    }

    /// Makes a new value from each element as it arrives. The sequence throws the first error and ends.
    public func tryMap<New>(
        _ transform: @escaping @Sendable (Element) async throws -> New
    ) -> AsyncThrowingMapSequence<Self, New> {
        map { try await transform($0) }
    }
}
