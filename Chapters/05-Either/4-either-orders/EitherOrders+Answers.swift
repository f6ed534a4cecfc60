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
    "goodWins": GoodWins.self,
    "headerSought": HeaderSought.self, "commasEmpty": CommasEmpty.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: EitherOrders {}

extension Right {
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

private struct NumberFilled: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        .right(Int(text) ?? 0)
    }
}

private struct FilledThenJudged: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        let number = Int(text) ?? 0
        return number < 1 ? .left([.tooSmall(field, number)]) : .right(number)
    }
}

private struct ZeroAllowed: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        guard let number = Int(text) else { return .left([.notANumber(field, text)]) }
        return number < 0 ? .left([.tooSmall(field, number)]) : .right(number)
    }
}

private struct FieldsTurned: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(fields.count)]) }
        return zipAll(
            positive("id", fields[0]), product(fields[1]), positive("quantity", fields[2]),
            positive("cents", fields[3])
        ) { Order($0, $1, $3, $2) }
    }
}

private struct FirstInLine: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(fields.count)]) }
        let all = zipAll(
            positive("id", fields[0]), product(fields[1]), positive("quantity", fields[2]),
            positive("cents", fields[3]), with: Order.init)
        guard case .left(let problems) = all else { return all }
        return .left([problems[0]])
    }
}

private struct ProblemsTurned: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(fields.count)]) }
        return zipAll(
            positive("cents", fields[3]), positive("quantity", fields[2]), product(fields[1]),
            positive("id", fields[0])
        ) { Order($3, $2, $1, $0) }
    }
}

private struct FieldMadeUp: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        let fields = fields + Array(repeating: "", count: max(0, 4 - fields.count))
        return zipAll(
            positive("id", fields[0]), product(fields[1]), positive("quantity", fields[2]),
            positive("cents", fields[3]), with: Order.init)
    }
}

private struct BadLinesDropped: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var good: [Order] = []
        for line in lines(text).dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left: break
            case .right(let order): good.append(order)
            }
        }
        return .right(good)
    }
}

private struct FirstOfTable: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var good: [Order] = []
        for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let found): return .left(found.map { LineProblem(index + 1, $0) })
            case .right(let order): good.append(order)
            }
        }
        return .right(good)
    }
}

private struct HeaderRead: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (index, line) in lines(text).enumerated() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let found): problems += found.map { LineProblem(index + 1, $0) }
            case .right(let order): good.append(order)
            }
        }
        return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct EmptyRead: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (index, line) in lines(text).enumerated().dropFirst() {
            switch order(fields(line)) {
            case .left(let found): problems += found.map { LineProblem(index + 1, $0) }
            case .right(let order): good.append(order)
            }
        }
        return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct FromZero: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let found): problems += found.map { LineProblem(index, $0) }
            case .right(let order): good.append(order)
            }
        }
        return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct HeaderForgotten: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (index, line) in lines(text).dropFirst().enumerated() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let found): problems += found.map { LineProblem(index, $0) }
            case .right(let order): good.append(order)
            }
        }
        return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct EmptyForgotten: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (index, line) in lines(text).filter({ !$0.isEmpty }).enumerated().dropFirst() {
            switch order(fields(line)) {
            case .left(let found): problems += found.map { LineProblem(index + 1, $0) }
            case .right(let order): good.append(order)
            }
        }
        return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct EmptyLeft: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var problems: [LineProblem] = []
        for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let found): problems += found.map { LineProblem(index + 1, $0) }
            case .right: break
            }
        }
        return .left(problems)
    }
}

private struct ZeroNoNumber: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        guard let number = Int(text), number > 0 else { return .left([.notANumber(field, text)]) }
        return .right(number)
    }
}

private struct FiveFields: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count >= 4 else { return .left([.fieldCount(fields.count)]) }
        return zipAll(
            positive("id", fields[0]), product(fields[1]), positive("quantity", fields[2]),
            positive("cents", fields[3]), with: Order.init)
    }
}

private struct FieldOfTheExample: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        guard let n = Int(text) else { return .left([.notANumber("quantity", text)]) };
        return n < 1 ? .left([.tooSmall("quantity", n)]) : .right(n)
    }
}

private struct NumberOfTheExample: Right {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        guard let n = Int(text) else { return .left([.notANumber(field, text)]) };
        return n < 1 ? .left([.tooSmall(field, 0)]) : .right(n)
    }
}

private struct NamesTurned: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(fields.count)]) };
        return zipAll(
            positive("id", fields[0]), product(fields[1]), positive("cents", fields[2]),
            positive("quantity", fields[3]), with: Order.init)
    }
}

private struct AlwaysThree: Right {
    func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(3)]) };
        return zipAll(
            positive("id", fields[0]), product(fields[1]), positive("quantity", fields[2]),
            positive("cents", fields[3]), with: Order.init)
    }
}

private struct OrdersTurned: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], []);
        for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let f): problems += f.map { LineProblem(index + 1, $0) };
            case .right(let o): good.insert(o, at: 0)
            }
        }; return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct OneOrder: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], []);
        for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let f): problems += f.map { LineProblem(index + 1, $0) };
            case .right(let o): good = [o]
            }
        }; return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct LastOfTable: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], []);
        for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let f): problems = f.map { LineProblem(index + 1, $0) };
            case .right(let o): good.append(o)
            }
        }; return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct FirstOfEachLine: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], []);
        for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let f): problems += f.prefix(1).map { LineProblem(index + 1, $0) };
            case .right(let o): good.append(o)
            }
        }; return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct ReportTurned: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], []);
        for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let f): problems = f.map { LineProblem(index + 1, $0) } + problems;
            case .right(let o): good.append(o)
            }
        }; return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct FromTwo: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], []);
        for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let f): problems += f.map { LineProblem(index + 2, $0) };
            case .right(let o): good.append(o)
            }
        }; return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct StopsAtEmpty: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (index, line) in lines(text).enumerated().dropFirst() {
            guard !line.isEmpty else { break }
            switch order(fields(line)) {
            case .left(let found): problems += found.map { LineProblem(index + 1, $0) }
            case .right(let order): good.append(order)
            }
        }
        return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct GoodWins: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty {
            switch order(fields(line)) {
            case .left(let found): problems += found.map { LineProblem(index + 1, $0) }
            case .right(let order): good.append(order)
            }
        }
        return good.isEmpty && !problems.isEmpty ? .left(problems) : .right(good)
    }
}

private struct HeaderSought: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (index, line) in lines(text).enumerated().filter({ !$0.element.isEmpty }).dropFirst() {
            switch order(fields(line)) {
            case .left(let found): problems += found.map { LineProblem(index + 1, $0) }
            case .right(let order): good.append(order)
            }
        }
        return problems.isEmpty ? .right(good) : .left(problems)
    }
}

private struct CommasEmpty: Right {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        var (good, problems): ([Order], [LineProblem]) = ([], [])
        for (index, line) in lines(text).enumerated().dropFirst() where !fields(line).allSatisfy(\.isEmpty) {
            switch order(fields(line)) {
            case .left(let found): problems += found.map { LineProblem(index + 1, $0) }
            case .right(let order): good.append(order)
            }
        }
        return problems.isEmpty ? .right(good) : .left(problems)
    }
}
