extension Issue {
    /// A kind of fault. No case contains the value itself, with one exception: ``notJSON(type:)`` contains a number
    /// that is not finite.
    public enum Code: Sendable, Hashable {
        /// A required member, or an element on the path to a value, is missing.
        case missing
        /// The value is `null`, which is not an expected kind.
        case null(expected: [JSON.Kind])
        /// The value is of a kind that is not expected.
        case wrongKind(expected: [JSON.Kind], actual: JSON.Kind)
        /// The value is a number with a fraction, but a whole number is expected.
        case notWhole
        /// The member is unexpected. `resembles` is the key of a missing member that is similar to this member's key,
        /// if one was found.
        case unexpectedKey(resembles: String?)
        /// The key repeats an earlier key of its object.
        case repeatedKey
        /// The quantity is below the lower bound or above the upper bound. Both bounds are `nil` if a `Decimal` cannot
        /// represent the number exactly.
        case outOfRange(Measure, lower: String?, upper: String?)
        /// The value is not one of the allowed values or tags. `resembles` is a similar allowed value or tag, if one
        /// was found.
        case noAlternative(expected: [String], resembles: String?)
        /// More than one alternative accepts the value, but exactly one should. The associated value is the number of
        /// alternatives that accept it.
        case severalAlternatives(Int)
        /// The text does not have the named format, such as `email`.
        case malformed(Format)
        /// The value is accepted by a validator that must reject it.
        case forbidden
        /// The value violates the named rule.
        case custom(String)
        /// The text is not JSON or exceeds a limit, or a tree of `Any` is nested too deeply.
        case syntax(JSON.SyntaxError)
        /// The value does not exist in JSON, for example a `Date` or an infinite `Double`.
        case notJSON(type: String)

        /// The property of a value that a range limits.
        public enum Measure: String, Sendable, Hashable, CaseIterable {
            /// The value itself.
            case value
            /// The number of characters in a string.
            case length
            /// The number of elements.
            case count
        }

        /// A format of text. Define your own formats as static members.
        public struct Format: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
            /// The name of the format. The standard messages show the names of your own formats.
            public let rawValue: String

            /// Makes a format with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Makes a format with a name.
            public init(stringLiteral value: String) { self.init(rawValue: value) }

            /// An e-mail address.
            public static let email: Format = "email"
            /// An absolute URL.
            public static let url: Format = "url"
            /// A point in time in the notation of RFC 3339.
            public static let date: Format = "date"
            /// A day in the notation of RFC 3339.
            public static let day: Format = "day"
            /// A UUID.
            public static let uuid: Format = "uuid"
            /// Text that a regular expression matches.
            public static let pattern: Format = "pattern"
            /// A decimal number.
            public static let decimal: Format = "decimal"
            /// A whole number.
            public static let integer: Format = "integer"
            /// A number.
            public static let number: Format = "number"
        }

        /// A stable name for logs and for tables of messages: the name of the case, or for ``custom(_:)`` the name of
        /// the rule.
        public var name: String {
            switch self {
            case .missing: "missing"
            case .null: "null"
            case .wrongKind: "wrongKind"
            case .notWhole: "notWhole"
            case .unexpectedKey: "unexpectedKey"
            case .repeatedKey: "repeatedKey"
            case .outOfRange: "outOfRange"
            case .noAlternative: "noAlternative"
            case .severalAlternatives: "severalAlternatives"
            case .malformed: "malformed"
            case .forbidden: "forbidden"
            case .custom(let name): name
            case .syntax: "syntax"
            case .notJSON: "notJSON"
            }
        }
    }
}
