import Chapter05Either
import Testing

@Suite struct EitherTests {
    @Test func mapKeepsErrorsAndMapLeftKeepsValues() {
        #expect(Ours.map { $0 + 1 }(Ours.number("7")) == .right(8))
        #expect(Ours.map { $0 + 1 }(Ours.number("x")) == .left("\"x\" is not a number"))
        #expect(Ours.mapLeft(\.count)(Ours.number("x")) == .left(19))
        #expect(Ours.mapLeft(\.count)(Ours.number("7")) == .right(7))
    }

    @Test func recoverHandlesOnlyTheIntendedErrors() {
        let mend = { (error: String) -> Either<String, Int> in error.hasPrefix("0") ? .right(1) : .left(error) }
        #expect(Ours.recover(mend)(Ours.notZero(0)) == .right(1))
        #expect(Ours.recover(mend)(Ours.number("y")) == .left("\"y\" is not a number"))
        #expect(Ours.recover(mend)(Ours.notZero(9)) == .right(9))
    }

    @Test func quotientReportsOneErrorOrAll() {
        #expect(Ours.quotient("x", "y") == .left("\"x\" is not a number"))
        #expect(
            Ours.quotientWithAllErrors("x", "y") == .left(["\"x\" is not a number", "\"y\" is not a number"]))
        #expect(Ours.quotientWithAllErrors("9", "0") == .left(["0 is not allowed"]))
        #expect(Ours.quotientWithAllErrors("9", "3") == .right(3))
    }

    @Test func aTableIsParsedOrItsProblemsAreReported() {
        #expect(Ours.orders("id,product,quantity,cents\n\n7,soap,1,450\n") == .right([Order(7, "soap", 1, 450)]))
        let report = Ours.orders("id,product,quantity,cents\n\n7,soup,0,450\n8\n")
        #expect(
            report
                == .left([
                    LineProblem(3, .unknownProduct("soup")), LineProblem(3, .tooSmall("quantity", 0)),
                    LineProblem(4, .fieldCount(1)),
                ]))
    }

    @Test func theOrderTableContainsEveryKindOfProblem() throws {
        let text = try #require(Orders.text)
        #expect(text.split(separator: "\n").count > 300)
        guard case .left(let problems) = Ours.orders(text) else {
            Issue.record("the table has no problem")
            return
        }
        #expect(Ours.counted(problems).count == 7)
        #expect(Ours.counted(problems).map(\.count).reduce(0, +) == problems.count)
        #expect(Set(problems.map(\.line)).count < problems.count)
    }
}
