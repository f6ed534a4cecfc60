import Chapter05Either

// 5.2  A second chance, for one kind of error
//
// `flatMap` works on the right side, and `recover(…)` works on the left side. Each of the two
// calls its function once for a value on its own side, but never for a value on the other
// side.
//
// These two functions are given. A SettingError is `.missing(String)` or
// `.notANumber(String)`.
//
//     func lookup(_ key: String) -> ([String: String]) -> Either<SettingError, String>
//     func number(_ text: String) -> Either<SettingError, Int>
//
//     lookup("port")([:])                  // left(missing("port"))
//     number("none")                       // left(notANumber("none"))
//
// Any number is a port here, even -1 or 70000. `port(…)` calls `lookup(…)`, and then
// `number(…)`. `portOrDefault` recovers from a missing port:
//
//     port(["port": "9000"])               // right(9000)
//     port(["port": "none"])               // left(notANumber("none"))
//     portOrDefault([:])                   // right(8080)
//     portOrDefault(["port": "none"])      // left(notANumber("none")): this error is kept

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
