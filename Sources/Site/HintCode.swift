/// The code in a hint. Most of it is written without marks, because a terminal shows hints as text; a page sets its
/// calls, members, closures and declarations as code.
struct HintCode {
    private let text: [Character]
    private var place = 0

    /// Returns a hint as HTML.
    static func html(_ hint: String) -> String {
        // Marked code stays as it is.
        hint.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { part in
            part.offset % 2 == 1 ? HTML.code(String(part.element)) : marked(String(part.element))
        }.joined()
    }

    private static func marked(_ text: String) -> String {
        let characters = Array(text)
        var html = ""
        var prose = ""
        var place = 0
        while place < characters.count {
            let isStart = place == 0 || " (".contains(characters[place - 1])
            if isStart, let end = end(of: characters, from: place) {
                html += HTML.escaped(prose) + HTML.code(String(characters[place..<end]))
                prose = ""
                place = end
            } else {
                prose.append(characters[place])
                place += 1
            }
        }
        return html + HTML.escaped(prose)
    }

    /// Returns the end of the code that begins at a place; `nil` if there is none.
    private static func end(of text: [Character], from start: Int) -> Int? {
        var code = HintCode(text, at: start)
        if code.statement() { return code.place }
        code.place = start
        return code.expression() && !["e.g", "i.e"].contains(String(text[start..<code.place])) ? code.place : nil
    }

    private init(_ text: [Character], at place: Int) { (self.text, self.place) = (text, place) }

    private func follows(_ words: String) -> Bool { text[place...].starts(with: words) }

    private var character: Character? { place < text.count ? text[place] : nil }

    // MARK: - Statements

    private static let declarations = [
        "let ", "var ", "if ", "guard ", "for ", "enum ", "struct ", "func ", "switch ", "case let ", "case .", "do {",
        "defer {", "while ",
    ]
    /// Words that begin a statement only if its block follows; otherwise they are prose.
    private static let withBlock = ["if ", "guard ", "for ", "enum ", "struct ", "switch ", "while "]
    /// The words that follow code in a sentence.
    private static let prose = [" and ", " returns ", " is ", " gives "]

    /// Reads a declaration, a loop or the like: to the end of its block, or to the end of its value.
    private mutating func statement() -> Bool {
        guard let word = Self.declarations.first(where: { follows($0) }) else { return false }
        let start = place
        place += word.count - (word.hasSuffix("{") || word.hasSuffix(".") ? 1 : 0)
        if word == "let " || word == "var " {
            guard character == "(" ? group() : name(), follows(":") || follows(" = ") else { return false }
        }
        let isWhole = !Self.withBlock.contains(word)
        while let next = character {
            switch next {
            case "(", "[":
                guard group() else { return false }
            case "\"":
                guard string() else { return false }
            case "<" where word == "enum " || word == "struct ":
                guard let close = text[place...].firstIndex(of: ">") else { return false }
                place = close + 1
            case "{":
                guard word != "for " || String(text[start..<place]).contains(" in "), group() else { return false }
                // A second block, as in `do { … } catch { … }`.
                for word in [" catch ", " else "] where follows(word + "{") {
                    place += word.count
                    _ = group()
                }
                return true
            case ";", ",": return isWhole
            case "." where place + 1 == text.count || text[place + 1] == " ": return isWhole
            case " " where isWhole && Self.prose.contains { follows($0) }: return true
            default: place += 1
            }
        }
        return isWhole
    }

    // MARK: - Expressions

    private static let conjunctions = ["and", "or", "with", "for", "returns", "else", "catch", "in", "on", "is"]
    private static let prefixes = ["return ", "try await ", "try ", "await ", "throw "]
    private static let operators = [
        " + ", " - ", " * ", " / ", " % ", " == ", " != ", " < ", " > ", " ?? ", " && ", " || ", " = ", " += ", " -= ",
        " ? ", " : ", " -> ", "...", "..<",
    ]

    /// Reads an expression that cannot be prose: a call, a member, a closure, a name with capitals inside, or terms
    /// that are joined by an operator.
    private mutating func expression() -> Bool {
        var isCode = false
        if let word = Self.prefixes.first(where: { follows($0) }) { place += word.count }
        if place > 0, text[place - 1] == " ", follows("("), text[..<place].suffix(7).elementsEqual("return "), group() {
            return true
        }
        guard term(&isCode) else { return false }
        while let sign = Self.operators.first(where: { follows($0) }) {
            let before = place
            place += sign.count
            var other = false
            guard term(&other) || number() || follows("…") else {
                place = before
                break
            }
            if follows("…") { place += 1 }
            isCode = true
        }
        return isCode
    }

    private mutating func number() -> Bool {
        let start = place
        while let next = character, next.isNumber { place += 1 }
        return place > start
    }

    /// Reads a name, a member, a string, a group or a closure with all that belongs to it.
    private mutating func term(_ isCode: inout Bool) -> Bool {
        let start = place
        switch character {
        case "{":
            guard group() else { return false }
            isCode = true
        case "\"":
            guard string() else { return false }
        case "[":
            guard group() else { return false }
            isCode = true
        case ".", "@":
            place += 1
            guard name() else { return false }
            isCode = true
        case "!":
            place += 1
            guard name() else { return false }
            isCode = true
        case "$":
            place += 1
            guard number() else { return false }
            isCode = true
        default:
            guard name() else { return number() }
            let word = text[start..<place]
            let isMixed = word.first!.isLowercase && word.contains { $0.isUppercase }
            isCode = isCode || isMixed && !["iOS", "macOS"].contains(String(word))
        }
        while let next = character {
            let before = place
            switch next {
            case "(", "[":
                guard group() else { return true }
                isCode = true
            case "<" where text[start].isUppercase && !follows("< "):
                guard let close = text[place...].firstIndex(of: ">") else { return true }
                place = close + 1
                isCode = true
            case "." where place + 1 < text.count && text[place + 1] == "…": place += 2
            case ".", "?", "!":
                place += 1
                if next != ".", character == "." { place += 1 }
                guard name() || next != "." && follows("(") else {
                    place = before
                    return true
                }
                isCode = true
            case " " where follows(" {") && !Self.conjunctions.contains(String(text[start..<place])):
                place += 1
                guard group() else {
                    place = before
                    return true
                }
                isCode = true
            default: return true
            }
        }
        return true
    }

    private mutating func name() -> Bool {
        guard let first = character, first.isLetter && first.isASCII || first == "_" else { return false }
        while let next = character, next.isASCII && (next.isLetter || next.isNumber) || next == "_" { place += 1 }
        return true
    }

    private mutating func string() -> Bool {
        guard let close = text[(place + 1)...].firstIndex(of: "\"") else { return false }
        place = close + 1
        return true
    }

    /// Reads brackets with all that is inside them.
    private mutating func group() -> Bool {
        var depth = 0
        var next = place
        while next < text.count {
            switch text[next] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "\"":
                guard let close = text[(next + 1)...].firstIndex(of: "\"") else { return false }
                next = close
            default: break
            }
            next += 1
            if depth == 0 {
                place = next
                return true
            }
        }
        return false
    }
}
