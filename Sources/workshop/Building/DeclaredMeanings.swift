import CurrycombWorkbook

/// The meanings of errors whose cause is a declaration in the file, or one that is missing.
extension CompilerMessage {
    /// Returns the meaning of an error about an argument that may throw, for a property that the file declares as a
    /// function that must not throw; `nil` for other errors.
    func storedWithoutThrows(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard
            let types = captures(
                of: "invalid conversion from throwing function of type '*' to non-throwing function type '*'", in: text),
            let here = place(in: answer.tokens), here > 1, answer.tokens[here - 1].text == ":"
        else { return nil }
        let (tokens, label) = (answer.tokens, answer.tokens[here - 2].text)
        let declared = declaredTypes(of: label, in: tokens).first {
            Members.type(at: $0, of: tokens) == types[1].replacing(" ", with: "")
        }
        return declared.flatMap {
            explanations.sentence(
                "storedWithoutThrows", ["{1}": "\(tokens[$0].line)", "{2}": label, "{3}": types[1]])
        }
    }

    /// Returns the index of the first token of each type with which a property or variable of this name is declared.
    private func declaredTypes(of name: String, in tokens: [SourceToken]) -> [Int] {
        tokens.indices.dropLast(3).filter { index in
            ["let", "var"].contains(tokens[index].text) && tokens[index + 1].text == name
                && tokens[index + 2].text == ":"
        }.map { $0 + 3 }
    }

    /// Returns the meaning of an error about a call that may throw, in a function whose contract allows this although
    /// its own declaration does not; `nil` for other errors.
    func throwsMissing(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard text.hasPrefix("call can throw, but") || text.hasPrefix("errors thrown from here are not handled"),
            !answer.isInClosure(Place(answer.line(line), column: column, number: line))
        else { return nil }
        guard let (name, head) = function(in: answer), !head.contains("throws"), answer.members.mayThrow(name) else {
            return nil
        }
        return explanations.sentence("throwsMissing", ["{1}": name])
    }

    /// Returns the meaning of an error about an argument that waits, for a property that the file declares as a function
    /// that does not wait; `nil` for other errors.
    func storedWithoutAsync(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard text.hasPrefix("cannot pass function of type '"), text.hasSuffix("synchronous function type"),
            let here = place(in: answer.tokens), here > 1, answer.tokens[here - 1].text == ":"
        else { return nil }
        let (tokens, label) = (answer.tokens, answer.tokens[here - 2].text)
        for index in declaredTypes(of: label, in: tokens) {
            let rest = Substring(answer.line(tokens[index].line).utf8.dropFirst(tokens[index].column - 1))
            let type = rest.prefix { !"={}".contains($0) }
            guard type.contains("->"), !type.contains("async") else { continue }
            return explanations.sentence(
                "storedWithoutAsync",
                ["{1}": "\(tokens[index].line)", "{2}": label, "{3}": String(type).trimmingEnds])
        }
        return nil
    }

    /// Returns the meaning of an error about a type that gets a value for a property that it does not declare, or about
    /// the use of this property; `nil` for other errors.
    func propertyMissing(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        let isCall = text == "argument passed to call that takes no arguments"
        let unknown = captures(of: "cannot find '*' in scope", in: text)?.first
        guard isCall || unknown != nil else { return nil }
        let tokens = answer.tokens
        let call = tokens.indices.dropLast(3).first { index in
            tokens[index + 1].text == "(" && tokens[index + 3].text == ":"
                && (unknown ?? tokens[index + 2].text) == tokens[index + 2].text
                && (!isCall || tokens[index].line == line)
                && isDeclared(tokens[index].text, in: tokens)
        }
        guard let call else { return nil }
        let (type, label) = (tokens[call].text, tokens[call + 2].text)
        guard !answer.members.has(label, in: type), !tokens.contains(where: { $0.text == "init" }) else { return nil }
        return explanations.sentence("propertyMissing", ["{1}": type, "{2}": label])
    }

    private func isDeclared(_ type: String, in tokens: [SourceToken]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains { ["struct", "class"].contains($0.text) && $1.text == type }
    }

    /// Returns the meaning of an error about `==` or another operator, for values of a generic parameter that has a
    /// constraint in the contract but not in the answer; `nil` for other errors.
    func constraintMissing(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard let operation = text.firstMatch(of: /operator (?:function )?'([^']+)'/)?.1,
            let parameter = (text.firstMatch(of: /that '(\w+)' conform to/)?.1)
                ?? (text.firstMatch(of: /two '(\w+)' operands/)?.1)
        else { return nil }
        guard let (name, head) = function(in: answer),
            Members.constraints(head.dropFirst(2))[String(parameter)] == "",
            let constraint = answer.members.constraint(of: String(parameter), in: name)
        else { return nil }
        return explanations.sentence(
            "constraintMissing",
            ["{1}": String(parameter), "{2}": String(operation), "{3}": name, "{4}": constraint])
    }

    /// Returns the meaning of an error about a loop's number that is passed in place of an element; `nil` for other
    /// errors.
    func numberOfLoop(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard let types = captures(of: "cannot convert value of type 'Int' to expected argument type '*'", in: text),
            !["Double", "String", "Bool"].contains(types[0]), let name = word(in: answer.line(line), at: column)
        else { return nil }
        let isOfRange = answer.lines.contains { line in
            line.contains("for \(name) in ")
                && (line.contains("..<") || line.contains("...") || line.contains(".indices"))
        }
        return isOfRange ? explanations.sentence("numberOfLoop", ["{1}": name]) : nil
    }

    /// Returns the meaning of an error about an unknown name, of one letter or often given to arguments, in a function
    /// that has to return a function: it is probably the argument of the function to return. Returns `nil` for other
    /// errors.
    func argumentToName(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard let name = captures(of: "cannot find '*' in scope", in: text)?.first,
            name.count == 1 || ["element", "input", "number", "text", "value"].contains(name),
            !answer.isInClosure(Place(answer.line(line), column: column, number: line)),
            !answer.text.contains("{ \(name) in")
        else { return nil }
        guard let function = function(in: answer), returnsFunction(function.head) else { return nil }
        return explanations.sentence("argumentToName", ["{1}": name, "{2}": function.name])
    }

    /// Returns the name of the function that contains the error, and the tokens from its word `func` to its brace; `nil`
    /// if the error is in a property or outside of all functions.
    private func function(in answer: AnswerLines) -> (name: String, head: [String])? {
        let tokens = answer.tokens
        guard let start = tokens.lastIndex(where: { $0.text == "func" && $0.line <= line }), start + 1 < tokens.count,
            AnswerTokens(answer.text).member(atLine: line) == tokens[start + 1].text
        else { return nil }
        return (tokens[start + 1].text, tokens[start...].prefix { $0.text != "{" }.map(\.text))
    }
}
