import CurrycombSignals
import Testing

@Suite("Operators with several inputs")
struct CombiningTests {
    let a = Subject<Int, Oops>()
    let b = Subject<Int, Oops>()

    @Test("merge passes on as it comes and completes with the last")
    func merge() {
        let record = a.merge(with: b).record()
        a.send(1)
        b.send(2)
        a.complete()
        b.send(3)
        b.complete()
        #expect(record.words == "1 2 3 |")
    }

    @Test("merge fails with the first failure and lets go of the others")
    func mergeFails() {
        let record = Signals.merge([a, b]).record()
        a.send(1)
        b.fail(.boom)
        a.send(2)
        #expect(record.words == "1 #boom")
    }

    @Test("zip pairs first with first and completes when no more pairs can come")
    func zip() {
        let record = a.zip(with: b).record()
        a.send(1)
        a.send(2)
        b.send(10)
        a.complete()
        #expect(record.words == "(1, 10)")
        b.send(20)
        #expect(record.words == "(1, 10) (2, 20) |")
    }

    @Test("zip of three, and of an array")
    func zipMore() {
        let three = Signals.zip(Signals.of(1, 2), Signals.of("a", "b"), Signals.of(true, false, true))
        #expect(three.map { "\($0.0)\($0.1)\($0.2)" }.words == "1atrue 2bfalse |")
        let array = Signals.zip([Signals.of(1, 2, 3), Signals.of(4, 5, 6), Signals.of(7, 8, 9)])
        #expect(array.words == "[1, 4, 7] [2, 5, 8] [3, 6, 9] |")
        let six = Signals.zip(
            Signals.just(1), Signals.just(2), Signals.just(3), Signals.just(4), Signals.just(5), Signals.just(6))
        #expect(six.words == "(1, 2, 3, 4, 5, 6) |")
    }

    @Test("combineLatest sends at each value of either once both have sent")
    func combineLatest() {
        let record = a.combineLatest(with: b).record()
        let array = Signals.combineLatest([a, b]).record()
        a.send(1)
        a.send(2)
        b.send(10)
        a.complete()
        b.send(20)
        b.complete()
        #expect(record.words == "(2, 10) (2, 20) |")
        #expect(array.words == "[2, 10] [2, 20] |")
    }

    @Test("combineLatest completes when one side completes without a value")
    func combineLatestMute() {
        let record = a.combineLatest(with: b).record()
        a.complete()
        #expect(record.words == "|")
    }

    @Test("and, or")
    func logic() {
        let p = Subject<Bool, Never>()
        let q = Subject<Bool, Never>()
        let and = p.and(q).record()
        let or = p.or(q).record()
        p.send(true)
        q.send(false)
        q.send(true)
        #expect(and.words == "false true")
        #expect(or.words == "true true")
    }

    @Test("withLatest is triggered by one side only")
    func withLatest() {
        let record = a.withLatest(from: b).record()
        a.send(1)
        b.send(10)
        b.send(20)
        a.send(2)
        b.complete()
        a.send(3)
        a.complete()
        #expect(record.words == "(2, 20) (3, 20) |")
    }

    @Test("sample sends each value at most once")
    func sample() {
        let record = a.sample(on: b).record()
        a.send(1)
        a.send(2)
        b.send(0)
        b.send(0)
        a.send(3)
        b.send(0)
        b.complete()
        #expect(record.words == "2 3 |")
    }

    @Test("take until, skip until")
    func until() {
        let taken = a.take(until: b).record()
        let skipped = a.skip(until: b).record()
        a.send(1)
        b.send(0)
        a.send(2)
        a.complete()
        #expect(taken.words == "1 |")
        #expect(skipped.words == "2 |")
    }

    @Test("concat runs the next only when the one before has completed")
    func concat() {
        let ran = Counter()
        let second = Signals.of(8, 9, failure: Oops.self).doingAtStart { ran.add() }
        let record = a.concat(second).record()
        a.send(1)
        #expect(ran.value == 0)
        a.complete()
        #expect(record.words == "1 8 9 |")
        #expect(Signals.concat([Signals.of(1, 2), Signals.of(3, 4)]).words == "1 2 3 4 |")
    }

    @Test("flatMap merge interleaves, concat waits, latest switches")
    func flatMap() {
        func run(_ how: Flattening) -> String {
            let inner = [Subject<Int, Never>(), Subject<Int, Never>(), Subject<Int, Never>()]
            let outer = Subject<Int, Never>()
            let record = outer.flatMap(how) { inner[$0] }.record()
            outer.send(0)
            inner[0].send(1)
            outer.send(1)
            outer.send(2)
            inner[0].send(2)
            inner[1].send(3)
            inner[0].complete()
            outer.complete()
            inner[1].send(4)
            inner[2].send(5)
            inner[1].complete()
            inner[2].send(6)
            inner[2].complete()
            return record.words
        }
        #expect(run(.merge) == "1 2 3 4 5 6 |")
        #expect(run(.concat) == "1 2 4 6 |")
        #expect(run(.mergeUpTo(2)) == "1 2 3 4 5 6 |")
        #expect(run(.latest) == "1 5 6 |")
    }

    @Test("an inner failure ends all, unless it is caught inside")
    func innerFailure() {
        let outer = Signals.of(1, 2, 3, failure: Oops.self)
        let inner: @Sendable (Int) -> AnySignal<Int, Oops> = {
            $0 == 2 ? Signals.fail(.boom).eraseToAnySignal() : Signals.just($0, failure: Oops.self).eraseToAnySignal()
        }
        #expect(outer.flatMap(.merge, inner).words == "1 #boom")
        #expect(outer.flatMap(.concat, inner).words == "1 #boom")
        #expect(Signals.of(1, 2, 3).flatMap { inner($0).catchTo(0) }.words == "1 0 3 |")
    }

    @Test("bind stops when told to")
    func bind() {
        let signal = Signals.from(1...).bind { value, stop in
            stop = value == 3
            return Signals.of(value, value * 10)
        }
        #expect(signal.words == "1 10 2 20 3 30 |")
        #expect(Signals.from(1...).bind { value, _ in value < 3 ? Signals.just(value) : nil }.words == "1 2 |")
    }

    @Test("the monad laws: left identity, right identity, associativity")
    func laws() {
        let f: @Sendable (Int) -> AnySignal<Int, Never> = { Signals.of($0, $0 + 1).eraseToAnySignal() }
        let g: @Sendable (Int) -> AnySignal<Int, Never> = { Signals.from(0..<$0 % 3).eraseToAnySignal() }
        for value in 0..<20 {
            for how in [Flattening.concat, .merge] {
                #expect(Signals.return(value).flatMap(how, f).words == f(value).words)
                let m = Signals.from(0..<value)
                #expect(m.flatMap(how) { Signals.return($0) }.words == m.words)
                #expect(
                    m.flatMap(how, f).flatMap(how, g).words
                        == m.flatMap(how) { f($0).flatMap(how, g) }.words)
            }
        }
    }

    @Test("catch goes on, retry and repeat run again")
    func again() {
        let runs = Counter()
        let failing = Signals.of(1, failure: Oops.self).concat(Signals.fail(.boom)).doingAtStart { runs.add() }
        #expect(failing.catch { _ in Signals.of(7, 8) }.words == "1 7 8 |")
        #expect(failing.catchTo(9).words == "1 9 |")
        #expect(failing.retry(2).words == "1 1 1 #boom")
        #expect(runs.value == 5)
        #expect(Signals.of(1, 2).repeat(2).words == "1 2 1 2 |")
        #expect(Signals.of(1, 2).repeat().take(3).words == "1 2 1 |")
    }

    @Test("share runs once, stops with the last observer, and starts anew")
    func share() {
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

    @Test("groupBy sends a group at the first value of its key, and groups end with the whole")
    func groupBy() {
        let words = Signals.from(1...6).groupBy { $0 % 3 }
            .flatMap { group in group.collect().map { "\(group.key):\($0)" } }
        #expect(Set(words.record().values) == ["1:[1, 4]", "2:[2, 5]", "0:[3, 6]"])
    }
}
