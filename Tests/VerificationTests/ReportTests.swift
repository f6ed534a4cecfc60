import CurrycombVerification
import Foundation
import Testing

/// The toolkit's `Issue`. Without this declaration, the name is ambiguous, because Swift Testing also has a type
/// `Issue`.
private typealias Issue = CurrycombVerification.Issue

private struct Broken: Error {}

@Suite struct ReportTests {
    @Test func pathsAreWrittenAsInCode() {
        #expect(JSON.Path(["orders", 3, "price"]).description == "orders[3].price")
        #expect(JSON.Path([0, "a b", "c"]).description == "[0][\"a b\"].c")
        #expect(JSON.Path(["1st"]).description == "[\"1st\"]")
        #expect(JSON.Path(["größe_2"]).description == "größe_2")
        #expect(JSON.Path().description.isEmpty)
        #expect(JSON.Path(["a"]).appending(1).appending("b") == JSON.Path(["a"]) + JSON.Path([1, "b"]))
        #expect(JSON.Path(["a", 1]).components == [.key("a"), .index(1)])
    }

    @Test func reportMarksTheFaultInItsLine() throws {
        let text = """
            {
              "name": "Ada",
              "email": "nobody"
            }
            """
        let failure = #expect(throws: ValidationFailure.self) { try customer.strictKeys().decode(text) }
        #expect(
            failure?.report() == """
                1 problem

                email: is not an e-mail address
                  3 |   "email": "nobody"
                    |            ^~~~~~~~
                """)
    }

    @Test func reportMarksKeysMissingMembersAndBrackets() throws {
        let text = "{\"name\": [],\n \"nmae\": 1, \"name\": {}}"
        let failure = #expect(throws: ValidationFailure.self) { try customer.strictKeys().decode(text) }
        #expect(
            failure?.report() == """
                4 problems

                name: this key occurs twice
                  2 |  "nmae": 1, "name": {}}
                    |             ^~~~~~

                nmae: unexpected key
                  2 |  "nmae": 1, "name": {}}
                    |  ^~~~~~

                name: expected a string, found an object
                  2 |  "nmae": 1, "name": {}}
                    |                     ^

                email: is missing
                  1 | {"name": [],
                    | ^
                """)
    }

    @Test func reportMarksTheOccurrenceOfARepeatedKey() throws {
        let text = "{\"a\": {\"x\": 1,\n \"x\": 2},\n \"a\": 3,\n \"a\": 4}"
        let failure = #expect(throws: ValidationFailure.self) { try Validator<JSON, JSON>.json.decode(text) }
        #expect(
            failure?.report() == """
                3 problems

                a.x: this key occurs twice
                  2 |  "x": 2},
                    |  ^~~

                a: this key occurs twice
                  3 |  "a": 3,
                    |  ^~~

                a: this key occurs twice
                  4 |  "a": 4}
                    |  ^~~
                """)
    }

    @Test func anIssueOfAnotherDocumentHasNoPosition() throws {
        let other = #expect(throws: ValidationFailure.self) {
            try Validator<JSON, JSON>.json.decode(#"[0, 1, 2, 3, {"a": 1, "a": 2}]"#)
        }
        let issue = try #require(other?.issues.first)
        let failure = #expect(throws: ValidationFailure.self) {
            try Validator<JSON, JSON>.json.refine(reporting: { _ in [issue] }).decode("[1]")
        }
        #expect(failure?.report().hasPrefix("1 problem\n\n[4].a: this key occurs twice") == true)
    }

    @Test(arguments: ["tru", "[1, 2, 3, 4, 5, 6, 7, 8, x]"])
    func aSyntaxErrorInAStringIsMarkedAtTheString(_ inner: String) {
        let parsed = Validator<JSON, String>.string.tryMap { text in
            do throws(JSON.SyntaxError) { return try JSON(parsing: text) } catch { throw Issue(.syntax(error)) }
        }
        let failure = #expect(throws: ValidationFailure.self) {
            try Validator.array(of: parsed).decode("[\"1\",\n  \"\(inner)\"]")
        }
        let marker = "^" + String(repeating: "~", count: inner.count + 1)
        #expect(
            failure?.report().hasSuffix("  2 |   \"\(inner)\"]\n    |   \(marker)") == true,
            "\(failure?.report() ?? "")")
    }

    @Test func reportContainsNoControlCharacters() {
        let failure = #expect(throws: ValidationFailure.self) {
            try Validator<JSON, JSON>.json.decode("[\u{1B}[31m,\u{9B}2J]")
        }
        #expect(failure?.report().contains { "\u{1B}\u{9B}".contains($0) } == false)
        #expect(failure?.report().contains("1 | [\u{FFFD}[31m,\u{FFFD}2J]") == true, "\(failure?.report() ?? "")")
    }

    @Test func oneProblemIsSingular() {
        let failure = #expect(throws: ValidationFailure.self) {
            try Validator.array(of: .int).decode(#"["a", "b"]"#, options: .failFast)
        }
        #expect(failure?.description == "at least 1 problem\n[0]: expected a number, found a string")
    }

    @Test func reportShortensLongLines() throws {
        let items = (0..<100).map { "{\"title\":\"Item \($0)\",\"price\":\($0 == 50 ? "\"free\"" : "1")}" }
        let text = "[\(items.joined(separator: ","))]"
        let failure = #expect(throws: ValidationFailure.self) { try Validator.array(of: item).decode(text) }
        let lines = failure?.report().split(separator: "\n") ?? []
        #expect(lines[1] == "[50].price: expected a number, found a string")
        let piece = Array(lines[2]), marker = Array(lines[3])
        #expect(piece.count < 90)
        let marked = piece.indices.filter { $0 < marker.count && "^~".contains(marker[$0]) }.map { piece[$0] }
        #expect(String(marked) == "\"free\"")
    }

    @Test func reportOnALongLineIsFast() throws {
        // The report has a thousand issues on one line of 400 kilobytes. The work for each issue must not grow with the
        // length of the line.
        let text = "[" + Array(repeating: "{\"é\":1,\"price\":\"x\"}", count: 20_000).joined(separator: ",") + "]"
        let failure = #expect(throws: ValidationFailure.self) { try Validator.array(of: item).decode(text) }
        #expect(failure?.isTruncated == true)
        #expect(failure?.report().contains("[499].price: expected a number, found a string") == true)
    }

    @Test func reportMarksASyntaxError() throws {
        let failure = #expect(throws: ValidationFailure.self) { try customer.decode("{\n  \"name\": tru\n}") }
        #expect(
            failure?.report() == """
                1 problem

                unknown word; JSON has true, false and null
                  2 |   "name": tru
                    |           ^
                """)
    }

    @Test func aSyntaxErrorIsDescribedWithLineAndColumn() {
        let failure = #expect(throws: ValidationFailure.self) { try customer.decode("{\n  \"name\": tru}") }
        #expect(
            failure?.description == "1 problem\nunknown word; JSON has true, false and null (line 2, column 11)")
        #expect(failure?.description(in: .chinese).hasSuffix("(第 2 行第 11 列)") == true)
    }

    @Test func reportShowsAValueBuiltInCodeAsPrettyJSON() throws {
        let failure = #expect(throws: ValidationFailure.self) { try customer(["name": "Ada", "email": 1]) }
        #expect(
            failure?.report() == """
                1 problem

                email: expected a string, found a number
                  3 |   "email": 1
                    |            ^
                """)
    }

    @Test func theDescriptionOmitsValues() throws {
        let failure = #expect(throws: ValidationFailure.self) {
            try customer(["name": "Ada", "email": "secret", "phone": "42"])
        }
        #expect(failure?.description == "1 problem\nemail: is not an e-mail address")
        #expect(failure?.issues.first.value == nil)
        let open = customer.issues(["name": 7, "email": "a@b.de"], options: .init(includesValues: true))
        #expect(open.map(\.value) == [7])
    }

    @Test func messagesCanBeReplacedAndTranslated() throws {
        let named = Validator<JSON, String>.string.nonEmpty.withMessage("Please enter a name.")
        #expect(named.complaints("") == ["Please enter a name."])
        let person = Validator<JSON, String>.field("name", .string.nonEmpty).withMessage("Who are you?")
        // The message for an object does not apply to its members.
        #expect(person.complaints(["name": ""]) == ["name: its length must be at least 1"])
        #expect(person.complaints(1) == ["Who are you?"])
        let failure = #expect(throws: ValidationFailure.self) { try customer(["name": "", "email": 1]) }
        #expect(failure?.description(in: .chinese) == "共有 2 个问题\nname: 长度必须不小于 1\nemail: 应为字符串,实际为数字")
        let own = Messages.english.overriding { if case .missing = $0 { "where is it?" } else { nil } }
        #expect(failure?.description(in: own).contains("expected a string") == true)
        #expect(customer.issues([:]).map { $0.description(in: own) } == ["name: where is it?", "email: where is it?"])
    }

    @Test(arguments: [Messages.english, .chinese])
    func everyCodeHasAMessage(_ messages: Messages) {
        let position = JSON.Position.self
        _ = position
        var seen: Set<String> = []
        for reason in JSON.SyntaxError.Reason.allCases { #expect(seen.insert(messages.syntax(reason)).inserted) }
        for code: Issue.Code in [
            .missing, .null(expected: [.string]), .null(expected: []), .wrongKind(expected: [.array], actual: .bool),
            .notWhole,
            .unexpectedKey(resembles: nil), .unexpectedKey(resembles: "a"), .repeatedKey,
            .outOfRange(.value, lower: "1", upper: nil), .outOfRange(.length, lower: nil, upper: "2"),
            .outOfRange(.count, lower: "1", upper: "2"), .noAlternative(expected: ["a"], resembles: nil),
            .severalAlternatives(2), .malformed(.email), .malformed("mine"), .forbidden, .custom("own"),
            .notJSON(type: "Date"),
        ] {
            #expect(seen.insert(messages.text(code)).inserted, "\(code)")
        }
    }

    @Test func underlyingErrorsAreKept() {
        let validator = Validator<JSON, String>.string.tryMap(.custom("broken")) { _ -> Int in throw Broken() }
        let issue = validator.issues("x").first
        #expect(issue?.underlying is Broken)
        #expect(issue?.message == "broken")
        let own = Validator<JSON, String>.string.tryMap { _ -> Int in throw Issue(.forbidden, at: ["deep"]) }
        #expect(own.at(["a"]).complaints(["a": "x"]) == ["a.deep: is not allowed"])
    }
}
