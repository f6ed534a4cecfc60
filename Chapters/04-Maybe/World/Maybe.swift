/// A box that holds one value, or none.
public enum Maybe<Wrapped> {
    /// An empty box.
    case nothing
    /// A box that holds a value.
    case just(Wrapped)
}

extension Maybe: Equatable where Wrapped: Equatable {}
extension Maybe: Sendable where Wrapped: Sendable {}

extension Generator {
    /// Boxes, about a quarter of them empty. The empty box counts as the simplest value.
    static func maybe<Wrapped>(_ values: Generator<Wrapped>) -> Generator where Value == Maybe<Wrapped> {
        Generator<Wrapped?>.optional(values).map { value in
            if let value { .just(value) } else { .nothing }
        }
    }
}

func boxes<Wrapped: Sendable>(of values: Generator<Wrapped>) -> Argument<Maybe<Wrapped>> {
    Argument(
        "box", .maybe(values), edges: [.nothing],
        .feature("the box is empty") { $0.isEmpty }, .feature("the box is full") { !$0.isEmpty })
}

extension Maybe {
    fileprivate var isEmpty: Bool { if case .nothing = self { true } else { false } }
}
