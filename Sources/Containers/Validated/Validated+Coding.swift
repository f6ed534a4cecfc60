// Coding needs existentials, which Embedded Swift does not support.
#if !hasFeature(Embedded)
private enum Outcome: String, CodingKey {
    case valid, invalid
}

extension Validated: Encodable where Value: Encodable, Failure: Encodable {
    /// Encodes the value as an object with one key: `valid` with the value, or `invalid` with the list of failures.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Outcome.self)
        switch self {
        case .valid(let value): try container.encode(value, forKey: .valid)
        case .invalid(let failures): try container.encode(failures, forKey: .invalid)
        }
    }
}

extension Validated: Decodable where Value: Decodable, Failure: Decodable {
    /// Decodes an object that has exactly one of the keys `valid` and `invalid`.
    /// - Throws: `DecodingError.dataCorrupted` if the object has both keys or neither of them, or if the list of
    ///   failures is empty. Also throws the decoder's errors.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Outcome.self)
        switch (container.contains(.valid), container.contains(.invalid)) {
        case (true, false): self = .valid(try container.decode(Value.self, forKey: .valid))
        case (false, true): self = .invalid(try container.decode(NonEmpty<Failure>.self, forKey: .invalid))
        default:
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: container.codingPath,
                    debugDescription: "Exactly one of the keys valid and invalid was expected."))
        }
    }
}
#endif
