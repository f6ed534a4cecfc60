import Chapter05Either

struct Answer: EitherRecover {
    func flatMap<E, A, B>(_ f: @escaping (A) -> Either<E, B>) -> (Either<E, A>) -> Either<E, B> {
        todo("flatMap")
    }

    func recover<E, F, A>(_ mend: @escaping (E) -> Either<F, A>) -> (Either<E, A>) -> Either<F, A> {
        todo("recover")
    }

    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        todo("port")
    }

    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        todo("portOrDefault")
    }
}

judge(Answer.self)
