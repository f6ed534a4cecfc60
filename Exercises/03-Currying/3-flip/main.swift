import Chapter03Currying

// 3.3  Flip, and data last
//
// subtract(10)(1) is 9 and contains("honeycomb")("comb") is true: both take first what we want to give last.
// flip exchanges the two arguments of a curried function, which still runs once.
//
//     flip(subtract)(1)(10)       // 9
//     decrement(10)               // 9: subtract, flipped, with 1 fixed
//     words(containing: "comb")(["honeycomb", "wax"])    // ["honeycomb"]
//
// For combs there are words(_:), count(_:) and a pipe of three functions.
//
//     combs("the comb of a honeycomb")    // 2

struct Answer: Flip {
    func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
        todo("flip")
    }

    var decrement: (Int) -> Int {
        todo("decrement")
    }

    func words(containing part: String) -> ([String]) -> [String] {
        todo("words(containing:)")
    }

    func combs(_ text: String) -> Int {
        todo("combs")
    }
}

judge(Answer.self)
