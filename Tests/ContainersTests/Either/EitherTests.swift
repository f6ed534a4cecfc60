import CurrycombContainers
import Testing

@Suite struct EitherTests {
    typealias Reading = Either<String, Int>
    let right = Reading.right(3)
    let left = Reading.left("bad")

    @Test func leftAndRightAreDistinguished() {
        #expect(Reading.of(3) == right)
        #expect(right.isRight && !right.isLeft && left.isLeft && !left.isRight)
        #expect(right.right == 3 && right.left == nil && left.left == "bad" && left.right == nil)
        #expect(right.swap() == .left(3) && left.swap() == .right("bad"))
    }

    @Test func mapsChangeOnlyTheirSide() {
        #expect(right.map { $0 + 1 } == .right(4) && left.map { $0 + 1 } == .left("bad"))
        #expect(right.mapLeft(\.count) == .right(3) && left.mapLeft(\.count) == .left(3))
        #expect(left.bimap(left: \.count, right: { "\($0)" }) == .left(3))
        #expect(right.bimap(left: \.count, right: { "\($0)" }) == .right("3"))
        #expect(throws: Refused()) { try right.map { _ in throw Refused() } }
        #expect(throws: Refused()) { try left.mapLeft { _ in throw Refused() } }
    }

    @Test func tapsReturnTheirInput() {
        var seen: [String] = []
        for either in [right, left] {
            #expect(either.tap { seen.append("\($0)") }.tapLeft { seen.append($0) } == either)
        }
        #expect(seen == ["3", "bad"])
    }

    @Test func theFirstLeftIsKept() {
        let noFunction = Either<String, (Int) -> Int>.left("no function")
        #expect(left.apply(noFunction) == .left("no function"))
        #expect(left.apply(.right { $0 + 1 }) == left)
        #expect(right.apply(.right { $0 + 1 }) == .right(4))
        #expect(zip(left, Reading.left("second")) { $0 + $1 } == left)
    }

    @Test func flatMapContinuesOnlyWithARight() {
        #expect(right.flatMap { Reading.right($0 + 1) } == .right(4))
        #expect(right.flatMap { Reading.left("\($0)") } == .left("3"))
        #expect(left.flatMap { Reading.right($0 + 1) } == left)
        #expect(Either<String, Reading>.right(left).flatten() == left)
        #expect(Either<String, Reading>.left("outer").flatten() == .left("outer"))
    }

    @Test func filterOrElseRejectsWithAReason() {
        #expect(right.filterOrElse({ $0 > 2 }, { "\($0) is small" }) == right)
        #expect(right.filterOrElse({ $0 > 3 }, { "\($0) is small" }) == .left("3 is small"))
        #expect(left.filterOrElse({ _ in false }, { "\($0) is small" }) == left)
        #expect(right.filterOrElse({ $0 > 2 }, orLeft: "small") == right)
        #expect(right.filterOrElse({ $0 > 3 }, orLeft: "small") == .left("small"))
        #expect(left.filterOrElse({ _ in false }, orLeft: "small") == left)
    }

    @Test func aLeftCanBeRecovered() {
        #expect(left.recover { Either<Int, Int>.right($0.count) } == .right(3))
        #expect(left.recover { Either<Int, Int>.left($0.count) } == .left(3))
        #expect(right.recover { Either<Int, Int>.left($0.count) } == .right(3))
        #expect(left.getOrElse { $0.count * 2 } == 6 && right.getOrElse { $0.count * 2 } == 3)
        #expect(throws: Refused()) { try left.getOrElse { _ in throw Refused() } }
    }

    @Test func theAlternativeIsEvaluatedOnlyIfNeeded() {
        var made = 0
        func alternative() -> Int {
            made += 1
            return 9
        }
        #expect(right.orElse(Reading.right(alternative())) == right && right.getOrElse(alternative()) == 3)
        #expect(made == 0)
        #expect(left.orElse(Reading.right(alternative())) == .right(9) && left.getOrElse(alternative()) == 9)
        #expect(made == 2)
    }

    @Test func foldAndMergeReturnOneValue() {
        #expect(right.fold(ifLeft: \.count, ifRight: { $0 * 10 }) == 30)
        #expect(left.fold(ifLeft: \.count, ifRight: { $0 * 10 }) == 3)
        #expect(throws: Refused()) { try left.fold(ifLeft: { _ in throw Refused() }, ifRight: { $0 }) }
        #expect(Either<Int, Int>.left(1).merge() == 1 && Either<Int, Int>.right(2).merge() == 2)
    }

    @Test func leftsSortBeforeRights() {
        let sorted = [Either<Int, Int>.right(1), .left(2), .right(0), .left(1)].sorted()
        #expect(sorted == [.left(1), .left(2), .right(0), .right(1)])
        #expect(Set([right, left, .right(3)]).count == 2)
        #expect(Either<Int, Int>.left(1) != .right(1))
    }

    // MARK: - Traversal

    @Test func traverseStopsAndAccumulatingContinues() {
        var asked: [Int] = []
        func even(_ number: Int) -> Either<String, Int> {
            asked.append(number)
            return number % 2 == 0 ? .right(number * 10) : .left("\(number) is odd")
        }
        #expect([2, 1, 4, 3].traverse(even) == .left("1 is odd"))
        #expect(asked == [2, 1])
        asked = []
        #expect([2, 1, 4, 3].traverseAccumulating(even) == .left(NonEmpty("1 is odd", "3 is odd")))
        #expect(asked == [2, 1, 4, 3])
        #expect((2...Int.max).traverse(even) == .left("3 is odd"))
        #expect([2, 4].traverseAccumulating(even) == .right([20, 40]))
        #expect([even(2), even(4)].sequence() == .right([20, 40]))
        #expect([even(1), even(4)].sequenceAccumulating() == .left(NonEmpty("1 is odd")))
    }

    @Test func leftsAndRightsArePartitioned() {
        let all = [right, left, .right(4), .left("worse")]
        #expect(all.lefts() == ["bad", "worse"] && all.rights() == [3, 4])
        #expect(all.partition() == (["bad", "worse"], [3, 4]))
        let sides = (1...4).partitionMap { $0 % 2 == 0 ? Either.left($0) : .right("\($0)") }
        #expect(sides == ([2, 4], ["1", "3"]))
    }

    @Test func traverseTurnsAnEitherInsideOut() {
        #expect(right.traverse { $0 > 2 ? "\($0)" : nil } == .some(.right("3")))
        #expect(right.traverse { $0 > 3 ? "\($0)" : nil } == nil)
        #expect(left.traverse { $0 > 3 ? "\($0)" : nil } == .some(.left("bad")))
        #expect(Either<String, Int?>.right(nil).sequence() == nil)
        #expect(Either<String, Int?>.right(3).sequence() == right)
    }

    // MARK: - Conversions

    @Test func anEitherConvertsToAndFromThrowingCode() throws {
        func number(_ text: String) throws(Refused) -> Int {
            guard let number = Int(text) else { throw Refused() }
            return number
        }
        #expect(Either { () throws(Refused) in try number("3") } == .right(3))
        #expect(Either { () throws(Refused) in try number("x") } == .left(Refused()))
        let safe = Either.catching(number)
        #expect(safe("3") == .right(3) && safe("x") == .left(Refused()))
        let crossing: @Sendable (Int) -> Either<Refused, Int> = Either.catching { (value) throws(Refused) in value + 1 }
        #expect(crossing(1) == .right(2))
        #expect(throws: Refused()) { try safe("x").get() }
        #expect(try safe("3").get() == 3)
    }

    @Test func anEitherConvertsToOtherContainers() {
        #expect(right.toOptional() == 3 && left.toOptional() == nil)
        #expect(right.toArray() == [3] && left.toArray() == [])
        #expect(right.mapLeft { _ in Failed(1) }.toResult() == .success(3))
        #expect(left.mapLeft { _ in Failed(1) }.toResult() == .failure(Failed(1)))
        #expect(right.toValidated() == .valid(3) && left.toValidated() == .invalid("bad"))
        #expect(Either(Result<Int, Failed>.success(3)) == .right(3))
        #expect(Validated(Result<Int, Failed>.failure(Failed(1))) == .invalid(Failed(1)))
        #expect(Validated(right) == .valid(3) && Validated(left) == .invalid("bad"))
        let many = Either<NonEmpty<String>, Int>.left(NonEmpty("a", "b"))
        #expect(many.toValidated() == .invalid("a", "b"))
    }

    @Test func liftedFunctionsAreSendable() {
        let lifted: @Sendable (Reading) -> Reading = Either.lift { $0 + 1 }
        #expect(lifted(right) == .right(4) && lifted(left) == left)
    }
}
