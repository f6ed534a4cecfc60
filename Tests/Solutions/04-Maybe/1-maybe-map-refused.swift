private let others = """
        func of<A>(_ value: A) -> Maybe<A> { .just(value) }
        func isNothing<A>(_ box: Maybe<A>) -> Bool { if case .nothing = box { true } else { false } }
        func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> { map(f) }
    """

let maybeMapRefused = [
    "unboxed": """
    \(others)
        func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
            { box in
                switch box {
                case .nothing: .nothing
                case .just(let value): f(value)
                }
            }
        }
    """,
    "wholeBox": """
    \(others)
        func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> { { box in .just(f(box)) } }
    """,
]
