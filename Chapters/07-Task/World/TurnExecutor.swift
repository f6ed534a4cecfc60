import CurrycombEffects
import Dispatch
import Synchronization

/// An executor with its own queue. Virtual time may advance when all work on the executor is waiting.
final class TurnExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "currycomb.executor")
    private let jobs = Mutex(0)

    func enqueue(_ job: consuming ExecutorJob) {
        jobs.withLock { $0 += 1 }
        let job = UnownedJob(job)
        queue.async {
            job.runSynchronously(on: self.asUnownedTaskExecutor())
            self.jobs.withLock { $0 -= 1 }
        }
    }

    /// Waits until this executor and the main actor appear to be idle: all their work is done or suspended.
    @MainActor func settle() async {
        if Turns.isOn.load(ordering: .relaxed) { return _ = await Turns.settle() }
        var quiet = 0
        while quiet < 20 {
            await Task.yield()
            quiet = jobs.withLock { $0 } == 0 ? quiet + 1 : 0
        }
    }
}

struct Stuck: Error, CustomStringConvertible {
    var description: String { "nothing: it waits for something that never happens" }
}

/// The end of a run.
public struct Ending<Value: Sendable>: Sendable {
    /// The value or the error.
    public let result: Result<Value, any Error>
    /// The second in which the run ended.
    public let second: Int
}

extension Service {
    /// Runs a description that uses this service, and advances virtual time whenever all work is waiting.
    ///
    /// - Returns: the end of the run, and its time. A run that waits for an event that never happens is cancelled and
    ///   ends with an error.
    @MainActor public func run<Value>(_ task: LazyTask<Value>) async -> Ending<Value> {
        let executor = TurnExecutor()
        let running = start(task, on: executor)
        var idle = 0
        while idle < (Turns.isOn.load(ordering: .relaxed) ? 2 : 2_000) {
            // Work that seems to be waiting may only need more time.
            if idle >= 100 { try? await Task.sleep(for: .milliseconds(1)) }
            await executor.settle()
            if let ending = running.ending { return ending }
            if clock.sleeperCount > 0 {
                await clock.advanceToNextDeadline()
                idle = 0
            } else {
                idle += 1
            }
        }
        running.cancel()
        return Ending(result: .failure(Stuck()), second: seconds)
    }

    /// Waits until the started work can do nothing more before time advances.
    @MainActor public func settle() async {
        if Turns.isOn.load(ordering: .relaxed) { return _ = await Turns.settle() }
        for _ in 0..<50 { await TurnExecutor().settle() }
    }

    /// Advances the time until no started work waits for a later second.
    @MainActor func finishAll() async {
        await settle()
        while clock.sleeperCount > 0 {
            await clock.advanceToNextDeadline()
            await settle()
        }
    }

    /// Starts a run; the caller advances the time.
    @MainActor func start<Value>(_ task: LazyTask<Value>, on executor: TurnExecutor = TurnExecutor()) -> StartedTask<
        Value
    > {
        let ending = Promise<Ending<Value>>()
        let running = Task(executorPreference: Turns.isOn.load(ordering: .relaxed) ? nil : executor) { [self] in
            do {
                let value = try await task.run()
                ending.keep(Ending(result: .success(value), second: seconds))
            } catch {
                ending.keep(Ending(result: .failure(error), second: seconds))
            }
        }
        return StartedTask(task: running, promise: ending)
    }
}

struct StartedTask<Value: Sendable>: Sendable {
    fileprivate let task: Task<Void, Never>
    fileprivate let promise: Promise<Ending<Value>>

    var ending: Ending<Value>? { promise.value }

    func cancel() { task.cancel() }
}

fileprivate final class Promise<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)

    var value: Value? { state.withLock { $0 } }

    func keep(_ value: Value) { state.withLock { $0 = value } }
}
