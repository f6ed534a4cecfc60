import CurrycombDifferences
import Testing

@Suite struct DescribeTests {
    struct Person {
        var name: String
        var age: Int?
    }
    struct Box<Value> { var value: Value }
    struct Money: CustomStringConvertible {
        var cents: Int
        var description: String { "€\(cents / 100)" }
    }
    struct Lazy {
        var size = 2
        lazy var area = size * size
    }
    enum Failure: Error { case notFound, status(Int), at(line: Int), both(Int, of: String), nothing(Void) }
    indirect enum List {
        case end
        case link(Int, List)
    }
    class Node {
        var name: String
        var next: Node?
        init(_ name: String) { self.name = name }
    }
    final class Leaf: Node { var colour = "green" }

    @Test func aLongCaseIsShortenedInTheMiddle() {
        enum Long { case aCaseWithAVeryLongNameThatNoReaderWouldWantToReadToItsEnd }
        #expect(
            describe(Long.aCaseWithAVeryLongNameThatNoReaderWouldWantToReadToItsEnd, limit: 20)
                == "aCaseWithAVeryLongNameThat…oReadToItsEnd")
    }

    @Test func numbersAndBooleansAreDescribed() {
        #expect(describe(5) == "5")
        #expect(describe(-3) == "-3")
        #expect(describe(2.0) == "2.0")
        #expect(describe(true) == "true")
        #expect(describe(1..<5) == "1..<5")
        #expect(describe(()) == "()")
    }

    @Test func textIsQuotedAndInvisibleCharactersAreEscaped() {
        #expect(describe("Anna") == #""Anna""#)
        #expect(describe("") == #""""#)
        #expect(describe("a\"b\\c\nd\te\u{7}f\u{200B}g\u{A0}h") == #""a\"b\\c\nd\te\u{7}f\u{200B}g\u{A0}h""#)
        #expect(describe("ü👨‍👩‍👧") == "\"ü👨‍👩‍👧\"")
        #expect(describe("Anna".dropFirst()) == #""nna""#)
        #expect(describe(Character("a")) == #""a""#)
        #expect(describe(Unicode.Scalar("a")) == #""a""#)
    }

    @Test func optionalsAreUnwrapped() {
        #expect(describe(Int?.none) == "nil")
        #expect(describe(Int?.some(3)) == "3")
        #expect(describe(String??.some("x")) == #""x""#)
        #expect(describe(Int??.some(nil)) == "some(nil)")
        #expect(describe([1, nil, 3]) == "[1, nil, 3]")
        #expect(describe(Int?.none as Any) == "nil")
    }

    @Test func collectionsAreDescribed() {
        #expect(describe([1, 2]) == "[1, 2]")
        #expect(describe([Int]()) == "[]")
        #expect(describe([1, 2, 3, 4].dropFirst()) == "[2, 3, 4]")
        #expect(describe(["b": 2, "a": 1]) == #"["a": 1, "b": 2]"#)
        #expect(describe([10: "x", 9: "y"]) == #"[9: "y", 10: "x"]"#)
        #expect(describe([String: Int]()) == "[:]")
        #expect(describe(Set([10, 9, 1])) == "[1, 9, 10]")
        #expect(describe(["a": AnyHashable(1), "b": AnyHashable("x")]) == #"["a": 1, "b": "x"]"#)
        #expect(describe(["k": [1, "x", Int?.none as Any] as [Any]]) == #"["k": [1, "x", nil]]"#)
    }

    @Test func tuplesAreDescribed() {
        #expect(describe((1, "a")) == #"(1, "a")"#)
        #expect(describe((x: 1, 2)) == "(x: 1, 2)")
    }

    @Test func structsHaveNoModuleNames() {
        #expect(describe(Person(name: "Anna", age: nil)) == #"Person(name: "Anna", age: nil)"#)
        #expect(describe(Box(value: Box(value: 1))) == "Box(value: Box(value: 1))")
        #expect(describe([Person(name: "B", age: 3)]) == #"[Person(name: "B", age: 3)]"#)
    }

    @Test func storageOfLazyPropertiesIsNotShown() {
        var lazy = Lazy()
        #expect(describe(lazy) == "Lazy(size: 2)")
        _ = lazy.area
        #expect(describe(lazy) == "Lazy(size: 2)")
    }

    @Test func enumsAreDescribed() {
        #expect(describe(Failure.notFound) == "notFound")
        #expect(describe(Failure.status(404)) == "status(404)")
        #expect(describe(Failure.at(line: 3)) == "at(line: 3)")
        #expect(describe(Failure.both(1, of: "x")) == #"both(1, of: "x")"#)
        #expect(describe(Failure.nothing(())) == "nothing(())")
        #expect(describe(Result<Int, Failure>.failure(.notFound)) == "failure(notFound)")
        #expect(describe(Result<Int?, Failure>.success(3)) == "success(3)")
        #expect(describe(List.link(1, .link(2, .end))) == "link(1, link(2, end))")
        #expect(describe(Failure.notFound as any Error) == "notFound")
    }

    @Test func customDescriptionsAreUsed() {
        #expect(describe(Money(cents: 300)) == "€3")
        #expect(describe([Money(cents: 300)]) == "[€3]")
        #expect(describe(Box(value: Money(cents: 300))) == "Box(value: €3)")
    }

    @Test func functionsAndTypesAreDescribed() {
        let increment = { (x: Int) in x + 1 }
        #expect(describe(increment) == "(function)")
        #expect(describe([increment]) == "[(function)]")
        #expect(describe(Box(value: increment)) == "Box(value: (function))")
        let sendable: @Sendable (Int) async throws -> Void = { _ in }
        #expect(describe(sendable) == "(function)")
        #expect(describe(Int.self) == "Int.self")
    }

    @Test func objectsShowInheritedProperties() {
        #expect(describe(Leaf("a")) == #"Leaf(name: "a", next: nil, colour: "green")"#)
    }

    @Test func anObjectInsideItselfIsCutOff() {
        let node = Node("a")
        node.next = Node("b")
        node.next?.next = node
        #expect(describe(node) == #"Node(name: "a", next: Node(name: "b", next: Node(…)))"#)
        node.next = nil
        #expect(describe([node, node]) == #"[Node(name: "a", next: nil), Node(name: "a", next: nil)]"#)
    }

    @Test func theDepthIsLimited() {
        // The list is not longer, because its release could then overflow the stack. On Darwin, a thread other than the
        // main thread has a stack of only 512 KB.
        let list = (0..<1_000).reduce(List.end) { .link($1, $0) }
        let text = describe(list, limit: .max)
        #expect(text.hasPrefix("link(999, link(998, "))
        #expect(text.contains("…"))
        #expect(describe(list).count <= 220)
    }

    @Test func longTextsAreShortenedInTheMiddle() {
        let text = describe(String(repeating: "a", count: 500) + "z", limit: 50)
        #expect(text.count == 50)
        #expect(text.hasPrefix("\"aaaa"))
        #expect(text.contains("a…a"))
        #expect(text.hasSuffix("az\""))
    }

    @Test func longCollectionsAreShortenedInTheMiddle() {
        let text = describe(Array(1...1000), limit: 50)
        #expect(text == "[1, 2, 3, 4, 5, 6, … 991 more, 998, 999, 1000]")
        #expect(describe(Array(1...1000), limit: .max).hasSuffix("998, 999, 1000]"))
    }

    @Test(arguments: [10, 30, 60, 200]) func theLengthIsApproximatelyLimited(limit: Int) {
        let person = Person(name: String(repeating: "Anna ", count: 50), age: 3)
        #expect(describe(Array(repeating: person, count: 100), limit: limit).count <= 2 * limit + 20)
        #expect(
            describe([String(repeating: "k", count: 500): [[person], [], [person]]], limit: limit).count <= 2 * limit
                + 60)
        #expect(describe(Array(repeating: [[[[person]]]], count: 9), limit: limit).count <= 2 * limit + 20)
    }
}
