/// A value, or *all* the reasons why it is not valid.
///
/// Parts that are validated on their own are put together with `zip`, which keeps every failure in the order of the
/// parts:
///
/// ```swift
/// let user = zip(validName(form.name), validAge(form.age), with: User.init)
/// // .invalid(["The name is empty.", "200 is not an age."])
/// ```
///
/// ## Why there is no `flatMap`
///
/// A step behind a `flatMap` needs the value of the step before it. If that failed there is no value, so the second
/// step cannot run, and its failures cannot be collected: `flatMap` can only ever report the first. That is more than
/// an inconvenience. A type with both `flatMap` and `zip` must give the same result whichever of the two puts two
/// independent values together (the laws of a monad fix `apply` as `flatMap` followed by `map`). For two failures `zip`
/// here gives both, and `flatMap` could give one. So `Validated` is an *applicative functor* and not a monad, and that
/// is what it is for.
///
/// If a step does need the value of the one before, say so: ``andThen(_:)`` stops at the first failure on purpose,
/// and ``toEither()`` and ``toResult()`` lead to types whose `flatMap` does the same.
@frozen
public enum Validated<Value, Failure> {
    /// The value: nothing speaks against it.
    case valid(Value)
    /// Everything that speaks against it.
    case invalid(NonEmpty<Failure>)

    // MARK: - Construction

    /// A value that is valid. The *pure* of the field.
    /// - Parameter value: The value to hold.
    /// - Returns: `.valid(value)`.
    @_alwaysEmitIntoClient
    public static func of(_ value: Value) -> Self { .valid(value) }

    /// Not valid, for one reason or more.
    /// - Parameters:
    ///   - failure: The first reason.
    ///   - more: The reasons that follow it.
    /// - Returns: `.invalid` with a list of all the reasons.
    @_alwaysEmitIntoClient
    public static func invalid(_ failure: Failure, _ more: Failure...) -> Self {
        .invalid(NonEmpty(failure, rest: more))
    }

    // MARK: - Inspection

    /// True if this is a valid value.
    @inlinable
    public var isValid: Bool {
        switch self {
        case .valid: true
        case .invalid: false
        }
    }

    /// True if anything speaks against the value.
    @inlinable
    public var isInvalid: Bool { !isValid }

    /// The valid value, or `nil`.
    @inlinable
    public var value: Value? {
        switch self {
        case .valid(let value): value
        case .invalid: nil
        }
    }

    /// All the failures in order; none if the value is valid.
    @inlinable
    public var failures: [Failure] {
        switch self {
        case .valid: []
        case .invalid(let failures): failures.elements
        }
    }
}

extension Validated: Equatable where Value: Equatable, Failure: Equatable {}
extension Validated: Hashable where Value: Hashable, Failure: Hashable {}
extension Validated: Sendable where Value: Sendable, Failure: Sendable {}
