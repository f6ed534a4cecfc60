import Chapter03Currying

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
