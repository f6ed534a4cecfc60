import CurrycombWorkbook

/// The meaning of a compiler error for a learner, as data: a pattern and a sentence.
struct Explanation: Sendable {
    /// The pattern for the compiler's message. Each `*` matches any text, which the sentence may use.
    let pattern: String
    /// A text that the message must not contain, in case the pattern also matches other messages.
    let without: String?
    /// A text that the learner's file must contain, with `{1}` and `{here}` as in `sentence`; `nil` for any file.
    let source: String?
    /// A text that the line with the error must contain, with `{1}` and `{here}` as in `sentence`; `nil` for any line.
    let line: String?
    /// The names that the last `*` may match; `nil` for any text.
    let names: Set<String>?
    /// The explanation. `{1}` is the text of the first `*`, `{2}` of the second, and so on; `{here}` is the word at
    /// which the error points, and `{near}` the name most similar to `{1}` or, for a word of another programming
    /// language, Swift's word. A sentence is not used if `{here}` or `{near}` has no text.
    let sentence: String

    init(
        _ pattern: String, without: String? = nil, source: String? = nil, line: String? = nil,
        names: Set<String>? = nil, _ sentence: String
    ) {
        self.pattern = pattern
        self.without = without
        self.source = source
        self.line = line
        self.names = names
        self.sentence = sentence
    }

    func sentence(
        for message: String, at place: (line: Substring, word: String?), near names: [String], in text: String
    ) -> String? {
        guard var parts = captures(of: pattern, in: message) else { return nil }
        if let without, message.contains(without) { return nil }
        if let wanted = self.names, !wanted.contains(parts.last ?? "") { return nil }
        let word = place.word
        func contains(_ text: some StringProtocol, _ pattern: String?) -> Bool {
            guard let pattern else { return true }
            let wanted = parts.enumerated().reduce(pattern) { $0.replacing("{\($1.offset + 1)}", with: $1.element) }
            guard wanted.contains("{here}") else { return text.contains(wanted) }
            return word.map { text.contains(wanted.replacing("{here}", with: $0)) } ?? false
        }
        guard contains(place.line, line), contains(text, source) else { return nil }
        if !sentence.contains("Sendable"), !sentence.contains("thread") { parts = parts.map(withoutIsolation) }
        var sentence = sentence
        for (index, part) in parts.enumerated() { sentence = sentence.replacing("{\(index + 1)}", with: part) }
        if sentence.contains("{here}") {
            guard let word else { return nil }
            sentence = sentence.replacing("{here}", with: word)
        }
        if sentence.contains("{near}") {
            guard let name = parts.first, let near = Explanations.near(name, names) else { return nil }
            sentence = sentence.replacing("{near}", with: near)
        }
        return sentence
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
            guard let range = rest.firstRange(of: piece) else { return nil }
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
    }
    return rest.isEmpty ? parts : nil
}

/// Returns a type or a message without isolation attributes, which distract from most errors.
func withoutIsolation(_ type: String) -> String {
    type.replacing("@MainActor ", with: "").replacing("@Sendable ", with: "")
        .replacing("nonisolated(nonsending) ", with: "")
}

extension Explanations {
    static func row(for message: CompilerMessage, in text: String) -> (explanation: Explanation, sentence: String)? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let line = lines.indices.contains(message.line - 1) ? lines[message.line - 1] : ""
        let word = word(in: line, at: message.column)
        let names = words(in: text)
        let said = withoutAliases(message.text)
        for explanation in table {
            if let sentence = explanation.sentence(for: said, at: (line, word), near: names, in: text) {
                return (explanation, sentence)
            }
        }
        return nil
    }
}

/// Returns the identifier or keyword that begins at a column, counted in bytes, from 1; `nil` if there is none, or
/// if the column is 0, as in a message without a position.
package func word(in line: Substring, at column: Int) -> String? {
    guard column > 0 else { return nil }
    let rest = line.utf8.dropFirst(column - 1)
    let word = rest.prefix { isPartOfWord($0) }
    return word.isEmpty || word.first.map { $0 >= 0x30 && $0 <= 0x39 } == true
        ? nil : String(decoding: word, as: UTF8.self)
}

/// Returns the identifiers, keywords and numbers in a text, each once, in the order in which they first appear. Leaves
/// out those after `//` and those in strings without a backslash.
package func words(in text: String) -> [String] {
    var seen: Set<String> = []
    var words: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        for word in code.replacing(/"[^"\\]*"/, with: "\"\"").utf8.split(whereSeparator: { !isPartOfWord($0) }) {
            let word = String(decoding: word, as: UTF8.self)
            if seen.insert(word).inserted { words.append(word) }
        }
    }
    return words
}

private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}
