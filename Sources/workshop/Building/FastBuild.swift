import CurrycombWorkbook
import Foundation

/// A program of the fast build, the text that it was built from, and the compiler's output, which contains its warnings.
private struct BuiltProgram: Codable {
    /// The text as bytes. Two strings that are equal in Swift may consist of different Unicode scalars, and a program's
    /// output may depend on these.
    let text: Data
    let program: FileFingerprint
    let output: String

    init(_ text: String, _ executable: String, output: String) {
        self.text = Data(text.utf8)
        program = FileFingerprint(program: executable)
        self.output = output
    }

    func isCurrent(_ text: String, _ executable: String) -> Bool {
        self.text == Data(text.utf8) && program == FileFingerprint(program: executable)
    }
}

/// The fast build of ``Builder``. It returns a result only if the result is certain; `nil` means that SwiftPM must
/// build, which takes longer.
struct FastBuild {
    let paths: BuildPaths
    let job: BuildJob
    let running: RunningTools
    let ticket: RunningTools.Ticket
    let swiftPM: (BuildJob, RunningTools.Ticket) -> BuildOutcome

    func run() -> BuildOutcome? {
        switch commands() {
        case .success(let commands): return follow(commands, builtFrom: paths.builtFrom(job.product))
        case .failure(.impossible): return nil
        }
    }

    func knownCommands() -> BuildCommands? { try? commands().get() }

    func run(_ commands: BuildCommands) -> BuildOutcome? { follow(commands, builtFrom: nil) }

    private enum NoCommands: Error {
        case impossible
    }

    // MARK: - Compiling and linking

    /// Compiles the source and links the program, unless the program was built from the same text.
    ///
    /// - Parameter builtFrom: the file in which to record the program; `nil` for a program that is built only once.
    private func follow(_ commands: BuildCommands, builtFrom: String?) -> BuildOutcome? {
        // Only SwiftPM can build a product that has a second source file.
        let folder = URL(filePath: commands.source).deletingLastPathComponent().path
        guard BuildPaths.sources(in: folder) == [commands.source],
            let text = job.saved?.text ?? contents(commands.source)
        else {
            return nil
        }
        func built(_ output: String) -> BuildOutcome {
            let warnings = explainedWarnings(
                compilerMessages(output), in: commands.source, text: text, paths.explanations)
            return .built(executable: commands.executable, warnings: warnings)
        }
        if let builtFrom, FileManager.default.isExecutableFile(atPath: commands.executable),
            let known = JSONCache.read(BuiltProgram.self, from: builtFrom), known.isCurrent(text, commands.executable)
        {
            return built(known.output)
        }

        guard let compiling = run(commands.compile) else { return nil }
        guard compiling.succeeded else {
            let messages = compilerMessages(compiling.output)
            guard compiling.code == 1, messages.areOnly(in: commands.source) else { return nil }
            return .refused(
                diagnostics(
                    messages, in: commands.source, text: text, exercise: job.exercise,
                    chapter: paths.chapter(of: job.exercise),
                    paths.explanations))
        }
        guard let asked = autolinkEntries(ofObject: commands.object) else { return nil }
        if let builtFrom { try? FileManager.default.removeItem(atPath: builtFrom) }
        let more = asked.filter { !commands.libraries.contains($0) }
        guard [commands.link, commands.wholeLink].contains(where: { run($0 + more)?.succeeded ?? false }) else {
            return nil
        }
        // If the file was saved during compilation, the compiler may have read the old or the new text, so nothing is
        // recorded.
        if let builtFrom, job.saved?.isCurrent ?? (contents(commands.source).map { Data($0.utf8) } == Data(text.utf8)) {
            JSONCache.write(BuiltProgram(text, commands.executable, output: compiling.output), to: builtFrom)
        }
        return built(compiling.output)
    }

    private func contents(_ file: String) -> String? { try? String(contentsOfFile: file, encoding: .utf8) }

    private func run(_ arguments: [String]) -> Tool.Result? {
        // The compiler's driver can leave temporary folders behind, so they are made in a folder that is removed.
        withTemporaryFolder { Tool(arguments: arguments, environment: $0).run(running, ticket) }
    }

    // MARK: - The commands

    private func commands() -> Result<BuildCommands, NoCommands> {
        let sources = paths.sourcesFingerprint
        let file = paths.commands(job.product)
        if var commands = JSONCache.read(BuildCommands.self, from: file), commands.version == BuildCommands.version,
            commands.hasLibrary
        {
            let inputs = paths.inputs(compiler: commands.inputs.compiler, sources: sources)
            if inputs == commands.inputs { return .success(commands) }
            // SwiftPM also rewrites its plan when it builds other products. So only the steps for this product are
            // compared.
            var rewritten = commands.inputs
            rewritten.planFile = inputs.planFile
            if inputs == rewritten, commands.plan == plan(job.product) {
                commands.inputs = inputs
                JSONCache.write(commands, to: file)
                return .success(commands)
            }
        }
        return learn(sources, file)
    }

    private func learn(_ sources: FileFingerprint, _ file: String) -> Result<BuildCommands, NoCommands> {
        // If the fast build was impossible with the same inputs before, for example because of an unknown linker, it is
        // not attempted again.
        let refusal = "\(paths.folder(job.product))/no-commands.json"
        if let known = JSONCache.read(BuildInputs.self, from: refusal),
            known == paths.inputs(compiler: known.compiler, sources: sources)
        {
            return .failure(.impossible)
        }
        let objects: Set<String>
        switch upToDateObjects(sources) {
        case .success(let upToDate): objects = upToDate
        case .failure(let reason): return .failure(reason)
        }
        guard let plan = plan(job.product), let compiler = plan.compile.first else { return .failure(.impossible) }
        let inputs = paths.inputs(compiler: compiler, sources: sources)
        let commands =
            objects.isSuperset(of: plan.objects)
            ? BuildCommands.learned(
                from: plan, on: inputs, at: paths, product: job.product, companion: job.companion
            ) { arguments in
                run(arguments).flatMap { $0.succeeded ? $0.output : nil }
            } : nil
        guard let commands else {
            if !running.isStopped(ticket) { JSONCache.write(inputs, to: refusal) }
            return .failure(.impossible)
        }
        // An existing program was built with commands that are no longer valid, so it must be built again.
        try? FileManager.default.removeItem(atPath: paths.builtFrom(job.product))
        JSONCache.write(commands, to: file)
        return .success(commands)
    }

    /// Returns the objects of the modules that the product depends on. If they are not up to date, SwiftPM builds them
    /// first.
    private func upToDateObjects(_ sources: FileFingerprint) -> Result<Set<String>, NoCommands> {
        let file = paths.upToDate(job.companion)
        if let upToDate = JSONCache.read(UpToDateObjects.self, from: file),
            upToDate.inputs == paths.inputs(compiler: upToDate.inputs.compiler, sources: sources)
        {
            return .success(upToDate.objects)
        }
        let companion = BuildJob(
            product: job.companion, source: nil, saved: nil, companion: job.companion, exercise: nil)
        guard case .built = swiftPM(companion, ticket) else { return .failure(.impossible) }
        guard let plan = plan(job.companion), let compiler = plan.compile.first else { return .failure(.impossible) }
        try? FileManager.default.createDirectory(
            atPath: paths.folder(job.companion), withIntermediateDirectories: true)
        let upToDate = UpToDateObjects(
            inputs: paths.inputs(compiler: compiler, sources: sources), objects: Set(plan.objects))
        JSONCache.write(upToDate, to: file)
        return .success(upToDate.objects)
    }

    private func plan(_ product: String) -> BuildPlan? {
        paths.triple.flatMap { BuildPlan(of: product, in: paths.plan, triple: $0) }
    }
}
