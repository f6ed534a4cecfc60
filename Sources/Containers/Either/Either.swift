/// One of two values: by convention, the right value is the desired one, and the left value is an error.
///
/// Unlike the failure of a `Result`, a left value need not be an `Error`, so an `Either` can also be a choice between
/// two valid values. Operations such as `map`, `flatMap` and `zip` change the right value and return a left one
/// unchanged. `zip` and `traverse` stop at the *first* left value; ``Validated`` collects all the failures.
@frozen
public enum Either<Left, Right> {
    /// The left value, by convention an error.
    case left(Left)
    /// The right value, by convention the desired one.
    case right(Right)

    // MARK: - Construction

    /// Makes a right value. Known as *pure* or *return*.
    @_alwaysEmitIntoClient
    public static func of(_ value: Right) -> Self { .right(value) }

    // MARK: - Inspection

    /// True if this is a left value.
    @inlinable
    public var isLeft: Bool {
        switch self {
        case .left: true
        case .right: false
        }
    }

    /// True if this is a right value.
    @inlinable
    public var isRight: Bool { !isLeft }

    /// The left value, or `nil` if this is a right one.
    @inlinable
    public var left: Left? {
        switch self {
        case .left(let left): left
        case .right: nil
        }
    }

    /// The right value, or `nil` if this is a left one.
    @inlinable
    public var right: Right? {
        switch self {
        case .left: nil
        case .right(let right): right
        }
    }

    /// Swaps the sides: a left value becomes right, and a right value becomes left.
    @_alwaysEmitIntoClient
    public func swap() -> Either<Right, Left> {
        switch self {
        case .left(let left): .right(left)
        case .right(let right): .left(right)
        }
    }
}

extension Either: Equatable where Left: Equatable, Right: Equatable {}
extension Either: Hashable where Left: Hashable, Right: Hashable {}
extension Either: Sendable where Left: Sendable, Right: Sendable {}

extension Either: Comparable where Left: Comparable, Right: Comparable {
    /// Returns true if the first value comes before the second. Every left value comes before every right value. Two
    /// left values, or two right values, are compared with `<`.
    @_alwaysEmitIntoClient
    public static func < (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.left(let lhs), .left(let rhs)): lhs < rhs
        case (.left, .right): true
        case (.right, .left): false
        case (.right(let lhs), .right(let rhs)): lhs < rhs
        }
    }
}
