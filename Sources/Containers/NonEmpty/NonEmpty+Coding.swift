// Coding and printing need existentials, which Embedded Swift does not support.
#if !hasFeature(Embedded)
extension NonEmpty: Encodable where Element: Encodable {
    /// Encodes the elements as an array.
    public func encode(to encoder: any Encoder) throws {
        try storage.encode(to: encoder)
    }
}

extension NonEmpty: Decodable where Element: Decodable {
    /// Decodes an array of one element or more.
    /// - Throws: `DecodingError.dataCorrupted` if the array is empty. Also throws the decoder's errors.
    public init(from decoder: any Decoder) throws {
        guard let decoded = NonEmpty(contentsOf: try [Element](from: decoder)) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "At least one element was expected."))
        }
        self = decoded
    }
}

extension NonEmpty: CustomStringConvertible {
    /// The description of an array with the same elements.
    public var description: String { storage.description }
}
#endif
