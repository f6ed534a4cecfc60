extension Examiner {
    /// Expects the two sides of a law to have equal results for all inputs.
    ///
    /// - Parameters:
    ///   - law: the law's name, such as `associativity`, which the verdict shows.
    ///   - equation: the law as an equation that contains the names in `generators`.
    ///   - generators: the values in the law, each with the name that it has in the equation.
    ///   - misconception: the key of the sentence to show if the law does not hold.
    ///   - tries: the number of inputs to try, small ones first.
    ///   - seed: the seed that determines the inputs.
    ///   - left: the left side. A side may throw: sides agree if both throw errors with the same description. But a
    ///     `CheckFailure` ends the check.
    ///   - right: the right side.
    /// - Throws: an error that ends the check if the law does not hold, with the smallest counterexample that was
    ///   found; or the `CheckFailure` that a side threw.
    public func law<each Value, Outcome: Equatable>(
        _ law: String, _ equation: String, for generators: repeat (String, Generator<each Value>),
        ifBroken misconception: String? = nil, tries: Int = 100, seed: UInt64 = SplitMix64.lawSeed,
        left: (repeat each Value) throws -> Outcome,
        equals right: (repeat each Value) throws -> Outcome
    ) throws {
        var trial = Trial(law, equation, for: repeat each generators, tries: tries, seed: seed)
        trial.run(left, right, by: { $0 == $1 })
        try finish(trial, misconception)
    }

    /// A variant that compares the results by a test other than `==`.
    public func law<each Value, Outcome>(
        _ law: String, _ equation: String, for generators: repeat (String, Generator<each Value>),
        ifBroken misconception: String? = nil, tries: Int = 100, seed: UInt64 = SplitMix64.lawSeed,
        by areEqual: (Outcome, Outcome) -> Bool,
        left: (repeat each Value) throws -> Outcome,
        equals right: (repeat each Value) throws -> Outcome
    ) throws {
        var trial = Trial(law, equation, for: repeat each generators, tries: tries, seed: seed)
        trial.run(left, right, by: areEqual)
        try finish(trial, misconception)
    }

    /// A variant for a condition. If the condition throws an error other than a `CheckFailure`, the law does not hold.
    public func law<each Value>(
        _ law: String, _ equation: String, for generators: repeat (String, Generator<each Value>),
        ifBroken misconception: String? = nil, tries: Int = 100, seed: UInt64 = SplitMix64.lawSeed,
        holds: (repeat each Value) throws -> Bool
    ) throws {
        var trial = Trial(law, equation, for: repeat each generators, tries: tries, seed: seed)
        trial.run(holds)
        try finish(trial, misconception)
    }

    func finish<each Value>(_ trial: Trial<repeat each Value>, _ misconception: String?) throws {
        if let interruption = trial.interruption { throw interruption }
        guard let found = trial.counterexample else { return }
        throw failure(misconception, [.law(found)]) { Phrases.broken(found) }
    }
}
