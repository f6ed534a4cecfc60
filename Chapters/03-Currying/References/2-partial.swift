private struct Answer: Partial {
    func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C {
        { b in f(a, b) }
    }

    func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A) -> (B, C) -> D {
        { b, c in f(a, b, c) }
    }

    var tenPercentOff: (Int) -> Int {
        partial(price, 10)
    }

    func welcome(_ names: [String]) -> [String] {
        names.map(partial(partial(greeting, "Welcome"), "!"))
    }
}

package let partialReference: any Partial.Type = Answer.self
