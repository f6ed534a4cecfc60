/// A piece of work to be timed, which repeats `operations` small steps. The returned value must depend on every step
/// that the optimizer could otherwise remove.
public struct Candidate {
    let name: String
    let operations: Int
    let work: () -> Int

    /// Makes a candidate. Times are reported per operation; `work` must return the same result in every run.
    public init(_ name: String, operations: Int, work: @escaping () -> Int) {
        self.name = name
        self.operations = operations
        self.work = work
    }
}

/// The times of one candidate, in nanoseconds per operation.
public struct Timing {
    /// The name in the table.
    public let name: String
    /// The nanoseconds per operation in each round, sorted.
    public let samples: [Double]

    /// The median of the rounds, in nanoseconds per operation.
    public var median: Double { samples[samples.count / 2] }
    /// The fastest round, in nanoseconds per operation.
    public var best: Double { samples[0] }
}

/// Returns the times of the candidates. Prints a table with the time of each candidate's fastest round, and the ratio
/// of this time to the first candidate's. The table shows the fastest round because other work on the machine has
/// disturbed it least. Each round runs every candidate once, so that other work affects all of them equally. Before the
/// first round, each candidate runs once without being timed.
@discardableResult
public func compare(_ title: String, rounds: Int = 15, _ candidates: [Candidate]) -> [Timing] {
    var samples = [[Double]](repeating: [], count: candidates.count)
    let expected = candidates.map { $0.work() }
    let clock = ContinuousClock()
    for _ in 0..<rounds {
        for (index, candidate) in candidates.enumerated() {
            var result = 0
            let elapsed = clock.measure { result = candidate.work() }
            precondition(result == expected[index], "\(candidate.name) is not the same work every time")
            let nanoseconds = Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
            samples[index].append(nanoseconds / Double(candidate.operations))
        }
    }
    let timings = zip(candidates, samples).map { Timing(name: $0.name, samples: $1.sorted()) }
    print("\n\(title)")
    let width = timings.map(\.name.count).max() ?? 0
    for timing in timings {
        let name = timing.name + String(repeating: " ", count: width - timing.name.count)
        print("  \(name)  \(column(timing.best)) ns   ×\(rounded(timing.best / timings[0].best))")
    }
    return timings
}

private func column(_ value: Double) -> String {
    let text = rounded(value)
    return String(repeating: " ", count: max(0, 11 - text.count)) + text
}

private func rounded(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}

/// Keeps the optimizer from removing a value or computing it in advance.
///
/// The optimizer is off inside this function, so the compiler cannot conclude that the result is the argument.
@inline(never)
@_optimize(none)
public func opaque<Value>(_ value: Value) -> Value { value }

/// A variant of `opaque` that costs no more than a plain call, so inner loops can use it. The generic form also looks
/// up metadata.
@inline(never)
@_optimize(none)
public func opaque(_ value: Int) -> Int { value }
