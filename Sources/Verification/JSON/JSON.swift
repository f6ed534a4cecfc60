/// A JSON value, for example from the untrusted reply of a server.
///
/// A parsed value is a small reference into its document. A string or a number is copied out of the document only when
/// you read it, and ``position(of:)`` returns the value's position in the text. A value that was built in code (with
/// literals, or by ``Validator/encode(_:)``) is a tree. Both forms are compared and hashed in the same way. The order
/// of an object's members does not matter, and numbers are compared by their exact value (`1`, `1.0` and `10e-1` are
/// equal).
public struct JSON: Sendable {
    @usableFromInline
    enum Storage: Sendable {
        case parsed(Tape, Int32)
        case null
        case bool(Bool)
        case number(JSONNumber)
        case string(String)
        case array([JSON])
        case object([Member])
    }

    @usableFromInline let storage: Storage

    @usableFromInline
    init(_ storage: Storage) {
        self.storage = storage
    }

    /// A key of an object and the value under it.
    public struct Member: Sendable, Hashable {
        /// The key, with its escapes resolved.
        public let key: String
        /// The value under the key.
        public let value: JSON

        /// Makes a member from a key and a value.
        public init(key: String, value: JSON) {
            self.key = key
            self.value = value
        }
    }

    /// The six kinds of JSON values (RFC 8259, section 3, with `true` and `false` as one kind).
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool
        /// A number, whole or not.
        case number
        /// A string.
        case string
        /// An array.
        case array
        /// An object.
        case object
    }
}

// MARK: - Building

extension JSON {
    /// `null`.
    public static let null = JSON(.null)

    /// Makes a JSON Boolean.
    public static func bool(_ value: Bool) -> JSON { JSON(.bool(value)) }

    /// Makes a number.
    public static func number(_ value: JSONNumber) -> JSON { JSON(.number(value)) }

    /// Makes a whole number of any width, exact even beyond 2^53.
    public static func integer(_ value: some BinaryInteger) -> JSON { JSON(.number(JSONNumber(value))) }

    /// Makes a string.
    public static func string(_ value: String) -> JSON { JSON(.string(value)) }

    /// Makes an array.
    public static func array(_ elements: [JSON]) -> JSON { JSON(.array(elements)) }

    /// Makes an object whose members keep their order. If a key is repeated, its last value counts.
    public static func object(_ members: [Member]) -> JSON { JSON(.object(members)) }
}

// There is no conformance for a `nil` literal, because for a `JSON?`, the literal could mean either no value or `null`.
extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }

    /// Makes a whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }

    /// Makes a number. A literal that is not finite becomes `null`, because JSON has only finite numbers.
    public init(floatLiteral value: Double) { self = JSONNumber(value).map(JSON.number) ?? .null }

    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }

    /// Makes an array.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }

    /// Makes an object whose members keep their order.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member(key: $0, value: $1) })
    }
}
