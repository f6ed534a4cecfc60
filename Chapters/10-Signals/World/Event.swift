/// An event of a signal. A signal sends any number of values and at most one end.
public enum Event<Value, Failure: Error> {
    /// A value.
    case next(Value)
    /// A failure: the signal ends with an error.
    case failed(Failure)
    /// A completion: the signal ends without an error.
    case completed

    /// True if the event ends the signal.
    public var isEnd: Bool {
        if case .next = self { false } else { true }
    }
}

extension Event: Sendable where Value: Sendable {}
extension Event: Equatable where Value: Equatable, Failure: Equatable {}

/// A receiver of a signal's events.
public struct Observer<Value, Failure: Error> {
    private let receive: (Event<Value, Failure>) -> Void

    /// Makes an observer.
    public init(_ receive: @escaping (Event<Value, Failure>) -> Void) { self.receive = receive }

    /// Sends an event.
    public func send(_ event: Event<Value, Failure>) { receive(event) }

    /// Sends a value.
    public func next(_ value: Value) { send(.next(value)) }

    /// Fails the signal with an error.
    public func fail(_ error: Failure) { send(.failed(error)) }

    /// Completes the signal.
    public func complete() { send(.completed) }
}
