/// 5.4: a real table, and everything that is wrong with it.
public protocol EitherOrders: Contract {
    /// Returns the number in a field, or the problem. The number must be at least 1. `Int(text)` decides what is a
    /// number.
    ///
    /// `positive("quantity", "2")` is `right(2)`.
    /// `positive("quantity", "two")` is `left([notANumber("quantity", "two")])`, and
    /// `positive("quantity", "0")` is `left([tooSmall("quantity", 0)])`.
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int>

    /// Returns an order from a line's fields (id, product, quantity and cents), or all problems of the fields, in that
    /// order.
    ///
    /// `order(["1", "honey", "2", "650"])` is `right(Order(1, "honey", 2, 650))`.
    /// `order(["x", "tea", "2", "650"])` is `left([notANumber("id", "x"), unknownProduct("tea")])`, and
    /// `order(["5", "mead", "1"])` is `left([fieldCount(3)])`.
    func order(_ fields: [String]) -> Either<[Problem], Order>

    /// Returns all orders of a table. If even one line is wrong, returns all problems of the table instead, with their
    /// line numbers. Line 1 is ignored, even if it looks like an order. Empty lines are ignored, too. Every other line
    /// must be an order. For example, a line of spaces is an error, because it has one field instead of four.
    ///
    /// `orders("id,product,quantity,cents\n1,honey,2,650")` is `right([Order(1, "honey", 2, 650)])`.
    /// `orders("id,product,quantity,cents\n1,hony,2,650")` is `left([LineProblem(2, unknownProduct("hony"))])`.
    func orders(_ text: String) -> Either<[LineProblem], [Order]>
}

extension EitherOrders {
    /// Splits a string at each `\n` into its lines, including empty lines: line 1 is at index 0.
    public func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Splits a line into its fields: `fields("1,honey,2,650")` is `["1", "honey", "2", "650"]`.
    public func fields(_ line: String) -> [String] {
        line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// Returns the string as a product, or a problem if the shop has no such product.
    public func product(_ text: String) -> Either<[Problem], String> {
        Orders.products.contains(text) ? .right(text) : .left([.unknownProduct(text)])
    }

    /// Combines two eithers, as `zipAll` of 5.3 does.
    public func zipAll<E, A, B, C>(
        _ a: Either<[E], A>, _ b: Either<[E], B>, with combine: (A, B) -> C
    ) -> Either<[E], C> {
        Ours.zipAll(a, b, with: combine)
    }

    /// Combines four eithers, as `zipAll` of 5.3 combines two: it keeps all errors, in their order.
    public func zipAll<E, A, B, C, D, F>(
        _ a: Either<[E], A>, _ b: Either<[E], B>, _ c: Either<[E], C>, _ d: Either<[E], D>,
        with combine: (A, B, C, D) -> F
    ) -> Either<[E], F> {
        zipAll(zipAll(a, b) { ($0, $1) }, zipAll(c, d) { ($0, $1) }) { combine($0.0, $0.1, $1.0, $1.1) }
    }
}

extension EitherOrders {
    static var checks: [Check<any EitherOrders>] {
        [
            Check("positive", of: "positive") {
                let spaced = Self().positive("quantity", " 4")
                if spaced == .right(4) {
                    try $0.expect(
                        "positive(\"quantity\", \" 4\")", spaced, is: .left([.notANumber("quantity", " 4")]),
                        ifGot: [(.right(4), "spacesCut")])
                }
                $0.running("positive(\"quantity\", \"4.0\")")
                let decimal = Self().positive("quantity", "4.0")
                $0.finished()
                if decimal == .right(4) {
                    try $0.expect(
                        "positive(\"quantity\", \"4.0\")", decimal, is: .left([.notANumber("quantity", "4.0")]),
                        ifGot: [(.right(4), "decimalsRead")])
                }
                let numbers = Generator<Int>.int(in: -20...300).map { "\($0)" }
                let words = Generator<String>.element(of: [
                    "two", "x", "", "free", "2a", "1 2", "-", " 4", "4 ", "4.0", "1e3", "TWO", "99999999999999999999",
                ])
                try $0.agrees(
                    "positive(_, _)",
                    on: Argument("field", .element(of: ["quantity", "id", "cents", "price"])),
                    Argument(
                        "text", .one(of: [numbers, numbers, words]),
                        edges: [
                            "0", "1", "-1", "", "+4", "04", "9223372036854775807", "-9223372036854775808",
                            "9223372036854775808",
                        ],
                        .feature("text is not a number") { Int($0) == nil },
                        .feature("text is 0") { $0 == "0" }, .feature("text is 1") { $0 == "1" },
                        .feature("the number is below 1") { (Int($0) ?? 1) < 1 },
                        .feature("the number is negative") { (Int($0) ?? 1) < 0 },
                        .feature("the number is above 1") { (Int($0) ?? 1) > 1 }
                    ).andAtLast(.hardTexts),
                    examples: [("quantity", "2"), ("quantity", "two"), ("quantity", "0"), ("cents", "-5"), ("id", "x")]
                ) { $0.positive($1, $2) }
            },
            Check("goodLine", of: "order") {
                let call = "order([\"1\", \"honey\", \"2\", \"650\"])"
                let fields = ["1", "honey", "2", "650"]
                let got = $0.making(call, ifItTraps: "goodLineStops") { Self().order(fields) }
                if case .left(let problems) = got, problems.contains(where: { fields.contains($0.name ?? "") }) {
                    try $0.expect(call, got, is: .right(Order(1, "honey", 2, 650)), ifGot: [(got, "textAsName")])
                }
                try $0.agrees(
                    "order(_)", on: Argument("fields", Row.good.map(\.fields)), examples: [fields], tries: 60
                ) { $0.order($1) }
            },
            Check("badLine", of: "order") {
                try Self.examineBadLine($0)
                try $0.agrees(
                    "order(_)",
                    on: Argument(
                        "fields", .one(of: [Row.any.map(\.fields), Row.odd.map(\.fields)]), edges: [[]],
                        .feature("there are four fields") { $0.count == 4 },
                        .feature("there are fewer than four fields") { $0.count < 4 },
                        .feature("there are more than four fields") { $0.count > 4 }
                    ).andAtLast(
                        [String].hardTexts.flatMap {
                            [[$0, "honey", "2", "650"], ["1", $0, "2", "650"], ["1", "wax", "2", $0]]
                        }),
                    examples: [["x", "tea", "-1", ""], ["5", "mead", "1"], ["5"]]
                ) { $0.order($1) }
            },
            Check("piece", of: "orders") {
                let blank = Table(text: "id,product,quantity,cents\n  ")
                let sign = Table(text: "id,product,quantity,cents\n#")
                $0.running("orders(\(blank))")
                let isLeftOut = Self().orders(blank.text) == .right([])
                $0.running("orders(\(sign))")
                let isReported = Self().orders(sign.text) != .right([])
                let piece = Table(text: Orders.piece)
                $0.running("orders(\(piece))")
                let got = Self().orders(piece.text)
                $0.finished()
                if isLeftOut, isReported {
                    try $0.expect(
                        "orders(\(blank))", Self().orders(blank.text),
                        is: .left([LineProblem(2, .fieldCount(1))]), ifGot: [(.right([]), "spacesEmpty")])
                }
                if case .left(let problems) = got,
                    let header = problems.first(where: { $0.problem == .notANumber("id", "id") })
                {
                    try $0.require(
                        false, else: "headerRead", .note("orders(\(piece))"), .note("reported by mistake: \(header)"))
                }
                try $0.agrees(
                    "orders(_)",
                    on: Table.argument(
                        of: .one(of: [Row.good, Row.any, Row.odd, Row.empty, Row.commas, Row.signs, Row.spaces]),
                        edges: [
                            "\n1,honey,2,650", "\n\n1,hony,2,650", "\n1,honey,2,650\n2,hony,1,650",
                            "id,product,quantity,cents\n,,,", "id,product,quantity,cents\n,",
                            "id,product,quantity,cents\n  ", "id,product,quantity,cents\n1,honey,2,650\n ",
                            "id,product,quantity,cents\n 1,honey,2,650", "id,product,quantity,cents\n1,honey,2,650 ",
                            "id,product,quantity,cents\n\t\n1,honey,2,650",
                            "id,product,quantity,cents\n#1,honey,2,650", "id,product,quantity,cents\n// honey",
                            "a,b\n1,honey,2,650", "orders of May\n1,honey,2,650\n2,hony,x,650", "a,b",
                        ]),
                    examples: [
                        piece, Table(text: "nr,what,how many,price\n1,honey,2,650\n2,hony,1,990"),
                        Table(text: "id,product,quantity,cents\n1,honey,2,650\nid,product,quantity,cents\n2,wax,1,300"),
                        Table(text: "1,honey,2,650\n2,wax,1,300"),
                    ], tries: 150
                ) { $0.orders($1.text) }
            },
            Check("goodTable", of: "orders") {
                try $0.agrees(
                    "orders(_)", on: Table.argument(of: .one(of: [Row.good, Row.good, Row.empty])),
                    examples: [Table(text: "id,product,quantity,cents\n1,honey,2,650\n\n2,wax,1,300\n")], tries: 80
                ) { $0.orders($1.text) }
            },
            Check("table", of: "orders") { examiner in
                guard let text = Orders.text else {
                    throw examiner.failure(nil, []) { "Chapters/05-Either/Data/orders.csv cannot be read" }
                }
                try Self.examine(examiner, "orders(table)", text)
            },
        ]
    }

    /// Recognizes mistakes that have many forms: an answer stops at the first problem, gives a field a wrong name, or
    /// reads a missing field.
    private static func examineBadLine(_ examiner: Examiner<any EitherOrders>) throws {
        _ = examiner.making("order([\"5\", \"mead\", \"1\"])", ifItTraps: "fieldsMissing") {
            Self().order(["5", "mead", "1"])
        }
        let names = ["id", "quantity", "cents"]
        let fields = ["x", "tea", "-1", ""]
        let call = "order([\"x\", \"tea\", \"-1\", \"\"])"
        examiner.running(call)
        let got = Self().order(fields)
        examiner.finished()
        guard case .left(let problems) = got else { return }
        let hasOtherName = problems.contains { $0.name.map { !names.contains($0) } ?? false }
        let key = hasOtherName ? "otherName" : problems == [.notANumber("id", "x")] ? "firstInLine" : nil
        guard let key else { return }
        let due: [Problem] = [
            .notANumber("id", "x"), .unknownProduct("tea"), .tooSmall("quantity", -1), .notANumber("cents", ""),
        ]
        try examiner.expect(call, got, is: .left(due), ifGot: [(got, key)])
    }

    private static func examine(_ examiner: Examiner<any EitherOrders>, _ call: String, _ text: String) throws {
        let table = OrderTable(text)
        let got = Self().orders(text)
        guard got != table.result else { return }
        throw examiner.failure(nil, evidence(call, got, table)) {
            "\(call): expected \(summary(table.result)), got \(summary(got))"
        }
    }

    private static func evidence(
        _ call: String, _ got: Either<[LineProblem], [Order]>, _ table: OrderTable
    ) -> [Finding] {
        var findings = [
            Finding.comparison(call: call, expected: summary(table.result), got: summary(got), differences: [])
        ]
        if case .right(let orders) = got, case .right(let wanted) = table.result {
            for (order, right) in zip(orders, wanted) where order != right {
                return findings + [.note("\(order) instead of \(right)")]
            }
        }
        guard case .left(let told) = got else { return findings }
        if let missing = table.problems.first(where: { !told.contains($0) }) {
            findings.append(.note("not reported: \(missing)"))
        }
        if let extra = told.first(where: { !table.problems.contains($0) }) {
            findings.append(.note("reported by mistake: \(extra)"))
        }
        let right = zip(told, table.problems).prefix { $0 == $1 }.count
        if findings.count == 1, right < told.count {
            findings.append(
                .note(
                    right < table.problems.count
                        ? "first difference: expected \(table.problems[right]), got \(told[right])"
                        : "reported again: \(told[right])"))
        }
        return findings
    }

    private static func summary(_ result: Either<[LineProblem], [Order]>) -> String {
        switch result {
        case .left(let problems): "left(\(problems.count) problems)"
        case .right(let orders): "right(\(orders.count) orders)"
        }
    }
}

extension Problem {
    /// The name of the field, for a problem with a number; otherwise `nil`.
    fileprivate var name: String? {
        switch self {
        case .notANumber(let name, _), .tooSmall(let name, _): name
        default: nil
        }
    }
}

private struct Row: Sendable {
    let fields: [String]

    var line: String { fields.joined(separator: ",") }

    /// Lines without a problem. About half of them are chosen from only four lines, so some are equal.
    static var good: Generator<Row> {
        .one(of: [
            row(ids: ["1", "2"], products: ["honey", "wax"], numbers: ["1"]),
            row(ids: ["1", "2", "17"], products: Orders.products, numbers: ["1", "2", "650", "99"]),
        ])
    }

    static var any: Generator<Row> {
        row(
            ids: ["1", "2", "x", "0", "7", "id"], products: ["honey", "hony", "wax", "tea", "", "Honey", " honey"],
            numbers: ["2", "two", "0", "-3", "", "650", " 2", "+2"])
    }

    static var odd: Generator<Row> {
        Generator<Int>.element(of: [3, 5, 1, 2, 6]).map { count in
            Row(fields: Array(["5", "mead", "1", "990", "as a present", "thanks"].prefix(count)))
        }
    }

    /// Lines of commas alone: their fields are empty, but the lines are not.
    static var commas: Generator<Row> {
        Generator<Int>.element(of: [4, 2, 3, 5]).map { Row(fields: Array(repeating: "", count: $0)) }
    }

    /// Lines that another format may treat in a special way: comments, a quoted number, a total, an end mark. Here
    /// all of them are errors.
    static var signs: Generator<Row> {
        Generator<[String]>.element(of: [
            ["#1", "honey", "2", "650"], ["# honey"], ["// honey"], ["//", "honey", "1", "1"], ["--"], ["; 1", "wax"],
            ["\"1\"", "wax", "1", "300"], ["total", "", "", "950"], ["#"], ["end"],
        ]).map { Row(fields: $0) }
    }

    static var spaces: Generator<Row> { Generator<String>.element(of: ["  ", " "]).map { Row(fields: [$0]) } }

    static var empty: Generator<Row> { .constant(Row(fields: [])) }

    private static func row(ids: [String], products: [String], numbers: [String]) -> Generator<Row> {
        let number = Generator<String>.element(of: numbers)
        return Generator<((String, String), (String, String))>.pair(
            .pair(.element(of: ids), .element(of: products)), .pair(number, number)
        ).map { Row(fields: [$0.0.0, $0.0.1, $0.1.0, $0.1.1]) }
    }
}

private struct Table: CustomStringConvertible, Sendable {
    let text: String

    var description: String {
        let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard lines.count == 2, lines[0] == "id,product,quantity,cents" else { return text.debugDescription }
        return "\"id,product,…\\n" + lines[1].debugDescription.dropFirst()
    }

    @MainActor static func argument(of rows: Generator<Row>, edges: [String] = []) -> Argument<Table> {
        let end = Generator<String>.element(of: ["", "\n"])
        // Line 1 may be empty, or name the fields in other words.
        let names = "id,product,quantity,cents"
        let first = Generator<String>.element(of: [names, names, names, names, "", "nr,what,how many,price"])
        let tables = Generator<(String, ([Row], String))>.pair(first, .pair(.array(of: rows, count: 0...6), end)).map {
            first, rest in
            Table(text: ([first] + rest.0.map(\.line)).joined(separator: "\n") + rest.1)
        }
        return Argument(
            "table", tables, edges: edges.map(Table.init),
            .feature("line 1 is empty") { $0.text.isEmpty || $0.text.hasPrefix("\n") },
            .feature("a line has nothing but commas") {
                OrderTable($0.text).rows.contains { $0.fields.allSatisfy(\.isEmpty) }
            },
            .feature("a line has nothing but spaces") {
                OrderTable($0.text).rows.contains { $0.fields.count == 1 && $0.fields[0].allSatisfy { $0 == " " } }
            },
            .feature("a line begins with #") {
                OrderTable($0.text).rows.contains { $0.fields.first?.hasPrefix("#") ?? false }
            },
            .feature("a line begins with //") {
                OrderTable($0.text).rows.contains { $0.fields.first?.hasPrefix("//") ?? false }
            },
            .feature("no line is wrong") { OrderTable($0.text).problems.isEmpty },
            .feature("one line is wrong") { Set(OrderTable($0.text).problems.map(\.line)).count == 1 },
            .feature("several lines are wrong") { Set(OrderTable($0.text).problems.map(\.line)).count > 1 },
            .feature("there are two line ends in a row") { $0.text.contains("\n\n") },
            .feature("the last line is empty") { $0.text.hasSuffix("\n") },
            .feature("a line has too many fields") { OrderTable($0.text).rows.contains { $0.fields.count > 4 } },
            .feature("a line has too few fields") { OrderTable($0.text).rows.contains { $0.fields.count < 4 } },
            .feature("there are two good lines") { OrderTable($0.text).orders.count > 1 },
            .feature("there is only the first line") { OrderTable($0.text).rows.isEmpty })
    }
}
