/// Wrong answers that only their text gives away.
package let partialRuled = [
    "notFixed": partialWith(
        tenth: "{ price(percentOff: 10, cents: $0) }", "partial(partial(greeting, \"Welcome\"), \"!\")"),
    "notFixedTwice": partialWith(
        tenth: "partial(price, 10)", "{ partial(greeting, \"Welcome\")(\"!\", $0) }"),
]

private func partialWith(tenth: String, _ welcome: String) -> String {
    """
        func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C { { b in f(a, b) } }
        func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A) -> (B, C) -> D { { b, c in f(a, b, c) } }
        var tenPercentOff: (Int) -> Int { \(tenth) }
        func welcome(_ names: [String]) -> [String] { names.map(\(welcome)) }
    """
}
