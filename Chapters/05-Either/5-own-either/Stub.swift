import Chapter05Either

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
