private let others = """
        func half(_ number: Int) -> Maybe<Int> { number.isMultiple(of: 2) ? .just(number / 2) : .nothing }
        func flatten<A>(_ box: Maybe<Maybe<A>>) -> Maybe<A> {
            switch box {
            case .nothing: .nothing
            case .just(let inner): inner
            }
        }
        func sign(_ number: Int) -> String { "no quarter" }
    """

let maybeFlatMapRefused = [
    "boxInBox": """
    \(others)
        func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> { { flatten(map(f)($0)) } }
        func quarter(_ number: Int) -> Maybe<Int> { map(half)(half(number)) }
    """,
    "stillBoxed": """
    \(others)
        func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> { { flatten(map(f)($0)) } }
        func quarter(_ number: Int) -> Maybe<Int> { half(half(number)) }
    """,
    "wholeBox": """
    \(others)
        func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> { { box in f(box) } }
        func quarter(_ number: Int) -> Maybe<Int> { flatMap(half)(half(number)) }
    """,
]
