import CurrycombSignals
import Testing

@Suite("timestamp, timeInterval") struct TimestampTests {
    @Test func timesAndIntervalsAreSent() {
        let clock = VirtualScheduler()
        let subject = Subject<Int, Never>()
        clock.advance(by: .seconds(2))
        let times = subject.timestamp(on: clock).map(\.time).record()
        let intervals = subject.timeInterval(on: clock).map(\.time).record()
        clock.advance(by: .seconds(1))
        subject.send(1)
        clock.advance(by: .seconds(4))
        subject.send(2)
        #expect(times.values == [.seconds(3), .seconds(7)])
        #expect(intervals.values == [.seconds(1), .seconds(4)])
    }
}
