import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// A judge for answers in other folders. It does not change the clone's own answers or progress.
///
/// The judge writes an answer into a new folder, builds it there with the clone's libraries, and then removes the
/// folder. An answer that cannot be built in this way is built in a copy of the clone. The copy is kept.
package final class GradingJudge: Sendable {
    private let builder: Builder
    private let temporary: String
    private let learned = Shared<[String: BuildCommands?]>([:])
    private let slow: SlowGrading
    private let sandbox: Sandbox?

    /// The folder in which answers run, because an answer may write files into its current folder.
    private var elsewhere: String { "\(temporary)/elsewhere" }

    /// Makes a judge that uses a clone's modules. The folder `temporary` is made if it does not exist. If `isFast` is
    /// true, the fast build, which only Linux has, is attempted first. The closure `progress` receives SwiftPM's output
    /// while it builds.
    package init(
        _ workspace: Workspace, temporary: String, isFast: Bool = true, sandbox: Sandbox? = nil,
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.temporary = temporary
        self.sandbox = sandbox
        builder = Builder(root: workspace.root, isFast: isFast, progress: progress)
        slow = SlowGrading(workspace, progress: progress)
        try? FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
    }

    /// If there is a fast build, builds the modules that the answers need, and finds the commands that build the
    /// answers.
    package func prepare(_ exercises: [Exercise], each: (Exercise) -> Void) {
        for exercise in exercises where learned.value[exercise.slug] == nil {
            each(exercise)
            let commands = builder.commands(of: exercise)
            learned.value[exercise.slug] = .some(commands)
        }
    }

    /// Judges an answer, and blocks until there is a verdict. This method may be called from several threads.
    package func judge(_ exercise: Exercise, _ answer: Data, cancelled: @escaping @Sendable () -> Bool) -> Verdict {
        let place = Place(in: temporary)
        defer { place.remove() }
        if let problem = place.write(answer) {
            return Verdict(id: exercise.id, status: .notJudged, problem: problem)
        }
        let saved = SavedAnswer(place.source)
        func verdict(knowsLines: Bool) -> Verdict {
            // Several answers may be judged in parallel, so each runs one check at a time.
            LiveJudge.judge(
                exercise, saved, in: place.source, standsOn: (learned.value[exercise.slug] ?? nil)?.standsOn ?? [],
                limits: Limits(parallel: 1), folder: elsewhere,
                sandbox: sandbox.map { ($0, [place.folder]) }, cancelled: cancelled
            ) {
                build(exercise, $0, at: place, knowsLines: knowsLines)
            }
        }
        // Few answers trap. Only these are built and judged again, with the debug information that locates the line of
        // the trap.
        let first = verdict(knowsLines: false)
        return first.checks.contains { $0.status == .trapped } ? verdict(knowsLines: true) : first
    }

    /// Builds an answer from its text, calls a function with the outcome, and then removes the program.
    package func withProgram<Result>(_ exercise: Exercise, _ text: String, _ body: (BuildOutcome) -> Result) -> Result {
        let place = Place(in: temporary)
        defer { place.remove() }
        if let problem = place.write(Data(text.utf8)) { return body(.failed(problem)) }
        guard let saved = SavedAnswer(place.source) else {
            return body(.failed(Say.answerMissing(exercise.file, exercise.id)))
        }
        return body(build(exercise, saved, at: place, knowsLines: false))
    }

    private func build(_ exercise: Exercise, _ saved: SavedAnswer, at place: Place, knowsLines: Bool) -> BuildOutcome {
        let commands = learned.value[exercise.slug] ?? nil
        return commands.flatMap {
            builder.build(exercise, by: $0, saved, into: place.products, knowsLines: knowsLines)
        } ?? slow.build(exercise, saved.bytes, into: place.products)
    }

    private struct Place {
        let folder: String
        private var sources: String { "\(folder)/answer" }
        package var source: String { "\(sources)/main.swift" }
        var products: String { "\(folder)/built" }

        package init(in temporary: String) { folder = "\(temporary)/\(UUID().uuidString)" }

        /// Writes the answer. Returns an error message, or `nil` if the answer was written.
        package func write(_ answer: Data) -> String? {
            do {
                for new in [sources, products] {
                    try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
                }
                try answer.write(to: URL(fileURLWithPath: source))
                return nil
            } catch {
                return Say.notWritten(source, error)
            }
        }

        func remove() { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// Returns true if the modules that the answers need are unchanged. Otherwise removes the changed files and forgets
    /// the commands, so that ``prepare(_:each:)`` builds the modules again.
    func isIntact(_ before: [String: FileFingerprint]) -> Bool {
        let now = fingerprints
        guard before != now else { return true }
        // The compiler's driver accepts every object file that is newer than its source, whatever the file contains. So
        // the changed files are removed.
        let changed = now.filter { before[$0.key] != $0.value }.keys
        let written = FileFingerprint.names(in: builder.paths.own).flatMap { entry in
            (["commands.json", "up-to-date.json"] + JoinedLibraries.names).map { "\(builder.paths.own)/\(entry)/\($0)" }
        }
        for file in changed + written { try? FileManager.default.removeItem(atPath: file) }
        learned.value = [:]
        return false
    }

    var fingerprints: [String: FileFingerprint] {
        let files = learned.value.values.compactMap { $0.map { $0.plan.objects + $0.standsOn } }.flatMap { $0 }
        return Dictionary(
            Set(files).map { ($0, FileFingerprint(program: $0)) }, uniquingKeysWith: { one, _ in one })
    }

    func cancel() {
        builder.cancel()
        slow.cancel()
    }
}

/// The builder of answers for which there is no fast build: SwiftPM builds them in a copy of the clone, one by one.
private final class SlowGrading: Sendable {
    private let workspace: Workspace
    private let builder: Builder
    private let copy: Workspace
    private let lock = NSLock()
    private let isReady = Shared(false)

    init(_ workspace: Workspace, progress: @escaping @Sendable (String) -> Void) {
        self.workspace = workspace
        let own = workspace.path(".build/grading")
        copy = Workspace(root: own + "/clone")
        builder = Builder(root: copy.root, scratch: own + "/build", isFast: false, progress: progress)
    }

    func build(_ exercise: Exercise, _ answer: Data, into folder: String) -> BuildOutcome {
        lock.withLock {
            do {
                try prepare()
                let file = copy.path(exercise.file)
                try answer.write(to: URL(fileURLWithPath: file))
                guard let saved = SavedAnswer(file) else {
                    return .failed(Say.answerMissing(exercise.file, exercise.id))
                }
                let outcome = builder.build(exercise, saved)
                // The copy is kept, but a learner's answer should not remain in it.
                if let stub = copy.stub(of: exercise) { try Files.write(stub, to: file) }
                guard case .built(let executable, _) = outcome else { return outcome }
                let own = folder + "/answer"
                try? FileManager.default.removeItem(atPath: own)
                try FileManager.default.copyItem(atPath: executable, toPath: own)
                return .built(executable: own)
            } catch {
                return .failed(Say.notWritten(copy.root, error))
            }
        }
    }

    func cancel() { builder.cancel() }

    /// Copies the current course and replaces all answers with the starting files, unless an earlier call did so.
    private func prepare() throws {
        guard !isReady.value else { return }
        let manager = FileManager.default
        try manager.createDirectory(atPath: copy.root, withIntermediateDirectories: true)
        for entry in ["Package.swift", "Sources", "Chapters", "Tests", "Exercises"] {
            try? manager.removeItem(atPath: copy.path(entry))
            guard Files.exists(workspace.path(entry)) else { continue }
            try manager.copyItem(atPath: workspace.path(entry), toPath: copy.path(entry))
        }
        for chapter in FileFingerprint.names(in: copy.path("Chapters")) {
            for folder in FileFingerprint.names(in: copy.path("Chapters/\(chapter)")) {
                guard let stub = copy.stub(folder, in: chapter) else { continue }
                try Files.write(stub, to: copy.path("Exercises/\(chapter)/\(folder)/main.swift"))
            }
        }
        isReady.value = true
    }
}
