/// A JSON value from a server, not yet trusted. Chapter 8 uses this small type.
public indirect enum JSON: Equatable, Sendable {
    /// `null`, in place of a value.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, whole or not.
    case number(Double)
    /// A string.
    case string(String)
    /// A list of values; the index of the first is 0.
    case array([JSON])
    /// Values with their keys.
    case object([String: JSON])

    /// The six kinds of JSON values.
    public enum Kind: String, Sendable, CaseIterable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool
        /// A number.
        case number
        /// A string.
        case string
        /// A list of values.
        case array
        /// Values with their keys.
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

/// Simple conversions, as many libraries offer them: they return what a value can be *converted to*, not what it is.
extension JSON {
    /// The number that the value can be converted to, if any. As with Foundation's `NSNumber`, `true` is 1 and `false`
    /// is 0.
    public var asNumber: Double? {
        switch self {
        case .number(let number): number
        case .bool(let bool): bool ? 1 : 0
        default: nil
        }
    }

    /// The Boolean that the value can be converted to, if any. As with Foundation's `NSNumber`, 1 is `true` and 0 is
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
    /// Makes a Boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Makes a number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Makes a number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes an array.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// Makes an object; if a key occurs twice, the last value counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}

extension JSON: CustomStringConvertible {
    /// The value in one line, much like JSON text, with sorted keys.
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
    func member(_ key: String) -> JSON? { if case .object(let members) = self { members[key] } else { nil } }

    /// Returns a copy in which the value at the end of a path is replaced, or added if only its key is missing. If
    /// `new` is `nil`, a key is removed, but an element or the whole value becomes null. Any other path that does not
    /// exist changes nothing.
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
