private struct Answer: OwnSubject {
    final class Subject<Value>: SubjectShape {
        /// A box for a subscriber. A box has an identity, but a function does not. The box is emptied when the
        /// subscriber is removed.
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
    "joinedLate": Of<JoinedLate>.self, "unheard": Of<Unheard>.self, "removesFirst": Of<RemovesFirst>.self,
    "notAtOnce": Of<NotAtOnce>.self, "sameOnce": Of<SameOnce>.self,
    "newestToNewcomer": Of<NewestToNewcomer>.self, "toldFirst": Of<ToldFirst>.self,
    "firstCallWaits": Of<FirstCallWaits>.self,
    "sameWhileTold": Of<SameWhileTold>.self, "leaveIgnored": Of<LeaveIgnored>.self,
    "holdsItself": Of<HoldsItself>.self, "emptiedByLast": Of<EmptiedByLast>.self, "readAnew": Of<ReadAnew>.self,
    "valueAfterwards": Of<ValueAfterwards>.self, "emptySkipsQueue": Of<EmptySkipsQueue>.self,
    "welcomeQueued": Of<WelcomeQueued>.self, "welcomeByLoop": Of<WelcomeByLoop>.self,
    "welcomeIfNoneWaits": Of<WelcomeIfNoneWaits>.self, "audienceQueued": Of<AudienceQueued>.self,
    "removesLast": Of<RemovesLast>.self, "secondLeave": Of<SecondLeave>.self,
    "onlyFirstSend": Of<OnlyFirstSend>.self, "setTwice": Of<SetTwice>.self, "nothingSent": Of<NothingSent>.self,
    "parameterSent": Of<ParameterSent>.self, "leftInQueue": Of<LeftInQueue>.self,
]

private enum NoInitial {}
private enum InitialTwice {}
private enum Silent {}
private enum Old {}
private enum OnlyOnce {}
private enum Added {}
private enum Twice {}
private enum ValueStays {}
private enum OnlyChanges {}
private enum Replaced {}
private enum AllAgain {}
private enum OnlyFirstInitial {}
private enum StaleInitial {}
private enum History {}
private enum OnlyFirst {}
private enum Backwards {}
private enum Shared {}
private enum StillThere {}
private enum RemovedAll {}
private enum RemovedTwice {}
private enum ByPlace {}
private enum Kept {}
private enum KeptByLeave {}
private enum Dropped {}
private enum Nested {}
private enum LatestTwice {}
private enum Overtaken {}
private enum Stuck {}
private enum Skipped {}
private enum ToldAfterwards {}
private enum Unordered {}
private enum ReusedNumber {}
private enum ValueAhead {}
/// Sets the property before the value is put into the queue, and again when it is taken out.
private enum SetTwice {}
private enum OnePending {}
private enum Stack {}
private enum JoinedTwice {}
private enum JoinedLate {}
private enum Unheard {}
private enum RemovesFirst {}
private enum RemovesLast {}
private enum NotAtOnce {}
private enum SameOnce {}
private enum NewestToNewcomer {}
private enum ToldFirst {}
/// Leaves a value in the queue if it is sent during a subscriber's first call, as if another send were in progress.
private enum FirstCallWaits {}
private enum SameWhileTold {}
private enum LeaveIgnored {}
private enum HoldsItself {}
private enum EmptiedByLast {}
private enum ReadAnew {}
private enum ValueAfterwards {}
/// Puts no value into the queue while there is no subscriber, even during a send.
private enum EmptySkipsQueue {}
private enum WelcomeQueued {}
private enum WelcomeByLoop {}
private enum WelcomeIfNoneWaits {}
/// Sends a queued value only to subscribers that the subject already had when the value was put into the queue.
private enum AudienceQueued {}
/// Empties the queue if a subscriber leaves for the second time.
private enum SecondLeave {}
/// Does not reset the flag after a send, so all values of later sends stay in the queue.
private enum OnlyFirstSend {}
private enum NothingSent {}
/// Sends the parameter of `send` even in place of a value that is taken from the queue.
private enum ParameterSent {}
/// Takes only one value from the queue: an `if` in place of a `while`.
private enum LeftInQueue {}

private struct Of<Flaw>: OwnSubject {
    typealias Numbers = Flawed<Flaw, Int>
    typealias Texts = Flawed<Flaw, String>
}

private final class Entry<Value> {
    let tell: (Value) -> Void
    init(_ tell: @escaping (Value) -> Void) { self.tell = tell }
}

@MainActor private var everyone: [Any] = []

private final class Flawed<Flaw, Value>: SubjectShape {
    private(set) var value: Value
    private let first: Value
    private var entries: [(number: Int, entry: Entry<Value>)] = []
    private var waiting: [Value] = []
    private var audiences: [[(number: Int, entry: Entry<Value>)]] = []
    /// The queue of sends, and of the first calls of new subscribers.
    private var jobs: [() -> Void] = []
    private var sent: [Value]
    private var (isSending, isStuck): (Bool, Bool) = (false, false)
    private var held: AnyObject?

    init(_ value: Value) { (self.value, first, sent) = (value, value, [value]) }

    func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void {
        let entry = Entry(tell)
        if has(WelcomeQueued.self) {
            add(entry)
            enqueue { [self] in if entries.contains(where: { $0.entry === entry }) { entry.tell(value) } }
            return leaving(entry, entries.count - 1)
        }
        if !has(ToldFirst.self) { add(entry) }
        if has(FirstCallWaits.self) { isSending = true }
        welcome(entry)
        if has(FirstCallWaits.self) { isSending = false }
        if has(ToldFirst.self) { add(entry) }
        if has(HoldsItself.self) { held = self }
        return leaving(entry, entries.count - 1)
    }

    private func add(_ entry: Entry<Value>) {
        let new = (entries.count, entry)
        switch Flaw.self {
        case is Replaced.Type: entries = [new]
        case is OnlyFirst.Type: if entries.isEmpty { entries = [new] }
        case is Backwards.Type: entries.insert(new, at: 0)
        case is Unordered.Type: entries.insert(new, at: entries.count / 2)
        case is Shared.Type: everyone.append(entry)
        default: entries.append(new)
        }
    }

    private func welcome(_ entry: Entry<Value>) {
        let values =
            switch Flaw.self {
            case is NoInitial.Type: [Value]()
            case is InitialTwice.Type: [value, value]
            case is StaleInitial.Type: [first]
            case is History.Type: sent
            case is NewestToNewcomer.Type: [waiting.last ?? value]
            case is OnlyFirstInitial.Type: entries.count == 1 ? [value] : []
            case is WelcomeIfNoneWaits.Type: waiting.isEmpty ? [value] : []
            case is NotAtOnce.Type, is WelcomeByLoop.Type: isSending ? [] : [value]
            default: [value]
            }
        for entry in has(AllAgain.self) ? entries.map(\.entry) : [entry] { values.forEach(entry.tell) }
    }

    private func leaving(_ entry: Entry<Value>, _ place: Int) -> () -> Void {
        if has(KeptByLeave.self) { return { self.entries.removeAll { $0.entry === entry } } }
        return { [weak self] in
            if Flaw.self == Kept.self { everyone.append(entry) }
            guard let self else { return }
            if has(SecondLeave.self), !entries.contains(where: { $0.entry === entry }) { waiting = [] }
            switch Flaw.self {
            case is StillThere.Type: break
            case is LeaveIgnored.Type where isSending: break
            case is RemovedAll.Type: entries = []
            case is RemovedTwice.Type:
                if !entries.isEmpty { entries.remove(at: entries.firstIndex { $0.entry === entry } ?? 0) }
            case is ByPlace.Type: if entries.indices.contains(place) { entries.remove(at: place) }
            case is RemovesFirst.Type: if !entries.isEmpty { entries.removeFirst() }
            case is RemovesLast.Type: if !entries.isEmpty { entries.removeLast() }
            case is ReusedNumber.Type: entries.removeAll { $0.number == place }
            default: entries.removeAll { $0.entry === entry }
            }
            if has(EmptiedByLast.self), entries.isEmpty { waiting = [] }
        }
    }

    func send(_ value: Value) {
        sent.append(value)
        let number = sent.count
        switch Flaw.self {
        case is Nested.Type: return deliver(value, to: entries)
        case is NothingSent.Type: return
        case is WelcomeQueued.Type: return enqueue { [self] in deliver(value, to: entries) }
        case is EmptySkipsQueue.Type where entries.isEmpty:
            self.value = value
            return
        case is LatestTwice.Type, is Overtaken.Type:
            self.value = value
            for (_, entry) in entries where has(LatestTwice.self) || sent.count == number { entry.tell(self.value) }
            return
        case is Dropped.Type where isSending: return
        case is Stuck.Type where isStuck && !isSending, is OnlyFirstSend.Type where isStuck && !isSending: return
        case is Unheard.Type where entries.isEmpty && !isSending: return
        case is SameOnce.Type where waiting.contains(where: { "\($0)" == "\(value)" }): return
        case is SameWhileTold.Type where isSending && waiting.isEmpty && "\(value)" == "\(self.value)": return
        case is OnePending.Type: waiting = [value]
        case is Stack.Type: waiting.insert(value, at: 0)
        default: waiting.append(value)
        }
        if has(ValueAhead.self) || has(ReadAnew.self) || has(SetTwice.self) { self.value = value }
        audiences.append(entries)
        isStuck = isStuck || isSending || has(OnlyFirstSend.self)
        guard !isSending else { return }
        isSending = true
        let early = entries
        while !waiting.isEmpty {
            let queued = audiences.removeFirst()
            deliver(
                waiting.removeFirst(),
                to: has(JoinedLate.self) ? early : has(AudienceQueued.self) ? queued : entries,
                as: has(ParameterSent.self) ? value : nil)
            if has(LeftInQueue.self) { break }
        }
        audiences = []
        isSending = false
    }

    private func enqueue(_ job: @escaping () -> Void) {
        jobs.append(job)
        guard !isSending else { return }
        isSending = true
        while !jobs.isEmpty { jobs.removeFirst()() }
        isSending = false
    }

    private func deliver(_ value: Value, to audience: [(number: Int, entry: Entry<Value>)], as other: Value? = nil) {
        if has(OnlyChanges.self), "\(value)" == "\(self.value)" { return }
        let sum = (self.value as? Int).flatMap { sum in (value as? Int).map { sum + $0 } } as? Value
        let told = has(Old.self) ? self.value : has(Added.self) ? sum ?? value : value
        let isSetLater = has(Old.self) || has(ValueAfterwards.self)
        if !isSetLater, !has(ValueStays.self), !has(ValueAhead.self) { self.value = told }
        for _ in 0..<(has(Twice.self) ? 2 : 1) { tell(other ?? told, to: audience) }
        if isSetLater { self.value = value }
        if has(OnlyOnce.self) { entries = [] }
    }

    private func tell(_ value: Value, to audience: [(number: Int, entry: Entry<Value>)]) {
        switch Flaw.self {
        case is Silent.Type: break
        case is Shared.Type: for case let entry as Entry<Value> in everyone { entry.tell(value) }
        case is Skipped.Type:
            var place = 0
            while place < entries.count {
                entries[place].entry.tell(value)
                place += 1
            }
        case is JoinedTwice.Type, is WelcomeByLoop.Type:
            var told: [Entry<Value>] = []
            while let (_, entry) = entries.first(where: { next in !told.contains { $0 === next.entry } }) {
                told.append(entry)
                entry.tell(value)
            }
        default:
            for (_, entry) in audience where has(ToldAfterwards.self) || entries.contains(where: { $0.entry === entry })
            {
                entry.tell(has(ReadAnew.self) ? self.value : value)
            }
        }
    }

    private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
