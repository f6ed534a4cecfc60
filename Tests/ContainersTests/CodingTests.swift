import CurrycombContainers
import Foundation
import Testing

@Suite struct CodingTests {
    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try #require(String(data: encoder.encode(value), encoding: .utf8))
    }

    private func read<T: Decodable>(_ text: String, as type: T.Type = T.self) throws -> T {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }

    @Test(arguments: [Either<Int, Int>.left(1), .right(1)])
    func anEitherIsDecodedAsEncoded(either: Either<Int, Int>) throws {
        #expect(try read(json(either)) == either)
    }

    @Test(arguments: [Validated<Int, String>.valid(1), .invalid("a", "b")])
    func aValidatedIsDecodedAsEncoded(validated: Validated<Int, String>) throws {
        #expect(try read(json(validated)) == validated)
    }

    @Test func theEncodedFormIsPlain() throws {
        #expect(try json(Either<Int, String>.left(1)) == #"{"left":1}"#)
        #expect(try json(Either<Int, String>.right("a")) == #"{"right":"a"}"#)
        #expect(try json(Validated<Int, String>.invalid("a", "b")) == #"{"invalid":["a","b"]}"#)
        #expect(try json(Validated<Int, String>.valid(1)) == #"{"valid":1}"#)
        #expect(try json(NonEmpty(1, 2)) == "[1,2]")
    }

    @Test(arguments: ["{}", #"{"left":1,"right":2}"#, #"{"middle":1}"#])
    func anEitherRequiresExactlyOneSide(text: String) {
        #expect(throws: DecodingError.self) { try read(text, as: Either<Int, Int>.self) }
    }

    @Test(arguments: ["{}", #"{"valid":1,"invalid":["a"]}"#, #"{"invalid":[]}"#])
    func aValidatedRequiresOneCaseAndAReason(text: String) {
        #expect(throws: DecodingError.self) { try read(text, as: Validated<Int, String>.self) }
    }

    @Test func anEmptyListIsNotDecodedAsNonEmpty() throws {
        #expect(throws: DecodingError.self) { try read("[]", as: NonEmpty<Int>.self) }
        #expect(try read("[1,2]", as: NonEmpty<Int>.self) == NonEmpty(1, 2))
    }
}
