import Chapter01PureFunctions

// 1.1  A minimum of its own
//
// The global variable `outerMinimum` is 1 at first, but any code may change it. So a function
// that reads this variable may return different results for the same argument:
//
//     func outerCompare(_ number: Int) -> Bool { number > outerMinimum }
//
//     outerCompare(3)           // true
//     outerMinimum = 5
//     outerCompare(3)           // false
//
// Write two functions that don't read `outerMinimum`. The minimum of `innerCompare` is always
// 1; `compare` gets its minimum from the caller.
//
// Both functions must be pure: they use no outside variable and print nothing.
//
//     innerCompare(3)           // true for any outerMinimum
//     innerCompare(1)           // false: 1 is not greater than 1
//     compare(3, over: 5)       // false

struct Answer: PureCompare {
    func innerCompare(_ number: Int) -> Bool {
        todo("innerCompare")
    }

    func compare(_ number: Int, over minimum: Int) -> Bool {
        todo("compare")
    }
}

judge(Answer.self)
