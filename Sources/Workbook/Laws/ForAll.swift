/// Searches for an input for which the two sides of a law differ, and then for the smallest such input.
///
/// ```swift
/// let broken = forAll(("x", .int), ("y", .int)) { x, y in x + y } equals: { x, y in y + x }
/// #expect(broken == nil)
/// ```
///
/// - Parameters:
///   - generators: a generator for each value in the law, with the value's name in the equation.
///   - law: the law's name.
///   - equation: the law as an equation.
///   - tries: the number of inputs to try, small ones first.
///   - seed: the seed that determines the inputs.
///   - left: the left side. A side may throw: sides agree if both throw errors with the same description. But a
///     `CheckFailure` ends the search.
///   - right: the right side.
/// - Returns: the smallest failing input that was found; `nil` if none was found.
public func forAll<each Value, Outcome: Equatable>(
    _ generators: repeat (String, Generator<each Value>), law: String = "", equation: String = "", tries: Int = 100,
    seed: UInt64 = SplitMix64.lawSeed, left: (repeat each Value) throws -> Outcome,
    equals right: (repeat each Value) throws -> Outcome
) -> Finding.Counterexample? {
    var trial = Trial(law, equation, for: repeat each generators, tries: tries, seed: seed)
    trial.run(left, right, by: { $0 == $1 })
    return trial.counterexample
}

/// A variant for a condition. If the condition throws an error other than a `CheckFailure`, the law does not hold.
public func forAll<each Value>(
    _ generators: repeat (String, Generator<each Value>), law: String = "", equation: String = "", tries: Int = 100,
    seed: UInt64 = SplitMix64.lawSeed, holds: (repeat each Value) throws -> Bool
) -> Finding.Counterexample? {
    var trial = Trial(law, equation, for: repeat each generators, tries: tries, seed: seed)
    trial.run(holds)
    return trial.counterexample
}

/// A variant for two asynchronous sides.
@MainActor public func forAll<each Value, Outcome: Equatable>(
    _ generators: repeat (String, Generator<each Value>), law: String = "", equation: String = "", tries: Int = 100,
    seed: UInt64 = SplitMix64.lawSeed, left: @MainActor (repeat each Value) async throws -> Outcome,
    equals right: @MainActor (repeat each Value) async throws -> Outcome
) async -> Finding.Counterexample? {
    var trial = Trial(law, equation, for: repeat each generators, tries: tries, seed: seed)
    await trial.run(left, right, by: { $0 == $1 })
    return trial.counterexample
}

/// A variant for an asynchronous condition. If the condition throws an error other than a `CheckFailure`, the law does
/// not hold.
@MainActor public func forAll<each Value>(
    _ generators: repeat (String, Generator<each Value>), law: String = "", equation: String = "", tries: Int = 100,
    seed: UInt64 = SplitMix64.lawSeed, holds: @MainActor (repeat each Value) async throws -> Bool
) async -> Finding.Counterexample? {
    var trial = Trial(law, equation, for: repeat each generators, tries: tries, seed: seed)
    await trial.run(holds)
    return trial.counterexample
}
