/// An observer's answer to each value: the observer wants another value, or no more.
///
/// With this answer, an operator such as `take` stops even an endless source that sends without a pause: a source that
/// receives ``enough`` does not call its observer again, not even with the end. An exception is a source that starts
/// while the operator before `take` is delivering a value on the same thread, such as an inner signal of `flatMap`. The
/// source's values wait until that delivery has ended, so an endless source is not stopped.
@frozen
public enum Demand: Sendable, Equatable {
    /// The observer wants another value.
    case more
    /// The observer needs no more events; do not call it again.
    case enough
}
