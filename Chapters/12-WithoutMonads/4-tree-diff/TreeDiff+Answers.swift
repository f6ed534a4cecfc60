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
    "placedAsBefore": Of<PlacedAsBefore>.self, "parentsToo": Of<ParentsToo>.self,
    "otherParent": Of<OtherParent>.self,
    // A wrong answer that stops the program ends the search for an explanation, so this one is the last.
    "newKeyMissing": Of<NewKeyMissing>.self,
]

private enum Noisy {}
private enum TextMissed {}
private enum ColourMissed {}
private enum RootMissed {}
private enum RootInPath {}
private enum NewForChanged {}
private enum AllUpdated {}
private enum OnlyTop {}
private enum ShortPath {}
private enum InsertMissed {}
private enum ChildrenTwice {}
private enum WithoutChildren {}
private enum Appended {}
/// Compares views at the same position, and makes a new view if the keys differ.
private enum ByPlace {}
private enum NeedlessMoves {}
private enum RemoveMissed {}
private enum Shifted {}
private enum MovesAfterRemove {}
private enum OrderMissed {}
private enum MovedAsNew {}
private enum MovedUnchanged {}
private enum WrongPlace {}
private enum InsertedLast {}
private enum InVain {}
private enum OtherPath {}
private enum Turned {}
private enum OwnPath {}
private enum IdleStep {}
private enum RemovedLast {}
private enum LastTwoKeys {}
private enum HalfOld {}
/// If a view without children has moved, and its text or color has changed, removes it and inserts it again, instead
/// of moving and updating it.
private enum TakenOut {}
private enum LeavesOnly {}
private enum TwoLevels {}
private enum CaseBlind {}
private enum StopsAtUpdate {}
private enum TwoUpdates {}
private enum PlacedAsBefore {}
/// Also updates a view if only its children differ, because it compares whole nodes.
private enum ParentsToo {}
/// Looks up a view's old version by its key in the whole tree, not among the children of its parent.
private enum OtherParent {}
private enum NewKeyMissing {}

/// The old tree's views by their keys.
@MainActor private var known: [String: Node] = [:]

private struct Of<Flaw>: TreeDiff {
    func diff(_ old: Node, _ new: Node) -> [Change] {
        known = [:]
        note(old)
        let changes = diff(old, new, at: Flaw.self == RootInPath.self ? [old.key] : [])
        func isInsertion(_ change: Change) -> Bool { if case .insert = change { true } else { false } }
        switch Flaw.self {
        case is AllUpdated.Type where old != new:
            return changes + new.children.map { .update([$0.key], text: $0.text, colour: $0.colour) }
        case is ByPlace.Type: return look(old, new, at: []) + byPlace(old, new)
        case is Shifted.Type where new.children.count < old.children.count: return byPlace(old, new)
        case is InsertedLast.Type:
            return changes.filter { !isInsertion($0) } + changes.filter(isInsertion).reversed()
        default: return changes
        }
    }

    private func diff(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        let update = look(old, new, at: path)
        if Flaw.self == StopsAtUpdate.self, !update.isEmpty { return update }
        var keys = old.children.map(\.key).filter { key in new.children.contains { $0.key == key } }
        let gone = old.children.map(\.key).filter { !keys.contains($0) }.map { Change.remove($0, in: path) }
        if Flaw.self == InVain.self, gone.count > 1, !keys.isEmpty {
            return update + old.children.map { .remove($0.key, in: path) }
                + new.children.enumerated().map { .insert($1, in: path, at: $0) }
        }
        if Flaw.self == MovesAfterRemove.self { keys = old.children.map(\.key) }
        let removesFirst = Flaw.self != RemoveMissed.self && Flaw.self != RemovedLast.self
        var changes = update + (removesFirst ? gone : [])
        for (place, child) in new.children.enumerated() {
            guard let before = old.children.first(where: { $0.key == child.key }) else {
                changes += insertion(child, at: place, in: path, keys.count)
                if Flaw.self != NewKeyMissing.self { keys.insert(child.key, at: min(place, keys.count)) }
                continue
            }
            let isAsBefore = old.children.firstIndex { $0.key == child.key } == place
            let isInPlace =
                switch Flaw.self {
                case is NeedlessMoves.Type: isAsBefore
                case is PlacedAsBefore.Type: isAsBefore || keys[place] == child.key
                default: keys[place] == child.key
                }
            if !isInPlace {
                changes += move(child, to: place, in: path)
                if Flaw.self != IdleStep.self {
                    keys.removeAll { $0 == child.key }
                    keys.insert(child.key, at: min(place, keys.count))
                }
            }
            changes += inside(before, child, at: path, movedTo: isInPlace ? nil : place)
        }
        return changes + (Flaw.self == RemovedLast.self ? gone : [])
    }

    private func note(_ node: Node) {
        known[node.key] = node
        node.children.forEach(note)
    }

    private func look(_ old: Node, _ new: Node, at path: [String]) -> [Change] {
        let (text, colour) = (old.text != new.text, old.colour != new.colour)
        let differs =
            switch Flaw.self {
            case is Noisy.Type: true
            case is ParentsToo.Type: old != new
            case is TextMissed.Type: colour
            case is ColourMissed.Type: text
            case is RootMissed.Type: !path.isEmpty && (text || colour)
            case is CaseBlind.Type: old.text.lowercased() != new.text.lowercased() || colour
            case is LeavesOnly.Type: (new.children.isEmpty || path.isEmpty) && (text || colour)
            default: text || colour
            }
        guard differs else { return [] }
        let half = Change.update(path, text: new.text, colour: old.colour)
        let update = Change.update(path, text: new.text, colour: new.colour)
        return switch Flaw.self {
        case is Turned.Type: [.update(path, text: old.text, colour: old.colour)]
        case is HalfOld.Type: [half]
        case is TwoUpdates.Type: (text ? [half] : []) + (colour ? [update] : [])
        default: [update]
        }
    }

    private func insertion(_ child: Node, at place: Int, in path: [String], _ count: Int) -> [Change] {
        switch Flaw.self {
        case is InsertMissed.Type: []
        case is ChildrenTwice.Type:
            [.insert(child, in: path, at: place)] + diff(Node(child.key), child, at: path + [child.key])
        case is WithoutChildren.Type: [.insert(Node(child.key, child.text, child.colour), in: path, at: place)]
        case is Appended.Type: [.insert(child, in: path, at: count)]
        case is OwnPath.Type: [.insert(child, in: path + [child.key], at: place)]
        default: [.insert(child, in: path, at: place)]
        }
    }

    private func move(_ child: Node, to place: Int, in path: [String]) -> [Change] {
        switch Flaw.self {
        case is OrderMissed.Type: []
        case is MovedAsNew.Type: [.remove(child.key, in: path), .insert(child, in: path, at: place)]
        case is WrongPlace.Type: [.move(child.key, in: path, to: place + 1)]
        default: [.move(child.key, in: path, to: place)]
        }
    }

    private func inside(_ old: Node, _ new: Node, at path: [String], movedTo place: Int?) -> [Change] {
        let own = path + [new.key]
        switch Flaw.self {
        case is NewForChanged.Type:
            return old == new ? [] : [.remove(old.key, in: path), .insert(new, in: path, at: 0)]
        case is OtherParent.Type: return diff(known[new.key] ?? old, new, at: own)
        case is OnlyTop.Type: return look(old, new, at: own)
        case is TwoLevels.Type where !path.isEmpty: return look(old, new, at: own)
        case is ShortPath.Type: return diff(old, new, at: [new.key])
        case is OtherPath.Type: return diff(old, new, at: path)
        case is LastTwoKeys.Type: return diff(old, new, at: own.suffix(2))
        case is MovedUnchanged.Type where place != nil: return []
        case is TakenOut.Type:
            guard let place, !look(old, new, at: own).isEmpty, old.children + new.children == [] else { break }
            return [.remove(new.key, in: path), .insert(new, in: path, at: place)]
        default: break
        }
        return diff(old, new, at: own)
    }

    private func byPlace(_ old: Node, _ new: Node) -> [Change] {
        let gone = old.children.dropFirst(new.children.count).map { Change.remove($0.key, in: []) }
        return gone
            + new.children.enumerated().flatMap { place, child -> [Change] in
                guard place < old.children.count else { return [.insert(child, in: [], at: place)] }
                let before = old.children[place]
                if before.key == child.key { return Ours.diff(Node("", [before]), Node("", [child])) }
                return [.remove(before.key, in: []), .insert(child, in: [], at: place)]
            }
    }
}
