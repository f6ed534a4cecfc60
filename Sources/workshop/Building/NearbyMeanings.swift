import CurrycombWorkbook

/// The meanings of errors whose cure stands near the error: a value, a list or a line of the same function.
extension CompilerMessage {
    /// Returns the index of the token at the error, or of the first token after it.
    func place(in tokens: [SourceToken]) -> Int? {
        tokens.firstIndex { ($0.line, $0.column) >= (line, column) }
    }

    /// Returns the meaning of an error about a missing member if a value with this name, or a value of a type with such
    /// a member, can be used in the line; `nil` for other errors.
    func memberOfOther(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard let parts = captures(of: "value of type '*' has no member '*'", in: withoutAliases(text)),
            let here = place(in: answer.tokens), here > 1, answer.tokens[here].text == parts[1],
            answer.tokens[here - 1].text == ".", !isFunction(parts[0])
        else { return nil }
        let (tokens, name, value) = (answer.tokens, parts[1], answer.tokens[here - 2].text)
        let visible = DeclaredNames(tokens).visible(at: here)
        let isCalled = here + 1 < tokens.count && tokens[here + 1].text == "("
        if answer.text.contains("\(name): WritableKeyPath") || answer.text.contains("\(name): KeyPath") { return nil }
        // A method of the type around the line is a name without a dot, too, but `memberOfAnswer` explains this.
        let isDeclaredHere = zip(tokens, tokens.dropFirst()).contains {
            $1.line == line && $1.text == name && ["let", "var"].contains($0.text)
        }
        // `self.name = name` is a property that is not declared.
        let isSet = here + 1 < tokens.count && tokens[here + 1].text == "="
        let isOwn = value == "self" && !isSet && !answer.members.has(name, in: parts[0])
        if visible.contains(name), visible.contains(value) || isOwn, !isCalled, !isDeclaredHere {
            let isDictionary = parts[0].hasPrefix("[") && parts[0].contains(" : ") || parts[0].hasPrefix("Dictionary")
            if isDictionary, !isOwn { return explanations.sentence("keyInBrackets", ["{1}": value, "{2}": name]) }
            return explanations.sentence("memberHere", ["{1}": plainType(parts[0]), "{2}": name, "{3}": value])
        }
        guard let owner = owner(of: name, before: here, in: answer), owner.value != value else { return nil }
        return sentence(of: name, of: owner, isCalled: isCalled, in: answer, explanations)
    }

    /// Returns the sentence about a method or a property that belongs to another value; `nil` if the line uses it
    /// differently, or if it is a case.
    private func sentence(
        of name: String, of owner: (value: String, type: String), isCalled: Bool, in answer: AnswerLines,
        _ explanations: Explanations
    ) -> String? {
        let isMethod = isCalled && answer.members.hasMethod(name, in: owner.type)
        guard isMethod || !isCalled && answer.members.hasProperty(name, in: owner.type) else { return nil }
        return explanations.sentence(
            isMethod ? "methodOf" : "propertyOf", ["{1}": name, "{2}": owner.type, "{3}": owner.value])
    }

    /// Returns the nearest value before a token that is declared with a type, can be used there, and has a member with
    /// this name.
    private func owner(of member: String, before here: Int, in answer: AnswerLines) -> (value: String, type: String)? {
        let tokens = answer.tokens
        let (visible, members) = (DeclaredNames(tokens).visible(at: here), answer.members)
        return tokens.indices.prefix(here).dropFirst(2).reversed().first { type in
            tokens[type - 1].text == ":" && visible.contains(tokens[type - 2].text)
                && !(type > 2 && kindsOfTypes.contains(tokens[type - 3].text))
                && members.has(member, in: tokens[type].text)
        }.map { (tokens[$0 - 2].text, tokens[$0].text) }
    }

    /// Returns the meaning of an error about an unknown name that is a member of a value with a declared type, such as
    /// `read(name)` next to `folder: Folder`; `nil` for other errors.
    func methodOfValue(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard let name = captures(of: "cannot find '*' in scope", in: text)?.first,
            let here = place(in: answer.tokens), here > 0, here + 1 < answer.tokens.count,
            !["{", "="].contains(answer.tokens[here + 1].text),
            let owner = owner(of: name, before: here, in: answer)
        else { return nil }
        return sentence(
            of: name, of: owner, isCalled: answer.tokens[here + 1].text == "(", in: answer, explanations)
    }

    /// Returns the meaning of an error about an unknown name that is a case of one of the chapter's types that the
    /// file names; `nil` for other errors. `CompileErrors.md` explains the cases of the file's own types.
    func caseWithoutDot(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard let name = unknownName, text.hasPrefix("cannot find '"),
            let type = answer.members.types(withCase: name).filter(answer.text.contains).first,
            !answer.text.contains("enum \(type)")
        else { return nil }
        return explanations.sentence("caseWithoutDot", ["{1}": name, "{2}": type])
    }

    /// Returns the meaning of an error about a parameter's label that is used like the parameter, such as `over` for
    /// `over minimum: Int`; `nil` for other errors.
    func labelOfParameter(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard let label = captures(of: "cannot find '*' in scope", in: text)?.first,
            let here = place(in: answer.tokens)
        else { return nil }
        let tokens = answer.tokens
        let visible = DeclaredNames(tokens).visible(at: here)
        let declared = tokens.indices.dropFirst().dropLast(2).last { index in
            index < here && tokens[index].text == label && ["(", ","].contains(tokens[index - 1].text)
                && tokens[index + 2].text == ":" && visible.contains(tokens[index + 1].text)
        }
        return declared.flatMap {
            explanations.sentence("labelOfParameter", ["{1}": label, "{2}": tokens[$0 + 1].text])
        }
    }

    /// Returns the meaning of an error about a value that is appended to a list with other elements, although the file
    /// declares one list with elements of the value's type; `nil` for other errors.
    func otherList(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard let types = captures(of: "cannot convert value of type '*' to expected argument type '*'", in: text),
            let here = place(in: answer.tokens), here > 3
        else { return nil }
        let tokens = answer.tokens
        guard tokens[here - 1].text == "(", tokens[here - 2].text == "append" else { return nil }
        let wanted = "[\(types[0].replacing(" ", with: ""))]"
        let visible = DeclaredNames(tokens).visible(at: here)
        let lists = tokens.indices.dropFirst(2).filter { index in
            tokens[index].text == "[" && tokens[index - 1].text == ":" && visible.contains(tokens[index - 2].text)
                && tokens[index...].prefix { $0.line == tokens[index].line && $0.text != "=" }.map(\.text).joined()
                    == wanted
        }.map { tokens[$0 - 2].text }
        guard let list = lists.first, Set(lists).count == 1, list != tokens[here - 4].text else { return nil }
        return explanations.sentence(
            "otherList", ["{1}": types[0], "{2}": types[1], "{3}": tokens[here - 4].text, "{4}": list])
    }

    /// Returns the meaning of an error about a string that is compared with a number; `nil` for other errors.
    func comparedWithNumber(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard text == "cannot convert value of type 'String' to expected argument type 'Int'",
            let here = place(in: answer.tokens), here > 0
        else { return nil }
        // `$0` is two tokens.
        let value = answer.tokens[here...].prefix(answer.tokens[here].text == "$" ? 2 : 1)
        guard value.allSatisfy({ $0.text == "$" || $0.text.utf8.allSatisfy(SourceToken.isPartOfWord) }) else {
            return nil
        }
        let (before, after) = (answer.tokens[here - 1].text, answer.tokens[value.endIndex...].first?.text ?? "")
        return ["<", ">"].contains(before) || ["<", ">"].contains(after)
            ? explanations.sentence("comparedWithNumber", ["{1}": value.map(\.text).joined()]) : nil
    }

    /// Returns the meaning of an error about a value in a condition that a single `=` follows; `nil` for other errors.
    func comparedWithOneSign(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard captures(of: "cannot convert value of type '*' to expected argument type 'Bool'", in: text) != nil,
            let here = place(in: answer.tokens)
        else { return nil }
        let rest = answer.tokens[here...].prefix { $0.line == line && !["{", ",", "&", "|"].contains($0.text) }
        let isSet = rest.indices.contains { index in
            answer.tokens[index].text == "=" && index > here
                && !["=", "!", "<", ">"].contains(answer.tokens[index - 1].text)
                && index + 1 < answer.tokens.count && answer.tokens[index + 1].text != "="
        }
        return isSet ? explanations.sentence("assigned") : nil
    }

    /// Returns the meaning of an error about a value that `firstIndex` returned, or that `first` returned and the next line
    /// removes; `nil` for other errors.
    func firstOfList(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard text.hasPrefix("value of optional type '"), let name = word(in: answer.line(line), at: column) else {
            return nil
        }
        if let made = answer.lines.firstIndex(where: {
            $0.firstMatch(of: /(?:let|var) (\w+) = .*\.firstIndex\b/)?.1 == name[...]
        }) {
            return explanations.sentence("firstIndexNil", ["{1}": name, "{2}": "\(made + 1)"])
        }
        for (first, second) in zip(answer.lines, answer.lines.dropFirst()) {
            guard let list = first.firstMatch(of: /let (\w+) = ([\w.]+)\.first\s*$/), list.1 == name,
                second.contains("\(list.2).removeFirst()")
            else { continue }
            return explanations.sentence("firstRemoved", ["{1}": name, "{2}": String(list.2)])
        }
        return nil
    }

    /// Words that begin a statement with braces, and the brace that ends an earlier one.
    private static let statements: Set = [
        "}", "case", "catch", "default", "else", "for", "guard", "if", "repeat", "switch", "while",
    ]

    /// Returns the meaning of an error about a closure that may throw although its type does not allow this: it names
    /// the line that may throw. Returns `nil` for other errors.
    func errorInClosure(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        let tokens = answer.tokens
        guard text.hasPrefix("invalid conversion from throwing function of type '"), !text.contains("TaskGroup"),
            !text.contains("@isolated(any)"), !text.contains("-> IO<"),
            let start = place(in: tokens), tokens[start].text == "{"
        else { return nil }
        // For each open brace, whether an error inside it could leave the closure. Other closures are left out, and so
        // is the block of a `do`: its `catch` most often handles every error.
        var open: [Bool] = []
        for index in tokens.indices[start...] {
            if tokens[index].text == "{" {
                let first = tokens.first { $0.line == tokens[index].line }?.text ?? ""
                open.append(open.isEmpty || Self.statements.contains(first) && tokens[index - 1].text != "do")
            }
            if tokens[index].text == "}" { open.removeLast() }
            if open.isEmpty { return nil }
            guard !open.contains(false), ["throw", "try"].contains(tokens[index].text), tokens[index].line > line,
                index + 1 < tokens.count, !["?", "!"].contains(tokens[index + 1].text)
            else { continue }
            return explanations.sentence(
                "throwsInside", ["{1}": "\(tokens[index].line)", "{2}": tokens[index].text])
        }
        return nil
    }

    /// Returns the meaning of an error about the closure of a `map` that returns, for example, an `IO` where its value is
    /// expected; `nil` for other errors.
    func resultOfMap(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard let types = captures(of: "cannot convert value of type '*<*>' to closure result type '*'", in: text),
            ["IO", "LazyTask", "Maybe", "AnySignal", "Signal"].contains(types[0]),
            parts(ofList: types[1][...]).first == types[2], let here = place(in: answer.tokens)
        else { return nil }
        let tokens = answer.tokens
        var depth = 0
        for index in tokens.indices[..<here].reversed() {
            if tokens[index].text == "}" { depth += 1 }
            if tokens[index].text == "{" { depth -= 1 }
            guard depth < 0 else { continue }
            // The call's name and arguments, between the closure's brace and the start of the line.
            let call = tokens[..<index].reversed().prefix { $0.line == tokens[index].line }
            // The method `map` of a list has a sentence of its own.
            let isFunction = zip(call, call.dropFirst()).contains { $0.text == "map" && $1.text != "." }
            return isFunction || call.last?.text == "map"
                ? explanations.sentence("mapNotFlat", ["{1}": "\(types[0])<\(types[1])>", "{2}": types[2]]) : nil
        }
        return nil
    }

    /// The methods of lists that take a closure as their only argument.
    private static let takingClosures: Set = [
        "allSatisfy", "compactMap", "contains", "filter", "first", "firstIndex", "flatMap", "forEach", "map", "sort",
        "sorted",
    ]

    /// Returns the meaning of an error about `$0` between the parentheses of a call such as `filter($0 > 1)`, which need
    /// braces; `nil` for other errors.
    func argumentInParentheses(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard text.hasPrefix("anonymous closure argument"), let here = place(in: answer.tokens) else { return nil }
        let tokens = answer.tokens
        var depth = 0
        for index in tokens.indices[..<here].reversed() {
            if ")]}".contains(tokens[index].text) { depth += 1 }
            if "([{".contains(tokens[index].text) { depth -= 1 }
            guard depth < 0 else { continue }
            depth = 0
            guard tokens[index].text != "{" else { return nil }
            if tokens[index].text == "(", index > 1, Self.takingClosures.contains(tokens[index - 1].text),
                tokens[index - 2].text == "."
            {
                return explanations.sentence("bracesForArgument", ["{1}": tokens[index - 1].text])
            }
        }
        return nil
    }

    /// Returns true if a function's head, from the word `func` to the brace, has two arrows outside of the parameters'
    /// parentheses: it returns a function.
    func returnsFunction(_ head: some Sequence<String>) -> Bool {
        var depth = 0
        let arrows = zip(head, head.dropFirst()).filter { one, two in
            if one == "(" { depth += 1 }
            if one == ")" { depth -= 1 }
            return depth == 0 && one == "-" && two == ">"
        }
        return arrows.count > 1
    }

    /// Returns the meaning of an error about `$0` outside of all closures in a function that has to return a function;
    /// `nil` for other errors.
    func argumentOfReturned(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard text == "anonymous closure argument not contained in a closure" else { return nil }
        let tokens = answer.tokens
        guard let start = tokens.lastIndex(where: { $0.text == "func" && $0.line <= line }) else { return nil }
        let head = tokens[start...].prefix { $0.text != "{" }.map(\.text)
        return returnsFunction(head) ? explanations.sentence("returnedClosure", ["{1}": tokens[start + 1].text]) : nil
    }

    /// Returns the meaning of an error about two statements on a line, of which the first ends with a closure: the second
    /// may be the label of another closure, or the body of the statement whose condition calls a function with the
    /// closure. Returns `nil` for other errors.
    func closureAfterClosure(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard text == "consecutive statements on a line must be separated by ';'",
            let here = place(in: answer.tokens), here > 0, here + 1 < answer.tokens.count
        else { return nil }
        let tokens = answer.tokens
        guard tokens[here - 1].text == "}" else { return nil }
        if tokens[here + 1].text == "{", tokens[here].text.utf8.allSatisfy(SourceToken.isPartOfWord),
            !["catch", "defer", "do", "else", "repeat", "return"].contains(tokens[here].text)
        {
            return explanations.sentence("closureLabel", ["{1}": tokens[here].text])
        }
        guard tokens[here].text == "{" else { return nil }
        var depth = 0
        for index in tokens.indices[..<here].reversed() {
            if tokens[index].text == "}" { depth += 1 }
            if tokens[index].text == "{" { depth -= 1 }
            guard depth == 0 else { continue }
            let first = tokens.first { $0.line == tokens[index].line }?.text ?? ""
            return ["guard", "if", "while"].contains(first)
                ? explanations.sentence("closureInCondition", ["{1}": first]) : nil
        }
        return nil
    }

    /// Returns the meaning of an error about a generic parameter of a call that is a closure's last line, after other
    /// lines, and is not returned; `nil` for other errors.
    func unusedResult(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        let tokens = answer.tokens
        guard captures(of: "generic parameter '*' could not be inferred", in: text) != nil,
            let here = place(in: tokens), here > 0, tokens[here].line == line,
            answer.isInClosure(Place(answer.line(line), column: column, number: line)),
            tokens[here - 1].line < line, !["{", "(", "[", ",", "="].contains(tokens[here - 1].text),
            let next = tokens.first(where: { $0.line > line }), next.text == "}"
        else { return nil }
        return explanations.sentence("unusedResult", ["{1}": answer.line(line).description.trimmingEnds])
    }

    /// Returns the meaning of an error about a closure that contains only a name; `nil` for other errors.
    func functionInBraces(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        let tokens = answer.tokens
        guard text.hasPrefix("contextual type for closure argument list expects 1 argument"),
            let here = place(in: tokens), here > 0, here + 2 < tokens.count, tokens[here].text == "{",
            tokens[here - 1].text != "subscribe",
            tokens[here + 2].text == "}", tokens[here + 1].text.utf8.allSatisfy(SourceToken.isPartOfWord),
            !tokens[here + 1].text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            !["break", "continue", "false", "nil", "return", "self", "true"].contains(tokens[here + 1].text)
        else { return nil }
        return explanations.sentence("functionInBraces", ["{1}": tokens[here + 1].text])
    }

    /// Returns the meaning of an error about a call that would change a parameter; `nil` for other errors.
    func parameterChanged(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard
            let name = captures(of: "cannot use mutating member on immutable value: '*' is a 'let' constant", in: text)?
                .first
        else { return nil }
        let tokens = answer.tokens
        guard let start = tokens.lastIndex(where: { $0.text == "func" && $0.line <= line }) else { return nil }
        let head = tokens[start...].prefix { $0.text != "{" }
        guard head.indices.dropLast().contains(where: { tokens[$0].text == name && tokens[$0 + 1].text == ":" }),
            !answer.text.contains("for \(name) in ")
        else { return nil }
        // A function that returns nothing can pass a change on only by `inout`.
        let returns = zip(head, head.dropFirst()).contains { $0.text == "-" && $1.text == ">" }
        return returns ? nil : explanations.sentence("inoutMissing", ["{1}": name])
    }

    /// Returns the meaning of an error about a list of arguments in which a comma is missing at the end of a line; `nil`
    /// for other errors.
    func commaMissing(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard text.hasPrefix("expected ')' in expression list") || text.hasPrefix("expected ',' separator") else {
            return nil
        }
        let tokens = answer.tokens
        guard let here = place(in: tokens), here > 0, here + 1 < tokens.count,
            tokens[here - 1].line < tokens[here].line,
            tokens[here].line == line || tokens[here - 1].line == line,
            tokens[here].text.utf8.allSatisfy(SourceToken.isPartOfWord),
            tokens[here + 1].text == ":" || tokens[here + 1].text == ",",
            !["(", "[", ","].contains(tokens[here - 1].text)
        else { return nil }
        let label = tokens[here].text + (tokens[here + 1].text == ":" ? ":" : "")
        return explanations.sentence("commaMissing", ["{1}": "\(tokens[here - 1].line)", "{2}": label])
    }
}

/// The words before the name of a type where it is declared, as in `struct Answer: Compose`.
private let kindsOfTypes: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
