private struct Answer: TreeDiff {
    func diff(_ old: Node, _ new: Node) -> [Change] {
        diff(old, new, at: [])
    }

    private func diff(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        var changes: [Change] = []
        if old.text != new.text || old.colour != new.colour {
            changes.append(.update(path, text: new.text, colour: new.colour))
        }
        let kept = Set(new.children.map(\.key))
        changes += old.children.filter { !kept.contains($0.key) }.map { .remove($0.key, in: path) }
        var keys = old.children.map(\.key).filter(kept.contains)
        for (place, child) in new.children.enumerated() {
            guard let before = old.children.first(where: { $0.key == child.key }) else {
                changes.append(.insert(child, in: path, at: place))
                keys.insert(child.key, at: place)
                continue
            }
            if keys[place] != child.key {
                changes.append(.move(child.key, in: path, to: place))
                keys.removeAll { $0 == child.key }
                keys.insert(child.key, at: place)
            }
            changes += diff(before, child, at: path + [child.key])
        }
        return changes
    }
}

package let treeDiffReference: any TreeDiff.Type = Answer.self
