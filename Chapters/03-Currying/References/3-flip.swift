private struct Answer: Flip {
    func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
        { b in { a in f(a)(b) } }
    }

    var decrement: (Int) -> Int {
        flip(subtract)(1)
    }

    func words(containing part: String) -> ([String]) -> [String] {
        { words in words.filter(flip(contains)(part)) }
    }

    func combs(_ text: String) -> Int {
        pipe(words, words(containing: "comb"), count)(text)
    }
}

package let flipReference: any Flip.Type = Answer.self
