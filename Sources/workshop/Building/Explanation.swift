import CurrycombWorkbook

/// The meaning of a compiler error for a learner: a message, conditions and a sentence, as `CompileErrors.md` describes
/// them.
struct Explanation: Sendable {
    /// The pattern for the compiler's message. Each `*` matches any text, which the sentence may use.
    let pattern: String
    let conditions: Conditions
    let sentence: String
    /// The part of the pattern before its first `*`. It rules out most explanations quickly: a message that does not
    /// begin with this part cannot match.
    private let start: String

    init(_ pattern: String, _ conditions: Conditions, _ sentence: String) {
        self.pattern = pattern
        start = String(pattern.prefix { $0 != "*" })
        self.conditions = conditions
        self.sentence = sentence
    }

    /// The conditions under which an explanation is used. A property is `nil` if the explanation lacks this condition.
    struct Conditions: Sendable, Equatable {
        private(set) var line: String?
        private(set) var at: String?
        private(set) var source: String?
        private(set) var withoutImport: String?
        private(set) var without: String?
        private(set) var isInClosure = false
        private(set) var same: [[Int]] = []
        private(set) var types: Set<String>?
        private(set) var names: Set<String>?

        /// Reads a condition such as ``line `append(` ``, whose last backtick may be missing. Returns false if there is
        /// no such condition.
        mutating func read(_ condition: Substring) -> Bool {
            let parts = condition.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
            guard parts.count > 1 else { return false }
            let all = Set(stride(from: 1, to: parts.count, by: 2).map { parts[$0] })
            switch parts[0] {
            case "line ": line = parts[1]
            case "at ": at = parts[1]
            case "file ": source = parts[1]
            case "no import ": withoutImport = parts[1]
            case "message without ": without = parts[1]
            case "in " where parts[1] == "closure": isInClosure = true
            case "types ": types = all
            case "names ": names = all
            case "parts ":
                same = parts[1].split(separator: ", ").map { $0.split(separator: " = ").compactMap { Int($0) } }
                guard !same.isEmpty, same.allSatisfy({ $0.count == 2 }) else { return false }
            default: return false
            }
            return true
        }
    }

    func sentence(
        for message: String, at place: Place, in answer: AnswerLines
    ) -> String? {
        guard message.hasPrefix(start), var parts = captures(of: pattern, in: message), hasFunctionTypes(parts) else {
            return nil
        }
        if conditions.same.contains(where: { Set($0.map { comparable(parts[$0 - 1]) }).count > 1 }) { return nil }
        if let without = conditions.without, without.split(separator: "…").contains(where: { message.contains($0) }) {
            return nil
        }
        if let wanted = conditions.names, !wanted.contains(parts.last ?? "") { return nil }
        if let types = conditions.types {
            let type = parts[0].hasPrefix("[") ? "[" : String(parts[0].prefix { $0 != "?" })
            guard types.contains(type) else { return nil }
        }
        if let withoutImport = conditions.withoutImport, answer.imports.contains(withoutImport) { return nil }
        if conditions.isInClosure, !answer.isInClosure(place) { return nil }
        let word = place.word
        func filled(_ pattern: String) -> String {
            parts.enumerated().reduce(pattern) { wanted, part in
                wanted.replacing("{\(part.offset + 1)}", with: part.element)
                    .replacing("{last \(part.offset + 1)}", with: part.element.split(separator: ".").last ?? "")
            }
        }
        func contains(_ text: Substring, _ pattern: String?) -> Bool {
            guard let pattern else { return true }
            return filled(pattern).split(separator: "…").map(String.init).allSatisfy { part in
                guard part.contains("{here}") else { return hasWords(of: part, in: text) }
                return word.map { hasWords(of: part.replacing("{here}", with: $0), in: text) } ?? false
            }
        }
        if let at = conditions.at {
            guard !at.contains("{here}") || word != nil else { return nil }
            guard place.rest.hasPrefix(filled(at).replacing("{here}", with: word ?? "")) else { return nil }
        }
        guard contains(place.line, conditions.line),
            contains(
                conditions.source?.hasPrefix("import ") == true ? answer.text[...] : answer.code, conditions.source)
        else { return nil }
        if !sentence.contains("Sendable"), !sentence.contains("thread") { parts = parts.map(withoutIsolation) }
        var sentence = sentence
        // Learners know the index of a list as an `Int`.
        parts = parts.map { $0.replacing(/Array<[\w.]+>\.Index/, with: "Int") }
        for (index, part) in parts.enumerated() {
            sentence = sentence.replacing("{\(index + 1)}", with: part)
                .replacing("{last \(index + 1)}", with: part.split(separator: ".").last ?? "")
                .replacing("{closure \(index + 1)}", with: closure(taking: part))
                .replacing("{labels \(index + 1)}", with: labels(in: part))
        }
        if sentence.contains("{here}") {
            guard let word else { return nil }
            sentence = sentence.replacing("{here}", with: word)
        }
        if sentence.contains("{near}") {
            let isType = pattern.contains(" type ")
            guard let name = parts.first else { return nil }
            var names = isType ? answer.names : answer.names(visibleAt: place)
            if answer.names.contains("catch") { names.append("error") }
            guard
                let near = Explanations.near(name, names, isType: isType)
                    ?? Explanations.near(
                        name, answer.members.globals + (isType ? [] : answer.members.contractFunctions), isType: isType),
                isType || !near.isCapitalized(name) || place.isUsedLikeType
            else { return nil }
            sentence = sentence.replacing("{near}", with: near)
        }
        if sentence.contains("{cases 2}") {
            guard parts.count > 1, let cases = answer.members.similar(to: "", in: plainType(parts[1]))?.cases,
                !cases.isEmpty
            else { return nil }
            sentence = sentence.replacing("{cases 2}", with: cases.joined(separator: "`, `"))
        }
        if sentence.contains("{member}") || sentence.contains("{cases}") {
            guard parts.count == 2,
                let (near, cases) = pattern.contains(" tuple ")
                    ? (Explanations.near(parts[1], tupleLabels(parts[0]), isType: false), [])
                    : answer.members.similar(to: parts[1], in: plainType(parts[0])),
                near != nil || !sentence.contains("{member}"), !cases.isEmpty || !sentence.contains("{cases}")
            else { return nil }
            sentence = sentence.replacing("{member}", with: near ?? "").replacing(
                "{cases}", with: cases.joined(separator: "`, `"))
        }
        return withMembers(sentence, parts, answer)
    }

    /// Returns a sentence in which the placeholders for members and for tuples are replaced; `nil` if one of them has no
    /// text.
    private func withMembers(_ sentence: String, _ parts: [String], _ answer: AnswerLines) -> String? {
        guard sentence.contains("{") else { return sentence }
        let fillings: [(placeholder: String, names: () -> [String])] = [
            ("{property}", { parts.count < 2 ? [] : answer.members.properties(of: parts[0], typed: parts[1]) }),
            ("{properties}", { answer.members.properties(of: parts.first ?? "") }),
            ("{members}", { answer.members.all(of: plainType(parts.first ?? "")) }),
            ("{tuple}", { parts.count < 2 ? [] : tuple(parts[1], containing: parts[0]) }),
        ]
        var sentence = sentence
        for filling in fillings where sentence.contains(filling.placeholder) {
            let names = filling.names()
            if names.isEmpty { return nil }
            let separator = filling.placeholder == "{property}" ? "` or `." : "`, `"
            sentence = sentence.replacing(filling.placeholder, with: names.joined(separator: separator))
        }
        return sentence
    }

    /// Returns true if each quoted type in the pattern that contains an arrow, such as `'*-> *'`, becomes a function
    /// type when `parts` replace its `*`s. A type such as `[(A) -> B]` is not a function type.
    private func hasFunctionTypes(_ parts: [String]) -> Bool {
        var rest = parts[...]
        return pattern.split(separator: "'", omittingEmptySubsequences: false).allSatisfy { quoted in
            let pieces = quoted.split(separator: "*", omittingEmptySubsequences: false)
            let own = rest.prefix(pieces.count - 1)
            rest = rest.dropFirst(own.count)
            return !quoted.contains("->") || isFunction(zip(pieces, own + [""]).map { $0 + $1 }.joined())
        }
    }
}

/// The place of an error: its line, the line's text from its column on, and the word with which that text begins.
struct Place {
    let number: Int
    let column: Int
    let line: Substring
    let rest: Substring
    let word: String?

    /// True if the word is followed by `(`, `<` or `[`, as the name of a type often is.
    var isUsedLikeType: Bool {
        rest.dropFirst(word?.count ?? 0).first.map { "(<[".contains($0) } ?? false
    }

    init(_ line: Substring, column: Int, number: Int) {
        self.number = number
        self.column = column
        self.line = line
        rest = column > 0 ? Substring(line.utf8.dropFirst(column - 1)) : ""
        let word = CurrycombWorkshop.word(in: line, at: column)
        // These words stand before a value, and have no meaning of their own.
        self.word = ["await", "try"].contains(word) ? nil : word
    }
}

extension String {
    /// Returns true if this string differs from a name only in capital letters, and only this string begins with a
    /// capital letter. It is then probably a type, which is an unlikely guess for the name of a value.
    fileprivate func isCapitalized(_ name: String) -> Bool {
        first?.isUppercase == true && name.first?.isUppercase != true && lowercased() == name.lowercased()
    }
}

/// Returns a type, or the part of a function type before its arrow, in a form that is the same for equal types: without
/// isolation, and without the effects of a function.
private func comparable(_ part: String) -> String {
    var text = withoutIsolation(part).replacing("Void", with: "()").replacing(/Array<(\w+)>/) { "[\($0.1)]" }
    while let effect = [" throws ", " async ", " throws", " async"].first(where: { text.hasSuffix($0) }) {
        text.removeLast(effect.count)
    }
    if let typed = text.firstMatch(of: /\ throws\([\w.]+\) ?$/) { text.removeSubrange(typed.range) }
    return text.split(separator: " ").joined(separator: " ")
}

/// Returns the labels of a tuple type such as `(value: Int, log: [String])`.
private func tupleLabels(_ type: String) -> [String] { type.matches(of: /(\w+):\ /).map { String($0.1) } }

/// Returns an outline of a tuple type, such as `(id: …, …)`, if one of the tuple's parts has the type `type`; an empty
/// array for other types.
private func tuple(_ tuple: String, containing type: String) -> [String] {
    guard tuple.hasPrefix("("), tuple.hasSuffix(")"), !isFunction(tuple) else { return [] }
    let all = parts(ofList: tuple.dropFirst().dropLast())
    let types = all.map { $0.replacing(#/^\w+: /#, with: "") }
    guard all.count > 1, types.contains(type) else { return [] }
    return ["(" + zip(all, types).map { $0.dropLast($1.count) + "…" }.joined(separator: ", ") + ")"]
}

/// Joins the labels of a list such as `text:colour:` for a sentence that puts backticks around the result: "text:` and
/// `colour:".
private func labels(in list: String) -> String {
    let labels = list.split(separator: ":").map { $0 + ":" }
    guard let last = labels.last, labels.count > 1 else { return list }
    return labels.dropLast().joined(separator: "`, `") + "` and `" + last
}

/// Returns the outline of a closure that takes these parameters, for example `{ x in … }` for one parameter. The list
/// of parameters may be in parentheses.
private func closure(taking parameters: String) -> String {
    var text = withoutIsolation(parameters)[...]
    text.trimPrefix(" ")
    var depth = 0
    var commas = 0
    let isInParentheses = text.first == "("
    if isInParentheses { text = text.dropFirst() }
    var before: Character = " "
    var isEmpty = true
    for character in text {
        if character == ")", depth == 0 { break }
        if character != " " { isEmpty = false }
        switch character {
        case "(", "[", "<": depth += 1
        case ">" where before == "-": break
        case ")", "]", ">": depth -= 1
        case "," where depth == 0: commas += 1
        default: break
        }
        before = character
    }
    if isEmpty { return "{ … }" }
    return ["{ x in … }", "{ x, y in … }", "{ x, y, z in … }"].dropFirst(commas).first ?? "{ … in … }"
}

/// Returns true if a type has an arrow outside of all brackets.
func isFunction(_ type: String) -> Bool {
    type.ranges(of: "->").contains { isBalanced(type[..<$0.lowerBound]) }
}

/// Returns true if a text contains `wanted`, and not only as a part of longer words: ` .just` does not contain ` .j`.
private func hasWords(of wanted: String, in text: Substring) -> Bool {
    guard let first = wanted.utf8.first, let last = wanted.utf8.last else { return true }
    let bytes = text.utf8
    return text.ranges(of: wanted).contains { range in
        let before = bytes[..<range.lowerBound].last
        let after = bytes[range.upperBound...].first
        return !(SourceToken.isPartOfWord(first) && before.map(SourceToken.isPartOfWord) == true)
            && !(SourceToken.isPartOfWord(last) && after.map(SourceToken.isPartOfWord) == true)
    }
}

/// Returns the texts that the `*`s of a pattern match, or `nil` if the pattern does not match the whole text.
func captures(of pattern: String, in text: String) -> [String]? {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = pieces.first, text.hasPrefix(first) else { return nil }
    var parts: [String] = []
    var rest = text.dropFirst(first.count)
    for (index, piece) in pieces.enumerated().dropFirst() {
        if index == pieces.count - 1 {
            guard rest.hasSuffix(piece) else { return nil }
            parts.append(String(rest.dropLast(piece.count)))
            rest = ""
        } else {
            // If possible, a part of a type ends where all brackets that it opens are closed.
            let ranges = rest.ranges(of: piece)
            guard let range = ranges.first(where: { isBalanced(rest[..<$0.lowerBound]) }) ?? ranges.first else {
                return nil
            }
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
    }
    return rest.isEmpty ? parts : nil
}

/// Returns true if each bracket in a part of a type has its counterpart in the same part.
private func isBalanced(_ type: Substring) -> Bool {
    var depth = 0
    for (before, character) in zip(" " + type, type) {
        switch character {
        case ">" where before == "-": break
        case "(", "[", "<": depth += 1
        case ")", "]", ">": depth -= 1
        default: break
        }
        if depth < 0 { return false }
    }
    return depth == 0
}

/// Returns a type or a message without isolation attributes, which distract from most errors.
func withoutIsolation(_ type: String) -> String {
    type.replacing("@MainActor ", with: "").replacing("@Sendable ", with: "")
        .replacing("nonisolated(nonsending) ", with: "")
}

/// The members of the types in a file and in its chapter. The chapter is read when they are first needed, because this
/// takes some milliseconds.
private final class KnownMembers {
    private let read: () -> Members
    private(set) lazy var members = read()

    init(_ tokens: [SourceToken], chapter: String?) { read = { Members(tokens, chapter: chapter) } }
}

/// A learner's file, read once for the explanations of all its errors.
struct AnswerLines {
    let text: String
    /// The names that the learner may have meant by a name that the compiler does not find.
    let names: [String]
    /// The modules that the file imports.
    let imports: Set<String>
    let lines: [Substring]
    /// The lines that are not comments.
    let code: Substring
    let tokens: [SourceToken]
    private let known: KnownMembers
    /// The members of the types in the file and in its chapter.
    var members: Members { known.members }

    /// Reads a file in which the compiler does not find the `unknown` names.
    init(_ text: String, unknown: Set<String> = [], chapter: String? = nil) {
        self.text = text
        names = words(in: text).filter { !unknown.contains($0) }
        tokens = SourceToken.all(in: text)
        known = KnownMembers(tokens, chapter: chapter)
        imports = Set(zip(tokens, tokens.dropFirst()).lazy.filter { $0.0.text == "import" }.map(\.1.text))
        lines = compilerLines(of: text)
        code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")[...]
    }

    /// Returns the names that can be used in a line: names that the file declares around the line, in a finished
    /// declaration before it, or as members of a type. Names that the file uses without declaring them are included,
    /// too, unless they follow a dot or are labels.
    func names(visibleAt place: Place) -> [String] {
        let declared = DeclaredNames(tokens)
        let here = tokens.firstIndex { ($0.line, $0.column) >= (place.number, place.column) } ?? tokens.count
        let visible = declared.visible(at: here)
        let used = Set(
            tokens.indices.dropFirst().lazy.filter {
                // Between a label and its colon there may be a second name, as in `to value: Int`.
                let isLabel =
                    ["(", ","].contains(tokens[$0 - 1].text)
                    && tokens[$0...].dropFirst().prefix(2).contains { $0.text == ":" }
                return tokens[$0 - 1].text != "." && !isLabel && tokens[$0].line != place.number
            }.map { tokens[$0].text })
        return names.filter { visible.contains($0) || (!declared.all.contains($0) && used.contains($0)) }
    }

    /// Returns true if the braces of a closure are between a place and the function that contains it.
    func isInClosure(_ place: Place) -> Bool {
        var depth = 0
        let here = tokens.firstIndex { ($0.line, $0.column) >= (place.number, place.column) } ?? tokens.count
        for index in tokens.indices[..<here].reversed() {
            if tokens[index].text == "}" { depth += 1 }
            guard tokens[index].text == "{" else { continue }
            depth -= 1
            guard depth < 0 else { continue }
            depth = 0
            // The head of a function may span several lines, so all tokens since the previous brace are searched.
            let head = tokens[..<index].reversed().prefix { $0.text != "{" && $0.text != "}" }
            if head.contains(where: { ["func", "init", "subscript"].contains($0.text) }) { return false }
            let line = head.prefix { $0.line == tokens[index].line }
            let first = line.last?.text ?? ""
            if ["if", "else", "for", "while", "guard", "do", "catch", "switch", "repeat"].contains(first) { continue }
            return !line.contains { ["struct", "class", "enum", "extension"].contains($0.text) }
                && (first != "var" || line.contains { $0.text == "=" })
        }
        return false
    }

    /// Returns the line with this number, counted from 1. The text is empty if there is no such line.
    func line(_ number: Int) -> Substring { lines.indices.contains(number - 1) ? lines[number - 1] : "" }
}

/// Returns the identifier or keyword that begins at a column, counted in bytes, from 1; `nil` if there is none, or
/// if the column is 0, as in a message without a position.
package func word(in line: Substring, at column: Int) -> String? {
    guard column > 0 else { return nil }
    let rest = line.utf8.dropFirst(column - 1)
    let word = rest.prefix { SourceToken.isPartOfWord($0) }
    return word.isEmpty || word.first.map { $0 >= 0x30 && $0 <= 0x39 } == true
        ? nil : String(decoding: word, as: UTF8.self)
}

/// Returns the identifiers, keywords and numbers in a text, each once, in the order in which they first appear. Leaves
/// out those in comments and strings, but not those in a string's interpolations.
package func words(in text: String) -> [String] {
    var seen: Set<String> = []
    let words = SourceToken.all(in: text).flatMap { token in
        token.text.utf8.split { !SourceToken.isPartOfWord($0) }.map { String(decoding: $0, as: UTF8.self) }
    }
    return words.filter { seen.insert($0).inserted }
}
