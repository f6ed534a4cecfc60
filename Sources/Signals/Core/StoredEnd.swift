/// An ``End`` that takes at most the space of one pointer, even if its error is large. The compiler generates less code
/// for a generic enum or struct whose layout is fixed than for one that contains an `End`.
@usableFromInline
enum StoredEnd<Failure: Error>: Sendable {
    case completed
    indirect case failed(Failure)
    case interrupted

    @inlinable
    init(_ end: End<Failure>) {
        switch end {
        case .completed: self = .completed
        case .failed(let error): self = .failed(error)
        case .interrupted: self = .interrupted
        }
    }

    @inlinable
    var end: End<Failure> {
        switch self {
        case .completed: .completed
        case .failed(let error): .failed(error)
        case .interrupted: .interrupted
        }
    }
}
