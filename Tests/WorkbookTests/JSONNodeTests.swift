import Testing

@testable import CurrycombWorkbook

@Suite struct JSONNodeTests {
    static let tree = JSONNode.object([
        ("text", .string("a \"quote\", a \\, a tab\t, a bell \u{7}, ü and 🐝")),
        ("numbers", .array([.number(0), .number(-3), .number(0.25), .number(1e300)])),
        ("others", .array([.null, .bool(true), .bool(false), .array([]), .object([])])),
    ])

    @Test func writtenJSONIsReadBack() {
        #expect(JSONNode(Self.tree.text.utf8) == Self.tree)
    }

    @Test func aTruncatedTextIsRejected() {
        let whole = Array(Self.tree.text.utf8)
        for length in 0..<whole.count {
            #expect(JSONNode(whole[..<length]) == nil, "cut after \(length) bytes")
        }
    }

    @Test func aTextWithTrailingContentIsRejected() {
        #expect(JSONNode("{} {}".utf8) == nil)
    }
}
