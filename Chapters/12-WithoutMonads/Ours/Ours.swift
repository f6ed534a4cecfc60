/// The functions that the tour runs: the chapter's ideas, in Swift.
package enum Ours {
    /// Returns the steps from one tree of views to another whose root has the same key. A view is kept if its parent is
    /// kept and has a child with the view's key in both trees.
    ///
    /// - Complexity: O(*n* · *m*) for *n* views, at most *m* of them in one view, not counting the copies of paths and
    ///   steps.
    package static func diff(_ old: Node, _ new: Node) -> [Change] { diff(old, new, at: []) }

    private static func diff(_ old: Node, _ new: Node, at path: Change.Path) -> [Change] {
        var changes: [Change] = []
        if (old.text, old.colour) != (new.text, new.colour) {
            changes.append(.update(path, text: new.text, colour: new.colour))
        }
        var keys = old.children.map(\.key)
        for key in keys where !new.children.contains(where: { $0.key == key }) {
            changes.append(.remove(key, in: path))
            keys.removeAll { $0 == key }
        }
        for (place, child) in new.children.enumerated() {
            if let before = old.children.first(where: { $0.key == child.key }) {
                if keys[place] != child.key {
                    changes.append(.move(child.key, in: path, to: place))
                    keys.removeAll { $0 == child.key }
                    keys.insert(child.key, at: place)
                }
                changes += diff(before, child, at: path + [child.key])
            } else {
                changes.append(.insert(child, in: path, at: place))
                keys.insert(child.key, at: place)
            }
        }
        return changes
    }

    /// Counts the views that are drawn if each view is compared with the old view at the same position.
    package static func drawnByPlace(_ old: Node, _ new: Node) -> Int {
        let isSame = (old.key, old.text, old.colour) == (new.key, new.text, new.colour)
        let added = new.children.dropFirst(old.children.count).reduce(0) { $0 + $1.count }
        return zip(old.children, new.children).reduce(isSame ? 0 : 1) { $0 + drawnByPlace($1.0, $1.1) } + added
    }

    /// Returns a student's page, a tree of six views, for a credit from 0 to 100.
    package static func page(_ credit: Int) -> Node {
        let status = credit == 0 ? "not set" : credit < 70 ? "fail" : "pass"
        return Node(
            "page",
            [
                Node("record", [Node("name", "Ming"), Node("number", "345")]), Node("credit", "\(credit)", .of(credit)),
                Node("status", status, credit < 70 ? .black : .red),
            ])
    }
}
