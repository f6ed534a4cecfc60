import CurrycombContainers
import Testing

@Suite struct NonEmptyTests {
    @Test func constructionRequiresAnElement() {
        #expect(NonEmpty(1).elements == [1] && NonEmpty(1, 2, 3).elements == [1, 2, 3])
        #expect(NonEmpty(1, rest: 2...3) == NonEmpty(1, 2, 3) && NonEmpty(1, rest: []) == NonEmpty(1))
        #expect(NonEmpty(contentsOf: [1, 2]) == NonEmpty(1, 2))
        #expect(NonEmpty([1, 2]) == NonEmpty(1, 2) && NonEmpty([Int]()) == nil)
        #expect(NonEmpty([1], [2]).count == 2 && NonEmpty<[Int]>([1, 2]).first == [1, 2])
        let smallest: Int = NonEmpty(2, 1, 3).min()
        #expect(smallest == 1 && NonEmpty("a", "c", "b").max() == "c")
        let words = NonEmpty("bee", "a", "ant", "b")
        let (shortest, longest): (String, String) = (
            words.min { $0.count < $1.count }, words.max { $0.count < $1.count }
        )
        #expect(shortest == "a" && longest == "bee", "of equal ones the first, as in Swift's own functions")
        #expect(NonEmpty(contentsOf: [Int]()) == nil && NonEmpty(contentsOf: (1...3).lazy.filter { $0 > 3 }) == nil)
    }

    @Test func firstAndLastAreNotOptional() {
        var list = NonEmpty(1, 2, 3)
        let (first, last): (Int, Int) = (list.first, list.last)
        #expect(first == 1 && last == 3 && list.count == 3 && !list.isEmpty)
        list[1] = 9
        #expect(Array(list) == [1, 9, 3] && list.reversed() == [3, 9, 1] && list.sorted() == [1, 3, 9])
    }

    @Test func elementsAreChangedInPlace() {
        final class Storage {}
        struct Box {
            var storage = Storage()
            mutating func isUnique() -> Bool { isKnownUniquelyReferenced(&storage) }
        }
        var list = NonEmpty(Box(), Box())
        let isUnique = list[1].isUnique()
        #expect(isUnique)
    }

    @Test func listsAreAppended() {
        var list = NonEmpty(1)
        list.append(2)
        list.append(contentsOf: 3...4)
        #expect(list == NonEmpty(1, 2, 3, 4))
        #expect(NonEmpty(1) + NonEmpty(2, 3) == NonEmpty(1, 2, 3))
    }

    @Test func mapAndFlatMapReturnNonEmptyLists() {
        let mapped: NonEmpty<String> = NonEmpty(1, 2).map { "\($0)" }
        #expect(mapped == NonEmpty("1", "2"))
        let flat: NonEmpty<Int> = NonEmpty(1, 2).flatMap { NonEmpty($0, $0 * 10) }
        #expect(flat == NonEmpty(1, 10, 2, 20))
        #expect(throws: Refused()) { try NonEmpty(1).map { _ in throw Refused() } }
    }

    @Test func traverseReturnsANonEmptyList() {
        let list = NonEmpty("1", "2")
        let kept = list.traverse { Int($0) }
        #expect(kept?.first == 1 && kept?.count == 2)
        let sums = list.traverse { text in Int(text).toEither(orLeft: text) }.map { $0.reduce { $0 + $1 } }
        #expect(sums == .right(3))
        let checked: Validated<NonEmpty<Int>, String> = NonEmpty("x", "2", "y").traverse { text in
            let number = Int(text)
            return number.toValidated(orFailure: text)
        }
        #expect(checked == .invalid("x", "y"))
        #expect(throws: Refused()) { try list.traverse { (_) throws -> Int? in throw Refused() } }
    }

    @Test func traverseReturnsAnArrayWhereOneIsExpected() {
        let list = NonEmpty("1", "2")
        let optional: [Int]? = list.traverse { Int($0) }
        let either: Either<String, [Int]> = list.traverse { Int($0).toEither(orLeft: "no") }
        let result: Result<[Int], Failed> = list.traverse { Int($0).toResult(orFailure: Failed(1)) }
        let validated: Validated<[Int], String> = list.traverse { Int($0).toValidated(orFailure: "no") }
        #expect(optional == [1, 2] && either == .right([1, 2]))
        #expect(result == .success([1, 2]) && validated == .valid([1, 2]))
        let sequenced: [Int]? = NonEmpty<Int?>(1, 2).sequence()
        #expect(sequenced == [1, 2] && list.traverse { Int($0) } == [1, 2])
    }

    @Test func reduceNeedsNoInitialValue() {
        #expect(NonEmpty(8, 2, 1).reduce { $0 - $1 } == 5)
        #expect(NonEmpty(8).reduce { _, _ in 0 } == 8)
    }

    @Test func aNonEmptyCanBeThrownAndPrinted() {
        #expect(throws: NonEmpty(Failed(1), Failed(2))) { throw NonEmpty(Failed(1), Failed(2)) }
        #expect("\(NonEmpty(1, 2))" == "[1, 2]")
    }
}
