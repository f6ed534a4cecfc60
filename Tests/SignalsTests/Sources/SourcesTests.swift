import CurrycombSignals
import Testing

@Suite("Sources") struct SourcesTests {
    @Test func just() { #expect(Signals.just(1).words == "1 |") }
    @Test func `return`() { #expect(Signals.return("a").words == "a |") }
    @Test func of() { #expect(Signals.of(1, 2, 3).words == "1 2 3 |") }
    @Test func from() { #expect(Signals.from([3, 1]).words == "3 1 |") }
    @Test func empty() { #expect(Signals.empty(Int.self).words == "|") }
    @Test func never() { #expect(Signals.never(Int.self).words == "") }
    @Test func fail() { #expect(Signals.fail(Oops.boom, value: Int.self).words == "#boom") }

    @Test("unfold makes values from a state until there are none")
    func unfold() {
        let powers = Signals.unfold(1) { state -> Int? in
            defer { state *= 2 }
            return state < 20 ? state : nil
        }
        #expect(powers.words == "1 2 4 8 16 |")
        #expect(powers.words == "1 2 4 8 16 |", "each subscription starts from the same state")
    }

    @Test("iterate never ends")
    func iterate() { #expect(Signals.iterate(1) { $0 * 3 }.take(4).words == "1 3 9 27 |") }

    @Test("deferred makes a signal at each subscription")
    func deferred() {
        let made = Counter()
        let signal = Signals.deferred {
            made.add()
            return Signals.just(made.value)
        }
        #expect(made.value == 0)
        #expect(signal.words == "1 |")
        #expect(signal.words == "2 |")
    }

    @Test("create sends the values of its closure until it is disposed of")
    func create() {
        let stopped = Counter()
        let signal = Signals.create { (sink: Sink<Int, Oops>) in
            #expect(sink.send(1) == .more)
            sink.onDispose { stopped.add() }
            sink.fail(.boom)
            #expect(sink.send(2) == .enough)
            sink.complete()
        }
        #expect(signal.words == "1 #boom")
        #expect(stopped.value == 1)
    }

    @Test("cleanup that create adds after the end runs at once")
    func createdTooLate() {
        let stopped = Counter()
        let signal = Signals.create { (sink: Sink<Int, Never>) in
            sink.complete()
            #expect(sink.subscription.isDisposed)
            sink.onDispose { stopped.add() }
        }
        #expect(signal.words == "|")
        #expect(stopped.value == 1)
    }

    @Test("interval counts, timer sends once, and disposal cancels the timer")
    func beats() {
        let clock = VirtualScheduler()
        let interval = Signals.interval(.seconds(1), on: clock).record()
        let timer = Signals.timer(after: .seconds(2), on: clock).record()
        clock.advance(by: .seconds(3))
        interval.dispose()
        #expect(interval.words == "0 1 2 !")
        #expect(timer.words == "0 |")
        #expect(clock.pending == 0)
    }

    @Test("in a disposed subscription, each source sends only the interruption")
    func disposed() {
        func words(_ signal: some Signal<Int, Oops>) -> String {
            let (log, subscription) = (Log<String>(), Subscription())
            subscription.dispose()
            signal.subscribe(EventLog(log: log), in: subscription)
            return log.all.joined(separator: " ")
        }
        let one = Signals.just(1, failure: Oops.self)
        #expect(words(one) == "interrupted")
        #expect(words(Signals.empty(Int.self, failure: Oops.self)) == "interrupted")
        #expect(words(Signals.fail(Oops.boom, value: Int.self)) == "interrupted")
        #expect(words(one.take(0)) == "interrupted")
        #expect(words(one.take(last: 0)) == "interrupted")
        #expect(words(one.repeat(0)) == "interrupted")
    }

    @Test("unfold is interrupted if its last step disposes of the subscription")
    func unfoldDisposed() {
        let (log, subscription) = (Log<String>(), Subscription())
        Signals.unfold(1, failure: Oops.self) { _ -> Int? in
            subscription.dispose()
            return nil
        }.subscribe(EventLog(log: log), in: subscription)
        #expect(log.all == ["interrupted"])
    }

    @Test("a signal from an asynchronous sequence is interrupted at disposal, even if the sequence ends when cancelled")
    func asyncDisposal() async {
        for _ in 0..<200 {
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            continuation.yield(1)
            let (arrived, done) = AsyncStream.makeStream(of: Void.self)
            let (ended, end) = AsyncStream.makeStream(of: Void.self)
            let log = Log<String>()
            let subscription = Signals.from(async: stream).doing { _ in done.finish() }.collect().observe(
                { log.add("\($0)") },
                ended: {
                    log.add("\($0)")
                    end.finish()
                })
            for await _ in arrived {}
            subscription.dispose()
            // The task may still be delivering the value. Then the end comes after it, on the task's thread.
            for await _ in ended {}
            #expect(log.all == ["interrupted"])
        }
    }

    @Test("in a disposed subscription, an asynchronous sequence is not iterated")
    func asyncDisposedBefore() {
        struct Never: AsyncSequence, AsyncIteratorProtocol {
            let iterations: Counter
            func makeAsyncIterator() -> Self {
                iterations.add()
                return self
            }
            mutating func next(isolation: isolated (any Actor)? = #isolation) async throws(Oops) -> Int? { nil }
            mutating func next() async throws(Oops) -> Int? { nil }
        }
        let (log, subscription, iterations) = (Log<String>(), Subscription(), Counter())
        subscription.dispose()
        Signals.from(async: Never(iterations: iterations)).subscribe(EventLog(log: log), in: subscription)
        #expect(log.all == ["interrupted"])
        #expect(iterations.value == 0)
    }

    private struct EventLog: Observer {
        let log: Log<String>

        func next(_ value: Int) -> Demand {
            log.add("\(value)")
            return .more
        }

        func end(_ end: End<Oops>) { log.add("\(end)") }
    }
}
