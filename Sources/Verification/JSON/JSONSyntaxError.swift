extension JSON {
    /// The reason why a text is not JSON, and the place.
    public struct SyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The reason for the error.
        public let reason: Reason
        /// The position of the error in the text.
        public let position: Position

        /// A reason for which a text is not JSON.
        public enum Reason: String, Sendable, Hashable, CaseIterable {
            /// The text ends before the value does.
            case unexpectedEnd
            /// A byte that cannot stand here.
            case unexpectedCharacter
            /// Something follows the value.
            case trailingText
            /// A key must be a string in quotes.
            case keyExpected
            /// A colon must follow a key.
            case colonExpected
            /// A comma or the closing bracket must follow an element.
            case separatorExpected
            /// A number that is not written as JSON writes numbers.
            case malformedNumber
            /// A word other than `true`, `false` and `null`.
            case unknownWord
            /// A string with a raw control character, such as a line break.
            case controlCharacter
            /// A backslash that starts no escape, or half of a surrogate pair.
            case malformedEscape
            /// Bytes that are not UTF-8.
            case malformedUTF8
            /// Arrays and objects nest deeper than ``Limits/depth``.
            case tooDeep
            /// The text has more bytes than ``Limits/bytes``.
            case tooLarge
        }

        /// The reason in English, with line and column.
        public var description: String {
            "\(Messages.english.syntax(reason)) (\(position))"
        }
    }

    /// A place in a text.
    public struct Position: Sendable, Hashable, CustomStringConvertible {
        /// Counted from 1.
        public let line: Int
        /// Counted from 1, in characters as a reader sees them.
        public let column: Int
        /// Bytes before the place.
        public let offset: Int

        /// For example `line 3, column 14`.
        public var description: String { "line \(line), column \(column)" }
    }
}
