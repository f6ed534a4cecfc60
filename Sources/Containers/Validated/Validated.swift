/// A value, or *all* the reasons why it is not valid.
///
/// Combine parts that were validated separately. `zip` keeps every failure, in the order of the parts:
///
/// ```swift
/// let user = zip(validName(form.name), validAge(form.age), with: User.init)
/// // .invalid(["The name is empty.", "200 is not an age."])
/// ```
///
/// ## Why there is no `flatMap`
///
/// A step of a `flatMap` needs the value of the step before it. If that step failed, there is no value, so the next
/// step cannot run, and its failures cannot be collected: `flatMap` can report only the first failure. `flatMap` would
/// also break a law. In a type with both functions, `flatMap` and `zip` must combine two independent values in the same
/// way (the laws of a monad require that `apply` is `flatMap` followed by `map`). If both values are invalid, `zip`
/// keeps the failures of both, but `flatMap` could keep only those of one of them. So `Validated` is an *applicative
/// functor*, but by design not a monad.
///
/// If a step does need the value of the step before it, use ``andThen(_:)``, which stops at the first failure.
/// ``toEither()`` and ``toResult()`` convert to types whose `flatMap` also stops at the first failure.
@frozen
public enum Validated<Value, Failure> {
    /// The valid value.
    case valid(Value)
    /// All the reasons why the value is not valid.
    case invalid(NonEmpty<Failure>)

    // MARK: - Construction

    /// Makes a valid value. Known as *pure*.
    @_alwaysEmitIntoClient
    public static func of(_ value: Value) -> Self { .valid(value) }

    /// Makes an invalid value, with one or more reasons.
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

    /// True if this is an invalid value.
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

    /// All the failures in order. The array is empty if the value is valid.
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
