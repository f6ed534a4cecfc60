import Chapter03Currying

// 3.1  Curry: one argument at a time
//
// A curried function takes one argument and returns a function that takes the next one. The
// original function, `f`, runs once each time you pass the second argument, and at no other
// time.
//
//     curryNumbers(join)(4)(2)    // 42, where join(4, 2) is 42
//     power(2)(5)                 // 25: power(2) squares
//     power(0)(5)                 // 1, and so is power(0)(0)
//     uncurry(power)(2, 5)        // 25: both arguments at once
//
// `curryNumbers` and `curry` have the same body, but `curry` works for all types.

struct Answer: Curry {
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int {
        todo("curryNumbers")
    }

    func power(_ exponent: Int) -> (Int) -> Int {
        todo("power")
    }

    func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C {
        todo("curry")
    }

    func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C {
        todo("uncurry")
    }
}

judge(Answer.self)
