import CurrycombSignals
import Testing

@Suite("window") struct WindowTests {
    /// Logs the events of a signal of windows: `[ 1 2 |]` is a window that received two values and completed.
    private func written(_ signal: some Signal<PipeOutput<Int, Oops>, Oops>) -> Log<String> {
        let log = Log<String>()
        signal.observe(
            { window in
                log.add("[")
                window.observe(
                    { log.add("\($0)") },
                    ended: { end in
                        switch end {
                        case .completed: log.add("|]")
                        case .failed: log.add("#]")
                        case .interrupted: log.add("!]")
                        }
                    })
            },
            ended: { end in
                switch end {
                case .completed: log.add("|")
                case .failed: log.add("#")
                case .interrupted: log.add("!")
                }
            })
        return log
    }

    let subject = Subject<Int, Oops>()

    @Test func count() {
        let log = written(numbers.canFail(with: Oops.self).window(2))
        #expect(log.all.joined(separator: " ") == "[ 1 2 |] [ 3 4 |] [ 5 |] |")
        #expect(written(failing.window(3)).all.joined(separator: " ") == "[ 1 2 #] #")
    }

    @Test("joined again, the windows equal the source", arguments: 1...6) func law(_ size: Int) {
        #expect(numbers.window(size).flatten(.concat).words == numbers.words)
    }

    @Test("a trigger ends a window, and the next value begins another") func trigger() {
        let trigger = Subject<Void, Oops>()
        let log = written(subject.window(on: trigger))
        trigger.send()
        subject.send(1)
        subject.send(2)
        trigger.send()
        trigger.send()
        subject.send(3)
        trigger.complete()
        subject.send(4)
        subject.complete()
        #expect(log.all.joined(separator: " ") == "[ 1 2 |] [ 3 4 |] |")
    }

    @Test("the failure of the trigger ends the open window, too") func triggerFails() {
        let trigger = Subject<Void, Oops>()
        let log = written(subject.window(on: trigger))
        subject.send(1)
        trigger.fail(.boom)
        #expect(log.all.joined(separator: " ") == "[ 1 #] #")
    }

    @Test("a full window ends with its last value, and its time starts again") func full() {
        let clock = VirtualScheduler()
        let log = written(subject.window(every: .seconds(3), on: clock, limit: 2))
        subject.send(1)
        clock.advance(by: .seconds(1))
        subject.send(2)
        #expect(log.all.joined(separator: " ") == "[ 1 2 |]")
        clock.advance(by: .seconds(2))
        subject.send(3)
        clock.advance(by: .seconds(1))
        #expect(log.all.joined(separator: " ") == "[ 1 2 |] [ 3 |]")
        let single = written(subject.window(every: .seconds(3), on: clock, limit: 1))
        subject.send(4)
        subject.send(5)
        #expect(single.all.joined(separator: " ") == "[ 4 |] [ 5 |]")
        subject.complete()
    }

    @Test("time ends a window, and so does the limit") func time() {
        let clock = VirtualScheduler()
        let log = written(subject.window(every: .seconds(2), on: clock, limit: 2))
        clock.advance(by: .seconds(3))
        subject.send(1)
        clock.advance(by: .seconds(1))
        subject.send(2)
        subject.send(3)
        subject.send(4)
        clock.advance(by: .seconds(1))
        #expect(log.all.joined(separator: " ") == "[ 1 |] [ 2 3 |] [ 4")
        clock.advance(by: .seconds(1))
        #expect(log.all.last == "|]")
        subject.complete()
        #expect(clock.pending == 0)
    }

    @Test("disposal interrupts the window that is open") func disposal() {
        let clock = VirtualScheduler()
        let log = Log<String>()
        for windows in [
            subject.window(2).eraseToAnySignal(),
            subject.window(on: Signals.never(Int.self, failure: Oops.self)).eraseToAnySignal(),
            subject.window(every: .seconds(2), on: clock).eraseToAnySignal(),
        ] {
            let subscription = windows.doing { window in
                window.observe({ _ in }, ended: { log.add($0.isInterrupted ? "!" : "?") })
            }.run()
            subject.send(1)
            subscription.dispose()
        }
        #expect(log.all == ["!", "!", "!"])
    }

    @Test("take(1) interrupts the window that it has sent") func taken() {
        let ends = Log<String>()
        subject.window(2).take(1).doing { window in
            window.observe({ ends.add("\($0)") }, ended: { ends.add($0.isInterrupted ? "!" : "?") })
        }.run()
        subject.send(1)
        #expect(ends.all == ["1", "!"])
    }
}
