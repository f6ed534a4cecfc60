private struct Answer: Curry {
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int {
        { a in { b in f(a, b) } }
    }

    func power(_ exponent: Int) -> (Int) -> Int {
        { base in (0..<exponent).reduce(1) { product, _ in product * base } }
    }

    func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C {
        { a in { b in f(a, b) } }
    }

    func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C {
        { a, b in f(a)(b) }
    }
}

package let curryReference: any Curry.Type = Answer.self
