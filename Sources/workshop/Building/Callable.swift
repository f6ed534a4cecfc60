import CurrycombWorkbook

/// The declaration of a function, an initializer, a case with values, or a value that is a function.
struct Callable {
    /// The name with which it is called: for an initializer, the name of its type.
    let name: String
    /// The type that contains the declaration; `nil` outside of all types.
    let type: String?
    /// True if the answer's file contains the declaration.
    let isOwn: Bool
    private let tokens: ArraySlice<SourceToken>

    /// Reads the declaration that begins at one of the words `case`, `func`, `init`, `let` and `var`; `nil` if it
    /// declares nothing that can be called.
    init?(at index: Int, of tokens: [SourceToken], in type: String?, isOwn: Bool) {
        let isInitializer = tokens[index].text == "init"
        guard index + 2 < tokens.count, index == 0 || tokens[index - 1].text != "." else { return nil }
        let next = tokens[index + (isInitializer ? 1 : 2)].text
        switch tokens[index].text {
        case "func": guard ["(", "<"].contains(next) else { return nil }
        case "init":
            guard type != nil, ["(", "<", "?"].contains(next) else { return nil }
        case "case": guard type != nil, next == "(" else { return nil }
        default: guard next == ":" else { return nil }
        }
        name = isInitializer ? type! : tokens[index + 1].text
        (self.type, self.isOwn) = (type, isOwn)
        var (end, depth) = (index + 1, 0)
        while end < tokens.count {
            let text = tokens[end].text
            if depth == 0, ["{", "}", ";"].contains(text) || text == (tokens[index].text == "case" ? "," : "=") {
                break
            }
            if depth == 0, tokens[end].line != tokens[end - 1].line, !Self.continues(tokens[end - 1].text, text) {
                break
            }
            if ["(", "["].contains(text) { depth += 1 }
            if [")", "]"].contains(text) { depth -= 1 }
            if depth < 0 { break }
            end += 1
        }
        self.tokens = tokens[index..<end]
        if ["let", "var"].contains(tokens[index].text), !text.contains("->") { return nil }
    }

    /// A value that is a function, from its name, or its label and its name, to the end of its type.
    init(parameter name: String, _ tokens: ArraySlice<SourceToken>) {
        (self.name, type, isOwn, self.tokens) = (name, nil, true, tokens)
    }

    private static func continues(_ last: String, _ text: String) -> Bool {
        ["-", "async", "throws", "where", "->"].contains(text) || [",", "&", ":", ">"].contains(last) && text != "func"
            || last == "where"
    }

    /// True for a function with generic parameters of its own.
    var isGeneric: Bool { tokens.dropFirst(2).first?.text == "<" }

    /// The words and marks of the declaration.
    var head: [String] { tokens.map(\.text) }

    /// The declaration in one line. A default value that contains a string is shown as `…`, because a string is no token.
    var text: String {
        var text = ""
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let token = tokens[index]
            text += token.text
            index += 1
            guard index < tokens.endIndex else { break }
            if token.text == "=", tokens[index].line > token.line || tokens[index].column > token.column + 2 {
                text += " …"
                index = endOfDefault(from: index)
            } else if token.line == tokens[index].line {
                if tokens[index].column > token.column + token.text.utf8.count { text += " " }
            } else if token.text != "(", tokens[index].text != ")" {
                text += " "
            }
        }
        return text
    }

    private func endOfDefault(from start: Int) -> Int {
        var (index, depth) = (start, 0)
        while index < tokens.endIndex, depth > 0 || ![",", ")"].contains(tokens[index].text) {
            if ["(", "["].contains(tokens[index].text) { depth += 1 }
            if [")", "]"].contains(tokens[index].text) { depth -= 1 }
            index += 1
        }
        return index
    }
}

extension CompilerMessage {
    /// Returns a sentence with the declaration of the function to which a call passes wrong arguments; `nil` for other
    /// errors, and if it is not certain which function is called.
    func declaration(in answer: AnswerLines, _ explanations: Explanations) -> String? {
        guard let call = faultyCall(in: answer) else { return nil }
        let name = answer.tokens[call].text
        var texts: [String] = []
        for callable in callables(at: call, in: answer) where !texts.contains(callable.text) {
            // For an error about a closure or a result, a generic declaration is long and says little.
            if callable.isGeneric, !isAboutArguments { return nil }
            texts.append(callable.text)
        }
        guard let first = texts.first, texts.count <= 2, texts.allSatisfy({ $0.count <= 120 }) else { return nil }
        return texts.count == 1
            ? explanations.sentence("declaredAs", ["{1}": name, "{2}": first])
            : explanations.sentence("declaredTwice", ["{1}": name, "{2}": first, "{3}": texts[1]])
    }

    /// Returns the index of the name of the function whose arguments the error is about.
    private func faultyCall(in answer: AnswerLines) -> Int? {
        let tokens = answer.tokens
        let isOfCall = Self.ofCall.contains { text.hasPrefix($0) }
        let isOfArgument = Self.ofArgument.contains { captures(of: $0, in: text) != nil }
        let isOfResult = isOfArgument || Self.ofResult.contains { captures(of: $0, in: text) != nil }
        guard isOfCall || isOfResult, let here = place(in: tokens), here > 0,
            // A string is no token, so the next token is behind it.
            (tokens[here].line, tokens[here].column) == (line, column)
                || answer.line(line).utf8.dropFirst(max(0, column - 1)).first == UInt8(ascii: "\"")
        else { return nil }
        let (before, token) = (tokens[here - 1].text, tokens[here].text)
        func isWord(_ index: Int) -> Bool {
            tokens.indices.contains(index) && tokens[index].text.utf8.first.map(SourceToken.isPartOfWord) == true
                && !Explanations.keywords.contains(tokens[index].text)
        }
        var open: Int?
        if isOfCall, token == "(" {
            open = here
        } else if isOfCall, token == ")" {
            open = Self.opening(before: here, of: tokens)
        } else if Self.atName.contains(where: { text.hasPrefix($0) }), isWord(here), here + 1 < tokens.count,
            tokens[here + 1].text == "("
        {
            open = here + 1
        } else if token == "{", before == ")" {
            open = Self.opening(before: here - 1, of: tokens)
        } else if token == "{", isWord(here - 1) {
            return here - 1
        } else {
            // The compiler points at the last name of `a.b.c(…)`.
            var start = here
            while start > 1, tokens[start - 1].text == ".", isWord(start - 2) { start -= 2 }
            if isOfCall || isOfArgument, start > 0, ["(", ",", ":"].contains(tokens[start - 1].text) {
                if isOfArgument, Self.hasOperator(from: here, tokens) { return nil }
                open = Self.opening(before: start, of: tokens)
            } else if isOfResult, isWord(here), here + 1 < tokens.count {
                if tokens[here + 1].text == "{" { return here }
                if tokens[here + 1].text == "(" { open = here + 1 }
            }
        }
        guard let open, open > 0, tokens[open].text == "(", isWord(open - 1) else { return nil }
        return open - 1
    }

    /// True if the error is about the number, the labels or the types of a call's arguments.
    private var isAboutArguments: Bool {
        !text.hasPrefix("contextual ")
            && (Self.ofCall.contains { text.hasPrefix($0) }
                || Self.ofArgument.contains { captures(of: $0, in: text) != nil }
                || text.hasPrefix("cannot call value"))
    }

    private static let ofCall = [
        "extra argument", "missing argument", "incorrect argument label", "extraneous argument label", "argument '",
        "argument passed to call", "trailing closure passed to parameter", "no exact matches in call to",
        "contextual closure type", "contextual type for closure argument",
    ]

    private static let atName = [
        "incorrect argument label", "missing argument for", "missing arguments for", "no exact matches in call to",
    ]

    private static let ofArgument = [
        "cannot convert value of type '*' to expected argument type '*'",
        "argument type '*' does not conform to expected type '*'",
        "closure passed to parameter of type '*' that does not accept a closure",
        "value of optional type '*' must be unwrapped to a value of type '*'",
    ]

    private static let ofResult = [
        "cannot convert return expression of type '*' to return type '*'",
        "cannot convert value of type '*' to closure result type '*'",
        "cannot convert value of type '*' to specified type '*'",
        "cannot assign value of type '*' to type '*'", "cannot call value of non-function type '*'",
    ]

    /// Returns the index of the last bracket before `end` that is not closed before it.
    private static func opening(before end: Int, of tokens: [SourceToken]) -> Int? {
        var depth = 0
        for index in tokens[..<end].indices.reversed() {
            switch tokens[index].text {
            case ")", "]", "}": depth += 1
            case "(", "[", "{":
                if depth == 0 { return index }
                depth -= 1
            default: break
            }
        }
        return nil
    }

    /// Returns true if the argument that begins at an index has an operator outside of all brackets: the error may be
    /// about the operator's value.
    private static func hasOperator(from start: Int, _ tokens: [SourceToken]) -> Bool {
        var depth = 0
        for token in tokens[start...] {
            switch token.text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "+", "-", "*", "/", "%", "<", ">", "=", "&", "|", "?": if depth == 0 { return true }
            case ",": if depth == 0 { return false }
            default: break
            }
            if depth < 0 { return false }
        }
        return false
    }

    /// Returns the declarations to which the name in a call may refer; none if this is not certain.
    private func callables(at call: Int, in answer: AnswerLines) -> [Callable] {
        let (tokens, members) = (answer.tokens, answer.members)
        let name = tokens[call].text
        let all = members.callables[name] ?? []
        guard call > 0, tokens[call - 1].text == "." else {
            if let parameter = parameter(name, before: call, in: answer) { return [parameter] }
            if members.isType(name) { return all.filter { $0.type == name } }
            let own = all.filter(\.isOwn)
            guard DeclaredNames(tokens).visible(at: call).contains(name) else {
                return all.filter { !$0.isOwn && $0.type == nil }
            }
            // The name may also be that of a value without a written type, or of another type's function.
            let isCertain = !isRedeclared(name, in: tokens[...]) && Set(own.map(\.type)).count == 1
            return isCertain ? own : []
        }
        guard call > 1 else { return [] }
        if let type = type(ofValueAt: call - 2, in: answer) { return all.filter { $0.type == type } }
        return []
    }

    /// Returns the type of a value that is `self`, a type's name, or declared with its type; `nil` for other values.
    private func type(ofValueAt index: Int, in answer: AnswerLines) -> String? {
        let tokens = answer.tokens
        let name = tokens[index].text
        guard index == 0 || tokens[index - 1].text != "." else { return nil }
        if answer.members.isType(name) { return name }
        guard DeclaredNames(tokens).visible(at: index).contains(name) else { return nil }
        let type = tokens.indices.prefix(index).dropFirst(2).last {
            tokens[$0 - 1].text == ":" && tokens[$0 - 2].text == name
        }
        guard let type, answer.members.isType(tokens[type].text), ![".", "-"].contains(tokens[type + 1].text) else {
            return nil
        }
        return isRedeclared(name, in: tokens[type..<index]) ? nil : tokens[type].text
    }

    /// Returns true if one of the tokens declares the name without a type, as in `let name = …` or `{ name in … }`.
    private func isRedeclared(_ name: String, in tokens: ArraySlice<SourceToken>) -> Bool {
        tokens.indices.dropFirst().dropLast().contains { index in
            let (before, after) = (tokens[index - 1].text, tokens[index + 1].text)
            return tokens[index].text == name
                && (["let", "var", "for"].contains(before) && after != ":" || after == "in"
                    || before == "{" && after == ",")
        }
    }

    /// Returns the parameter of a function that is nearest before a call, if it has this name and is a function.
    private func parameter(_ name: String, before call: Int, in answer: AnswerLines) -> Callable? {
        let tokens = answer.tokens
        guard DeclaredNames(tokens).visible(at: call).contains(name) else { return nil }
        let start = tokens.indices.prefix(call).last { tokens[$0].text == name && tokens[$0 + 1].text == ":" }
        guard let start, start > 0,
            ["(", ",", "_"].contains(tokens[start - 1].text)
                || start > 1 && ["(", ","].contains(tokens[start - 2].text)
        else { return nil }
        var (end, depth) = (start + 2, 0)
        while end < tokens.count {
            if ["(", "[", "<"].contains(tokens[end].text) { depth += 1 }
            if [")", "]"].contains(tokens[end].text) || tokens[end].text == ">" && tokens[end - 1].text != "-" {
                depth -= 1
            }
            if depth < 0 || depth == 0 && tokens[end].text == "," || tokens[end].text == "{" { break }
            end += 1
        }
        let parameter = Callable(parameter: name, tokens[start..<end])
        return parameter.text.contains("->") && !isRedeclared(name, in: tokens[end..<max(end, call)]) ? parameter : nil
    }
}
