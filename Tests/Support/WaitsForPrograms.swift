import Foundation
import Testing

/// A trait that runs tests that wait for other processes on threads of their own.
///
/// Swift's tasks share a thread for each core. If tests block all of these threads while they wait for programs, no
/// other test can run or continue.
public struct OnThreadsOfItsOwn: TestTrait, SuiteTrait, TestScoping {
    /// The tests of a suite inherit the trait.
    public var isRecursive: Bool { true }

    /// Runs one test on a thread that may wait.
    ///
    /// - Parameters:
    ///   - test: the test, or the suite.
    ///   - testCase: the test's case.
    ///   - function: the function that runs the test.
    /// - Throws: the error of the test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
    }
}

extension Trait where Self == OnThreadsOfItsOwn {
    /// The trait of tests that start programs and wait for them, on threads of their own.
    public static var waitsForPrograms: Self { OnThreadsOfItsOwn() }
}

/// As many threads as there are cores, in addition to those of Swift's tasks.
private final class WaitingThreads: TaskExecutor {
    static let shared = WaitingThreads()

    private let queue = OperationQueue()

    private init() { queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
