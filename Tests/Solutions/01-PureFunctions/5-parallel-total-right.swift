import Chapter01PureFunctions

package let parallelTotalRight: KeyValuePairs<String, any Contract.Type> = ["balanced": Balanced.self]

/// Always makes the requested number of parts, some of which may be empty.
private struct Balanced: ParallelTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] {
        (0..<count).map { Array(deposits[($0 * deposits.count / count)..<(($0 + 1) * deposits.count / count)]) }
    }

    func total(_ deposits: [Int], in count: Int) -> Int {
        var total = 0
        for sum in inParallel(
            parts(deposits, count),
            { part in
                var sum = 0
                for deposit in part { sum += deposit }
                return sum
            })
        { total += sum }
        return total
    }
}
