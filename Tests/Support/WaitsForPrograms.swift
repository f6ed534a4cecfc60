import Foundation
import Testing

/// A trait for tests that wait for other processes: it runs the tests on separate threads.
///
/// Swift's tasks share one thread for each core. If tests block all of these threads while they wait for programs, no
/// other test can start or continue.
public struct OnThreadsOfItsOwn: TestTrait, SuiteTrait, TestScoping {
    let threads: any TaskExecutor

    /// True: the tests of a suite inherit the trait.
    public var isRecursive: Bool { true }

    /// Runs a test on threads that it may block while it waits.
    ///
    /// - Parameters:
    ///   - test: the test.
    ///   - testCase: the case of the test.
    ///   - function: the function that runs the test.
    /// - Throws: the error that the test throws.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(threads) { try await function() }
    }
}

extension Trait where Self == OnThreadsOfItsOwn {
    /// The trait for tests that start programs and wait for them: these tests run on separate threads.
    public static var waitsForPrograms: Self { OnThreadsOfItsOwn(threads: WaitingThreads.shared) }

    /// The same trait for a serialized suite: its tests start before other tests that wait for these threads.
    /// Otherwise, each of its tests would wait behind the tests of other suites, and in the end this suite would run
    /// alone, on one core.
    public static var waitsForProgramsFirst: Self { OnThreadsOfItsOwn(threads: WaitingThreads.first) }
}

/// Starts work that waits for other processes, on the separate threads of `waitsForPrograms`. A test that awaits the
/// result blocks none of these threads.
public func waitingForPrograms<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
) -> Task<Value, any Error> {
    Task(executorPreference: WaitingThreads.shared, operation: work)
}

/// An executor with at most one more thread than there are cores, in addition to the threads of Swift's tasks.
private final class WaitingThreads: TaskExecutor {
    static let shared = WaitingThreads(.normal)
    /// The same threads, for work that they start before other work.
    static let first = WaitingThreads(.high)

    private static let queue = {
        let queue = OperationQueue()
        // Some of these tests only wait for time to pass, so one more thread keeps all cores busy.
        queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount + 1
        return queue
    }()
    private let priority: Operation.QueuePriority

    private init(_ priority: Operation.QueuePriority) { self.priority = priority }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let operation = BlockOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        operation.queuePriority = priority
        Self.queue.addOperation(operation)
    }
}
