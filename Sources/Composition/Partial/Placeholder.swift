/// The type of `__`, which keeps an argument of `partial` open.
@frozen
public struct Placeholder: Sendable {
    /// Makes a placeholder; all are alike.
    @inlinable
    public init() {}
}

/// Keeps an argument open in `partial`: `partial(divide, __, 2)` is a function that halves.
///
/// Arguments after the last fixed one are open without a word: `partial(f, a)` fixes the first argument of `f`, however
/// many follow.
@inlinable
public var __: Placeholder { Placeholder() }
