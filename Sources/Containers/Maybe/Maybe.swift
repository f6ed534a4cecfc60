/// A value that may be missing: Swift's own `Optional` under its name in functional programming.
///
/// `Maybe` and `Optional` are the same type, so every function that takes or returns an optional takes or returns a
/// `Maybe`. The functions in this module add the vocabulary that `Optional` lacks; `map` and `flatMap` are Swift's.
public typealias Maybe<Wrapped> = Optional<Wrapped>

extension Optional {
    // MARK: - Construction

    /// Makes a `Maybe` with a value. Known as *pure* or *return*.
    @_alwaysEmitIntoClient
    public static func of(_ value: Wrapped) -> Self { .some(value) }

    // MARK: - Inspection

    /// True if the value is missing.
    @inlinable
    public var isNothing: Bool {
        switch self {
        case .none: true
        case .some: false
        }
    }
}
