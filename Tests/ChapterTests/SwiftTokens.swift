/// Swift code as a list of tokens. It covers enough of the language to compare code.
struct SwiftTokens {
    enum Kind {
        case name
        case other
    }

    struct Token: Hashable {
        let kind: Kind
        let text: String
    }

    /// The tokens, without comments.
    private(set) var tokens: [Token] = []

    /// The keywords. Other names are compared by the positions at which they recur.
    private static let keywords: Set<String> = [
        "Any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else",
        "enum", "extension", "false", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "is", "let", "mutating", "nil", "private", "protocol", "public", "repeat", "return", "self", "Self",
        "some", "any", "static", "struct", "subscript", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while", "get", "set",
    ]

    init(_ code: String) {
        let characters = Array(code)
        var index = 0
        func at(_ offset: Int) -> Character? {
            index + offset < characters.count ? characters[index + offset] : nil
        }
        func run(while holds: (Character) -> Bool) -> String {
            let start = index
            while let next = at(0), holds(next) { index += 1 }
            return String(characters[start..<index])
        }
        while let character = at(0) {
            if character.isWhitespace {
                index += 1
            } else if character == "/", at(1) == "/" {
                _ = run { !$0.isNewline }
            } else if character == "\"" {
                tokens.append(Token(kind: .other, text: Self.text(characters, &index)))
            } else if character == "$" || character.isNumber {
                index += 1
                tokens.append(Token(kind: .other, text: String(character) + run { $0.isNumber || $0 == "_" }))
            } else if character.isLetter || character == "_" {
                let word = run { $0.isLetter || $0.isNumber || $0 == "_" }
                tokens.append(Token(kind: Self.keywords.contains(word) || word == "_" ? .other : .name, text: word))
            } else if "+-*/=<>!&|?%^~".contains(character) {
                // `Maybe<Maybe<A>>` and `a >> b` are treated alike, because a comparison, unlike a compiler, does not
                // need to tell them apart.
                tokens.append(Token(kind: .other, text: run { "+-*/=<>!&|?%^~".contains($0) }))
            } else {
                index += 1
                tokens.append(Token(kind: .other, text: String(character)))
            }
        }
    }

    private static func text(_ characters: [Character], _ index: inout Int) -> String {
        let start = index
        let isLong = characters[index...].prefix(3).elementsEqual("\"\"\"")
        let end = isLong ? "\"\"\"" : "\""
        index += end.count
        var depth = 0
        while index < characters.count {
            if characters[index] == "\\", index + 1 < characters.count {
                if characters[index + 1] == "(" { depth += 1 }
                index += 2
            } else if depth > 0 {
                depth += characters[index] == "(" ? 1 : characters[index] == ")" ? -1 : 0
                index += 1
            } else if characters[index...].prefix(end.count).elementsEqual(end) {
                index += end.count
                break
            } else {
                index += 1
            }
        }
        return String(characters[start..<min(index, characters.count)])
    }

    struct Body {
        let name: String
        let tokens: [Token]
    }

    /// The bodies of all functions, initializers, subscripts and computed properties, and of closures that are a whole
    /// body.
    var bodies: [Body] {
        var found: [Body] = []
        var index = 0
        while index < tokens.count {
            let word = tokens[index].text
            guard ["func", "init", "var", "subscript"].contains(word), let open = opening(after: index, of: word) else {
                index += 1
                continue
            }
            let name = word == "func" || word == "var" ? tokens[index + 1].text : word
            var inside = Array(tokens[(open + 1)..<closing(of: open, in: tokens)])
            found.append(Body(name: name, tokens: inside))
            // If a whole body is a closure, the closure's body also counts as a body, because the parameters before
            // `in` can be written differently.
            while inside.first?.text == "{", closing(of: 0, in: inside) == inside.count - 1 {
                inside = Array(inside.dropFirst().dropLast())
                if let start = inside.prefix(8).firstIndex(where: { $0.text == "in" }) {
                    inside = Array(inside[(start + 1)...])
                }
                found.append(Body(name: name, tokens: inside))
            }
            index = open + 1
        }
        return found
    }

    private func opening(after start: Int, of word: String) -> Int? {
        var depth = 0
        for index in (start + 1)..<tokens.count {
            switch tokens[index].text {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{" where depth == 0: return index
            case "}": return nil
            case "=", "case", "let": if depth == 0 { return nil }
            case "func", "var", "init", "struct", "enum", "extension": return nil
            default: break
            }
        }
        return nil
    }

    private func closing(of open: Int, in tokens: [Token]) -> Int {
        var depth = 0
        for index in open..<tokens.count {
            if tokens[index].text == "{" { depth += 1 }
            if tokens[index].text == "}" { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count
    }

    /// Returns the position of a body among these tokens, or `nil` if the body is empty or does not occur. Finds a body
    /// even if its names were replaced consistently.
    func place(of body: [Token]) -> Int? {
        guard body.count <= tokens.count, !body.isEmpty else { return nil }
        let wanted = Self.shape(body[...])
        return (0...(tokens.count - body.count)).first { start in
            tokens[start].kind == body[0].kind && Self.shape(tokens[start..<(start + body.count)]) == wanted
        }
    }

    /// Returns the tokens with each name replaced by a number. The names are numbered in the order in which they first
    /// occur.
    private static func shape(_ tokens: ArraySlice<Token>) -> [String] {
        var numbers: [String: Int] = [:]
        return tokens.map { token in
            guard token.kind == .name else { return token.text }
            let number = numbers[token.text] ?? numbers.count
            numbers[token.text] = number
            return "#\(number)"
        }
    }
}
