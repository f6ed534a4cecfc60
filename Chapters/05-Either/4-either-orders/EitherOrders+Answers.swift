private struct Answer: EitherOrders {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        guard let number = Int(text) else { return .left([.notANumber(field, text)]) }
        return number < 1 ? .left([.tooSmall(field, number)]) : .right(number)
    }

    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(fields.count)]) }
        return zipAll(
            positive("id", fields[0]), product(fields[1]), positive("quantity", fields[2]),
            positive("cents", fields[3]), with: Order.init)
    }

    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let found): problems += found.map { LineProblem(index + 1, $0) }
            case .right(let order): good.append(order)
            }
        }
        return problems.isEmpty ? .right(good) : .left(problems)
    }
}

package let eitherOrdersReference: any EitherOrders.Type = Answer.self

// MARK: - Wrong answers

package let eitherOrdersWrong: KeyValuePairs<String, any Contract.Type> = [
    "numberFilled": NumberFilled.self, "filledThenJudged": FilledThenJudged.self, "zeroAllowed": ZeroAllowed.self,
    "zeroNoNumber": ZeroNoNumber.self, "fiveFields": FiveFields.self,
    "fieldsTurned": FieldsTurned.self, "firstInLine": FirstInLine.self, "problemsTurned": ProblemsTurned.self,
    "fieldMadeUp": FieldMadeUp.self, "badLinesDropped": BadLinesDropped.self, "firstOfTable": FirstOfTable.self,
    "headerRead": HeaderRead.self, "emptyRead": EmptyRead.self, "fromZero": FromZero.self,
    "headerForgotten": HeaderForgotten.self, "emptyForgotten": EmptyForgotten.self, "emptyLeft": EmptyLeft.self,
    "fieldHard": FieldOfTheExample.self, "numberHard": NumberOfTheExample.self, "namesTurned": NamesTurned.self,
    "countHard": AlwaysThree.self, "ordersTurned": OrdersTurned.self, "ordersLost": OneOrder.self,
    "lastOfTable": LastOfTable.self, "firstOfLine": FirstOfEachLine.self, "reportTurned": ReportTurned.self,
    "fromTwo": FromTwo.self,
    "stopsAtEmpty": StopsAtEmpty.self,
    "goodWins": GoodWins.self, "goodDecides": GoodDecides.self,
    "headerSought": HeaderSought.self, "headerByName": HeaderByName.self, "commasEmpty": CommasEmpty.self,
    "spacesEmpty": SpacesEmpty.self, "spacesCut": SpacesCut.self, "oneName": OneName.self,
    "emptyUncounted": EmptyUncounted.self, "headerByText": HeaderByText.self, "headerIfKnown": HeaderIfKnown.self,
    "decimalsRead": DecimalsRead.self, "otherName": OtherName.self, "centsZero": CentsZero.self,
    "productUnchecked": ProductUnchecked.self, "fieldsMissing": FieldsMissing.self,
    "emptyFieldsLost": EmptyFieldsLost.self, "headerAgain": HeaderAgain.self, "oneTooSmall": OneTooSmall.self,
    "textFirst": TextFirst.self, "fourRejected": FourRejected.self, "goodLineStops": GoodLineStops.self,
    "textAsName": TextAsName.self,
]

private protocol Right: EitherOrders {
    static func numbered(_ lines: [String]) -> [(Int, String)]
    static func note(_ found: [LineProblem], in problems: inout [LineProblem])
    static func note(_ order: Order, in orders: inout [Order])
    static func result(_ orders: [Order], _ problems: [LineProblem]) -> Either<[LineProblem], [Order]>
}

extension Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] { all(lines).dropFirst().filter { !$0.1.isEmpty } }
    static func note(_ found: [LineProblem], in problems: inout [LineProblem]) { problems += found }
    static func note(_ order: Order, in orders: inout [Order]) { orders.append(order) }
    static func result(_ orders: [Order], _ problems: [LineProblem]) -> Either<[LineProblem], [Order]> {
        problems.isEmpty ? .right(orders) : .left(problems)
    }

    static func all(_ lines: [String], from first: Int = 1) -> [(Int, String)] {
        lines.enumerated().map { ($0.offset + first, $0.element) }
    }

    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        Int(text).map { atLeastOne(field, $0) } ?? .left([.notANumber(field, text)])
    }

    func atLeastOne(_ field: String, _ number: Int) -> Either<[Problem], Int> {
        number < 1 ? .left([.tooSmall(field, number)]) : .right(number)
    }

    func order(_ fields: [String]) -> Either<[Problem], Order> {
        fields.count == 4 ? four(fields) : .left([.fieldCount(fields.count)])
    }

    func four(_ fields: [String], names: [String] = ["quantity", "cents"]) -> Either<[Problem], Order> {
        zipAll(
            positive("id", fields[0]), product(fields[1]), positive(names[0], fields[2]), positive(names[1], fields[3]),
            with: Order.init)
    }

    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (number, line) in Self.numbered(lines(text)) {
            switch order(fields(line)) {
            case .left(let found): Self.note(found.map { LineProblem(number, $0) }, in: &problems)
            case .right(let order): Self.note(order, in: &good)
            }
        }
        return Self.result(good, problems)
    }
}

private struct NumberFilled: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> { .right(Int(text) ?? 0) }
}

private struct FilledThenJudged: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> { atLeastOne(field, Int(text) ?? 0) }
}

private struct ZeroAllowed: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        Int(text) == 0 ? .right(0) : Int(text).map { atLeastOne(field, $0) } ?? .left([.notANumber(field, text)])
    }
}

private struct OneTooSmall: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        Int(text) == 1 ? .left([.tooSmall(field, 1)]) : Answer().positive(field, text)
    }
}

private struct TextFirst: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        Int(text).map { atLeastOne(field, $0) } ?? .left([.notANumber(text, field)])
    }
}

private struct ZeroNoNumber: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        Int(text).flatMap { $0 > 0 ? .right($0) : nil } ?? .left([.notANumber(field, text)])
    }
}

private struct SpacesCut: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        let digits = String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        return Int(digits).map { atLeastOne(field, $0) } ?? .left([.notANumber(field, text)])
    }
}

private struct DecimalsRead: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        let number = Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
        return number.map { atLeastOne(field, $0) } ?? .left([.notANumber(field, text)])
    }
}

private struct FieldOfTheExample: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        Int(text).map { atLeastOne("quantity", $0) } ?? .left([.notANumber("quantity", text)])
    }
}

private struct NumberOfTheExample: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        Int(text).map { $0 < 1 ? .left([.tooSmall(field, 0)]) : .right($0) } ?? .left([.notANumber(field, text)])
    }
}

private struct FourRejected: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> { .left([.fieldCount(fields.count)]) }
}

private struct GoodLineStops: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> { four(Array(fields[1...4])) }
}

private struct TextAsName: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(fields.count)]) }
        return four(Array(fields[..<2]) + ["quantity", "cents"], names: [fields[2], fields[3]])
    }
}

private struct FieldsTurned: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(fields.count)]) }
        return zipAll(
            positive("id", fields[0]), product(fields[1]), positive("quantity", fields[2]), positive("cents", fields[3])
        ) { Order($0, $1, $3, $2) }
    }
}

private struct ProblemsTurned: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(fields.count)]) }
        return zipAll(
            positive("cents", fields[3]), positive("quantity", fields[2]), product(fields[1]), positive("id", fields[0])
        ) { Order($3, $2, $1, $0) }
    }
}

private struct FirstInLine: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(fields.count)]) }
        guard case .left(let problems) = four(fields) else { return four(fields) }
        return .left([problems[0]])
    }
}

private struct FieldMadeUp: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        four(fields + Array(repeating: "", count: max(0, 4 - fields.count)))
    }
}

private struct FiveFields: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        fields.count >= 4 ? four(fields) : .left([.fieldCount(fields.count)])
    }
}

private struct AlwaysThree: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        fields.count == 4 ? four(fields) : .left([.fieldCount(3)])
    }
}

private struct NamesTurned: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        fields.count == 4 ? four(fields, names: ["cents", "quantity"]) : .left([.fieldCount(fields.count)])
    }
}

private struct OneName: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        fields.count == 4 ? four(fields, names: ["quantity", "quantity"]) : .left([.fieldCount(fields.count)])
    }
}

private struct OtherName: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        fields.count == 4 ? four(fields, names: ["quantity", "price"]) : .left([.fieldCount(fields.count)])
    }
}

private struct CentsZero: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4, Int(fields[3]) == 0 else { return Answer().order(fields) }
        return zipAll(positive("id", fields[0]), product(fields[1]), positive("quantity", fields[2]), .right(0)) {
            Order($0, $1, $2, $3)
        }
    }
}

private struct ProductUnchecked: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(fields.count)]) }
        return zipAll(
            positive("id", fields[0]), .right(fields[1]), positive("quantity", fields[2]), positive("cents", fields[3]),
            with: Order.init)
    }
}

private struct FieldsMissing: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        fields.count > 4 ? .left([.fieldCount(fields.count)]) : four(fields)
    }
}

private struct EmptyFieldsLost: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (number, line) in Self.numbered(lines(text)) {
            switch order(line.split(separator: ",").map(String.init)) {
            case .left(let found): problems += found.map { LineProblem(number, $0) }
            case .right(let order): good.append(order)
            }
        }
        return Self.result(good, problems)
    }
}

private struct HeaderRead: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] { all(lines).filter { !$0.1.isEmpty } }
}

private struct HeaderSought: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        Array(all(lines).filter { !$0.1.isEmpty }.dropFirst())
    }
}

private struct HeaderForgotten: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        all(Array(lines.dropFirst()), from: 0).filter { !$0.1.isEmpty }
    }
}

private struct EmptyRead: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] { Array(all(lines).dropFirst()) }
}

private struct EmptyForgotten: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] { Array(all(lines.filter { !$0.isEmpty }).dropFirst()) }
}

private struct EmptyUncounted: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        all(lines.dropFirst().filter { !$0.isEmpty }, from: 2)
    }
}

private struct StopsAtEmpty: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        Array(all(lines).dropFirst().prefix { !$0.1.isEmpty })
    }
}

private struct CommasEmpty: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        all(lines).dropFirst().filter { !Self().fields($0.1).allSatisfy(\.isEmpty) }
    }
}

private struct SpacesEmpty: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        all(lines).dropFirst().filter { !$0.1.allSatisfy(\.isWhitespace) }
    }
}

private struct HeaderByName: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        all(lines).filter { !$0.1.hasPrefix("id,") && !$0.1.isEmpty }
    }
}

private struct HeaderAgain: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        all(lines).dropFirst().filter { !$0.1.hasPrefix("id,") && !$0.1.isEmpty }
    }
}

private struct HeaderByText: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        all(lines).filter { $0.1 != "id,product,quantity,cents" && !$0.1.isEmpty }
    }
}

private struct HeaderIfKnown: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        all(lines).filter { !($0.0 == 1 && $0.1 == "id,product,quantity,cents") && !$0.1.isEmpty }
    }
}

private struct FromZero: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        all(lines, from: 0).dropFirst().filter { !$0.1.isEmpty }
    }
}

private struct FromTwo: Right {
    static func numbered(_ lines: [String]) -> [(Int, String)] {
        all(lines, from: 2).dropFirst().filter { !$0.1.isEmpty }
    }
}

private struct BadLinesDropped: Right {
    static func note(_ found: [LineProblem], in problems: inout [LineProblem]) {}
}

private struct FirstOfTable: Right {
    static func note(_ found: [LineProblem], in problems: inout [LineProblem]) {
        if problems.isEmpty { problems = found }
    }
}

private struct LastOfTable: Right {
    static func note(_ found: [LineProblem], in problems: inout [LineProblem]) { problems = found }
}

private struct FirstOfEachLine: Right {
    static func note(_ found: [LineProblem], in problems: inout [LineProblem]) { problems += found.prefix(1) }
}

private struct ReportTurned: Right {
    static func note(_ found: [LineProblem], in problems: inout [LineProblem]) { problems = found + problems }
}

private struct OrdersTurned: Right {
    static func note(_ order: Order, in orders: inout [Order]) { orders.insert(order, at: 0) }
}

private struct OneOrder: Right {
    static func note(_ order: Order, in orders: inout [Order]) { orders = [order] }
}

private struct EmptyLeft: Right {
    static func result(_ orders: [Order], _ problems: [LineProblem]) -> Either<[LineProblem], [Order]> {
        .left(problems)
    }
}

private struct GoodWins: Right {
    static func result(_ orders: [Order], _ problems: [LineProblem]) -> Either<[LineProblem], [Order]> {
        orders.isEmpty && !problems.isEmpty ? .left(problems) : .right(orders)
    }
}

private struct GoodDecides: Right {
    static func result(_ orders: [Order], _ problems: [LineProblem]) -> Either<[LineProblem], [Order]> {
        orders.isEmpty ? .left(problems) : .right(orders)
    }
}
