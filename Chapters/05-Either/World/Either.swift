/// One of two values: by convention, the error is on the left, and the right value on the right.
public enum Either<Left, Right> {
    /// The error.
    case left(Left)
    /// The right value.
    case right(Right)
}

extension Either: Equatable where Left: Equatable, Right: Equatable {}
extension Either: Sendable where Left: Sendable, Right: Sendable {}

extension Generator {
    static func either<Left, Right>(_ left: Generator<Left>, _ right: Generator<Right>) -> Generator
    where Value == Either<Left, Right> {
        one(of: [right.map { .right($0) }, left.map { .left($0) }])
    }
}

func eithers<Left, Right>(
    _ left: Generator<Left>, _ right: Generator<Right>, as name: String = "the either"
) -> Argument<Either<Left, Right>> {
    Argument(
        name, .either(left, right), .feature("\(name) is left") { $0.isLeft },
        .feature("\(name) is right") { !$0.isLeft })
}

extension Either {
    fileprivate var isLeft: Bool { if case .left = self { true } else { false } }
}
