import CurrycombVerification
import Foundation
import Testing

/// The toolkit's `Issue`. Without this declaration, the name is ambiguous, because Swift Testing also has a type
/// `Issue`.
private typealias Issue = CurrycombVerification.Issue

private enum Wrong: Error, Equatable { case notText, noObject(JSON.Kind) }

@Suite struct VerifierTests {
    private let isText = verifyAndOutputError(isKindOf(.string), Wrong.notText)
    private let isObject = verifyAndOutputError(isKindOf(.object)) { (json: JSON) in Wrong.noObject(json.kind) }

    @Test func booleansAndNumbersAreDifferentKinds() throws {
        let tree = try #require(
            JSONSerialization.jsonObject(with: Data(#"[true, 1, 1.0, null, "x", {}, [], 0, false]"#.utf8)) as? [Any])
        let expected: [JSON.Kind] = [.bool, .number, .number, .null, .string, .object, .array, .number, .bool]
        for (value, kind) in zip(tree, expected) {
            for candidate in JSON.Kind.allCases {
                let check: Verify<Any> = isKindOf(candidate)
                #expect(check(value) == (candidate == kind), "\(value)")
            }
        }
        #expect(isKindOf(.bool)(true as JSON))
        #expect(!isKindOf(.number)(true as JSON))
        let never: Verify<Any> = isKindOf(.string)
        #expect(!never(Date()))
    }

    @Test func hasKeyIsFalseForNull() {
        #expect(hasKey("a")(["a": 1] as JSON))
        #expect(!hasKey("a")(["a": .null] as JSON))
        #expect(!hasKey("a")(["b": 1] as JSON))
        #expect(!hasKey("a")("a" as JSON))
        let untyped: Verify<Any> = hasKey("a")
        #expect(untyped(["a": 1] as [String: Any]))
        #expect(!untyped(["a": NSNull()] as [String: Any]))
        #expect(!untyped([1]))
        #expect(dictionaryValueByKey("a")(["a": .null] as JSON) == .null)
        #expect(dictionaryValueByKey("a")([] as JSON) == nil)
    }

    @Test func transferToKeyChildThrowsTheReason() throws {
        let child: @Sendable (JSON) throws(Issue) -> JSON = transferToKeyChild("a")
        #expect(try child(["a": 1]) == 1)
        #expect(throws: Issue(.missing, at: ["a"])) { try child([:]) }
        #expect(throws: Issue(.null(expected: []), at: ["a"])) { try child(["a": .null]) }
        #expect(throws: Issue(.wrongKind(expected: [.object], actual: .number))) { try child(1) }
        let untyped: @Sendable (Any) throws(Issue) -> Any = transferToKeyChild("a")
        #expect(try untyped(["a": 1] as [String: Any]) as? Int == 1)
        #expect(throws: Issue(.missing, at: ["a"])) { try untyped([:] as [String: Any]) }
        #expect(throws: Issue(.null(expected: []), at: ["a"])) { try untyped(["a": NSNull()] as [String: Any]) }
        #expect(throws: Issue(.wrongKind(expected: [.object], actual: .number))) { try untyped(1) }
        #expect(throws: Issue(.notJSON(type: "Date"))) { try untyped(Date()) }
    }

    @Test func anUntypedTreeMayContainJSON() throws {
        let tree: Any = try JSON(parsing: #"{"a": {"b": 1}, "n": null}"#)
        let child: @Sendable (Any) throws(Issue) -> Any = transferToKeyChild("a")
        #expect(try child(tree) as? JSON == ["b": 1])
        #expect(throws: Issue(.missing, at: ["a"])) { try child(child(tree)) }
        let (hasA, hasN): (Verify<Any>, Verify<Any>) = (hasKey("a"), hasKey("n"))
        #expect(hasA(tree) && !hasN(tree))
        let value: @Sendable (Any) -> Any? = dictionaryValueByKey("a")
        #expect(value(tree) as? JSON == ["b": 1])
    }

    @Test func verifiersWorkWithResults() throws {
        let text: Result<JSON, Wrong> = .success("x"), number: Result<JSON, Wrong> = .success(1)
        #expect(text.try(isText) == .success("x"))
        #expect(number.try(isText) == .failure(.notText))
        #expect(number.try(isObject) == .failure(.noObject(.number)))
        #expect(Result<JSON, Wrong>.failure(.notText).try(isObject) == .failure(.notText))
        let object: Result<JSON, any Error> = .success(["k": "v"])
        #expect(try object.try(isObject).tryMap(transferToKeyChild("k")).get() == "v")
        #expect(throws: Issue(.missing, at: ["z"])) { try object.try(isObject).tryMap(transferToKeyChild("z")).get() }
    }

    @Test func verifiersWorkWithThrowingAndAsyncCode() async throws {
        let object = isObject, text = isText
        let fetch: @Sendable () throws -> JSON = { ["k": "v"] }
        let child = tryMap(`try`(fetch, object), transferToKeyChild("k"))
        #expect(try child() == "v")
        #expect(throws: Wrong.notText) { try `try`(fetch, text)() }
        let fetchLater: @Sendable () async throws -> JSON = {
            await Task.yield()
            return ["k": "v"]
        }
        let later = tryMap(`try`(fetchLater, object), transferToKeyChild("k"))
        #expect(try await later() == "v")
        await #expect(throws: Wrong.notText) { try await `try`(fetchLater, text)() }
    }

    @Test func verifiersWorkWithSequences() async throws {
        let rows: [JSON] = [["k": 1], ["k": 2]]
        #expect(try rows.try(isObject).tryMap(transferToKeyChild("k")) == [1, 2])
        #expect(throws: Wrong.noObject(.string)) { try (rows + ["x"]).try(isObject) }
        let stream = AsyncStream { continuation in
            for row in rows + ["x", ["k": 3]] { continuation.yield(row) }
            continuation.finish()
        }
        var seen: [JSON] = []
        let object = isObject
        do {
            for try await value in stream.try(object).tryMap(transferToKeyChild("k")) { seen.append(value) }
            Testing.Issue.record("the sequence must end with the error")
        } catch {
            #expect(error as? Wrong == .noObject(.string))
        }
        #expect(seen == [1, 2])
    }
}
