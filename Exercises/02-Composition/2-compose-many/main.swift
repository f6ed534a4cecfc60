import Chapter02Composition

// 2.2  Compose a list of functions
//
// `composeAll` makes one function from a list of functions. The last function runs first, as
// in `f(g(h(x)))`. Each function runs once. For an empty list, `composeAll` makes a function
// that returns its argument.
//
//     composeAll([increment, double, square])(3)    // 19: 9, then 18, then 19
//     composeAll([])(3)                             // 3
//
// `repeated(f, n)` returns a new function. If you call the new function with `x`, it calls `f`
// exactly `n` times: first with `x`, then each time with the previous result.
//
//     repeated(double, 3)(1)                        // 8
//     repeated(double, 0)(1)                        // 1

struct Answer: ComposeMany {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        todo("composeAll")
    }

    // composeAll can help here.
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        todo("repeated")
    }
}

judge(Answer.self)
