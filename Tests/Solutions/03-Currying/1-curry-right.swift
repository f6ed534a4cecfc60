import Chapter03Currying

package let curryRight: KeyValuePairs<String, any Contract.Type> = ["localFunctions": LocalFunctions.self]

/// Uses named functions and recursion, and curries numbers with the generic `curry`.
private struct LocalFunctions: Curry {
    func curryNumbers(_ f: @escaping (Int, Int) -> Int) -> (Int) -> (Int) -> Int { curry(f) }

    func power(_ exponent: Int) -> (Int) -> Int {
        exponent == 0 ? { _ in 1 } : { base in base * power(exponent - 1)(base) }
    }

    func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C {
        func outer(_ a: A) -> (B) -> C {
            func inner(_ b: B) -> C { f(a, b) }
            return inner
        }
        return outer
    }

    func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C {
        { a, b in
            let half = f(a)
            return half(b)
        }
    }
}
