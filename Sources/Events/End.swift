/// The end of a signal. An observer receives at most one end, and nothing after it.
@frozen
public enum End<Failure: Error>: Sendable {
    /// The signal has sent all its values.
    case completed
    /// The signal failed with an error.
    case failed(Failure)
    /// The signal was cut off before its own end: for example, its subscription was disposed of, or its subject was
    /// released.
    case interrupted

    /// Changes the error of ``failed(_:)``; returns any other end unchanged.
    @inlinable
    public func mapError<Other: Error>(_ transform: (Failure) -> Other) -> End<Other> {
        switch self {
        case .completed: .completed
        case .failed(let error): .failed(transform(error))
        case .interrupted: .interrupted
        }
    }

    /// True if the end is ``interrupted``.
    @inlinable
    public var isInterrupted: Bool {
        if case .interrupted = self { true } else { false }
    }
}

extension End: Equatable where Failure: Equatable {}
extension End: Hashable where Failure: Hashable {}
