import Chapter05Either

// 5.5  An Either of your own
//
// Declare the type Outcome, without Either. Every outcome is wrong or fine: a wrong outcome
// has an error, and a fine outcome has a value. In the starting file, the type is a struct so
// that the code compiles, but you may choose another kind of type. In an enum, name the cases
// `left` and `right`, not `wrong` and `fine`: if the cases have the names of the two
// functions, Swift rejects patterns such as `.wrong(let error)`.
//
//     Outcome<String, Int>.wrong("late").toLeft        // "late"
//     Outcome<String, Int>.fine(3).toRight             // 3
//     Outcome<String, Int>.fine(3).toLeft              // nil
//
// `map` and `flatMap` call `f` once for a fine outcome, but never for a wrong outcome.
//
// Here `text` is `{ "\($0)" }`; any other function works in the same way.
//
//     Outcome<String, Int>.fine(4).map(text).toRight          // "4"
//     Outcome<String, Int>.wrong("late").map(text).toLeft     // "late"

struct Outcome<Left, Right>: EitherShape {
    static func wrong(_ error: Left) -> Outcome {
        todo("wrong")
    }

    static func fine(_ value: Right) -> Outcome {
        todo("fine")
    }

    var toLeft: Left? {
        todo("toLeft")
    }

    var toRight: Right? {
        todo("toRight")
    }

    func map<New>(_ f: (Right) -> New) -> Outcome<Left, New> {
        todo("map")
    }

    func flatMap<New>(_ f: (Right) -> Outcome<Left, New>) -> Outcome<Left, New> {
        todo("flatMap")
    }
}

// The checks use Outcome<String, Int> and Outcome<String, String>. This struct can stay as it is.
struct Answer: OwnEither {
    func map(_ f: (Int) -> String, _ outcome: Outcome<String, Int>) -> Outcome<String, String> {
        outcome.map(f)
    }

    func flatMap(
        _ f: (Int) -> Outcome<String, String>, _ outcome: Outcome<String, Int>
    ) -> Outcome<String, String> {
        outcome.flatMap(f)
    }
}

judge(Answer.self)
