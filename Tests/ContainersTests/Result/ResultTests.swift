import CurrycombContainers
import Testing

@Suite struct ResultTests {
    typealias Reading = Result<Int, Failed>
    let good = Reading.success(3)
    let bad = Reading.failure(Failed(1))

    @Test func successAndFailureAreDistinguished() {
        #expect(Reading.of(3) == good)
        #expect(good.isSuccess && !good.isFailure && bad.isFailure && !bad.isSuccess)
        #expect(good.success == 3 && good.failure == nil && bad.failure == Failed(1) && bad.success == nil)
        let errors = Result<Refused, Failed>.success(Refused())
        #expect(errors.swap() == .failure(Refused()))
        #expect(Result<Refused, Failed>.failure(Failed(2)).swap() == .success(Failed(2)))
    }

    @Test func mapsAndTapsApplyToTheirCase() {
        #expect(good.bimap(failure: { Failed($0.code + 1) }, success: { "\($0)" }) == .success("3"))
        #expect(bad.bimap(failure: { Failed($0.code + 1) }, success: { "\($0)" }) == .failure(Failed(2)))
        var seen: [Int] = []
        for result in [good, bad] {
            #expect(result.tap { seen.append($0) }.tapFailure { seen.append(-$0.code) } == result)
        }
        #expect(seen == [3, -1])
        let lifted: @Sendable (Reading) -> Reading = Result.lift { $0 + 1 }
        #expect(lifted(good) == .success(4) && lifted(bad) == bad)
    }

    @Test func theFirstFailureIsKept() {
        let noFunction = Result<(Int) -> Int, Failed>.failure(Failed(7))
        #expect(bad.apply(noFunction) == .failure(Failed(7)))
        #expect(good.apply(.success { $0 + 1 }) == .success(4))
        #expect(zip(bad, noFunction) { $1($0) } == bad)
    }

    @Test func resultsAreFlattenedFilteredAndRecovered() {
        #expect(Result<Reading, Failed>.success(bad).flatten() == bad)
        #expect(Result<Reading, Failed>.failure(Failed(9)).flatten() == .failure(Failed(9)))
        #expect(good.filterOrElse({ $0 > 3 }, { Failed($0) }) == .failure(Failed(3)))
        #expect(good.filterOrElse({ $0 > 2 }, { Failed($0) }) == good)
        #expect(good.filterOrElse({ $0 > 3 }, orFailure: Failed(4)) == .failure(Failed(4)))
        #expect(good.filterOrElse({ $0 > 2 }, orFailure: Failed(4)) == good)
        #expect(bad.recover { Result<Int, Refused>.success($0.code) } == .success(1))
        #expect(good.recover { _ in Result<Int, Refused>.failure(Refused()) } == .success(3))
        #expect(bad.orElse(Result<Int, Refused>.failure(Refused())) == .failure(Refused()))
        #expect(good.orElse(Result<Int, Refused>.failure(Refused())) == .success(3))
    }

    @Test func foldAndMergeReturnOneValue() {
        #expect(good.fold(ifFailure: \.code, ifSuccess: { $0 * 10 }) == 30)
        #expect(bad.fold(ifFailure: \.code, ifSuccess: { $0 * 10 }) == 1)
        #expect(good.getOrElse(0) == 3 && bad.getOrElse(0) == 0)
        #expect(good.getOrElse { $0.code } == 3 && bad.getOrElse { $0.code } == 1)
        #expect(Result<Failed, Failed>.success(Failed(1)).merge() == Failed(1))
        #expect(Result<Failed, Failed>.failure(Failed(2)).merge() == Failed(2))
    }

    @Test func traverseStopsAndAccumulatingContinues() {
        var asked: [Int] = []
        func even(_ number: Int) -> Reading {
            asked.append(number)
            return number % 2 == 0 ? .success(number * 10) : .failure(Failed(number))
        }
        #expect([2, 1, 4, 3].traverse(even) == .failure(Failed(1)))
        #expect(asked == [2, 1])
        asked = []
        #expect([2, 1, 4, 3].traverseAccumulating(even) == .failure(NonEmpty(Failed(1), Failed(3))))
        #expect(asked == [2, 1, 4, 3])
        #expect((2...Int.max).traverse(even) == .failure(Failed(3)))
        #expect([even(2), even(4)].sequence() == .success([20, 40]))
        #expect([even(2), even(4)].sequenceAccumulating() == .success([20, 40]))
        let all = [good, bad, .success(4)]
        #expect(all.successes() == [3, 4] && all.failures() == [Failed(1)])
        #expect(all.partition() == ([3, 4], [Failed(1)]))
        #expect(AnyIterator(all.makeIterator()).partition() == ([3, 4], [Failed(1)]), "a single-pass sequence")
    }

    @Test func traverseTurnsAResultInsideOut() {
        #expect(good.traverse { $0 > 2 ? "\($0)" : nil } == .some(.success("3")))
        #expect(good.traverse { $0 > 3 ? "\($0)" : nil } == nil)
        #expect(bad.traverse { "\($0)" as String? } == .some(.failure(Failed(1))))
        #expect(Result<Int?, Failed>.success(nil).sequence() == nil)
        #expect(Result<Int?, Failed>.success(3).sequence() == good)
    }

    @Test func aResultConvertsToOtherContainers() {
        func number(_ text: String) throws(Refused) -> Int {
            guard let number = Int(text) else { throw Refused() }
            return number
        }
        let safe = Result.catching(number)
        #expect(safe("3") == .success(3) && safe("x") == .failure(Refused()))
        let crossing: @Sendable (Int) -> Result<Int, Refused> = Result.catching { (value) throws(Refused) in value + 1 }
        #expect(crossing(1) == .success(2))
        #expect(good.toOptional() == 3 && bad.toOptional() == nil && good.toArray() == [3] && bad.toArray() == [])
        #expect(good.toEither() == .right(3) && bad.toEither() == .left(Failed(1)))
        #expect(Result(good.toEither()) == good && Result(bad.toEither()) == bad)
        #expect(good.toValidated() == .valid(3) && bad.toValidated() == .invalid(Failed(1)))
        let many = Result<Int, NonEmpty<Failed>>.failure(NonEmpty(Failed(1), Failed(2)))
        #expect(many.toValidated() == .invalid(Failed(1), Failed(2)))
    }
}
