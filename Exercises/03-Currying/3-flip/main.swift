import Chapter03Currying

// 3.3  Flip, and data last
//
// `flip(…)` swaps the two arguments of a curried function `f`. Each call with both arguments
// runs `f` once. These two functions take the data first, but a pipeline passes the data last:
//
//     func subtract(_ whole: Int) -> (Int) -> Int           // subtract(10)(1) is 9
//     func contains(_ text: String) -> (String) -> Bool     // contains("honeycomb")("comb") is true
//
//     flip(subtract)(1)(10)                                 // 9
//     decrement(10)                                         // 9: flip subtract, and fix the 1
//     words(containing: "comb")(["honeycomb", "wax"])       // ["honeycomb"]
//
// `combs(…)` counts the words that contain "comb". Make `combs` with `pipe(f, g, h)`,
// `words(containing:)` and these two functions:
//
//     func words(_ text: String) -> [String]                // splits a text at its spaces
//     func count(_ words: [String]) -> Int
//
//     combs("the comb of a honeycomb")                      // 2: words with "comb" in them
//     combs("combcomb")                                     // 1: it is one word

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
