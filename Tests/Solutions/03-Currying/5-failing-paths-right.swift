import Chapter03Currying

package let failingPathsRight: KeyValuePairs<String, any Contract.Type> = ["careful": Careful.self]

/// Compares numbers instead of strings, and uses a loop instead of the pipe.
private struct Careful: FailingPaths {
    func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A] {
        { $0.reduce(into: []) { kept, item in if condition(item) { kept.append(item) } } }
    }

    func isComplete(_ fields: [String]) -> Bool { fields.count == 5 && fields[0] != "#" && Int(fields[3]) != nil }
    func hasFailed(_ fields: [String]) -> Bool { Int(fields[3]).map { (500..<600).contains($0) } ?? false }
    func path(_ fields: [String]) -> String {
        fields[2].firstIndex(of: "?").map { String(fields[2][..<$0]) } ?? fields[2]
    }

    func tally(_ paths: [String]) -> [Tally] {
        Dictionary(grouping: paths) { $0 }.map { Tally($0.key, $0.value.count) }
    }

    func mostFirst(_ tallies: [Tally]) -> [Tally] {
        tallies.sorted { $0.count == $1.count ? $0.path < $1.path : $0.count > $1.count }
    }

    func failingPaths(_ count: Int) -> (String) -> [Tally] {
        { text in
            var paths: [String] = []
            for line in lines(text) {
                let fields = split(" ")(line)
                if isComplete(fields), hasFailed(fields) { paths.append(path(fields)) }
            }
            return prefix(count)(mostFirst(tally(paths)))
        }
    }
}
