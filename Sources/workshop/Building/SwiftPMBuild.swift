import Foundation

/// A build with SwiftPM, which handles every case, but takes longer than the fast build.
struct SwiftPMBuild {
    let paths: BuildPaths
    let running: RunningTools
    let ticket: RunningTools.Ticket
    let progress: @Sendable (String) -> Void

    func build(_ job: BuildJob) -> BuildOutcome {
        guard let result = run(job.product) else { return .failed(whyNot) }
        guard !result.succeeded else { return .built(executable: paths.built(job.product)) }
        return refusal(of: job, result.output)
    }

    func authored(_ product: String, _ flags: [String]) -> AuthorBuild {
        guard let result = run(product, flags) else { return .failed(whyNot) }
        if result.succeeded { return .built(executable: paths.built(product)) }
        let errors = compilerMessages(result.output).filter { $0.severity == .error && $0.line > 0 }
        let refused = Dictionary(grouping: errors, by: \.file).sorted { $0.key < $1.key }.flatMap { file, errors in
            let told = diagnostics(errors, in: file, text: Files.text(file) ?? "", exercise: nil, paths.explanations)
            return told.map { AuthorBuild.Refusal(file: relative(file), line: $0.line, message: $0.message) }
        }
        return refused.isEmpty ? .failed(end(of: result.output, product)) : .refused(refused)
    }

    private func run(_ product: String, _ flags: [String] = []) -> Tool.Result? {
        let build = Tool(
            arguments: [
                "swift", "build", "--package-path", paths.root, "--scratch-path", paths.scratch, "--product", product,
            ] + flags)
        let result = build.run(running, ticket, onOutput: progress)
        // If the clone was moved or copied after a build, the compiler rejects its cached modules and the build fails.
        // Remove the cache and build again: the compiler then makes the modules again.
        guard let result, !result.succeeded, result.output.contains("was compiled with module cache path"),
            (try? FileManager.default.removeItem(atPath: "\(paths.scratch)/debug/ModuleCache")) != nil
        else { return result }
        return build.run(running, ticket, onOutput: progress)
    }

    private var whyNot: String { running.isStopped(ticket) ? Say.buildStopped : Say.swiftNotFound }

    /// Returns the text to show if no error has a position in a file: the errors themselves or, if there are none, the
    /// last lines of the output.
    private func end(of output: String, _ product: String) -> String {
        let lines = output.split(separator: "\n")
        let errors = lines.filter { $0.hasPrefix("error: ") }
        return Say.buildFailed(product, (errors.isEmpty ? lines : errors).suffix(12).joined(separator: "\n"))
    }

    private func refusal(of job: BuildJob, _ output: String) -> BuildOutcome {
        let source = job.source ?? ownSource(of: job.product)
        let errors = compilerMessages(output).filter { $0.severity == .error }.map { source.map($0.naming) ?? $0 }
        // If another module does not compile, the answer is not compiled at all. So if there are errors in the answer,
        // it has also caused the errors in other modules' files: for example, by extending a class of such a module.
        // The position of these errors may be a declaration, such as `Course.Pipe.work`, in place of a file.
        let folder = source.map { $0.prefix(through: $0.lastIndex(of: "/") ?? $0.startIndex) }
        let isOwn = errors.contains { $0.file == source }
        let other = errors.first { error in
            error.file != source && error.file.hasPrefix("/") && error.line > 0
                && (!isOwn || folder.map { error.file.hasPrefix($0) } == true)
        }
        if let other {
            return .failed(Say.faultElsewhere(relative(other.file), line: other.line, other.text))
        }
        guard let source, let text = job.saved?.text ?? Files.text(source),
            errors.contains(where: { $0.file == source })
        else {
            if let source, output.contains("Stack dump:") { return crash(source, job.saved?.text, output) }
            if let source, let text = job.saved?.text ?? Files.text(source),
                let diagnostic = bareReturn(output, text: text)
            {
                return .refused([diagnostic])
            }
            let end = output.split(separator: "\n").suffix(12).joined(separator: "\n")
            // The learner's file may be the cause if the output names the file or the product's build folder.
            let names = [source.map(relative), "\(job.product).build/"].compactMap { $0 }
            return .failed(
                names.contains { output.contains($0) }
                    ? Say.buildFailed(job.product, end) : Say.buildFailedElsewhere(job.product, end))
        }
        return .refused(
            diagnostics(
                errors.filter { $0.file == source }, in: source, text: text, exercise: job.exercise,
                chapter: paths.chapter(of: job.exercise), paths.explanations)
        )
    }

    private func crash(_ source: String, _ text: String?, _ output: String) -> BuildOutcome {
        let text = text ?? Files.text(source)
        let diagnostic = text.flatMap { compilerCrash(output, in: source, text: $0) }
        return diagnostic.map { .refused([$0]) } ?? .failed(Say.compilerCrashedAt(relative(source)))
    }

    private func ownSource(of product: String) -> String? {
        let plan = paths.triple.flatMap { BuildPlan(of: product, in: paths.plan, triple: $0) }
        return plan?.sources.count == 1 ? plan?.sources[0] : nil
    }

    private func relative(_ file: String) -> String {
        file.hasPrefix(paths.root + "/") ? String(file.dropFirst(paths.root.count + 1)) : file
    }
}

/// Returns an error about a closure that ends with a `return` without a value. The compiler reports this error without
/// a position. Returns `nil` for other outputs.
private func bareReturn(_ output: String, text: String) -> Diagnostic? {
    let pattern = "<unknown>:0: error: cannot convert value of type '()' to closure result type '*'"
    let types = output.split(separator: "\n").compactMap { captures(of: pattern, in: String($0)) }
    let answer = AnswerLines(text)
    let returned = zip(answer.tokens, answer.tokens.dropFirst()).first { $0.text == "return" && $1.text == "}" }?.0
    guard let type = types.first?.first, let returned else { return nil }
    return Diagnostic(
        line: returned.line, column: returned.column,
        message: "cannot convert value of type '()' to closure result type '\(type)'",
        source: String(answer.line(returned.line)),
        meaning:
            "`return` alone returns nothing, but this closure has to return \(type). Write the value after `return`.",
        misconception: nil)
}
