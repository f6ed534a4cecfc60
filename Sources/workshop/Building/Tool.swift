import CurrycombWorkbook
import Foundation

/// A program with its arguments. The program runs in whatever folder is current, so use absolute paths
/// in its arguments.
struct Tool: Sendable {
    var arguments: [String]
    /// The whole environment, as `NAME=value`.
    var environment = Platform.environment

    struct Result: Sendable {
        /// The exit code; `nil` if a signal ended the program.
        let code: Int32?
        /// The text that the program wrote to its standard output and its standard error, in order, without a
        /// terminal's escape sequences.
        let output: String

        var succeeded: Bool { code == 0 }
    }

    /// Runs the program in its own process group. Returns `nil` if the program was stopped or could not be started.
    func run(_ running: RunningTools, _ ticket: RunningTools.Ticket, onOutput: (String) -> Void = { _ in })
        -> Result?
    {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = running.start(ticket) {
            Spawn.start(
                arguments, environment: environment,
                redirections: [0: .nothing, 1: .descriptor(ends[1]), 2: .descriptor(ends[1])])
        }
        close(ends[1])
        defer { close(ends[0]) }
        guard let process else { return nil }

        var filter = PlainText()
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(ends[0], &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            let plain = filter.plain(chunk[..<count])
            bytes += plain
            onOutput(String(decoding: plain, as: UTF8.self))
        }
        let end = running.finish(process)
        guard !running.isStopped(ticket), let end else { return nil }
        let code: Int32? = if case .exit(let code) = end { code } else { nil }
        return Result(code: code, output: String(decoding: bytes, as: UTF8.self))
    }
}
