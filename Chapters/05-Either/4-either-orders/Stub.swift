import Chapter05Either

struct Answer: EitherOrders {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        todo("positive")
    }

    func order(_ fields: [String]) -> Either<[Problem], Order> {
        todo("order")
    }

    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        todo("orders")
    }
}

judge(Answer.self)
