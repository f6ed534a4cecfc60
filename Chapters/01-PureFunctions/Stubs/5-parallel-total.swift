import Chapter01PureFunctions

// 1.5  A total from many threads
//
// Threads that add to one shared variable lose updates. So give each thread a part of its own, let it return the sum of
// that part, and add the sums.
//
//     parts([10, 20, 30, 40], 2)            // [[10, 20], [30, 40]]
//     parts([10, 20, 30], 2)                // [[10, 20], [30]]: at most 2 parts, nothing lost
//     total([10, 20, 30, 40], in: 2)        // 100, from parts(deposits, count)
//
// If the list isn't empty and can be cut evenly, as the first one can, there are exactly count parts. Otherwise cut where
// you like. The parts, put together, are the list in its order.
//
// You have inParallel. It applies a function to each part, on threads, and returns the results in the parts' order:
//
//     func inParallel(_ parts: [[Int]], _ work: @Sendable ([Int]) -> Int) -> [Int]
//
//     inParallel([[10, 20], [30]]) { part in part.count }    // [2, 1]

struct Answer: ParallelTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] {
        todo("parts")
    }

    func total(_ deposits: [Int], in count: Int) -> Int {
        todo("total")
    }
}

judge(Answer.self)
