extension Validator {
    /// Converts the output. The result is not reversible; for a reversible one, use ``map(_:back:)``.
    @_alwaysEmitIntoClient
    public func map<New>(_ transform: @escaping @Sendable (Output) -> New) -> Validator<Input, New> {
        Validator<Input, New>(keys: keys, back: nil) { [run] input, context in run(input, &context).map(transform) }
    }

    /// Converts the output, with an inverse conversion. `back` returns `nil` for a value that `transform` cannot have
    /// made, such as another case of an enum.
    @_alwaysEmitIntoClient
    public func map<New>(
        _ transform: @escaping @Sendable (Output) -> New, back: @escaping @Sendable (New) -> Output?
    ) -> Validator<Input, New> {
        Validator<Input, New>(keys: keys, back: backwards(back)) { [run] input, context in
            run(input, &context).map(transform)
        }
    }

    /// Converts the output. If `transform` returns `nil`, an issue with the code is reported.
    @_alwaysEmitIntoClient
    public func compactMap<New>(
        _ code: Issue.Code, _ transform: @escaping @Sendable (Output) -> New?,
        back: (@Sendable (New) -> Output?)? = nil
    ) -> Validator<Input, New> {
        Validator<Input, New>(keys: keys, back: backwards(back)) { [run] input, context in
            guard let output = run(input, &context) else { return nil }
            if let new = transform(output) { return new }
            context.report(Issue(code), value: input as? JSON)
            return nil
        }
    }

    /// Converts the output with a function that may throw. An ``Issue`` that it throws is reported unchanged; any other
    /// error becomes the underlying error of an issue with the code.
    public func tryMap<New>(
        _ code: Issue.Code = .custom("cannot be converted"), _ transform: @escaping @Sendable (Output) throws -> New,
        back: (@Sendable (New) -> Output?)? = nil
    ) -> Validator<Input, New> {
        Validator<Input, New>(keys: keys, back: backwards(back)) { [run] input, context in
            guard let output = run(input, &context) else { return nil }
            do {
                return try transform(output)
            } catch {
                context.report(error as? Issue ?? Issue(code, underlying: error), value: input as? JSON)
                return nil
            }
        }
    }

    /// Runs a second validator on the output of this validator, unless this validator fails. The result is reversible
    /// if both are.
    @_alwaysEmitIntoClient
    public func then<New>(_ next: Validator<Output, New>) -> Validator<Input, New> {
        Validator<Input, New>(keys: keys, back: backwards(next.back)) { [run] input, context in
            guard let output = run(input, &context) else { return nil }
            return next.run(output, &context)
        }
    }

    /// Makes a validator for another type of input. `transform` converts each value of that type into an input for this
    /// validator.
    public func pullback<NewInput>(
        _ transform: @escaping @Sendable (NewInput) -> Input, back: (@Sendable (Input) -> NewInput?)? = nil
    ) -> Validator<NewInput, Output> {
        var outer: (@Sendable (Output) -> NewInput?)?
        if let back, let inner = self.back { outer = { inner($0).flatMap(back) } }
        return Validator<NewInput, Output>(keys: keys, back: outer) { [run] input, context in
            run(transform(input), &context)
        }
    }

    @inlinable
    func backwards<New>(_ step: (@Sendable (New) -> Output?)?) -> (@Sendable (New) -> Input?)? {
        guard let step, let back else { return nil }
        return { step($0).flatMap(back) }
    }
}
