#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How a check ended that could still tell.
enum Outcome {
    case passed
    case failed(CheckFailure)
    case todo(String, line: Int)
    case threw(String)
}

/// The one report that a check's process makes before it ends, and its form on the wire.
enum Report {
    /// Where the parent listens.
    static let descriptor: Int32 = 3
    /// The environment variable that names the check to run.
    static let variable = "CURRYCOMB_CHECK"

    /// Whether this process was started to run one check.
    static var isChild: Bool { Platform.environment(variable) != nil }

    /// Tells how the check ended, and ends the process.
    ///
    /// A `todo` can be reached from anywhere, from another thread too, so nothing is unwound: the process is the unit.
    static func end(_ outcome: Outcome) -> Never {
        guard isChild else { endAlone(outcome) }
        fflush(nil)
        send(node(outcome).text)
        _exit(0)
    }

    /// What a check tells before it starts: one that is stopped can tell no more.
    struct Head: Equatable {
        /// The requirement that it is about.
        var requirement: String?
        /// The main thread's stack; an access in it that fails means that it is full.
        var stack: Range<UInt64>?

        init(requirement: String?, stack: Range<UInt64>?) {
            self.requirement = requirement
            self.stack = stack
        }

        /// `140721-140730 compose`.
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

    /// Tells which requirement a check is about, and where its stack is. Called on the main thread.
    static func begin(about requirement: String?) {
        send(Head(requirement: requirement, stack: Platform.stack).text + "\n")
    }

    private static func send(_ text: String) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            sent += count
        }
    }

    /// Without a parent that listens, as in a debugger or a playground, a `todo` says where it is and stops.
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
                ("findings", .array(failure.findings.map(\.node))),
            ])
        }
    }

    /// Reads what came over the wire: the head, and the outcome where there is a whole one.
    static func read(_ bytes: [UInt8]) -> (head: Head?, outcome: Outcome?) {
        let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return (nil, nil) }
        return (Head(String(decoding: parts[0], as: UTF8.self)), JSONNode(parts[1]).flatMap(outcome))
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
                    findings: node["findings"].array.compactMap(Finding.init)))
        default: return nil
        }
    }
}

extension CheckResult {
    /// Notes how the check ended.
    mutating func note(_ outcome: Outcome) {
        switch outcome {
        case .passed: break
        case .failed(let failure):
            status = .failed
            message = failure.message
            misconception = failure.misconception
            findings = failure.findings
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
