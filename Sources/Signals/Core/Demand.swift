/// An observer's answer to each value: the observer wants another value, or no more values.
///
/// With this answer, an operator such as `take` stops even an endless source that sends without a pause: a source that
/// receives ``enough`` does not call its observer again, not even with the end. One kind of endless source is not
/// stopped: in `a.flatMap { … }.take(3)`, an inner signal may start while `flatMap` is delivering another value on the
/// same thread. The inner signal's values then wait until that delivery has ended, and until then, the answer to each
/// of them is ``more``. So an inner signal that sends without a pause never receives ``enough``.
@frozen
public enum Demand: Sendable, Equatable {
    /// The observer wants another value.
    case more
    /// The observer needs no more events; do not call it again.
    case enough
}
