import Foundation
import Synchronization

typealias Message<Content: Sendable> = (job: Int, content: Content)

/// Runs jobs one after another on another thread, while the main loop handles keys.
///
/// A new job cancels the running job and starts once that job has ended, because two builds must not overlap in a
/// folder.
final class Background<Content: Sendable>: Sendable {
    struct Job: Sendable {
        let number: Int
        let background: Background

        /// True if this job was stopped, was replaced by a newer one, or has ended.
        var isCancelled: Bool { background.state.withLock { $0.wanted != number } }
        func tell(_ content: Content) { background.deliver((number, content)) }
    }

    private struct State {
        /// The number of the current job, which is running or about to start; 0 if there is none.
        var wanted = 0
        var next: (@Sendable (Job) -> Void)?
        /// The number of the last job if it has ended and was neither stopped nor replaced, otherwise -1. Its last
        /// messages may still be unread.
        var ended = -1
        var isRunning = false
        var counter = 0
        var messages: [Message<Content>] = []
    }

    private let state = Mutex(State())
    private let cancel: @Sendable () -> Void
    private let wake: @Sendable () -> Void

    /// Makes a runner without a job.
    ///
    /// - Parameters:
    ///   - cancel: must make the running job end soon.
    ///   - wake: called after each message, and after the end of each job.
    init(cancel: @escaping @Sendable () -> Void, wake: @escaping @Sendable () -> Void) {
        self.cancel = cancel
        self.wake = wake
    }

    /// True if there is a current job, running or about to start. A stopped or replaced job is not current, even if it
    /// is still ending.
    var isBusy: Bool { state.withLock { $0.wanted != 0 } }

    /// Starts a job. From now on, messages of the previous job are ignored.
    func start(_ work: @escaping @Sendable (Job) -> Void) {
        let mustStart = state.withLock { state in
            state.counter += 1
            state.wanted = state.counter
            state.ended = -1
            state.next = work
            defer { state.isRunning = true }
            // The lock is held during this call, so the new job cannot begin before it and be cancelled by mistake.
            if state.isRunning { cancel() }
            return !state.isRunning
        }
        if mustStart {
            let thread = Thread { self.work() }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    /// Stops the running job. From now on, its messages are ignored.
    func stop() {
        state.withLock { state in
            state.wanted = 0
            state.ended = -1
            state.next = nil
            if state.isRunning { cancel() }
        }
    }

    /// Waits until the stopped job and its processes have ended, but no longer than two seconds.
    func awaitEnd() {
        let patience = Date(timeIntervalSinceNow: 2)
        while state.withLock({ $0.isRunning }), Date() < patience { Thread.sleep(forTimeInterval: 0.005) }
    }

    /// Returns the messages that the last job has sent since the previous call. The array is empty if the job was
    /// stopped.
    func messages() -> [Content] {
        state.withLock { state in
            defer { state.messages = [] }
            return state.messages.filter { $0.job == state.wanted || $0.job == state.ended }.map(\.content)
        }
    }

    private func work() {
        while true {
            let next = state.withLock { state -> (Job, @Sendable (Job) -> Void)? in
                defer { state.next = nil }
                guard let next = state.next else {
                    state.isRunning = false
                    return nil
                }
                return (Job(number: state.wanted, background: self), next)
            }
            guard let (job, work) = next else { return }
            work(job)
            state.withLock { state in
                guard state.wanted == job.number else { return }
                state.wanted = 0
                state.ended = job.number
            }
            wake()
        }
    }

    private func deliver(_ message: Message<Content>) {
        state.withLock { $0.messages.append(message) }
        wake()
    }
}
