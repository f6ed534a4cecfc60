import Chapter05Either

// 5.2  A second chance, for one kind of error
//
// lookup and number are there for you, and both may fail:
//
//     lookup("port")([:])                  // left(missing("port"))
//     number("none")                       // left(notANumber("none"))
//
// flatMap and recover call their function once where it is due, and not at all on the other side. Put the two steps one
// after the other, then mend what can be mended:
//
//     port(["port": "9000"])               // right(9000)
//     port(["port": "none"])               // left(notANumber("none"))
//     portOrDefault([:])                   // right(8080)
//     portOrDefault(["port": "none"])      // left(notANumber("none")): this one cannot be mended

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
