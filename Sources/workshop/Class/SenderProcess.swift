import CurrycombWorkbook
import Foundation

/// Runs the sender process alongside the main loop: starts the process, wakes it after each recorded event, and
/// restarts it if it has ended.
///
/// The process reads from a pipe. If the workshop ends, for whatever reason, the pipe closes, and the process ends soon
/// afterward.
final class SenderProcess {
    /// The program and its arguments; `nil` if no process is to be started, as in tests.
    private let command: [String]?
    private var process: pid_t?
    private var wake: Int32 = -1
    private var nextStart = 0.0

    init(_ command: [String]?) { self.command = command }

    /// Starts the process if it is not running; tries this at most every five seconds. `now` is the time on a monotonic
    /// clock.
    func keepRunning(now: Double) {
        guard let command, now >= nextStart else { return }
        nextStart = now + 5
        if let process {
            guard Spawn.hasEnded(process) != nil else { return }
            forget()
        }
        guard let pipe = Platform.pipe() else { return }
        _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
        process = Spawn.start(command, redirections: [0: .descriptor(pipe.reading), 1: .nothing, 2: .nothing])
        close(pipe.reading)
        wake = pipe.writing
        if process == nil { forget() }
    }

    func poke() {
        guard wake >= 0 else { return }
        var byte = UInt8(ascii: "\n")
        // The process also checks the diary regularly, so a lost byte does no harm.
        _ = write(wake, &byte, 1)
    }

    /// Makes the process end as soon as it has sent the remaining events or cannot send them, and after three seconds
    /// at the latest. Does not wait for the process.
    func stop() { forget() }

    private func forget() {
        if wake >= 0 { close(wake) }
        wake = -1
        process = nil
    }

    /// Starts a process that sends the recorded events and then ends, after three seconds at the latest.
    static func once(_ command: [String]?) {
        if let command { _ = Spawn.silently(command) }
    }
}

enum SenderMain {
    /// The hidden command that runs `SenderMain`.
    static let word = "--class-sender"

    static func command(_ executable: String?, _ workspace: Workspace) -> [String]? {
        executable.map { [$0, word, workspace.own + "/class"] }
    }

    /// The time between two checks for events that another process has recorded, in seconds.
    private static let patience = 2.0
    /// The time that the process may keep sending once its pipe is closed, in seconds.
    private static let farewell = 3.0

    static func run(_ path: String) -> Int32 {
        // Sending gets a low priority, so that it does not slow down judging.
        _ = nice(15)
        // The process leaves its current folder, because the user may want to remove this folder.
        _ = chdir("/")
        return send(from: ClassFolder(path: path))
    }

    /// Sends the events of a folder until its learner leaves or the input ends. Returns 1 if another process is already
    /// sending them.
    static func send(from folder: ClassFolder) -> Int32 {
        // Without a room there is nothing to send, so the lock is not needed.
        guard folder.membership != nil else { return 0 }
        let isAlone = FileLock.whileHolding(folder.senderLock, unless: { true }) {
            send(folder)
            return true
        }
        return isAlone == nil ? 1 : 0
    }

    private static func send(_ folder: ClassFolder) {
        let news = DispatchSemaphore(value: 0)
        let isEnding = Shared(false)
        Thread.detachNewThread { listen(news, isEnding) }
        var sender = ClassSender(folder)
        var backoff = Backoff()
        var membership = folder.membershipKey
        while true {
            var pause: Double?
            switch sender.step() {
            case .ended: return
            case .more:
                backoff.reset()
                continue
            case .idle:
                backoff.reset()
                if isEnding.value { return }
            case .failed(let asked):
                if isEnding.value { return }
                pause = backoff.next(asked: asked)
            case .refused:
                // The teacher may open the room again or readmit the learner, so sending is attempted again later.
                if isEnding.value { return }
                pause = backoff.next(asked: 30)
            }
            let end = ContinuousClock.now + .seconds(pause ?? 0)
            repeat {
                _ = news.wait(timeout: .now() + min(patience, pause ?? patience))
                // After a failure, the wait ends early if the learner joins or leaves a room or the pipe is closed, but
                // not at a new event.
            } while ContinuousClock.now < end && !isEnding.value && folder.membershipKey == membership
            if folder.membershipKey != membership {
                membership = folder.membershipKey
                backoff.reset()
            }
        }
    }

    private static func listen(_ news: DispatchSemaphore, _ isEnding: Shared<Bool>) {
        var buffer = [UInt8](repeating: 0, count: 512)
        while true {
            let count = read(0, &buffer, buffer.count)
            if count > 0 {
                news.signal()
            } else if count == 0 || errno != EINTR {
                break
            }
        }
        isEnding.value = true
        news.signal()
        Thread.sleep(forTimeInterval: farewell)
        _exit(0)
    }
}
