/// 8.6: rules for a server's real response.
public protocol RealResponse: Contract {
    /// Makes a rule for a number, whole or not, in a range that includes both bounds. A value that is not a number has
    /// the fault of `must(.number)`.
    ///
    /// `number(in: 1...99)(99)` is `[]`.
    /// `number(in: 1...99)(100)` is `[Fault(.notAllowed)]`, and `number(in: 1...99)(true)` is
    /// `[Fault(.wrongKind(expected: .number, got: .bool))]`.
    func number(in range: ClosedRange<Double>) -> Rule

    /// Makes a rule for a string that is one of the words. A value that is not a string has the fault of
    /// `must(.string)`.
    ///
    /// `oneOf(["paid", "sent"])("sent")` is `[]`.
    /// `oneOf(["paid", "sent"])("Sent")` is `[Fault(.notAllowed)]`.
    func oneOf(_ words: [String]) -> Rule

    /// Makes a rule that accepts `null`, and uses the given rule for every other value.
    ///
    /// `nullable(must(.string))(.null)` is `[]`.
    /// `nullable(must(.string))(12)` is `[Fault(.wrongKind(expected: .string, got: .number))]`.
    func nullable(_ rule: @escaping Rule) -> Rule

    /// Returns all faults of one order. Its fields are `id`, `status`, `express`, `customer`, `items` and `note`.
    ///
    /// `order([:])` returns six faults, each `.missing`.
    /// `order(.null)` is `[Fault(.null)]`.
    func order(_ value: JSON) -> [Fault]

    /// Returns all faults of a whole response. Its fields are `page`, a number from 1 to 100000, and `orders`.
    ///
    /// `response(["page": 1, "orders": []])` is `[]`.
    /// `response(["page": 0, "orders": []])` is `[Fault(at: ["page"], .notAllowed)]`.
    func response(_ value: JSON) -> [Fault]
}

extension RealResponse {
    /// 8.5: makes a rule that accepts only values of the given kind. If it refuses `null`, the fault is `.null`;
    /// otherwise, the fault is `.wrongKind`.
    public func must(_ kind: JSON.Kind) -> Rule { Rules.must(kind) }
    /// 8.5: makes a rule for an object: each rule checks the value for its key, and all faults are returned.
    public func object(_ rules: [(key: String, rule: Rule)]) -> Rule { Rules.object(rules) }
    /// 8.5: makes a rule for an array: `rule` checks every element, and all faults are returned.
    public func array(of rule: @escaping Rule) -> Rule { Rules.array(of: rule) }
}

extension RealResponse {
    static var checks: [Check<any RealResponse>] {
        [
            Check("number", of: "number") {
                try Self.edgesOfNumbers($0)
                let ranges = Argument("range", .element(of: [1...99, 0...10_000, -5...5, 2.5...3.5, 7...7, 0...1]))
                let numbers = Generator<JSON>.element(of: [
                    0, 1, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 12, 98.75, 99, 99.5, 100, -1, -5, -5.5, 0.5, 10_000, 10_001,
                    10_000.25, 1e300, -1e300,
                ])
                let value = jsonArgument("value", .one(of: [numbers, numbers, .json]))
                try $0.agrees(
                    "number(in: _)(_)", on: ranges, value,
                    examples: [(1...99, 12), (1...99, 100), (1...99, true), (1...99, .null)]
                ) { $0.number(in: $1)($2) }
                let whole = [Int].hardNumbers(in: -1 << 53...1 << 53).map { JSON.number(Double($0)) }
                try $0.agrees(
                    "number(in: 0...10000)(_)", on: Argument("number", numbers).andAtLast(whole), tries: 10
                ) { $0.number(in: 0...10_000)($1) }
                try $0.agrees(making: "number(in: _)", from: ranges, calls: value, tries: 60) {
                    answer, _, range in answer.number(in: range)
                }
            },
            Check("words", of: "oneOf") {
                // An answer that ignores case may change the string, the words, or both, so this mistake has many
                // forms.
                let words = Self().oneOf(["paid", "sent"])
                for (text, mistake) in [
                    ("Sent", "otherWordsPass"), ("paid-out", "prefixPasses"), ("unpaid", "prefixPasses"),
                    ("pai", "prefixPasses"),
                ] where !words("lost").isEmpty && words(.string(text)).isEmpty {
                    try $0.expect(
                        "oneOf([\"paid\", \"sent\"])(\"\(text)\")", words(.string(text)), is: [Fault(.notAllowed)],
                        ifGot: [([], mistake)])
                }
                let some = ["paid", "sent", "Sent", "packed", "", "12", "paid ", " ", "PAID", "lost in the mail"]
                let lists = Argument(
                    "words", Generator<[String]>.array(of: .element(of: some), count: 0...4), edges: [[]])
                let texts = Generator<String>.element(of: some + ["lost", "pai", "\n", "paidsent"]).map {
                    JSON.string($0)
                }
                let value = jsonArgument("value", .one(of: [texts, texts, .json]))
                try $0.agrees(
                    "oneOf(_)(_)", on: lists, value,
                    examples: [
                        (["paid", "sent"], "sent"), (["paid", "sent"], "Sent"), (["paid", "sent"], 12),
                        (["paid", "sent"], "paid-out"), (["paid", "sent"], " sent"),
                    ]
                ) { $0.oneOf($1)($2) }
                try $0.agrees(
                    "oneOf([\"paid\", _])(the same word)",
                    on: Argument("word", .element(of: some)).andAtLast(.hardTexts), tries: 10
                ) { $0.oneOf(["paid", $1])(.string($1)) }
                try $0.agrees(making: "oneOf(_)", from: lists, calls: value, tries: 60) {
                    answer, _, words in answer.oneOf(words)
                }
            },
            Check("nullable", of: "nullable") {
                let rule = Argument("rule", SampleRule.any)
                try $0.agrees(
                    "nullable(_)(_)", on: rule, jsonArgument(),
                    examples: [(.must(.string), .null), (.must(.string), 12), (.must(.string), "wax")]
                ) { $0.nullable($1.rule)($2) }
                try $0.agrees(making: "nullable(_)", from: rule, calls: jsonArgument(), tries: 60) {
                    answer, _, rule in answer.nullable(rule.rule)
                }
            },
            // The learner chooses the order of the fields, so the faults are sorted before they are compared.
            Check("order", of: "order") {
                try Self.table($0)
                try $0.agrees(
                    "order(_)", on: Spoiled.orders, examples: [Spoiled([])] + Orders.spoiled.map(Spoiled.init)
                ) { InAnyOrder($0.order($1.order).map(\.description)) }
                try $0.agrees("order(_)", on: jsonArgument("order"), examples: [.null, [:]], tries: 60) {
                    InAnyOrder($0.order($1).map(\.description))
                }
            },
            Check("whole", of: "response") {
                let missing = Self().response(["page": 1, "orders": []]).filter { $0.problem == .missing }
                try $0.expect(
                    "response([\"page\": 1, \"orders\": []])", missing, is: [], ifGot: [(missing, "otherKeyOfPage")])
                try Self.pageLimits($0)
                try Self.decimalPage($0)
                try Self.pathsOfOrders($0)
                let pages = jsonArgument(
                    "page", .one(of: [.element(of: [1, 0, 2, 100_000, 100_001, -1]), .leaf]))
                let orders = Argument(
                    "orders", Generator<[Spoiled]>.array(of: Spoiled.any, count: 0...3), edges: [[]])
                // The page is correct here, so the verdict shows only faults in the orders.
                try $0.agrees(
                    "response([\"page\": 1, \"orders\": _])", on: orders, tries: 80
                ) { InAnyOrder($0.response(["page": 1, "orders": .array($1.map(\.order))]).map(\.description)) }
                try $0.agrees(
                    "response([\"page\": _, \"orders\": _])", on: pages, orders,
                    examples: [
                        (1, []), (0, [Spoiled([]), Spoiled([.init([], .null)])]),
                        (1.5, []), (100_000.5, []),
                        (1, Array(repeating: Spoiled([]), count: 12) + [Spoiled([.init([], .null)])]),
                    ]
                ) { InAnyOrder($0.response(["page": $1, "orders": .array($2.map(\.order))]).map(\.description)) }
                let others = Generator<JSON>.object(of: ["page", "orders", "next"], .one(of: [.leaf, .json]))
                try $0.agrees(
                    "response(_)", on: jsonArgument("response", .one(of: [others, others, .json])), tries: 60
                ) { InAnyOrder($0.response($1).map(\.description)) }
            },
            Check("file", of: "response") { examiner in
                let many: JSON = .array(Array(repeating: Orders.good, count: 129) + [7])
                try examiner.expect(
                    "response(a page with 129 good orders, and 7 as the last)",
                    Self().response(["page": 1, "orders": many]).map(\.description),
                    is: ["orders[129]: number, not object"])
                guard let response = Orders.response else {
                    throw examiner.failure(nil, []) { "Chapters/08-Verifiers/Data/orders.json cannot be read" }
                }
                // Checks each order alone, so that a wrong result comes from `order`, not from `response`.
                examiner.about("order")
                if case .array(let orders)? = response.member("orders") {
                    for (place, order) in orders.enumerated() {
                        try examiner.expect(
                            "order(orders[\(place)] of orders.json)",
                            Self().order(order).map(\.description).sorted(),
                            is: Orders.faults(inOrder: order).map(\.description).sorted())
                    }
                }
                examiner.about("response")
                let all = Orders.faults(in: response)
                let got = Self().response(response)
                let isPart = !got.isEmpty && got.count < all.count && got.allSatisfy(all.contains)
                let (gotLines, allLines) = (got.map(\.description).sorted(), all.map(\.description).sorted())
                try examiner.expect(
                    "response(orders.json)", gotLines, is: allLines,
                    ifGot: isPart ? [(gotLines, "partOnly")] : [])
            },
        ]
    }

    private static func edgesOfNumbers(_ examiner: Examiner<any RealResponse>) throws {
        let rule = Self().number(in: 1...99)
        guard rule(50).isEmpty, !rule(0).isEmpty, !rule(100).isEmpty else { return }
        for number in [1, 99] as [JSON] {
            try examiner.expect(
                "number(in: 1...99)(\(number))", rule(number), is: [], ifGot: [([Fault(.notAllowed)], "endsLeftOut")])
        }
        try examiner.expect(
            "number(in: 1...99)(2.5)", rule(2.5), is: [], ifGot: [([Fault(.notAllowed)], "decimalsRefused")])
        try examiner.expect(
            "number(in: 1...99)(99.25)", rule(99.25), is: [Fault(.notAllowed)], ifGot: [([], "rounded")])
        if !rule("wax").isEmpty, rule("12").isEmpty {
            try examiner.expect(
                "number(in: 1...99)(\"12\")", rule("12"), is: [Fault(.wrongKind(expected: .number, got: .string))],
                ifGot: [([], "textAsNumber")])
        }
    }

    private static func pageLimits(_ examiner: Examiner<any RealResponse>) throws {
        let rule = Self()
        func faults(_ page: JSON) -> [Fault] { rule.response(["page": page, "orders": []]) }
        guard faults(50).isEmpty, !faults(1e300).isEmpty, !faults(-1e300).isEmpty else { return }
        for page in [1, 100_000, 0, 100_001, 0.5, 100_000.5, 0.99, 100_000.01] as [JSON] {
            let due = Orders.faults(in: ["page": page, "orders": []])
            let got = faults(page)
            guard got.isEmpty != due.isEmpty else { continue }
            try examiner.expect(
                "response([\"page\": \(page), \"orders\": []])", got, is: due, ifGot: [(got, "pageLimits")])
        }
    }

    private static func decimalPage(_ examiner: Examiner<any RealResponse>) throws {
        let rule = Self()
        guard rule.response(["page": 1, "orders": []]).isEmpty else { return }
        try examiner.expect(
            "response([\"page\": 1.5, \"orders\": []])", rule.response(["page": 1.5, "orders": []]), is: [],
            ifGot: [([Fault(at: ["page"], .notAllowed)], "pageWhole")])
    }

    private static func pathsOfOrders(_ examiner: Examiner<any RealResponse>) throws {
        let orders = [Spoiled([]), Spoiled([.init(["customer"], [:])])]
        let response: JSON = ["page": 1, "orders": .array(orders.map(\.order))]
        let (got, due) = (Self().response(response), Orders.faults(in: response))
        let isPart = !got.isEmpty && got.count < due.count && got.allSatisfy(due.contains)
        guard isPart || got.map(\.problem) == due.map(\.problem) else { return }
        let (gotLines, dueLines) = (got.map(\.description).sorted(), due.map(\.description).sorted())
        try examiner.expect(
            "response([\"page\": 1, \"orders\": \(orders)])", gotLines, is: dueLines,
            ifGot: [(gotLines, isPart ? "partOnly" : "pathsLost")])
    }

    /// Changes one field at a time, so that a known mistake can be named. If a generated order had several changes, the
    /// answer's faults could differ from the faults of each known wrong answer.
    private static func table(_ examiner: Examiner<any RealResponse>) throws {
        let answer = Self()
        func faults(_ path: [Fault.Step], _ value: JSON?) -> [Fault] {
            let order = Spoiled([.init(path, value)])
            examiner.running("order(\(order))")
            defer { examiner.finished() }
            return answer.order(order.order)
        }
        func fail(_ key: String, _ path: [Fault.Step], _ value: JSON?) throws {
            let order = Spoiled([.init(path, value)])
            let expected = Orders.faults(inOrder: order.order).map(\.description)
            let evidence = Finding.comparison(
                call: "order(\(order))", expected: Tour.described(expected),
                got: Tour.described(faults(path, value).map(\.description)), differences: [])
            throw examiner.failure(key, [evidence]) { key }
        }
        // If one word of the table passes as a status, but another does not, the answer's list lacks the other word.
        let words: [JSON] = ["paid", "packed", "sent"]
        if words.contains(where: { faults(["status"], $0).isEmpty }),
            let refused = words.first(where: { faults(["status"], $0) == [Fault(at: ["status"], .notAllowed)] })
        {
            try fail("statusRefused", ["status"], refused)
        }
        let refused = answer.order(Orders.good)
        if let fault = refused.first {
            // For `id` and `items`, the wrong kind is a mistake with its own sentence: `idNumber` or `itemsAsObject`.
            let isOtherKind =
                if case .wrongKind = fault.problem { !["id", "items"].contains(fault.place) } else { false }
            let mistake = fault.problem == .missing ? "otherKey" : isOtherKind ? "otherKind" : nil
            guard let mistake else { return }
            return try examiner.expect("order(a good order)", refused, is: [], ifGot: [(refused, mistake)])
        }
        for (path, value) in Spoiled.outside where !faults(path, value).isEmpty {
            try fail("unknownRefused", path, value)
        }
        for path in Spoiled.neverNull {
            let got = faults(path, nil)
            if got.count > 1, Set(got.map(\.description)).count == 1 { try fail("reportedTwice", path, nil) }
        }
        let ofCustomer = faults(["customer"], [:])
        if ofCustomer.count == 1, ofCustomer[0].path.count == 2,
            !Spoiled.inner.contains(where: { $0[0] == "customer" && faults($0, nil).isEmpty })
        {
            try fail("oneFault", ["customer"], [:])
        }
        // If the answer accepts an empty customer or item, it has a different mistake.
        for path in Spoiled.inner where !faults(Array(path.dropLast()), [:]).isEmpty {
            if faults(path, nil).isEmpty, faults(path, [[[]]]).isEmpty { try fail("innerNoRule", path, nil) }
        }
        for path in Spoiled.neverNull + [["items", 0]]
        where faults(path, .null).isEmpty && (!faults(path, nil).isEmpty || path == ["items", 0]) {
            // If the rule also allows `[[[]]]`, which no field may contain, the answer has a different mistake.
            if !faults(path, [[[]]]).isEmpty { try fail("nullAllowed", path, .null) }
        }
        if faults(["id"], 1001).isEmpty, !faults(["id"], nil).isEmpty { try fail("idUnchecked", ["id"], 1001) }
        for (path, values) in Spoiled.numbers where !faults(path, 1e300).isEmpty && !faults(path, -1e300).isEmpty {
            for value in values {
                let isAllowed = Orders.faults(inOrder: Spoiled([.init(path, value)]).order).isEmpty
                let isPassed = faults(path, value).isEmpty
                guard isAllowed != isPassed else { continue }
                if case .number(let number) = value, isAllowed, number != number.rounded() {
                    try fail("fieldWhole", path, value)
                }
                try fail("otherLimits", path, value)
            }
        }
        // A rule that refuses `qz` probably has a list of words, so a word that it accepts is in the list.
        if !faults(["status"], "qz").isEmpty {
            for word in Spoiled.otherStatuses where faults(["status"], word).isEmpty {
                try fail("otherStatus", ["status"], word)
            }
        }
        for (path, value) in Spoiled.allowed where !faults(path, value).isEmpty { try fail("stricter", path, value) }
    }
}

private struct Spoiled: CustomStringConvertible, Sendable {
    /// A change to one field, or to the whole order if `path` is empty. If `value` is `nil`, the field is removed.
    struct Change: Sendable {
        let path: [Fault.Step]
        let value: JSON?

        init(_ path: [Fault.Step], _ value: JSON?) { (self.path, self.value) = (path, value) }

        var description: String {
            "\(Fault(at: path, .missing).place) \(value.map(shown) ?? "left out")"
        }

        private func shown(_ value: JSON) -> String {
            guard case .string(let text) = value, text.count > 40 else { return "\(value)" }
            return "a string of \(text.count) characters"
        }
    }

    let changes: [Change]

    init(_ changes: [Change]) { self.changes = changes }

    init(_ example: (path: [Fault.Step], value: JSON?)) {
        self.init([Change(example.path, example.value)])
    }

    var order: JSON {
        changes.reduce(Orders.good) { order, change in order.replacing(change.path[...], with: change.value) }
    }

    var description: String {
        if changes.isEmpty { return "a good order" }
        if let whole = changes.last, whole.path.isEmpty { return "\(whole.value ?? .null)" }
        return "a good order with " + changes.map(\.description).joined(separator: " and ")
    }

    /// The fields, each with values to try, allowed or not. A number need not be whole, and a key that the exercise
    /// does not list is not a fault. Only the status is limited to certain strings.
    private static var fields: [([Fault.Step], [JSON?])] {
        let item: JSON = ["sku": "wax", "quantity": 99, "price": 10_000]
        let long = JSON.string(String(repeating: "wax ", count: 300))
        return [
            (["id"], ["A-1", long, "", " ", 1001, nil, .null, true]),
            (["status"], ["sent", "packed", "paid"] + otherStatuses + [nil, .null, 7]),
            (["express"], [true, false, 1, 0, "true", nil, .null]),
            (["customer"], [nil, .null, "Ada", ["Ada"], [:], ["name": "Ada", "email": "", "age": 36]]),
            (["customer", "name"], [long, "", " ", 7, nil, .null, ["first": "Ada"]]),
            (["customer", "email"], ["a@b.c", long, "", " ", nil, .null, false]),
            (["customer", "phone"], ["0731 12", .null]),
            (
                ["items"],
                [
                    [], [item, item], [item, .null, item], [item, [:]], [item, item, item, .null], nil, .null,
                    ["sku": "wax"], "wax",
                ]
            ),
            (["items", 0], [.null, "wax", [:], item]),
            (["items", 0, "sku"], [long, "", " ", 250, nil, .null]),
            (["items", 0, "quantity"], [1, 99, 1.5, 98.75, 0, 0.5, 100, 99.5, -1, "2", true, nil, .null]),
            (["items", 0, "price"], [0, 0.25, 6.125, 0.001, 10_000, 10_000.5, -0.25, -1, "6.5", false, nil, .null]),
            (["items", 0, "colour"], ["amber", .null]),
            (["note"], ["ring", long, "", " ", .null, nil, 7, false, []]),
            (["coupon"], ["WAX10", .null]),
        ]
    }

    /// Strings that are not a status.
    static let otherStatuses: [JSON] = [
        "Paid", "lost", "", "cancelled", "shipped", "new", "sen", "returned", "refunded", "open", "pending",
        "delivered", "closed", "canceled", "PACKED", "Sent",
    ]

    static let neverNull: [[Fault.Step]] = [
        ["id"], ["status"], ["express"], ["customer"], ["customer", "name"], ["customer", "email"], ["items"],
        ["items", 0, "sku"], ["items", 0, "quantity"], ["items", 0, "price"],
    ]

    /// Values for keys that are not in the exercise's table.
    static let outside: [([Fault.Step], JSON)] = [
        (["coupon"], "WAX10"), (["customer", "phone"], "0731 12"), (["items", 0, "colour"], "amber"),
    ]

    /// The fields inside a customer or an item.
    static var inner: [[Fault.Step]] { neverNull.filter { $0.count > 1 } }

    /// An order's fields with a range, each with numbers inside and outside it: whole numbers first, then fractions.
    static let numbers: [([Fault.Step], [JSON])] = [
        (["items", 0, "quantity"], [1, 99, 0, 100, 50, 1.5, 98.75, 0.5, 99.5, 0.99, 99.01]),
        (["items", 0, "price"], [0, 10_000, -1, 10_001, 500, 0.25, 6.125, -0.25, 10_000.5, -0.01, 10_000.01]),
    ]

    /// Allowed values other than null, each with its field: an answer may refuse some of them by mistake.
    static var allowed: [([Fault.Step], JSON)] {
        fields.flatMap { path, values in
            values.compactMap { value in
                guard let value, value != .null, Orders.faults(inOrder: Spoiled([.init(path, value)]).order).isEmpty
                else { return nil }
                // The mistake `stricter` is only about the fields that the exercise lists.
                let isInTable = !["coupon", "phone", "colour"].contains { path.last == .key($0) }
                return isInTable && value.member("age") == nil ? (path, value) : nil
            }
        }
    }

    static var any: Generator<Spoiled> {
        let change = Generator<Change>.one(
            of: fields.map { path, values in
                Generator<Int>.int(in: 0...values.count - 1).map { Change(path, values[$0]) }
            })
        return Generator<[Change]>.array(of: change, count: 0...3).map { Spoiled($0) }
    }

    static var orders: Argument<Spoiled> {
        func changes(_ field: String) -> (Spoiled) -> Bool {
            { spoiled in spoiled.changes.contains { Fault(at: $0.path, .missing).place.hasSuffix(field) } }
        }
        return Argument(
            // Each change is first tried alone, so that the verdict shows nothing else.
            "order", any,
            edges: [Spoiled([])] + fields.flatMap { path, values in values.map { Spoiled([Change(path, $0)]) } },
            .feature("nothing is changed") { $0.changes.isEmpty },
            .feature("id is changed", changes("id")), .feature("status is changed", changes("status")),
            .feature("express is changed", changes("express")), .feature("note is changed", changes("note")),
            .feature("items is changed", changes("items")), .feature("coupon is added", changes("coupon")),
            .feature("customer.phone is added", changes("phone")),
            .feature("items[0].colour is added", changes("colour")),
            .feature("a key is added that is not in the table") { spoiled in
                ["coupon", "phone", "colour"].contains { changes($0)(spoiled) }
            })
    }
}
