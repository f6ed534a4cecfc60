extension Examiner {
    /// Expects two asynchronous sides to have equal results for all inputs.
    ///
    /// - Parameters:
    ///   - law: the law's name, such as `associativity`, which the verdict shows.
    ///   - equation: the law as an equation, in the names of the generators.
    ///   - generators: the values in the law, each with the name that it has in the equation.
    ///   - misconception: the key of the sentence to show if the law does not hold.
    ///   - tries: the number of inputs to try, small ones first.
    ///   - seed: the seed that determines the inputs.
    ///   - left: the left side. A side may throw: sides agree if both throw errors with the same description.
    ///   - right: the right side.
    /// - Throws: an error that ends the check, with the smallest counterexample that was found; or the error with which
    ///   a side ended the check.
    public func law<each Value, Outcome: Equatable>(
        _ law: String, _ equation: String, for generators: repeat (String, Generator<each Value>),
        ifBroken misconception: String? = nil, tries: Int = 100, seed: UInt64 = SplitMix64.lawSeed,
        left: @MainActor (repeat each Value) async throws -> Outcome,
        equals right: @MainActor (repeat each Value) async throws -> Outcome
    ) async throws {
        var trial = Trial(law, equation, for: repeat each generators, tries: tries, seed: seed)
        await trial.run(left, right, by: { $0 == $1 })
        try finish(trial, misconception)
    }

    /// Expects two asynchronous sides to have the same results for all inputs, by a test other than `==`.
    ///
    /// - Parameters:
    ///   - law: the law's name, such as `associativity`, which the verdict shows.
    ///   - equation: the law as an equation, in the names of the generators.
    ///   - generators: the values in the law, each with the name that it has in the equation.
    ///   - misconception: the key of the sentence to show if the law does not hold.
    ///   - tries: the number of inputs to try, small ones first.
    ///   - seed: the seed that determines the inputs.
    ///   - areEqual: returns true if the results of two sides are the same.
    ///   - left: the left side. A side may throw: sides agree if both throw errors with the same description.
    ///   - right: the right side.
    /// - Throws: an error that ends the check, with the smallest counterexample that was found; or the error with which
    ///   a side ended the check.
    public func law<each Value, Outcome>(
        _ law: String, _ equation: String, for generators: repeat (String, Generator<each Value>),
        ifBroken misconception: String? = nil, tries: Int = 100, seed: UInt64 = SplitMix64.lawSeed,
        by areEqual: (Outcome, Outcome) -> Bool,
        left: @MainActor (repeat each Value) async throws -> Outcome,
        equals right: @MainActor (repeat each Value) async throws -> Outcome
    ) async throws {
        var trial = Trial(law, equation, for: repeat each generators, tries: tries, seed: seed)
        await trial.run(left, right, by: areEqual)
        try finish(trial, misconception)
    }

    /// Expects an asynchronous condition to hold for all inputs.
    ///
    /// - Parameters:
    ///   - law: the law's name, such as `associativity`, which the verdict shows.
    ///   - equation: the law as an equation, in the names of the generators.
    ///   - generators: the values in the law, each with the name that it has in the equation.
    ///   - misconception: the key of the sentence to show if the law does not hold.
    ///   - tries: the number of inputs to try, small ones first.
    ///   - seed: the seed that determines the inputs.
    ///   - holds: returns true if the law holds for an input. If it throws an error other than a `CheckFailure`, the law
    ///     does not hold.
    /// - Throws: an error that ends the check, with the smallest counterexample that was found; or the `CheckFailure`
    ///   that the condition threw.
    public func law<each Value>(
        _ law: String, _ equation: String, for generators: repeat (String, Generator<each Value>),
        ifBroken misconception: String? = nil, tries: Int = 100, seed: UInt64 = SplitMix64.lawSeed,
        holds: @MainActor (repeat each Value) async throws -> Bool
    ) async throws {
        var trial = Trial(law, equation, for: repeat each generators, tries: tries, seed: seed)
        await trial.run(holds)
        try finish(trial, misconception)
    }
}
