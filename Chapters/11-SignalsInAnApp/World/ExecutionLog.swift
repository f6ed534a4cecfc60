import CurrycombSignals
import Synchronization

/// A scheduler with a name, as the main queue and a background queue are, on virtual time: so that code can find out on
/// which of them it runs.
public final class NamedScheduler: Scheduler {
    /// The name.
    public let name: String
    private let clock: VirtualScheduler
    private let log: ExecutionLog

    /// Makes a scheduler of a log.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - clock: the time, which all schedulers of a log share.
    ///   - log: the log.
    init(_ name: String, _ clock: VirtualScheduler, _ log: ExecutionLog) {
        self.name = name
        self.clock = clock
        self.log = log
    }

    /// The virtual time.
    public var now: Duration { clock.now }

    /// Runs work on this scheduler, soon.
    ///
    /// - Parameter work: the work to do.
    public func schedule(_ work: @escaping @Sendable () -> Void) {
        clock.schedule { [self] in log.run(work, on: name) }
    }

    /// Runs work on this scheduler, after a delay.
    ///
    /// - Parameters:
    ///   - delay: the time to wait.
    ///   - work: the work to do.
    /// - Returns: a teardown that takes the work back if it has not begun.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        clock.schedule(after: delay) { [self] in log.run(work, on: name) }
    }
}

/// Two schedulers, and a log of the work on each.
public final class ExecutionLog: Sendable {
    /// The time of both schedulers.
    public let clock = VirtualScheduler()
    private let current = Mutex("nowhere")
    private let entries = Mutex<[String]>([])

    /// Makes an empty log.
    public init() {}

    /// The scheduler on which the screen may be changed.
    public var main: NamedScheduler { NamedScheduler("main", clock, self) }
    /// The scheduler for work that takes time.
    public var background: NamedScheduler { NamedScheduler("background", clock, self) }

    /// The notes, in order: `background: decoded`.
    public var lines: [String] { entries.withLock { $0 } }

    /// Notes a step, and the scheduler on which it runs.
    ///
    /// - Parameter what: the step.
    public func note(_ what: String) {
        let scheduler = current.withLock { $0 }
        entries.withLock { $0.append("\(scheduler): \(what)") }
    }

    /// Starts work on the main scheduler, and lets virtual time pass until nothing waits.
    ///
    /// - Parameter work: the work to start.
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

/// The former name of a scheduler with a name.
@available(*, deprecated, renamed: "NamedScheduler")
public typealias Lane = NamedScheduler
