import Chapter05Either

struct Answer: EitherAge {
    func age(_ text: String) -> Either<AgeError, Int> {
        todo("age")
    }

    func map<E, A, B>(_ f: @escaping (A) -> B) -> (Either<E, A>) -> Either<E, B> {
        todo("map")
    }

    func mapLeft<E, F, A>(_ f: @escaping (E) -> F) -> (Either<E, A>) -> Either<F, A> {
        todo("mapLeft")
    }

    func nextAge(_ text: String) -> Either<String, Int> {
        todo("nextAge")
    }
}

judge(Answer.self)
