import Chapter08Verifiers
import Testing

/// The tour's code, on other inputs than the tour's.
@Suite struct VerifiersTests {
    static let replies: [JSON] = [
        "hi", 12, true, .null, [], [:], ["customer": 1], ["customer": .null], ["orders": [1]], ["orders": .null],
        ["customer": ["name": "Emmy"], "orders": []],
    ]

    @Test(arguments: replies)
    func bothVersionsAgree(reply: JSON) {
        let faulty = Fault(at: ["reply"], .missing)
        for response in [Result<JSON, Fault>.success(reply), .failure(faulty)] {
            #expect(FirstVersion.greeting(response) == SecondVersion.greeting(response))
            #expect(FirstVersion.customer(response) == SecondVersion.customer(response))
            #expect(FirstVersion.orders(response) == SecondVersion.orders(response))
        }
    }

    @Test func theSecondVersionIsHalfAsLong() throws {
        let first = try #require(Article.linesOfCode("FirstVersion.swift"))
        let second = try #require(Article.linesOfCode("SecondVersion.swift"))
        #expect(second > 0 && 2 * second <= first)
        #expect(Article.linesOfCode("NoSuchFile.swift") == nil)
    }

    @Test func nullIsNoPresenceAndATruthValueNoNumber() {
        #expect(!Article.hasKey("a")(["a": .null]))
        #expect(Article.hasKey("a")(["a": 0]))
        #expect(!Article.hasKey("a")("a"))
        #expect(!Article.isKindOf(.number)(false))
        #expect(Article.isKindOf(.bool)(false))
    }

    @Test func theSlipSaysYesToWhatIsWrong() {
        let fault = Fault(.wrongKind(expected: .object, got: .array))
        let isObject = Article.isKindOf(.object)
        #expect(Article.exchangedTry(isObject, fault, []).isFine)
        #expect(!Article.exchangedTry(isObject, fault, [:]).isFine)
        #expect(Article.mendedTry(isObject, fault, []) == (false, fault))
        #expect(Article.mendedTry(isObject, fault, [:]) == (true, nil))
    }

    @Test func rulesTellEveryFaultOfAnotherOrder() {
        let faults = Article.orderRule(["items": [["sku": "wax"], 3]])
        #expect(faults.map(\.description) == ["customer: missing", "items[1]: number, not object"])
    }

    @Test func parsingKeepsEveryKind() throws {
        let parsed = try JSON(parsing: #"{"a": [1, 2.5, true, null, "x"], "b": {}}"#)
        #expect(parsed == ["a": [1, 2.5, true, .null, "x"], "b": [:]])
        #expect(throws: (any Error).self) { try JSON(parsing: "{") }
    }

    @Test func toolkitAndChapterFindTheSameFaults() throws {
        let response = try #require(Orders.response)
        let text = try #require(Orders.text)
        #expect(text.split(separator: "\n").count > 300)
        let own = Orders.faults(in: response)
        guard case .failure(let faults) = InTheToolkit.read(text) else {
            Issue.record("the toolkit finds nothing wrong")
            return
        }
        #expect(own.map(\.place) == faults.all.map(\.place))
        #expect(own.count == 18)
    }
}
