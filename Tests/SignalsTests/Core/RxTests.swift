import CurrycombSignals
import Testing

/// Edge cases from the specifications of RxJS. `Differences-from-Rx.md` lists the intended differences.
@Suite("Comparison with Rx")
struct RxTests {
    let a = Subject<Int, Oops>()
    let b = Subject<Int, Oops>()

    @Test("an inner signal that fails at once stops the outer signal, and waiting signals never start")
    func innerFailsAtOnce() {
        let starts = Counter()
        for how in [FlattenStrategy.merge, .mergeUpTo(2), .concat, .latest, .first] {
            let words = numbers.canFail(with: Oops.self).doing { _ in starts.add() }
                .flatMap(how) {
                    $0 == 2
                        ? failing.skip(2).eraseToAnySignal() : Signals.just($0, failure: Oops.self).eraseToAnySignal()
                }
                .words
            #expect(words == "1 #boom", "\(how)")
        }
        #expect(starts.value == 10)
    }

    @Test(
        "an outer failure ends the inner signals at once",
        arguments: [FlattenStrategy.merge, .mergeUpTo(2), .concat, .latest, .first])
    func outerFails(_ how: FlattenStrategy) {
        let ends = Log<String>()
        let record = a.flatMap(how) { _ in b.doingAtEnd { ends.add($0.isInterrupted ? "!" : "?") } }.record()
        a.send(1)
        b.send(7)
        a.fail(.boom)
        b.send(8)
        #expect(record.words == "7 #boom")
        #expect(ends.all == ["!"])
    }

    @Test(
        "an empty outer signal completes, but an endless one does not",
        arguments: [FlattenStrategy.merge, .concat, .latest, .first])
    func outerEmpty(_ how: FlattenStrategy) {
        #expect(Signals.empty(Int.self).flatMap(how) { Signals.just($0) }.words == "|")
        #expect(Signals.never(Int.self).flatMap(how) { Signals.just($0) }.words == "")
        #expect(numbers.flatMap(how) { _ in Signals.empty(Int.self) }.words == "|")
        #expect(numbers.flatMap(how) { _ in Signals.never(Int.self) }.words == "")
    }

    @Test("a value that an inner signal sends to the outer signal at its start is not lost")
    func reentrance() {
        let subject = Subject<Int, Never>()
        let first = subject.flatMap(.first) { value in
            Signals.just(value).doing { if $0 < 3 { subject.send($0 + 1) } }
        }.record()
        let concat = subject.flatMap(.concat) { Signals.of($0, -$0) }.record()
        subject.send(1)
        #expect(first.words == "1 2 3")
        #expect(concat.words == "1 -1 2 -2 3 -3")
    }

    @Test("take ends if its source sends a value while it sends another") func reentrantTake() {
        let subject = Subject<Int, Never>()
        let record = subject.doing { if $0 < 9 { subject.send($0 + 1) } }.take(2).record()
        subject.send(1)
        #expect(record.words == "1 2 |")
    }

    @Test("after a trigger that only completes, nothing begins, and the signal ends with its source")
    func silentTriggers() {
        let over = Signals.empty(Int.self, failure: Oops.self)
        #expect(a.take(until: over).record().words == "")
        #expect(numbers.canFail(with: Oops.self).skip(until: over).words == "|")
        #expect(numbers.canFail(with: Oops.self).withLatest(from: over).map(\.0).words == "|")
        #expect(numbers.canFail(with: Oops.self).buffer(on: over).map(\.count).words == "5 |")
    }

    @Test("difference: sample ends with its trigger") func sampleEnds() {
        let record = a.sample(on: b).record()
        a.send(1)
        b.complete()
        #expect(record.words == "|")
    }

    @Test("difference: a signal that is its own trigger triggers first") func ownTrigger() {
        let record = a.sample(on: a).record()
        for value in 1...3 { a.send(value) }
        a.complete()
        #expect(record.words == "1 2 |")
    }

    @Test("difference: the completion of an empty signal is delayed, too") func emptyDelay() {
        let clock = VirtualScheduler()
        let record = Signals.empty(Int.self).delay(.seconds(3), on: clock).record()
        clock.advance(by: .seconds(2))
        #expect(record.words == "")
        clock.advance(by: .seconds(1))
        #expect(record.words == "|")
    }

    @Test("difference: too few values are not a failure") func tooFew() {
        let nothing = Signals.empty(Int.self)
        #expect([nothing.first().words, nothing.last().words, nothing.element(at: 0).words] == ["|", "|", "|"])
    }

    @Test("difference: groups end with the subscription to the outer signal") func groups() {
        let ends = Log<String>()
        a.groupBy { $0 % 2 }.take(1).doing { group in
            group.observe({ ends.add("\($0)") }, ended: { ends.add($0.isInterrupted ? "!" : "?") })
        }.run()
        a.send(1)
        a.send(3)
        #expect(ends.all == ["1", "!"])
    }

    @Test("difference: throttle sends the waiting value when its source completes") func throttle() {
        let clock = VirtualScheduler()
        let record = a.throttle(.seconds(4), on: clock).record()
        a.send(1)
        a.send(2)
        a.complete()
        #expect(record.words == "1 2 |")
    }

    @Test("difference: share stops with its last observer, even with replay") func share() {
        let runs = Counter()
        let shared = a.doingAtStart { runs.add() }.share(replay: 1)
        shared.record().dispose()
        shared.record().dispose()
        #expect(runs.value == 2)
    }

    @Test("retry with a number below one forwards the failure; repeat(0) runs nothing") func few() {
        #expect(failing.retry(0).words == "1 2 #boom")
        #expect(failing.retry(-1).words == "1 2 #boom")
        #expect(failing.repeat(0).words == "|")
    }

    @Test("zip ends when no more pairs are possible, combineLatest when no value can be combined")
    func exhausted() {
        #expect(Signals.of(1, 2).zip(with: Signals.just(3)).map { $0.0 + $0.1 }.words == "4 |")
        #expect(numbers.zip(with: Signals.empty(Int.self)).map(\.0).words == "|")
        #expect(Signals.never(Int.self).combineLatest(with: Signals.empty(Int.self)).map(\.0).words == "|")
        #expect(Signals.never(Int.self).combineLatest(with: Signals.just(1)).map(\.0).words == "")
    }

    @Test("debounce keeps its time if a value is sent from inside its observer") func reentrantDebounce() {
        let clock = VirtualScheduler()
        let log = Log<String>()
        a.debounce(.seconds(2), on: clock).observe(
            { value in
                log.add("\(value)@\(clock.now.components.seconds)")
                if value < 3 { a.send(value + 1) }
            }, ended: { _ in })
        a.send(1)
        clock.run()
        #expect(log.all == ["1@2", "2@4", "3@6"])
    }

    @Test("a timeout does not fail a source that sent at once, or a source that has ended") func timeout() {
        let clock = VirtualScheduler()
        let record = numbers.canFail(with: Oops.self).timeout(after: .seconds(1), on: clock, orFail: .other).record()
        clock.run()
        #expect(record.words == "1 2 3 4 5 |")
        #expect(clock.pending == 0)
    }
}
