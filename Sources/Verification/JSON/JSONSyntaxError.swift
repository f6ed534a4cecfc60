extension JSON {
    /// An error in text that is not JSON or that exceeds a limit.
    public struct SyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The reason for the error.
        public let reason: Reason
        /// The position of the error in the text. If the error is that a tree of `Any` is nested too deeply, there is
        /// no text, and line and column are 0.
        public let position: Position

        /// A reason why text is rejected.
        public enum Reason: String, Sendable, Hashable, CaseIterable {
            /// The text ends before the value does.
            case unexpectedEnd
            /// A byte that starts no value, where a value is expected.
            case unexpectedCharacter
            /// More text follows the value.
            case trailingText
            /// There is no string in quotes where a key is expected.
            case keyExpected
            /// There is no colon after a key.
            case colonExpected
            /// There is no comma or closing bracket after an element or a member.
            case separatorExpected
            /// A number that is not in JSON's notation.
            case malformedNumber
            /// A word that starts with `t`, `f` or `n`, but not with `true`, `false` or `null`.
            case unknownWord
            /// A string with a raw control character, such as a line break.
            case controlCharacter
            /// A backslash that starts no escape, or half a surrogate pair.
            case malformedEscape
            /// Bytes in a string that are not UTF-8.
            case malformedUTF8
            /// Arrays and objects are nested deeper than ``Limits/depth``.
            case tooDeep
            /// The text has more bytes than ``Limits/bytes``.
            case tooLarge
        }

        /// The reason in English, with line and column if the error is in a text.
        public var description: String {
            Messages.english.syntax(reason) + (position.isInText ? " (\(position))" : "")
        }
    }

    /// A position in JSON text.
    public struct Position: Sendable, Hashable, CustomStringConvertible {
        /// The line, counted from 1.
        public let line: Int
        /// The column, counted from 1, in characters as Swift counts them.
        public let column: Int
        /// The number of bytes before the position.
        public let offset: Int

        var isInText: Bool { line > 0 }

        /// The position as text, for example `line 3, column 14`.
        public var description: String { "line \(line), column \(column)" }
    }
}
