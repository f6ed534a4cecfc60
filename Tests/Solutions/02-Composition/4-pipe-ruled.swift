package let pipeRuled = [
    "noPipe": """
        func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        func pipe<A, B, C, D>(
            _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
        ) -> (A) -> D { pipe(pipe(f, g), h) }
        // No pipe here.
        func slug(_ title: String) -> String { joined(words(lowercase(title))) }
    """,
    "byHand": """
        func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        func pipe<A, B, C, D>(
            _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
        ) -> (A) -> D { pipe(pipe(f, g), h) }
        func slug(_ title: String) -> String { joined(pipe(lowercase, words)(title)) }
    """,
]
