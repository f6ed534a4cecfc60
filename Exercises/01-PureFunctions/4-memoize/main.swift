import Chapter01PureFunctions

// 1.4  Remember every answer
//
// memoize makes a function that remembers. The new function calls f the first time it gets an argument, and never again
// for the same one. Every memoized function has a memory of its own.
//
//     let quick = memoize(square)
//     quick(4)                             // 16: square ran
//     quick(4)                             // 16: square did not run
//
// That is only right for a function that returns the same value for the same argument. looksPure tests that: it calls f
// twice with each input, and returns true if both calls returned the same value for every input.
//
//     looksPure(square, at: [1, 2, 3])     // true
//     looksPure(dice, at: [1, 2, 3])       // false: dice returns another number each time

struct Answer: Memoize {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        todo("memoize")
    }

    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool {
        todo("looksPure")
    }
}

judge(Answer.self)
