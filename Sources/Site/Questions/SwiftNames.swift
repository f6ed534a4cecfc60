/// The names in a piece of Swift code, found by a parser for part of the language. The parser skips strings and `//`
/// comments, but reads the interpolations in strings, because they are code.
struct SwiftNames {
    struct Name: Hashable {
        enum Kind: Hashable {
            case plain
            /// A member after a dot, with the name before the dot if there is one.
            case member(of: String?)
            /// The label before an argument's colon.
            case label
        }

        let text: String
        let kind: Kind
    }

    private(set) var names: [Name] = []
    var all: Set<String> { Set(names.map(\.text)) }
    var plain: Set<String> { Set(names.filter { $0.kind == .plain }.map(\.text)) }

    // The patterns are stored, because a pattern inside a function would be compiled on each call. They never change, so
    // they can be used on any thread, although `Regex` is not `Sendable`.
    nonisolated(unsafe) private static let single = /\b(?:func|let|var|for|case) (\w+)|(\w+)\s*:/
    nonisolated(unsafe) private static let lists =
        /[{(\[]\s*(?:\[[^\]]*\] )?\(?([\w ,]+)\)? in\b|(?:let|var) \(([^)]*)\)/

    /// Returns the names of the functions, constants, variables, cases and parameters that a piece of code declares,
    /// and its argument labels.
    static func local(_ code: String) -> Set<String> {
        let single = code.matches(of: single).compactMap { $0.1 ?? $0.2 }
        let lists = code.matches(of: lists).compactMap { $0.1 ?? $0.2 }.flatMap {
            $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        }
        return Set((single + lists).map(String.init))
    }

    private static let keywords: Set = [
        "Any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else",
        "enum",
        "extension", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "init",
        "inout", "is",
        "lazy", "let", "mutating", "nil", "nonisolated", "package", "private", "protocol", "public", "repeat", "return",
        "self",
        "Self", "set", "some", "any", "static", "struct", "subscript", "switch", "throw", "throws", "true", "try",
        "typealias",
        "unowned", "var", "weak", "where", "while", "_",
    ]

    init(_ code: String) { read(Array(code)) }

    private mutating func read(_ code: [Character]) {
        var index = 0
        var last: Character = " "
        var base: String?
        func at(_ place: Int) -> Character? { code.indices.contains(place) ? code[place] : nil }
        while index < code.count {
            let character = code[index]
            if character == "/", at(index + 1) == "/" {
                while index < code.count, !code[index].isNewline { index += 1 }
            } else if character == "\"" {
                index = text(code, index)
                last = "\""
            } else if character == "/", "(,=".contains(last),
                let end = code[(index + 1)...].firstIndex(where: { $0 == "/" || $0.isNewline }), code[end] == "/"
            {
                // A regular expression contains no names.
                index = end + 1
                last = "/"
            } else if character.isLetter || character == "_" {
                let start = index
                while let next = at(index), next.isLetter || next.isNumber || next == "_" { index += 1 }
                let word = String(code[start..<index])
                let isArgument = at(index) == ":" && "(,".contains(last)
                let kind: Name.Kind = last == "." ? .member(of: base) : isArgument ? .label : .plain
                if !Self.keywords.contains(word) { names.append(Name(text: word, kind: kind)) }
                (last, base) = ("a", word)
            } else if character.isWhitespace {
                index += 1
            } else {
                index += 1
                if character.isNumber || character == "$" {
                    while let next = at(index), next.isLetter || next.isNumber || next == "_" { index += 1 }
                }
                // The name after `...` is the upper bound of a range, not a member.
                let isRange = character == "." && (at(index) == "." || index > 1 && code[index - 2] == ".")
                last = isRange ? " " : character
                if character != "." || isRange { base = nil }
            }
        }
    }

    /// Skips a string on one line, and reads its interpolations.
    private mutating func text(_ code: [Character], _ start: Int) -> Int {
        var index = start + 1
        while index < code.count, code[index] != "\"", !code[index].isNewline {
            guard code[index] == "\\" else {
                index += 1
                continue
            }
            index += 2
            guard code.indices.contains(index - 1), code[index - 1] == "(" else { continue }
            let first = index
            var depth = 1
            while index < code.count, depth > 0 {
                if code[index] == "(" { depth += 1 }
                if code[index] == ")" { depth -= 1 }
                index += 1
            }
            read(Array(code[first..<max(first, index - 1)]))
        }
        return index + 1
    }
}
