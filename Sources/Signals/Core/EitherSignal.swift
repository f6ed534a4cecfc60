/// One of two signals of different types: for functions whose branches make different signals, without hiding their
/// types.
///
/// ```swift
/// pages.flatMap { page in
///     page.isCached ? EitherSignal.first(Signals.just(page.text)) : .second(load(page))
/// }
/// ```
@frozen
public enum EitherSignal<First: Signal, Second: Signal>: Signal
where First.Value == Second.Value, First.Failure == Second.Failure {
    /// The signal's values.
    public typealias Value = First.Value
    /// The signal's failures.
    public typealias Failure = First.Failure

    /// The one.
    case first(First)
    /// The other.
    case second(Second)

    /// Runs the one that it is.
    ///
    /// - Parameters:
    ///   - observer: the observer that receives the events.
    ///   - subscription: this running of the signal.
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
