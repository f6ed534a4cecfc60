import CurrycombWorkbook
import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs a program within limits and captures its output.
package struct Capture {
    package enum End: Equatable {
        case exit(Int32)
        case timedOut
        case flooded
        case cancelled
        case notStarted
    }

    package var seconds: Double
    package var bytes: Int
    /// Variables that the program gets in addition to this process's environment, as `NAME=value`.
    var variables: [String]
    /// True if the program gets a temporary folder of its own, which is removed after the run. False for SwiftPM: the
    /// lock that prevents two builds of one package is in the temporary folder that all processes share.
    package var removesTemporaryFiles: Bool

    package init(
        seconds: Double = 10, bytes: Int = 1 << 20, variables: [String] = [], removesTemporaryFiles: Bool = true
    ) {
        self.seconds = seconds
        self.bytes = bytes
        self.variables = variables
        self.removesTemporaryFiles = removesTemporaryFiles
    }

    /// Runs a program until it ends or is killed.
    ///
    /// - Parameters:
    ///   - cancelled: called often; once it returns true, the program is killed.
    ///   - news: receives the whole output so far each time it grows.
    /// - Returns: the text that the program printed to standard output and standard error, up to the limit and without
    ///   a terminal's escape sequences, and the way in which the program ended.
    package func run(
        _ command: [String], cancelled: () -> Bool = { false }, news: (String) -> Void = { _ in }
    ) -> (output: String, end: End) {
        guard removesTemporaryFiles else {
            return run(command, environment: Platform.environment + variables, cancelled, news)
        }
        return withTemporaryFolder { run(command, environment: $0 + variables, cancelled, news) }
    }

    private func run(
        _ command: [String], environment: [String], _ cancelled: () -> Bool, _ news: (String) -> Void
    ) -> (output: String, end: End) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return ("", .notStarted) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        defer { close(ends[0]) }
        let process = Spawn.start(
            command, environment: environment,
            redirections: [0: .nothing, 1: .descriptor(ends[1]), 2: .descriptor(ends[1])])
        close(ends[1])
        guard let process else { return ("", .notStarted) }
        let deadline = Date(timeIntervalSinceNow: seconds)
        var output: [UInt8] = []
        var end: End?
        var chunk = [UInt8](repeating: 0, count: 65536)
        func drain() -> Bool {
            var isOpen = true
            var grew = false
            while output.count <= bytes {
                let count = read(ends[0], &chunk, chunk.count)
                if count <= 0 {
                    isOpen = count < 0
                    break
                }
                output += chunk[..<count]
                grew = true
            }
            if grew { news(text(output)) }
            return isOpen
        }
        var isOpen = true
        while end == nil {
            // A program that has closed its output is usually about to end, so the wait is shorter. `poll` ignores a
            // negative descriptor.
            var descriptor = pollfd(fd: isOpen ? ends[0] : -1, events: Int16(POLLIN), revents: 0)
            poll(&descriptor, 1, isOpen ? 20 : 1)
            isOpen = drain()
            if let ended = Spawn.hasEnded(process) {
                end = .exit(ended.code)
                kill(-process, SIGKILL)  // its children may keep the output open
                _ = drain()
            } else if output.count > bytes {
                end = .flooded
            } else if cancelled() {
                end = .cancelled
            } else if Date() > deadline {
                end = .timedOut
            }
        }
        if case .exit = end {
        } else {
            kill(-process, SIGKILL)
            Spawn.wait(process)
        }
        return (text(output), end ?? .notStarted)
    }

    private func text(_ output: [UInt8]) -> String { PlainText.plain(output.prefix(bytes)) }
}
