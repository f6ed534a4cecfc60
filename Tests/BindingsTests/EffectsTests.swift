import CurrycombBindings
import CurrycombContainers
import CurrycombEffects
import CurrycombSignals
import Testing

@Suite("Effects and signals", .timeLimit(.minutes(60)))
struct EffectsTests {
    @Test("a task or an effect with an Either's value or error")
    func fromEither() async {
        #expect(await LazyTask(Either<Oops, Int>.right(1)).outcome() == .success(1))
        #expect(await LazyTask(Either<Oops, Int>.left(.boom)).outcome() == .failure(.boom))
        #expect(IO(Either<Oops, Int>.right(1)).result() == .success(1))
        #expect(IO(Either<Oops, Int>.left(.boom)).result() == .failure(.boom))
    }

    @Test("a lazy task's value or error, again for each observer")
    func fromTask() async {
        let runs = Log<Int>()
        let task = LazyTask { () async throws(Oops) -> Int in
            runs.add(1)
            if runs.all.count == 3 { throw .boom }
            return runs.all.count
        }
        let signal = Signals.from(task)
        #expect(runs.all.isEmpty)
        for expected in ["1 |", "2 |", "#boom"] {
            let record = signal.record()
            await until { record.subscription.isDisposed }
            #expect(record.words == expected)
        }
    }

    @Test("a lazy task is cancelled at disposal, and sends nothing after it")
    func cancelled() async {
        let gate = Subject<Void, Never>()
        let (began, cancelled) = (Log<Bool>(), Log<Bool>())
        let task = LazyTask<Int, Never> {
            began.add(true)
            for await _ in gate.values() { break }
            cancelled.add(Task.isCancelled)
            return 1
        }
        let record = Signals.from(task).record()
        await until { began.all == [true] }
        record.dispose()
        record.dispose()
        #expect(record.words == "!")
        await until { cancelled.all == [true] }
        #expect(record.words == "!")
    }

    @Test("an effect runs when it is observed, but not if it is disposed of before")
    func fromIO() {
        let runs = Log<Int>()
        let io = IO { () throws(Oops) -> Int in
            runs.add(1)
            if runs.all.count > 1 { throw .boom }
            return 7
        }
        let signal = Signals.from(io)
        #expect(runs.all.isEmpty)
        let over = Subscription()
        over.dispose()
        signal.subscribe(Deaf(), in: over)
        #expect(runs.all.isEmpty)
        #expect(signal.record().words == "7 |")
        #expect(signal.record().words == "#boom")
    }

    private struct Deaf: Observer {
        mutating func next(_ value: Int) -> Demand { .more }
        mutating func end(_ end: End<Oops>) {}
    }

    @Test("first, last and all values as lazy tasks")
    func toTasks() async throws {
        let numbers = Signals.of(1, 2, 3)
        #expect(try await numbers.firstValue().run() == 1)
        let endless = Signals.iterate(1) { $0 &+ 1 }
        #expect(await endless.firstValue().outcome() == .success(1))
        #expect(try await numbers.lastValue().run() == 3)
        #expect(try await numbers.allValues().run() == [1, 2, 3])
        #expect(try await numbers.filter { $0 > 3 }.firstValue().run() == nil)
        #expect(try await numbers.filter { $0 > 3 }.lastValue().run() == nil)
        let broken = Signals.of(1, failure: Oops.self).concat(Signals.fail(.boom))
        #expect(await broken.allValues().outcome() == .failure(.boom))
        #expect(await broken.lastValue().outcome() == .failure(.boom))
        #expect(await broken.firstValue().outcome() == .success(1))
    }

    @Test("a task that is cancelled disposes of its signal")
    func taskCancelled() async {
        let ends = Log<Bool>()
        let started = Log<Bool>()
        let signal = Signals.never(Int.self).doingAtStart { started.add(true) }.doingAtEnd {
            ends.add($0.isInterrupted)
        }
        let running = Task { await signal.allValues().outcome() }
        await until { started.all == [true] }
        running.cancel()
        #expect(await running.value.isCancelled)
        #expect(ends.all == [true])
    }

    @Test("an observation as an effect does nothing before it runs")
    func observation() {
        let numbers = Subject<Int, Never>()
        let heard = Log<Int>()
        let effect = numbers.observation { heard.add($0) }
        numbers.send(1)
        let subscription = effect.run()
        numbers.send(2)
        subscription.dispose()
        numbers.send(3)
        #expect(heard.all == [2])
    }
}
