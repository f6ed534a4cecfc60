/// One of two signals of different types, for functions whose branches return different signals. Unlike an
/// ``AnySignal``, an `EitherSignal` does not hide the types of its signals.
///
/// ```swift
/// func text(of page: Page) -> some Signal<String, Never> {
///     page.isCached ? EitherSignal.first(Signals.just(page.text)) : .second(load(page))
/// }
/// ```
///
/// In the closure of `flatMap` or `flatMapLatest`, an `if` or a `switch` can make an `EitherSignal` without naming its
/// type; see ``EitherSignalBuilder``.
@frozen
public enum EitherSignal<First: Signal, Second: Signal>: Signal
where First.Value == Second.Value, First.Failure == Second.Failure {
    /// The signal's values.
    public typealias Value = First.Value
    /// The signal's failures.
    public typealias Failure = First.Failure

    /// The first of the two signals.
    case first(First)
    /// The second of the two signals.
    case second(Second)

    /// Runs the signal of this case.
    @inlinable
    @inline(__always)
    public consuming func subscribe<O: Observer<First.Value, First.Failure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        switch self {
        case .first(let signal): signal.subscribe(observer, in: subscription)
        case .second(let signal): signal.subscribe(observer, in: subscription)
        }
    }
}

/// Makes one signal from the branches of an `if` or a `switch`, even if their types differ:
///
/// ```swift
/// pages.flatMap { page in
///     if page.isCached { Signals.just(page.text) } else { load(page) }
/// }
/// ```
///
/// The builder has no effect on the operator `?:` or on a closure with `return`. For these, write the cases of
/// ``EitherSignal`` yourself, or give the signals the same type with ``Signal/eraseToAnySignal()``.
@resultBuilder
public enum EitherSignalBuilder {
    /// Returns the only signal of a block.
    @_alwaysEmitIntoClient
    public static func buildBlock<Only: Signal>(_ signal: Only) -> Only { signal }

    /// Wraps the signal of the first branch.
    @_alwaysEmitIntoClient
    public static func buildEither<First: Signal, Second: Signal>(first: First) -> EitherSignal<First, Second> {
        .first(first)
    }

    /// Wraps the signal of the second branch.
    @_alwaysEmitIntoClient
    public static func buildEither<First: Signal, Second: Signal>(second: Second) -> EitherSignal<First, Second> {
        .second(second)
    }
}
