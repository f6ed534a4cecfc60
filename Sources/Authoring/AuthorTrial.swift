import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// A trial of an exercise, which builds and runs the exercise's programs to find faults. After some faults, such as a
/// solution that fails, the trial stops early, because later findings may be mere consequences.
struct AuthorTrial {
    typealias Finding = AuthorCheck.Finding

    struct Tools {
        var build: (_ product: String) -> AuthorBuild
        var judge: (Data) -> Verdict
        /// Runs a program and returns its output. `isWell` is true if the program exited with code 0.
        var run: (_ executable: String, _ arguments: [String]) -> (output: String, isWell: Bool)
        /// Judges one of the course's own answers, and returns the first check that does not pass.
        var firstOpen: (_ executable: String, _ answer: String) -> CheckResult?
        /// Builds a text in place of the exercise's answer, and runs the resulting program.
        var program: (_ text: String) -> ProgramResult
    }

    enum ProgramResult {
        /// The output. `isWell` is true if the program exited with code 0.
        case printed(String, isWell: Bool = true)
        case refused([Int])
        case failed
    }

    enum Judged { case nothing, solution, all }

    struct Outcome: Equatable {
        var findings: [Finding] = []
        var notes: [String] = []
        var judged = Judged.nothing
    }

    let check: AuthorCheck
    let slugs: [String]
    let tools: Tools

    private var exercise: Exercise { check.exercise }
    private var workspace: Workspace { check.workspace }
    private static let host = "solutions-host"
    private static let rightFile = "Tests/Solutions/Solutions.swift"

    func run() -> Outcome {
        var outcome = Outcome()
        // `solutions-host` is built first: it depends on all chapters and on Tests/Solutions, so this build also finds
        // compile errors that the tour's build cannot find.
        let host: String
        switch program(Self.host) {
        case .success(let executable): host = executable
        case .failure(let stop): return Outcome(findings: stop.findings)
        }
        let tour = "tour-\(exercise.chapter)"
        switch program(tour) {
        case .success(let executable): outcome.findings += transcript(executable, tour)
        case .failure(let stop): return Outcome(findings: stop.findings)
        }
        let (listed, isWell) = tools.run(host, [AnswerPiece.option])
        let pieces = listed.split(separator: "\n").compactMap { AnswerPiece($0) }
        guard isWell, !pieces.isEmpty else {
            let end = listed.split(separator: "\n").suffix(3).joined(separator: "\n")
            return Outcome(findings: [Finding(file: Self.rightFile, what: Say.noList(end))])
        }
        let own = pieces.filter { $0.slug == exercise.slug }
        let titles = check.titles(for: own.filter { $0.kind == .check }.map(\.name))
        outcome.findings += strangers(pieces) + requirements(own.filter { $0.kind == .check }) + titles
        // A verdict cannot show a check that has no text.
        guard titles.isEmpty else { return outcome }

        let solution = solution()
        guard solution.isEmpty else {
            outcome.findings += solution
            outcome.judged = .solution
            return outcome
        }
        outcome.findings += stub()
        compareExamples(&outcome)
        outcome.findings += rightAnswers(own.filter { $0.kind == .right }.map(\.name), host)
        outcome.findings += wrongAnswers(own.filter { $0.kind == .wrong }.map(\.name), host)
        outcome.judged = .all
        return outcome
    }

    private struct Stop: Error { let findings: [Finding] }

    private func program(_ product: String) -> Result<String, Stop> {
        switch tools.build(product) {
        case .built(let executable): return .success(executable)
        case .refused(let all):
            // The exercise's other files depend on its contract, so an error in the contract may cause all other
            // errors.
            let contracts = all.filter { $0.file == check.exercise.contract }
            return .failure(
                Stop(
                    findings: (contracts.isEmpty ? all : contracts).map {
                        Finding(file: $0.file, line: $0.line, what: Say.compilerRefuses($0.message))
                    }))
        case .failed(let problem):
            return .failure(Stop(findings: [Finding(file: check.chapter, what: problem)]))
        }
    }

    private func transcript(_ executable: String, _ tour: String) -> [Finding] {
        let file = "\(check.chapter)/Tour/Transcript.txt"
        let (printed, isWell) = tools.run(executable, [])
        guard isWell else {
            return [Finding(file: "\(check.chapter)/Tour/main.swift", what: Say.tourStops(tour))]
        }
        guard let kept = workspace.text(file), kept != printed else { return [] }
        let (old, new) = (
            kept.split(separator: "\n", omittingEmptySubsequences: false),
            printed.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let line =
            zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
        return [Finding(file: file, line: line + 1, what: Say.otherTranscript(tour, file))]
    }

    /// Returns findings about right answers to unknown exercises, and about answers to this exercise that share a name.
    private func strangers(_ pieces: [AnswerPiece]) -> [Finding] {
        let known = Set(slugs)
        let unknown = Set(pieces.filter { $0.kind == .right }.map(\.slug)).subtracting(known).sorted()
        let answers = pieces.filter { $0.slug == exercise.slug && $0.kind != .check }.map(\.name)
        let twice = Dictionary(grouping: answers + ["solution"]) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
        return unknown.map { slug in
            Finding(
                file: Self.rightFile, line: line(of: "\"\(slug)\"", in: Self.rightFile),
                what: Say.unknownSlug(slug, Nearest.plausible(slug, in: slugs)))
        } + twice.map { Finding(file: Self.rightFile, what: Say.answerTwice($0)) }
    }

    /// Returns findings about checks of requirements that the stub does not declare: their verdicts could not name a
    /// line.
    private func requirements(_ checks: [AnswerPiece]) -> [Finding] {
        guard let stub = workspace.text(exercise.stub), let file = check.contractFile else { return [] }
        var told: Set<String> = []
        return checks.compactMap { piece in
            // Every contract requires an `init`, but few stubs need to declare one, so a missing `init` is not
            // reported.
            guard let name = piece.requirement, !name.isEmpty, name != "init",
                DeclarationFinder.line(of: name, in: stub) == nil,
                told.insert(name).inserted
            else { return nil }
            return Finding(
                file: file, line: line(of: "of: \"\(name)\"", in: file),
                what: Say.checkOfNothing(
                    piece.name, name, Nearest.plausible(name, in: ContractText(check)?.names.sorted() ?? [])))
        }
    }

    private func line(of text: String, in file: String) -> Int? {
        (workspace.text(file) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains(text) }.map { $0 + 1 }
    }

    private var shown: String? {
        workspace.text(exercise.answers).map { AnswerSource.answer($0, importing: exercise.module) }
    }

    private func solution() -> [Finding] {
        guard let shown else { return [] }
        let verdict = tools.judge(Data(shown.utf8))
        guard verdict.status != .done else { return [] }
        return [finding(exercise.answers, verdict, Say.solutionFails(told(verdict)))]
    }

    private func stub() -> [Finding] {
        guard let stub = workspace.stub(of: exercise) else { return [] }
        let verdict = tools.judge(Data(stub.utf8))
        let isOpen = verdict.checks.allSatisfy { [.todo, .passed, .waiting].contains($0.status) }
        guard verdict.status != .open || !isOpen else { return [] }
        let first = verdict.checks.first { ![.todo, .passed, .waiting].contains($0.status) }
        return [
            finding(
                exercise.stub, verdict, Say.stubIsNotOpen(first.map { Say.held($0.key, Say.told($0)) } ?? told(verdict))
            )
        ]
    }

    private func finding(_ file: String, _ verdict: Verdict, _ what: String) -> Finding {
        Finding(file: file, line: verdict.diagnostics.first?.line, what: what)
    }

    private func told(_ verdict: Verdict) -> String {
        if let diagnostic = verdict.diagnostics.first { return Say.compilerRefuses(diagnostic.message) }
        if let first = verdict.firstOpen { return Say.held(first.key, Say.told(first)) }
        return verdict.problem ?? Say.status(verdict.status)
    }

    // MARK: - Worked examples

    private func compareExamples(_ outcome: inout Outcome) {
        guard let shown, let file = check.contractFile, let all = ContractText(check)?.examples else { return }
        guard !all.isEmpty else {
            outcome.notes.append(Say.noExamples)
            return
        }
        var examples = all
        var compared = 0
        // Each round leaves out the examples that do not compile, or the one that stopped the program.
        for _ in 0..<8 where !examples.isEmpty {
            let program = ExampleProgram(examples, answer: shown)
            switch tools.program(program.text) {
            case .failed: examples = []
            case .refused(let lines): examples = program.without(lines) ?? []
            case .printed(let output, let isWell):
                let (count, differences) = program.read(output)
                compared += count
                outcome.findings += differences.map {
                    Finding(
                        file: file, line: $0.example.line,
                        what: Say.otherExample($0.example.call, $0.example.value, $0.got))
                }
                examples = isWell ? [] : Array(examples.dropFirst(count))
                guard let stopped = examples.first else { break }
                outcome.findings.append(
                    Finding(file: file, line: stopped.line, what: Say.stoppedByExample(stopped.call, stopped.value)))
                compared += 1
                examples.removeFirst()
            }
        }
        if compared < all.count { outcome.notes.append(Say.examplesCompared(compared, of: all.count)) }
    }

    // MARK: - The answers of the exercise

    private func rightAnswers(_ names: [String], _ host: String) -> [Finding] {
        names.compactMap { name in
            tools.firstOpen(host, name).map {
                Finding(file: Self.rightFile, what: Say.rightFails(name, $0.key, Say.told($0)))
            }
        }
    }

    /// Returns a finding for each wrong answer whose verdict does not show the sentence for its mistake, and another
    /// finding if all wrong answers fail at the first check.
    private func wrongAnswers(_ keys: [String], _ host: String) -> [Finding] {
        // With only one check, no wrong answer can pass the first check and fail a later one.
        var passesFirst = keys.isEmpty || exercise.words.checks.count == 1
        var findings: [Finding] = []
        for key in keys {
            let first = tools.firstOpen(host, key)
            if first?.key != exercise.words.checks.first?.key { passesFirst = true }
            if first?.misconception == key, first?.status == .failed { continue }
            findings.append(Finding(file: exercise.answers, what: Say.wrongSentence(key, first)))
        }
        if !passesFirst { findings.append(Finding(file: exercise.answers, what: Say.firstCatchesAll)) }
        return findings
    }
}
