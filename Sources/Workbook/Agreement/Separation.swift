/// What separates inputs that fail from inputs that pass: the simplest feature, or two together.
struct Separation: Equatable {
    /// What holds for every failing input and for no passing one.
    let clauses: [String]
    /// How many inputs failed, and how many passed; one that was tried again is counted once.
    let failing: Int
    let passing: Int

    /// An input as a set of features, and whether the answer was right on it.
    struct Case {
        let input: String
        let clauses: [String]
        let passes: Bool
    }

    /// How many inputs of a fresh batch must have a feature, and how many must not: with many features some separate a
    /// single batch by chance.
    private static let least = 10

    /// Looks for what separates the inputs of a batch: single features first, then two together.
    static func candidates(in cases: [Case]) -> [[String]] {
        let failing = cases.filter { !$0.passes }.map { Set($0.clauses) }
        let passing = cases.filter(\.passes).map { Set($0.clauses) }
        guard let first = failing.first, failing.count >= 2, passing.count >= 2 else { return [] }
        let shared = failing.dropFirst().reduce(first) { $0.intersection($1) }
        // In the order in which they were named: what an author named comes first.
        let order = cases.first { !$0.passes }?.clauses.filter(shared.contains) ?? []
        let singles = order.map { [$0] }
        let pairs = order.indices.flatMap { one in order.indices.filter { $0 > one }.map { [order[one], order[$0]] } }
        return (singles + pairs).filter { clauses in passing.allSatisfy { !$0.isSuperset(of: clauses) } }
    }

    /// Looks for the simplest separation.
    ///
    /// - Parameters:
    ///   - cases: the inputs by which one is chosen.
    ///   - fresh: other inputs, for which it must hold, too.
    /// - Returns: the simplest one, a single feature before two; `nil` where none separates both batches.
    static func find(in cases: [Case], confirmedBy fresh: [Case]) -> Separation? {
        let failed = fresh.count { !$0.passes }
        for clauses in candidates(in: cases) {
            let with = fresh.filter { Set($0.clauses).isSuperset(of: clauses) }
            let without = fresh.count - with.count
            guard with.count >= least, without >= least, failed == with.count, with.allSatisfy({ !$0.passes }) else {
                continue
            }
            let all = Set((cases + fresh).map(\.input))
            let failing = Set((cases.filter { !$0.passes } + with).map(\.input))
            return Separation(clauses: clauses, failing: failing.count, passing: all.count - failing.count)
        }
        return nil
    }
}
