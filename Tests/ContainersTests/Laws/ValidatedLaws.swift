import CurrycombContainers
import Testing

@Suite struct ValidatedLaws {
    // MARK: - Functor

    @Test func mapPreservesIdentity() {
        law("functor identity") { random in
            let value = random.validated()
            return value.map { $0 } == value
        }
    }

    @Test func mapPreservesComposition() {
        law("functor composition") { random in
            let (value, f, g) = (random.validated(), random.function(), random.function())
            return value.map(g).map(f) == value.map(after(f, g))
        }
    }

    @Test func liftPreservesComposition() {
        law("compose(map f, map g) == map(compose f g)") { random in
            let (value, f, g) = (random.validated(), random.function(), random.function())
            let liftedF: (Validated<Int, Int>) -> Validated<Int, Int> = Validated.lift(f)
            let liftedG: (Validated<Int, Int>) -> Validated<Int, Int> = Validated.lift(g)
            let lifted: (Validated<Int, Int>) -> Validated<Int, Int> = Validated.lift(after(f, g))
            return after(liftedF, liftedG)(value) == lifted(value)
        }
    }

    // MARK: - Applicative

    @Test func applySatisfiesIdentity() {
        law("applicative identity") { random in
            let value = random.validated()
            return value.apply(Validated<(Int) -> Int, Int>.of { $0 }) == value
        }
    }

    @Test func applySatisfiesHomomorphism() {
        law("applicative homomorphism") { random in
            let (x, f) = (random.int(), random.function())
            return Validated<Int, Int>.of(x).apply(Validated<(Int) -> Int, Int>.of(f)) == .of(f(x))
        }
    }

    @Test func applySatisfiesInterchange() {
        law("applicative interchange") { random in
            let (x, f) = (random.int(), random.function())
            let function = random.validated().map { a in { f($0) &+ a } }
            let given = Validated<(@escaping (Int) -> Int) -> Int, Int>.of { $0(x) }
            return Validated<Int, Int>.of(x).apply(function) == function.apply(given)
        }
    }

    @Test func applySatisfiesComposition() {
        law("applicative composition") { random in
            let (value, f, g) = (random.validated(), random.function(), random.function())
            let outer = random.validated().map { a in { f($0) &+ a } }
            let inner = random.validated().map { a in { g($0) &- a } }
            let composed = inner.apply(outer.map { f in { g in after(f, g) } })
            return value.apply(composed) == value.apply(inner).apply(outer)
        }
    }

    @Test func zipAgreesWithApply() {
        law("zip from apply") { random in
            let (a, b) = (random.validated(), random.validated())
            let applied = b.apply(a.map { a in { b in a &* 31 &+ b } })
            return zip(a, b) { $0 &* 31 &+ $1 } == applied
        }
    }

    @Test func zipIsAssociative() {
        law("zip associativity") { random in
            let (a, b, c) = (random.validated(), random.validated(), random.validated())
            let left = zip(zip(a, b), c).map { [$0.0, $0.1, $1] }
            let right = zip(a, zip(b, c)).map { [$0, $1.0, $1.1] }
            return left == right && left == zip(a, b, c).map { [$0, $1, $2] }
        }
    }

    // MARK: - Traversal

    @Test func traversePreservesPure() {
        law("traverse identity") { random in
            let xs = random.array { $0.int() }
            return xs.traverse { Validated<Int, Int>.of($0) } == .of(xs)
        }
    }

    @Test func traverseCommutesWithMap() {
        law("traverse naturality in the element") { random in
            let (xs, f, g) = (random.array { $0.int() }, random.validatedStep(), random.function())
            return xs.traverse { f($0).map(g) } == xs.traverse(f).map { $0.map(g) }
                && xs.map(g).traverse(f) == xs.traverse(after(f, g))
        }
    }

    @Test func traverseAgreesWithSequence() {
        law("traverse and sequence") { random in
            let (xs, f) = (random.array { $0.int() }, random.validatedStep())
            return xs.traverse(f) == xs.map(f).sequence()
        }
    }

    @Test func traversePreservesConcatenation() {
        law("traverse of a concatenation") { random in
            let (xs, ys, f) = (random.array { $0.int() }, random.array { $0.int() }, random.validatedStep())
            return (xs + ys).traverse(f) == zip(xs.traverse(f), ys.traverse(f)) { $0 + $1 }
        }
    }
}
