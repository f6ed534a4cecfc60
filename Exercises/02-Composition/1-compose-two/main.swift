import Chapter02Composition

// 2.1  Compose two functions
//
// `compose(f, g)` returns a new function. The new function calls `g` with its argument, and
// then calls `f` with the result of `g`. `compose` itself does not run `f` or `g`. Each call
// to the new function runs `f` and `g` once.
//
//     composeNumbers(increment, double)(5)    // 11: double first, then increment
//     compose(count, text)(1234)              // 4: text(1234) is "1234", and count("1234") is 4
//
// `composeNumbers` and `compose` can have the same body. `composeNumbers` is only for `Int`,
// but `compose` works for all types, if `f` takes the result of `g`.

struct Answer: ComposeTwo {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
        todo("composeNumbers")
    }

    func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C {
        todo("compose")
    }
}

judge(Answer.self)
