import CurrycombSignals
import Testing

@Suite("flatMap, flatten, switchToLatest, bind") struct FlatMapTests {
    func run(_ how: FlattenStrategy) -> String {
        let inner = [Subject<Int, Never>(), Subject<Int, Never>(), Subject<Int, Never>()]
        let outer = Subject<Int, Never>()
        let record = outer.flatMap(how) { inner[$0] }.record()
        outer.send(0)
        inner[0].send(1)
        outer.send(1)
        outer.send(2)
        inner[0].send(2)
        inner[1].send(3)
        inner[2].send(30)
        inner[0].complete()
        outer.complete()
        inner[1].send(4)
        inner[2].send(5)
        inner[1].complete()
        inner[2].send(6)
        inner[2].complete()
        return record.words
    }

    @Test("merge interleaves") func merge() { #expect(run(.merge) == "1 2 3 30 4 5 6 |") }
    @Test("concat waits") func concat() { #expect(run(.concat) == "1 2 4 6 |") }
    @Test("with two at once, the third waits") func upTo() { #expect(run(.mergeUpTo(2)) == "1 2 3 4 5 6 |") }
    @Test("first drops values while a signal runs") func first() { #expect(run(.first) == "1 2 |") }

    @Test("after a signal has ended, first takes the next value")
    func firstAgain() {
        let outer = Subject<Int, Never>()
        let inner = (0..<4).map { _ in Subject<Int, Never>() }
        let record = outer.flatMap(.first) { inner[$0] }.record()
        for index in 0..<2 { outer.send(index) }
        inner[0].send(1)
        inner[0].complete()
        outer.send(2)
        outer.send(3)
        inner[2].send(2)
        outer.complete()
        inner[2].complete()
        #expect(record.words == "1 2 |")
        #expect(numbers.flatMap(.first) { Signals.of($0, $0) }.words == "1 1 2 2 3 3 4 4 5 5 |")
    }

    @Test("latest switches") func latest() { #expect(run(.latest) == "1 30 5 6 |") }

    @Test("at most the allowed number of signals run at once", arguments: 1...4)
    func limit(_ limit: Int) {
        let inner = (0..<6).map { _ in Subject<Int, Never>() }
        let running = Counter()
        let most = Log<Int>()
        let record = Signals.from(0..<6).flatMap(.mergeUpTo(limit)) { index in
            inner[index].doingAtStart {
                running.add()
                most.add(running.value)
            }.doingAtEnd { _ in running.add(-1) }
        }.record()
        for subject in inner {
            subject.send(1)
            subject.complete()
        }
        #expect(most.all.max() == limit)
        #expect(record.words == "1 1 1 1 1 1 |")
    }

    @Test("flatten and switchToLatest run signals that are values")
    func flatten() {
        let list = Signals.of(Signals.of(1, 2).eraseToAnySignal(), Signals.of(3).eraseToAnySignal())
        #expect(list.flatten(.concat).words == "1 2 3 |")
        let outer = Subject<Subject<Int, Never>, Never>()
        let (a, b) = (Subject<Int, Never>(), Subject<Int, Never>())
        let record = outer.switchToLatest().record()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        #expect(record.words == "1 3")
    }

    @Test("an inner failure ends everything, unless it is caught inside")
    func innerFailure() {
        let outer = Signals.of(1, 2, 3, failure: Oops.self)
        let inner: @Sendable (Int) -> AnySignal<Int, Oops> = {
            $0 == 2 ? Signals.fail(.boom).eraseToAnySignal() : Signals.just($0, failure: Oops.self).eraseToAnySignal()
        }
        #expect(outer.flatMap(.merge, inner).words == "1 #boom")
        #expect(outer.flatMap(.concat, inner).words == "1 #boom")
        #expect(Signals.of(1, 2, 3).flatMap { inner($0).catchTo(0) }.words == "1 0 3 |")
    }

    @Test(
        "an inner failure arrives before the outer signal ends, so that a catch or a retry can act",
        arguments: [FlattenStrategy.merge, .mergeUpTo(2), .concat, .latest, .first])
    func innerFailureFromALivingOuter(_ how: FlattenStrategy) {
        let outer = Subject<Int, Oops>()
        let inner = Subject<Int, Oops>()
        let signal = outer.flatMap(how) { _ in inner }
        let plain = signal.record()
        let caught = signal.catchTo(0).record()
        let again = Counter()
        let retried = signal.doingAtStart { again.add() }.retry(1).record()
        outer.send(1)
        inner.send(1)
        inner.fail(.boom)
        #expect(plain.words == "1 #boom")
        #expect(caught.words == "1 0 |")
        #expect(retried.words == "1")
        #expect(again.value == 2)
    }

    @Test("switchToLatest, flatten and bind forward an inner failure, too")
    func innerFailureOfTheOthers() {
        let outer = Subject<Int, Oops>()
        let inner = Subject<Int, Oops>()
        let records = [
            outer.map { _ in inner }.switchToLatest().record(),
            outer.map { _ in inner }.flatten(.concat).record(),
            outer.bind { _, _ in inner }.record(),
        ]
        outer.send(1)
        inner.fail(.boom)
        #expect(records.map(\.words) == ["#boom", "#boom", "#boom"])
    }

    @Test("bind stops when its function sets stop")
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
            for how in [FlattenStrategy.concat, .merge] {
                #expect(Signals.return(value).flatMap(how, f).words == f(value).words)
                let m = Signals.from(0..<value)
                #expect(m.flatMap(how) { Signals.return($0) }.words == m.words)
                #expect(
                    m.flatMap(how, f).flatMap(how, g).words
                        == m.flatMap(how) { f($0).flatMap(how, g) }.words)
            }
        }
    }

    @Test("mergeUpTo(0) is not allowed")
    func noRoom() async {
        await #expect(processExitsWith: .failure) { _ = Signals.of(1).flatMap(.mergeUpTo(0)) { Signals.of($0) } }
    }

    @Test("stops a signal that begins while the last value is being delivered", arguments: [true, false])
    func beginsDuringLastValue(isDisposed: Bool) {
        let (outer, first, second) = (Subject<Int, Never>(), Subject<Int, Never>(), Subject<Int, Never>())
        let (ends, recorders) = (Log<End<Never>>(), Log<Recorder<Int, Never>>())
        let all = outer.flatMap { number in
            number == 1 ? first.eraseToAnySignal() : second.doingAtEnd { ends.add($0) }.eraseToAnySignal()
        }
        recorders.add(
            all.doing { _ in
                outer.send(2)
                if isDisposed { recorders.all[0].dispose() }
            }.take(1).record())
        outer.send(1)
        first.send(10)
        #expect(ends.all == [.interrupted])
    }

    @Test("disposes of a shared inner signal at its end, before its source sends another value")
    func sharedInner() {
        let made = Counter()
        let shared = Signals.from(1...1000).doing { _ in made.add() }.share()
        #expect(Signals.of(7).flatMap { _ in shared.take(2) }.words == "1 2 |")
        #expect(made.value == 2)
    }
}
