import CurrycombEffects
import CurrycombMarbles
import CurrycombSignals

/// A virtual time that signals and tasks share. Virtual time passes only when you advance it. The work that is due runs
/// on the thread that advances the time, in the same order in each run of the test.
///
/// ```swift
/// let time = TestTime()
/// let clock = time.clock
/// let typed = time.marbles.cold("-a--b-------|")
/// let found = time.marbles.record(
///     typed.flatMap(.latest) { text in
///         Signals.from(LazyTask<Void, Never>.sleep(for: .milliseconds(5), on: clock).map { text }.failing())
///     })
/// time.run()
/// found.line.description      // → "---------b--|"
/// ```
///
/// Tasks that the toolkit starts while this time passes, or inside ``perform(_:)``, run as work of this time, whether
/// `Signals.from`, a store's effect or `LazyTask.start()` starts them. Their child tasks and the actors that they call
/// run as work of this time, too, except for actors with their own executor, such as the main actor. The time does not
/// wait for a file, another thread or the main actor: a task that waits for one of these continues when you next
/// advance the time. The time also does not wait for work of a scheduler with its own time, such as an
/// `ActorScheduler`, or for the computation of an asynchronous `memoize`. Both run outside this time. A memoized
/// `LazyTask`, however, runs as work of this time.
///
/// A `TestTime` belongs to one thread, but its ``clock`` and ``scheduler`` may be used from any thread.
public final class TestTime {
    /// The clock that plays marble lines in this virtual time, and records the output. To run it, call this object's
    /// ``run(frames:)``, not the clock's.
    public let marbles: MarbleClock
    private let executor: VirtualExecutor

    /// Makes a virtual time that begins at zero.
    ///
    /// - Parameter unit: the time that a frame of a marble line stands for.
    public init(_ unit: FrameUnit = .millisecond) {
        marbles = MarbleClock(unit)
        executor = VirtualExecutor(marbles.scheduler)
    }

    /// The scheduler for timed operators: `.delay(.seconds(1), on: time.scheduler)`.
    public var scheduler: VirtualScheduler { marbles.scheduler }

    /// The clock on which tasks should sleep: `.sleep(for: .seconds(1), on: time.clock)`.
    public var clock: TestClock { TestClock(scheduler: marbles.scheduler) }

    /// The time that has passed.
    public var now: Swift.Duration { marbles.scheduler.now }

    /// Does the work of each frame, in order. Afterward, the current time is the time of the last work that was done.
    ///
    /// - Parameter frames: the number of frames to run, counted from frame zero; work that is due in frame `frames` or
    ///   later is not done. By default, the time runs until there is no work left.
    /// - Returns: true if all this work was done; false if the time stopped after 100,000 pieces of work, as with an
    ///   endless timer.
    @discardableResult
    public func run(frames: Int? = nil) -> Bool { perform { marbles.run(frames: frames) } }

    /// Advances time and does the work that is due up to and including the new moment.
    ///
    /// - Parameter duration: the time to advance by; by default, only the work that is due now is done.
    /// - Returns: true if the time reached that moment; false if it stopped after 100,000 pieces of work, as with an
    ///   endless timer.
    @discardableResult
    public func advance(by duration: Swift.Duration = .zero) -> Bool { perform { marbles.advance(by: duration) } }

    /// Does work at the current moment and returns its result. Tasks that the toolkit starts during the work run on
    /// this time.
    @discardableResult
    public func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
        try TaskPlace.$executor.withValue(executor) {
            try SignalTaskPlace.$executor.withValue(executor, operation: work)
        }
    }
}

/// The clock of a ``TestTime``, for tasks.
public struct TestClock: Clock, Sendable {
    /// A moment of virtual time.
    public typealias Instant = VirtualClock.Instant

    fileprivate let scheduler: VirtualScheduler

    /// The current moment.
    public var now: Instant { Instant(offset: scheduler.now) }

    /// One nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Waits for a moment of virtual time.
    ///
    /// - Parameters:
    ///   - deadline: the moment; if it has passed, the call returns immediately.
    ///   - tolerance: ignored.
    /// - Throws: `CancellationError` if the task is cancelled before that moment, or before the call.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let wait = now.duration(to: deadline)
        guard wait > .zero else { return try Task.checkCancellation() }
        let sleeping = LazyTask<Void, Never>.callback { [scheduler] resume in
            scheduler.schedule(after: wait) { resume(.success(())) }
        } onCancel: { alarm in
            alarm()
        }
        try await sleeping.run()
    }
}

private final class VirtualExecutor: TaskExecutor {
    private let scheduler: VirtualScheduler

    init(_ scheduler: VirtualScheduler) { self.scheduler = scheduler }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        scheduler.schedule { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
