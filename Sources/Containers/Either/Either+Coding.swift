// Coding needs existentials, which Embedded Swift does not support.
#if !hasFeature(Embedded)
/// The keys of the encoded object. They distinguish the two sides, even if both have the same type.
private enum Side: String, CodingKey {
    case left, right
}

extension Either: Encodable where Left: Encodable, Right: Encodable {
    /// Encodes the value as an object with one key, `left` or `right`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Side.self)
        switch self {
        case .left(let left): try container.encode(left, forKey: .left)
        case .right(let right): try container.encode(right, forKey: .right)
        }
    }
}

extension Either: Decodable where Left: Decodable, Right: Decodable {
    /// Decodes an object that has exactly one of the keys `left` and `right`.
    /// - Throws: `DecodingError.dataCorrupted` if the object has both keys or neither of them. Also throws the
    ///   decoder's errors.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Side.self)
        switch (container.contains(.left), container.contains(.right)) {
        case (true, false): self = .left(try container.decode(Left.self, forKey: .left))
        case (false, true): self = .right(try container.decode(Right.self, forKey: .right))
        default:
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: container.codingPath,
                    debugDescription: "Exactly one of the keys left and right was expected."))
        }
    }
}
#endif
