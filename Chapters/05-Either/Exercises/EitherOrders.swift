/// 5.4: a real table, and everything that is wrong with it.
public protocol EitherOrders: Contract {
    /// A number of at least 1 in a field, or what is wrong with it.
    ///
    /// `positive("quantity", "2")` is `right(2)`.
    /// `positive("quantity", "two")` is `left([notANumber("quantity", "two")])`, and
    /// `positive("quantity", "0")` is `left([tooSmall("quantity", 0)])`.
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int>

    /// An order from the fields of a line, id, product, quantity and cents, or all that is wrong with it, in that order.
    ///
    /// `order(["1", "honey", "2", "650"])` is `right(Order(1, "honey", 2, 650))`.
    /// `order(["x", "tea", "2", "650"])` is `left([notANumber("id", "x"), unknownProduct("tea")])`, and
    /// `order(["5", "mead", "1"])` is `left([fieldCount(3)])`.
    func order(_ fields: [String]) -> Either<[Problem], Order>

    /// All orders of a table; where a single line is wrong, all problems of all lines, with the lines' numbers.
    ///
    /// `orders("id,product,quantity,cents\n1,honey,2,650")` is `right([Order(1, "honey", 2, 650)])`.
    /// `orders("id,product,quantity,cents\n1,hony,2,650")` is `left([LineProblem(2, unknownProduct("hony"))])`.
    func orders(_ text: String) -> Either<[LineProblem], [Order]>
}

extension EitherOrders {
    /// The lines of a text, the empty ones too: line 1 stands at index 0.
    public func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// `fields("1,honey,2,650")` is `["1", "honey", "2", "650"]`.
    public func fields(_ line: String) -> [String] {
        line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// A product that the shop has.
    public func product(_ text: String) -> Either<[Problem], String> {
        Orders.products.contains(text) ? .right(text) : .left([.unknownProduct(text)])
    }

    /// `zipAll` of 5.3.
    public func zipAll<E, A, B, C>(
        _ a: Either<[E], A>, _ b: Either<[E], B>, with combine: (A, B) -> C
    ) -> Either<[E], C> {
        Article.zipAll(a, b, with: combine)
    }

    /// The same for four: all errors, in their order.
    public func zipAll<E, A, B, C, D, F>(
        _ a: Either<[E], A>, _ b: Either<[E], B>, _ c: Either<[E], C>, _ d: Either<[E], D>,
        with combine: (A, B, C, D) -> F
    ) -> Either<[E], F> {
        zipAll(zipAll(a, b) { ($0, $1) }, zipAll(c, d) { ($0, $1) }) { combine($0.0, $0.1, $1.0, $1.1) }
    }
}

let eitherOrders = Exercise(in: folder, 4, "either-orders", minutes: 15, words: English.eitherOrders)

extension EitherOrders {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter05Either.eitherOrders }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("positive", of: "positive") {
                try $0.expect("positive(\"quantity\", \"2\")", Self().positive("quantity", "2"), is: .right(2))
                try $0.expect(
                    "positive(\"quantity\", \"two\")", Self().positive("quantity", "two"),
                    is: .left([.notANumber("quantity", "two")]),
                    ifGot: [
                        (.right(0), "numberFilled"), (.right(1), "numberFilled"),
                        (.left([.tooSmall("quantity", 0)]), "filledThenJudged"),
                    ])
                try $0.expect(
                    "positive(\"quantity\", \"0\")", Self().positive("quantity", "0"),
                    is: .left([.tooSmall("quantity", 0)]),
                    ifGot: [(.right(0), "zeroAllowed"), (.left([.notANumber("quantity", "0")]), "zeroNoNumber")])
                try $0.expect(
                    "positive(\"cents\", \"-5\")", Self().positive("cents", "-5"), is: .left([.tooSmall("cents", -5)]),
                    ifGot: [
                        (.right(-5), "zeroAllowed"), (.left([.tooSmall("quantity", -5)]), "fieldHard"),
                        (.left([.tooSmall("cents", 0)]), "numberHard"),
                    ])
                try $0.expect(
                    "positive(\"id\", \"x\")", Self().positive("id", "x"), is: .left([.notANumber("id", "x")]),
                    ifGot: [(.left([.notANumber("quantity", "x")]), "fieldHard")])
            },
            Check("goodLine", of: "order") {
                try $0.expect(
                    "order([\"1\", \"honey\", \"2\", \"650\"])", Self().order(["1", "honey", "2", "650"]),
                    is: .right(Order(1, "honey", 2, 650)), ifGot: [(.right(Order(1, "honey", 650, 2)), "fieldsTurned")])
            },
            Check("badLine", of: "order") {
                let bad = [
                    Problem.notANumber("id", "x"), .unknownProduct("tea"), .tooSmall("quantity", -1),
                    .notANumber("cents", ""),
                ]
                let turned = [bad[0], bad[1], .tooSmall("cents", -1), .notANumber("quantity", "")]
                let got = Self().order(["x", "tea", "-1", ""])
                try $0.expect(
                    "order([\"x\", \"tea\", \"-1\", \"\"])", got, is: .left(bad),
                    ifGot: [
                        (.left([bad[0]]), "firstInLine"), (.left(bad.reversed()), "problemsTurned"),
                        (.left(turned), "namesTurned"),
                    ])
                try $0.expect(
                    "order([\"5\", \"mead\", \"1\"])", Self().order(["5", "mead", "1"]), is: .left([.fieldCount(3)]),
                    ifGot: [(.left([.notANumber("cents", "")]), "fieldMadeUp")])
                try $0.expect(
                    "order([\"5\"])", Self().order(["5"]), is: .left([.fieldCount(1)]),
                    ifGot: [(.left([.fieldCount(3)]), "countHard")])
            },
            Check("piece", of: "orders") { try Self.examine($0, "orders(piece)", Orders.piece) },
            Check("goodTable", of: "orders") {
                let text = "id,product,quantity,cents\n1,honey,2,650\n\n2,wax,1,300\n"
                try Self.examine($0, "orders(\"…two good lines…\")", text)
            },
            Check("table", of: "orders") { examiner in
                guard let text = Orders.text else {
                    throw examiner.failure(nil, []) { "Chapters/\(folder)/Data/orders.csv cannot be read" }
                }
                try Self.examine(examiner, "orders(table)", text)
            },
        ]
    }

    /// Reads a table, and names what is wrong by the way in which the report differs.
    private static func examine(_ examiner: Examiner, _ call: String, _ text: String) throws {
        let table = OrderTable(text)
        let got = Self().orders(text)
        guard got != table.result else { return }
        let suspect = suspect(got, table)
        throw examiner.failure(suspect, evidence(call, got, table)) {
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
                return findings + [.note("\(order), where \(right) is due")]
            }
        }
        guard case .left(let told) = got else { return findings }
        if let missing = table.problems.first(where: { !told.contains($0) }) {
            findings.append(.note("not reported: \(missing)"))
        }
        if let extra = told.first(where: { !table.problems.contains($0) }) {
            findings.append(.note("reported, and not so: \(extra)"))
        }
        return findings
    }

    private static func summary(_ result: Either<[LineProblem], [Order]>) -> String {
        switch result {
        case .left(let problems): "left(\(problems.count) problems)"
        case .right(let orders): "right(\(orders.count) orders)"
        }
    }

    private static func suspect(_ got: Either<[LineProblem], [Order]>, _ table: OrderTable) -> String? {
        switch got {
        case .right(let orders):
            if !table.problems.isEmpty { return orders == table.orders ? "badLinesDropped" : nil }
            return orders == table.orders.reversed()
                ? "ordersTurned" : orders.count < table.orders.count ? "ordersLost" : nil
        case .left(let told):
            let wanted = table.problems
            if wanted.isEmpty { return told.isEmpty ? "emptyLeft" : emptyLine(told, wanted) ?? headerRead(told) }
            if told == [wanted[0]] || told == wanted.filter({ $0.line == wanted[0].line }) { return "firstOfTable" }
            if let key = headerRead(told) ?? emptyLine(told, wanted) { return key }
            if told == wanted.filter({ $0.line == wanted.last?.line }) { return "lastOfTable" }
            if told
                == Dictionary(grouping: wanted, by: \.line).compactMap(\.value.first).sorted(by: { $0.line < $1.line })
            {
                return "firstOfLine"
            }
            if told != wanted, told.count == wanted.count, wanted.allSatisfy(told.contains) { return "reportTurned" }
            if told == wanted.filter({ $0.problem != .fieldCount(5) }) { return "fiveFields" }
            guard told.map(\.problem) == wanted.map(\.problem) else { return nil }
            let shifts = zip(told, wanted).map { $0.line - $1.line }
            if shifts.allSatisfy({ $0 == -1 }) { return "fromZero" }
            if shifts.allSatisfy({ $0 == -2 }) { return "headerForgotten" }
            if shifts.allSatisfy({ $0 == 1 }) { return "fromTwo" }
            return shifts.last! < shifts[0] ? "emptyForgotten" : nil
        }
    }

    private static func headerRead(_ told: [LineProblem]) -> String? {
        told.contains { $0.problem == .unknownProduct("product") } ? "headerRead" : nil
    }

    private static func emptyLine(_ told: [LineProblem], _ wanted: [LineProblem]) -> String? {
        guard told.count > wanted.count else { return nil }
        let extra = told.filter { !wanted.contains($0) }
        return extra.contains { $0.problem == .fieldCount(1) || $0.problem == .fieldCount(0) } ? "emptyRead" : nil
    }
}
