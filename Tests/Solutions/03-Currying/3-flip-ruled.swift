/// Wrong answers that only their text gives away.
package let flipRuled = [
    "notFlipped": """
        func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
        var decrement: (Int) -> Int { { subtract($0)(1) } }
        func words(containing part: String) -> ([String]) -> [String] { { $0.filter(flip(contains)(part)) } }
        func combs(_ text: String) -> Int { pipe(words, words(containing: "comb"), count)(text) }
    """
]
