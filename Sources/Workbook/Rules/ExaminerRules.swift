extension Examiner {
    /// Expects the answer's file not to use certain tokens that the task forbids.
    ///
    /// Comments and strings do not count. An answer that has no file of its own, such as a reference, always passes.
    ///
    /// - Parameters:
    ///   - tokens: the tokens that the answer must not use: names such as `Optional`, or marks such as `?`.
    ///   - member: the function or property whose body must not contain them; `nil` for the whole file.
    ///   - misconception: the key of the sentence to show.
    /// - Throws: an error that ends the check if one of the tokens occurs there. The error contains the token's line.
    public func forbid(_ tokens: Set<String>, in member: String? = nil, else misconception: String) throws {
        guard let source, let found = source.first(of: tokens, in: member) else { return }
        throw failure(misconception, [.note(Phrases.stands(found.text, line: found.line))]) { misconception }
    }

    /// Expects the answer's file not to use these types of the course, by name or by type inference. A type of the
    /// answer that has the same name does not count.
    ///
    /// An answer that has no file of its own, such as a reference, always passes.
    public func forbid(courseTypes: Set<String>, else misconception: String) throws {
        guard let source else { return }
        if let found = source.firstUse(ofCourseType: courseTypes.contains) {
            throw failure(misconception, [.note(Phrases.stands(found.text, line: found.line))]) { misconception }
        }
        if types?.firstUse(of: courseTypes) != nil { throw failure(misconception, []) { misconception } }
    }

    /// Expects a member's body to use at least one of certain tokens that the task requires, such as `pipe` in a
    /// pipeline.
    ///
    /// An answer that has no file of its own, or no such member, always passes.
    public func demand(_ tokens: Set<String>, in member: String, else misconception: String) throws {
        guard let source, source.hasMember(member), !source.uses(tokens, in: member) else { return }
        throw failure(misconception, []) { misconception }
    }

    /// Expects the answer's file to use at least one of these tokens outside of the members called `member`. For
    /// example, an answer should use its own `pipe`, not only define it.
    ///
    /// The names in function declarations do not count, but uses in helpers do. An answer that has no file of its own,
    /// or no such member, always passes.
    public func demand(_ tokens: Set<String>, outside member: String, else misconception: String) throws {
        guard let source, source.hasMember(member), !source.uses(tokens, outside: member) else { return }
        throw failure(misconception, []) { misconception }
    }

    /// Expects the answer's file to call a function that the task names, or to pass it on, outside of the function
    /// itself. A property of the same name, as in `list.todos`, does not count, unless it ends an argument: then it
    /// looks like a function that is passed on.
    ///
    /// An answer that has no file of its own always passes.
    public func demand(function name: String, else misconception: String) throws {
        if !uses(function: name) { throw failure(misconception, []) { misconception } }
    }

    /// Expects a member not to call any of these functions itself, because it should pass them to another function. For
    /// example, `joined` belongs between the parentheses of `pipe`.
    ///
    /// Calls inside the parentheses of another call are allowed, and so are calls inside brackets or braces, such as
    /// those of a closure, and calls to other values' methods.
    public func forbid(calls: Set<String>, in member: String, else misconception: String) throws {
        guard let source, let found = source.firstDirectCall(of: calls, in: member) else { return }
        throw failure(misconception, [.note(Phrases.stands(found.text, line: found.line))]) { misconception }
    }

    /// Expects a member not to use variables that keep their values from one call to the next: the global and static
    /// variables of the answer's file, and its global and static constants whose content can change.
    ///
    /// The verdict shows the line on which the member first uses such a variable.
    public func forbidLastingVariables(in member: String, else misconception: String) throws {
        guard let source else { return }
        let names = source.lastingVariables.subtracting(source.namesOfItsOwn(member))
        guard let found = source.firstUse(ofVariables: names, in: member) else { return }
        throw failure(misconception, [.note(Phrases.stands(found.text, line: found.line))]) { misconception }
    }

    /// Returns true if the answer's file calls a function, or passes it on, as `demand(function:)` expects. Returns
    /// true for an answer that has no file of its own, too.
    public func uses(function name: String) -> Bool { source?.usesFunction(name) ?? true }

    /// Returns the number of times that certain tokens occur in the bodies of the members called `member`; `nil` if the
    /// answer has no file or no such member.
    public func occurrences(of tokens: Set<String>, in member: String) -> Int? {
        guard let source, source.hasMember(member) else { return nil }
        return source.count(of: tokens, in: member)
    }

    /// Returns the number of times that a member uses one of these functions or a helper; `nil` if the answer has no
    /// file or no such member. A helper is a function, an operator or a property of the answer's file that uses one of
    /// these functions, itself or through other helpers.
    public func uses(of functions: Set<String>, in member: String) -> Int? {
        guard let source, source.hasMember(member) else { return nil }
        return source.count(of: functions.union(source.helpers(using: functions, besides: member)), in: member)
    }

    /// Returns the number of times that certain tokens occur outside of the members called `member`; `nil` if the
    /// answer has no file or no such member. The names in function declarations do not count.
    public func occurrences(of tokens: Set<String>, outside member: String) -> Int? {
        guard let source, source.hasMember(member) else { return nil }
        return source.count(of: tokens, outside: member)
    }
}

/// The code of an answer's file, without comments and strings.
package struct AnswerTokens {
    let tokens: [SourceToken]
    /// The name of each function and property that has braces, and its lines.
    private let spans: [(name: String, lines: ClosedRange<Int>)]
    let scopes: Scopes
    /// The places from each `#if` to its `#endif`.
    private let conditional: [ClosedRange<Int>]
    private let discarded: [ClosedRange<Int>]
    /// The functions that no other code mentions.
    private let unused: [ClosedRange<Int>]

    /// Reads the code of an answer's file.
    ///
    /// - Parameters:
    ///   - text: the text of the answer's file.
    ///   - requirements: the names of the contract's requirements; empty if they are unknown. If they are known, the
    ///     checks call only these functions of the type `Answer`, so its other functions are helpers.
    package init(_ text: String, requirements: Set<String> = []) {
        let tokens = SourceToken.all(in: text)
        self.tokens = tokens
        scopes = Scopes(tokens)
        var (ranges, open): ([ClosedRange<Int>], [Int]) = ([], [])
        for (index, token) in tokens.enumerated() {
            if token.text == "#if" { open.append(index) }
            if token.text == "#endif", let start = open.popLast() { ranges.append(start...index) }
        }
        conditional = ranges
        discarded = Self.discarded(tokens)
        unused = Self.unused(tokens, scopes, requirements)
        spans = tokens.indices.dropLast().compactMap { index in
            guard Self.members.contains(tokens[index].text), let end = Self.bodyEnd(tokens, from: index + 2) else {
                return nil
            }
            return (tokens[index + 1].text, tokens[index].line...tokens[end].line)
        }
    }

    func first(of texts: Set<String>, in member: String?) -> SourceToken? {
        guard let member else { return tokens.first { texts.contains($0.text) } }
        return bodies(of: member).joined().first { texts.contains($0.text) }
    }

    /// Returns the first token in a member that uses one of these global or static variables. A label, as in
    /// `(limit: 3)`, and a member of a value, as in `pair.limit`, are not such uses.
    func firstUse(ofVariables names: Set<String>, in member: String) -> SourceToken? {
        for body in bodies(of: member) {
            for index in body.indices where names.contains(body[index].text) {
                if isLabel(index) { continue }
                let owner = text(index - 2)
                if text(index - 1) == ".", owner.isEmpty || !owner.prefix(1).allSatisfy(\.isUppercase) { continue }
                return body[index]
            }
        }
        return nil
    }

    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    func uses(_ texts: Set<String>, outside member: String) -> Bool {
        places(of: texts, outside: member).contains(where: isUse)
    }

    func uses(_ texts: Set<String>, in member: String) -> Bool {
        places(of: texts.subtracting(namesOfItsOwn(member)), in: member).contains(where: isUse)
    }

    func usesFunction(_ name: String) -> Bool {
        let parameters = tokens.indices.filter { text($0) == name && text($0 - 1) == "func" }.map { place in
            tokens[place...].firstIndex { $0.text == "(" }.map(labels) ?? []
        }
        return places(of: [name], outside: name).contains { place in
            guard isUse(place) else { return false }
            let next = text(place + 1)
            guard text(place - 1) == "." else {
                return next == "(" || ![".", "["].contains(next) && !isVariable(name, at: place)
            }
            let owner = text(place - 2)
            if ["self", "Self"].contains(owner) { return true }
            // After the name of a type, the member means a function, except in a key path such as `\TodoList.todos`.
            if owner.first?.isUppercase == true { return text(place - 3) != "\\" }
            // A call on another value, as in `list.filter(isEven)`, may be a call to a method of the same name. So the
            // call counts only if its labels are those of a function in the file.
            if next == "(" { return parameters.contains(labels(place + 1)) }
            return [")", ","].contains(next) && (owner == ")" || parameters.count > 1)
        }
    }

    /// Returns the label of each argument or parameter between the parenthesis at an index and the closing one: `_` if
    /// it has none.
    private func labels(_ start: Int) -> [String] {
        var depth = 0
        var found: [String] = []
        for index in start..<tokens.count {
            if "([{".contains(text(index)) { depth += 1 }
            if ")]}".contains(text(index)) { depth -= 1 }
            if depth == 0 { break }
            guard depth == 1, ["(", ","].contains(text(index)), text(index + 1) != ")" else { continue }
            // A parameter may have a second name, which the function's body uses.
            let isLabel = text(index + 2) == ":" || Self.isWord(text(index + 2)) && text(index + 3) == ":"
            found.append(isLabel ? text(index + 1) : "_")
        }
        return found
    }

    /// Returns true if a name means a variable, a constant or a parameter at a place.
    private func isVariable(_ name: String, at place: Int) -> Bool {
        tokens.indices.contains { other in
            guard text(other) == name else { return false }
            let block = scopes.around(other).last
            switch text(other - 1) {
            case "let", "var":
                // Within its own statement, the name does not yet mean the variable.
                let isEarlier =
                    other < place
                    && tokens[other..<place].contains {
                        $0.text == ";" || $0.line > tokens[other].line
                    }
                if block?.path == nil, !isEarlier { return false }
                return scopes.isVisible(declaredIn: block, at: place)
            case "for": return scopes.isVisible(declaredIn: block, at: place)
            default: break
            }
            if let brace = block?.brace, other > brace, namesBeforeIn(at: brace + 1).contains(name) {
                return scopes.isVisible(declaredIn: block, at: place)
            }
            // Otherwise, the name may be a function's parameter, which means something only in that function.
            guard text(other + 1) == ":", let head = functionHead(of: other) else { return false }
            let brace = tokens[other...].firstIndex { ["{", "}", "func", "init", "var", "let"].contains($0.text) }
            guard let brace, text(brace) == "{" else { return false }
            return head...(Self.bodyEnd(tokens, from: brace) ?? tokens.count) ~= place
        }
    }

    /// Returns the index of the word that begins a function, if the name at an index is one of its parameters.
    private func functionHead(of parameter: Int) -> Int? {
        var depth = 0
        for index in tokens[..<parameter].indices.reversed() {
            if ")]}".contains(text(index)) { depth += 1 }
            if "([{".contains(text(index)) { depth -= 1 }
            guard depth < 0 else { continue }
            guard text(index) == "(" else { return nil }
            return tokens[..<index].indices.suffix(30).last { ["func", "init", "subscript"].contains(text($0)) }
        }
        return nil
    }

    /// Returns the names of the file's functions and properties, except `member`, that use any of `names`, directly or
    /// through another of these functions and properties.
    func helpers(using names: Set<String>, besides member: String) -> Set<String> {
        var found: Set<String> = []
        var rest = Set(spans.map(\.name)).subtracting(names).subtracting([member])
        while true {
            let more = rest.filter { count(of: names.union(found), in: $0) > 0 }
            guard !more.isEmpty else { return found }
            found.formUnion(more)
            rest.subtract(more)
        }
    }

    func count(of texts: Set<String>, outside member: String) -> Int { places(of: texts, outside: member).count }
    func count(of texts: Set<String>, in member: String) -> Int { places(of: texts, in: member).count }

    private func places(of texts: Set<String>, outside member: String) -> [Int] {
        let inside = bodies(of: member)
        return tokens.indices.filter { index in
            texts.contains(tokens[index].text) && text(index - 1) != "func"
                && !inside.contains { $0.indices.contains(index) } && !isDiscarded(index) && !isConditional(index)
                && !unused.contains { $0.contains(index) }
        }
    }

    private func places(of texts: Set<String>, in member: String) -> [Int] {
        bodies(of: member).flatMap(\.indices).filter {
            texts.contains(tokens[$0].text) && !isDiscarded($0) && !isConditional($0)
        }
    }

    private func isDiscarded(_ index: Int) -> Bool { discarded.contains { $0.contains(index) } }

    /// The names of functions that code can call without naming them, or that Swift itself calls.
    private static let called: Set = ["callAsFunction", "hash", "encode", "dynamicallyCall"]

    /// Returns the places of helpers that are never called: functions that only their own code or other such functions
    /// mention. A type's function is left out, because it may be a requirement of a protocol, unless it is private or
    /// the type is `Answer`, whose requirements are known.
    private static func unused(
        _ tokens: [SourceToken], _ scopes: Scopes, _ requirements: Set<String>
    ) -> [ClosedRange<Int>] {
        let helpers = tokens.indices.dropLast().compactMap { index -> (name: String, place: ClosedRange<Int>)? in
            guard tokens[index].text == "func", isWord(tokens[index + 1].text),
                let end = bodyEnd(tokens, from: index + 2)
            else { return nil }
            let isPrivate = tokens[..<index].suffix(6).reversed().prefix { $0.line == tokens[index].line }
                .contains { ["private", "fileprivate"].contains($0.text) }
            let type = scopes.around(index).last?.path?.last
            let isRequired =
                type == "Answer" && !requirements.isEmpty
                ? requirements.union(called).contains(tokens[index + 1].text) : type != nil
            return isRequired && !isPrivate ? nil : (tokens[index + 1].text, index...end)
        }
        var unused: [ClosedRange<Int>] = []
        var rest = helpers
        while true {
            let places = unused
            let more = rest.filter { helper in
                !tokens.indices.contains { index in
                    tokens[index].text == helper.name && !helper.place.contains(index)
                        && tokens[max(0, index - 1)].text != "func" && !places.contains { $0.contains(index) }
                }
            }
            guard !more.isEmpty else { return unused }
            unused += more.map(\.place)
            rest.removeAll { helper in more.contains { $0.place == helper.place } }
        }
    }

    /// Returns the places of values that statements such as `_ = pipe(f, g)` discard. The tokens in such a value do not
    /// count as used. A call with a trailing closure, as in `_ = Task { … }`, is left out, because it may do work.
    private static func discarded(_ tokens: [SourceToken]) -> [ClosedRange<Int>] {
        tokens.indices.dropLast(2).compactMap { place in
            guard tokens[place].text == "_", tokens[place + 1].text == "=" else { return nil }
            let start = place + 2
            var depth = 0
            for index in start..<tokens.count {
                let text = tokens[index].text
                if text == "{", index > start, depth == 0 { return nil }
                if depth == 0, index > start {
                    let (last, isFirst) = (tokens[index - 1], tokens[index].line > tokens[index - 1].line)
                    let goesOn = text == "." || "=+-*/?:&|<>,.".contains(last.text)
                    if text == ";" || isFirst && !goesOn { return start...index - 1 }
                }
                if "([{".contains(text) { depth += 1 }
                if ")]}".contains(text) { depth -= 1 }
                if depth < 0 { return index > start ? start...index - 1 : nil }
            }
            return start...tokens.count - 1
        }
    }

    /// Returns true if a token is a label, as in `(limit: 3)`.
    func isLabel(_ index: Int) -> Bool { ["(", ","].contains(text(index - 1)) && text(index + 1) == ":" }

    /// Returns true if a token is the use of a name: not a declaration, not a label, and not in code that is compiled
    /// only under a condition.
    private func isUse(_ index: Int) -> Bool {
        if ["func", "let", "var", "case", "for"].contains(text(index - 1)) { return false }
        if text(index + 1) == ":", text(index - 1) != "?" { return false }
        return !isConditional(index)
    }

    /// Returns true if a token is between an `#if` and its `#endif`, in code that is compiled only under a condition.
    func isConditional(_ index: Int) -> Bool { conditional.contains { $0.contains(index) } }

    /// Returns the first call to one of these functions that is directly in a member's body, outside all brackets and
    /// braces, and outside the parentheses of other calls.
    func firstDirectCall(of names: Set<String>, in member: String) -> SourceToken? {
        for body in bodies(of: member) {
            // For each open parenthesis, bracket or brace: true for a parenthesis that only groups, as in `(a + b)`.
            var open: [Bool] = []
            for index in body.indices {
                switch body[index].text {
                case "(":
                    let isFirst = index == body.startIndex || text(index - 1).isEmpty
                    open.append(isFirst || !isCalled(index - 1))
                case "[", "{": open.append(false)
                case ")", "]", "}": _ = open.popLast()
                case let word where !open.contains(false) && names.contains(word):
                    let isOthers =
                        index > body.startIndex && body[index - 1].text == "."
                        && (index < body.startIndex + 2 || body[index - 2].text != "self")
                    if index + 1 < body.endIndex, body[index + 1].text == "(", !isOthers { return body[index] }
                default: break
                }
            }
        }
        return nil
    }

    /// Returns true if parentheses after this token contain arguments: the token is a name, or ends an expression or a
    /// type.
    private func isCalled(_ index: Int) -> Bool {
        let word = text(index)
        if ["return", "try", "await", "in", "if", "while", "else", "case", "switch", "guard"].contains(word) {
            return false
        }
        return Self.isWord(word) || word.hasPrefix("@") || [")", "]", "}", ">", "`", "!", "?"].contains(word.suffix(1))
    }

    var lastingVariables: Set<String> {
        var names: Set<String> = []
        var depth = 0
        let types = changingTypes
        let made = types.union(makers(of: types))
        let changing = made.union(helpers(using: made, besides: ""))
        for index in tokens.indices.dropLast() {
            switch tokens[index].text {
            case "{": depth += 1
            case "}": depth -= 1
            case "var", "let":
                let line = tokens[index...].prefix { $0.line == tokens[index].line }
                // A constant keeps state from call to call only if its value is an object that can change.
                if tokens[index].text == "let", !line.contains(where: { changing.contains($0.text) }) { continue }
                let before = tokens[..<index].reversed().prefix {
                    !["{", "}", ";"].contains($0.text)
                        && ($0.line == tokens[index].line || Self.modifiers.contains($0.text))
                }
                let isLasting = depth == 0 || before.contains { $0.text == "static" }
                if isLasting, holdsValue(index + 1) { names.formUnion(namesDeclared(at: index + 1)) }
            default: break
            }
        }
        return names
    }

    /// Returns the names of the functions whose parameters or results are of these types.
    private func makers(of types: Set<String>) -> [String] {
        tokens.indices.dropLast().filter { index in
            text(index) == "func" && tokens[index...].prefix { $0.text != "{" }.contains { types.contains($0.text) }
        }.map { text($0 + 1) }
    }

    func namesOfItsOwn(_ member: String) -> Set<String> {
        var names: Set<String> = []
        for index in tokens.indices.dropLast() where tokens[index].text == "func" && tokens[index + 1].text == member {
            let head = tokens[(index + 1)...].prefix { $0.text != "{" }
            for (word, mark) in zip(head, head.dropFirst()) where mark.text == ":" { names.insert(word.text) }
        }
        for body in bodies(of: member) {
            for index in body.indices {
                switch body[index].text {
                case "var", "let": names.formUnion(namesDeclared(at: index + 1))
                case "for", "{": names.formUnion(namesBeforeIn(at: index + 1))
                default: break
                }
            }
        }
        return names
    }

    /// Returns the names that a `let` or `var` declares: one, or those of a tuple in parentheses.
    private func namesDeclared(at index: Int) -> Set<String> {
        guard text(index) == "(" else { return [text(index)] }
        return Set(tokens[index...].prefix { $0.text != ")" }.map(\.text).filter(Self.isWord))
    }

    /// Returns the names between a `for`, or the brace of a closure, and the next `in`, except those in a closure's
    /// capture list.
    private func namesBeforeIn(at index: Int) -> Set<String> {
        var names: Set<String> = []
        var depth = 0
        for token in tokens[index...].prefix(40) {
            switch token.text {
            case "in": return names
            case "{", "}", "=", ";", "for", "return", "func": return []
            case "[": depth += 1
            case "]": depth -= 1
            default: if depth == 0, Self.isWord(token.text) { names.insert(token.text) }
            }
        }
        return []
    }

    private static func isWord(_ text: String) -> Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }

    /// Returns true if the variable whose name is at this index is stored. A variable counts as stored if an `=` comes
    /// before the first brace on its line or, if the line has neither, if the next line does not begin with a brace.
    private func holdsValue(_ name: Int) -> Bool {
        let rest = tokens[name...]
        let line = rest.prefix { $0.line == tokens[name].line }
        let mark = line.first { ["=", "{"].contains($0.text) } ?? rest.dropFirst(line.count).first
        return mark?.text != "{"
    }

    /// The types whose objects can change: the `locks`, and the file's classes and actors that have a stored variable
    /// or mention one of the `locks` outside their methods.
    private var changingTypes: Set<String> {
        let own = tokens.indices.dropLast().filter { index in
            guard ["class", "actor"].contains(text(index)), let end = Self.bodyEnd(tokens, from: index + 1) else {
                return false
            }
            // Only depth 1 counts, because a variable inside a method does not outlive the call.
            var depth = 0
            return tokens.indices[index...end].contains { place in
                if text(place) == "{" { depth += 1 }
                if text(place) == "}" { depth -= 1 }
                return depth == 1
                    && (text(place) == "var" && holdsValue(place + 1) || Self.locks.contains(text(place)))
            }
        }
        return Set(own.map { text($0 + 1) }).union(Self.locks)
    }

    /// The types of Swift and Foundation whose objects keep values that can change.
    private static let locks: Set = [
        "Mutex", "Atomic", "OSAllocatedUnfairLock", "ManagedBuffer", "UserDefaults", "NSCache", "NSMutableArray",
        "NSMutableDictionary", "NSMutableSet", "NSMutableOrderedSet", "NSCountedSet", "NSMutableString",
        "NSMutableData", "NSMutableIndexSet", "NSHashTable", "NSMapTable",
    ]

    /// Returns the name of the outermost function or property that contains a line.
    package func member(atLine line: Int) -> String? {
        spans.filter { $0.lines.contains(line) }.max { $0.lines.count < $1.lines.count }?.name
    }

    private static let members: Set = ["func", "var", "let"]
    /// The tokens of modifiers that may be on an earlier line than the `var` or `let` to which they belong.
    private static let modifiers: Set = [
        "static", "private", "fileprivate", "internal", "package", "public", "final", "nonisolated", "(", "unsafe", ")",
        "@MainActor",
    ]
    private static let declaring = members.union(["struct", "class", "enum", "protocol", "extension"])

    static func bodyEnd(_ tokens: [SourceToken], from start: Int) -> Int? {
        var depth = 0
        for place in start..<max(start, tokens.count) {
            switch tokens[place].text {
            case "{": depth += 1
            case "}":
                depth -= 1
                if depth <= 0 { return depth == 0 ? place : nil }
            case let word where depth == 0 && declaring.contains(word): return nil
            default: break
            }
        }
        return nil
    }

    func hasMember(_ member: String) -> Bool { !bodies(of: member).isEmpty }

    private func bodies(of member: String) -> [ArraySlice<SourceToken>] {
        var found: [ArraySlice<SourceToken>] = []
        for index in tokens.indices.dropLast() where ["func", "var", "let"].contains(tokens[index].text) {
            guard tokens[index + 1].text == member else { continue }
            var depth = 0
            var start: Int?
            for place in (index + 2)..<tokens.count {
                switch tokens[place].text {
                case "{":
                    if depth == 0, start == nil { start = place + 1 }
                    depth += 1
                case "}":
                    depth -= 1
                    if depth == 0, let start {
                        found.append(tokens[start..<place])
                    }
                default: break
                }
                if depth < 0 || depth == 0 && start != nil { break }
                // If another declaration begins before any brace, this one has no braces.
                if start == nil, Self.declaring.contains(tokens[place].text) { break }
            }
        }
        return found
    }
}
