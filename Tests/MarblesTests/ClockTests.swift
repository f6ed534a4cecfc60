import CurrycombSignals
import Testing

@testable import CurrycombMarbleLines
@testable import CurrycombMarbles

@Suite struct ClockTests {
    @Test func coldInputsAreMerged() throws {
        let clock = MarbleClock()
        let a = clock.cold("-1---2----|")
        let b = clock.cold("---x---y-----|")
        let got = clock.record(a.merge(with: b))
        #expect(got.line.marbles.isEmpty)
        clock.run()
        #expect(got.line.description == "-1-x-2-y-----|")
        #expect(got.values == ["1", "x", "2", "y"])
        #expect(a.subscriptions.map(\.description) == ["^---------!"])
        #expect(b.subscriptions.map(\.description) == ["^------------!"])
        #expect(clock.inputs.map(\.name) == ["a", "b"])
    }

    @Test func aColdInputStartsForEachSubscriber() throws {
        let clock = MarbleClock()
        let a = clock.cold("-1-2|", .int)
        let first = clock.record(a)
        let second = clock.record(a.map { $0 * 10 }, from: 2)
        clock.run()
        #expect(first.line.description == "-1-2|")
        #expect(second.line.description == "---{[10]}-{[20]}|")
        #expect(second.line.marbles.map(\.frame) == [3, 5, 6])
        #expect(a.subscriptions.map(\.description) == ["^---!", "--^---!"])
    }

    @Test func aHotInputSendsWithoutSubscribers() throws {
        let clock = MarbleClock()
        let hot = clock.hot("a-^b--c-d|")
        let early = clock.record(hot)
        let late = clock.record(hot, from: 4, until: 6)
        let after = clock.record(hot, from: 9)
        clock.run()
        #expect(early.line.description == "-b--c-d|")
        #expect(late.line.description == "----c-!")
        #expect(after.line.description == "---------|")
        #expect(hot.subscriptions.map(\.description) == ["^------!", "----^-!", "---------(^!)"])
    }

    @Test func disposalComesBeforeTheEventsOfItsFrame() throws {
        let clock = MarbleClock()
        let hot = clock.hot("-a-b-|")
        let cold = clock.cold("-a-b-|")
        let (one, two) = (clock.record(hot, until: 3), clock.record(cold, until: 3))
        clock.run()
        #expect(one.line.description == "-a-!")
        #expect(two.line.description == "-a-!")
        #expect(cold.live == 0)
    }

    @Test func aDisposedSubscriptionIsNotCounted() throws {
        struct Ignoring: Observer {
            mutating func next(_: String) -> Demand { .more }
            mutating func end(_: End<MarbleFailure>) {}
        }
        let cold = MarbleClock().cold("-a-b-|")
        let subscription = Subscription()
        subscription.dispose()
        cold.subscribe(Ignoring(), in: subscription)
        #expect(cold.live == 0 && cold.subscriptions.isEmpty)
    }

    @Test func aRunMayUseItsWholeLimit() throws {
        let clock = MarbleClock()
        let got = clock.record(clock.cold("-a-b-|"))
        // There are four pieces of work: the subscription and three events.
        #expect(!clock.run(frames: nil, limit: 3))
        #expect(clock.run(frames: nil, limit: 1))
        #expect(got.line.description == "-a-b-|")
        let other = MarbleClock()
        _ = other.record(other.cold("-a-b-|"))
        #expect(other.run(frames: 3, limit: 2), "the work after these frames does not count")
    }

    @Test func failuresAndTablesAreReadAndWritten() throws {
        let clock = MarbleClock()
        let a = clock.cold("-t-f-#[no]", ["t": true, "f": false])
        let got = clock.record(a.map { !$0 }, ["t": true, "f": false])
        clock.run()
        #expect(got.line.description == "-f-t-#[no]")
        let other = clock.record(clock.cold("ab|").map { $0 == "a" ? 1.5 : 2 }, ["x": 1.5])
        clock.run()
        #expect(other.line.marbles.compactMap(\.event.value) == ["x", "?"])
    }

    @Test func cannotFailTrapsOnlyForAFailingLine() async throws {
        func doubled(_ signal: some Signal<Int, Never>) -> some Signal<Int, Never> { signal.map { $0 * 2 } }
        let clock = MarbleClock()
        let got = clock.record(doubled(clock.cold("-1-2-|", .int).cannotFail()), .int)
        clock.run()
        #expect(got.line.description == "-2-4-|")
        await #expect(processExitsWith: .failure) { _ = MarbleClock().cold("-1-#", .int).cannotFail() }
    }

    @Test func timedOperatorsRunOnTheClock() throws {
        let clock = MarbleClock(.second)
        let a = clock.cold("-a-b|")
        let got = clock.record(a.delay(clock.frames(2), on: clock.scheduler))
        let late = clock.record(a.delay(.milliseconds(2500), on: clock.scheduler))
        clock.run()
        #expect(got.line.description == "---a-b|")
        #expect(late.line.marbles == got.line.marbles)
        #expect(clock.scheduler.now == .seconds(6) + .milliseconds(500))
    }

    @Test func aLineWithoutAnEndHasTheRunsLength() throws {
        let clock = MarbleClock()
        let input = clock.cold("-a---")
        let got = clock.record(input)
        clock.run()
        #expect(got.line.description == "-a---")
        #expect(input.subscriptions.map(\.description) == ["^----"])
        #expect(input.live == 1)
        let endless = MarbleClock()
        let beats = endless.record(Signals.interval(.milliseconds(3), on: endless.scheduler))
        #expect(endless.run(frames: 10))
        #expect(beats.line.description == "---0--1--2")
        #expect(!endless.run())
    }

    @Test func aLineCanBePlayedIntoAClosure() throws {
        let clock = MarbleClock()
        let subject = Subject<Int, MarbleFailure>()
        var heard: [String] = []
        clock.play("-1-2-|", .int) { event in
            heard.append("\(clock.frame) \(event)")
            if let value = event.value { subject.send(value) }
        }
        clock.at(4) { heard.append("at \(clock.frame)") }
        clock.at(2) { clock.at(1) { heard.append("past, at \(clock.frame)") } }
        let got = clock.record(subject)
        clock.run()
        #expect(heard == ["1 next 1", "past, at 2", "3 next 2", "at 4", "5 completed"])
        #expect(got.line.description == "-1-2--")
    }

    /// A signal as a learner might write it: a list of closures, with no guarantee that it obeys the contract of
    /// signals.
    final class Homemade {
        var listeners: [(Int) -> Void] = []
        func send(_ value: Int) { for listener in listeners { listener(value) } }
    }

    @Test func aRecorderRecordsManualEvents() throws {
        struct Boom: Error {}
        let clock = MarbleClock()
        let signal = Homemade()
        let got = clock.recorder(of: Int.self)
        signal.listeners.append { got.next($0) }
        clock.play("-1-2-|", .int) { event in
            if let value = event.value { signal.send(value) } else { got.completed() }
        }
        clock.at(7) { got.next(9) }
        clock.at(8) { got.failed(Boom()) }
        clock.run()
        #expect(got.line.description == "-1-2-|-9#[Boom()]")
        #expect(got.recording.inputs == [MarbleRow("a", try MarbleLine("-1-2-|"))])
    }

    @Test func anInvalidLineStopsTheProgram() async {
        await #expect(processExitsWith: .failure) { _ = MarbleClock().cold("-(a") }
        await #expect(processExitsWith: .failure) { _ = MarbleClock().cold("--^-a|") }
        await #expect(processExitsWith: .failure) { _ = MarbleClock().cold("-a|", .int) }
    }

    @Test func framesAreWholeUnits() {
        #expect(FrameUnit.second.frame(at: .milliseconds(1999)) == 1)
        #expect(FrameUnit.second.frame(at: .seconds(2)) == 2)
        #expect(MarbleClock(.seconds(2)).frames(3) == .seconds(6))
        #expect(FrameUnit.milliseconds(10).frame(at: .milliseconds(39)) == 3)
        #expect(FrameUnit.millisecond.duration(of: 40) == .milliseconds(40))
    }

    @Test func extremeFramesDoNotOverflow() throws {
        for unit in [FrameUnit.millisecond, .second] {
            let clock = MarbleClock(unit)
            let input = clock.cold("-a--")
            let got = clock.record(input, until: .max)
            var frames: [Int] = []
            clock.at(.max) { frames.append(clock.frame) }
            clock.at(.min) { frames.append(clock.frame) }
            #expect(clock.run(frames: 5))
            #expect(got.line.description == "-a---")
            #expect(clock.run())
            #expect(frames == [0, Int.max / unit.milliseconds])
            #expect(input.subscriptions.first?.marbles.first?.frame == Int.max / unit.milliseconds)
            #expect(clock.advance(by: .seconds(Int64.max / 2)))
            #expect(clock.frame == Int.max / unit.milliseconds)
        }
        let endless = MarbleClock(.second)
        #expect(endless.run(frames: .max))
    }

    @Test func aClockWithPendingWorkIsReleased() {
        weak var scheduler: VirtualScheduler?
        do {
            let clock = MarbleClock()
            clock.at(10) {}
            clock.run(frames: 3)
            scheduler = clock.scheduler
        }
        #expect(scheduler == nil)
    }

    @Test func aRunEndsAtItsLastScheduledWork() {
        let clock = MarbleClock()
        clock.at(3) {}
        clock.run(frames: 10)
        #expect(clock.frame == 3)
    }

    @Test func workThatBecomesDueOutsideARunIsDone() {
        let clock = MarbleClock()
        var frames: [Int] = []
        clock.at(3) { frames.append(clock.frame) }
        clock.run(frames: 1)
        clock.scheduler.advance(by: .milliseconds(5))
        #expect(clock.run(frames: 5) && frames == [])
        #expect(clock.run() && frames == [5])
        clock.at(9) { frames.append(clock.frame) }
        clock.at(6) { clock.scheduler.advance(by: .milliseconds(6)) }
        #expect(clock.run() && frames == [5, 12])
    }

    @Test func aHotInputCanBeInterrupted() throws {
        let clock = MarbleClock()
        let hot = clock.hot("-a-!")
        let (all, mapped) = (clock.record(hot), clock.record(hot.map { $0 + $0 }))
        let concat = clock.record(hot.concat(clock.cold("b|")))
        clock.run()
        #expect(all.line.description == "-a-!")
        #expect(mapped.line.description == "-{[aa]}-!")
        #expect(concat.line.description == "-a-!")
        #expect(hot.subscriptions.map(\.description) == ["^--!", "^--!", "^--!"])
        #expect(hot.live == 0)
    }
}
