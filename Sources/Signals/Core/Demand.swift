/// An observer's answer to each value: whether it wants another.
///
/// The answer is how an operator such as `take` stops even an endless source that sends all at once, from within: a
/// source that is answered ``enough`` releases its observer at once and calls it no more, not even with the
/// end.
@frozen
public enum Demand: Sendable, Equatable {
    /// Go on.
    case more
    /// Stop: the observer has ended by its own decision and is not to be called again.
    case enough
}
