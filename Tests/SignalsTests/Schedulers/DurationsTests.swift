import CurrycombSignals
import Testing

/// A delay of zero or less counts as no delay, and a delay or period may be as long as a `Duration` allows.
@Suite("Durations") struct DurationsTests {
    private typealias Operator = @Sendable (Duration, any Scheduler) -> AnySignal<Int, Oops>

    private static let one = Signals.just(7, failure: Oops.self).concat(Signals.never()).eraseToAnySignal()
    private static let never = Signals.never(Int.self, failure: Oops.self).eraseToAnySignal()

    /// Each operator, with the events that it has sent by one second before the given time (`before`), and by the given
    /// time (`after`).
    private static let table: [(name: String, operator: Operator, before: String, after: String)] = [
        ("delay", { one.delay($0, on: $1).eraseToAnySignal() }, "", "7"),
        ("debounce", { one.debounce($0, on: $1).eraseToAnySignal() }, "", "7"),
        ("throttle", { one.throttle($0, on: $1, leading: false).eraseToAnySignal() }, "", "7"),
        ("timer", { Signals.timer(after: $0, on: $1, failure: Oops.self).eraseToAnySignal() }, "", "0 |"),
        ("timeout", { never.timeout(after: $0, on: $1, orFail: .boom).eraseToAnySignal() }, "", "#boom"),
        ("timeout, fallback", { never.timeout(after: $0, on: $1, fallback: one).eraseToAnySignal() }, "", "7"),
        ("retry", { failing.retry(1, backoff: .constant($0), on: $1).eraseToAnySignal() }, "1 2", "1 2 1 2 #boom"),
        (
            "retry, backoff",
            { time, clock in failing.retry(1, on: clock) { _ in time }.eraseToAnySignal() }, "1 2", "1 2 1 2 #boom"
        ),
        (
            "retry, exponential",
            { failing.retry(1, backoff: .exponential(from: $0), on: $1).eraseToAnySignal() },
            "1 2", "1 2 1 2 #boom"
        ),
    ]

    @Test(arguments: [.zero, .seconds(-1), .seconds(Int64.min)] as [Duration])
    func delaysOfZeroOrLessAreImmediate(time: Duration) {
        for row in Self.table {
            let clock = VirtualScheduler()
            let record = row.operator(time, clock).record()
            clock.advance(by: .zero)
            #expect(record.words == row.after, "\(row.name)")
        }
    }

    @Test(arguments: [.seconds(10_000_000_000), .seconds(Int64.max)] as [Duration])
    func hugeDelaysAreAccepted(time: Duration) {
        for row in Self.table {
            let clock = VirtualScheduler()
            let record = row.operator(time, clock).record()
            clock.advance(by: time - .seconds(1))
            #expect(record.words == row.before, "\(row.name)")
            clock.advance(by: .seconds(1))
            #expect(record.words == row.after, "\(row.name)")
        }
    }

    @Test("periods, which must be positive, may be huge", arguments: [.seconds(Int64.max)] as [Duration])
    func periods(time: Duration) {
        let clock = VirtualScheduler()
        let interval = Signals.interval(time, on: clock).record()
        let buffer = Self.one.buffer(every: time, on: clock).map(\.count).record()
        let window = Self.one.window(every: time, on: clock).flatMap { $0 }.record()
        clock.advance(by: time)
        #expect(interval.words == "0")
        #expect(buffer.words == "1")
        #expect(window.words == "7")
    }

    @Test("queues and actors accept any duration", arguments: [.zero, .seconds(-1), .seconds(Int64.max)] as [Duration])
    func real(time: Duration) {
        let queue = QueueScheduler()
        let actor = ActorScheduler(MainActor.shared)
        for row in Self.table {
            row.operator(time, queue).observe({ _ in }, ended: { _ in }).dispose()
            row.operator(time, actor).observe({ _ in }, ended: { _ in }).dispose()
        }
    }
}
