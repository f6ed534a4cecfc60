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
