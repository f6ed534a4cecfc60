import Chapter03Currying

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
