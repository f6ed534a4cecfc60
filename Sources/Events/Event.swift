/// An event of a signal: a value or the end. ``Signal/materialize()`` turns events into values.
@frozen
public enum Event<Value, Failure: Error> {
    /// A value.
    case next(Value)
    /// The signal failed with an error; nothing follows.
    case failed(Failure)
    /// The signal has sent all its values; nothing follows.
    case completed
    /// The signal was cut off (see ``End/interrupted``); nothing follows.
    case interrupted

    /// Makes the event for an end.
    @inlinable
    public init(_ end: End<Failure>) {
        switch end {
        case .completed: self = .completed
        case .failed(let error): self = .failed(error)
        case .interrupted: self = .interrupted
        }
    }

    /// The value, or `nil` if the event is an end.
    @inlinable
    public var value: Value? {
        if case .next(let value) = self { value } else { nil }
    }

    /// The end, or `nil` if the event is a value.
    @inlinable
    public var end: End<Failure>? {
        switch self {
        case .next: nil
        case .failed(let error): .failed(error)
        case .completed: .completed
        case .interrupted: .interrupted
        }
    }

    /// Changes the value of ``next(_:)``; returns any other event unchanged.
    @inlinable
    public func map<Other>(_ transform: (Value) -> Other) -> Event<Other, Failure> {
        switch self {
        case .next(let value): .next(transform(value))
        case .failed(let error): .failed(error)
        case .completed: .completed
        case .interrupted: .interrupted
        }
    }
}

extension Event: Sendable where Value: Sendable {}
extension Event: Equatable where Value: Equatable, Failure: Equatable {}
extension Event: Hashable where Value: Hashable, Failure: Hashable {}

extension Event: CustomStringConvertible {
    /// The event as text: `next 3`, `failed timeout`, `completed` or `interrupted`. In Embedded Swift, which cannot
    /// describe every value, the text is only the kind.
    public var description: String {
        switch self {
        #if hasFeature(Embedded)
        case .next: "next"
        case .failed: "failed"
        #else
        case .next(let value): "next \(value)"
        case .failed(let error): "failed \(error)"
        #endif
        case .completed: "completed"
        case .interrupted: "interrupted"
        }
    }
}
