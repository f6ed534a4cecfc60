import Foundation

extension JSONNumber {
    /// Makes a number from a `Decimal`, without rounding.
    ///
    /// - Returns: `nil` for NaN, which JSON cannot represent.
    public init?(_ value: Decimal) {
        guard !value.isNaN else { return nil }
        self.init(value.description)
    }
}

extension Decimal {
    /// Makes a `Decimal` from a number, or `nil` if a `Decimal` cannot represent the number exactly.
    public init?(_ number: JSONNumber) {
        guard let value = Self.exactly(number.description, number) ?? Self.rewritten(number) else { return nil }
        self = value
    }

    private static func exactly(_ text: String, _ number: JSONNumber) -> Decimal? {
        // `Decimal` silently drops digits that do not fit into its 128 bits (up to 38 digits always fit). The
        // comparison detects this.
        guard let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), !value.isNaN,
            JSONNumber(value) == number
        else { return nil }
        return value
    }

    /// Writes a number again, with an exponent that `Decimal` accepts, and parses the result. `Decimal` accepts
    /// exponents up to 127, so it can read `10e127`, but not `1e128`.
    private static func rewritten(_ number: JSONNumber) -> Decimal? {
        let parts = DecimalParts(number.description)
        if parts.digits.isEmpty { return 0 }
        let zeros = max(0, parts.exponent - 127)
        guard parts.digits.count + zeros <= 39 else { return nil }
        let digits = (parts.digits + [UInt8](repeating: 0, count: zeros)).map(String.init).joined()
        return exactly("\(parts.isNegative ? "-" : "")\(digits)e\(parts.exponent - zeros)", number)
    }
}

extension Validator where Input == JSON, Output == Decimal {
    /// A number, exact to its last digit; a number that a `Decimal` cannot represent exactly is out of range.
    public static var decimal: Validator {
        Validator<JSON, JSONNumber>.exactNumber.compactMap(.outOfRange(.value, lower: nil, upper: nil)) {
            Decimal($0)
        } back: {
            JSONNumber($0)
        }
    }
}
