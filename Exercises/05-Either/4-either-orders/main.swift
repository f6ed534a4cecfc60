import Chapter05Either

// 5.4  Everything that is wrong with a real table
//
// The table is Chapters/05-Either/Data/orders.csv. Line 1 names the fields. Ignore this line,
// even if it looks like an order. Ignore empty lines, too. Ignored lines have line numbers,
// too. Every other line must be an order. For example, a line of spaces is an error, because
// it has one field instead of four. A table looks like this:
//
//     id,product,quantity,cents
//     1,honey,2,650
//
// `zipAll` for two eithers is given. These functions are given, too:
//
//     func lines(_ text: String) -> [String]         // line 1 is at index 0; empty lines are included
//     func fields(_ line: String) -> [String]
//     func product(_ text: String) -> Either<[Problem], String>
//     func zipAll(_ a, _ b, _ c, _ d, with: (A, B, C, D) -> F) -> Either<[E], F>
//
// A Problem is `.fieldCount(Int)`, `.notANumber(String, String)`, `.tooSmall(String, Int)` or
// `.unknownProduct(String)`.
//
// `Int(text)` decides what is a number: " 4" is not a number. The fields id, quantity and
// cents must be 1 or more; `positive(…)` checks each of the three.
//
//     positive("quantity", "two")              // left([notANumber("quantity", "two")])
//     positive("quantity", "0")                // left([tooSmall("quantity", 0)])
//     order(["1", "honey", "2", "650"])        // right(Order(1, "honey", 2, 650))
//     order(["x", "tea", "2", "650"])          // left([notANumber("id", "x"), unknownProduct("tea")])
//     order(["5", "mead", "1"])                // left([fieldCount(3)])
//     orders("id,product,quantity,cents\n1,hony,2,650")
//                                              // left([LineProblem(2, unknownProduct("hony"))])

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
