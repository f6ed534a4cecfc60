import CurrycombWorkbook
import Foundation

/// The command `git` in a folder, with a time limit, and without git's own password prompts and editors.
package struct Git {
    package struct Refusal: Error, Equatable {
        package let message: String
    }

    package let folder: String
    package var environment: [String] = []

    /// Returns the text that a command printed to standard output.
    ///
    /// - Throws: a refusal with the reason that git printed or, if git printed nothing, with the way in which the
    ///   command ended.
    @discardableResult
    func callAsFunction(_ words: String..., seconds: Double = 60) throws(Refusal) -> String {
        let (output, end) = run(words, seconds: seconds, hidesErrors: true)
        if end == .exit(0) { return output }
        throw Refusal(message: reason(words, end))
    }

    /// Returns the output of a command that may fail; `nil` after a failure.
    package func ask(_ words: String...) -> String? {
        let (output, end) = run(words, seconds: 60, hidesErrors: true)
        return end == .exit(0) ? output.trimmingCharacters(in: .newlines) : nil
    }

    /// Returns the parts of a command's output that are separated by NUL characters. The words must include git's
    /// option `-z`.
    package func paths(_ words: [String]) throws(Refusal) -> [String] {
        let (output, end) = run(words, seconds: 60, hidesErrors: true)
        guard end == .exit(0) else { throw Refusal(message: reason(words, end)) }
        return output.split(separator: "\0").map(String.init)
    }

    /// Runs a command that may take a long time. Its output is used only in the message of a refusal.
    package func tell(_ words: String..., seconds: Double) throws(Refusal) {
        let (output, end) = run(words, seconds: seconds, hidesErrors: false)
        guard end != .exit(0) else { return }
        let lines = output.split(whereSeparator: \.isNewline).map(String.init)
        let telling = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.last
        throw Refusal(message: telling.map(Say.line) ?? Say.end(end, Capture(seconds: seconds)))
    }

    /// Returns the reason why a command failed, by running it again, so every command must be safe to repeat.
    private func reason(_ words: [String], _ end: Capture.End) -> String {
        let said = run(words, seconds: 60, hidesErrors: false).output.split(whereSeparator: \.isNewline).first
        return said.map { Say.line(String($0)) } ?? Say.end(end, Capture(seconds: 60))
    }

    private func run(_ words: [String], seconds: Double, hidesErrors: Bool) -> (output: String, end: Capture.End) {
        let quiet = hidesErrors ? ["sh", "-c", "exec \"$@\" 2>/dev/null", "sh"] : []
        let variables = ["env", "LC_ALL=C", "GIT_TERMINAL_PROMPT=0", "GIT_EDITOR=true"] + environment
        return Capture(seconds: seconds, bytes: 1 << 24).run(quiet + variables + ["git", "-C", folder] + words)
    }
}
