private struct Answer: OwnSubject {
    final class Subject<Value>: SubjectShape {
        /// A subscriber in a box, which has an identity; a function has none. It is emptied when the subscriber leaves.
        final class Box {
            var tell: ((Value) -> Void)?

            init(_ tell: @escaping (Value) -> Void) { self.tell = tell }
        }

        private(set) var value: Value
        private var boxes: [Box] = []
        private var waiting: [Value] = []
        private var isSending = false

        init(_ value: Value) {
            self.value = value
        }

        func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void {
            let box = Box(tell)
            boxes.append(box)
            tell(value)
            return { [weak self] in
                box.tell = nil
                self?.boxes.removeAll { $0 === box }
            }
        }

        func send(_ value: Value) {
            waiting.append(value)
            guard !isSending else { return }
            isSending = true
            while !waiting.isEmpty {
                self.value = waiting.removeFirst()
                for box in boxes { box.tell?(self.value) }
            }
            isSending = false
        }
    }

    typealias Numbers = Subject<Int>
    typealias Texts = Subject<String>
}

package let ownSubjectReference: any OwnSubject.Type = Answer.self

// MARK: - Wrong answers

package let ownSubjectWrong: KeyValuePairs<String, any Contract.Type> = [
    "noInitial": Of<NoInitial>.self, "initialTwice": Of<InitialTwice>.self, "silent": Of<Silent>.self,
    "old": Of<Old>.self, "onlyOnce": Of<OnlyOnce>.self, "added": Of<Added>.self, "twice": Of<Twice>.self,
    "valueStays": Of<ValueStays>.self, "onlyChanges": Of<OnlyChanges>.self, "replaced": Of<Replaced>.self,
    "allAgain": Of<AllAgain>.self, "onlyFirstInitial": Of<OnlyFirstInitial>.self,
    "staleInitial": Of<StaleInitial>.self, "history": Of<History>.self, "onlyFirst": Of<OnlyFirst>.self,
    "backwards": Of<Backwards>.self, "shared": Of<Shared>.self, "stillThere": Of<StillThere>.self,
    "removedAll": Of<RemovedAll>.self, "removedTwice": Of<RemovedTwice>.self, "byPlace": Of<ByPlace>.self,
    "kept": Of<Kept>.self, "keptByLeave": Of<KeptByLeave>.self, "dropped": Of<Dropped>.self,
    "nested": Of<Nested>.self, "latestTwice": Of<LatestTwice>.self, "overtaken": Of<Overtaken>.self,
    "stuck": Of<Stuck>.self, "skipped": Of<Skipped>.self, "toldAfterwards": Of<ToldAfterwards>.self,
    "unordered": Of<Unordered>.self, "reusedNumber": Of<ReusedNumber>.self, "valueAhead": Of<ValueAhead>.self,
    "onePending": Of<OnePending>.self, "stack": Of<Stack>.self, "joinedTwice": Of<JoinedTwice>.self,
    "joinedLate": Of<JoinedLate>.self, "unheard": Of<Unheard>.self, "byOldPlace": Of<ByOldPlace>.self,
    "notAtOnce": Of<NotAtOnce>.self, "sameOnce": Of<SameOnce>.self,
    "newestToNewcomer": Of<NewestToNewcomer>.self, "toldFirst": Of<ToldFirst>.self,
    "sameWhileTold": Of<SameWhileTold>.self, "leaveIgnored": Of<LeaveIgnored>.self,
    "holdsItself": Of<HoldsItself>.self, "emptiedByLast": Of<EmptiedByLast>.self, "readAnew": Of<ReadAnew>.self,
]

/// Right in what a flaw does not do otherwise.
@MainActor private class Flaw {
    required init() {}

    func add<V>(_ entry: Entry<V>, to subject: Flawed<V>) { subject.entries.append(entry) }

    func welcome<V>(_ entry: Entry<V>, to subject: Flawed<V>) { entry.tell(subject.value) }

    func leaving<V>(_ entry: Entry<V>, from subject: Flawed<V>) -> () -> Void {
        { [weak subject] in subject?.entries.removeAll { $0 === entry } }
    }

    func send<V>(_ value: V, in subject: Flawed<V>) {
        subject.waiting.append(value)
        guard !subject.isSending else { return }
        subject.isSending = true
        while !subject.waiting.isEmpty { deliver(subject.waiting.removeFirst(), in: subject) }
        subject.isSending = false
    }

    func deliver<V>(_ value: V, in subject: Flawed<V>) {
        subject.value = value
        for entry in subject.entries where subject.entries.contains(where: { $0 === entry }) { entry.tell(value) }
    }
}

private final class Entry<Value> {
    let tell: (Value) -> Void
    var number = 0

    init(_ tell: @escaping (Value) -> Void) { self.tell = tell }
}

private class Flawed<Value>: SubjectShape {
    var value: Value
    let first: Value
    var entries: [Entry<Value>] = []
    var waiting: [Value] = []
    var sent: [Value] = []
    var isSending = false
    var isStuck = false
    var held: AnyObject?
    var flaw: Flaw { Flaw() }

    required init(_ value: Value) { (self.value, first, sent) = (value, value, [value]) }

    func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void {
        let entry = Entry(tell)
        flaw.add(entry, to: self)
        flaw.welcome(entry, to: self)
        return flaw.leaving(entry, from: self)
    }

    func send(_ value: Value) {
        sent.append(value)
        flaw.send(value, in: self)
    }
}

private final class With<Value, F: Flaw>: Flawed<Value> {
    override var flaw: Flaw { F() }
}

private struct Of<F: Flaw>: OwnSubject {
    typealias Numbers = With<Int, F>
    typealias Texts = With<String, F>
}

private final class NoInitial: Flaw {
    override func welcome<V>(_ entry: Entry<V>, to subject: Flawed<V>) {}
}

private final class InitialTwice: Flaw {
    override func welcome<V>(_ entry: Entry<V>, to subject: Flawed<V>) { for _ in 0..<2 { entry.tell(subject.value) } }
}

private final class Silent: Flaw {
    override func deliver<V>(_ value: V, in subject: Flawed<V>) { subject.value = value }
}

private final class Old: Flaw {
    override func deliver<V>(_ value: V, in subject: Flawed<V>) {
        super.deliver(subject.value, in: subject)
        subject.value = value
    }
}

private final class OnlyOnce: Flaw {
    override func deliver<V>(_ value: V, in subject: Flawed<V>) {
        super.deliver(value, in: subject)
        subject.entries = []
    }
}

private final class Added: Flaw {
    override func deliver<V>(_ value: V, in subject: Flawed<V>) {
        let sum = (subject.value as? Int).flatMap { sum in (value as? Int).map { sum + $0 } }
        super.deliver(sum as? V ?? value, in: subject)
    }
}

private final class Twice: Flaw {
    override func deliver<V>(_ value: V, in subject: Flawed<V>) {
        for _ in 0..<2 { super.deliver(value, in: subject) }
    }
}

private final class ValueStays: Flaw {
    override func deliver<V>(_ value: V, in subject: Flawed<V>) { for entry in subject.entries { entry.tell(value) } }
}

private final class OnlyChanges: Flaw {
    override func deliver<V>(_ value: V, in subject: Flawed<V>) {
        if "\(value)" != "\(subject.value)" { super.deliver(value, in: subject) }
    }
}

private final class Replaced: Flaw {
    override func add<V>(_ entry: Entry<V>, to subject: Flawed<V>) { subject.entries = [entry] }
}

private final class AllAgain: Flaw {
    override func welcome<V>(_ entry: Entry<V>, to subject: Flawed<V>) {
        for entry in subject.entries { entry.tell(subject.value) }
    }
}

private final class OnlyFirstInitial: Flaw {
    override func welcome<V>(_ entry: Entry<V>, to subject: Flawed<V>) {
        if subject.entries.count == 1 { entry.tell(subject.value) }
    }
}

private final class NewestToNewcomer: Flaw {
    override func welcome<V>(_ entry: Entry<V>, to subject: Flawed<V>) {
        entry.tell(subject.waiting.last ?? subject.value)
    }
}

private final class StaleInitial: Flaw {
    override func welcome<V>(_ entry: Entry<V>, to subject: Flawed<V>) { entry.tell(subject.first) }
}

private final class History: Flaw {
    override func welcome<V>(_ entry: Entry<V>, to subject: Flawed<V>) { subject.sent.forEach(entry.tell) }
}

private final class OnlyFirst: Flaw {
    override func add<V>(_ entry: Entry<V>, to subject: Flawed<V>) {
        if subject.entries.isEmpty { subject.entries = [entry] }
    }
}

private final class Backwards: Flaw {
    override func add<V>(_ entry: Entry<V>, to subject: Flawed<V>) { subject.entries.insert(entry, at: 0) }
}

@MainActor private var everyone: [Any] = []

private final class Shared: Flaw {
    override func deliver<V>(_ value: V, in subject: Flawed<V>) {
        subject.value = value
        for case let entry as Entry<V> in everyone { entry.tell(value) }
    }

    override func add<V>(_ entry: Entry<V>, to subject: Flawed<V>) { everyone.append(entry) }
}

private final class StillThere: Flaw {
    override func leaving<V>(_ entry: Entry<V>, from subject: Flawed<V>) -> () -> Void { {} }
}

private final class RemovedAll: Flaw {
    override func leaving<V>(_ entry: Entry<V>, from subject: Flawed<V>) -> () -> Void {
        { [weak subject] in subject?.entries = [] }
    }
}

private final class RemovedTwice: Flaw {
    override func leaving<V>(_ entry: Entry<V>, from subject: Flawed<V>) -> () -> Void {
        { [weak subject] in
            guard let subject else { return }
            let place = subject.entries.firstIndex { $0 === entry } ?? 0
            if !subject.entries.isEmpty { subject.entries.remove(at: place) }
        }
    }
}

private final class ByPlace: Flaw {
    override func leaving<V>(_ entry: Entry<V>, from subject: Flawed<V>) -> () -> Void {
        let place = subject.entries.count - 1
        var hasLeft = false
        return { [weak subject] in
            guard let subject, !hasLeft, subject.entries.indices.contains(place) else { return }
            hasLeft = true
            subject.entries.remove(at: place)
        }
    }
}

private final class Kept: Flaw {
    override func leaving<V>(_ entry: Entry<V>, from subject: Flawed<V>) -> () -> Void {
        let leave = super.leaving(entry, from: subject)
        return {
            everyone.append(entry)
            leave()
        }
    }
}

private final class KeptByLeave: Flaw {
    override func leaving<V>(_ entry: Entry<V>, from subject: Flawed<V>) -> () -> Void {
        { subject.entries.removeAll { $0 === entry } }
    }
}

private final class Dropped: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        if !subject.isSending { super.send(value, in: subject) }
    }
}

private final class Nested: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) { deliver(value, in: subject) }
}

private final class LatestTwice: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        subject.value = value
        for entry in subject.entries { entry.tell(subject.value) }
    }
}

private final class Overtaken: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        let number = subject.sent.count
        subject.value = value
        for entry in subject.entries where subject.sent.count == number { entry.tell(value) }
    }
}

private final class Stuck: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        guard !subject.isStuck || subject.isSending else { return }
        if subject.isSending { subject.isStuck = true }
        super.send(value, in: subject)
    }
}

private final class Skipped: Flaw {
    override func deliver<V>(_ value: V, in subject: Flawed<V>) {
        subject.value = value
        var place = 0
        while place < subject.entries.count {
            subject.entries[place].tell(value)
            place += 1
        }
    }
}

private final class ToldAfterwards: Flaw {
    override func deliver<V>(_ value: V, in subject: Flawed<V>) {
        subject.value = value
        for entry in subject.entries { entry.tell(value) }
    }
}

private final class Unordered: Flaw {
    override func add<V>(_ entry: Entry<V>, to subject: Flawed<V>) {
        subject.entries.insert(entry, at: subject.entries.count / 2)
    }
}

private final class ReusedNumber: Flaw {
    override func leaving<V>(_ entry: Entry<V>, from subject: Flawed<V>) -> () -> Void {
        entry.number = subject.entries.count - 1
        return { [weak subject, number = entry.number] in subject?.entries.removeAll { $0.number == number } }
    }
}

private final class ValueAhead: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        subject.value = value
        super.send(value, in: subject)
    }

    override func deliver<V>(_ value: V, in subject: Flawed<V>) {
        for entry in subject.entries where subject.entries.contains(where: { $0 === entry }) { entry.tell(value) }
    }
}

private final class OnePending: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        subject.waiting = []
        super.send(value, in: subject)
    }
}

private final class Stack: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        subject.waiting.insert(value, at: 0)
        guard !subject.isSending else { return }
        subject.isSending = true
        while !subject.waiting.isEmpty { deliver(subject.waiting.removeFirst(), in: subject) }
        subject.isSending = false
    }
}

private final class JoinedTwice: Flaw {
    override func deliver<V>(_ value: V, in subject: Flawed<V>) {
        subject.value = value
        var told: [Entry<V>] = []
        while let entry = subject.entries.first(where: { entry in !told.contains { $0 === entry } }) {
            told.append(entry)
            entry.tell(value)
        }
    }
}

private final class JoinedLate: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        subject.waiting.append(value)
        guard !subject.isSending else { return }
        subject.isSending = true
        let entries = subject.entries
        while !subject.waiting.isEmpty {
            subject.value = subject.waiting.removeFirst()
            for entry in entries where subject.entries.contains(where: { $0 === entry }) { entry.tell(subject.value) }
        }
        subject.isSending = false
    }
}

private final class Unheard: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        if !subject.entries.isEmpty || subject.isSending { super.send(value, in: subject) }
    }
}

private final class ByOldPlace: Flaw {
    override func leaving<V>(_ entry: Entry<V>, from subject: Flawed<V>) -> () -> Void {
        let place = subject.entries.count - 1
        return { [weak subject] in
            if let subject, subject.entries.indices.contains(place) { subject.entries.remove(at: place) }
        }
    }
}

private final class NotAtOnce: Flaw {
    override func welcome<V>(_ entry: Entry<V>, to subject: Flawed<V>) {
        if !subject.isSending { super.welcome(entry, to: subject) }
    }
}

private final class SameOnce: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        if !subject.waiting.contains(where: { "\($0)" == "\(value)" }) { super.send(value, in: subject) }
    }
}

private final class ToldFirst: Flaw {
    override func add<V>(_ entry: Entry<V>, to subject: Flawed<V>) {}

    override func welcome<V>(_ entry: Entry<V>, to subject: Flawed<V>) {
        super.welcome(entry, to: subject)
        super.add(entry, to: subject)
    }
}

private final class SameWhileTold: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        guard !subject.isSending || !subject.waiting.isEmpty || "\(value)" != "\(subject.value)" else { return }
        super.send(value, in: subject)
    }
}

private final class LeaveIgnored: Flaw {
    override func leaving<V>(_ entry: Entry<V>, from subject: Flawed<V>) -> () -> Void {
        let leave = super.leaving(entry, from: subject)
        return { [weak subject] in
            if subject?.isSending == false { leave() }
        }
    }
}

private final class HoldsItself: Flaw {
    override func add<V>(_ entry: Entry<V>, to subject: Flawed<V>) {
        super.add(entry, to: subject)
        subject.held = subject
    }
}

private final class EmptiedByLast: Flaw {
    override func leaving<V>(_ entry: Entry<V>, from subject: Flawed<V>) -> () -> Void {
        let leave = super.leaving(entry, from: subject)
        return { [weak subject] in
            leave()
            if let subject, subject.entries.isEmpty { subject.waiting = [] }
        }
    }
}

private final class ReadAnew: Flaw {
    override func send<V>(_ value: V, in subject: Flawed<V>) {
        subject.value = value
        super.send(value, in: subject)
    }

    override func deliver<V>(_ value: V, in subject: Flawed<V>) {
        subject.value = value
        for entry in subject.entries where subject.entries.contains(where: { $0 === entry }) {
            entry.tell(subject.value)
        }
    }
}
