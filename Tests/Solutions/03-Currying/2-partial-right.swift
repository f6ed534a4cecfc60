import Chapter03Currying

package let partialRight: KeyValuePairs<String, any Contract.Type> = ["direct": Direct.self]

/// Fixes arguments in its own helpers and in a loop.
private struct Direct: Partial {
    func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C {
        func rest(_ b: B) -> C { f(a, b) }
        return rest
    }

    func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A) -> (B, C) -> D { { f(a, $0, $1) } }
    private func off(_ percent: Int) -> (Int) -> Int { partial(price, percent) }
    var tenPercentOff: (Int) -> Int { { cents in off(10)(cents) } }
    private var welcoming: (String, String) -> String { partial(greeting, "Welcome") }

    func welcome(_ names: [String]) -> [String] {
        var texts: [String] = []
        for name in names { texts += [partial(welcoming, "!")(name)] }
        return texts
    }
}
