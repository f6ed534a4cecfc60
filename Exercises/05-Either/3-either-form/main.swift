import Chapter05Either

// 5.3  The first error, or all of them
//
// `zip` keeps the first error, and `zipAll` keeps all errors. The parameter after `with:` has
// the name `combine`. The function `combine` runs once if both eithers are `.right`.
// Otherwise, `combine` does not run.
//
//     zip(.right(2), .right(3), with: +)                      // right(5)
//     zip(.left("a"), .left("b"), with: +)                    // left("a")
//     zipAll(.left(["a"]), .left(["b", "c"]), with: +)        // left(["a", "b", "c"])
//
// These functions are given. Each of them returns its error in a list. In `signUp`, write
// `self.name(name)`, because the parameters of `signUp` have the same names as these
// functions.
//
//     func name(_ text: String) -> Either<[FormError], String>
//     func age(_ text: String) -> Either<[FormError], Int>
//     func mail(_ text: String) -> Either<[FormError], String>
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
