import CurrycombSignals
import Testing

@Suite("throttle") struct ThrottleTests {
    @Test("sends the first value at once and one value in each interval", arguments: [true, false])
    func throttle(latest: Bool) {
        let clock = VirtualScheduler()
        let subject = Subject<Int, Oops>()
        let record = subject.throttle(.seconds(10), on: clock, latest: latest).record()
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(record.words == "1")
        clock.advance(by: .seconds(10))
        #expect(record.words == (latest ? "1 3" : "1 2"))
        clock.advance(by: .seconds(20))
        subject.send(4)
        #expect(record.words == (latest ? "1 3 4" : "1 2 4"))
    }

    /// Throttles values sent at 0, 1, 3, 5 and 20 seconds, with an interval of four seconds. Returns the forwarded
    /// values, each with its time, and the end.
    private func run(leading: Bool, trailing: Bool, latest: Bool = true) -> String {
        let clock = VirtualScheduler()
        let subject = Subject<Int, Oops>()
        let log = Log<String>()
        subject.throttle(.seconds(4), on: clock, leading: leading, trailing: trailing, latest: latest)
            .observe({ log.add("\($0)@\(clock.now.components.seconds)") }, ended: { _ in log.add("|") })
        for (time, value) in [(0, 1), (1, 2), (3, 3), (5, 4), (20, 5)] {
            clock.advance(to: .seconds(time))
            subject.send(value)
        }
        clock.advance(to: .seconds(21))
        subject.complete()
        #expect(clock.pending == 0)
        return log.all.joined(separator: " ")
    }

    @Test("both edges, the leading edge, the trailing edge")
    func edges() {
        #expect(run(leading: true, trailing: true) == "1@0 3@4 4@8 5@20 |")
        #expect(run(leading: true, trailing: false) == "1@0 4@5 5@20 |")
        #expect(run(leading: false, trailing: true) == "3@4 4@8 5@21 |")
        #expect(run(leading: false, trailing: true, latest: false) == "1@4 4@8 5@21 |")
    }

    @Test("a failure is forwarded at once and drops the waiting value; disposal drops it, too")
    func ends() {
        let clock = VirtualScheduler()
        let subject = Subject<Int, Oops>()
        let record = subject.throttle(.seconds(4), on: clock).record()
        let other = subject.throttle(.seconds(4), on: clock).record()
        subject.send(1)
        subject.send(2)
        other.dispose()
        subject.fail(.boom)
        clock.run()
        #expect(record.words == "1 #boom")
        #expect(other.words == "1 !")
        #expect(clock.pending == 0)
    }
}
