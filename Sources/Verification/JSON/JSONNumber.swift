/// An exact JSON number. The number keeps the digits of the text, so integers beyond 2^53 and decimal fractions are not
/// rounded.
public struct JSONNumber: Sendable, CustomStringConvertible {
    /// The number as JSON text.
    public let description: String

    init(valid description: String) {
        self.description = description
    }

    /// Makes a number from an integer.
    public init(_ value: some BinaryInteger) {
        description = String(value)
    }

    /// Makes a number with the digits that Swift prints for a `Double`. Reading these digits returns the same `Double`.
    ///
    /// - Returns: `nil` for infinities and NaN, which JSON cannot represent.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        description = "\(value)"
    }

    /// Makes a number from JSON text (RFC 8259, section 6).
    ///
    /// - Returns: `nil` if the text is not a JSON number.
    public init?(_ text: String) {
        guard let json = try? JSON(parsing: text), json.kind == .number, let number = json.number,
            number.description.utf8.count == text.utf8.count
        else { return nil }
        self = number
    }

    /// Returns the exact value as an integer, or `nil` if the value is not whole or does not fit into the type. `1.0`
    /// and `1e3` are whole.
    ///
    /// - Complexity: O(number of digits).
    public func integer<Whole: FixedWidthInteger>(as type: Whole.Type = Whole.self) -> Whole? {
        let parts = DecimalParts(description)
        guard parts.exponent >= 0 else { return nil }
        if parts.digits.isEmpty { return 0 }
        guard parts.digits.count + parts.exponent <= 2 + Whole.bitWidth / 3 else { return nil }
        var value: Whole = 0
        for digit in parts.digits + [UInt8](repeating: 0, count: parts.exponent) {
            let (shifted, tooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, carried) =
                parts.isNegative
                ? shifted.subtractingReportingOverflow(Whole(digit)) : shifted.addingReportingOverflow(Whole(digit))
            if tooLarge || carried { return nil }
            value = sum
        }
        return value
    }

    /// True if the number has no fraction, as in `1`, `1.0` and `1e3`.
    public var isWhole: Bool { DecimalParts(description).exponent >= 0 }

    /// The nearest `Double`, or `nil` if the number is too large for a `Double`.
    public var double: Double? {
        guard let value = Double(description), value.isFinite else { return nil }
        return value
    }
}

extension JSONNumber: Hashable {
    /// Compares by exact value: `1`, `1.0` and `10e-1` are equal. An exponent beyond a billion counts as a billion.
    public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        left.description == right.description || DecimalParts(left.description) == DecimalParts(right.description)
    }

    /// Hashes the exact value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(DecimalParts(description))
    }
}

/// A decimal number as digits × 10^exponent, with no zero at either end of the digits; zero itself has no digits.
struct DecimalParts: Hashable {
    private(set) var isNegative = false
    private(set) var digits: [UInt8] = []
    private(set) var exponent = 0

    /// Splits a number into its parts. The text must be a valid JSON number.
    init(_ number: String) {
        var written = 0
        var isWrittenNegative = false
        var part = Part.whole
        for byte in number.utf8 {
            switch byte {
            case UInt8(ascii: "-"):
                if part == .exponent { isWrittenNegative = true } else { isNegative = true }
            case UInt8(ascii: "."): part = .fraction
            case UInt8(ascii: "e"), UInt8(ascii: "E"): part = .exponent
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                if part == .exponent {
                    // An exponent above a billion counts as a billion, so that `Int` cannot overflow.
                    written = min(written * 10 + Int(digit), 1_000_000_000)
                } else {
                    if digit != 0 || !digits.isEmpty { digits.append(digit) }
                    if part == .fraction { exponent -= 1 }
                }
            default: break
            }
        }
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        exponent = digits.isEmpty ? 0 : exponent + (isWrittenNegative ? -written : written)
        if digits.isEmpty { isNegative = false }
    }

    private enum Part { case whole, fraction, exponent }
}
