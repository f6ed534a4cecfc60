extension AnswerTokens {
    private static let declaringTypes: Set = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
    ]
    private static let conforming = declaringTypes.subtracting(["associatedtype"]).union(["extension"])
    private static let declaringValues: Set = ["func", "var", "let", "case"]

    /// Returns the first token that means a type of the course: a name that fits, and that no declaration in the file
    /// hides at that place.
    func firstUse(ofCourseType fits: (_ name: String) -> Bool) -> SourceToken? {
        tokens.indices.first { fits(tokens[$0].text) && isCourseType($0) }.map { tokens[$0] }
    }

    /// Returns the first token by which a type may conform to a protocol of the course that fits: in the head of a
    /// type, an extension or a protocol, or in a type alias.
    func firstConformance(to fits: (_ name: String) -> Bool) -> SourceToken? {
        let heads = tokens.indices.filter { Self.conforming.contains(text($0)) }.map { start in
            let isAlias = text(start) == "typealias"
            let colon = tokens[start...].firstIndex { [isAlias ? "=" : ":", "{"].contains($0.text) } ?? start
            let end = tokens[colon...].dropFirst().firstIndex {
                isAlias ? Self.conforming.contains($0.text) || "{}".contains($0.text) : $0.text == "{"
            }
            // Without a colon, the head names no protocol.
            return colon...(text(colon) == "{" ? colon : max(colon, end ?? tokens.count))
        }
        return tokens.indices.first { place in
            fits(tokens[place].text) && heads.contains { $0.contains(place) } && isCourseType(place)
        }.map { tokens[$0] }
    }

    private func isCourseType(_ place: Int) -> Bool {
        if isDeclared(place) || Self.declaringValues.contains(text(place - 1)) || isLabel(place) { return false }
        if text(place - 1) == ":", text(place - 2) == ":" { return true }
        if text(place - 1) == "." { return Self.isModule(text(place - 2)) }
        return !tokens.indices.contains { other in
            text(other) == text(place) && isDeclared(other)
                // Code below `#if` may not be compiled, so it hides nothing.
                && !isConditional(other) && scopes(around: other).contains { $0.contains(place) }
        }
    }

    /// Returns true if a name is declared here, as a type or as the parameter of a generic declaration.
    private func isDeclared(_ place: Int) -> Bool {
        Self.declaringTypes.contains(text(place - 1)) || genericDeclaration(of: place) != nil
    }

    /// Returns the index of the word that begins a generic declaration, such as `func`, if the name is one of its
    /// parameters: `func f<First, Second: Equatable>`.
    private func genericDeclaration(of place: Int) -> Int? {
        guard ["<", ","].contains(text(place - 1)) else { return nil }
        var index = place - 1
        while index > 1, text(index) != "<" {
            if ["(", ")", "{", "}", "=", ">"].contains(text(index)) { return nil }
            index -= 1
        }
        let word = text(index - 2)
        return index > 1 && (word == "func" || Self.declaringTypes.contains(word)) ? index - 2 : nil
    }

    private static func isModule(_ text: String) -> Bool { text.hasPrefix("Chapter") || text.hasPrefix("Currycomb") }

    /// Returns the ranges of tokens in which a declaration can be named without the type that contains it: the braces
    /// around the declaration and, if they are a type's, those of the type's extensions. A declaration outside all
    /// braces can be named in the whole file.
    private func scopes(around place: Int) -> [ClosedRange<Int>] {
        if let word = genericDeclaration(of: place) {
            let brace = tokens[place...].firstIndex { $0.text == "{" }
            return [word...(brace.map { end(of: $0) } ?? place)]
        }
        var open: [Int] = []
        for index in tokens.indices.prefix(place) {
            if tokens[index].text == "{" { open.append(index) }
            if tokens[index].text == "}" { _ = open.popLast() }
        }
        guard let start = open.last else { return [0...tokens.count] }
        let around = [start...end(of: start)]
        guard let owner = tokens[..<start].lastIndex(where: { Self.declaringTypes.contains($0.text) }),
            !tokens[owner..<start].contains(where: { "{}".contains($0.text) }),
            // An extension names a nested type by its full path.
            open.count == 1
        else { return around }
        let extensions = tokens.indices.filter { text($0) == "extension" && text($0 + 1) == text(owner + 1) }
        return around
            + extensions.compactMap { place in
                tokens[place...].firstIndex { $0.text == "{" }.map { $0...end(of: $0) }
            }
    }

    /// Returns the index of the brace that closes the one at an index; the end of the file if there is none.
    private func end(of start: Int) -> Int { Self.bodyEnd(tokens, from: start) ?? tokens.count }
}

extension ChapterJudges {
    /// Returns the failure for an answer whose text uses a type or contract that could do its task: a type that the
    /// exercise asks the learner to write, or the contract of another exercise. A second type with such a contract
    /// would get the functions that come with it. Returns `nil` for any other answer.
    func helper(in text: String, for judge: ExerciseJudge) -> CheckFailure? {
        let contracts = Dictionary(judges.map { ($0.contract, $0.id) }) { first, _ in first }
        let own = judge.contract
        let tokens = AnswerTokens(text)
        let given = tokens.firstUse { judge.givenTypes.contains($0) }
        // A contract on which the contracts of several exercises build has a name that ends with `Contract`.
        let found =
            given
            ?? tokens.firstConformance { name in
                name != own && (contracts[name] != nil || name != "Contract" && name.hasSuffix("Contract"))
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
