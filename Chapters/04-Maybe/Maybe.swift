/// A box that holds one value, or none. What one can do with it is the subject of the exercises.
public enum Maybe<Wrapped> {
    /// The box is empty.
    case nothing
    /// The box holds a value.
    case just(Wrapped)
}

extension Maybe: Equatable where Wrapped: Equatable {}
extension Maybe: Sendable where Wrapped: Sendable {}

extension Generator {
    /// Boxes, about every fourth of them empty; an empty one is the simplest.
    static func maybe<Wrapped>(_ values: Generator<Wrapped>) -> Generator where Value == Maybe<Wrapped> {
        Generator<Wrapped?>.optional(values).map { value in
            if let value { .just(value) } else { .nothing }
        }
    }
}
