import CurrycombVerification
import Foundation
import Testing

@Suite struct JSONParserTests {
    @Test func everyKindOfValueIsParsed() throws {
        let json = try JSON(
            parsing: #" {"a": [1, -2.5e3, true, false, null, "x"], "b": {}, "c": [] , "\u0064\n": "\ud83d\ude00é"} "#)
        #expect(json == ["a": [1, -2500, true, false, .null, "x"], "b": [:], "c": [], "d\n": "😀é"])
        #expect(json["a"]?.count == 6)
        #expect(json["a"]?[5]?.string == "x")
        #expect(json["a"]?[6] == nil)
        #expect(json["d\n"]?.string == "😀é")
        #expect(json["z"] == nil)
    }

    @Test(arguments: [
        ("", JSON.SyntaxError.Reason.unexpectedEnd, 1, 1), ("[1,", .unexpectedEnd, 1, 4),
        ("[1,]", .unexpectedCharacter, 1, 4),
        ("{\"a\":1,}", .keyExpected, 1, 8), ("{a:1}", .keyExpected, 1, 2), ("{\"a\" 1}", .colonExpected, 1, 6),
        ("[1 2]", .separatorExpected, 1, 4), ("[1}", .separatorExpected, 1, 3), ("1 2", .trailingText, 1, 3),
        ("01", .malformedNumber, 1, 1), ("1.", .unexpectedEnd, 1, 3), ("-x", .malformedNumber, 1, 2),
        ("1e+", .unexpectedEnd, 1, 4), ("[1.e5]", .malformedNumber, 1, 4), ("+1", .unexpectedCharacter, 1, 1),
        ("truth", .unknownWord, 1, 1), ("nul", .unexpectedEnd, 1, 1), ("\"a\nb\"", .controlCharacter, 1, 3),
        ("\"\\x\"", .malformedEscape, 1, 2), ("\"\\ud800\"", .malformedEscape, 1, 2),
        ("\"\\udc00\"", .malformedEscape, 1, 2),
        ("\"\\u12g4\"", .malformedEscape, 1, 2), ("\"abc", .unexpectedEnd, 1, 5), ("\"\\", .unexpectedEnd, 1, 3),
        ("\"\\u12", .unexpectedEnd, 1, 6), ("\"\\u12\"", .malformedEscape, 1, 2),
        ("\"\\ud83d", .unexpectedEnd, 1, 8), ("\"\\ud83d\\", .unexpectedEnd, 1, 9),
        ("\"\\ud83d\\udc", .unexpectedEnd, 1, 12), ("\"\\ud83d\\n", .malformedEscape, 1, 2),
        ("{\n  \"é\": 1,\n  \"ü\": ?\n}", .unexpectedCharacter, 3, 8), ("\u{0}", .unexpectedCharacter, 1, 1),
    ])
    func syntaxErrorsHaveReasonAndPlace(_ text: String, _ reason: JSON.SyntaxError.Reason, _ line: Int, _ column: Int) {
        let error = #expect(throws: JSON.SyntaxError.self) { try JSON(parsing: text) }
        #expect(error?.reason == reason)
        #expect(error?.position.line == line)
        #expect(error?.position.column == column)
    }

    @Test(
        arguments: [
            [0x22, 0x80, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82],
        ] as [[UInt8]])
    func invalidUTF8IsRejected(_ bytes: [UInt8]) {
        #expect(throws: JSON.SyntaxError.self) { try JSON(parsing: bytes) }
    }

    @Test func integersBeyond2To53StayExact() throws {
        let json = try JSON(
            parsing:
                "[9007199254740993, 18446744073709551615, -9223372036854775808, 170141183460469231731687303715884105727]"
        )
        #expect(json[0]?.integer(as: Int.self) == 9_007_199_254_740_993)
        #expect(json[1]?.integer(as: UInt64.self) == .max)
        #expect(json[1]?.integer(as: Int64.self) == nil)
        #expect(json[2]?.integer(as: Int.self) == .min)
        #expect(json[3]?.integer(as: Int128.self) == .max)
        #expect(
            json.text()
                == "[9007199254740993,18446744073709551615,-9223372036854775808,170141183460469231731687303715884105727]"
        )
    }

    @Test func numbersAreComparedByValue() throws {
        #expect(try JSON(parsing: "[1, 1.0, 10e-1, 0.1e1, -0, 0.0e7]") == [1, 1, 1, 1, 0, 0])
        #expect(try JSON(parsing: "9007199254740993") != 9_007_199_254_740_992)
        #expect(try JSON(parsing: "1.00").integer(as: UInt8.self) == 1)
        #expect(try JSON(parsing: "3e2").integer(as: Int.self) == 300)
        #expect(try JSON(parsing: "300").integer(as: UInt8.self) == nil)
        #expect(try JSON(parsing: "1e999999999999").integer(as: Int.self) == nil)
        #expect(try JSON(parsing: "1e400").double == nil)
        #expect(Set([try JSON(parsing: "1.0"), 1]).count == 1)
    }

    @Test func doublesAreParsedAsInTheStandardLibrary() throws {
        var generator = Generator(seed: 53)
        for _ in 0..<5000 {
            let exponent = Int.random(in: -40...40, using: &generator)
            let digits =
                UInt64.random(in: 0 ... .max, using: &generator) >> UInt64.random(in: 0..<64, using: &generator)
            for text in ["\(digits)e\(exponent)", "-\(digits).\(digits % 1000)", "0.\(digits)E+\(abs(exponent))"] {
                #expect(try JSON(parsing: text).double == Double(text), "\(text), seed 53")
            }
        }
    }

    @Test func repeatedKeysAreReported() throws {
        let json = try JSON(parsing: #"{"a": 1, "b": [{"x": 1, "y": 2, "x": 3}], "\u0061": 2}"#)
        #expect(json.duplicateKeys.map(\.description) == ["b[0].x", "a"])
        #expect(json["a"] == 2)
        #expect(json["b"]?[0]?["x"] == 3)
        let nested = try JSON(
            parsing: #"[0, {"p": [{"x": 1, "x": [{"y": 0, "y": 0}], "x": 2}], "p": 0}, {"q": 1, "q": 2}]"#)
        #expect(
            nested.duplicateKeys.map(\.description) == [
                "[1].p[0].x", "[1].p[0].x[0].y", "[1].p[0].x", "[1].p", "[2].q",
            ])
        #expect(try JSON(parsing: #"{"a": {"a": 1}, "b": {"a": 1}}"#).duplicateKeys.isEmpty)
        // Canonically equivalent keys count as different.
        #expect(try JSON(parsing: "{\"é\": 1, \"e\u{301}\": 2}").duplicateKeys.isEmpty)
    }

    @Test func repeatedKeysOfLargeObjectsAreReportedOnce() throws {
        for count in [5, 31, 32, 33, 34, 100, 5000] {
            let members = (0..<count).map { "\"key\($0)\": \($0)" }
            let text = "{\"key3\": {\"q\": 1, \"q\": 2}, \(members.joined(separator: ", ")), \"key1\": 0}"
            let json = try JSON(parsing: text)
            #expect(json.duplicateKeys.map(\.description) == ["key3.q", "key3", "key1"])
            #expect(json["key1"] == 0)
        }
    }

    @Test func manyRepeatedKeysTakeLinearTime() throws {
        let inner = "{" + Array(repeating: "\"a\":0", count: 20_000).joined(separator: ",") + "}"
        // The outer keys contain escapes, so the parser compares the keys of each outer object only at the end of the
        // object.
        let text = String(repeating: #"{"\u0061":"#, count: 120) + inner + String(repeating: "}", count: 120)
        #expect(try JSON(parsing: text).duplicateKeys.count == 19_999)
    }

    @Test func depthAndSizeAreLimited() throws {
        let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        let error = #expect(throws: JSON.SyntaxError.self) { try JSON(parsing: deep) }
        #expect(error?.reason == .tooDeep)
        #expect(error?.position.column == 129)
        let deepObject = String(repeating: "{\"a\":", count: 100_000)
        #expect(throws: JSON.SyntaxError.self) { try JSON(parsing: deepObject, limits: .init(depth: .max)) }
        let ten = String(repeating: "[", count: 10) + String(repeating: "]", count: 10)
        #expect(throws: Never.self) { try JSON(parsing: ten, limits: .init(depth: 10)) }
        #expect(throws: JSON.SyntaxError.self) { try JSON(parsing: ten, limits: .init(depth: 9)) }
        #expect(throws: Never.self) { try JSON(parsing: ten, limits: .init(bytes: 20)) }
        #expect(throws: JSON.SyntaxError.self) { try JSON(parsing: ten, limits: .init(bytes: 19)) }
    }

    @Test func everyValueHasALineAndAColumn() throws {
        let json = try JSON(parsing: "{\n  \"é\": [1,\n    {\"b\": \"x\"}]\n}")
        #expect(json.position(of: ["é", 1, "b"])?.description == "line 3, column 11")
        #expect(json.position(of: ["é", 0])?.description == "line 2, column 9")
        #expect(json.position(of: ["é", 1, "missing"])?.description == "line 3, column 5")
        #expect(json["é"]?.position(of: [1])?.description == "line 3, column 5")
        #expect(JSON.null.position() == nil)
    }

    @Test func writtenValuesAreParsedUnchanged() throws {
        var generator = Generator(seed: 1)
        for _ in 0..<2000 {
            let json = generator.json()
            for pretty in [false, true] {
                #expect(try JSON(parsing: json.text(pretty: pretty)) == json, "seed 1")
                #expect(try JSON(parsing: json.parsed.text(pretty: pretty)) == json, "seed 1")
            }
        }
    }

    @Test func valuesAgreeWithFoundation() throws {
        var generator = Generator(seed: 2)
        for _ in 0..<1000 {
            let json = generator.json()
            let theirs = try JSONSerialization.jsonObject(with: Data(json.utf8()), options: .fragmentsAllowed)
            let same = try JSONSerialization.jsonObject(
                with: JSONSerialization.data(withJSONObject: theirs, options: .fragmentsAllowed),
                options: .fragmentsAllowed)
            #expect(try JSON(untyped: theirs) == JSON(untyped: same), "seed 2")
            #expect(try JSON(untyped: theirs).text().count > 0)
        }
    }

    @Test func aHugeNumberIsInfiniteInAnUntypedTree() throws {
        #expect(try JSON(parsing: "1e400").untyped as? Double == .infinity)
        #expect(try JSON(parsing: "-1e400").untyped as? Double == -.infinity)
    }

    @Test func anUntypedTreeThatIsTooDeepIsReported() {
        let tree: [String: Any] = ["a": [1]]
        do throws(CurrycombVerification.Issue) {
            _ = try JSON(untyped: tree, depth: 1)
            Testing.Issue.record("the tree was accepted")
        } catch {
            #expect(error.description == "a: nested too deeply")
        }
    }

    @Test func limitsStayWithinTheirMaximum() {
        var limits = JSON.Limits()
        limits.depth = 1_000
        limits.bytes = .max
        #expect(limits == JSON.Limits(bytes: 1 << 30, depth: JSON.Limits.deepest))
        limits.depth = -1
        #expect(limits.depth == 0)
    }
}
