import CurrycombSignals
import Testing

@Suite("merge of signals of different types") struct MergeAritiesTests {
    @Test("merges up to six signals of different types, in order of arrival")
    func six() {
        let subject = Subject<Int, Oops>()
        let last = Subject<Int, Oops>()
        let record = Signals.merge(
            Signals.just(1, failure: Oops.self), Signals.of(2, 3, failure: Oops.self), subject,
            subject.map { $0 * 10 }, Signals.empty(Int.self, failure: Oops.self), last
        ).record()
        subject.send(4)
        subject.complete()
        last.send(5)
        #expect(record.words == "1 2 3 4 40 5")
        last.complete()
        #expect(record.words == "1 2 3 4 40 5 |")
    }

    @Test("a failure of one signal ends all, and no further signal is started")
    func failure() {
        let starts = Counter()
        let merged = Signals.merge(
            Signals.just(1, failure: Oops.self), failing, numbers.canFail(with: Oops.self).doingAtStart { starts.add() }
        )
        #expect(merged.words == "1 1 2 #boom")
        #expect(starts.value == 0)
    }

    @Test("each number of signals", arguments: 2...6)
    func each(_ count: Int) {
        let subject = Subject<Int, Never>()
        let a = subject.map { $0 }
        let b = subject.filter { _ in true }
        let words =
            switch count {
            case 2: Signals.merge(subject, a).record()
            case 3: Signals.merge(subject, a, b).record()
            case 4: Signals.merge(subject, a, b, a).record()
            case 5: Signals.merge(subject, a, b, a, b).record()
            default: Signals.merge(subject, a, b, a, b, a).record()
            }
        subject.send(7)
        subject.complete()
        #expect(words.words == Array(repeating: "7", count: count).joined(separator: " ") + " |")
    }
}
