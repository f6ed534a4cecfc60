import CurrycombContainers

extension Validator {
    /// A list with at least one element, as a `NonEmpty`. An empty array has the same fault as with `nonEmpty`. If
    /// this validator is reversible, the result is reversible, too.
    ///
    /// ```swift
    /// field("guests", \.guests, .array(of: guest).count(...6).toNonEmpty())
    /// ```
    ///
    /// Later checks of the chain, such as ``unique()``, apply to the `NonEmpty`.
    @_alwaysEmitIntoClient
    public func toNonEmpty<Element>() -> Validator<Input, NonEmpty<Element>> where Output == [Element] {
        compactMap(.outOfRange(.count, lower: "1", upper: nil), { NonEmpty($0) }, back: { $0.elements })
    }
}
