private struct Answer: EitherForm {
    func zip<E, A, B, C>(_ a: Either<E, A>, _ b: Either<E, B>, with combine: (A, B) -> C) -> Either<E, C> {
        switch (a, b) {
        case (.left(let error), _), (.right, .left(let error)): .left(error)
        case (.right(let a), .right(let b)): .right(combine(a, b))
        }
    }

    func zipAll<E, A, B, C>(_ a: Either<[E], A>, _ b: Either<[E], B>, with combine: (A, B) -> C) -> Either<[E], C> {
        switch (a, b) {
        case (.left(let first), .left(let second)): .left(first + second)
        case (.left(let errors), .right), (.right, .left(let errors)): .left(errors)
        case (.right(let a), .right(let b)): .right(combine(a, b))
        }
    }

    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        let person = zipAll(self.name(name), self.age(age)) { (name: $0, age: $1) }
        return zipAll(person, self.mail(mail)) { person, mail in SignUp(person.name, person.age, mail) }
    }
}

package let eitherFormReference: any EitherForm.Type = Answer.self
