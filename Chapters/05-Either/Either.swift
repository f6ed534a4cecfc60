/// One of two values: by custom what went wrong on the left, and what is right on the right.
public enum Either<Left, Right> {
    /// What went wrong.
    case left(Left)
    /// What is right.
    case right(Right)
}

extension Either: Equatable where Left: Equatable, Right: Equatable {}
extension Either: Sendable where Left: Sendable, Right: Sendable {}
