/// 8.5: every fault, each with its path.
public protocol AllFaults: Contract {
    /// Adds a step to the front of each fault's path.
    ///
    /// `at("name", [Fault(.null)])` is `[Fault(at: ["name"], .null)]`.
    /// `at("customer", [Fault(at: ["name"], .null)])` is `[Fault(at: ["customer", "name"], .null)]`.
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault]

    /// Makes a rule for an object from rules for its keys: each of these rules checks the value for its key. The new
    /// rule returns all of their faults, in the order of the rules. A missing key is the fault `.missing` at that key.
    /// A value that is not an object has only the fault of `must(.object)`, which is `Fault(.null)` for `null`.
    ///
    /// `object([("id", must(.number)), ("name", must(.string))])(["id": true])` is
    /// `[Fault(at: ["id"], .wrongKind(expected: .number, got: .bool)), Fault(at: ["name"], .missing)]`.
    /// `object([("id", must(.number))])("bee")` is `[Fault(.wrongKind(expected: .object, got: .string))]`.
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule

    /// Makes a rule for an array: it checks every element with `rule`, and returns all faults, each with the element's
    /// index in front of its path. A value that is not an array has only the fault of `must(.array)`.
    ///
    /// `array(of: must(.string))(["a", 1, "b", 2])` is two faults `.wrongKind(expected: .string, got: .number)`, at
    /// `[1]` and at `[3]`.
    /// `array(of: must(.string))("a")` is `[Fault(.wrongKind(expected: .array, got: .string))]`.
    func array(of rule: @escaping Rule) -> Rule
}

extension AllFaults {
    /// Makes a rule that accepts only values of the given kind. If it refuses `null`, the fault is `.null`; otherwise,
    /// the fault is `.wrongKind`.
    ///
    /// `must(.string)("honey")` is `[]`, `must(.string)(12)` is
    /// `[Fault(.wrongKind(expected: .string, got: .number))]`, and `must(.string)(.null)` is `[Fault(.null)]`.
    public func must(_ kind: JSON.Kind) -> Rule { Rules.must(kind) }
}

extension AllFaults {
    static var checks: [Check<any AllFaults>] {
        let steps = Argument(
            "step",
            .element(of: [
                Fault.Step.key("customer"), .index(0), .key("name"), .index(3), .key("0"), .key("orders"), .key(""),
                .key("a.b"),
            ])
        ).andAtLast([String].hardTexts.map { .key($0) } + [Int].hardNumbers(in: 0 ... .max).map { .index($0) })
        let faults = Generator<[Fault]>.array(of: .fault, count: 0...4)
        return [
            Check("at", of: "at") {
                try $0.agrees(
                    "at(._, _)", on: steps, Argument("faults", Generator<Fault>.fault.map { [Fault($0.problem)] }),
                    examples: [("name", [Fault(.null)])], tries: 40
                ) { $0.at($1, $2) }
            },
            Check("front", of: "at") {
                try $0.agrees(
                    "at(._, _)", on: steps, Argument("faults", faults, edges: [[]]),
                    examples: [("customer", [Fault(at: ["name"], .null), Fault(at: ["email"], .missing)])]
                ) { $0.at($1, $2) }
            },
            Check("object", of: "object") { try Self.objects($0) },
            Check("array", of: "array") {
                // An answer that skips null elements may or may not count them in the indices of other elements. So
                // this array has only one element.
                let array = Self().array(of: Rules.must(.string))
                try $0.require(
                    !array([.null]).isEmpty || array([7]).isEmpty, else: "nullsSkipped",
                    .note("array(of: must(.string))([.null]) is []"))
                let rule = Argument("rule", SampleRule.any)
                let value = jsonArgument(
                    "value", .one(of: [.list(of: .leaf), .list(of: .element(of: ["a", 1])), .json]))
                try $0.agrees(
                    "array(of: _)(_)", on: rule, value,
                    examples: [
                        (.must(.string), ["a", 1, "b", 2]), (.must(.string), []), (.must(.string), "a"),
                        (.must(.null), [.null, 1, .null]), (.must(.string), [7, 7, 7]), (.strict, [.null, .null]),
                        (.must(.array), [[], [.null], [:]]),
                        (.must(.string), .array(Array(repeating: 7, count: 130))),
                    ]
                ) { $0.array(of: $1.rule)($2).map(\.description) }
                try $0.agrees(making: "array(of: _)", from: rule, calls: value, tries: 60) {
                    answer, _, rule in Self.lines(answer.array(of: rule.rule))
                }
            },
            Check("nested", of: "array") {
                let lists = Generator<JSON>.list(of: .element(of: ["a", "b", 1, .null]))
                try $0.agrees(
                    "array(of: array(of: must(.string)))(_)",
                    on: jsonArgument("value", .list(of: .one(of: [lists, lists, .leaf]))),
                    examples: [[["a"], ["b", 1]]], tries: 60
                ) { $0.array(of: $0.array(of: Rules.must(.string)))($1).map(\.description) }
                let item = Generator<JSON>.object(of: ["sku", "id"], .leaf)
                let order = Generator<JSON>.list(of: .one(of: [item, item, .leaf])).map { JSON.object(["items": $0]) }
                try $0.agrees(
                    "object([(\"items\", array(of: object([(\"sku\", must(.string))])))])(_)",
                    on: jsonArgument("order", .one(of: [order, order, .json])),
                    examples: [["items": [["sku": "wax"], ["sku": 7], [:]]]]
                ) {
                    $0.object([("items", $0.array(of: $0.object([("sku", Rules.must(.string))])))])($1)
                        .map(\.description)
                }
                try $0.agrees(
                    "a rule for twelve nested objects with must(.string) at the bottom: rule(_)",
                    on: Argument("value", .element(of: [.deep(12, 7), .deep(12, "a"), .deep(7, "a"), .null])),
                    examples: [.deep(12, 7)], tries: 4
                ) { answer, value in
                    (0..<12).reduce(Rules.must(.string)) { rule, _ in answer.object([("next", rule)]) }(value)
                }
            },
        ]
    }

    /// Makes a function that returns one string for each fault. If all faults were in one string, a comma could be part
    /// of a fault or separate two faults.
    private static func lines(_ rule: @escaping Rule) -> (JSON) -> [String] { { rule($0).map(\.description) } }

    private static func objects(_ examiner: Examiner<any AllFaults>) throws {
        let keys = ["id", "name", "email", "id", "name", "email", "0", "", "a.b"]
        let rules = Argument(
            "rules",
            Generator<[KeyRule]>.array(
                of: Generator<(String, SampleRule)>.pair(.element(of: keys), SampleRule.any).map {
                    KeyRule(key: $0.0, rule: $0.1)
                }, count: 0...4),
            edges: [[]],
            .feature("two rules have the same key") { rules in Set(rules.map(\.key)).count < rules.count })
        let objects = Generator<JSON>.object(of: keys + ["note"], .leaf)
        let value = jsonArgument("value", .one(of: [objects, objects, .json]))
        let bee = [
            KeyRule(key: "id", rule: .must(.number)), KeyRule(key: "name", rule: .must(.string)),
            KeyRule(key: "email", rule: .must(.string)),
        ]
        let examples: [JSON] = [
            ["id": 7, "name": "Ada", "email": "a@b.c"], ["id": true, "name": .null], ["email": 7], "Ada",
        ]
        let more: [([KeyRule], JSON)] = [
            ([KeyRule(key: "note", rule: .must(.null))], ["note": .null]),
            ([KeyRule(key: "note", rule: .strict)], ["note": .null]),
            ([KeyRule(key: "id", rule: .must(.number)), KeyRule(key: "id", rule: .must(.bool))], ["id": "a"]),
            ([KeyRule(key: "id", rule: .must(.number)), KeyRule(key: "id", rule: .strict)], ["id": "a"]),
            ([KeyRule(key: "Name", rule: .must(.string))], ["name": "Ada"]),
            ([KeyRule(key: "a.b", rule: .must(.string))], ["a": ["b": "c"]]),
            ([KeyRule(key: "a.b", rule: .must(.string))], ["a.b": 7]),
            ([KeyRule(key: "0", rule: .must(.string))], ["0": 7]), ([KeyRule(key: "0", rule: .must(.string))], [7]),
            ([KeyRule(key: "0", rule: .must(.string))], [:]), ([KeyRule(key: "", rule: .must(.string))], ["": 7]),
            ([KeyRule(key: "", rule: .must(.string))], [:]),
            ((1...25).map { KeyRule(key: "key \($0)", rule: .must(.string)) }, ["key 25": 7]),
        ]
        // An answer that refuses unknown keys may report a fault of any kind, at any position in the list, so only the
        // paths are checked here.
        let call = "object([(\"name\", must(.string))])([\"name\": \"Ada\", \"note\": 7])"
        examiner.running(call)
        let found = Self().object([("name", Rules.must(.string))])(["name": "Ada", "note": 7])
        examiner.finished()
        try examiner.require(
            !found.contains { $0.path == ["note"] }, else: "unknownRefused",
            .note("\(call) is \(Tour.described(found.map(\.description)))"))
        func missing(_ kind: JSON.Kind) -> [Fault] { Self().object([("note", Rules.must(kind))])([:]) }
        try examiner.require(
            !missing(.null).isEmpty || missing(.string) != [Fault(at: ["note"], .missing)], else: "missingAllowed",
            .note("object([(\"note\", must(.null))])([:]) is []"))
        let free = Self().object([("note", { _ in [] })])([:])
        try examiner.require(
            !free.isEmpty || missing(.null) != [Fault(at: ["note"], .missing)], else: "missingAllowed",
            .note("object([(\"note\", { _ in [] })])([:]) is []"))
        try examineOrder(examiner)
        try examiner.agrees(
            "object(_)(_)", on: rules, value, examples: examples.map { (bee, $0) } + more
        ) { $0.object($1.map(\.pair))($2).map(\.description) }
        try examiner.agrees(
            "object([(_, must(.string))])([_: 7])", on: Argument("key", .element(of: keys)).andAtLast(.hardTexts),
            tries: 10
        ) { $0.object([($1, Rules.must(.string))])([$1: 7]).map(\.description) }
        try examiner.agrees(making: "object(_)", from: rules, calls: value, tries: 60) {
            answer, _, rules in lines(answer.object(rules.map(\.pair)))
        }
    }
}

extension AllFaults {
    /// Recognizes faults in any order other than the order of the rules. If an answer puts the rules into a dictionary,
    /// the order varies from run to run.
    private static func examineOrder(_ examiner: Examiner<any AllFaults>) throws {
        let keys = ["name", "id", "zip", "email", "city"]
        let due = keys.map { Fault(at: [.key($0)], .missing).description }
        examiner.running("object(…)([:])")
        let got = Self().object(keys.map { ($0, Rules.must(.string)) })([:]).map(\.description)
        examiner.finished()
        guard got != due, got.sorted() == due.sorted() else { return }
        let rules = keys.map { "(\"\($0)\", must(.string))" }.joined(separator: ", ")
        try examiner.expect("object([\(rules)])([:])", got, is: due, ifGot: [(got, "otherOrder")])
    }
}

private struct KeyRule: CustomStringConvertible, Sendable {
    let key: String
    let rule: SampleRule

    var pair: (key: String, rule: Rule) { (key, rule.rule) }
    var description: String { "(\"\(key)\", \(rule))" }
}
