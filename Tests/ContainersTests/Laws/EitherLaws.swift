import CurrycombContainers
import Testing

@Suite struct EitherLaws {
    // MARK: - Functor

    @Test func mapPreservesIdentity() {
        law("functor identity") { random in
            let value = random.either()
            return value.map { $0 } == value
        }
    }

    @Test func mapPreservesComposition() {
        law("functor composition") { random in
            let (value, f, g) = (random.either(), random.function(), random.function())
            return value.map(g).map(f) == value.map(after(f, g))
        }
    }

    @Test func liftPreservesComposition() {
        law("compose(map f, map g) == map(compose f g)") { random in
            let (value, f, g) = (random.either(), random.function(), random.function())
            let liftedF: (Either<Int, Int>) -> Either<Int, Int> = Either.lift(f)
            let liftedG: (Either<Int, Int>) -> Either<Int, Int> = Either.lift(g)
            let lifted: (Either<Int, Int>) -> Either<Int, Int> = Either.lift(after(f, g))
            return after(liftedF, liftedG)(value) == lifted(value)
        }
    }

    // MARK: - Applicative

    @Test func applySatisfiesIdentity() {
        law("applicative identity") { random in
            let value = random.either()
            return value.apply(Either<Int, (Int) -> Int>.of { $0 }) == value
        }
    }

    @Test func applySatisfiesHomomorphism() {
        law("applicative homomorphism") { random in
            let (x, f) = (random.int(), random.function())
            return Either<Int, Int>.of(x).apply(Either<Int, (Int) -> Int>.of(f)) == .of(f(x))
        }
    }

    @Test func applySatisfiesInterchange() {
        law("applicative interchange") { random in
            let (x, f) = (random.int(), random.function())
            let function = random.either().map { a in { f($0) &+ a } }
            let given = Either<Int, (@escaping (Int) -> Int) -> Int>.of { $0(x) }
            return Either<Int, Int>.of(x).apply(function) == function.apply(given)
        }
    }

    @Test func applySatisfiesComposition() {
        law("applicative composition") { random in
            let (value, f, g) = (random.either(), random.function(), random.function())
            let outer = random.either().map { a in { f($0) &+ a } }
            let inner = random.either().map { a in { g($0) &- a } }
            let composed = inner.apply(outer.map { f in { g in after(f, g) } })
            return value.apply(composed) == value.apply(inner).apply(outer)
        }
    }

    @Test func zipAgreesWithApply() {
        law("zip from apply") { random in
            let (a, b) = (random.either(), random.either())
            let applied = b.apply(a.map { a in { b in a &* 31 &+ b } })
            return zip(a, b) { $0 &* 31 &+ $1 } == applied
        }
    }

    @Test func zipIsAssociative() {
        law("zip associativity") { random in
            let (a, b, c) = (random.either(), random.either(), random.either())
            let left = zip(zip(a, b), c).map { [$0.0, $0.1, $1] }
            let right = zip(a, zip(b, c)).map { [$0, $1.0, $1.1] }
            return left == right && left == zip(a, b, c).map { [$0, $1, $2] }
        }
    }

    // MARK: - Monad

    @Test func flatMapSatisfiesLeftIdentity() {
        law("monad left identity") { random in
            let (x, f) = (random.int(), random.eitherStep())
            return Either<Int, Int>.of(x).flatMap(f) == f(x)
        }
    }

    @Test func flatMapSatisfiesRightIdentity() {
        law("monad right identity") { random in
            let value = random.either()
            return value.flatMap { Either<Int, Int>.of($0) } == value
        }
    }

    @Test func flatMapIsAssociative() {
        law("monad associativity") { random in
            let (value, f, g) = (random.either(), random.eitherStep(), random.eitherStep())
            return value.flatMap(f).flatMap(g) == value.flatMap { f($0).flatMap(g) }
        }
    }

    @Test func applyAgreesWithFlatMap() {
        law("apply from flatMap") { random in
            let (value, f) = (random.either(), random.function())
            let function = random.either().map { a in { f($0) &+ a } }
            return value.apply(function) == function.flatMap { f in value.map(f) }
        }
    }

    @Test func flattenAgreesWithFlatMap() {
        law("join") { random in
            let (value, f) = (random.either(), random.eitherStep())
            return value.map(f).flatten() == value.flatMap(f)
        }
    }

    @Test func kleisliCompositionSatisfiesTheCategoryLaws() {
        law("Kleisli category") { random in
            let (f, g, h) = (random.eitherStep(), random.eitherStep(), random.eitherStep())
            let x = random.int()
            let pure: (Int) -> Either<Int, Int> = { .of($0) }
            let left = Either.compose(Either.compose(f, g), h)(x)
            let right = Either.compose(f, Either.compose(g, h))(x)
            return left == right
                && Either.compose(f, pure)(x) == f(x)
                && Either.compose(pure, f)(x) == f(x)
        }
    }

    // MARK: - Traversal

    @Test func traversePreservesPure() {
        law("traverse identity") { random in
            let xs = random.array { $0.int() }
            return xs.traverse { Either<Int, Int>.of($0) } == .of(xs)
        }
    }

    @Test func traverseCommutesWithMap() {
        law("traverse naturality in the element") { random in
            let (xs, f, g) = (random.array { $0.int() }, random.eitherStep(), random.function())
            return xs.traverse { f($0).map(g) } == xs.traverse(f).map { $0.map(g) }
                && xs.map(g).traverse(f) == xs.traverse(after(f, g))
        }
    }

    @Test func traverseAgreesWithSequence() {
        law("traverse and sequence") { random in
            let (xs, f) = (random.array { $0.int() }, random.eitherStep())
            return xs.traverse(f) == xs.map(f).sequence()
        }
    }

    @Test func traversePreservesConcatenation() {
        law("traverse of a concatenation") { random in
            let (xs, ys, f) = (random.array { $0.int() }, random.array { $0.int() }, random.eitherStep())
            return (xs + ys).traverse(f) == zip(xs.traverse(f), ys.traverse(f)) { $0 + $1 }
        }
    }
}
