import CurrycombBindings
import CurrycombEffects
import CurrycombMarbles
import CurrycombSignals
import CurrycombStores
import CurrycombTestKit
import Synchronization
import Testing

enum Oops: Error, Equatable { case boom }

private actor Tally {
    private var count = 0
    func next() -> Int {
        count += 1
        return count
    }
}

@Suite("One virtual time")
struct TestTimeTests {
    func later<Value: Sendable>(_ frames: Int, _ value: Value, _ clock: TestClock) -> LazyTask<Value, Never> {
        LazyTask<Void, Never>.sleep(for: .milliseconds(frames), on: clock).map { value }
    }

    @Test("a signal of a task sends at the task's time, and can be disposed of before that time")
    func fromTask() {
        let time = TestTime()
        let clock = time.clock
        let got = time.marbles.record(Signals.from(later(3, "a", clock)))
        let cut = time.marbles.record(Signals.from(later(3, "a", clock)), until: 2)
        #expect(time.run())
        #expect(got.line.description == "---(a|)")
        #expect(cut.line.description == "--!")
        #expect(time.now == .milliseconds(3))
    }

    @Test("a signal of an asynchronous sequence sends each element at the element's time")
    func fromAsyncSequence() {
        let time = TestTime()
        let clock = time.clock
        @Sendable func ticks() -> AsyncStream<Int> {
            let count = Mutex(0)
            return AsyncStream {
                try? await clock.sleep(for: .milliseconds(2))
                return count.withLock { count in
                    count += 1
                    return count <= 3 ? count : nil
                }
            }
        }
        let got = time.marbles.record(Signals.from(async: ticks()))
        let cut = time.marbles.record(Signals.from(async: ticks()), until: 3)
        #expect(time.run())
        #expect(got.line.description == "--1-2-3-|")
        #expect(cut.line.description == "--1!")
    }

    @Test("a frame may have any length, and a closure's result may be ignored")
    func frames() {
        let time = TestTime(.milliseconds(100))
        let got = Mutex<[Int]>([])
        let signal = Signals.timer(after: .milliseconds(300), on: time.scheduler)
        time.perform { signal.observe { value in got.withLock { $0.append(value) } } }
        time.run(frames: 3)
        #expect(got.withLock { $0 }.isEmpty)
        time.run(frames: 4)
        #expect(got.withLock { $0 } == [0])
    }

    @Test("tasks inside signals: the latest search wins, the others are cancelled")
    func latest() {
        let time = TestTime()
        let clock = time.clock
        let cancelled = Mutex<[String]>([])
        let typed = time.marbles.cold("-a--b-------c---|")
        let found = time.marbles.record(
            typed.flatMap(.latest) { text in
                Signals.from(
                    later(5, text.uppercased(), clock).failing().onCancel(
                        LazyTask { cancelled.withLock { $0.append(text) } }))
            })
        time.run()
        #expect(found.line.description == "---------B-------(C|)")
        #expect(cancelled.withLock { $0 } == ["a"])
    }

    @Test("a retry with a growing wait, a timeout and a race are exact to the frame")
    func retry() {
        let time = TestTime()
        let clock = time.clock
        let attempts = Mutex<[Int]>([])
        let scheduler = time.scheduler
        let failing = LazyTask<String, Oops> { () async throws(Oops) -> String in
            let count = attempts.withLock { attempts in
                attempts.append(Int(scheduler.now / .milliseconds(1)))
                return attempts.count
            }
            if count < 3 { throw .boom }
            return "ok"
        }
        let retried = time.marbles.record(
            Signals.from(failing.retry(5, backoff: .exponential(from: .milliseconds(2)), on: clock)))
        let timed = time.marbles.record(
            Signals.from(later(9, 1, clock).timeout(after: .milliseconds(4), on: clock).map { $0 ?? 0 }))
        let raced = time.marbles.record(Signals.from(later(9, 1, clock).race(later(7, 2, clock))))
        time.run()
        #expect(attempts.withLock { $0 } == [0, 2, 6])
        #expect(retried.line.description == "------([ok]|)")
        #expect(timed.line.description == "----(0|)")
        #expect(raced.line.description == "-------(2|)")
    }

    @Test("runs child tasks, actors, shields and memoized tasks, in the same order each time")
    func everything() {
        func run() -> (String, [Int]) {
            let time = TestTime()
            let clock = time.clock
            let tally = Tally()
            let order = Mutex<[Int]>([])
            let children = (1...8).map { number in
                later(number % 3, number, clock).flatMap { number in
                    LazyTask<Int, Never> {
                        order.withLock { $0.append(number) }
                        return await tally.next()
                    }
                }
            }
            let shared = later(2, 100, clock).memoized()
            let work = children.sequence().map { $0.reduce(0, +) }
                .flatMap { sum in shared.flatMap { more in shared.map { sum + more + $0 } } }
                .ensure(later(1, (), clock))
            let got = time.marbles.record(Signals.from(work))
            time.run()
            return (got.line.description, order.withLock { $0 })
        }
        let first = run()
        #expect(first.0 == "-----([236]|)")
        #expect(first.1 == [3, 6, 1, 4, 7, 2, 5, 8])
        for _ in 0..<50 { #expect(run() == first) }
    }

    @Test("does what its documentation shows")
    func documentation() {
        let time = TestTime()
        let clock = time.clock
        let typed = time.marbles.cold("-a--b-------|")
        let found = time.marbles.record(
            typed.flatMap(.latest) { text in
                Signals.from(LazyTask<Void, Never>.sleep(for: .milliseconds(5), on: clock).map { text }.failing())
            })
        time.run()
        #expect(found.line.description == "---------b--|")
    }

    @Test("runs a store's effects beside signals' timers")
    func store() {
        let time = TestTime()
        let clock = time.clock
        let work = later(3, 10, clock)
        let store = Store(
            [Int](),
            .withEffects { (list: inout [Int], number: Int) in
                list.append(number)
                return number < 10 ? .task(work) { $0 + number } : .none
            })
        let ticks = Signals.interval(.milliseconds(2), on: time.scheduler).map { _ in 0 }
            .take(2).observe { _ in store.dispatch(2) }
        time.perform { store.dispatch(1) }
        time.advance(by: .milliseconds(2))
        #expect(store.state == [1, 2])
        time.advance(by: .milliseconds(1))
        #expect(store.state == [1, 2, 11])
        time.run()
        #expect(store.state == [1, 2, 11, 2, 12, 12])
        ticks.dispose()
    }

    @Test("advances up to and including a time; marble lines advance with it")
    func advance() {
        let time = TestTime()
        let got = time.marbles.record(time.marbles.hot("--a-b-|"))
        time.advance(by: .milliseconds(2))
        #expect(got.values == ["a"])
        #expect(time.now == .milliseconds(2))
        time.advance(by: .milliseconds(1))
        #expect(got.values == ["a"])
        time.advance(by: .milliseconds(10))
        #expect(got.line.description == "--a-b-|")
        #expect(time.now == .milliseconds(13))
    }

    @Test("a sleep until the current time does not wait; a cancelled sleep ends")
    func sleep() {
        let time = TestTime()
        let clock = time.clock
        let ended = Mutex<[String]>([])
        let running = time.perform {
            LazyTask<Void, Never> {
                try? await clock.sleep(until: clock.now)
                ended.withLock { $0.append("none") }
                do { try await clock.sleep(for: .seconds(5)) } catch { ended.withLock { $0.append("\(error)") } }
            }.start()
        }
        time.advance()
        #expect(ended.withLock { $0 } == ["none"])
        running.cancel()
        time.advance()
        #expect(ended.withLock { $0 } == ["none", "CancellationError()"])
        #expect(time.run() && time.now == .zero)
    }
}
