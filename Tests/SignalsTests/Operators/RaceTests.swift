import CurrycombSignals
import Testing

@Suite("race") struct RaceTests {
    let a = Subject<Int, Oops>()
    let b = Subject<Int, Oops>()

    @Test("the first to send wins, and the other is disposed of")
    func first() {
        let ends = Log<String>()
        let record = a.doingAtEnd { _ in ends.add("a") }.race(with: b).record()
        b.send(1)
        #expect(ends.all == ["a"])
        a.send(2)
        b.send(3)
        a.fail(.boom)
        b.complete()
        #expect(record.words == "1 3 |")
    }

    @Test("an end wins, too")
    func end() {
        let completed = a.race(with: b).record()
        let failed = Signals.race([b, b]).record()
        let broken = b.race(with: Signals.fail(Oops.other)).record()
        a.complete()
        b.fail(.boom)
        #expect(completed.words == "|")
        #expect(failed.words == "#boom")
        #expect(broken.words == "#other")
    }

    @Test("if the first signal sends or ends at once, the second is not started")
    func atOnce() {
        let starts = Counter()
        let other = numbers.doingAtStart { starts.add() }
        #expect(Signals.of(7, 8).race(with: other).words == "7 8 |")
        #expect(Signals.race([Signals.of(7).eraseToAnySignal(), other.eraseToAnySignal()]).words == "7 |")
        #expect(starts.value == 0)
    }

    @Test func anEmptyArrayCompletes() { #expect(Signals.race([AnySignal<Int, Never>]()).words == "|") }

    @Test("disposal stops all signals") func disposal() {
        let ends = Counter()
        let record = Signals.race([a, b].map { $0.doingAtEnd { _ in ends.add() } }).record()
        record.dispose()
        #expect(ends.value == 2)
        #expect(record.words == "!")
    }
}
