import Chapter05Either

// 5.1  An error is a value
//
// An Either is `.left(error)` or `.right(value)`. An AgeError is `.notANumber(String)` or
// `.outOfRange(Int)`.
//
// `Int(text)` decides what is a number: " 41" and "41.5" are not numbers.
//
//     age("41")                            // right(41)
//     age("old")                           // left(notANumber("old"))
//     age("200")                           // left(outOfRange(200)): an age is from 0 to 130
//
// `map` changes the right side, and `mapLeft` changes the left side. Each function calls `f`
// once for its own side, but never for the other side. Here `increment` and `count` can be any
// functions.
//
//     map(increment)(.right(41))           // right(42)
//     mapLeft(count)(.left("late"))        // left(4)
//
// `nextAge` uses `age(…)`, `map` and `mapLeft`. Its errors are sentences for the user, in
// exactly these words:
//
//     nextAge("41")                        // right(42)
//     nextAge("old")                       // left("old is not a number")
//     nextAge("200")                       // left("200 is out of range")

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
