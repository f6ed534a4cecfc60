private enum Outcome<Left, Right>: EitherShape {
    case left(Left)
    case right(Right)

    static func wrong(_ error: Left) -> Outcome { .left(error) }
    static func fine(_ value: Right) -> Outcome { .right(value) }

    var toLeft: Left? {
        if case .left(let error) = self { error } else { nil }
    }

    var toRight: Right? {
        if case .right(let value) = self { value } else { nil }
    }

    func map<New>(_ f: (Right) -> New) -> Outcome<Left, New> {
        flatMap { .right(f($0)) }
    }

    func flatMap<New>(_ f: (Right) -> Outcome<Left, New>) -> Outcome<Left, New> {
        switch self {
        case .left(let error): .left(error)
        case .right(let value): f(value)
        }
    }
}

private struct Answer: OwnEither {
    func map(_ f: (Int) -> String, _ outcome: Outcome<String, Int>) -> Outcome<String, String> {
        outcome.map(f)
    }

    func flatMap(
        _ f: (Int) -> Outcome<String, String>, _ outcome: Outcome<String, Int>
    ) -> Outcome<String, String> {
        outcome.flatMap(f)
    }
}

package let ownEitherReference: any OwnEither.Type = Answer.self
