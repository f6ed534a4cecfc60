import CurrycombWorkbook
import Foundation

/// Builds programs of a package, with the fast build if it is possible and otherwise with SwiftPM.
///
/// The fast build calls the compiler's frontend and the linker directly, with nearly the arguments that SwiftPM would
/// use, and writes to its own folder. If the modules are out of date, SwiftPM builds them first.
///
/// The methods that build a program or find commands block. All methods may be called from any thread.
package struct Builder: Sendable {
    package let paths: BuildPaths
    package let running = RunningTools()
    package let progress: @Sendable (String) -> Void
    package let isFast: Bool

    /// Makes a builder for a package.
    ///
    /// - Parameters:
    ///   - scratch: SwiftPM's build folder, if it is not the usual one.
    ///   - isFast: true if the fast build is attempted first; ignored on systems other than Linux, which have no fast
    ///     build.
    ///   - progress: receives SwiftPM's output while it builds.
    package init(
        root: String, scratch: String? = nil, isFast: Bool = true,
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        paths = BuildPaths(root: root, scratch: scratch ?? BuildPaths.usualScratch(of: root))
        #if os(Linux)
        self.isFast = isFast
        #else
        self.isFast = false
        #endif
        self.progress = progress
    }

    package func build(_ exercise: Exercise, _ saved: SavedAnswer) -> BuildOutcome {
        let closed = refusedImports(in: saved.text, of: exercise)
        guard closed.isEmpty else { return .refused(closed) }
        return build(job(exercise, source: saved.file, saved))
    }

    /// Returns an error for each import that an answer must not have. Of the course's and the toolkit's modules, an
    /// answer may import only those that the starting file and the chapter's `Chapter.swift` import.
    private func refusedImports(in text: String, of exercise: Exercise) -> [Diagnostic] {
        let files = ["\(exercise.source)/Stub.swift", "Chapters/\(exercise.chapterFolder)/Chapter.swift"]
        return closedImports(
            in: text, given: files.compactMap { try? String(contentsOfFile: "\(paths.root)/\($0)", encoding: .utf8) })
    }

    /// Returns the shared libraries from which an exercise's program loads its modules. The array is empty if there is
    /// no fast build.
    func libraries(of exercise: Exercise) -> [String] {
        isFast ? ["\(paths.folder(Self.companion(of: exercise)))/\(JoinedLibraries.names[0])"] : []
    }

    /// Returns the commands that build an exercise, for answers in other folders. The answer in the package itself is
    /// not read.
    ///
    /// - Returns: the commands; `nil` if there is no fast build of the exercise, or if the build was stopped.
    package func commands(of exercise: Exercise) -> BuildCommands? {
        guard isFast else { return nil }
        let job = job(exercise, source: "\(paths.root)/\(exercise.file)")
        let ticket = running.begin()
        let folder = paths.folder(job.product)
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return FileLock.whileHolding("\(folder)/lock", unless: { running.isStopped(ticket) }) {
            fastBuild(job, ticket).knownCommands()
        } ?? nil
    }

    /// Builds an answer in another folder, with the commands of its exercise; `nil` if only SwiftPM can build it.
    ///
    /// - Parameters:
    ///   - saved: the answer, which must be the only Swift file in its folder.
    ///   - folder: the folder for the program.
    ///   - knowsLines: true if the program must be able to report the line of a trap.
    package func build(
        _ exercise: Exercise, by commands: BuildCommands, _ saved: SavedAnswer, into folder: String, knowsLines: Bool
    ) -> BuildOutcome? {
        let closed = refusedImports(in: saved.text, of: exercise)
        guard closed.isEmpty else { return .refused(closed) }
        let ticket = running.begin()
        let commands = commands.moved(to: saved.file, folder, knowsLines: knowsLines)
        let outcome = fastBuild(job(exercise, source: saved.file, saved), ticket).run(commands)
        return running.isStopped(ticket) ? .failed(Say.buildStopped) : outcome
    }

    private func job(_ exercise: Exercise, source: String, _ saved: SavedAnswer? = nil) -> BuildJob {
        BuildJob(
            product: exercise.product, source: source, saved: saved, companion: Self.companion(of: exercise),
            exercise: exercise)
    }

    /// Returns the product that needs the same libraries as an exercise: the chapter's tour. It compiles even if the
    /// learner's file does not.
    private static func companion(of exercise: Exercise) -> String { "tour-\(exercise.chapter)" }

    private func fastBuild(_ job: BuildJob, _ ticket: RunningTools.Ticket) -> FastBuild {
        FastBuild(paths: paths, job: job, running: running, ticket: ticket, swiftPM: swiftPM)
    }

    /// Builds a tour or the playground.
    package func build(product: String) -> BuildOutcome {
        build(BuildJob(product: product, source: nil, saved: nil, companion: product, exercise: nil))
    }

    /// Builds a program with SwiftPM, and reports the errors in every file.
    package func buildForAuthor(product: String, _ flags: [String] = []) -> AuthorBuild {
        let ticket = running.begin()
        return SwiftPMBuild(paths: paths, running: running, ticket: ticket, progress: progress)
            .authored(product, flags)
    }

    /// Stops every running build and its compilers. These builds then fail.
    package func cancel() {
        running.stop()
    }

    private func build(_ job: BuildJob) -> BuildOutcome {
        let ticket = running.begin()
        let stopped = BuildOutcome.failed(Say.buildStopped)
        let folder = paths.folder(job.product)
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // The lock is necessary because a workshop in another terminal may be building the same files.
        return FileLock.whileHolding("\(folder)/lock", unless: { running.isStopped(ticket) }) {
            let outcome =
                (isFast ? fastBuild(job, ticket).run() : nil) ?? swiftPM(job, ticket)
            return running.isStopped(ticket) ? stopped : outcome
        } ?? stopped
    }

    private func swiftPM(_ job: BuildJob, _ ticket: RunningTools.Ticket) -> BuildOutcome {
        SwiftPMBuild(paths: paths, running: running, ticket: ticket, progress: progress).build(job)
    }
}

struct BuildJob {
    let product: String
    /// The answer's file; `nil` for a tour or the playground.
    let source: String?
    /// The answer to build; `nil` for a tour, for the playground, and if only the commands are learned.
    let saved: SavedAnswer?
    /// A product with the same libraries: for an exercise, the chapter's tour, which does not depend on the learner's
    /// file; otherwise the product itself.
    let companion: String
    let exercise: Exercise?
}
