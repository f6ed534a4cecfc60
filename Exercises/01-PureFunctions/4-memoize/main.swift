import Chapter01PureFunctions

// 1.4  Remember every answer
//
// `memoize(f)` returns a function that remembers the results of `f`. For each argument, the
// new function calls `f` only the first time. While `f` runs, `f` may call the new function
// with other arguments. Every memoized function has its own memory.
//
//     let quick = memoize(square)
//     quick(4)                             // 16: square ran
//     quick(4)                             // 16: square did not run
//
// Memoizing is right only for a function that always returns the same value for the same
// argument. `looksPure` tests this: it calls `f` twice with each input, and returns `true` if
// the two values are equal for every input.
//
//     looksPure(square, at: [1, 2, 3])     // true
//     looksPure(dice, at: [1, 2, 3])       // false: dice returns a new number each time

struct Answer: Memoize {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        todo("memoize")
    }

    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool {
        todo("looksPure")
    }
}

judge(Answer.self)
