import Chapter05Either

// 5.3  The first error, or all of them
//
//     zip(.right(2), .right(3), with: +)                      // right(5)
//     zip(.left("a"), .left("b"), with: +)                    // left("a")
//     zipAll(.left(["a"]), .left(["b", "c"]), with: +)        // left(["a", "b", "c"])
//
// combine runs once, where both are right. name, age and mail are there for you. Each gives .right, or .left with a list of one error.
//
//     signUp("Ada", "36", "ada@hive.example")                 // right(SignUp("Ada", 36, "ada@hive.example"))
//     signUp("", "x", "ada")                                  // left([emptyName, badAge("x"), badMail("ada")])

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
