import CurrycombSignals
import Synchronization

/// A scheduler with a name, as the main queue and a background queue are, on virtual time: so that one can ask on which
/// of them code runs.
public final class Lane: Scheduler {
    /// The name.
    public let name: String
    private let clock: VirtualScheduler
    private let road: Road

    /// Makes a lane beside others.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - clock: the time, which all lanes of a road share.
    ///   - road: the road.
    init(_ name: String, _ clock: VirtualScheduler, _ road: Road) {
        self.name = name
        self.clock = clock
        self.road = road
    }

    /// The virtual time.
    public var now: Duration { clock.now }

    /// Has work done on this lane, soon.
    ///
    /// - Parameter work: the work to do.
    public func schedule(_ work: @escaping @Sendable () -> Void) {
        clock.schedule { [self] in road.run(work, on: name) }
    }

    /// Has work done on this lane, after a while.
    ///
    /// - Parameters:
    ///   - delay: the time to wait.
    ///   - work: the work to do.
    /// - Returns: takes the work back if it has not begun.
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
        clock.schedule(after: delay) { [self] in road.run(work, on: name) }
    }
}

/// Two lanes, and a log of what ran where.
public final class Road: Sendable {
    /// The time of both lanes.
    public let clock = VirtualScheduler()
    private let current = Mutex("nowhere")
    private let entries = Mutex<[String]>([])

    /// Makes an empty road.
    public init() {}

    /// The lane on which the screen may be changed.
    public var main: Lane { Lane("main", clock, self) }
    /// The lane for work that takes time.
    public var background: Lane { Lane("background", clock, self) }

    /// The notes, in order: `background: decoded`.
    public var log: [String] { entries.withLock { $0 } }

    /// Writes down what is done, and on which lane.
    ///
    /// - Parameter what: the step.
    public func note(_ what: String) {
        let lane = current.withLock { $0 }
        entries.withLock { $0.append("\(lane): \(what)") }
    }

    /// Starts something on the main lane, and lets virtual time pass until nothing waits.
    ///
    /// - Parameter work: the work to start.
    public func run(_ work: @escaping @Sendable () -> Void) {
        main.schedule(work)
        clock.run(limit: 10_000)
    }

    func run(_ work: () -> Void, on lane: String) {
        let before = current.withLock { current in
            defer { current = lane }
            return current
        }
        work()
        current.withLock { $0 = before }
    }
}
