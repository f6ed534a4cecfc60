import CurrycombWorkbook
import Foundation

/// A type that builds and judges answers. The workshop uses ``LiveJudge``; a test can use a fake.
package protocol AnswerJudge: Sendable {
    /// Judges the current answer in an exercise's file, and blocks until there is a verdict.
    ///
    /// - Parameter cancelled: called often while checks run, but not during a build; once it returns true, the verdict
    ///   is no longer needed.
    func judge(_ exercise: Exercise, cancelled: @escaping @Sendable () -> Bool) -> Judgment

    /// Builds a tour or the playground, and blocks until there is an outcome.
    func build(product: String) -> BuildOutcome

    func cancel()

    /// Sets the function that receives SwiftPM's output while it builds.
    func listen(_ listener: @escaping @Sendable (String) -> Void)
}

/// The real judge, which runs the compiler and then the exercise's program, in a separate process for each check.
package struct LiveJudge: AnswerJudge {
    package let workspace: Workspace
    package let builder: Builder

    private let listener: Shared<@Sendable (String) -> Void>

    /// Makes a judge for a clone. If there is no `scratch`, builds go to SwiftPM's usual folder.
    package init(_ workspace: Workspace, scratch: String? = nil) {
        self.workspace = workspace
        let listener = Shared<@Sendable (String) -> Void> { _ in }
        self.listener = listener
        builder = Builder(root: workspace.root, scratch: scratch) { listener.value($0) }
    }

    package func judge(_ exercise: Exercise, cancelled: @escaping @Sendable () -> Bool) -> Judgment {
        let file = workspace.path(exercise.file)
        return Self.judgment(on: file, cancelled: cancelled) { saved in
            Self.judge(exercise, saved, in: file, standsOn: builder.libraries(of: exercise), cancelled: cancelled) {
                builder.build(exercise, $0)
            }
        }
    }

    /// Judges a file's text. If the file was saved in the meantime, discards the verdict and judges the new text.
    ///
    /// The compiler and a check's rules read the file themselves, so a verdict made during a save may be about either
    /// text.
    static func judgment(
        on file: String, cancelled: () -> Bool, _ judge: (SavedAnswer?) -> Verdict
    ) -> Judgment {
        while true {
            let saved = isTooLong(file) ? nil : SavedAnswer(file)
            let verdict = judge(saved)
            guard let saved, !saved.isCurrent, !cancelled() else { return Judgment(verdict, of: saved?.text) }
        }
    }

    private static func isTooLong(_ file: String) -> Bool {
        (Files.key(file)?.size ?? 0) > Workspace.longestAnswer
    }

    /// Judges an answer in any folder.
    ///
    /// - Parameters:
    ///   - saved: the answer; `nil` if it cannot be read or is too long.
    ///   - libraries: the files from which the program loads its modules.
    ///   - folder: the current folder of checks without a sandbox, if it is not that of this process.
    ///   - sandbox: the sandbox in which checks run, and further folders that checks may read; `nil` for no sandbox.
    ///   - cancelled: called often while checks run, but not during a build; once it returns true, the verdict is no
    ///     longer needed.
    package static func judge(
        _ exercise: Exercise, _ saved: SavedAnswer?, in source: String, standsOn libraries: [String],
        limits: Limits = .standard, folder: String? = nil, sandbox: (room: Sandbox, shown: [String])? = nil,
        cancelled: @escaping @Sendable () -> Bool, build: (SavedAnswer) -> BuildOutcome
    ) -> Verdict {
        let clock = ContinuousClock()
        let start = clock.now
        func seconds() -> Double {
            let (seconds, attoseconds) = (clock.now - start).components
            return Double(seconds) + Double(attoseconds) / 1e18
        }
        func notJudged(_ problem: String) -> Verdict { Verdict(id: exercise.id, status: .notJudged, problem: problem) }
        if let fault = exercise.faultInChecks { return notJudged(Say.checksUnknown("\(fault)")) }
        if let size = Files.key(source)?.size, size > Workspace.longestAnswer {
            return notJudged(Say.answerTooLong(exercise.file, exercise.id, megabytes: Int(size >> 20)))
        }
        if let other = BuildPaths.sourceBeside(source) { return notJudged(Say.otherSource(other, exercise.file)) }
        guard let saved else {
            return notJudged(
                Files.exists(source)
                    ? Say.answerUnreadable(exercise.file, exercise.id) : Say.answerMissing(exercise.file, exercise.id))
        }
        guard saved.text.contains(where: { !$0.isWhitespace }) else {
            return notJudged(Say.answerEmpty(exercise.file, exercise.id))
        }
        if let place = Files.brokenPlace(in: saved.bytes) {
            let diagnostic = Diagnostic(
                line: place.line, column: place.column, message: Say.brokenText, source: place.text,
                meaning: Say.meaningOfBrokenText)
            return Verdict(id: exercise.id, status: .doesNotCompile, diagnostics: [diagnostic], seconds: seconds())
        }
        switch build(saved) {
        case .refused(let diagnostics):
            return Verdict(id: exercise.id, status: .doesNotCompile, diagnostics: diagnostics, seconds: seconds())
        case .failed(let problem):
            return Verdict(id: exercise.id, status: .notJudged, problem: problem, seconds: seconds())
        case .built(let executable, let warnings):
            var supervisor = Supervisor(
                executable: executable, exercise: exercise, source: source, text: saved.text, limits: limits)
            supervisor.folder = folder
            (supervisor.sandbox, supervisor.shown) = (sandbox?.room, sandbox?.shown ?? [])
            let programs = [executable] + libraries
            let before = programs.map(FileFingerprint.init(program:))
            let checks = supervisor.run(cancelled: cancelled)
            // Each check starts the program again, so an answer that replaces the program could pass the checks that
            // follow. Such an answer counts as not judged.
            let changed = zip(programs, before).filter { FileFingerprint(program: $0) != $1 }.map(\.0)
            guard changed.isEmpty else {
                for file in changed { try? FileManager.default.removeItem(atPath: file) }
                return notJudged(Say.programChanged)
            }
            var verdict = Verdict(id: exercise.id, checks: checks, seconds: seconds())
            if verdict.status == .wrong { verdict.warnings = warnings }
            return verdict
        }
    }

    package func build(product: String) -> BuildOutcome { builder.build(product: product) }

    package func cancel() { builder.cancel() }

    package func listen(_ listener: @escaping @Sendable (String) -> Void) { self.listener.value = listener }
}
