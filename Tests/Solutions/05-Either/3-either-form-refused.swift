let eitherFormRefused = [
    "noCombine": """
        func zip<E, A, B, C>(_ a: Either<E, A>, _ b: Either<E, B>, with combine: (A, B) -> C) -> Either<E, C> {
            switch (a, b) {
            case (.right(let a), .right(let b)): .right(combine(a, b))
            case (.left(let error), _), (_, .left(let error)): .left(error)
            }
        }
        func zipAll<E, A, B, C>(
            _ a: Either<[E], A>, _ b: Either<[E], B>, with combine: (A, B) -> C
        ) -> Either<[E], C> {
            switch (a, b) {
            case (.right(let a), .right(let b)): .right(combine(a, b))
            case (.left(let a), .left(let b)): .left(a + b)
            case (.left(let errors), _), (_, .left(let errors)): .left(errors)
            }
        }
        func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
            zipAll(zipAll(self.name(name), self.age(age), with: { ($0, $1) }), self.mail(mail))
        }
    """
]
