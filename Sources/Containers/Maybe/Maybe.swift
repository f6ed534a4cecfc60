/// A value that may be missing: Swift's own `Optional` under the name that functional programming gives it.
///
/// It is the same type, not a look-alike, so everything that takes or returns an optional takes and returns a `Maybe`.
/// The functions here add the vocabulary that `Optional` lacks; `map` and `flatMap` are Swift's.
public typealias Maybe<Wrapped> = Optional<Wrapped>

extension Optional {
    // MARK: - Construction

    /// A value in a `Maybe`. The *pure* or *return* of the field.
    /// - Parameter value: The value to hold.
    /// - Returns: `.some(value)`.
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
