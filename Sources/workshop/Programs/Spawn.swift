import CurrycombWorkbook
import Foundation

extension Spawn {
    /// Runs a program that shares this terminal, and waits for it to end.
    ///
    /// - Parameters:
    ///   - command: the program and its arguments.
    ///   - environment: the whole environment, as `NAME=value`.
    /// - Returns: the program's exit code; `nil` if it cannot be started.
    static func inTerminal(_ command: [String], environment: [String] = Platform.environment) -> Int32? {
        TerminalSignals.ignoreInterrupts(true)
        defer { TerminalSignals.ignoreInterrupts(false) }
        return start(command, environment: environment, sharesTerminal: true).map { wait($0)?.code ?? 1 }
    }

    /// Starts a program without reading its output, for example an editor that has its own window.
    ///
    /// - Parameter command: the program and its arguments.
    /// - Returns: the process; `nil` if it cannot be started.
    package static func silently(_ command: [String]) -> pid_t? {
        start(command, redirections: [0: .nothing, 1: .nothing, 2: .nothing])
    }
}
