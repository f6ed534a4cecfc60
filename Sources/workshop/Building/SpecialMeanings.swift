import CurrycombWorkbook

extension CompilerMessage {
    /// Returns the meaning of an error that the conditions in `CompileErrors.md` cannot describe; `nil` for other
    /// errors.
    func special(
        among errors: [CompilerMessage], in answer: AnswerLines, _ explanations: Explanations
    ) -> String? {
        let meanings: [() -> String?] = [
            { argumentOfInit(in: answer, explanations) },
            { unnamedArgument(among: errors, explanations) },
            { argumentOfOuterClosure(in: answer, explanations) },
            { labelOfParameter(in: answer, explanations) },
            { methodOfValue(in: answer, explanations) },
            { unnamedValue(self, in: answer) },
            { swapped(self, among: errors, in: answer) },
            { withoutClosure(self, among: errors) },
            { withoutMarks(self, among: errors) },
            { meaningOfNotes(in: answer, explanations) },
            { hiddenFunction(in: answer, explanations) },
            { memberOfAnswer(in: answer) },
            { memberOfOther(in: answer, explanations) },
            { otherList(in: answer, explanations) },
            { comparedWithOneSign(in: answer, explanations) },
            { firstOfList(in: answer, explanations) },
            { errorInClosure(in: answer, explanations) },
            { storedWithoutThrows(in: answer, explanations) },
            { storedWithoutAsync(in: answer, explanations) },
            { throwsMissing(in: answer, explanations) },
            { propertyMissing(in: answer, explanations) },
            { constraintMissing(in: answer, explanations) },
            { numberOfLoop(in: answer, explanations) },
            { comparedWithNumber(in: answer, explanations) },
            { argumentToName(in: answer, explanations) },
            { argumentInParentheses(in: answer, explanations) },
            { argumentOfReturned(in: answer, explanations) },
            { resultOfMap(in: answer, explanations) },
            { parameterChanged(in: answer, explanations) },
            { commaMissing(in: answer, explanations) },
            { closureAfterClosure(in: answer, explanations) },
            { unusedResult(in: answer, explanations) },
            { functionInBraces(in: answer, explanations) },
            { typeInLowercase(in: answer) },
            { argumentOfTwo(in: answer) },
            { staticFunction(in: answer, explanations) },
            { notReturned(in: answer, explanations) },
            { testedForNil(in: answer, explanations) },
            { tupleLabel(explanations) },
            { caseWithoutDot(in: answer, explanations) },
        ]
        return meanings.lazy.compactMap { $0() }.first
    }
}

extension CompilerMessage {
    /// Returns the meaning of an error about a closure that names no arguments and uses an unknown name; `nil` for
    /// other errors.
    fileprivate func unnamedArgument(among errors: [CompilerMessage], _ explanations: Explanations) -> String? {
        guard namesNoArgument else { return nil }
        let inside = errors.filter { $0.line >= line && $0.line - line < 12 }.compactMap(\.unknownName)
        return inside.first.flatMap { explanations.sentence("unnamedArgument", ["{1}": $0]) }
    }
}

extension CompilerMessage {
    /// Returns the meaning of an error about two tuple types that differ only in one label; `nil` for other errors.
    fileprivate func tupleLabel(_ explanations: Explanations) -> String? {
        guard let parts = captures(of: "cannot convert * of type '(*)' to * type '(*)'", in: text),
            parts[1].replacing(#/\w+: /#, with: "") == parts[3].replacing(#/\w+: /#, with: "")
        else { return nil }
        let (given, wanted) = (parts[1].matches(of: #/(\w+): /#), parts[3].matches(of: #/(\w+): /#))
        let differing = zip(given, wanted).filter { $0.1 != $1.1 }
        guard given.count == wanted.count, differing.count == 1, let (wrong, right) = differing.first else {
            return nil
        }
        return explanations.sentence("tupleLabel", ["{1}": String(right.1), "{2}": String(wrong.1)])
    }
}

extension CompilerMessage {
    /// Returns the meaning of an error about a closure that does not use its argument, but contains inner braces in
    /// which `$0` is used; `nil` for other errors.
    fileprivate func argumentOfOuterClosure(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard namesNoArgument else { return nil }
        let tokens = answer.tokens
        guard let start = tokens.firstIndex(where: { $0.line == line && $0.column == column }) else { return nil }
        var depth = 0
        for (index, token) in tokens.enumerated().dropFirst(start) {
            if token.text == "{" { depth += 1 }
            if token.text == "}" { depth -= 1 }
            if depth == 0 { return nil }
            let isArgument = token.text == "$0" || token.text == "0" && tokens[index - 1].text == "$"
            if isArgument { return depth > 1 ? explanations.sentence("innermost") : nil }
        }
        return nil
    }

    /// True if a value was passed in place of a function; false if a function was passed in place of a value; `nil` for
    /// other errors.
    fileprivate var wantsFunction: Bool? {
        if captures(of: "closure passed to parameter of type '*' that does not accept a closure", in: text) != nil {
            return false
        }
        guard let types = captures(of: "cannot convert value of type '*' to expected argument type '*'", in: text),
            types[0].contains("-> ") != types[1].contains("-> ")
        else { return nil }
        return types[1].contains("-> ")
    }

    /// Returns the meaning of an error about an unknown name in a file that lacks the import of its chapter's module;
    /// `nil` for other errors.
    func meaning(withoutImportOf module: String) -> String? {
        guard unknownName != nil else { return nil }
        return Say.chapterNotImported(module)
    }

    /// Returns the meaning of an error without a cause if its line calls a parameter that is not a function: the
    /// parameter may hide a function with the same name. Returns `nil` for other errors.
    fileprivate func hiddenFunction(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard isWithoutCause else { return nil }
        let tokens = SourceToken.all(in: answer.text)
        guard let start = tokens.lastIndex(where: { $0.text == "func" && $0.line <= line }) else { return nil }
        let head = tokens[start...].prefix { $0.text != "{" }
        for index in tokens.indices.dropFirst().dropLast() where tokens[index].line == line {
            let token = tokens[index]
            guard tokens[index + 1].text == "(", tokens[index - 1].text != ".",
                let name = head.indices.first(where: { tokens[$0].text == token.text && tokens[$0 + 1].text == ":" })
            else { continue }
            let type = tokens[(name + 2)...].prefix { ![",", ")", "{"].contains($0.text) }
            guard !type.isEmpty, !type.contains(where: { $0.text.hasPrefix("@") || ["(", "->"].contains($0.text) })
            else { continue }
            return explanations.sentence("hides", ["{here}": token.text, "{1}": type.map(\.text).joined()])
                .map { Say.perhaps($0) }
        }
        return nil
    }

    /// Returns the meaning of an error about a call to a value that is named like its type, but without the capital
    /// letter; `nil` for other errors.
    fileprivate func typeInLowercase(in answer: AnswerLines) -> String? {
        guard let type = captures(of: "cannot call value of non-function type '*'", in: text)?.first,
            let name = word(in: answer.line(line), at: column)
        else { return nil }
        let plain = type.prefix { $0 != "<" }
        // A call without arguments is more likely meant to run the value.
        guard name != plain, name.lowercased() == plain.lowercased(), !answer.text.contains("func \(name)("),
            !answer.line(line).contains("\(name)()")
        else { return nil }
        return Say.typeInLowercase(name, plain)
    }

    /// Returns the meaning of an error about an unknown name in a closure that names one argument, although `reduce` or
    /// `scan` passes two; `nil` for other errors.
    fileprivate func argumentOfTwo(in answer: AnswerLines) -> String? {
        guard let name = captures(of: "cannot find '*' in scope", in: text)?.first,
            let call = answer.line(line).firstMatch(of: #/\.(reduce|scan)\([^{]*\) \{ (\w+) in /#),
            answer.line(line)[..<call.range.upperBound].utf8.count < column
        else { return nil }
        return Say.secondArgument(name, method: call.1, first: call.2)
    }

    /// Returns the meaning of an error about `self`, or a member of it, in a static function that has to make and
    /// return a value of its type; `nil` for other errors.
    fileprivate func staticFunction(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard
            let type = captures(of: "instance member '*' cannot be used on type '*'", in: text)?.last
                ?? captures(of: "cannot convert return expression of type '*.Type' to return type '*'", in: text)?.last
        else { return nil }
        let tokens = answer.tokens
        guard let start = tokens.lastIndex(where: { $0.text == "func" && $0.line <= line }), start > 0,
            tokens[..<start].suffix(3).contains(where: { $0.text == "static" && $0.line == tokens[start].line })
        else { return nil }
        let head = tokens[start...].prefix { $0.text != "{" }
        let plain = plainType(type)
        guard returns(plain, head) || returns("Self", head) else { return nil }
        return explanations.sentence("makesOwn", ["{1}": tokens[start + 1].text, "{2}": plain])
    }

    /// Returns the meaning of an error about a missing `return` in a body whose last statement declares a constant or a
    /// variable; `nil` for other errors.
    fileprivate func notReturned(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard text.hasPrefix("missing return in ") else { return nil }
        let tokens = answer.tokens
        guard let end = tokens.firstIndex(where: { $0.line == line && $0.column == column }), tokens[end].text == "}"
        else { return nil }
        // Find the last line that begins directly inside the braces and does not continue the line above it. If it
        // declares no value, find the last one that makes a value of the function's type.
        var (depth, isLast) = (0, true)
        for index in tokens.indices[..<end].reversed() {
            if ["}", ")", "]"].contains(tokens[index].text) { depth += 1 }
            if ["{", "(", "["].contains(tokens[index].text) { depth -= 1 }
            guard depth >= 0 else { return nil }
            guard depth == 0, index > 0, tokens[index - 1].line < tokens[index].line || tokens[index - 1].text == "{"
            else { continue }
            if [".", "?", ":", "+", "-", "*", "/", "&", "|", "=", "}"].contains(tokens[index].text) { continue }
            let type = captures(of: "missing return in * expected to return '*'", in: text)?.last.map(plainType)
            if isLast, tokens[index].text == "func" {
                return explanations.sentence("notReturned", ["{1}": tokens[index + 1].text])
            }
            if ["let", "var"].contains(tokens[index].text), index + 3 < end,
                ["=", ":"].contains(tokens[index + 2].text), tokens[index + 1].text != "_",
                isLast || tokens[index + 3].text == type
            {
                return explanations.sentence("notReturned", ["{1}": tokens[index + 1].text])
            }
            if tokens[index].text == "return" { return nil }
            if isLast, let name = assigned(tokens[index..<end]) {
                return explanations.sentence("assignmentLast", ["{1}": name])
            }
            isLast = false
        }
        return nil
    }

    /// Returns the variable that a statement changes, as in `copy.count += 1`; `nil` for other statements.
    private func assigned(_ statement: ArraySlice<SourceToken>) -> String? {
        guard let name = statement.first?.text, !["self", "_"].contains(name), !Explanations.keywords.contains(name),
            name.utf8.allSatisfy(SourceToken.isPartOfWord),
            [".", "[", "=", "+", "-", "*", "/"].contains(statement.dropFirst().first?.text)
        else { return nil }
        var depth = 0
        for index in statement.indices.dropFirst().dropLast() {
            let text = statement[index].text
            if ["(", "[", "{"].contains(text) { depth += 1 }
            if [")", "]", "}"].contains(text) { depth -= 1 }
            if depth == 0, text == "=" {
                let isComparison = ["=", "!", "<", ">"].contains(statement[index - 1].text)
                return isComparison || statement[index + 1].text == "=" ? nil : name
            }
        }
        return nil
    }

    /// Returns the meaning of an error about an optional that is used as a value after a comparison with `nil`; `nil`
    /// for other errors.
    fileprivate func testedForNil(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard text.hasPrefix("value of optional type '"), text.contains("' must be unwrapped to a value of type '"),
            column > 0
        else { return nil }
        // The compiler points at the last name of a value such as `a.b`, or at the bracket of a subscript. Go back to
        // the start of the value.
        let code = answer.line(line).utf8
        let start = code.prefix(column - 1).lastIndex { !SourceToken.isPartOfWord($0) && $0 != UInt8(ascii: ".") }
        let rest = Substring(code.suffix(from: start.map(code.index(after:)) ?? code.startIndex))
        guard let match = rest.prefixMatch(of: /[\w.]+(\[[^\]]*\])?/) else { return nil }
        let value = match.output.0
        let before = answer.lines.prefix(line - 1).suffix(12)
        guard before.contains(where: { $0.contains("\(value) == nil") || $0.contains("\(value) != nil") }) else {
            return nil
        }
        return explanations.sentence("testedForNil", ["{1}": String(value)])
    }

    /// Returns the meaning of an error about an unknown name that an `init` of the file has as an argument; `nil` for
    /// other errors.
    fileprivate func argumentOfInit(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard let name = captures(of: "cannot find '*' in scope", in: text)?.first else { return nil }
        let tokens = answer.tokens
        for start in tokens.indices.dropFirst().dropLast()
        where tokens[start].text == "init" && tokens[start + 1].text == "(" && tokens[start - 1].text != "." {
            var open = 0
            let head = tokens[(start + 1)...].prefix { token in
                open += token.text == "(" ? 1 : token.text == ")" ? -1 : 0
                return open > 0
            }
            guard
                let argument = head.indices.dropLast().first(where: {
                    tokens[$0].text == name && tokens[$0 + 1].text == ":"
                })
            else { continue }
            let type = head[(argument + 2)...].prefix { ![",", "="].contains($0.text) }.map(\.text)
            // A function type or a tuple type would need spaces between its tokens.
            let shown = type.contains("(") || type.contains("@") ? "…" : type.joined()
            return explanations.sentence("initOnly", ["{1}": name, "{2}": shown])
        }
        return nil
    }

    /// Returns the meaning of an error about a missing member with the name of a function: the function that contains
    /// the line, or a function that the line can call without a dot. Returns `nil` for other errors.
    fileprivate func memberOfAnswer(in answer: AnswerLines) -> String? {
        guard let parts = captures(of: "value of type '*' has no member '*'", in: withoutAliases(text)) else {
            return nil
        }
        let (type, name) = (withoutIsolation(parts[0]), parts[1])
        guard !["Mutex<", "Observer<", "Subscription"].contains(where: type.hasPrefix) else { return nil }
        // With these names, other languages call methods of lists, for which the table has Swift's names.
        if type.hasPrefix("["), ["add", "addAll", "indexOf", "push"].contains(name) { return nil }
        // In `call().name`, the value is the result of a call, so the mistake is in the call and not in the name.
        if isFunction(type), answer.line(line).prefix(max(0, column - 1)).hasSuffix(").") { return nil }
        if AnswerTokens(answer.text).member(atLine: line) == name {
            let plain = plainType(type)
            if zip(answer.tokens, answer.tokens.dropFirst()).contains(where: { kind, next in
                ["struct", "class", "enum"].contains(kind.text) && next.text == plain
            }) {
                return Say.noSuchFunction(plain, name)
            }
            let isParameter = type.count == 1
            return isParameter ? Say.ownFunctionOfParameter(name, type) : Say.ownFunction(name, type)
        }
        // The function may be called without a dot if it is outside all types, or a member of the type whose
        // outermost braces contain the line.
        var depth = 0
        var outer = 0
        var own: Set<Int> = []
        var here: Int?
        for (token, next) in zip(answer.tokens, answer.tokens.dropFirst()) {
            if token.line >= line, here == nil { here = outer }
            if token.text == "{" { depth += 1 }
            if token.text == "}" {
                depth -= 1
                if depth == 0 { outer += 1 }
            }
            if token.text == "func", next.text == name, depth <= 1 { own.insert(depth == 0 ? -1 : outer) }
        }
        guard own.contains(-1) || here.map(own.contains) == true || answer.members.hasFunction(name) else { return nil }
        let declaration = answer.tokens.indices.dropLast().first {
            answer.tokens[$0].text == "func" && answer.tokens[$0 + 1].text == name
        }
        let head = declaration.map { answer.tokens[$0...].prefix { $0.text != "{" }.map(\.text) }
        let heads = head.map { [$0] } ?? answer.members.callables[name, default: []].map(\.head)
        if heads.contains(where: returnsFunction) { return Say.functionOfFunctionNotMember(name, type) }
        // If the call already has all the function's arguments, the value before the dot is not one of them.
        let call = answer.line(line).utf8.dropFirst(max(0, column - 1 + name.utf8.count))
        if let head, call.first == UInt8(ascii: "("),
            argumentCount(SourceToken.all(in: String(Substring(call))).map(\.text)[...])
                == argumentCount(head.drop { $0 != "(" })
        {
            return Say.functionWithoutValue(name, type)
        }
        return Say.functionNotMember(name, type)
    }

    /// Returns the number of arguments or parameters between the first parenthesis and the closing one.
    private func argumentCount(_ tokens: ArraySlice<String>) -> Int {
        var (depth, commas) = (0, 0)
        for (index, text) in zip(tokens.indices, tokens) {
            if "([{".contains(text) { depth += 1 }
            if ")]}".contains(text) { depth -= 1 }
            if depth == 0 { return index == tokens.startIndex + 1 ? 0 : commas + 1 }
            if depth == 1, text == "," { commas += 1 }
        }
        return commas + 1
    }

    /// Returns the meaning of an error about a description that a function runs although it has to return the
    /// description, as in `IO { … }.run()`; `nil` for other errors.
    func runDescription(in answer: AnswerLines) -> String? {
        guard line > 0, isAboutCalls || isWithoutCause else { return nil }
        let tokens = answer.tokens
        guard let start = tokens.lastIndex(where: { $0.text == "func" && $0.line <= line }) else { return nil }
        let head = tokens[start...].prefix { $0.text != "{" }
        let body = head.endIndex
        for type in ["IO", "LazyTask"] where returns(type, head) {
            for index in tokens.indices[body...].dropLast() where tokens[index].text == type {
                guard tokens[index].line <= line else { break }
                // Consider only a description that is the returned value.
                let before = tokens[..<index].last { !["try", "await"].contains($0.text) }
                guard tokens[index + 1].text == "{", depth(tokens[body..<index]) == 1,
                    let before, ["return", "{", "}"].contains(before.text) || before.line < tokens[index].line
                else { continue }
                var (end, open) = (index + 1, 0)
                repeat {
                    if tokens[end].text == "{" { open += 1 }
                    if tokens[end].text == "}" { open -= 1 }
                    end += 1
                } while open > 0 && end < tokens.count
                guard end + 1 < tokens.count, tokens[end].text == ".", tokens[end + 1].text == "run",
                    tokens[end + 1].line >= line
                else { continue }
                return Say.descriptionRun
            }
        }
        return nil
    }

    /// True if the error is about a call that may throw or wait, or about the type of a result.
    var isAboutCalls: Bool {
        text.hasPrefix("call can throw") || text.hasPrefix("'async' call in a function")
            || text.hasPrefix("errors thrown from here") || text.hasPrefix("expression is 'async'")
            || text.hasPrefix("cannot convert return expression")
            || text.contains("' to closure result type 'IO<") || text.contains("' to closure result type 'LazyTask<")
    }

    /// A sentence with the type of an argument that fits no overload of a function, and the types that would fit; `nil`
    /// for other errors.
    var otherArgument: String? {
        let pattern = "candidate expects value of type '*' for parameter #* (got '*')"
        let candidates = notes.compactMap { captures(of: pattern, in: withoutAliases($0.text)) }
        guard let first = candidates.first, let name = captures(of: "no exact matches in call to * '*'", in: text)?.last
        else { return nil }
        var types: [String] = []
        for candidate in candidates where candidate[1] == first[1] && candidate[2] == first[2] {
            if !types.contains(candidate[0]) { types.append(candidate[0]) }
        }
        let canConvert = types.contains("String") && ["Character", "Substring", "Int", "Double"].contains(first[2])
        return Say.otherArgument(first[1], name, got: first[2], types.joined(separator: "` or `"), string: canConvert)
    }

}

private func swapped(
    _ message: CompilerMessage, among errors: [CompilerMessage], in answer: AnswerLines
) -> String? {
    guard let wantsFunction = message.wantsFunction else {
        let pattern = "cannot convert value of type '*' to expected argument type '*'"
        guard let types = captures(of: pattern, in: message.text) else { return nil }
        let isSwapped = errors.contains {
            $0.line == message.line && captures(of: pattern, in: $0.text) == types.reversed()
                && areInOneCall(message, $0, in: answer)
        }
        return isSwapped ? Say.argumentsSwapped(types[0], types[1]) : nil
    }
    let other = errors.first { $0.line == message.line && $0.wantsFunction == !wantsFunction }
    guard let other, areInOneCall(message, other, in: answer) else { return nil }
    let isFunctionFirst = wantsFunction == (message.column < other.column)
    return isFunctionFirst ? Say.functionBeforeValue : Say.valueBeforeFunction
}

/// Returns true if the places of two errors are in one list of arguments, as in `f(a, b)`, or in two that follow each
/// other, as in `f(a)(b)`.
private func areInOneCall(_ one: CompilerMessage, _ other: CompilerMessage, in answer: AnswerLines) -> Bool {
    let columns = [one.column, other.column].sorted()
    guard columns[0] > 0 else { return false }
    let between = answer.line(one.line).utf8.dropFirst(columns[0] - 1).prefix(columns[1] - columns[0])
    var depth = 0
    var arguments = 1
    var before: Character = " "
    for byte in between {
        let character = Character(UnicodeScalar(byte))
        if depth < 0, before != ")" || character != "(" { return false }
        switch character {
        case "(", "[", "{":
            if depth < 0 { arguments += 1 }
            depth += 1
        case ")", "]", "}": depth -= 1
        case "," where depth == 0: arguments += 1
        default: break
        }
        before = character
    }
    return depth == 0 && arguments > 1
}

/// Returns the meaning of an error about a name that is used like the value inside a case, although the case is tested
/// without a name for its value; `nil` for other errors.
///
/// If the name is `error`, the compiler does not report it as unknown, because it finds a function of this name.
private func unnamedValue(_ message: CompilerMessage, in answer: AnswerLines) -> String? {
    let line = answer.line(message.line)
    let name: String
    if let unknown = captures(of: "cannot find '*' in scope", in: message.text)?.first {
        name = unknown
    } else if message.text.contains("'(String) -> ()'"), !message.text.hasPrefix("expression pattern"),
        word(in: line, at: message.column) == "error",
        !answer.text.contains("func error")
    {
        name = "error"
    } else {
        return nil
    }
    let tokens = answer.tokens.map(\.text)
    let isHere = { (token: SourceToken) in (token.line, token.column) >= (message.line, message.column) }
    guard let here = answer.tokens.firstIndex(where: isHere), tokens[here] == name else { return nil }
    if here > 3, tokens[here - 4] == "case", tokens[here - 3] == ".", tokens[here - 1] == "(" {
        return Say.caseWithoutLet(name, case: tokens[here - 2])
    }
    let isCalled = here + 1 < tokens.count && tokens[here + 1] == "("
    if isCalled || name != "error" && Explanations.near(name, answer.names, isType: false)?.first?.isLowercase == true {
        return nil
    }
    if here >= 5, Array(tokens[(here - 5)..<(here - 2)]) == ["=", "=", "."], tokens[here - 1] == "(" {
        return Say.caseCompared(name, case: tokens[here - 2])
    }
    if let start = tokens[..<here].lastIndex(of: "case"), start + 3 < tokens.count, tokens[start + 1] == "." {
        let title = tokens[start + 2]
        let declared = zip(zip(tokens, tokens.dropFirst()), tokens.dropFirst(2)).contains {
            $0.0.0 == "case" && $0.0.1 == title && $0.1 == "("
        }
        let between = tokens[(start + 3)..<here]
        let isIf = start > 0 && ["if", "while"].contains(tokens[start - 1])
        var depth = 0
        // After the brace that closes the `switch` or the block of the `if case`, the case's value cannot be used.
        let isInside = between.allSatisfy { token in
            depth += token == "{" ? 1 : token == "}" ? -1 : 0
            return depth >= (isIf && token == "}" ? 1 : 0)
        }
        // A case that has the name is meant without its dot.
        if isInside, name != title, [":", "="].contains(tokens[start + 3]), !between.contains("default") {
            if declared || ["next", "failed", "just", "left", "right", "success", "failure", "some"].contains(title) {
                return Say.valueInCase(name, case: title)
            }
            // After `{`, `!` or `.`, the name is more often meant as a property of a closure's argument.
            let isInCall = tokens[here - 1] == "(" && here > 1 && ["filter", "first", "map"].contains(tokens[here - 2])
            if name != "error", !["{", "!", "."].contains(tokens[here - 1]), !isInCall {
                return Say.partInCase(name, case: title)
            }
        }
    }
    guard name == "error" else { return nil }
    return answer.text.contains("catch {") ? Say.errorOutsideCatch : Say.errorNotNamed
}

/// Returns the meaning of an error about an unknown name in a line that should return a function: the name may be the
/// function's argument.
private func withoutClosure(_ message: CompilerMessage, among errors: [CompilerMessage]) -> String? {
    guard let name = captures(of: "cannot find '*' in scope", in: message.text)?.first else { return nil }
    let returned = "cannot convert return expression of type '*' to return type '(*) -> *'"
    for error in errors where error.line == message.line {
        guard let types = captures(of: returned, in: withoutAliases(error.text)), !types[0].hasPrefix("(") else {
            continue
        }
        return Say.closureAround(name)
    }
    return nil
}

/// Returns the meaning of an error about a missing `try` in a line in which `await` is missing, too: the line shows
/// only one error.
private func withoutMarks(_ message: CompilerMessage, among errors: [CompilerMessage]) -> String? {
    guard message.text.hasPrefix("call can throw"),
        errors.contains(where: {
            $0.line == message.line && $0.text == "expression is 'async' but is not marked with 'await'"
        })
    else { return nil }
    return Say.tryAndAwait
}

/// Returns true if a function's head ends with the type `name` as its result: `-> IO<A>`.
private func returns(_ name: String, _ head: ArraySlice<SourceToken>) -> Bool {
    let words = head.map(\.text)
    guard let arrow = words.indices.dropLast(2).last(where: { words[$0] == "-" && words[$0 + 1] == ">" }) else {
        return false
    }
    return words[arrow + 2] == name
}

/// Returns the number of braces that are open at the end of these tokens.
private func depth(_ tokens: ArraySlice<SourceToken>) -> Int {
    tokens.reduce(0) { $0 + ($1.text == "{" ? 1 : $1.text == "}" ? -1 : 0) }
}
