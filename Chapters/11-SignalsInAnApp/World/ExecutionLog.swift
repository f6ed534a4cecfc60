import CurrycombSignals
import Synchronization

/// A scheduler with a name, on virtual time. It stands for the main queue or for a background queue. Code that calls
/// ``ExecutionLog/note(_:)`` logs the scheduler on which it runs.
public final class NamedScheduler: Scheduler {
    /// The name.
    public let name: String
    private let clock: VirtualScheduler
    private let log: ExecutionLog

    /// Makes a scheduler. All schedulers of a log share its clock.
    init(_ name: String, _ clock: VirtualScheduler, _ log: ExecutionLog) {
        self.name = name
        self.clock = clock
        self.log = log
    }

    /// The current virtual time.
    public var now: Duration { clock.now }

    /// Schedules work for the current virtual time. The work runs on this scheduler when the clock is advanced.
    public func schedule(_ work: @escaping @Sendable () -> Void) {
        clock.schedule { [self] in log.run(work, on: name) }
    }

    /// Runs work on this scheduler, after a delay.
    ///
    /// - Returns: a teardown that cancels the work if it has not begun.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        clock.schedule(after: delay) { [self] in log.run(work, on: name) }
    }
}

/// Two schedulers, and a log of the steps that were noted on them.
public final class ExecutionLog: Sendable {
    /// The clock of both schedulers.
    public let clock = VirtualScheduler()
    private let current = Mutex("nowhere")
    private let entries = Mutex<[String]>([])

    /// Makes an empty log.
    public init() {}

    /// The scheduler on which code may change the screen.
    public var main: NamedScheduler { NamedScheduler("main", clock, self) }
    /// The scheduler for work that takes time.
    public var background: NamedScheduler { NamedScheduler("background", clock, self) }

    /// The notes, in order, such as `background: decoded`.
    public var lines: [String] { entries.withLock { $0 } }

    /// Notes a step with the scheduler on which it runs, or with `nowhere` if it runs on neither scheduler.
    public func note(_ what: String) {
        let scheduler = current.withLock { $0 }
        entries.withLock { $0.append("\(scheduler): \(what)") }
    }

    /// Starts work on the main scheduler and advances the clock until no work is waiting or 10,000 jobs have run.
    public func run(_ work: @escaping @Sendable () -> Void) {
        main.schedule(work)
        clock.run(limit: 10_000)
    }

    func run(_ work: () -> Void, on scheduler: String) {
        let before = current.withLock { current in
            defer { current = scheduler }
            return current
        }
        work()
        current.withLock { $0 = before }
    }
}

/// The former name of ``NamedScheduler``.
@available(*, deprecated, renamed: "NamedScheduler")
public typealias Lane = NamedScheduler
