import Chapter01PureFunctions

// 1.5  A total from many threads
//
// Threads that add to one shared variable can lose updates. So give each thread its own part
// of the deposits, let the thread return the sum of that part, and add the sums.
//
//     parts([10, 20, 30, 40], 2)            // [[10, 20], [30, 40]]
//     parts([10, 20, 30], 2)                // [[10, 20], [30]]: at most 2 parts, nothing lost
//     total([10, 20, 30, 40], in: 2)        // 100: 30 + 70, the sums of the two parts
//
// If the list is not empty and its length is a multiple of `count`, make exactly `count` parts
// of equal length, as in the first example. Otherwise, cut the list where you like, into at
// most `count` parts. Joined in order, the parts must equal the list.
//
// In `total(…)`, pass `parts(deposits, count)` to `inParallel`, even if the list is short.
// `inParallel` applies its closure to each part, on several threads if possible, and returns
// the results in the order of the parts:
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
