import Foundation

extension JSONNumber {
    /// Makes a number from a `Decimal`, without rounding.
    ///
    /// - Returns: `nil` for a value that is not a number, because JSON has no such value.
    public init?(_ value: Decimal) {
        guard !value.isNaN else { return nil }
        self.init(value.description)
    }
}

extension Decimal {
    /// Makes a `Decimal` from a number, or `nil` if a `Decimal` cannot hold the number exactly.
    public init?(_ number: JSONNumber) {
        // `Decimal` silently rounds to 38 digits; the comparison detects this.
        guard let value = Decimal(string: number.description, locale: Locale(identifier: "en_US_POSIX")),
            !value.isNaN, JSONNumber(value) == number
        else { return nil }
        self = value
    }
}

extension Validator where Input == JSON, Output == Decimal {
    /// A number, exact to its last digit; a number that a `Decimal` cannot hold exactly is out of range.
    public static var decimal: Validator {
        Validator<JSON, JSONNumber>.exactNumber.compactMap(.outOfRange(.value, lower: nil, upper: nil)) {
            Decimal($0)
        } back: {
            JSONNumber($0)
        }
    }
}
