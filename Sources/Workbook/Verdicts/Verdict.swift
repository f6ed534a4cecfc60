/// The result of judging an answer.
public struct Verdict: Sendable, Equatable {
    /// The state of the whole answer.
    public enum Status: String, Sendable, CaseIterable {
        /// Every check passes.
        case done
        /// The first check that does not pass reached a `todo`.
        case open
        /// The first check that does not pass fails for a reason other than a `todo`.
        case wrong
        /// The answer does not compile, or has an import that is not allowed.
        case doesNotCompile
        /// The answer could not be judged, for example because a file is missing, or the course does not build.
        case notJudged
    }

    /// The exercise's id, such as `2.1`.
    public var id: String
    /// The state of the whole answer.
    public var status: Status
    /// A result for each check, in order; empty if no check could run.
    public var checks: [CheckResult]
    /// The errors, if the answer does not compile or has an import that is not allowed.
    public var diagnostics: [Diagnostic]
    /// The compiler's warnings that may explain why a check fails; empty if the answer is not ``Status/wrong``.
    public var warnings: [Diagnostic] = []
    /// The reason why the answer could not be judged, if there is one.
    public var problem: String?
    /// The time in seconds from the start of the build to the end of the last check; 0 if it was not measured. Without
    /// a build, the time begins with the checks; without checks, it ends with the build.
    public var seconds: Double

    /// Makes a verdict.
    public init(
        id: String, status: Status, checks: [CheckResult] = [], diagnostics: [Diagnostic] = [],
        problem: String? = nil, seconds: Double = 0
    ) {
        self.id = id
        self.status = status
        self.checks = checks
        self.diagnostics = diagnostics
        self.problem = problem
        self.seconds = seconds
    }

    /// Makes the verdict that follows from the checks' results: done if all pass, open if the first check that does not
    /// pass is a `todo`, and otherwise wrong.
    public init(id: String, checks: [CheckResult], seconds: Double = 0) {
        let first = checks.first { $0.status != .passed }
        let status: Status =
            switch first?.status {
            case nil: .done
            case .todo: .open
            default: .wrong
            }
        self.init(id: id, status: status, checks: checks, seconds: seconds)
    }

    /// The number of checks that pass.
    public var held: Int { checks.count { $0.status == .passed } }
    /// The result of the first check that does not pass; `nil` if all pass.
    public var firstOpen: CheckResult? { checks.first { $0.status != .passed } }
}

/// The result of one check.
public struct CheckResult: Sendable, Equatable {
    /// The way in which a check ended.
    public enum Status: String, Sendable, CaseIterable {
        /// The check passed.
        case passed
        /// A result is wrong, the answer breaks a rule of the exercise, or a foreseen mistake makes it trap.
        case failed
        /// The answer reached a `todo`.
        case todo
        /// The answer threw an unexpected error.
        case threw
        /// The answer trapped, for example because of an index out of range, an unwrapped `nil`, `fatalError` or an
        /// overflow.
        case trapped
        /// The time limit ended the check.
        case timedOut
        /// The answer printed too much, or wrote too much to the pipe for reports.
        case flooded
        /// The program ended before the check did, for example because the answer called `exit`.
        case exited
        /// A signal such as SIGKILL ended the check, or the check could not be started.
        case killed
        /// The check did not run, for example because another check did not pass.
        case waiting
    }

    /// The check's key.
    public var key: String
    /// The requirement, in the learner's language.
    public var title: String
    /// The way in which the check ended.
    public var status: Status
    /// The sentence about the mistake or the outcome; empty for a check that passed or is ``Status/waiting``.
    public var message: String
    /// The key of the misconception, if one was recognized.
    public var misconception: String?
    /// The findings, in the order in which to read them.
    public var findings: [Finding]
    /// The condition that the failing inputs share, if it is known: in the course's own words, without any value from
    /// the answer.
    public var shared: String?
    /// The line of the learner's file to which the result refers, if it is known.
    public var line: Int?
    /// The first lines that the answer printed.
    public var output: String
    /// The time that the check took, in seconds.
    public var seconds: Double

    /// Makes a result.
    public init(
        key: String, title: String, status: Status, message: String = "", misconception: String? = nil,
        findings: [Finding] = [], line: Int? = nil, output: String = "", seconds: Double = 0
    ) {
        self.key = key
        self.title = title
        self.status = status
        self.message = message
        self.misconception = misconception
        self.findings = findings
        self.line = line
        self.output = output
        self.seconds = seconds
    }
}

/// An error on a line of the learner's file, from the compiler or the workshop, and its meaning in the exercise.
public struct Diagnostic: Sendable, Equatable {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1.
    public var column: Int
    /// The message, without the compiler's notes.
    public var message: String
    /// The source line.
    public var source: String
    /// The meaning of the message in this exercise, in a sentence or two, and on a line of its own the declaration of
    /// the called function; `nil` if there is nothing to add.
    public var meaning: String?
    /// The key of the misconception, if one was recognized.
    public var misconception: String?

    /// Makes a diagnostic.
    public init(
        line: Int, column: Int, message: String, source: String, meaning: String? = nil, misconception: String? = nil
    ) {
        self.line = line
        self.column = column
        self.message = message
        self.source = source
        self.meaning = meaning
        self.misconception = misconception
    }
}
