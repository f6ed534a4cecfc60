let eitherRecoverRefused = [
    "stillInside": """
        func flatMap<E, A, B>(_ f: @escaping (A) -> Either<E, B>) -> (Either<E, A>) -> Either<E, B> { todo("") }
        func recover<E, F, A>(_ mend: @escaping (E) -> Either<F, A>) -> (Either<E, A>) -> Either<F, A> { todo("") }
        func port(_ settings: [String: String]) -> Either<SettingError, Int> { number(lookup("port")(settings)) }
        func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> { port(settings) }
    """,
    "wrapped": """
        func flatMap<E, A, B>(_ f: @escaping (A) -> Either<E, B>) -> (Either<E, A>) -> Either<E, B> {
            { either in
                switch either {
                case .left(let error): .left(error)
                case .right(let value): .right(f(value))
                }
            }
        }
        func recover<E, F, A>(_ mend: @escaping (E) -> Either<F, A>) -> (Either<E, A>) -> Either<F, A> { todo("") }
        func port(_ settings: [String: String]) -> Either<SettingError, Int> { todo("") }
        func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> { todo("") }
    """,
    "sameEither": """
        func flatMap<E, A, B>(_ f: @escaping (A) -> Either<E, B>) -> (Either<E, A>) -> Either<E, B> { todo("") }
        func recover<E, F, A>(_ mend: @escaping (E) -> Either<F, A>) -> (Either<E, A>) -> Either<F, A> {
            { either in
                switch either {
                case .left(let error): return mend(error)
                case .right: return either
                }
            }
        }
        func port(_ settings: [String: String]) -> Either<SettingError, Int> { todo("") }
        func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> { todo("") }
    """,
]
