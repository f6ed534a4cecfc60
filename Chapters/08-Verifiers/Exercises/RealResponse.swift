/// 8.6: rules for a real response of a server.
public protocol RealResponse: Contract {
    /// Makes a rule for a number in a range, both ends included. What is no number is of the wrong kind, or `null`.
    ///
    /// `number(in: 1...99)(99)` is `[]`.
    /// `number(in: 1...99)(100)` is `[Fault(.notAllowed)]`, and `(true)` is
    /// `[Fault(.wrongKind(expected: .number, got: .bool))]`.
    func number(in range: ClosedRange<Double>) -> Rule

    /// Makes a rule for a string that is one of some. What is no string is of the wrong kind, or `null`.
    ///
    /// `oneOf(["paid", "sent"])("sent")` is `[]`.
    /// `oneOf(["paid", "sent"])("Sent")` is `[Fault(.notAllowed)]`.
    func oneOf(_ words: [String]) -> Rule

    /// Makes a rule that takes `null`, too; for all else it is the rule.
    ///
    /// `nullable(must(.string))(.null)` is `[]`.
    /// `nullable(must(.string))(12)` is `[Fault(.wrongKind(expected: .string, got: .number))]`.
    func nullable(_ rule: @escaping Rule) -> Rule

    /// The rule for one order: `id`, `status`, `express`, `customer`, `items` and `note`.
    ///
    /// `order([:])` is six faults, each `.missing`.
    /// `order(.null)` is `[Fault(.null)]`.
    func order(_ value: JSON) -> [Fault]

    /// The rule for a whole response: a `page` from 1, and `orders`.
    ///
    /// `response(["page": 1, "orders": []])` is `[]`.
    /// `response(["page": 0, "orders": []])` is `[Fault(at: ["page"], .notAllowed)]`.
    func response(_ value: JSON) -> [Fault]
}

extension RealResponse {
    /// 8.5: the rule that a value is of a kind; `null` instead of it is `.null`.
    public func must(_ kind: JSON.Kind) -> Rule { Rules.must(kind) }
    /// 8.5: each rule looks at the value under its key, and all faults count.
    public func object(_ rules: [(key: String, rule: Rule)]) -> Rule { Rules.object(rules) }
    /// 8.5: the rule looks at every element, and all faults count.
    public func array(of rule: @escaping Rule) -> Rule { Rules.array(of: rule) }
}

let realResponse = Exercise(
    in: folder, 6, "real-response", minutes: 15, words: English.realResponse,
    compilerSuspects: [
        CompilerSuspect(
            "ruleNotCalled", "cannot convert return expression of type 'Rule' to return type '[Fault]'"),
        CompilerSuspect("dictionary", "cannot convert value of type '[String : Rule]' to expected argument type *"),
    ])

extension RealResponse {
    /// Which exercise it is.
    public static var exercise: Exercise { realResponse }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("number", of: "number") { try Self.numbers($0) },
            Check("words", of: "oneOf") { try Self.words($0) },
            Check("nullable", of: "nullable") {
                let rule = Self().nullable(Rules.must(.string))
                try $0.expect(
                    "nullable(must(.string))(null)", rule(.null), is: [], ifGot: [([Fault(.null)], "nullRefused")])
                let wrong = [Fault(.wrongKind(expected: .string, got: .number))]
                try $0.expect("nullable(must(.string))(12)", rule(12), is: wrong, ifGot: [([], "allPass")])
                try $0.expect("nullable(must(.string))(\"wax\")", rule("wax"), is: [])
            },
            Check("order", of: "order") { examiner in
                let answer = Self()
                try examiner.expect("order(a good one)", answer.order(Orders.good), is: [], ifGot: Self.tooStrict)
                for (path, value, fault, suspect) in Orders.spoiled {
                    let spoiled = Orders.good.replacing(path[...], with: value)
                    try examiner.expect(
                        "order(with \(fault.place) \(value.map { "\($0)" } ?? "left out"))", answer.order(spoiled),
                        is: [fault], ifGot: [([], suspect)])
                }
            },
            Check("whole", of: "response") {
                let answer = Self()
                try $0.expect(
                    "response([\"page\": 0, \"orders\": [good, null]])",
                    answer.response(["page": 0, "orders": [Orders.good, .null]]),
                    is: [Fault(at: ["page"], .notAllowed), Fault(at: ["orders", 1], .null)],
                    ifGot: [
                        ([Fault(at: ["page"], .notAllowed)], "ordersUnchecked"),
                        ([Fault(at: ["orders", 1], .null)], "pageUnchecked"),
                    ])
            },
            Check("file", of: "response") { examiner in
                guard let response = Orders.response else {
                    throw examiner.failure(nil, []) { "Chapters/\(folder)/Data/orders.json cannot be read" }
                }
                let all = Orders.faults(in: response)
                // The order of the fields is the learner's choice.
                let got = Self().response(response)
                let isPart = !got.isEmpty && got.count < all.count && got.allSatisfy(all.contains)
                let (gotLines, allLines) = (got.map(\.description).sorted(), all.map(\.description).sorted())
                try examiner.expect(
                    "response(orders.json)", gotLines, is: allLines,
                    ifGot: isPart ? [(gotLines, "partOnly")] : [])
            },
        ]
    }

    private static var tooStrict: [([Fault], String)] {
        [([Fault(at: ["note"], .null)], "noteNotNullable")]
    }

    private static func numbers(_ examiner: Examiner) throws {
        let rule = Self().number(in: 1...99)
        try examiner.expect("number(in: 1...99)(12)", rule(12), is: [], ifGot: [([Fault(.notAllowed)], "inverted")])
        for value: JSON in [1, 99] {
            try examiner.expect(
                "number(in: 1...99)(\(value))", rule(value), is: [], ifGot: [([Fault(.notAllowed)], "endsLeftOut")])
        }
        for value: JSON in [0, 100] {
            try examiner.expect(
                "number(in: 1...99)(\(value))", rule(value), is: [Fault(.notAllowed)], ifGot: [([], "rangeUnchecked")])
        }
        for value: JSON in [true, "12", .null] {
            try examiner.expect(
                "number(in: 1...99)(\(value))", rule(value), is: Rules.must(.number)(value),
                ifGot: [
                    ([], value == true ? "boolAsNumber" : "otherKindsPass"), ([Fault(.notAllowed)], "kindNotSaid"),
                    (Rules.must(.number)(value) + [Fault(.notAllowed)], "saidTwice"),
                ])
        }
    }

    private static func words(_ examiner: Examiner) throws {
        let rule = Self().oneOf(["paid", "sent"])
        try examiner.expect("oneOf([\"paid\", \"sent\"])(\"sent\")", rule("sent"), is: [])
        try examiner.expect(
            "oneOf([\"paid\", \"sent\"])(\"Sent\")", rule("Sent"), is: [Fault(.notAllowed)],
            ifGot: [([], "otherWordsPass")])
        try examiner.expect(
            "oneOf([\"paid\", \"sent\"])(12)", rule(12), is: Rules.must(.string)(12),
            ifGot: [([Fault(.notAllowed)], "wordKindNotSaid")])
        try examiner.expect("oneOf([\"paid\", \"sent\"])(null)", rule(.null), is: [Fault(.null)])
    }
}
