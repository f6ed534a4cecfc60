import CurrycombWorkbook
import Foundation

extension Spawn {
    /// Runs a program that shares this terminal, and returns its exit code; `nil` if it cannot be started.
    static func inTerminal(_ command: [String], environment: [String] = Platform.environment) -> Int32? {
        TerminalSignals.ignoreInterrupts(true)
        defer { TerminalSignals.ignoreInterrupts(false) }
        return start(command, environment: environment, sharesTerminal: true).map { wait($0)?.code ?? 1 }
    }

    /// Starts a program, such as an editor with its own window, without input, and discards its output. Returns `nil`
    /// if the program cannot be started.
    package static func silently(_ command: [String]) -> pid_t? {
        start(command, redirections: [0: .nothing, 1: .nothing, 2: .nothing])
    }
}
