/// Errors that are mere consequences of another error, so a learner does not see them.
extension CompilerMessage {
    /// Returns true if another error is the cause of this one.
    ///
    /// The following errors, for example, are consequences:
    ///
    /// - a name that is unknown because a condition has `==` in place of `=`, or a closure names too few arguments
    /// - a name or member about which there is an earlier error, or that a contract requires and the answer lacks
    /// - a case that a function type does not have, if there is an unknown name a few lines above, for example after
    ///   `switch`
    /// - a wrong type on a line where a property's initial value uses an instance member
    /// - an argument that is missing in parentheses which would call a value that is no function
    /// - the error about the macro `error`, after the one about the pattern, if the learner wrote `catch error`
    /// - a change of `self`, or an answer that lacks a conformance, if a struct should be a class
    /// - a closure that seems to return nothing because it contains an error
    /// - a call that can throw or wait, if a function a few lines away should return an `IO` or a `LazyTask`, but
    ///   returns the value itself
    /// - a type that cannot be inferred because of an earlier line
    /// - an error for which the compiler found no cause, if it found one for another error
    /// - the use of a captured variable, if there is also an error about a change of this variable
    /// - a missing conformance to a protocol, if a later line declares a name that is already declared
    /// - the initialization of a constant that comes after `super.init`, but must come before it
    /// - the use of a function with an optional result, if the learner meant an optional function
    /// - errors about the line after the first line of a closure with an arrow in place of `in`
    /// - a closure that may throw, if a description is missing in it
    /// - something that is expected after a string without its closing quote
    /// - an expression that is missing after a list of arguments in which a comma is missing
    /// - a value of the wrong type in a closure that is passed to a type with the wrong type in brackets
    /// - an array or a tuple of `Any`, if an empty collection literal lacks its type
    /// - a stage of a pipeline that does not take the function that an earlier stage returns, if that stage is not
    ///   right, either: for example, it lacks its first argument
    func isConsequence(among errors: [CompilerMessage]) -> Bool {
        func begins(_ start: String) -> Bool { text.hasPrefix(start) }
        func has(_ isCause: (CompilerMessage) -> Bool) -> Bool { errors.contains(where: isCause) }
        func before(_ isCause: (CompilerMessage) -> Bool) -> Bool { has { $0.line < line && isCause($0) } }

        if begins("expansion of macro 'error'"),
            before({ $0.text.hasPrefix("expression pattern of type '(String) -> ()' cannot match") })
        {
            return true
        }
        if begins("cannot find '") {
            let isNamed = before { error in
                error.text == "unwrap condition requires a valid identifier" || error.text == text
                    || error.text.hasPrefix("contextual closure type '") && line - error.line < 4
                        && error.text.hasSuffix("but 1 was used in closure body")
                    || error.namesNoArgument && line - error.line < 12
            }
            if isNamed { return true }
        }
        if text.contains("' has no member '"), before({ $0.text == text }) { return true }
        if begins("cannot convert "),
            has({ $0.line == line && $0.text.hasPrefix("cannot use instance member ") })
        {
            return true
        }
        if begins("missing argument for parameter "),
            has({ $0.line == line && $0.text.hasPrefix("cannot call value of non-function type ") })
        {
            return true
        }
        if begins("type '("), text.contains(" -> "), text.contains("' has no member '"),
            before({ $0.unknownName != nil && line - $0.line < 8 })
        {
            return true
        }
        if let name = captures(of: "* has no member '*'", in: text)?.last
            ?? captures(of: "cannot find '*' in scope", in: text)?.last,
            has({ error in
                error.text.contains(" does not conform to protocol ")
                    && error.notes.contains {
                        $0.text.hasPrefix("protocol requires ") && $0.text.contains(" '\(name)'")
                    }
            })
        {
            return true
        }
        if has({ isAboutOptionalResult(of: $0) }) { return true }
        if let name = captures(of: "immutable value '*' may only be initialized once", in: text)?.first {
            return before { $0.text == "property '\(name)' not initialized at super.init call" }
        }
        if namesNoArgument,
            before({ $0.text == "missing argument label 'addingCapacity:' in call" && line - $0.line < 3 })
        {
            return true
        }
        if isAboutCalls && !begins("cannot convert") || begins("error is not handled"),
            has({
                abs($0.line - line) < 12
                    && ($0.text.contains("' to return type 'IO<") || $0.text.contains("' to return type 'LazyTask<"))
            })
        {
            return true
        }
        if isAboutVoid, has({ !$0.isAboutVoid && abs($0.line - line) < 12 && $0.line != line }) { return true }
        if begins("passing non-escaping parameter '"), before({ $0.text.hasPrefix("unknown attribute '") }) {
            return true
        }
        if text.contains("'self' is immutable") || begins("type 'Answer' does not conform to "),
            has({ $0.text.hasPrefix("non-class type '") })
        {
            return true
        }
        if text == "generic parameter 'S' could not be inferred",
            before({ $0.text.hasPrefix("static method '") || $0.text.contains("' has no member '") })
        {
            return true
        }
        if text == "expected type after '->'" || text.contains(" may only be used as expression in "),
            before({ $0.text == "expected type before '->'" && line - $0.line < 3 })
        {
            return true
        }
        // The closure contains a call that may throw where a description is missing.
        if begins("invalid conversion from throwing function of type"),
            has({ $0.text.contains("to closure result type 'IO<") && $0.line >= line && $0.line - line < 12 })
        {
            return true
        }
        if text.hasPrefix("expected "), before({ $0.text == "unterminated string literal" }) { return true }
        if text == "expected expression", before({ $0.text.hasPrefix("expected ')' in expression list") }) {
            return true
        }
        if let types = captures(of: "cannot convert value of type '*' to expected argument type '*'", in: text),
            before({ $0.returns(genericOf: types[1], insteadOf: types[0]) && line - $0.line < 8 })
        {
            return true
        }
        if let expected = expectedFunction?.replacing("@escaping ", with: ""),
            before({ earlier in
                guard line - earlier.line < 4, let result = earlier.expectedFunction.flatMap(Self.result) else {
                    return false
                }
                return result.contains("->") && expected.contains(result)
            })
        {
            return true
        }
        if begins("cannot infer type of closure parameter '"), before({ _ in true }) { return true }
        if isWithoutCause { return has { !$0.isWithoutCause } }
        if let name = captures(of: "reference to captured var '*' in *", in: text)?.first {
            return has { $0.text.hasPrefix("mutation of captured var '\(name)'") }
        }
        if captures(of: "type '*' does not conform to protocol '*'", in: text) != nil {
            return has { $0.text.hasPrefix("invalid redeclaration of ") && $0.line > line }
        }
        return ["'[Any]'", "'Any'", "(Any, Any)"].contains(where: text.contains)
            && has { $0.text.hasPrefix("empty collection literal requires") }
    }

    /// The type of the function that is expected in place of another function.
    private var expectedFunction: String? {
        guard let types = captures(of: "cannot convert value of type '*' to expected argument type '*'", in: text),
            types.allSatisfy({ $0.contains(" -> ") })
        else { return nil }
        return types[1]
    }

    /// Returns the type after the arrow that follows a function type's parameters.
    private static func result(of function: String) -> String? {
        var depth = 0
        for index in function.indices {
            if function[index] == "(" { depth += 1 }
            if function[index] == ")" { depth -= 1 }
            if depth == 0, function[index...].hasPrefix(" -> ") { return String(function[index...].dropFirst(4)) }
        }
        return nil
    }

    /// True if a closure receives arguments that it neither names nor uses.
    var namesNoArgument: Bool { text.hasPrefix("contextual type for closure argument list expects ") }

    /// True if the compiler found no cause, so the learner's mistake can only be guessed.
    var isWithoutCause: Bool { text.hasPrefix("failed to produce diagnostic") }

    /// Returns true if both errors exist because the learner wrote `(A) -> B?` for an optional function, `((A) -> B)?`.
    /// The other error then says that `nil` is not a value of this type.
    private func isAboutOptionalResult(of error: CompilerMessage) -> Bool {
        guard let type = captures(of: "'nil' cannot initialize specified type '*'", in: error.text)?.first,
            let result = type.split(separator: " -> ").last
        else { return false }
        return text == "initializer for conditional binding must have Optional type, not '\(type)'"
            || text.hasPrefix("value of optional type '\(result)' must be unwrapped")
    }

    /// Returns true if the error is about a result such as `Source<Int>` in place of `Source<String>`.
    private func returns(genericOf given: String, insteadOf needed: String) -> Bool {
        captures(of: "cannot convert return expression of type '*<\(given)>' to return type '*<\(needed)>'", in: text)
            .map { $0[0] == $0[1] } ?? false
    }

    /// True if the compiler assumes that a closure returns nothing, as it often does if the closure contains an error.
    private var isAboutVoid: Bool {
        text.hasPrefix("cannot convert value of type 'Void' to closure result type '")
            || text.hasPrefix("value of tuple type 'Void' has no member '")
    }
}
