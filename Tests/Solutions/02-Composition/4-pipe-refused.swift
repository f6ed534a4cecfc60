let pipeRefused = [
    "typesSwapped": """
        func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { f(g($0)) } }
        func pipe<A, B, C, D>(
            _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
        ) -> (A) -> D { { h(g(f($0))) } }
        func slug(_ title: String) -> String { title }
    """
]
