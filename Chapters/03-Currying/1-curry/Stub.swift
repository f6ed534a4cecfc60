import Chapter03Currying

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
