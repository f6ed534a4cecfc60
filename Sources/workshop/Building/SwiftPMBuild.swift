import Foundation

/// Has SwiftPM build: slower, and right in every case.
struct SwiftPMBuild {
    let place: Workplace
    let running: RunningTools
    let ticket: RunningTools.Ticket
    let progress: @Sendable (String) -> Void

    func build(_ job: BuildJob) -> BuildOutcome {
        let command = Tool(
            arguments: [
                "swift", "build", "--package-path", place.root, "--scratch-path", place.scratch, "--product",
                job.product,
            ])
        guard let result = command.run(running, ticket, onOutput: progress) else {
            return .failed(running.isStopped(ticket) ? BuildPhrases.stopped : BuildPhrases.noSwift)
        }
        guard !result.succeeded else { return .built(executable: place.built(job.product)) }
        return refusal(of: job, result.output)
    }

    /// The errors in the learner's file, if there are no others.
    private func refusal(of job: BuildJob, _ output: String) -> BuildOutcome {
        let errors = compilerMessages(output).filter { $0.severity == .error }
        let source = job.source ?? ownSource(of: job.product)
        if let other = errors.first(where: { $0.file != source && $0.line > 0 }) {
            return .failed(BuildPhrases.elsewhere(relative(other.file), line: other.line, other.text))
        }
        guard let source, let text = try? String(contentsOfFile: source, encoding: .utf8),
            errors.contains(where: { $0.file == source })
        else {
            if let source, output.contains("Stack dump:") { return crash(source, output) }
            let end = output.split(separator: "\n").suffix(12).joined(separator: "\n")
            return .failed(BuildPhrases.unknown(job.product, end))
        }
        return .refused(
            diagnostics(errors.filter { $0.file == source }, in: source, text: text, exercise: job.exercise))
    }

    /// The compiler itself stopped: where, if that can be told.
    private func crash(_ source: String, _ output: String) -> BuildOutcome {
        let text = try? String(contentsOfFile: source, encoding: .utf8)
        let diagnostic = text.flatMap { compilerCrash(output, in: source, text: $0) }
        return diagnostic.map { .refused([$0]) } ?? .failed(BuildPhrases.crashed(relative(source)))
    }

    private func ownSource(of product: String) -> String? {
        let plan = place.triple.flatMap { BuildPlan(of: product, in: place.plan, triple: $0) }
        return plan?.sources.count == 1 ? plan?.sources[0] : nil
    }

    private func relative(_ file: String) -> String {
        file.hasPrefix(place.root + "/") ? String(file.dropFirst(place.root.count + 1)) : file
    }
}
