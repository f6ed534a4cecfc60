import CurrycombContainers
import Testing

@Suite struct AgreementLaws {
    @Test func traverseCommutesWithNaturalTransformations() {
        law("traverse naturality: Either to Maybe, Result, Validated") { random in
            let (xs, f) = (random.array { $0.int() }, random.eitherStep())
            let whole = xs.traverse(f)
            return xs.traverse { f($0).toOptional() } == whole.toOptional()
                && xs.traverse { f($0).mapLeft(Failed.init).toResult() } == whole.mapLeft(Failed.init).toResult()
        }
    }

    @Test func accumulatingContainsTheFailFastError() {
        law("accumulating contains failing fast") { random in
            let (xs, f) = (random.array { $0.int() }, random.eitherStep())
            let (fast, all) = (xs.traverse(f), xs.traverseAccumulating(f))
            return fast == all.mapLeft(\.first)
                && all.fold(ifLeft: \.elements, ifRight: { _ in [] }) == xs.map(f).lefts()
        }
    }

    @Test func accumulatingResultsContainTheFailFastError() {
        law("accumulating contains failing fast, Result") { random in
            let (xs, f) = (random.array { $0.int() }, random.resultStep())
            let (fast, all) = (xs.traverse(f), xs.traverseAccumulating(f))
            return fast == all.mapError(\.first)
                && all.fold(ifFailure: \.elements, ifSuccess: { _ in [] }) == xs.map(f).failures()
                && xs.map(f).sequenceAccumulating() == all
        }
    }

    @Test func zipAccumulatingContainsTheErrorOfZip() {
        law("zipAccumulating contains zip") { random in
            let (a, b, c) = (random.either(), random.either(), random.either())
            let (fast, all) = (zip(a, b, c) { [$0, $1, $2] }, zipAccumulating(a, b, c) { [$0, $1, $2] })
            return fast == all.mapLeft(\.first) && (all.left?.elements ?? []) == [a, b, c].lefts()
        }
    }

    @Test func roundTripsChangeNothing() {
        law("round trips") { random in
            let (either, result, validated) = (random.either(), random.result(), random.validated())
            return result.toEither().toResult() == result
                && validated.toEither().toValidated() == validated
                && validated.mapFailures(Failed.init).toResult().toValidated() == validated.mapFailures(Failed.init)
                && either.swap().swap() == either
                && either.toValidated().toEither().mapLeft(\.first) == either
        }
    }

    @Test func bimapPreservesIdentityAndComposition() {
        law("bifunctor") { random in
            let either = random.either()
            let (f, g, h, k) = (random.function(), random.function(), random.function(), random.function())
            return either.bimap(left: { $0 }, right: { $0 }) == either
                && either.bimap(left: g, right: k).bimap(left: f, right: h)
                    == either.bimap(left: after(f, g), right: after(h, k))
                && either.bimap(left: f, right: h) == either.mapLeft(f).map(h)
        }
    }

    @Test func theOrderIsTotal() {
        law("strict order") { random in
            let all = (0..<3).map { _ in random.either() }
            let (a, b, c) = (all[0], all[1], all[2])
            let oneOfThree = [a < b, b < a, a == b].filter { $0 }.count == 1
            return oneOfThree && (!(a < b && b < c) || a < c)
        }
    }

    @Test func orElseIsAssociativeAndKeepsAllFailures() {
        law("orElse of Validated") { random in
            let (a, b, c) = (random.validated(), random.validated(), random.validated())
            let both = a.orElse(b)
            return a.orElse(b).orElse(c) == a.orElse(b.orElse(c))
                && (both.isValid || both.failures == a.failures + b.failures)
        }
    }
}
