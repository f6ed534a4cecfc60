import Chapter08Verifiers
import Testing

@Suite struct VerifiersTests {
    static let replies: [JSON] = [
        "hi", 12, true, .null, [], [:], ["customer": 1], ["customer": "Ada"], ["customer": .null], ["customer": [:]],
        ["customer": ["name": 7]], ["orders": [1]], ["orders": .null],
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

    /// Tests the lesson's first law. A check in a pipeline receives a value without its path, so its fault may contain
    /// only the end of the path. A reply that is null as a whole is left out: the rule and the pipeline find the same
    /// fault in it, but name the fault differently.
    @Test(arguments: replies.filter { $0 != .null })
    func theRuleFindsThePipelinesFault(reply: JSON) {
        guard case .failure(let fault) = SecondVersion.name(.success(reply)) else { return }
        let faults = Ours.orderRule(reply)
        #expect(faults.contains { $0.problem == fault.problem && $0.path.suffix(fault.path.count) == fault.path[...] })
    }

    @Test func theSecondVersionIsHalfAsLong() throws {
        let first = try #require(Ours.linesOfCode("FirstVersion.swift"))
        let second = try #require(Ours.linesOfCode("SecondVersion.swift"))
        #expect(second > 0 && 2 * second <= first)
        #expect(Ours.linesOfCode("NoSuchFile.swift") == nil)
    }

    @Test func aNullValueIsMissingAndABoolIsNotANumber() {
        #expect(!Ours.hasKey("a")(["a": .null]))
        #expect(Ours.hasKey("a")(["a": 0]))
        #expect(!Ours.hasKey("a")("a"))
        #expect(!Ours.isKindOf(.number)(false))
        #expect(Ours.isKindOf(.bool)(false))
    }

    @Test func exchangedTryAcceptsOnlyInvalidValues() {
        let fault = Fault(.wrongKind(expected: .object, got: .array))
        let isObject = Ours.isKindOf(.object)
        #expect(Ours.exchangedTry(isObject, fault, []).isFine)
        #expect(!Ours.exchangedTry(isObject, fault, [:]).isFine)
        #expect(Ours.mendedTry(isObject, fault, []) == (false, fault))
        #expect(Ours.mendedTry(isObject, fault, [:]) == (true, nil))
    }

    @Test func rulesReportEveryFaultOfAnOrder() {
        let faults = Ours.orderRule(["items": [["sku": "wax"], 3]])
        #expect(faults.map(\.description) == ["customer: missing", "items[1]: number, not object"])
    }

    @Test func parsingPreservesEveryKindOfValue() throws {
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
