let ownEitherRefused = [
    "namedAlike": """
    enum Outcome<Left, Right>: EitherShape {
        case wrong(Left)
        case fine(Right)
        var toLeft: Left? {
            switch self {
            case .wrong(let error): error
            case .fine: nil
            }
        }
        var toRight: Right? {
            switch self {
            case .wrong: nil
            case .fine(let value): value
            }
        }
    }
    func map(_ f: (Int) -> String, _ outcome: Outcome<String, Int>) -> Outcome<String, String> {
        outcome.toRight.map { .fine(f($0)) } ?? .wrong("")
    }
    func flatMap(
        _ f: (Int) -> Outcome<String, String>, _ outcome: Outcome<String, Int>
    ) -> Outcome<String, String> {
        outcome.toRight.map(f) ?? .wrong("")
    }
    """
]
