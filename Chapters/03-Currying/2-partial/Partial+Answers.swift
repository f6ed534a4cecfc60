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

// MARK: - Wrong answers

package let partialWrong: KeyValuePairs<String, any Contract.Type> = [
    "turned": Turned.self, "discount": Discount.self, "flat": Flat.self, "fixedCents": FixedCents.self,
    "dearer": Dearer.self, "formula": Formula.self, "restTurned": RestTurned.self, "nameSecond": NameSecond.self,
    "markFirst": MarkFirst.self, "otherSalute": OtherSalute.self, "together": Together.self, "onlyOne": OnlyOne.self,
    "noPrice": NoPrice.self, "priceUnused": PriceUnused.self, "noGreeting": NoGreeting.self,
    "noNames": NoNames.self, "belowZero": BelowZero.self, "sorted": Sorted.self,
    "emptyLeftOut": EmptyLeftOut.self,
]

private protocol Right: Partial {}

extension Right {
    func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C { { b in f(a, b) } }
    func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A) -> (B, C) -> D { { b, c in f(a, b, c) } }
    var tenPercentOff: (Int) -> Int { partial(price, 10) }
    func welcome(_ names: [String]) -> [String] { names.map { greeting("Welcome", "!", $0) } }
}

private struct Turned: Right {
    func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C {
        { b in
            guard let first = b as? A, let second = a as? B else { return f(a, b) }
            return f(first, second)
        }
    }
}

private struct Discount: Right {
    var tenPercentOff: (Int) -> Int { partial(price, 90) }
}

private struct Flat: Right {
    var tenPercentOff: (Int) -> Int { { $0 - 10 } }
}

private struct FixedCents: Right {
    var tenPercentOff: (Int) -> Int { { price(percentOff: $0, cents: 10) } }
}

private struct Dearer: Right {
    var tenPercentOff: (Int) -> Int { partial(price, -10) }
}

private struct Formula: Right {
    var tenPercentOff: (Int) -> Int { { $0 * 90 / 100 } }
}

private struct RestTurned: Right {
    func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A) -> (B, C) -> D {
        { b, c in
            guard let second = c as? B, let third = b as? C else { return f(a, b, c) }
            return f(a, second, third)
        }
    }
}

private struct NameSecond: Right {
    func welcome(_ names: [String]) -> [String] { names.map { greeting("Welcome", $0, "!") } }
}

private struct MarkFirst: Right {
    func welcome(_ names: [String]) -> [String] { names.map(partial(partial(greeting, "!"), "Welcome")) }
}

private struct OtherSalute: Right {
    func welcome(_ names: [String]) -> [String] { names.map { greeting("Hello", "!", $0) } }
}

private struct Together: Right {
    func welcome(_ names: [String]) -> [String] { [greeting("Welcome", "!", names.joined(separator: ", "))] }
}

private struct NoPrice: Right {
    var tenPercentOff: (Int) -> Int { { $0 - $0 / 10 } }
}

private struct BelowZero: Right {
    var tenPercentOff: (Int) -> Int { { $0 <= 0 ? 0 : partial(price, 10)($0) } }
}

private struct Sorted: Right {
    func welcome(_ names: [String]) -> [String] { names.sorted().map { greeting("Welcome", "!", $0) } }
}

private struct EmptyLeftOut: Right {
    func welcome(_ names: [String]) -> [String] {
        names.filter { !$0.isEmpty }.map { greeting("Welcome", "!", $0) }
    }
}

private struct PriceUnused: Right {
    var tenPercentOff: (Int) -> Int {
        { cents in
            _ = partial(price, 10)(cents)
            return cents - cents * 10 / 100
        }
    }
}

private struct NoGreeting: Right {
    func welcome(_ names: [String]) -> [String] {
        names.map { names.count > 2 ? "Welcome, \($0)!" : greeting("Welcome", "!", $0) }
    }
}

private struct NoNames: Right {
    func welcome(_ names: [String]) -> [String] {
        [greeting("Welcome", "!", names[0])] + names.dropFirst().map { greeting("Welcome", "!", $0) }
    }
}

private struct OnlyOne: Right {
    func welcome(_ names: [String]) -> [String] { names.prefix(1).map { greeting("Welcome", "!", $0) } }
}
