import CurrycombSignals
import Testing

@Suite("The type of a failure comes from its context")
struct FailuresFromContextTests {
    let requests = Subject<Int, Oops>()
    let page = MutableProperty(1)

    func words(of signal: some Signal<Int, Oops>) -> String { signal.words }

    @Test("sources") func sources() {
        #expect(Signals.of(1, 2, failure: Oops.self).flatMap { Signals.just($0) }.words == "1 2 |")
        #expect(failing.catch { _ in Signals.just(7) }.words.hasSuffix("7 |"))
        #expect(failing.merge(with: Signals.empty()).words == failing.words)
        #expect(words(of: Signals.never()) == "")
        #expect(words(of: Signals.from([1, 2])) == "1 2 |")
        #expect(words(of: Signals.of(1, 2)) == "1 2 |")
        #expect(words(of: Signals.return(1)) == "1 |")
        #expect(Signals.just(1).words == "1 |")
        let clock = VirtualScheduler()
        let late = Signals.interval(.seconds(1), on: clock).take(2).record()
        let failingLate = requests.merge(with: Signals.timer(after: .seconds(1), on: clock)).record()
        clock.run()
        requests.fail(.boom)
        #expect(late.words == "0 1 |")
        #expect(failingLate.words == "0 #boom")
    }

    @Test("the other signal of two") func others() {
        let (stop, tick) = (Subject<Void, Never>(), Subject<Void, Never>())
        let pairs = requests.withLatest(from: page).map { $0 * 10 + $1 }.record()
        let latest = requests.combineLatest(with: page).map { $0 * 10 + $1 }.record()
        let zipped = requests.zip(with: page).map { $0 * 10 + $1 }.record()
        let merged = requests.merge(with: page).record()
        let sampled = requests.sample(on: tick).record()
        let taken = requests.take(until: stop).record()
        let skipped = requests.skip(until: stop).record()
        requests.send(5)
        page.value = 2
        tick.send(())
        stop.send(())
        requests.send(6)
        requests.fail(.boom)
        #expect(pairs.words == "51 62 #boom")
        #expect(latest.words == "51 52 62 #boom")
        #expect(zipped.words == "51 62 #boom")
        #expect(merged.words == "1 5 2 6 #boom")
        #expect(sampled.words == "5 #boom")
        #expect(taken.words == "5 |")
        #expect(skipped.words == "6 #boom")
    }
}
