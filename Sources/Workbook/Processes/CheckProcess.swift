#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A process that runs one check, and the supervisor's ends of the pipes to it.
struct CheckProcess {
    let process: pid_t
    let report: Int32
    let output: Int32
    let errors: Int32
    /// The supervisor's end of the pipe through which the request was sent. Nothing more is written to this end; when
    /// it closes, a check without a reaper ends.
    let lifeline: Int32

    /// Starts the process of a check, without input; returns `nil` if it cannot be started, with the reason in `errno`.
    /// `command` runs the check's program, either in a sandbox or directly.
    static func start(
        _ command: [String], _ request: CheckRequest, environment: [String], in folder: String?
    ) -> CheckProcess? {
        var pipes: [Int32] = []
        for _ in 0..<4 {
            guard let (reading, writing) = Platform.pipe() else { break }
            // Each end gets a number of at least 10, so no end is closed when the child's ends are moved to their final
            // numbers, 1 to 4.
            pipes += [reading, writing].map { end in
                let moved = fcntl(end, F_DUPFD_CLOEXEC, 10)
                close(end)
                return moved
            }
        }
        let text = Array(request.text.utf8)
        // A request is shorter than the buffer of a pipe, so `write` does not wait.
        guard pipes.count == 8, !pipes.contains(-1), write(pipes[7], text, text.count) == text.count,
            let process = Spawn.start(
                command, environment: environment,
                redirections: [
                    0: .nothing, 1: .descriptor(pipes[3]), 2: .descriptor(pipes[5]),
                    Report.descriptor: .descriptor(pipes[1]), CheckRequest.descriptor: .descriptor(pipes[6]),
                ], in: folder)
        else {
            let reason = errno
            pipes.forEach { close($0) }
            errno = reason
            return nil
        }
        for theirs in [1, 3, 5, 6] { close(pipes[theirs]) }
        for reading in [0, 2, 4] { _ = fcntl(pipes[reading], F_SETFL, O_NONBLOCK) }
        return CheckProcess(
            process: process, report: pipes[0], output: pipes[2], errors: pipes[4], lifeline: pipes[7])
    }

    /// Ends the check and the processes that it started. Without a reaper, only the processes that are still in the
    /// check's group end.
    @discardableResult
    func stop() -> Spawn.End? {
        // On SIGTERM, the reaper, if there is one, ends all processes of the check.
        kill(process, SIGTERM)
        for _ in 0..<200 {
            guard Platform.canAdoptOrphans else { break }
            if let end = Spawn.hasEnded(process) {
                kill(-process, SIGKILL)
                return end
            }
            usleep(1000)
        }
        kill(-process, SIGKILL)
        return Spawn.wait(process)
    }

    func closeAll() {
        for descriptor in [report, output, errors, lifeline] { close(descriptor) }
    }
}
