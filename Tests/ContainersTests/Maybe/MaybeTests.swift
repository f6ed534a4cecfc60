import CurrycombContainers
import Testing

@Suite struct MaybeTests {
    let some: Maybe<Int> = 3
    let nothing: Maybe<Int> = nil

    @Test func maybeIsOptional() {
        #expect(Maybe.of(3) == some)
        #expect(Maybe<Int>.self == Int?.self)
        #expect(nothing.isNothing && !some.isNothing)
        let layered: Int?? = .some(nil)
        #expect(layered.isNothing == false)
    }

    @Test func tapsReturnTheirInput() {
        var seen: [String] = []
        #expect(some.tap { seen.append("\($0)") }.tapNothing { seen.append("never") } == 3)
        #expect(nothing.tap { seen.append("\($0)") }.tapNothing { seen.append("nothing") } == nil)
        #expect(seen == ["3", "nothing"])
        #expect(throws: Refused()) { try some.tap { _ in throw Refused() } }
    }

    @Test func applyRequiresBothValues() {
        #expect(some.apply { $0 + 1 } == 4)
        #expect(nothing.apply { $0 + 1 } == nil)
        #expect(some.apply(nil as ((Int) -> Int)?) == nil)
    }

    @Test func flattenRemovesOneLayer() {
        #expect(Int??.some(3).flatten() == 3)
        #expect(Int??.some(nil).flatten() == nil)
        #expect(Int??.none.flatten() == nil)
    }

    @Test func filterKeepsMatchingValues() {
        #expect(some.filter { $0 > 2 } == 3)
        #expect(some.filter { $0 > 3 } == nil)
        #expect(nothing.filter { _ in true } == nil)
        #expect(throws: Refused()) { try some.filter { _ in throw Refused() } }
    }

    @Test func theAlternativeIsEvaluatedOnlyIfNeeded() {
        var made = 0
        func alternative() -> Int? {
            made += 1
            return 9
        }
        #expect(some.orElse(alternative()) == 3 && some.getOrElse(alternative() ?? 0) == 3)
        #expect(made == 0)
        #expect(nothing.orElse(alternative()) == 9 && nothing.getOrElse(alternative() ?? 0) == 9)
        #expect(made == 2)
    }

    @Test func foldReturnsOneResult() {
        #expect(some.fold(ifNothing: { "none" }, ifSome: { "\($0)" }) == "3")
        #expect(nothing.fold(ifNothing: { "none" }, ifSome: { "\($0)" }) == "none")
        #expect(throws: Refused()) { try nothing.fold(ifNothing: { throw Refused() }, ifSome: { $0 }) }
    }

    @Test func liftedFunctionsAreSendable() {
        let lifted: @Sendable (Int?) -> Int? = Maybe.lift { $0 + 1 }
        #expect(lifted(3) == 4 && lifted(nil) == nil)
    }

    // MARK: - Traversal

    @Test func traverseStopsAtTheFirstNil() {
        var asked: [String] = []
        func number(_ text: String) -> Int? {
            asked.append(text)
            return Int(text)
        }
        #expect(["1", "2"].traverse(number) == [1, 2])
        asked = []
        #expect(["1", "x", "2", "y"].traverse(number) == nil)
        #expect(asked == ["1", "x"])
        #expect([String]().traverse(number) == [])
        #expect((1...Int.max).traverse { $0 > 3 ? nil : $0 } == nil)
        #expect([some, 4].sequence() == [3, 4] && [some, nothing].sequence() == nil)
        #expect(throws: Refused()) { try [1].traverse { _ throws(Refused) -> Int? in throw Refused() } }
    }

    @Test func multistatementClosuresAreNotAmbiguous() {
        let numbers = ["1", "2"].traverse { text in
            let trimmed = text
            return Int(trimmed)
        }
        let step = { (text: String) in Int(text).toEither(orLeft: text) }
        let eithers = ["1", "x"].traverse { text in
            let trimmed = text
            return step(trimmed)
        }
        #expect(numbers == [1, 2] && eithers == .left("x"))
    }

    @Test func traverseTurnsAnOptionalInsideOut() {
        func even(_ number: Int) -> Either<String, Int> { number % 2 == 0 ? .right(number) : .left("odd") }
        func evenResult(_ number: Int) -> Result<Int, Failed> {
            number % 2 == 0 ? .success(number) : .failure(Failed(number))
        }
        #expect(some.traverse(even) == .left("odd"))
        #expect(Maybe(4).traverse(even) == .right(4) && nothing.traverse(even) == .right(nil))
        #expect(some.traverse(evenResult) == .failure(Failed(3)))
        #expect(Maybe(4).traverse(evenResult) == .success(4) && nothing.traverse(evenResult) == .success(nil))
        #expect(some.traverse { even($0).toValidated() } == .invalid("odd"))
        #expect(Maybe(4).traverse { even($0).toValidated() } == .valid(4))
        #expect(nothing.traverse { even($0).toValidated() } == .valid(nil))
        #expect(Maybe(even(3)).sequence() == .left("odd"))
        #expect(Maybe(evenResult(4)).sequence() == .success(4))
        #expect((nil as Validated<Int, String>?).sequence() == .valid(nil))
    }

    // MARK: - Conversions

    @Test func maybeConvertsToAndFromThrowingCode() throws {
        #expect(Maybe(catching: { () throws(Refused) in throw Refused() }) == (nil as Int?))
        #expect(Maybe(catching: { 3 }) == 3)
        #expect(throws: Refused()) { try nothing.orThrow(Refused()) }
        #expect(try some.orThrow(Refused()) == 3)
    }

    @Test func maybeConvertsToOtherContainers() {
        #expect(some.toArray() == [3] && nothing.toArray() == [])
        #expect(some.toEither(orLeft: "none") == .right(3) && nothing.toEither(orLeft: "none") == .left("none"))
        #expect(some.toResult(orFailure: Failed(1)) == .success(3))
        #expect(nothing.toResult(orFailure: Failed(1)) == .failure(Failed(1)))
        #expect(some.toValidated(orFailure: "none") == .valid(3))
        #expect(nothing.toValidated(orFailure: "none") == .invalid("none"))
    }
}
