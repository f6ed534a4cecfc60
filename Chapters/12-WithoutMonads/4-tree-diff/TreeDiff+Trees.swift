/// Two trees whose roots have the same key: the tree that is shown, and the one to show next.
struct Pages: CustomStringConvertible, Sendable {
    let old: Node
    let new: Node

    init(_ old: Node, _ new: Node) { (self.old, self.new) = (old, new) }

    static var large: Pages {
        Pages(
            Node("page", (1...40).map { Node("\($0)", "\($0 % 3)") }),
            Node("page", (21...60).reversed().map { Node("\($0)", "\($0 % 2)") }))
    }

    var description: String { "\(old), \(new)" }

    var isAnyGone: Bool { keys.contains { old, new in old.contains { !new.contains($0) } } }
    var isAnyNew: Bool { keys.contains { old, new in new.contains { !old.contains($0) } } }
    var isAnyMoved: Bool { keys.contains { old, new in old.filter(new.contains) != new.filter(old.contains) } }

    /// The keys of the children in the old tree and in the new one, for each view that is in both trees.
    private var keys: [(old: [String], new: [String])] {
        func keys(_ old: Node, _ new: Node) -> [([String], [String])] {
            [(old.children.map(\.key), new.children.map(\.key))]
                + new.children.flatMap { child in
                    old.children.first { $0.key == child.key }.map { keys($0, child) } ?? []
                }
        }
        return keys(old, new)
    }

    /// Returns the paths of the views that the steps remove although these views are in both trees.
    func takenOut(by steps: [Change]) -> [String] {
        steps.compactMap { step in
            guard case .remove(let key, let path) = step else { return nil }
            let way = path + [key]
            return old.has(way) && new.has(way) ? "\(way)" : nil
        }
    }
}

extension Node {
    fileprivate func has(_ path: [String]) -> Bool {
        guard let key = path.first else { return true }
        return children.first { $0.key == key }?.has(Array(path.dropFirst())) ?? false
    }

    fileprivate func nested(_ depth: Int) -> Node {
        let inner = (0..<depth).reversed().reduce(children) { [Node("level \($1)", "", .black, $0)] }
        return Node(key, text, colour, inner)
    }

    fileprivate func changing(_ number: Int, _ change: (inout Node) -> Void) -> Node {
        var (tree, rest) = (self, number % count)
        func visit(_ node: inout Node) {
            if rest == 0 { change(&node) }
            rest -= 1
            for place in node.children.indices { visit(&node.children[place]) }
        }
        visit(&tree)
        return tree
    }
}

extension Generator<Node> {
    static var tree: Generator<Node> {
        views(5, in: views(3, in: views(2, in: nil))).map { children in Node("page", children) }
    }

    fileprivate static var flat: Generator<Node> { views(5, in: nil).map { children in Node("page", children) } }

    fileprivate static var look: Generator<(String, Colour)> {
        .pair(.element(of: ["", "1", "2", "a", "A", " "]), .element(of: [.black, .red, .grey]))
    }

    fileprivate static func views(_ most: Int, in deeper: Generator<[Node]>?) -> Generator<[Node]> {
        let plain = Generator<String>.element(of: ["a", "b", "c", "d", "e"])
        let key = Generator<String>.one(of: [plain, plain, plain, .element(of: ["A", "a.b", "a/b", "a b"])])
        let inner = deeper ?? Generator<[Node]>.constant([])
        let view = Generator<(String, ((String, Colour), [Node]))>.pair(key, .pair(look, inner))
            .map { Node($0, $1.0.0, $1.0.1, $1.1) }
        return Generator<[Node]>.array(of: view, count: 0...most).map { nodes in
            nodes.reduce(into: []) { kept, node in
                if !kept.contains(where: { $0.key == node.key }) { kept.append(node) }
            }
        }
    }
}

extension Generator where Value == Pages {
    static var pages: Generator { Generator<(Node, Node)>.pair(.tree, .tree).map { Pages($0, $1) }.somewhere }

    private var somewhere: Generator {
        let depth = Generator<Int>.one(of: [.constant(0), .constant(0), .int(in: 0...12)])
        return Generator<(Pages, Int)>.pair(self, depth).map { Pages($0.old.nested($1), $0.new.nested($1)) }
    }

    static var mixed: Generator {
        // Sorting the keys by random numbers puts them in random order.
        let order = Generator<[Int]>.array(of: .int(in: 0...99), count: 5...5).map { numbers in
            zip(numbers, ["a", "b", "c", "d", "e"]).sorted { $0 < $1 }.map(\.1)
        }
        let some = Generator<([String], Int)>.pair(order, .int(in: 2...5)).map { keys, count in
            Node("page", keys.prefix(count).map { Node($0) })
        }
        return Generator<(Node, Node)>.pair(some, some).map { Pages($0, $1) }.somewhere
    }

    static var same: Generator { Generator<Node>.tree.map { Pages($0, $0) } }

    /// Two trees with the same views; the texts and colors of some views may differ.
    static func otherLooks(deep: Bool) -> Generator {
        let look = Generator<(Int, (String, Colour))>.pair(.int(in: 0...30), Generator<Node>.look)
        let pages = Generator<(Node, [(Int, (String, Colour))])>
            .pair(deep ? .tree : .flat, .array(of: look, count: 1...3))
            .map { tree, looks in
                Pages(
                    tree,
                    looks.reduce(tree) { tree, look in
                        tree.changing(look.0) { ($0.text, $0.colour) = look.1 }
                    })
            }
        return deep ? pages.somewhere : pages
    }

    static var oneMore: Generator { more.map { Pages($0, $1) }.somewhere }

    static var oneLess: Generator { more.map { Pages($1, $0) }.somewhere }

    private static var more: Generator<(Node, Node)> {
        let place = Generator<(Int, Int)>.pair(.int(in: 0...30), .int(in: 0...5))
        let view = Generator<Node>.views(2, in: nil).map { Node("f", "3", .red, $0) }
        return Generator<(Node, ((Int, Int), Node))>.pair(.tree, .pair(place, view)).map { tree, what in
            let ((number, place), view) = what
            return (tree, tree.changing(number) { $0.children.insert(view, at: place % ($0.children.count + 1)) })
        }
    }

    /// Two trees with the same views, some of which may have other positions, texts and colors.
    static var otherOrder: Generator {
        let move = Generator<(Int, (Int, Int))>.pair(.int(in: 0...30), .pair(.int(in: 0...5), .int(in: 0...5)))
        return Generator<(Pages, [(Int, (Int, Int))])>.pair(.otherLooks(deep: true), .array(of: move, count: 1...4))
            .map { pages, moves in
                Pages(
                    pages.old,
                    moves.reduce(pages.new) { tree, move in
                        tree.changing(move.0) { node in
                            guard !node.children.isEmpty else { return }
                            let view = node.children.remove(at: move.1.0 % node.children.count)
                            node.children.insert(view, at: move.1.1 % (node.children.count + 1))
                        }
                    })
            }
    }
}
