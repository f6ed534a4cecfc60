extension Sequence where Element: Sendable {
    /// Returns an effect that performs an effect for each element, in order, and returns the effects' values.
    ///
    /// - Parameter effect: the function that makes an element's effect; a run calls it after the effects of all earlier
    ///   elements have succeeded.
    /// - Returns: an effect with the values in the elements' order, or with the first error; effects after an error are
    ///   not performed.
    /// - Complexity: O(*n*) for *n* elements, and no stack space.
    @_alwaysEmitIntoClient
    public func traverse<Success, Failure>(
        _ effect: @escaping @Sendable (Element) -> IO<Success, Failure>
    ) -> IO<[Success], Failure> {
        IO(Node.traverse(Array(self), { effect($0).node }, to: Success.self))
    }

    /// Returns an effect that performs the sequence's effects, as `traverse(_:)` does.
    @_alwaysEmitIntoClient
    public func sequence<Success, Failure>() -> IO<[Success], Failure> where Element == IO<Success, Failure> {
        traverse { $0 }
    }
}
