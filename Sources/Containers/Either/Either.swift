/// One of two values: by convention the right one is the wanted value, the left one the error.
///
/// `Either` is `Result` without the demand that the left side be an `Error`, so it also holds a choice between two good
/// things. Every operation that does not name a side works on the right one and passes a left one on untouched. It
/// keeps the *first* left value only; ``Validated`` collects them all.
@frozen
public enum Either<Left, Right> {
    /// The value that came instead, such as an error.
    case left(Left)
    /// The value that was wanted.
    case right(Right)

    // MARK: - Construction

    /// A value in an `Either`: the right side. The *pure* or *return* of the field.
    /// - Parameter value: The value to hold.
    /// - Returns: `.right(value)`.
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

    /// The two sides exchanged.
    /// - Returns: A right value for a left one and the other way round.
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
    /// Every left value comes before every right one; on the same side the values decide.
    /// - Parameters:
    ///   - lhs: The value to compare.
    ///   - rhs: The value to compare it with.
    /// - Returns: true if `lhs` comes before `rhs`.
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
