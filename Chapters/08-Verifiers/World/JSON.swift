/// A JSON value from a server, not yet trusted. Chapter 8 works on this small one.
public indirect enum JSON: Equatable, Sendable {
    /// `null`: there is a place for a value, but no value in it.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, whole or not.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in a row, counted from 0.
    case array([JSON])
    /// Values under keys.
    case object([String: JSON])

    /// The six kinds of JSON values.
    public enum Kind: String, Sendable, CaseIterable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool
        /// A number.
        case number
        /// A text.
        case string
        /// Values in a row.
        case array
        /// Values under keys.
        case object
    }

    /// The kind of the value.
    public var kind: Kind {
        switch self {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}

/// Easy conversions, as many libraries offer them: they say what a value can be *converted to*, not what it is.
extension JSON {
    /// The number that the value can be converted to. As with Foundation's `NSNumber`, `true` is 1 and `false` is 0.
    public var asNumber: Double? {
        switch self {
        case .number(let number): number
        case .bool(let bool): bool ? 1 : 0
        default: nil
        }
    }

    /// The truth value that the value can be converted to. As with Foundation's `NSNumber`, 1 is `true` and 0 is
    /// `false`.
    public var asBool: Bool? {
        switch self {
        case .bool(let bool): bool
        case .number(let number) where number == 0 || number == 1: number == 1
        default: nil
        }
    }
}

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes a truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Makes a number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Makes a number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Makes a text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes an array.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// Makes an object; if a key comes twice, the last value counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}

extension JSON: CustomStringConvertible {
    /// JSON text in one line, with the keys in alphabetical order.
    public var description: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .string(let text): text.debugDescription
        case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.sorted { $0.key < $1.key }.map(Self.member).joined(separator: ", "))}"
        }
    }

    private static func member(_ key: String, _ value: JSON) -> String { "\(key.debugDescription): \(value)" }
}

extension JSON {
    /// The value under a key, if there is one.
    func member(_ key: String) -> JSON? { if case .object(let members) = self { members[key] } else { nil } }

    /// The same value with another one, or none, at the end of an existing path.
    func replacing(_ path: ArraySlice<Fault.Step>, with new: JSON?) -> JSON {
        guard let step = path.first else { return new ?? .null }
        switch (self, step) {
        case (.object(var members), .key(let key)):
            let rest = path.dropFirst()
            members[key] = rest.isEmpty ? new : members[key]?.replacing(rest, with: new)
            return .object(members)
        case (.array(var elements), .index(let index)) where elements.indices.contains(index):
            elements[index] = elements[index].replacing(path.dropFirst(), with: new)
            return .array(elements)
        default: return self
        }
    }
}
