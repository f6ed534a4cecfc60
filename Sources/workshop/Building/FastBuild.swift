import CurrycombWorkbook
import Foundation

/// The fast way: the compiler's frontend and the linker themselves.
///
/// It answers only where it is certain. `nil` means that SwiftPM has to build, and costs nothing but time.
struct FastBuild {
    let place: Workplace
    let job: BuildJob
    let running: RunningTools
    let ticket: RunningTools.Ticket
    /// Has SwiftPM build.
    let swiftPM: (BuildJob, RunningTools.Ticket) -> BuildOutcome

    func run() -> BuildOutcome? {
        switch recipe() {
        case .success(let recipe): return follow(recipe, builtFrom: place.builtFrom(job.product))
        case .failure(.impossible): return nil
        case .failure(.outcome(let outcome)): return outcome
        }
    }

    /// The recipe alone, for answers that lie elsewhere; `nil` where only SwiftPM knows how.
    func knownRecipe() -> Recipe? { try? recipe().get() }

    /// Builds by a recipe that was made for another file.
    func run(_ recipe: Recipe) -> BuildOutcome? { follow(recipe, builtFrom: nil) }

    /// Why there is no recipe.
    private enum NoRecipe: Error {
        case impossible
        case outcome(BuildOutcome)
    }

    // MARK: - Compiling and linking

    /// - Parameter builtFrom: where it is kept what the program was built from; `nil` where it is built once.
    private func follow(_ recipe: Recipe, builtFrom: String?) -> BuildOutcome? {
        // A second source beside the learner's is something that only SwiftPM knows how to build.
        let folder = URL(filePath: recipe.source).deletingLastPathComponent().path
        guard Workplace.sources(in: folder) == [recipe.source], let text = contents(recipe.source) else { return nil }
        let isThere = builtFrom != nil && FileManager.default.isExecutableFile(atPath: recipe.executable)
        if let builtFrom, isThere, contents(builtFrom) == text { return .built(executable: recipe.executable) }

        guard let compiling = run(recipe.compile) else { return nil }
        guard compiling.succeeded else {
            let messages = compilerMessages(compiling.output)
            guard compiling.code == 1, messages.areOnly(in: recipe.source) else { return nil }
            return .refused(diagnostics(messages, in: recipe.source, text: text, exercise: job.exercise))
        }
        guard let asked = autolinkEntries(ofObject: recipe.object) else { return nil }
        if let builtFrom { try? FileManager.default.removeItem(atPath: builtFrom) }
        let more = asked.filter { !recipe.libraries.contains($0) }
        guard [recipe.link, recipe.wholeLink].contains(where: { run($0 + more)?.succeeded ?? false }) else {
            return nil
        }
        if let builtFrom, contents(recipe.source) == text {
            try? text.write(toFile: builtFrom, atomically: true, encoding: .utf8)
        }
        return .built(executable: recipe.executable)
    }

    private func contents(_ file: String) -> String? { try? String(contentsOfFile: file, encoding: .utf8) }

    private func run(_ arguments: [String]) -> Tool.Result? {
        // The compiler's driver leaves folders behind.
        withTemporaryFolder { Tool(arguments: arguments, environment: $0).run(running, ticket) }
    }

    // MARK: - The recipe

    private func recipe() -> Result<Recipe, NoRecipe> {
        let sources = place.sourcesStamp
        let file = place.recipe(job.product)
        if var recipe = Store.read(Recipe.self, from: file), recipe.version == Recipe.version {
            let basis = place.basis(compiler: recipe.basis.compiler, sources: sources)
            if basis == recipe.basis { return .success(recipe) }
            // SwiftPM rewrites its plan when it is asked for something else. What counts is what it says here.
            var rewritten = recipe.basis
            rewritten.planFile = basis.planFile
            if basis == rewritten, recipe.plan == plan(job.product) {
                recipe.basis = basis
                Store.write(recipe, to: file)
                return .success(recipe)
            }
        }
        return learn(sources, file)
    }

    private func learn(_ sources: Stamp, _ file: String) -> Result<Recipe, NoRecipe> {
        // The same question with the same answer: no linker that is known here, several sources, another build system.
        let refusal = "\(place.folder(job.product))/no-recipe.json"
        if let known = Store.read(Basis.self, from: refusal),
            known == place.basis(compiler: known.compiler, sources: sources)
        {
            return .failure(.impossible)
        }
        let objects: Set<String>
        switch freshObjects(sources) {
        case .success(let fresh): objects = fresh
        case .failure(let reason): return .failure(reason)
        }
        guard let plan = plan(job.product), let compiler = plan.compile.first else { return .failure(.impossible) }
        let basis = place.basis(compiler: compiler, sources: sources)
        let recipe =
            objects.isSuperset(of: plan.objects)
            ? Recipe.learned(
                from: plan, on: basis, at: place, product: job.product, companion: job.companion
            ) { arguments in
                run(arguments).flatMap { $0.succeeded ? $0.output : nil }
            } : nil
        guard let recipe else {
            if !running.isStopped(ticket) { Store.write(basis, to: refusal) }
            return .failure(.impossible)
        }
        // What was built stands on what has changed since.
        try? FileManager.default.removeItem(atPath: place.builtFrom(job.product))
        Store.write(recipe, to: file)
        return .success(recipe)
    }

    /// Has SwiftPM bring everything up to date that the product stands on, unless that was done since the last change.
    private func freshObjects(_ sources: Stamp) -> Result<Set<String>, NoRecipe> {
        let file = place.fresh(job.companion)
        if let fresh = Store.read(Fresh.self, from: file),
            fresh.basis == place.basis(compiler: fresh.basis.compiler, sources: sources)
        {
            return .success(fresh.objects)
        }
        let companion = BuildJob(
            product: job.companion, source: nil, companion: job.companion, exercise: nil)
        guard case .built = swiftPM(companion, ticket) else { return .failure(.impossible) }
        guard let plan = plan(job.companion), let compiler = plan.compile.first else { return .failure(.impossible) }
        try? FileManager.default.createDirectory(
            atPath: place.folder(job.companion), withIntermediateDirectories: true)
        let fresh = Fresh(basis: place.basis(compiler: compiler, sources: sources), objects: Set(plan.objects))
        Store.write(fresh, to: file)
        return .success(fresh.objects)
    }

    private func plan(_ product: String) -> BuildPlan? {
        place.triple.flatMap { BuildPlan(of: product, in: place.plan, triple: $0) }
    }
}
