extension Validator where Output: Equatable & Sendable {
    /// One of several allowed values; the issue for any other value lists the allowed values. For the cases of an enum,
    /// use `enumeration(_:)`.
    ///
    /// ```swift
    /// try Validator.text.oneOf("new", "used")("used")   // "used"
    /// ```
    public func oneOf(_ values: Output...) -> Validator { oneOf(values) }

    /// One of the values of an array.
    public func oneOf(_ values: [Output]) -> Validator {
        refined { output, context in
            if values.contains(output) { return }
            let expected = values.map { "\($0)" }
            context.report(
                Issue(.noAlternative(expected: expected, resembles: nearest(to: "\(output)", among: expected))),
                value: output as? JSON)
        }
    }
}
