/// What is known of an answer after judging it.
public struct Verdict: Sendable, Equatable {
    /// How an answer as a whole stands.
    public enum Status: String, Sendable, CaseIterable {
        /// Every check holds.
        case done
        /// Something is still a `todo`.
        case open
        /// A check does not hold.
        case wrong
        /// The compiler refuses it.
        case doesNotCompile
        /// It could not be judged: a file is missing, or the build failed for another reason.
        case notJudged
    }

    /// The exercise's id, such as `2.1`.
    public var id: String
    /// How the answer as a whole stands.
    public var status: Status
    /// A result for each check, in order; empty where nothing could run.
    public var checks: [CheckResult]
    /// What the compiler said, where it refused.
    public var diagnostics: [Diagnostic]
    /// Why it could not be judged, if so.
    public var problem: String?
    /// From the start of the build to the last check, in seconds.
    public var seconds: Double

    /// Gathers a verdict.
    ///
    /// - Parameters:
    ///   - id: the exercise's id.
    ///   - status: how the answer as a whole stands.
    ///   - checks: a result for each check, in order.
    ///   - diagnostics: what the compiler said, where it refused.
    ///   - problem: why it could not be judged, if so.
    ///   - seconds: from the start of the build to the last check.
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

    /// The verdict that follows from the checks' results: done if all hold, open if the first that does not is a
    /// `todo`, and wrong otherwise.
    ///
    /// - Parameters:
    ///   - id: the exercise's id.
    ///   - checks: a result for each check, in order.
    ///   - seconds: from the start of the build to the last check.
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

    /// How many checks hold.
    public var held: Int { checks.count { $0.status == .passed } }
    /// The first check that does not hold: what a learner should look at.
    public var firstOpen: CheckResult? { checks.first { $0.status != .passed } }
}

/// What came of one check.
public struct CheckResult: Sendable, Equatable {
    /// How a check ended.
    public enum Status: String, Sendable, CaseIterable {
        /// It holds.
        case passed
        /// Something differs from what was expected.
        case failed
        /// The answer said that it is not done yet.
        case todo
        /// The answer threw an error that nobody asked for.
        case threw
        /// The answer stopped the program: an index out of range, a `nil` unwrapped, `fatalError`, an overflow.
        case trapped
        /// The time limit ended it.
        case timedOut
        /// It printed without end.
        case flooded
        /// The answer ended the program itself, with `exit`.
        case exited
        /// A signal ended it from outside.
        case killed
        /// It did not run, because another one has to hold first.
        case waiting
    }

    /// The check's key.
    public var key: String
    /// What must hold, in the learner's language.
    public var title: String
    /// How it ended.
    public var status: Status
    /// The one sentence that says what is wrong; empty for a check that holds.
    public var message: String
    /// The misconception that was recognised, by its key.
    public var misconception: String?
    /// What was found, in the order in which it is to be read.
    public var findings: [Finding]
    /// What the failing inputs share, where that is known: in the course's words, without a value that the answer gave.
    public var shared: String?
    /// The line of the learner's file that it is about.
    public var line: Int?
    /// What the answer printed, its first lines.
    public var output: String
    /// How long it took, in seconds.
    public var seconds: Double

    /// Gathers a result.
    ///
    /// - Parameters:
    ///   - key: the check's key.
    ///   - title: what must hold, in the learner's language.
    ///   - status: how it ended.
    ///   - message: the one sentence that says what is wrong.
    ///   - misconception: the misconception that was recognised, by its key.
    ///   - findings: what was found, in the order in which it is to be read.
    ///   - line: the line of the learner's file that it is about.
    ///   - output: what the answer printed, its first lines.
    ///   - seconds: how long it took.
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

/// What the compiler said about a place in the learner's file, and what that means here.
public struct Diagnostic: Sendable, Equatable {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1.
    public var column: Int
    /// What the compiler said, without its notes.
    public var message: String
    /// The source line.
    public var source: String
    /// What it means here, in a sentence or two; `nil` where there is nothing to add.
    public var meaning: String?
    /// The misconception that was recognised, by its key.
    public var misconception: String?

    /// Gathers a diagnostic.
    ///
    /// - Parameters:
    ///   - line: the line, counted from 1.
    ///   - column: the column, counted from 1.
    ///   - message: what the compiler said.
    ///   - source: the source line.
    ///   - meaning: what it means here.
    ///   - misconception: the misconception that was recognised, by its key.
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
