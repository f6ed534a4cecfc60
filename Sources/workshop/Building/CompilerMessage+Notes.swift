/// Meanings of errors that the compiler explains only in its notes.
extension CompilerMessage {
    /// Returns the meaning of an error whose cause is only in its notes; `nil` for other errors.
    func meaningOfNotes(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        if let missingCases {
            return Say.casesNotHandled(missingCases, values: missingCases.contains("_"))
        }
        if text == "no exact matches in call to instance method 'remove'" {
            return explanations.sentence("removed")
        }
        if let meaning = otherLabels(explanations) ?? withoutValue ?? missingType(in: answer) { return meaning }
        if text.hasPrefix("no exact matches in call to ") { return otherArgument }
        if notes.contains(where: { $0.text.hasPrefix("add explicit 'self.'") }),
            let name = text.firstMatch(of: /'(\w+)' is a 'let' constant/)?.1
        {
            return Say.parameterNotProperty(name)
        }
        if let change = notes.first(where: { $0.text == "change 'let' to 'var' to make it mutable" }),
            change.file == file, !text.hasPrefix("cannot assign to value: "),
            let name = text.firstMatch(of: /'(\w+)' is a 'let' constant/)?.1
        {
            let head = answer.line(line).prefix { $0 != "{" }
            let isCondition =
                column <= head.utf8.count && head.firstMatch(of: /^\s*(if|guard|while) .*[^=!<>+\-*\/]=[^=]/) != nil
            return isCondition ? explanations.sentence("assigned") : Say.declaredWithLet(change.line, name)
        }
        for note in notes where text.hasPrefix("passing closure as a 'sending' parameter") {
            let pattern = "closure captures '*' which is accessible to code in the current task"
            guard let name = captures(of: pattern, in: note.text)?.first else { continue }
            return Say.usedAtTheSameTime(name)
        }
        return nil
    }

    /// Returns the meaning of an error about a call to an initializer with wrong labels, if all initializers that the
    /// compiler considered have the same labels; `nil` for other errors.
    private func otherLabels(_ explanations: Explanations) -> String? {
        guard text.hasPrefix("no exact matches in call to initializer") else { return nil }
        let labels = notes.compactMap {
            captures(of: "incorrect labels for candidate (have: '*', expected: '*')", in: $0.text)
        }
        guard let first = labels.first, Set(labels.map { $0[1] }).count == 1 else { return nil }
        return explanations.sentence("otherLabels", ["{2}": first[0], "{3}": first[1]])
    }

    /// The meaning of an error about an initializer that leaves properties without a value; `nil` for other errors.
    private var withoutValue: String? {
        guard text == "return from initializer without initializing all stored properties" else { return nil }
        let names = notes.compactMap { captures(of: "'self.*' not initialized", in: $0.text)?.first }
        guard let first = names.first else { return nil }
        return Say.withoutValue(names.joined(separator: "` and `"), count: names.count, first)
    }

    /// Returns the meaning of an error about a type that the contract requires, if it is missing or lacks a
    /// conformance; `nil` for other errors.
    private func missingType(in answer: AnswerLines) -> String? {
        guard text.contains("' does not conform to protocol '") else { return nil }
        var missing: String?
        for note in notes {
            let told = withoutAliases(note.text)
            let candidate = captures(of: "candidate would match and infer '*' = '*' if '*' conformed to '*'", in: told)
            let match = captures(of: "possibly intended match '*' does not conform to '*'", in: told)
            if let parts = candidate?.suffix(2) ?? match?.suffix(2), let contract = parts.last,
                let name = parts.first?.split(separator: ".").last
            {
                let isOwn = ["struct", "class", "enum"].contains { answer.text.contains("\($0) \(name)") }
                return isOwn ? Say.hasToConform(name, contract) : nil
            }
            missing = missing ?? captures(of: "protocol requires nested type '*'", in: told)?.first
        }
        // If the answer uses the required type without declaring it, the type may be a generic parameter that the
        // learner forgot, such as `Wrapped` in `Box<Wrapped>`.
        guard let missing, !answer.names.contains(missing) else { return nil }
        return Say.typeMissing(missing)
    }
}
