extension Validator where Output == String {
    /// Text that is a whole number in decimal digits, with or without a sign. The number must fit into an `Int`.
    /// Encoding writes the number without a plus sign.
    ///
    /// ```swift
    /// let age = Validator.text.toInt().range(0...150)
    /// try age("36")  // → 36
    /// ```
    public func toInt() -> Validator<Input, Int> {
        compactMap(.malformed(.integer), { Int($0) }, back: { "\($0)" })
    }

    /// Text that Swift reads as a `Double`, such as `12.5`, `1e3` or the hexadecimal `0x1F`; see ``toInt()``.
    /// Numbers too large for a `Double`, infinity and NaN are rejected.
    public func toDouble() -> Validator<Input, Double> {
        compactMap(
            .malformed(.number), { text in Double(text).flatMap { $0.isFinite ? $0 : nil } }, back: { "\($0)" })
    }
}
