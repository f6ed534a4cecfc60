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

// MARK: - Wrong answers

package let treeDiffWrong: KeyValuePairs<String, any Contract.Type> = [
    "noisy": Of<Noisy>.self, "textMissed": Of<TextMissed>.self, "colourMissed": Of<ColourMissed>.self,
    "rootMissed": Of<RootMissed>.self, "rootInPath": Of<RootInPath>.self, "newForChanged": Of<NewForChanged>.self,
    "allUpdated": Of<AllUpdated>.self, "onlyTop": Of<OnlyTop>.self, "shortPath": Of<ShortPath>.self,
    "insertMissed": Of<InsertMissed>.self, "childrenTwice": Of<ChildrenTwice>.self,
    "withoutChildren": Of<WithoutChildren>.self, "appended": Of<Appended>.self, "byPlace": Of<ByPlace>.self,
    "needlessMoves": Of<NeedlessMoves>.self, "removeMissed": Of<RemoveMissed>.self, "shifted": Of<Shifted>.self,
    "movesAfterRemove": Of<MovesAfterRemove>.self, "orderMissed": Of<OrderMissed>.self,
    "movedAsNew": Of<MovedAsNew>.self, "movedUnchanged": Of<MovedUnchanged>.self, "wrongPlace": Of<WrongPlace>.self,
    "insertedLast": Of<InsertedLast>.self, "inVain": Of<InVain>.self,
    "otherPath": Of<OtherPath>.self, "turned": Of<Turned>.self, "ownPath": Of<OwnPath>.self,
    "idleStep": Of<IdleStep>.self, "removedLast": Of<RemovedLast>.self, "lastTwoKeys": Of<LastTwoKeys>.self,
    "halfOld": Of<HalfOld>.self, "takenOut": Of<TakenOut>.self, "leavesOnly": Of<LeavesOnly>.self,
    "twoLevels": Of<TwoLevels>.self, "caseBlind": Of<CaseBlind>.self,
    "stopsAtUpdate": Of<StopsAtUpdate>.self, "twoUpdates": Of<TwoUpdates>.self,
    "placedAsBefore": Of<PlacedAsBefore>.self,
]

private struct Of<D: Right>: TreeDiff {
    func diff(_ old: Node, _ new: Node) -> [Change] { D().whole(old, new) }
}

/// Right in what a wrong answer does not do otherwise.
@MainActor private class Right {
    required init() {}

    func whole(_ old: Node, _ new: Node) -> [Change] { diff(old, new, at: []) }

    func differ(_ old: Node, _ new: Node, at path: [String]) -> Bool {
        old.text != new.text || old.colour != new.colour
    }

    func look(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        differ(old, new, at: path) ? [.update(path, text: new.text, colour: new.colour)] : []
    }

    func removals(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        old.children.filter { child in !new.children.contains { $0.key == child.key } }
            .map { .remove($0.key, in: path) }
    }

    func keys(_ old: Node, _ new: Node) -> [String] {
        old.children.map(\.key).filter { key in new.children.contains { $0.key == key } }
    }

    func insertion(_ child: Node, at place: Int, in path: [String], _ count: Int) -> [Change] {
        [.insert(child, in: path, at: place)]
    }

    func move(_ child: Node, to place: Int, in path: [String]) -> [Change] { [.move(child.key, in: path, to: place)] }

    func moved(_ keys: [String], _ key: String, to place: Int) -> [String] {
        var keys = keys.filter { $0 != key }
        keys.insert(key, at: min(place, keys.count))
        return keys
    }

    func inside(_ old: Node, _ new: Node, at path: [String], moved: Bool) -> [Change] {
        diff(old, new, at: path + [new.key])
    }

    func isInPlace(_ key: String, _ place: Int, _ keys: [String], _ old: Node) -> Bool { keys[place] == key }

    func diff(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        var changes = look(old, new, at: path) + removals(old, new, at: path)
        var keys = keys(old, new)
        for (place, child) in new.children.enumerated() {
            guard let before = old.children.first(where: { $0.key == child.key }) else {
                changes += insertion(child, at: place, in: path, keys.count)
                keys.insert(child.key, at: min(place, keys.count))
                continue
            }
            let moved = !isInPlace(child.key, place, keys, old)
            if moved {
                changes += move(child, to: place, in: path)
                keys = self.moved(keys, child.key, to: place)
            }
            changes += inside(before, child, at: path, moved: moved)
        }
        return changes
    }
}

private final class Noisy: Right {
    override func differ(_ old: Node, _ new: Node, at path: [String]) -> Bool { true }
}

private final class TextMissed: Right {
    override func differ(_ old: Node, _ new: Node, at path: [String]) -> Bool { old.colour != new.colour }
}

private final class ColourMissed: Right {
    override func differ(_ old: Node, _ new: Node, at path: [String]) -> Bool { old.text != new.text }
}

private final class RootMissed: Right {
    override func differ(_ old: Node, _ new: Node, at path: [String]) -> Bool {
        !path.isEmpty && super.differ(old, new, at: path)
    }
}

private final class RootInPath: Right {
    override func whole(_ old: Node, _ new: Node) -> [Change] { diff(old, new, at: [old.key]) }
}

private final class NewForChanged: Right {
    override func inside(_ old: Node, _ new: Node, at path: [String], moved: Bool) -> [Change] {
        let place = 0
        return old == new ? [] : [.remove(old.key, in: path), .insert(new, in: path, at: place)]
    }
}

private final class AllUpdated: Right {
    override func whole(_ old: Node, _ new: Node) -> [Change] {
        old == new
            ? []
            : super.whole(old, new) + new.children.map { .update([$0.key], text: $0.text, colour: $0.colour) }
    }
}

private final class OnlyTop: Right {
    override func inside(_ old: Node, _ new: Node, at path: [String], moved: Bool) -> [Change] {
        look(old, new, at: path + [new.key])
    }
}

private final class ShortPath: Right {
    override func inside(_ old: Node, _ new: Node, at path: [String], moved: Bool) -> [Change] {
        diff(old, new, at: [new.key])
    }
}

private final class InsertMissed: Right {
    override func insertion(_ child: Node, at place: Int, in path: [String], _ count: Int) -> [Change] { [] }
}

private final class ChildrenTwice: Right {
    override func insertion(_ child: Node, at place: Int, in path: [String], _ count: Int) -> [Change] {
        [.insert(child, in: path, at: place)] + diff(Node(child.key), child, at: path + [child.key])
    }
}

private final class WithoutChildren: Right {
    override func insertion(_ child: Node, at place: Int, in path: [String], _ count: Int) -> [Change] {
        [.insert(Node(child.key, child.text, child.colour), in: path, at: place)]
    }
}

private final class Appended: Right {
    override func insertion(_ child: Node, at place: Int, in path: [String], _ count: Int) -> [Change] {
        [.insert(child, in: path, at: count)]
    }
}

/// Compares views that have the same place, and makes anew what has another key.
@MainActor private func byPlace(_ old: Node, _ new: Node) -> [Change] {
    let gone = old.children.dropFirst(new.children.count).map { Change.remove($0.key, in: []) }
    return gone
        + new.children.enumerated().flatMap { place, child -> [Change] in
            guard place < old.children.count else { return [.insert(child, in: [], at: place)] }
            let before = old.children[place]
            if before.key == child.key { return Ours.diff(Node("", [before]), Node("", [child])) }
            return [.remove(before.key, in: []), .insert(child, in: [], at: place)]
        }
}

private final class ByPlace: Right {
    override func whole(_ old: Node, _ new: Node) -> [Change] { look(old, new, at: []) + byPlace(old, new) }
}

private final class NeedlessMoves: Right {
    override func isInPlace(_ key: String, _ place: Int, _ keys: [String], _ old: Node) -> Bool {
        old.children.firstIndex { $0.key == key } == place
    }
}

private final class RemoveMissed: Right {
    override func removals(_ old: Node, _ new: Node, at path: [String]) -> [Change] { [] }
}

private final class Shifted: Right {
    override func whole(_ old: Node, _ new: Node) -> [Change] {
        new.children.count < old.children.count ? byPlace(old, new) : super.whole(old, new)
    }
}

private final class MovesAfterRemove: Right {
    override func keys(_ old: Node, _ new: Node) -> [String] { old.children.map(\.key) }
}

private final class OrderMissed: Right {
    override func move(_ child: Node, to place: Int, in path: [String]) -> [Change] { [] }
}

private final class MovedAsNew: Right {
    override func move(_ child: Node, to place: Int, in path: [String]) -> [Change] {
        [.remove(child.key, in: path), .insert(child, in: path, at: place)]
    }
}

private final class MovedUnchanged: Right {
    override func inside(_ old: Node, _ new: Node, at path: [String], moved: Bool) -> [Change] {
        moved ? [] : super.inside(old, new, at: path, moved: moved)
    }
}

private final class WrongPlace: Right {
    override func move(_ child: Node, to place: Int, in path: [String]) -> [Change] {
        [.move(child.key, in: path, to: place + 1)]
    }
}

private final class InsertedLast: Right {
    override func whole(_ old: Node, _ new: Node) -> [Change] {
        let changes = super.whole(old, new)
        func isInsertion(_ change: Change) -> Bool { if case .insert = change { true } else { false } }
        return changes.filter { !isInsertion($0) } + changes.filter(isInsertion).reversed()
    }
}

private final class InVain: Right {
    override func diff(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        let gone = removals(old, new, at: path)
        guard gone.count > 1, keys(old, new).count > 0 else { return super.diff(old, new, at: path) }
        return look(old, new, at: path) + old.children.map { .remove($0.key, in: path) }
            + new.children.enumerated().map { .insert($0.1, in: path, at: $0.0) }
    }
}

private final class OtherPath: Right {
    override func inside(_ old: Node, _ new: Node, at path: [String], moved: Bool) -> [Change] {
        diff(old, new, at: path)
    }
}

private final class Turned: Right {
    override func look(_ old: Node, _ new: Node, at path: [String]) -> [Change] { super.look(new, old, at: path) }
}

private final class OwnPath: Right {
    override func insertion(_ child: Node, at place: Int, in path: [String], _ count: Int) -> [Change] {
        [.insert(child, in: path + [child.key], at: place)]
    }
}

private final class IdleStep: Right {
    override func moved(_ keys: [String], _ key: String, to place: Int) -> [String] { keys }
}

private final class RemovedLast: Right {
    override func diff(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        let (changes, gone) = (super.diff(old, new, at: path), removals(old, new, at: path))
        return changes.filter { !gone.contains($0) } + gone
    }
}

private final class LastTwoKeys: Right {
    override func inside(_ old: Node, _ new: Node, at path: [String], moved: Bool) -> [Change] {
        diff(old, new, at: path.suffix(1) + [new.key])
    }
}

private final class HalfOld: Right {
    override func look(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        differ(old, new, at: path) ? [.update(path, text: new.text, colour: old.colour)] : []
    }
}

/// Makes a view anew that moved and looks different.
private final class TakenOut: Right {
    private var place = 0

    override func move(_ child: Node, to place: Int, in path: [String]) -> [Change] {
        self.place = place
        return super.move(child, to: place, in: path)
    }

    override func inside(_ old: Node, _ new: Node, at path: [String], moved: Bool) -> [Change] {
        guard moved, differ(old, new, at: path), old.children.isEmpty, new.children.isEmpty else {
            return super.inside(old, new, at: path, moved: moved)
        }
        return [.remove(new.key, in: path), .insert(new, in: path, at: place)]
    }
}

private final class LeavesOnly: Right {
    override func look(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        new.children.isEmpty || path.isEmpty ? super.look(old, new, at: path) : []
    }
}

private final class CaseBlind: Right {
    override func differ(_ old: Node, _ new: Node, at path: [String]) -> Bool {
        old.text.lowercased() != new.text.lowercased() || old.colour != new.colour
    }
}

private final class TwoLevels: Right {
    override func inside(_ old: Node, _ new: Node, at path: [String], moved: Bool) -> [Change] {
        path.isEmpty ? super.inside(old, new, at: path, moved: moved) : look(old, new, at: path + [new.key])
    }
}

private final class StopsAtUpdate: Right {
    override func diff(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        let update = look(old, new, at: path)
        return update.isEmpty ? super.diff(old, new, at: path) : update
    }
}

private final class TwoUpdates: Right {
    override func look(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        let text = Change.update(path, text: new.text, colour: old.colour)
        let colour = Change.update(path, text: new.text, colour: new.colour)
        return (old.text != new.text ? [text] : []) + (old.colour != new.colour ? [colour] : [])
    }
}

private final class PlacedAsBefore: Right {
    override func isInPlace(_ key: String, _ place: Int, _ keys: [String], _ old: Node) -> Bool {
        old.children.firstIndex { $0.key == key } == place || super.isInPlace(key, place, keys, old)
    }
}
