import CurrycombSignals
import Testing

@Suite("share") struct ShareTests {
    @Test("runs once, stops with the last observer, and starts again")
    func share() {
        let a = Subject<Int, Oops>()
        let starts = Counter()
        let shared = a.doingAtStart { starts.add() }.share(replay: 1)
        let first = shared.record()
        a.send(1)
        let second = shared.record()
        a.send(2)
        first.dispose()
        second.dispose()
        let third = shared.record()
        a.send(3)
        a.complete()
        #expect(first.words == "1 2 !")
        #expect(second.words == "1 2 !")
        #expect(third.words == "3 |")
        #expect(starts.value == 2)
    }

    @Test("a completed run is kept for later observers if requested; a failed run is not")
    func keepsCompleted() {
        let runs = Counter()
        let request = numbers.take(2).doingAtStart { runs.add() }
        let kept = request.share(replay: 1, keepsCompleted: true)
        #expect(kept.words == "1 2 |")
        #expect(kept.words == "2 |")
        #expect(runs.value == 1)
        #expect(request.share(replay: 1).words == "1 2 |")
        let broken = failing.doingAtStart { runs.add() }.share(replay: 2, keepsCompleted: true)
        #expect(broken.words == "1 2 #boom")
        #expect(broken.words == "1 2 #boom")
        #expect(runs.value == 4)
    }

    @Test("a run that all observers leave before its completion starts again")
    func keepsOnlyWhatCompleted() {
        let subject = Subject<Int, Never>()
        let runs = Counter()
        let kept = subject.doingAtStart { runs.add() }.share(replay: 1, keepsCompleted: true)
        let first = kept.record()
        subject.send(1)
        first.dispose()
        let (second, third) = (kept.record(), kept.record())
        subject.send(2)
        second.dispose()
        subject.complete()
        #expect(third.words == "2 |")
        #expect(kept.words == "2 |")
        #expect(kept.words == "2 |")
        #expect(runs.value == 2)
    }

    @Test("without replay, a late observer receives only later values")
    func late() {
        let a = Subject<Int, Oops>()
        let shared = a.share()
        let first = shared.record()
        a.send(1)
        let second = shared.record()
        a.send(2)
        a.fail(.boom)
        #expect(first.words == "1 2 #boom")
        #expect(second.words == "2 #boom")
    }

    @Test("an observer that ends at a kept value leaves the run, even if its subscription continues")
    func leavesDuringReplay() {
        let clock = VirtualScheduler()
        let followers: [@Sendable (AnySignal<Int, Oops>) -> AnySignal<Int, Oops>] = [
            { $0.first().concat(Signals.never(Int.self, failure: Oops.self)).eraseToAnySignal() },
            {
                $0.tryMap { _ throws(Oops) in throw .boom }
                    .catch { _ in Signals.never(Int.self, failure: Oops.self) }.eraseToAnySignal()
            },
            {
                $0.tryMap { _ throws(Oops) in throw .boom }
                    .retry(1, on: clock) { _ in .seconds(1) }.eraseToAnySignal()
            },
        ]
        for follower in followers {
            let (a, ends) = (Subject<Int, Oops>(), Counter())
            let shared = a.doingAtEnd { _ in ends.add() }.share(replay: 1).eraseToAnySignal()
            let first = shared.record()
            a.send(1)
            let second = follower(shared).record()
            first.dispose()
            #expect(ends.value == 1)
            a.send(2)
            let third = shared.record()
            #expect(third.words == "")
            a.send(3)
            #expect(third.words == "3")
            second.dispose()
            #expect(third.words == "3")
        }
    }
}
