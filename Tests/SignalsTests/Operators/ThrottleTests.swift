import CurrycombSignals
import Testing

@Suite("throttle") struct ThrottleTests {
    @Test("sends the first at once and one in each interval", arguments: [true, false])
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
}
