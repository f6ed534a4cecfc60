import Chapter03Currying

package let partialRight: KeyValuePairs<String, any Contract.Type> = ["direct": Direct.self]

/// Calls what is there, and fixes nothing.
private struct Direct: Partial {
    func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C {
        func rest(_ b: B) -> C { f(a, b) }
        return rest
    }

    func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A) -> (B, C) -> D { { f(a, $0, $1) } }
    var tenPercentOff: (Int) -> Int { { price(percentOff: 10, cents: $0) } }

    func welcome(_ names: [String]) -> [String] {
        var texts: [String] = []
        for name in names { texts += [greeting("Welcome", "!", name)] }
        return texts
    }
}
