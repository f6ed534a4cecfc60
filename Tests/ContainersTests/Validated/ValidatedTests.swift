import CurrycombContainers
import Testing

@Suite struct ValidatedTests {
    typealias Reading = Validated<Int, String>
    let good = Reading.valid(3)
    let bad = Reading.invalid("a", "b")

    @Test func validAndInvalidAreDistinguished() {
        #expect(Reading.of(3) == good)
        #expect(good.isValid && !good.isInvalid && bad.isInvalid && !bad.isValid)
        #expect(good.value == 3 && good.failures == [] && bad.value == nil && bad.failures == ["a", "b"])
        #expect(bad == .invalid(NonEmpty("a", "b")))
        #expect(Set([good, bad, .valid(3)]).count == 2)
    }

    @Test func mapsAndTapsApplyToTheirCase() {
        #expect(good.map { $0 + 1 } == .valid(4) && bad.map { $0 + 1 } == bad)
        #expect(bad.mapFailures(\.count) == .invalid(1, 1) && good.mapFailures(\.count) == .valid(3))
        #expect(bad.bimap(invalid: { $0 + "!" }, valid: { $0 }) == .invalid("a!", "b!"))
        #expect(good.bimap(invalid: { $0 }, valid: { "\($0)" }) == .valid("3"))
        var seen: [String] = []
        for validated in [good, bad] {
            #expect(validated.tap { seen.append("\($0)") }.tapInvalid { seen += $0 } == validated)
        }
        #expect(seen == ["3", "a", "b"])
        let lifted: @Sendable (Reading) -> Reading = Validated.lift { $0 + 1 }
        #expect(lifted(good) == .valid(4) && lifted(bad) == bad)
    }

    @Test func everyFailureIsKeptInOrder() {
        let noFunction = Validated<(Int) -> Int, String>.invalid("f")
        #expect(bad.apply(noFunction) == .invalid("f", "a", "b"))
        #expect(good.apply(noFunction) == .invalid("f"))
        #expect(zip(bad, good, Reading.invalid("c")) { $0 + $1 + $2 } == .invalid("a", "b", "c"))
        let name = Validated<String, String>.invalid("The name is empty.")
        #expect(zip(name, bad, with: Person.init) == .invalid("The name is empty.", "a", "b"))
        #expect(zip(.valid("Jon"), good, with: Person.init) == .valid(Person(name: "Jon", age: 3)))
    }

    @Test func andThenStopsAtTheFirstFailure() {
        var ran = 0
        func step(_ value: Int) -> Reading {
            ran += 1
            return value > 3 ? .valid(value) : .invalid("small")
        }
        #expect(bad.andThen(step) == bad && ran == 0)
        #expect(good.andThen(step) == .invalid("small") && ran == 1)
    }

    @Test func validatedValuesAreFilteredAndRecovered() {
        #expect(good.filterOrElse({ $0 > 3 }, { "\($0) is small" }) == .invalid("3 is small"))
        #expect(good.filterOrElse({ $0 > 2 }, { "\($0) is small" }) == good)
        #expect(bad.filterOrElse({ _ in false }, { "\($0)" }) == bad)
        #expect(good.filterOrElse({ $0 > 3 }, orFailure: "small") == .invalid("small"))
        #expect(good.filterOrElse({ $0 > 2 }, orFailure: "small") == good)
        #expect(bad.filterOrElse({ _ in false }, orFailure: "small") == bad)
        #expect(bad.recover { Validated<Int, Int>.invalid($0.count) } == .invalid(2))
        #expect(good.recover { Validated<Int, Int>.invalid($0.count) } == .valid(3))
        #expect(bad.orElse(good) == good && good.orElse(bad) == good)
        #expect(bad.orElse(.invalid("c")) == .invalid("a", "b", "c"))
    }

    @Test func foldReturnsOneValue() {
        #expect(good.fold(ifInvalid: \.count, ifValid: { $0 * 10 }) == 30)
        #expect(bad.fold(ifInvalid: \.count, ifValid: { $0 * 10 }) == 2)
        #expect(good.getOrElse(0) == 3 && bad.getOrElse(0) == 0)
        #expect(good.getOrElse { $0.count } == 3 && bad.getOrElse { $0.count } == 2)
    }

    @Test func traverseValidatesEveryElement() {
        var asked: [Int] = []
        func even(_ number: Int) -> Reading {
            asked.append(number)
            return number % 2 == 0 ? .valid(number * 10) : .invalid("\(number) is odd", "really")
        }
        #expect([1, 2, 3].traverse(even) == .invalid("1 is odd", "really", "3 is odd", "really"))
        #expect(asked == [1, 2, 3])
        #expect([2, 4].traverse(even) == .valid([20, 40]))
        #expect([even(2), even(1)].sequence() == .invalid("1 is odd", "really"))
        #expect([good, bad, .invalid("c")].partition() == ([3], ["a", "b", "c"]))
        #expect(AnyIterator([good, bad].makeIterator()).partition() == ([3], ["a", "b"]), "a single-pass sequence")
    }

    @Test func aValidatedConvertsToOtherContainers() throws {
        #expect(Validated { () throws(Refused) -> Int in throw Refused() } == .invalid(Refused()))
        #expect(Validated { () throws(Refused) in 3 } == .valid(3))
        #expect(good.toOptional() == 3 && bad.toOptional() == nil && good.toArray() == [3] && bad.toArray() == [])
        #expect(good.toEither() == .right(3) && bad.toEither() == .left(NonEmpty("a", "b")))
        let typed = Validated<Int, Failed>.invalid(Failed(1), Failed(2))
        #expect(typed.toResult() == .failure(NonEmpty(Failed(1), Failed(2))))
        #expect(throws: NonEmpty(Failed(1), Failed(2))) { try typed.get() }
        #expect(try Validated<Int, Failed>.valid(3).get() == 3)
    }
}
