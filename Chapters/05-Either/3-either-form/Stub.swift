import Chapter05Either

struct Answer: EitherForm {
    func zip<E, A, B, C>(_ a: Either<E, A>, _ b: Either<E, B>, with combine: (A, B) -> C) -> Either<E, C> {
        todo("zip")
    }

    func zipAll<E, A, B, C>(_ a: Either<[E], A>, _ b: Either<[E], B>, with combine: (A, B) -> C) -> Either<[E], C> {
        todo("zipAll")
    }

    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        todo("signUp")
    }
}

judge(Answer.self)
