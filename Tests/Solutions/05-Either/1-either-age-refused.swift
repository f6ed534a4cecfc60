private let age = """
        func age(_ text: String) -> Either<AgeError, Int> { .right(41) }
        func mapLeft<E, F, A>(_ f: @escaping (E) -> F) -> (Either<E, A>) -> Either<F, A> {
            { either in
                switch either {
                case .left(let error): .left(f(error))
                case .right(let value): .right(value)
                }
            }
        }
        func nextAge(_ text: String) -> Either<String, Int> { .right(42) }
    """

let eitherAgeRefused = [
    "sameEither": """
    \(age)
        func map<E, A, B>(_ f: @escaping (A) -> B) -> (Either<E, A>) -> Either<E, B> {
            { either in
                switch either {
                case .left: return either
                case .right(let value): return .right(f(value))
                }
            }
        }
    """,
    "bothSides": """
    \(age)
        func map<E, A, B>(_ f: @escaping (A) -> B) -> (Either<E, A>) -> Either<E, B> {
            { either in
                switch either {
                case .left(let error): .right(f(error))
                case .right(let value): .right(f(value))
                }
            }
        }
    """,
    "errorThrownAway": """
    \(age)
        func map<E, A, B>(_ f: @escaping (A) -> B) -> (Either<E, A>) -> Either<E, B> {
            { either in
                switch either {
                case .left(let error): .left(error)
                case .right(let value): f(value)
                }
            }
        }
    """,
]
