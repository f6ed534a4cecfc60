import CurrycombContainers
import Testing

@Suite struct ResultLaws {
    // MARK: - Functor

    @Test func mapPreservesIdentity() {
        law("functor identity") { random in
            let value = random.result()
            return value.map { $0 } == value
        }
    }

    @Test func mapPreservesComposition() {
        law("functor composition") { random in
            let (value, f, g) = (random.result(), random.function(), random.function())
            return value.map(g).map(f) == value.map(after(f, g))
        }
    }

    @Test func liftPreservesComposition() {
        law("compose(map f, map g) == map(compose f g)") { random in
            let (value, f, g) = (random.result(), random.function(), random.function())
            let liftedF: (Result<Int, Failed>) -> Result<Int, Failed> = Result.lift(f)
            let liftedG: (Result<Int, Failed>) -> Result<Int, Failed> = Result.lift(g)
            let lifted: (Result<Int, Failed>) -> Result<Int, Failed> = Result.lift(after(f, g))
            return after(liftedF, liftedG)(value) == lifted(value)
        }
    }

    // MARK: - Applicative

    @Test func applySatisfiesIdentity() {
        law("applicative identity") { random in
            let value = random.result()
            return value.apply(Result<(Int) -> Int, Failed>.of { $0 }) == value
        }
    }

    @Test func applySatisfiesHomomorphism() {
        law("applicative homomorphism") { random in
            let (x, f) = (random.int(), random.function())
            return Result<Int, Failed>.of(x).apply(Result<(Int) -> Int, Failed>.of(f)) == .of(f(x))
        }
    }

    @Test func applySatisfiesInterchange() {
        law("applicative interchange") { random in
            let (x, f) = (random.int(), random.function())
            let function = random.result().map { a in { f($0) &+ a } }
            let given = Result<(@escaping (Int) -> Int) -> Int, Failed>.of { $0(x) }
            return Result<Int, Failed>.of(x).apply(function) == function.apply(given)
        }
    }

    @Test func applySatisfiesComposition() {
        law("applicative composition") { random in
            let (value, f, g) = (random.result(), random.function(), random.function())
            let outer = random.result().map { a in { f($0) &+ a } }
            let inner = random.result().map { a in { g($0) &- a } }
            let composed = inner.apply(outer.map { f in { g in after(f, g) } })
            return value.apply(composed) == value.apply(inner).apply(outer)
        }
    }

    @Test func zipAgreesWithApply() {
        law("zip from apply") { random in
            let (a, b) = (random.result(), random.result())
            let applied = b.apply(a.map { a in { b in a &* 31 &+ b } })
            return zip(a, b) { $0 &* 31 &+ $1 } == applied
        }
    }

    @Test func zipIsAssociative() {
        law("zip associativity") { random in
            let (a, b, c) = (random.result(), random.result(), random.result())
            let left = zip(zip(a, b), c).map { [$0.0, $0.1, $1] }
            let right = zip(a, zip(b, c)).map { [$0, $1.0, $1.1] }
            return left == right && left == zip(a, b, c).map { [$0, $1, $2] }
        }
    }

    // MARK: - Monad

    @Test func flatMapSatisfiesLeftIdentity() {
        law("monad left identity") { random in
            let (x, f) = (random.int(), random.resultStep())
            return Result<Int, Failed>.of(x).flatMap(f) == f(x)
        }
    }

    @Test func flatMapSatisfiesRightIdentity() {
        law("monad right identity") { random in
            let value = random.result()
            return value.flatMap { Result<Int, Failed>.of($0) } == value
        }
    }

    @Test func flatMapIsAssociative() {
        law("monad associativity") { random in
            let (value, f, g) = (random.result(), random.resultStep(), random.resultStep())
            return value.flatMap(f).flatMap(g) == value.flatMap { f($0).flatMap(g) }
        }
    }

    @Test func applyAgreesWithFlatMap() {
        law("apply from flatMap") { random in
            let (value, f) = (random.result(), random.function())
            let function = random.result().map { a in { f($0) &+ a } }
            return value.apply(function) == function.flatMap { f in value.map(f) }
        }
    }

    @Test func flattenAgreesWithFlatMap() {
        law("join") { random in
            let (value, f) = (random.result(), random.resultStep())
            return value.map(f).flatten() == value.flatMap(f)
        }
    }

    @Test func kleisliCompositionSatisfiesTheCategoryLaws() {
        law("Kleisli category") { random in
            let (f, g, h) = (random.resultStep(), random.resultStep(), random.resultStep())
            let x = random.int()
            let pure: (Int) -> Result<Int, Failed> = { .of($0) }
            let left = Result.compose(Result.compose(f, g), h)(x)
            let right = Result.compose(f, Result.compose(g, h))(x)
            return left == right
                && Result.compose(f, pure)(x) == f(x)
                && Result.compose(pure, f)(x) == f(x)
        }
    }

    // MARK: - Traversal

    @Test func traversePreservesPure() {
        law("traverse identity") { random in
            let xs = random.array { $0.int() }
            return xs.traverse { Result<Int, Failed>.of($0) } == .of(xs)
        }
    }

    @Test func traverseCommutesWithMap() {
        law("traverse naturality in the element") { random in
            let (xs, f, g) = (random.array { $0.int() }, random.resultStep(), random.function())
            return xs.traverse { f($0).map(g) } == xs.traverse(f).map { $0.map(g) }
                && xs.map(g).traverse(f) == xs.traverse(after(f, g))
        }
    }

    @Test func traverseAgreesWithSequence() {
        law("traverse and sequence") { random in
            let (xs, f) = (random.array { $0.int() }, random.resultStep())
            return xs.traverse(f) == xs.map(f).sequence()
        }
    }

    @Test func traversePreservesConcatenation() {
        law("traverse of a concatenation") { random in
            let (xs, ys, f) = (random.array { $0.int() }, random.array { $0.int() }, random.resultStep())
            return (xs + ys).traverse(f) == zip(xs.traverse(f), ys.traverse(f)) { $0 + $1 }
        }
    }
}
