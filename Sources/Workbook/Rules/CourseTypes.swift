extension AnswerTokens {
    private static let declaringTypes: Set = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
    ]
    private static let declaringValues: Set = ["func", "var", "let", "case"]

    /// Returns the first token that means a type or protocol of the course: its name fits, and no declaration in the
    /// file hides that name there.
    func firstUse(ofCourseType fits: (_ name: String) -> Bool) -> SourceToken? {
        let places = tokens.indices.filter { fits(tokens[$0].text) }
        guard !places.isEmpty else { return nil }
        let declared = places.filter { Self.declaringTypes.contains(text($0 - 1)) }
        let hidden = declared.map { (name: tokens[$0].text, scopes: scopes(around: $0)) }
        return places.first { place in
            if declared.contains(place) || Self.declaringValues.contains(text(place - 1)) { return false }
            if isLabel(place) { return false }
            if text(place - 1) == ":", text(place - 2) == ":" { return true }
            if text(place - 1) == "." { return Self.isModule(text(place - 2)) }
            return !hidden.contains { $0.name == tokens[place].text && $0.scopes.contains { $0.contains(place) } }
        }.map { tokens[$0] }
    }

    private static func isModule(_ text: String) -> Bool { text.hasPrefix("Chapter") || text.hasPrefix("Currycomb") }

    /// Returns the ranges of tokens in which a declaration can be named without the type that contains it: the braces
    /// around the declaration and, if they are a type's, those of the type's extensions. A declaration outside all
    /// braces can be named in the whole file.
    private func scopes(around place: Int) -> [ClosedRange<Int>] {
        var open: [Int] = []
        for index in tokens.indices.prefix(place) {
            if tokens[index].text == "{" { open.append(index) }
            if tokens[index].text == "}" { _ = open.popLast() }
        }
        guard let start = open.last else { return [0...tokens.count] }
        let around = [start...end(of: start)]
        guard let owner = tokens[..<start].lastIndex(where: { Self.declaringTypes.contains($0.text) }),
            !tokens[owner..<start].contains(where: { "{}".contains($0.text) })
        else { return around }
        let extensions = tokens.indices.filter { text($0) == "extension" && text($0 + 1) == text(owner + 1) }
        return around
            + extensions.compactMap { place in
                tokens[place...].firstIndex { $0.text == "{" }.map { $0...end(of: $0) }
            }
    }

    /// Returns the index of the brace that closes the one at an index; the end of the file if there is none.
    private func end(of start: Int) -> Int {
        var depth = 0
        for index in tokens.indices[start...] {
            if tokens[index].text == "{" { depth += 1 }
            if tokens[index].text == "}" { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count
    }
}

extension ChapterJudges {
    /// Returns the failure for an answer whose text uses a type or contract that could do its task: a type that the
    /// exercise asks the learner to write, or the contract of another exercise, because a second type with that
    /// contract would get the functions that come with it. Returns `nil` for any other answer.
    func helper(in text: String, for judge: ExerciseJudge) -> CheckFailure? {
        let contracts = Dictionary(judges.map { ($0.contract, $0.id) }) { first, _ in first }
        let own = judge.contract
        // A chapter's other contracts, on which those of several exercises build, have this ending.
        let found = AnswerTokens(text).firstUse { name in
            judge.givenTypes.contains(name) || name != own && contracts[name] != nil
                || name != own && name != "Contract" && name.hasSuffix("Contract")
        }
        return found.map { token in
            let message =
                judge.givenTypes.contains(token.text)
                ? Phrases.givenType(token.text) : Phrases.helper(token.text, of: contracts[token.text], instead: own)
            return CheckFailure(
                message: message, misconception: nil,
                findings: [.note(Phrases.stands(token.text, line: token.line))])
        }
    }
}
