extension AnswerTokens {
    private static let declaringTypes: Set = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
    ]
    private static let conforming = declaringTypes.subtracting(["associatedtype"]).union(["extension"])
    private static let declaringValues: Set = ["func", "var", "let", "case"]

    /// Returns the first token that names a type of the course. The name must satisfy `fits`, and no declaration in the
    /// file may hide the type there.
    func firstUse(ofCourseType fits: (_ name: String) -> Bool) -> SourceToken? {
        tokens.indices.first { fits(tokens[$0].text) && isCourseType($0) }.map { tokens[$0] }
    }

    /// Returns the first token that names a protocol of the course in code that may make a type conform to it: in the
    /// head of a type, an extension or a protocol, or in a type alias. The name must satisfy `fits`.
    func firstConformance(to fits: (_ name: String) -> Bool) -> SourceToken? {
        let heads = tokens.indices.filter { Self.conforming.contains(text($0)) }.map { start in
            let isAlias = text(start) == "typealias"
            let colon = tokens[start...].firstIndex { [isAlias ? "=" : ":", "{"].contains($0.text) } ?? start
            let end = tokens[colon...].dropFirst().firstIndex {
                isAlias ? Self.conforming.contains($0.text) || "{}".contains($0.text) : $0.text == "{"
            }
            // If there is no colon before the brace, the head names no protocol.
            return colon...(text(colon) == "{" ? colon : max(colon, end ?? tokens.count))
        }
        return tokens.indices.first { place in
            fits(tokens[place].text) && heads.contains { $0.contains(place) } && isCourseType(place)
        }.map { tokens[$0] }
    }

    private func isCourseType(_ place: Int) -> Bool {
        if isDeclared(place) || Self.declaringValues.contains(text(place - 1)) || isLabel(place) || isCase(place) {
            return false
        }
        if text(place - 1) == ":", text(place - 2) == ":" { return true }
        if text(place - 1) == "." { return Self.isModule(text(place - 2)) }
        return !tokens.indices.contains { other in
            // Code inside `#if` might not be compiled, so it does not count as hiding a name.
            text(other) == text(place) && isDeclared(other) && !isConditional(other) && hides(other, at: place)
        }
    }

    /// Returns true if the name at a place is declared there, as a type or as a generic parameter.
    private func isDeclared(_ place: Int) -> Bool {
        Self.declaringTypes.contains(text(place - 1)) || genericDeclaration(of: place) != nil
    }

    /// Returns true if a name is the second or a later case after the word `case`, such as `maybe` in `case no, maybe`.
    private func isCase(_ place: Int) -> Bool {
        var index = place
        while index > 1, text(index - 1) == "," { index -= 2 }
        return index < place && text(index - 1) == "case"
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

    static func isModule(_ text: String) -> Bool { text.hasPrefix("Chapter") || text.hasPrefix("Currycomb") }

    /// Returns true if a name at `place` means the type, or the generic parameter, whose name is at `declaration`.
    private func hides(_ declaration: Int, at place: Int) -> Bool {
        guard let word = genericDeclaration(of: declaration) else {
            // The innermost block around the declaration, except for the type's own block, which begins with the
            // keyword before the name.
            let around = scopes.around(declaration).last { $0.tokens.lowerBound != declaration - 1 }
            return scopes.isVisible(declaredIn: around, at: place)
        }
        if Scopes.types.contains(text(word)), let own = scopes.blocks.first(where: { $0.tokens.lowerBound == word }) {
            return scopes.isVisible(declaredIn: own, at: place)
        }
        // A declaration may have no braces, as in a protocol. Then it ends before the next declaration or closing
        // brace.
        let end = tokens[declaration...].firstIndex { $0.text == "{" || $0.text == "}" || isBeginning($0.text) }
        let brace = end.flatMap { end in text(end) == "{" ? scopes.blocks.first { $0.brace == end } : nil }
        return (word...(brace?.tokens.upperBound ?? end.map { $0 - 1 } ?? tokens.count)).contains(place)
    }

    private func isBeginning(_ text: String) -> Bool {
        Self.conforming.contains(text) || Self.declaringValues.contains(text)
    }
}

extension ChapterJudges {
    /// Returns the failure for an answer whose text uses a type or contract that could do its task: a type that the
    /// exercise asks the learner to write, or the contract of another exercise. A second type that conforms to such a
    /// contract would get the functions that come with the contract. Returns `nil` for any other answer.
    func helper(in text: String, for judge: ExerciseJudge) -> CheckFailure? {
        let contracts = Dictionary(judges.map { ($0.contract, $0.id) }) { first, _ in first }
        let own = judge.contract
        let tokens = AnswerTokens(text)
        let given = tokens.firstUse { judge.givenTypes.contains($0) }
        // If several exercises' contracts inherit from a common contract, the name of that common contract ends with
        // `Contract`.
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

extension ExerciseJudge {
    /// Returns the failure for an answer whose compiled code uses a type that the exercise asks the learner to write,
    /// although the answer's text does not name this type; `nil` for any other answer.
    func givenType(in types: CompiledTypes?) -> CheckFailure? {
        guard !givenTypes.isEmpty, let type = types?.firstUse(of: givenTypes) else { return nil }
        return CheckFailure(message: Phrases.inferredType(type), misconception: nil, findings: [])
    }
}
