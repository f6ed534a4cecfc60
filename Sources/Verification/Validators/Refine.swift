extension Validator {
    /// Adds a condition on the output. Conditions that directly follow each other are all checked, so that each can
    /// report a fault, until there are ``ValidationOptions/limit`` issues. Use ``then(_:)`` before a check that must
    /// not run after a fault. A reversible validator stays reversible.
    ///
    /// The issue has the name as its message, and the code ``Issue/Code/custom(_:)``.
    @_alwaysEmitIntoClient
    public func refine(_ name: String, _ condition: @escaping @Sendable (Output) -> Bool) -> Validator {
        refine(.custom(name), condition)
    }

    /// Adds a condition on the output. The issue has the path of a value inside the output, such as `"address.zip"`.
    @_alwaysEmitIntoClient
    public func refine(
        _ name: String, at path: JSON.Path, _ condition: @escaping @Sendable (Output) -> Bool
    ) -> Validator {
        refine(reporting: { condition($0) ? [] : [Issue(.custom(name), at: path)] })
    }

    /// Adds a condition on the output. The issue has the given code.
    @_alwaysEmitIntoClient
    public func refine(_ code: Issue.Code, _ condition: @escaping @Sendable (Output) -> Bool) -> Validator {
        refined { output, context in
            if !condition(output) { context.report(Issue(code), value: output as? JSON) }
        }
    }

    /// Adds a condition that reports its own faults, with their paths inside the value.
    public func refine(reporting issues: @escaping @Sendable (Output) -> [Issue]) -> Validator {
        refined { output, context in context.adopt(issues(output)) }
    }

    /// Replaces the message of issues about the value itself, in every language, but not of issues about values inside
    /// it.
    public func withMessage(_ message: String) -> Validator {
        withMessage { _ in message }
    }

    /// Replaces the message of issues about the value itself, but not of issues about values inside it.
    ///
    /// - Parameter message: the function that returns the message for an issue, or `nil` for the standard one.
    public func withMessage(_ message: @escaping @Sendable (Issue) -> String?) -> Validator {
        Validator(keys: keys, back: back) { [run] input, context in
            let mark = context.issues.count
            let output = run(input, &context)
            if output == nil {
                for index in mark..<context.issues.count where context.issues[index].path.isEmpty {
                    context.issues[index].customMessage = message(context.issues[index])
                }
            }
            return output
        }
    }

    /// Puts a path before the path of each issue, for a value that was read at that path.
    public func located(at path: JSON.Path) -> Validator {
        Validator(keys: keys, back: back) { [run] input, context in
            let mark = context.issues.count
            let output = run(input, &context)
            for component in path.reversed { context.prefix(since: mark, component) }
            return output
        }
    }
}

extension Validator {
    /// Combines validators of the same input: all of them must accept the input, and all of them report faults, until
    /// there are ``ValidationOptions/limit`` issues.
    ///
    /// - Parameters:
    ///   - first: the validator that makes the output and encodes it.
    ///   - others: validators that must also accept the input; their outputs are ignored.
    public static func all(_ first: Validator, _ others: Validator...) -> Validator {
        // If the keys of a later validator are not known, that validator contributes no keys.
        let keys = first.keys.map { $0 + others.flatMap { $0.keys ?? [] } }
        return Validator(keys: keys, back: first.back) { input, context in
            let before = context.faults
            let output = first.run(input, &context)
            for other in others where !context.stops { _ = other.run(input, &context) }
            return context.faults == before ? output : nil
        }
    }

    /// The input, unchanged, if another validator rejects it.
    public static func not<Other>(
        _ forbidden: Validator<Input, Other>, code: Issue.Code = .forbidden
    ) -> Validator where Output == Input {
        Validator(back: { $0 }) { input, context in
            guard context.quietly({ forbidden.run(input, &$0) }) != nil else { return input }
            context.report(Issue(code), value: input as? JSON)
            return nil
        }
    }

    /// Any input of a given type, unchanged, for refinements of values that are not JSON.
    public static func identity(_ type: Output.Type = Output.self) -> Validator where Input == Output {
        Validator(back: { $0 }) { input, _ in input }
    }
}
