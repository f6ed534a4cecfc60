import CurrycombDifferences
import Testing

private func at(_ path: String, _ expected: String, _ got: String) -> Difference {
    Difference(path: path, expected: expected, got: got)
}

@Suite struct DifferencesTests {
    struct Todo: Equatable, Identifiable {
        var id: Int
        var title: String
        var isDone = false
    }
    struct State: Equatable {
        var todos: [Todo] = []
        var filter: Filter = .all
        var draft: String?
    }
    enum Filter: Equatable { case all, open, by(String), having([Todo]) }
    struct Tag { var name: String }
    struct Celsius: Equatable, CustomStringConvertible {
        var tenths: Int
        var description: String { "\(tenths / 10) °C" }
    }
    final class Node {
        var name: String
        var next: Node?
        init(_ name: String) { self.name = name }
    }
    struct Odd: Equatable {
        var key: Int
        static func == (left: Odd, right: Odd) -> Bool { left.key % 10 == right.key % 10 }
    }

    static let todos = [Todo(id: 1, title: "milk"), Todo(id: 2, title: "tea"), Todo(id: 3, title: "rye")]

    final class Tree: Hashable {
        let name: String
        var children: [Tree] = []
        var friends: Set<Tree> = []
        init(_ name: String, _ children: [Tree] = []) { (self.name, self.children) = (name, children) }
        static func == (left: Tree, right: Tree) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    struct Branch {
        var name: String
        var parts: [Branch] = []
        static func nested(_ depth: Int, leaf: String) -> Branch {
            (0..<depth).reduce(Branch(name: leaf)) { inner, depth in
                Branch(name: "b\(depth)", parts: [Branch(name: "left"), inner, Branch(name: "right")])
            }
        }
    }

    @Test func aDifferenceDescribesItself() {
        #expect("\(at("todos[1].isDone", "true", "false"))" == "todos[1].isDone: expected true, got false")
        #expect("\(at("", "1", "2"))" == "value: expected 1, got 2")
    }

    @Test func cyclicObjectsInCollectionsAreCompared() {
        final class Cell {
            let name: String
            var cells: [Cell] = []
            init(_ name: String) { self.name = name }
        }
        let (left, right) = (Cell("a"), Cell("a"))
        for cell in [left, right] { cell.cells = [cell, Cell("x"), cell] }
        #expect(differences(left, right).isEmpty)
        right.cells.append(Cell("y"))
        #expect(differences(left, right).isEmpty == false)
        let tree = Tree("root")
        tree.friends = [tree, Tree("other")]
        #expect(
            describe(tree)
                == "Tree(name: \"root\", children: [], friends: [Tree(name: \"other\", children: [], friends: []), Tree(…)])"
        )
    }

    @Test func nestedArraysAreCompared() {
        let found = differences(Branch.nested(18, leaf: "red"), Branch.nested(18, leaf: "blue"))
        #expect(found.contains { $0.expected == "\"red\"" && $0.got == "\"blue\"" })
    }

    @Test func equalValuesDoNotDiffer() {
        #expect(differences([1, 2], [1, 2]).isEmpty)
        #expect(differences(State(todos: Self.todos), State(todos: Self.todos)).isEmpty)
        #expect(differences(["a": 1, "b": 2], ["b": 2, "a": 1]).isEmpty)
        #expect(differences((1, "a"), (1, "a")).isEmpty)
        #expect(differences([Tag(name: "x")], [Tag(name: "x")]).isEmpty)
        #expect(differences(Double.nan, .nan).isEmpty)
        #expect(differences(Odd(key: 1), Odd(key: 11)).isEmpty)
        #expect(differences(Int?.none, Int?.none) == [])
    }

    @Test func valuesWithoutPartsDifferAsAWhole() {
        #expect(differences(11, 12) == [at("", "11", "12")])
        #expect(differences("a", "b") == [at("", #""a""#, #""b""#)])
        #expect(differences(Int?.none, 3) == [at("", "nil", "3")])
        #expect(differences(1..<5, 1..<6) == [at("", "1..<5", "1..<6")])
    }

    @Test func pathsAreWrittenAsInCode() {
        var after = State(todos: Self.todos)
        after.todos[1].isDone = true
        #expect(differences(State(todos: Self.todos), after) == [at("todos[1].isDone", "false", "true")])
        after.draft = "x"
        #expect(differences(State(todos: Self.todos), after).map(\.path) == ["todos[1].isDone", "draft"])
    }

    @Test func anInsertedElementIsOneDifference() {
        var after = Self.todos
        after.insert(Todo(id: 9, title: "new"), at: 1)
        let new = #"Todo(id: 9, title: "new", isDone: false)"#
        #expect(differences(Self.todos, after) == [at("[1]", "nothing", new)])
        #expect(differences(after, Self.todos) == [at("[1]", new, "nothing")])
        #expect(differences(Array(1...100), Array(0...100)) == [at("[0]", "nothing", "0")])
    }

    @Test func aChangedElementBesideANewOneIsMatched() {
        var after = Self.todos
        after[1].isDone = true
        after.insert(Todo(id: 9, title: "new"), at: 1)
        #expect(differences(Self.todos, after).map(\.path) == ["[1]", "[1].isDone"])
        #expect(differences(Self.todos, after).map(\.expected) == ["nothing", "false"])
    }

    @Test func elementsWithOtherIDsAreNotMatched() {
        var after = Self.todos
        after[1] = Todo(id: 9, title: "new")
        #expect(differences(Self.todos, after).map { [$0.path, $0.expected == "nothing" ? "+" : "-"] }.count == 2)
        #expect(differences(Self.todos, after).contains { $0.got == "nothing" && $0.expected.contains("tea") })
        #expect(differences(Self.todos, after).contains { $0.expected == "nothing" && $0.got.contains("new") })
    }

    @Test func replacedAndMissingElementsAreReported() {
        #expect(differences([1, 2, 3], [1, 5, 3]) == [at("[1]", "2", "5")])
        #expect(differences([1, 2, 3], [1]) == [at("[1]", "2", "nothing"), at("[2]", "3", "nothing")])
        #expect(differences([], [1]) == [at("[0]", "nothing", "1")])
        #expect(differences([[1, 2], [3]], [[1, 2], [4]]) == [at("[1][0]", "3", "4")])
    }

    @Test func reorderedElementsAreComparedByIndex() {
        #expect(differences([1, 2], [2, 1]) == [at("[0]", "1", "2"), at("[1]", "2", "1")])
        let backwards = differences(Array(1...25), Array((1...25).reversed()), limit: 100)
        #expect(backwards.count == 24)
        #expect(backwards.prefix(2) == [at("[0]", "1", "25"), at("[1]", "2", "24")])
        // An element that has only moved makes two differences, not one at each index.
        #expect(
            differences(Array(1...9), [9] + Array(1...8)) == [at("[0]", "nothing", "9"), at("[8]", "9", "nothing")])
        let todos = differences(Self.todos, Array(Self.todos.reversed()))
        #expect(todos.map(\.path) == ["[0]", "[2]"])
        #expect(todos.allSatisfy { $0.expected.contains("id") && $0.got.contains("id") })
    }

    @Test func largeArraysAreComparedByIndex() {
        let left = Array(0..<1000)
        let right = left.map { $0 * 7 % 1000 }
        #expect(differences(left, right, limit: 3).map(\.path) == ["[1]", "[2]", "[3]"])
        #expect(differences(Array(0..<100_000), Array(0..<100_000) + [7]) == [at("[100000]", "nothing", "7")])
    }

    @Test func dictionariesDifferByKey() {
        let found = differences(["a": 1, "b": 2, "c": 3], ["a": 1, "b": 5, "d": 4])
        #expect(found == [at(#"["b"]"#, "2", "5"), at(#"["c"]"#, "3", "nothing"), at(#"["d"]"#, "nothing", "4")])
        #expect(differences([1: ["x": [1]]], [1: ["x": [2]]]) == [at(#"[1]["x"][0]"#, "1", "2")])
        #expect(differences(["a": Int?.none], ["a": 1]) == [at(#"["a"]"#, "nil", "1")])
    }

    @Test func setsDifferByElement() {
        #expect(differences(Set([1, 2]), [2, 3]) == [at("", "1", "nothing"), at("", "nothing", "3")])
    }

    @Test func enumsDifferByCaseOrAssociatedValues() {
        #expect(differences(Filter.all, .open) == [at("", "all", "open")])
        #expect(
            differences(State(filter: .by("a")), State(filter: .by("b"))) == [at("filter", #"by("a")"#, #"by("b")"#)])
        var after = Self.todos
        after[2].title = "oats"
        #expect(
            differences(State(filter: .having(Self.todos)), State(filter: .having(after)))
                == [at("filter.having[2].title", #""rye""#, #""oats""#)])
        struct Failed: Error, Equatable {}
        #expect(
            differences(Result<Int, Failed>.success(1), .failure(Failed())) == [
                at("", "success(1)", "failure(Failed())")
            ])
    }

    @Test func tuplesDifferByIndexOrLabel() {
        #expect(differences((1, "a"), (1, "b")) == [at(".1", #""a""#, #""b""#)])
        #expect(differences((x: 1, y: 2), (x: 3, y: 2)) == [at("x", "1", "3")])
    }

    @Test func valuesWithoutEqualityAreComparedByParts() {
        #expect(differences(Tag(name: "x"), Tag(name: "y")) == [at("name", #""x""#, #""y""#)])
        #expect(differences([Tag(name: "a"), Tag(name: "b")], [Tag(name: "b")]).map(\.path) == ["[0]"])
    }

    @Test func shortCustomDescriptionsAreUsed() {
        #expect(differences([Celsius(tenths: 100)], [Celsius(tenths: 200)]) == [at("[0]", "10 °C", "20 °C")])
        // The two descriptions are equal, so the parts are compared.
        #expect(differences(Celsius(tenths: 100), Celsius(tenths: 101)) == [at("tenths", "100", "101")])
    }

    @Test func differentTypesAreReported() {
        #expect(differences(1 as Any, UInt8(1) as Any) == [at("", "1 as Int", "1 as UInt8")])
        #expect(differences(["a": 1] as [String: Any], ["a": "1"]) == [at(#"["a"]"#, "1", #""1""#)])
    }

    @Test func cyclicObjectsAreCompared() {
        func ring(_ name: String) -> Node {
            let node = Node("a")
            node.next = Node(name)
            node.next?.next = node
            return node
        }
        let (left, right) = (ring("b"), ring("c"))
        #expect(differences(left, right) == [at("next.name", #""b""#, #""c""#)])
        #expect(differences(left, left).isEmpty)
        for node in [left, right] { node.next = nil }
    }

    @Test func valuesBesideNaNAreCompared() {
        struct Point: Equatable { var x: Double, y: Int }
        #expect(differences(Point(x: .nan, y: 1), Point(x: .nan, y: 2)) == [at("y", "1", "2")])
        #expect(differences([Point(x: .nan, y: 1)], [Point(x: .nan, y: 2)]) == [at("[0].y", "1", "2")])
        #expect(differences(["a": Double.nan, "b": 1], ["a": -Double.nan, "b": 2]) == [at(#"["b"]"#, "1.0", "2.0")])
        #expect(differences(Point(x: .nan, y: 1), Point(x: .nan, y: 1)).isEmpty)
        #expect(differences([Double.nan, 1], [.nan, 1]).isEmpty)
        #expect(differences(["a": [Double.nan]], ["a": [.nan]]).isEmpty)
        #expect(differences([Double.nan, 1], [.nan, 2]) == [at("[1]", "1.0", "2.0")])
        #expect(differences(Set([Double.nan, 1]), [.nan, 1]).isEmpty)
        #expect(differences(Set([Double.nan, 1]), [.nan, .nan, 2]).count == 3)
        #expect(differences([Double.nan: 1], [.nan: 1]).isEmpty)
        #expect(differences([Double.nan: 1], [.nan: 2]) == [at("[nan]", "1", "2")])
    }

    @Test(arguments: [29, 30, 31, 300]) func deepValuesAreCompared(_ depth: Int) {
        final class Link {
            let value: Int
            let next: Link?
            init(_ value: Int, _ next: Link?) { (self.value, self.next) = (value, next) }
        }
        func list(_ last: Int) -> Link { (0..<depth).reduce(Link(last, nil)) { Link($1, $0) } }
        let path = Array(repeating: "next", count: depth).joined(separator: ".") + ".value"
        #expect(differences(list(1), list(2)) == [at(path, "1", "2")])
        #expect(differences(list(1), list(1)).isEmpty)
        let arrays = differences(Branch.nested(depth, leaf: "red"), Branch.nested(depth, leaf: "blue"))
        #expect(arrays.contains { $0.expected == "\"red\"" && $0.got == "\"blue\"" })
    }

    @Test func sharedObjectsAreComparedOnce() {
        final class Pair {
            let left: Pair?
            let right: Pair?
            let value: Int
            init(_ part: Pair?, _ value: Int) { (left, right, self.value) = (part, part, value) }
        }
        // There are 2^40 paths through these 41 objects.
        func graph(_ last: Int) -> Pair { (1...40).reduce(Pair(nil, last)) { Pair($0, $1) } }
        #expect(differences(graph(0), graph(0)).isEmpty)
        #expect(differences([graph(0)], [graph(0)]).isEmpty)
        #expect(!differences(graph(0), graph(1)).isEmpty)
        enum Holder { case pair(Pair) }
        #expect(differences(Holder.pair(graph(0)), Holder.pair(graph(0))).isEmpty)
    }

    @Test func anEndlessMirrorIsCutOff() {
        struct Endless: CustomReflectable {
            var customMirror: Mirror { Mirror(self, children: ["inner": Endless()]) }
        }
        #expect(differences(Endless(), Endless()).isEmpty)
    }

    @Test func theFirstDifferenceOfLongTextsIsShown() {
        let text = "The quick brown fox jumps over the lazy dog and is gone."
        let other = text.prefix(30) + "X" + text.dropFirst(31)
        #expect(
            differences(["t": text], ["t": String(other)])
                == [
                    at(
                        #"["t"], character 31"#, #"…" fox jumps over the lazy dog and is gone"…"#,
                        #"…" fox jumps overXthe lazy dog and is gone"…"#)
                ])
        let poem = "one\ntwo\nthree and some more words to come"
        #expect(
            differences(poem, poem.replacing("three", with: "threw"))
                == [
                    at(
                        "line 3, column 5", #""one\ntwo\nthree and some more words to "…"#,
                        #""one\ntwo\nthrew and some more words to "…"#)
                ])
        #expect(differences(text, text + "!").map(\.got) == [#"…"og and is gone.!""#])
        #expect(differences(text, text + "!").map(\.path) == ["character 57"])
    }

    @Test func casesWithTheSameDescriptionDiffer() {
        struct Failed: Error {}
        enum Hidden: CustomStringConvertible {
            case none, loading(() -> Void), failed(any Error)
            var description: String { "(hidden)" }
        }
        #expect(
            differences(Hidden.none, Hidden.failed(Failed()))
                == [at("", "(hidden)", "(hidden) (failed: Failed())")])
        #expect(
            differences(Hidden.loading {}, Hidden.failed(Failed()))
                == [at("", "(hidden) (loading: (function))", "(hidden) (failed: Failed())")])
        #expect(differences([Hidden.none], [Hidden.loading {}]).map(\.path) == ["[0]"])
        #expect(differences(Hidden.failed(Failed()), Hidden.failed(Failed())).isEmpty)
    }

    @Test func equalBoxesDoNotDiffer() {
        struct Boxed { var value: AnyHashable }
        #expect(differences(Boxed(value: 1), Boxed(value: 1.0)).isEmpty)
        #expect(differences(Boxed(value: 1), Boxed(value: 1.5)) == [at("value", "1", "1.5")])
    }

    @Test func partsMissingInADescriptionAreShown() {
        struct Secret: Equatable, CustomStringConvertible {
            var digits: [Int]
            var description: String { "(secret)" }
        }
        enum Sealed: Equatable, CustomStringConvertible {
            case left, right
            var description: String { "(sealed)" }
        }
        #expect(differences(Secret(digits: [1]), Secret(digits: [2])) == [at("digits[0]", "1", "2")])
        #expect(differences(Sealed.left, Sealed.right) == [at("", "(sealed)", "(sealed), but not the same")])
    }

    @Test func theNumberOfDifferencesIsLimited() {
        #expect(differences(Array(0..<100), Array(100..<200)).count == 10)
        #expect(differences(Array(0..<100), Array(100..<200), limit: 3).count == 3)
        #expect(differences([1], [2], limit: 0).isEmpty)
    }
}
