import Chapter03Currying

// 3.2  Partial application
//
// `partial(…)` fixes the first argument of a function and returns a function of the other
// arguments. The original function runs once for each call to the new function.
//
//     partial(price, 50)(200)                  // 100: 50 percent off 200 cents
//     partial(greeting, "Hello")("!", "Ada")   // "Hello, Ada!"
//
// Use `partial(…)` for two more functions. Make `tenPercentOff` from `price(…)`, which rounds
// the discount down, and make `welcome(…)` from `greeting(…)`. Let `partial(…)` fix each
// argument that you already know.
//
//     func price(percentOff: Int, cents: Int) -> Int
//     func greeting(_ salute: String, _ mark: String, _ name: String) -> String
//
//     tenPercentOff(199)                       // 180
//     welcome(["Ada", "Ben"])                  // ["Welcome, Ada!", "Welcome, Ben!"]

struct Answer: Partial {
    func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C {
        todo("partial of two")
    }

    func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A) -> (B, C) -> D {
        todo("partial of three")
    }

    var tenPercentOff: (Int) -> Int {
        todo("tenPercentOff")
    }

    func welcome(_ names: [String]) -> [String] {
        todo("welcome")
    }
}

judge(Answer.self)
