#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

enum Outcome {
    case passed
    case failed(CheckFailure)
    case todo(String, line: Int)
    case threw(String)
}

/// The reports that a check's process sends as tagged lines, and their format.
package enum Report {
    static let descriptor: Int32 = 3

    /// True if this process runs one check, or was started by a process that does.
    package static var isChild: Bool { CheckRequest.isThere }

    /// Reports the outcome of the check, and ends the process.
    ///
    /// A `todo` can be reached on any thread, so the whole process ends immediately, without unwinding the stack.
    static func end(_ outcome: Outcome) -> Never {
        guard isChild else { endAlone(outcome) }
        fflush(nil)
        send("end", outcome)
        _exit(0)
    }

    /// Reports a known failure immediately, in case something stops the check before its end.
    static func keep(_ failure: CheckFailure) { send("kept", .failed(failure)) }

    /// Reports the failure to show if the check traps from now on; `nil` means that a trap has no sentence of its own.
    static func blame(_ failure: CheckFailure?) {
        if let failure { send("trap", .failed(failure)) } else { CheckContext.current?.send("trap {}") }
    }

    private static func send(_ kind: String, _ outcome: Outcome) {
        guard let context = CheckContext.current else { return }
        var text = node(outcome).text
        if text.utf8.count > limit / 4, case .failed(var failure) = outcome {
            // A report of more than a quarter of the limit could leave no room for later reports, so its findings are
            // left out and its message is shortened.
            failure = CheckFailure(
                message: short(failure.message), misconception: failure.misconception, findings: [],
                shared: failure.shared)
            text = node(.failed(failure)).text
        } else if text.utf8.count > limit / 4, case .threw(let error) = outcome {
            text = node(.threw(short(error))).text
        } else if text.utf8.count > limit / 4, case .todo(let what, let line) = outcome {
            text = node(.todo(short(what), line: line)).text
        }
        context.send("\(kind) \(text)")
    }

    /// Returns the first 1,000 scalars of a text. It counts scalars, because a single character may consist of any
    /// number of them.
    private static func short(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(1000)))
    }

    /// The maximum size of a check's reports that the supervisor reads, in bytes.
    static let limit = 1 << 20

    /// The report that is sent before a check begins, and again each time the tested requirement changes, because a
    /// check that is stopped can no longer report the requirement.
    struct Head: Equatable {
        var requirement: String?
        /// The addresses of the reporting thread's stack; a failed access in this range means that the stack is full.
        var stack: Range<UInt64>?

        init(requirement: String?, stack: Range<UInt64>?) {
            self.requirement = requirement
            self.stack = stack
        }

        init(_ text: String) {
            let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            requirement = parts.count < 2 || parts[1].isEmpty ? nil : String(parts[1])
            let ends = parts[0].split(separator: "-").compactMap { UInt64($0) }
            stack = ends.count == 2 && ends[0] <= ends[1] ? ends[0]..<ends[1] : nil
        }

        var text: String {
            (stack.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "") + " " + (requirement ?? "")
        }
    }

    /// Reports the requirement that a check tests, and the addresses of this thread's stack.
    ///
    /// An asynchronous check may call this on threads other than the main one. That is no race: the context was written
    /// before the check began, and a line this short is written to a pipe as a whole.
    static func begin(about requirement: String?) {
        CheckContext.current?.send("head \(Head(requirement: requirement, stack: Platform.stack).text)")
    }

    /// Ends a process that has no supervisor, as in a debugger or a playground. If the process reached a `todo`, first
    /// prints the missing work and its line.
    private static func endAlone(_ outcome: Outcome) -> Never {
        if case .todo(let what, let line) = outcome {
            print("○ \(Phrases.notDone(what)), line \(line)")
        }
        fflush(nil)
        exit(1)
    }

    private static func node(_ outcome: Outcome) -> JSONNode {
        switch outcome {
        case .passed: .object([("outcome", .string("passed"))])
        case .todo(let what, let line):
            .object([("outcome", .string("todo")), ("message", .string(what)), ("line", .number(Double(line)))])
        case .threw(let error): .object([("outcome", .string("threw")), ("message", .string(error))])
        case .failed(let failure):
            .object([
                ("outcome", .string("failed")), ("message", .string(failure.message)),
                ("misconception", .optional(failure.misconception)),
                ("findings", .array(failure.findings.map(\.node))), ("shared", .optional(failure.shared)),
            ])
        }
    }

    struct Contents {
        var head: Head?
        /// The last outcome that was kept in case the check is stopped.
        var kept: Outcome?
        /// The failure that is shown if a trap ended the check.
        var trap: Outcome?
        var outcome: Outcome?
    }

    /// Reads the bytes of the reports. Lines without a valid tag are not from the check, and are skipped.
    static func read(_ bytes: [UInt8], _ authenticator: MessageAuthenticator) -> Contents {
        var contents = Contents()
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard parts.count == 2, let tag = UInt64(String(decoding: parts[0], as: UTF8.self), radix: 16),
                authenticator.tag(parts[1]) == tag
            else { continue }
            let report = parts[1].split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
            guard report.count == 2 else { continue }
            switch String(decoding: report[0], as: UTF8.self) {
            // The last head counts, because a check may change its requirement.
            case "head": contents.head = Head(String(decoding: report[1], as: UTF8.self))
            case "kept": contents.kept = JSONNode(report[1]).flatMap(outcome) ?? contents.kept
            case "trap": contents.trap = JSONNode(report[1]).flatMap(outcome)
            case "end": contents.outcome = contents.outcome ?? JSONNode(report[1]).flatMap(outcome)
            default: break
            }
        }
        return contents
    }

    private static func outcome(_ node: JSONNode) -> Outcome? {
        let message = node["message"].string ?? ""
        switch node["outcome"].string {
        case "passed": return .passed
        case "todo": return .todo(message, line: node["line"].int ?? 0)
        case "threw": return .threw(message)
        case "failed":
            return .failed(
                CheckFailure(
                    message: message, misconception: node["misconception"].string,
                    findings: node["findings"].array.compactMap(Finding.init), shared: node["shared"].string))
        default: return nil
        }
    }
}

extension CheckResult {
    mutating func note(_ outcome: Outcome) {
        switch outcome {
        case .passed: break
        case .failed(let failure):
            status = .failed
            message = failure.message
            misconception = failure.misconception
            findings = failure.findings
            shared = failure.shared
        case .todo(let what, let line):
            status = .todo
            message = Phrases.notDone(what)
            self.line = line
        case .threw(let error):
            status = .threw
            message = Phrases.threwUnasked(error)
        }
    }
}
