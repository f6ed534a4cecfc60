#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs an exercise's checks, each in a process of its own, and gathers their results.
///
/// A trap, an endless loop or too much output ends only the check in which it happens. But once a check has
/// exceeded its time limit, no further check starts.
public struct Supervisor: Sendable {
    /// The program to start for each check, such as the built exercise.
    public var executable: String
    /// The exercise.
    public var exercise: Exercise
    /// The path of the learner's file. Verdicts give line numbers in this file.
    public var source: String
    /// The text of the learner's file, if it has already been read.
    package var text: String?
    /// The limits of a check.
    public var limits: Limits
    /// True if no further check starts after the first one that does not pass, because the caller needs only the first
    /// failure.
    public var stopsAtFirst = false
    /// True if traps write backtraces, from which verdicts take the line and the reason.
    package var tracesTraps = true
    /// The key of the only check to run; `nil` to run all.
    var only: String?
    /// The sandbox in which checks run, if there is one.
    package var sandbox: Sandbox?
    /// The current folder of checks without a sandbox, if it is not that of this process.
    package var folder: String?
    /// Additional folders that checks may read in a sandbox.
    package var shown: [String] = []
    /// Variables to add to each check's environment, as `NAME=value`.
    public var environment: [String] = []

    /// Makes a supervisor for an exercise.
    public init(executable: String, exercise: Exercise, source: String, limits: Limits = .standard) {
        self.executable = executable
        self.exercise = exercise
        self.source = source
        self.limits = limits
    }

    package init(executable: String, exercise: Exercise, source: String, text: String, limits: Limits) {
        self.init(executable: executable, exercise: exercise, source: source, limits: limits)
        self.text = text
    }

    /// Runs the checks, and blocks until all have ended. Returns a result for each requested check, in the order of the
    /// exercise's text; an empty array if the run was cancelled.
    ///
    /// - Parameter cancelled: called often while checks run; once it returns true, all checks are killed.
    public func run(cancelled: @Sendable () -> Bool = { false }) -> [CheckResult] {
        guard let text else {
            var supervisor = self
            supervisor.text = Platform.contents(of: source) ?? ""
            return supervisor.run(cancelled: cancelled)
        }
        let asked = exercise.words.checks.filter { only == nil || $0.key == only }
        var waiting = asked[...]
        var running: [RunningCheck] = []
        var results: [String: CheckResult] = [:]
        var isEnough = false
        if let (message, line) = ForbiddenTokens.first(in: text) { return refused(asked, message, line) }
        while !waiting.isEmpty || !running.isEmpty {
            if cancelled() {
                running.forEach { $0.stop() }
                return []
            }
            while running.count < limits.parallel, let check = waiting.first {
                waiting.removeFirst()
                if let started = RunningCheck(check, by: self) {
                    running.append(started)
                } else {
                    results[check.key] = CheckResult(
                        key: check.key, title: check.text, status: .killed,
                        message: Phrases.cannotStart(String(cString: strerror(errno))))
                }
            }
            RunningCheck.awaitNews(of: running)
            running = running.compactMap { check in
                guard check.hasEnded(limits) else { return check }
                let result = check.result(source: source, text: text, limits)
                results[check.sentence.key] = result
                // A check with an endless loop takes the whole time limit, so no further check starts after a check
                // that has timed out.
                if check.hasTimedOut || stopsAtFirst && result.status != .passed { isEnough = true }
                return check.described(by: self)
            }
            if isEnough {
                for check in waiting { results[check.key] = Self.waiting(check) }
                waiting = []
            }
        }
        return asked.map { results[$0.key] ?? Self.waiting($0) }
    }

    private func refused(_ checks: [Sentence], _ message: String, _ line: Int) -> [CheckResult] {
        var results = checks.map(Self.waiting)
        guard !results.isEmpty else { return [] }
        results[0].status = .failed
        results[0].message = message
        results[0].line = line
        return results
    }

    private static func waiting(_ check: Sentence) -> CheckResult {
        CheckResult(key: check.key, title: check.text, status: .waiting)
    }
}
