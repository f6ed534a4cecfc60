import CurrycombWorkbook

/// The names that a file declares, each with the tokens in which it can be used.
struct DeclaredNames {
    private var scopes: [(name: String, tokens: Range<Int>)] = []

    init(_ tokens: [SourceToken]) {
        let texts = tokens.map(\.text)
        // `around` contains the innermost open brace around each token, and `closing` the closing brace of each opening
        // brace.
        var around: [Int?] = []
        var closing: [Int: Int] = [:]
        var open: [Int] = []
        for (index, text) in texts.enumerated() {
            if text == "}", let last = open.popLast() { closing[last] = index }
            around.append(open.last)
            if text == "{" { open.append(index) }
        }
        func end(of brace: Int?) -> Int { brace.flatMap { closing[$0] } ?? texts.count }
        func isName(_ index: Int) -> Bool {
            texts.indices.contains(index) && texts[index].utf8.first.map(SourceToken.isPartOfWord) == true
        }
        for (index, text) in texts.enumerated() {
            let brace = around[index]
            switch text {
            case "func", "struct", "class", "enum", "protocol", "typealias":
                if isName(index + 1) { scopes.append((texts[index + 1], (brace ?? 0)..<end(of: brace))) }
                guard text == "func" else { continue }
                fallthrough
            case "init", "subscript":
                guard let body = texts[index...].firstIndex(of: "{"), around[body] == brace else { continue }
                for place in (index + 1)..<body where isName(place) && texts[place + 1] == ":" {
                    scopes.append((texts[place], body..<end(of: body)))
                }
            case "let", "var", "for":
                var (place, depth) = (index + 1, 0)
                var names: [String] = []
                // Collect the name or, from a pattern such as `(a, b)`, all names.
                while place < texts.count, isName(place) || ["(", ")", ",", "_"].contains(texts[place]) {
                    if texts[place] == "(" { depth += 1 }
                    if texts[place] == ")" { depth -= 1 }
                    if isName(place) { names.append(texts[place]) }
                    place += 1
                    if depth <= 0 { break }
                }
                // Find the end of the declaration, which is the end of the line that closes its last bracket.
                (place, depth) = (index, 0)
                while place < texts.count {
                    if ["(", "[", "{"].contains(texts[place]) { depth += 1 }
                    if [")", "]", "}"].contains(texts[place]) { depth -= 1 }
                    place += 1
                    guard depth > 0 || (place < texts.count && tokens[place].line == tokens[place - 1].line) else {
                        break
                    }
                    if depth < 0 || (text == "for" && texts[place - 1] == "in") { break }
                }
                let isMember = brace.map { Self.isOfType($0, texts) } ?? true
                // A name that is declared in the head of a statement, as in `if let`, may be used in the rest of the
                // head and in the body.
                let isInHead = index > 0 && ["if", "guard", "while", "case", ",", "("].contains(texts[index - 1])
                let start = isMember ? brace ?? 0 : isInHead || text == "for" ? index : place
                let last = end(of: brace)
                if start < last { scopes += names.map { ($0, start..<last) } }
            case "{":
                // The parameters of a closure: names, with or without types, before `in`.
                let head = texts[(index + 1)...].prefix { !["{", "}", "in", "=", "for"].contains($0) }
                guard head.endIndex < texts.count, texts[head.endIndex] == "in" else { continue }
                for place in head.indices where isName(place) { scopes.append((texts[place], index..<end(of: index))) }
            default: continue
            }
        }
    }

    var all: Set<String> { Set(scopes.map(\.name)) }

    func visible(at token: Int) -> Set<String> {
        Set(scopes.lazy.filter { $0.tokens.contains(token) }.map(\.name))
    }

    /// Returns true if a brace opens the body of a type.
    private static func isOfType(_ brace: Int, _ texts: [String]) -> Bool {
        for text in texts[..<brace].reversed() {
            if ["struct", "class", "enum", "actor", "extension", "protocol"].contains(text) { return true }
            if ["{", "}", "func", "=", ")", "var", "let"].contains(text) { return false }
        }
        return false
    }
}
