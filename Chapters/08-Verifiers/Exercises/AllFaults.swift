/// 8.5: every fault, each with its path.
public protocol AllFaults: Contract {
    /// Puts a step in front of the path of every fault.
    ///
    /// `at("name", [Fault(.null)])` is `[Fault(at: ["name"], .null)]`.
    /// `at("customer", [Fault(at: ["name"], .null)])` is `[Fault(at: ["customer", "name"], .null)]`.
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault]

    /// Makes a rule for an object: each rule looks at the value under its key. All their faults count, in the order of
    /// the rules. A key that is not there is `.missing` at the key; whatever is no object is one fault of its own.
    ///
    /// `object([("id", must(.number)), ("name", must(.string))])(["id": true])` is
    /// `[Fault(at: ["id"], .wrongKind(expected: .number, got: .bool)), Fault(at: ["name"], .missing)]`.
    /// `object([("id", must(.number))])("bee")` is `[Fault(.wrongKind(expected: .object, got: .string))]`.
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule

    /// Makes a rule for an array: the rule looks at every element, and all its faults count.
    ///
    /// `array(of: must(.string))(["a", 1, "b", 2])` is the fault `.wrongKind(expected: .string, got: .number)` at `[1]`
    /// and at `[3]`.
    /// `array(of: must(.string))("a")` is `[Fault(.wrongKind(expected: .array, got: .string))]`.
    func array(of rule: @escaping Rule) -> Rule
}

extension AllFaults {
    /// The rule that a value is of a kind; `null` instead of it is `.null`.
    ///
    /// `must(.string)("honey")` is `[]`, `must(.string)(12)` is
    /// `[Fault(.wrongKind(expected: .string, got: .number))]`, and `must(.string)(.null)` is `[Fault(.null)]`.
    public func must(_ kind: JSON.Kind) -> Rule { Rules.must(kind) }
}

let allFaults = Exercise(
    in: folder, 5, "all-faults", minutes: 15, words: English.allFaults,
    compilerSuspects: [
        CompilerSuspect("stepAlone", "operator function '+' requires that 'Fault.Step' conform to 'Sequence'"),
        CompilerSuspect("bareStep", "cannot convert value of type 'String' to expected argument type 'Fault.Step'"),
        CompilerSuspect("bareStep", "cannot convert value of type 'Int' to expected argument type 'Fault.Step'"),
        CompilerSuspect("ruleNotCalled", "cannot convert value of type 'Rule' to closure result type '[Fault]'"),
    ])

extension AllFaults {
    /// Which exercise it is.
    public static var exercise: Exercise { allFaults }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("at", of: "at") {
                let got = Self().at("name", [Fault(.null)])
                try $0.expect("at(\"name\", [Fault(.null)])", got, is: [Fault(at: ["name"], .null)])
            },
            Check("front", of: "at") {
                let faults = [Fault(at: ["name"], .null), Fault(at: ["email"], .missing)]
                try $0.expect(
                    "at(\"customer\", [name: null, email: missing])", Self().at("customer", faults),
                    is: [Fault(at: ["customer", "name"], .null), Fault(at: ["customer", "email"], .missing)],
                    ifGot: [
                        (
                            [Fault(at: ["name", "customer"], .null), Fault(at: ["email", "customer"], .missing)],
                            "behind"
                        ),
                        ([Fault(at: ["customer"], .null), Fault(at: ["customer"], .missing)], "replaced"),
                        ([Fault(at: ["customer", "name"], .null)], "onlyOneMoved"),
                    ])
            },
            Check("object", of: "object") { try Self.objects($0) },
            Check("array", of: "array") { try Self.arrays($0) },
            Check("nested", of: "array") {
                let answer = Self()
                let order = answer.object([("items", answer.array(of: answer.object([("sku", Rules.must(.string))])))])
                try $0.expect(
                    "object([(\"items\", array(of: object([(\"sku\", must(.string))])))])(order)",
                    order(["items": [["sku": "wax"], ["sku": 7], [:]]]),
                    is: [
                        Fault(at: ["items", 1, "sku"], .wrongKind(expected: .string, got: .number)),
                        Fault(at: ["items", 2, "sku"], .missing),
                    ])
            },
        ]
    }

    private static func objects(_ examiner: Examiner) throws {
        let rule = Self().object([
            ("id", Rules.must(.number)), ("name", Rules.must(.string)), ("email", Rules.must(.string)),
        ])
        let kind = Fault.Problem.wrongKind(expected: .number, got: .bool)
        try examiner.expect("bee([\"id\": 7, …])", rule(["id": 7, "name": "Ada", "email": "a@b.c"]), is: [])
        try examiner.expect(
            "bee([\"id\": true, \"name\": null])", rule(["id": true, "name": .null]),
            is: [Fault(at: ["id"], kind), Fault(at: ["name"], .null), Fault(at: ["email"], .missing)],
            ifGot: [
                ([Fault(at: ["id"], kind)], "firstOnly"),
                ([Fault(kind), Fault(.null), Fault(.missing)], "noKey"),
                ([Fault(kind), Fault(.null), Fault(at: ["email"], .missing)], "noKey"),
                ([Fault(at: ["id"], kind), Fault(at: ["name"], .null)], "missingSkipped"),
                ([Fault(at: ["id"], kind), Fault(at: ["name"], .null), Fault(at: ["email"], .null)], "missingAsNull"),
                ([Fault(at: ["id"], kind), Fault(at: ["name"], .null), Fault(.missing)], "missingNowhere"),
            ])
        let missing = ["id", "name", "email"].map { Fault(at: [.key($0)], .missing) }
        try examiner.expect(
            "bee(\"Ada\")", rule("Ada"), is: [Fault(.wrongKind(expected: .object, got: .string))],
            ifGot: [([], "noObjectPasses"), (missing, "oneForEachKey")])
    }

    private static func arrays(_ examiner: Examiner) throws {
        let rule = Self().array(of: Rules.must(.string))
        let problem = Fault.Problem.wrongKind(expected: .string, got: .number)
        try examiner.expect(
            "array(of: must(.string))([\"a\", 1, \"b\", 2])", rule(["a", 1, "b", 2]),
            is: [Fault(at: [1], problem), Fault(at: [3], problem)],
            ifGot: [
                ([Fault(at: [1], problem)], "firstElement"),
                ([Fault(at: [2], problem), Fault(at: [4], problem)], "fromOne"),
                ([Fault(problem), Fault(problem)], "noIndex"),
                ([Fault(at: [0], problem), Fault(at: [1], problem)], "countsFaults"),
            ])
        try examiner.expect("array(of: must(.string))([])", rule([]), is: [])
        try examiner.expect(
            "array(of: must(.string))(\"a\")", rule("a"), is: [Fault(.wrongKind(expected: .array, got: .string))],
            ifGot: [([], "noArrayPasses")])
    }
}
