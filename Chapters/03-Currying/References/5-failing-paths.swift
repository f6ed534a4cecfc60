private struct Answer: FailingPaths {
    func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A] {
        { list in list.filter(condition) }
    }

    // Five fields.
    func isComplete(_ fields: [String]) -> Bool {
        fields.count == 5
    }

    // The status, fields[3], is 500 to 599.
    func hasFailed(_ fields: [String]) -> Bool {
        (500...599).contains(Int(fields[3]) ?? 0)
    }

    // fields[2], up to the question mark; it may come first.
    func path(_ fields: [String]) -> String {
        String(fields[2].prefix { $0 != "?" })
    }

    func tally(_ paths: [String]) -> [Tally] {
        paths.reduce(into: [:]) { counts, path in counts[path, default: 0] += 1 }
            .map { Tally($0.key, $0.value) }
    }

    // Where counts are the same, the alphabet decides.
    func mostFirst(_ tallies: [Tally]) -> [Tally] {
        tallies.sorted { ($1.count, $0.path) < ($0.count, $1.path) }
    }

    // One pipe.
    func failingPaths(_ count: Int) -> (String) -> [Tally] {
        pipe(
            lines, map(split(" ")), filter(isComplete), filter(hasFailed), map(path), tally, mostFirst, prefix(count))
    }
}

package let failingPathsReference: any FailingPaths.Type = Answer.self
