extension Examiner {
    /// A variant for two asynchronous sides.
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

    /// A variant for two asynchronous sides that compares the results by a test other than `==`.
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

    /// A variant for an asynchronous condition. If the condition throws an error other than a `CheckFailure`, the law
    /// does not hold.
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
