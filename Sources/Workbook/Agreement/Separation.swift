/// The features that separate the inputs that fail from those that pass: one feature, or two together. If no features
/// separate them, the separation is the feature that all failing inputs share, provided that at least half of the
/// inputs with this feature fail.
struct Separation: Equatable {
    let clauses: [String]
    /// The number of inputs that failed. Equal inputs count only once, also in `having` and `lacking`.
    let failing: Int
    let having: Int
    let lacking: Int

    struct Case {
        let input: String
        let clauses: [String]
        let passes: Bool
    }

    /// The minimum number of inputs with a feature, and also of inputs without it, in the fresh batch that confirms a
    /// separation. The fresh batch is needed because, among many features, some separate a single batch by chance.
    private static let least = 10

    static func candidates(in cases: [Case]) -> [[String]] {
        let failing = cases.filter { !$0.passes }.map { Set($0.clauses) }
        let passing = cases.filter(\.passes).map { Set($0.clauses) }
        guard let first = failing.first, failing.count >= 2, passing.count >= 2 else { return [] }
        let shared = failing.dropFirst().reduce(first) { $0.intersection($1) }
        // Clauses are in the order in which they were found, with the author's features first.
        let order = cases.first { !$0.passes }?.clauses.filter(shared.contains) ?? []
        let singles = order.map { [$0] }
        let pairs = order.indices.flatMap { one in order.indices.filter { $0 > one }.map { [order[one], order[$0]] } }
        return (singles + pairs).filter { clauses in passing.allSatisfy { !$0.isSuperset(of: clauses) } }
    }

    /// Returns the simplest separation that is true of both batches (one feature is simpler than two). If there is
    /// none, returns the closest separation, if there is one.
    static func find(in cases: [Case], confirmedBy fresh: [Case]) -> Separation? {
        let failed = fresh.count { !$0.passes }
        for clauses in candidates(in: cases) {
            let with = fresh.filter { Set($0.clauses).isSuperset(of: clauses) }
            let without = fresh.count - with.count
            guard with.count >= least, without >= least, failed == with.count, with.allSatisfy({ !$0.passes }) else {
                continue
            }
            return Separation(of: cases + fresh, by: clauses)
        }
        return closest(in: cases, confirmedBy: fresh)
    }

    private init(of cases: [Case], by clauses: [String]) {
        func count(_ cases: [Case]) -> Int { Set(cases.map(\.input)).count }
        self.clauses = clauses
        failing = count(cases.filter { !$0.passes })
        having = count(cases.filter { Set($0.clauses).isSuperset(of: clauses) })
        lacking = count(cases) - having
    }

    static func necessary(in cases: [Case]) -> [String] {
        let failing = cases.filter { !$0.passes }.map { Set($0.clauses) }
        guard failing.count >= least / 2, let first = cases.first(where: { !$0.passes }) else { return [] }
        let shared = failing.reduce(Set(first.clauses)) { $0.intersection($1) }
        return first.clauses.filter(shared.contains)
    }

    /// Returns the feature that every failing input has, if at least half of the inputs with that feature fail.
    ///
    /// If nearly every input has a feature, the feature explains nothing. So at least a third of the inputs must lack
    /// it. At least 20 inputs must fail.
    private static func closest(in cases: [Case], confirmedBy fresh: [Case]) -> Separation? {
        let fits = necessary(in: cases).map { Separation(of: cases + fresh, by: [$0]) }.filter { fit in
            fit.failing >= 2 * least && 2 * fit.failing >= fit.having && 2 * fit.lacking >= fit.having
                && fresh.allSatisfy { $0.passes || $0.clauses.contains(fit.clauses[0]) }
        }
        // If several features fit equally well, `min` returns the first.
        return fits.min { $0.having < $1.having }
    }
}
