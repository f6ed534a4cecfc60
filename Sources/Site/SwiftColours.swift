import CurrycombWorkshop

/// A small lexer that turns Swift into colored HTML.
enum SwiftColours {
    private static let keywords: Set = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "consuming",
        "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "false", "fileprivate", "final", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
        "nonisolated",
        "open", "operator", "override", "package", "precedencegroup", "private", "protocol", "public", "repeat",
        "return",
        "self", "Self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "weak", "where", "while",
    ]

    static func html(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        func put(_ piece: Substring, _ kind: String?) {
            let escaped = HTML.escaped(String(piece), inAttribute: false)
            result += kind.map { "<span class=\"\($0)\">\(escaped)</span>" } ?? escaped
            rest = rest[piece.endIndex...]
        }
        while let character = rest.first {
            if character == " " {
                put(rest.prefix { $0 == " " }, nil)
            } else if character == "/", rest.hasPrefix("//") {
                put(rest.prefix { !$0.isNewline }, "c")
            } else if character == "\"", rest.hasPrefix("\"\"\"") {
                let body = rest.dropFirst(3)
                put(rest[..<(body.range(of: "\"\"\"")?.upperBound ?? rest.endIndex)], "s")
            } else if character == "\"" {
                put(string(rest), "s")
            } else if character.isNumber {
                put(rest.prefix { $0.isNumber || $0 == "_" }, "n")
            } else if character.isLetter || character == "_" || character == "@" || character == "#" {
                let word = rest.prefix(1) + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                let piece = rest[..<rest.index(rest.startIndex, offsetBy: word.count)]
                let isMember = result.hasSuffix(".")
                let kind: String? =
                    "@#".contains(character) || keywords.contains(String(piece)) && !isMember
                    ? "k" : character.isUppercase ? "t" : nil
                put(piece, kind)
            } else {
                put(rest.prefix(1), nil)
            }
        }
        return result
    }

    /// Returns the single-line string literal at the start of a text. Its interpolations may contain quotes.
    private static func string(_ rest: Substring) -> Substring {
        var depth = 0
        var isEscaped = false
        var index = rest.index(after: rest.startIndex)
        while index < rest.endIndex {
            let character = rest[index]
            let next = rest.index(after: index)
            if character.isNewline { return rest[..<index] }
            if isEscaped {
                isEscaped = false
                if character == "(" { depth = 1 }
            } else if depth > 0 {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                return rest[..<next]
            }
            index = next
        }
        return rest
    }
}
