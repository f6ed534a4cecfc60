private struct Answer: ParallelTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] {
        let size = max(1, (deposits.count + count - 1) / count)
        return stride(from: 0, to: deposits.count, by: size).map { start in
            Array(deposits[start..<min(start + size, deposits.count)])
        }
    }

    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, count)) { part in part.reduce(0, +) }.reduce(0, +)
    }
}

package let parallelTotalReference: any ParallelTotal.Type = Answer.self
