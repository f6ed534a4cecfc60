import CurrycombContainers
import Testing

extension Random {
    fileprivate mutating func list<T>(_ element: (inout Random) -> T) -> NonEmpty<T> {
        let first = element(&self)
        return NonEmpty(first, rest: array(element))
    }
}

@Suite struct NonEmptyLaws {
    @Test func traversePreservesPure() {
        law("traverse identity") { random in
            let xs = random.list { $0.int() }
            return xs.traverse { Optional($0) } == xs
                && xs.traverse { Either<Int, Int>.of($0) } == .of(xs)
                && xs.traverse { Result<Int, Failed>.success($0) } == .success(xs)
                && xs.traverse { Validated<Int, Int>.of($0) } == .of(xs)
        }
    }

    @Test func traverseAgreesWithTheArray() {
        law("traverse of the elements") { random in
            let xs = random.list { $0.int() }
            let (f, g) = (random.maybeStep(), random.eitherStep())
            let (h, v) = (random.resultStep(), random.validatedStep())
            let ys = xs.elements
            return xs.traverse(f).map(\.elements) == ys.traverse(f)
                && xs.traverse(g).map(\.elements) == ys.traverse(g)
                && xs.traverse(h).map(\.elements) == ys.traverse(h)
                && xs.traverse(v).map(\.elements) == ys.traverse(v)
                && xs.traverseAccumulating(g).map(\.elements) == ys.traverseAccumulating(g)
                && xs.traverseAccumulating(h).map(\.elements) == ys.traverseAccumulating(h)
        }
    }

    @Test func traverseCommutesWithMap() {
        law("traverse naturality in the element") { random in
            let xs = random.list { $0.int() }
            let (f, v, g) = (random.eitherStep(), random.validatedStep(), random.function())
            return xs.traverse { f($0).map(g) } == xs.traverse(f).map { $0.map(g) }
                && xs.map(g).traverse(f) == xs.traverse(after(f, g))
                && xs.traverse { v($0).map(g) } == xs.traverse(v).map { $0.map(g) }
        }
    }

    @Test func traverseAgreesWithSequence() {
        law("traverse and sequence") { random in
            let xs = random.list { $0.int() }
            let (f, g) = (random.maybeStep(), random.eitherStep())
            let (h, v) = (random.resultStep(), random.validatedStep())
            return xs.traverse(f) == xs.map(f).sequence()
                && xs.traverse(g) == xs.map(g).sequence()
                && xs.traverse(h) == xs.map(h).sequence()
                && xs.traverse(v) == xs.map(v).sequence()
                && xs.traverseAccumulating(g) == xs.map(g).sequenceAccumulating()
                && xs.traverseAccumulating(h) == xs.map(h).sequenceAccumulating()
        }
    }

    @Test func traversePreservesConcatenation() {
        law("traverse of a concatenation") { random in
            let (xs, ys) = (random.list { $0.int() }, random.list { $0.int() })
            let (f, v) = (random.eitherStep(), random.validatedStep())
            return (xs + ys).traverse(f) == zip(xs.traverse(f), ys.traverse(f)) { $0 + $1 }
                && (xs + ys).traverse(v) == zip(xs.traverse(v), ys.traverse(v)) { $0 + $1 }
        }
    }
}
