/// An observer's answer to each value: the observer wants another value, or no more.
///
/// With this answer, an operator such as `take` stops even an endless source that sends everything at once: a source
/// that receives ``enough`` releases its observer at once and does not call it again, not even with the end.
@frozen
public enum Demand: Sendable, Equatable {
    /// The observer wants another value.
    case more
    /// The observer has ended by its own decision; do not call it again.
    case enough
}
