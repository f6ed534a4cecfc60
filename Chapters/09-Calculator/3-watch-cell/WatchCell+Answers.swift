private struct Answer: WatchCell {
    final class Cell: CellShape {
        /// A box for an observer. A box has an identity, but a function does not.
        final class Box {
            var observer: ((Int) -> Void)?

            init(_ observer: @escaping (Int) -> Void) { self.observer = observer }
        }

        private var boxes: [Box] = []

        var value: Int {
            didSet {
                guard value != oldValue else { return }
                for box in boxes { box.observer?(value) }
            }
        }

        init(_ value: Int) {
            self.value = value
        }

        func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let box = Box(observer)
            boxes.append(box)
            return {
                box.observer = nil
                self.boxes.removeAll { $0 === box }
            }
        }
    }
}

package let watchCellReference: any WatchCell.Type = Answer.self

// MARK: - Wrong answers

package let watchCellWrong: KeyValuePairs<String, any Contract.Type> = [
    "deafWhileTelling": Of<DeafWhileTelling>.self, "notTold": Of<NotTold>.self, "toldAtOnce": Of<ToldAtOnce>.self,
    "oldTold": Of<OldTold>.self, "onlyOnce": Of<OnlyOnce>.self, "onlyGrowing": Of<OnlyGrowing>.self,
    "noChange": Of<Unchanged>.self, "tooEarly": Of<TooEarly>.self, "replaced": Of<Replaced>.self,
    "onlyFirst": Of<OnlyFirst>.self, "backwards": Of<Backwards>.self, "noOrder": Of<NoOrder>.self,
    "shared": Of<Shared>.self, "notRemoved": Of<NotRemoved>.self, "removesAll": Of<RemovesAll>.self,
    "removesOther": Of<RemovesOther>.self, "byPlace": Of<ByPlace>.self, "numberReused": Of<NumberReused>.self,
    "placeReused": Of<PlaceReused>.self, "removesAnother": Of<RemovesAnother>.self, "skipped": Of<Skipped>.self,
    "stopped": Of<Stopped>.self, "toldAfterRemoval": Of<ToldAfterRemoval>.self, "kept": Of<Kept>.self,
    "heldByRemoval": Of<HeldByRemoval>.self, "entriesKept": Of<EntriesKept>.self,
    "skippedTwo": Of<SkippedTwo>.self, "setBack": Of<SetBack>.self,
    "removesOthers": Of<RemovesOthers>.self, "differenceTold": Of<DifferenceTold>.self,
    "onlyUnchanged": Of<OnlyUnchanged>.self, "deafInDepth": Of<DeafInDepth>.self,
    "deafAfterwards": Of<DeafAfterwards>.self, "toldTwice": Of<ToldTwice>.self, "lastMoved": Of<LastMoved>.self,
    "removesMore": Of<RemovesMore>.self, "initialCompared": Of<InitialCompared>.self,
]

private struct Of<Cell: CellShape>: WatchCell {}

private class RightCell: CellShape {
    var observers: [(id: Int, observer: (Int) -> Void)] = []
    var next = 0
    var value: Int {
        willSet { willTell(newValue) }
        didSet { didTell(oldValue) }
    }

    required init(_ value: Int) { self.value = value }

    func willTell(_ new: Int) {}
    func didTell(_ old: Int) { if value != old { tell(value) } }
    func tell(_ value: Int) {
        for (id, observer) in observers where observers.contains(where: { $0.id == id }) { observer(value) }
    }

    func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        let id = next
        next += 1
        observers.append((id, observer))
        return { self.remove(id) }
    }

    func remove(_ id: Int) { observers.removeAll { $0.id == id } }
}

private final class NotTold: RightCell { override func tell(_ value: Int) {} }

private final class ToldTwice: RightCell {
    override func tell(_ value: Int) {
        super.tell(value)
        super.tell(value)
    }
}

private final class LastMoved: RightCell {
    override func remove(_ id: Int) {
        guard let place = observers.firstIndex(where: { $0.id == id }) else { return }
        observers.swapAt(place, observers.count - 1)
        observers.removeLast()
    }
}

private final class ToldAtOnce: RightCell {
    override func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        observer(value)
        return super.observe(observer)
    }
}

private final class DeafAfterwards: RightCell {
    private var isTelling = false
    private var waiting: [Int] = []
    override func tell(_ value: Int) {
        if isTelling { return waiting.append(value) }
        isTelling = true
        super.tell(value)
        while !waiting.isEmpty {
            super.tell(waiting.removeFirst())
            if waiting.isEmpty { return }
        }
        isTelling = false
    }
}

private final class OldTold: RightCell { override func didTell(_ old: Int) { tell(old) } }

private final class OnlyOnce: RightCell {
    override func tell(_ value: Int) {
        super.tell(value)
        observers = []
    }
}

private final class OnlyGrowing: RightCell { override func didTell(_ old: Int) { if value > old { tell(value) } } }
private final class OnlyUnchanged: RightCell {
    override func didTell(_ old: Int) { if value == old { tell(value) } }
}
private final class Unchanged: RightCell { override func didTell(_ old: Int) { tell(value) } }
private final class InitialCompared: RightCell {
    var initial: Int?
    override func didTell(_ old: Int) {
        if initial == nil { initial = old }
        if value != initial { tell(value) }
    }
}
private final class TooEarly: RightCell {
    override func willTell(_ new: Int) { if new != value { tell(new) } }
    override func didTell(_ old: Int) {}
}

private final class Replaced: RightCell {
    override func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        observers = []
        return super.observe(observer)
    }
}

private final class OnlyFirst: RightCell { override func tell(_ value: Int) { observers.first?.observer(value) } }
private final class Backwards: RightCell {
    override func tell(_ value: Int) { for one in observers.reversed() { one.observer(value) } }
}

private final class NoOrder: RightCell {
    override func tell(_ value: Int) {
        // Like a dictionary, does not keep the order in which the observers subscribed.
        for one in observers.sorted(by: { $0.id % 3 > $1.id % 3 }) { one.observer(value) }
    }
}

private final class Shared: RightCell {
    static var observers: [(Int) -> Void] = []
    override func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        Self.observers.append(observer)
        return {}
    }
    override func tell(_ value: Int) { for observer in Self.observers { observer(value) } }
}

private final class NotRemoved: RightCell { override func remove(_ id: Int) {} }
private final class RemovesAll: RightCell { override func remove(_ id: Int) { observers = [] } }
private final class RemovesOther: RightCell { override func remove(_ id: Int) { observers.removeLast() } }
private final class RemovesMore: RightCell {
    override func remove(_ id: Int) { observers.removeAll { $0.id <= id } }
}
private final class ByPlace: RightCell { override func remove(_ id: Int) { observers.remove(at: id) } }

private class Renumbered: RightCell {
    var free: Int { 0 }
    override func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        next = free
        remove(next)
        defer { observers.sort { $0.id < $1.id } }
        return super.observe(observer)
    }
}

private final class NumberReused: Renumbered { override var free: Int { observers.count } }
private final class PlaceReused: Renumbered {
    override var free: Int { (0...observers.count).first { id in !observers.contains { $0.id == id } } ?? 0 }
}

private final class RemovesAnother: RightCell {
    override func remove(_ id: Int) {
        if let place = observers.firstIndex(where: { $0.id >= id }) { observers.remove(at: place) }
    }
}

private final class Skipped: RightCell {
    override func tell(_ value: Int) {
        var place = 0
        while place < observers.count {
            observers[place].observer(value)
            place += 1
        }
    }
}

private final class SkippedTwo: RightCell {
    override func tell(_ value: Int) {
        var place = 0
        while place < observers.count {
            let id = observers[place].id
            observers[place].observer(value)
            if place < observers.count, observers[place].id == id { place += 1 }
        }
    }
}

private final class SetBack: RightCell {
    var before: Int?
    override func didTell(_ old: Int) {
        guard value != old, value != before else { return }
        let outer = before
        before = old
        tell(value)
        before = outer
    }
}

private final class Stopped: RightCell {
    override func tell(_ value: Int) {
        let count = observers.count
        for one in observers where observers.count == count { one.observer(value) }
    }
}

private final class ToldAfterRemoval: RightCell {
    override func tell(_ value: Int) { for one in observers { one.observer(value) } }
}

private final class Kept: RightCell {
    var removed: Set<Int> = []
    override func tell(_ value: Int) {
        for one in observers where !removed.contains(one.id) { one.observer(value) }
    }
    override func remove(_ id: Int) { removed.insert(id) }
}

private final class DeafWhileTelling: RightCell {
    var isTelling = false
    override func tell(_ value: Int) {
        guard !isTelling else { return }
        isTelling = true
        super.tell(value)
        isTelling = false
    }
}

private final class DeafInDepth: RightCell {
    var depth = 0
    override func tell(_ value: Int) {
        guard depth < 2 else { return }
        depth += 1
        super.tell(value)
        depth -= 1
    }
}

private final class HeldByRemoval: RightCell {
    override func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        let remove = super.observe(observer)
        return {
            remove()
            withExtendedLifetime(observer) {}
        }
    }
}

private final class EntriesKept: RightCell {
    override func remove(_ id: Int) {
        if let place = observers.firstIndex(where: { $0.id == id }) { observers[place].observer = { _ in } }
    }
    override func tell(_ value: Int) {
        for place in observers.indices { observers[place].observer(value) }
    }
}

private final class RemovesOthers: RightCell {
    override func remove(_ id: Int) { observers.removeAll { $0.id != id } }
}
private final class DifferenceTold: RightCell {
    override func didTell(_ old: Int) { if value != old { tell(value - old) } }
}
