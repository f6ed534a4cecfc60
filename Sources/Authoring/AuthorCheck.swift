import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

struct AuthorCheck {
    struct Finding: Equatable {
        let file: String
        var line: Int?
        let what: String
    }

    let workspace: Workspace
    let exercise: Exercise
    /// The exercise's text, in its original language.
    private let text: ExerciseText

    init(workspace: Workspace, exercise: Exercise) {
        self.workspace = workspace
        self.exercise = exercise
        text = ExerciseText(Files.bytes(workspace.path(exercise.text)).map { [UInt8]($0) } ?? [], file: exercise.text)
    }

    var chapter: String { "Chapters/\(exercise.chapterFolder)" }

    var contract: String? {
        workspace.text(exercise.stub)?.firstMatch(of: /struct Answer: (\w+)/).map { String($0.1) }
    }
    var contractFile: String? {
        guard let contract else { return nil }
        return workspace.text(exercise.contract)?.contains("protocol \(contract):") == true ? exercise.contract : nil
    }

    /// Returns the findings that do not need a build.
    func look() -> [Finding] { unreadable() + files() + answer() + places() + words() + keys() + todos() + marks() }

    /// True if the exercise has everything that it needs to run.
    var isTied: Bool { files().isEmpty && places().allSatisfy { $0.file.hasSuffix(".md") } }

    private func unreadable() -> [Finding] {
        exercise.faults.map { Finding(file: $0.file, line: $0.line, what: $0.expected) }
    }

    private func answer() -> [Finding] {
        guard let stub = workspace.stub(of: exercise), let answer = workspace.text(exercise.file), answer != stub,
            !workspace.isUntouched(exercise)
        else { return [] }
        return [Finding(file: exercise.file, what: Say.notAsTheStub(exercise.id))]
    }

    private func files() -> [Finding] {
        var findings: [Finding] = []
        for file in [exercise.contract, exercise.answers, exercise.stub] where !Files.exists(workspace.path(file)) {
            findings.append(Finding(file: file, what: Say.fileToWrite))
        }
        if !Files.exists(workspace.path(exercise.file)) {
            findings.append(Finding(file: exercise.file, what: Say.noStartingFile(exercise.id)))
        }
        if let answers = workspace.text(exercise.answers), !answers.contains("\n\(AnswerSource.border)\n") {
            findings.append(Finding(file: exercise.answers, what: Say.noBorder))
        }
        if contract == nil, Files.exists(workspace.path(exercise.stub)) {
            findings.append(Finding(file: exercise.stub, what: Say.noAnswerInStub))
        }
        if let contract, contractFile == nil {
            findings.append(Finding(file: exercise.contract, what: Say.noContract(contract)))
        }
        return findings
    }

    private func places() -> [Finding] {
        var findings: [Finding] = []
        if workspace.text("Package.swift")?.contains("\"\(exercise.folder)\"") != true {
            findings.append(
                Finding(file: "Package.swift", what: Say.notInManifest(exercise.folder, exercise.chapterFolder)))
        }
        if workspace.text("\(chapter)/Chapter.swift")?.contains("\"\(exercise.folder)\", asks:") != true {
            let names = ExerciseNames(
                chapterFolder: exercise.chapterFolder, number: exercise.number, slug: exercise.slug, title: "")
            let judge = ExerciseTemplate(names: names).judge.split(separator: "\n")
                .map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
            findings.append(Finding(file: "\(chapter)/Chapter.swift", what: Say.noJudge(judge)))
        }
        let twins = FileFingerprint.names(in: workspace.path("Chapters")).filter {
            Chapter.isChapter($0) && ExerciseNames.number(ofChapter: $0) == exercise.chapter
                && Files.exists(workspace.path("Chapters/\($0)/Lesson.md"))
        }
        if twins.count > 1 {
            findings.append(Finding(file: "Chapters/\(twins[1])", what: Say.sameNumber(exercise.chapter, twins)))
        }
        if !isNamed(in: workspace.text("\(chapter)/Lesson.md") ?? "") {
            findings.append(Finding(file: "\(chapter)/Lesson.md", what: Say.notInLesson(exercise.id)))
        }
        return findings
    }

    /// Returns true if a lesson names the exercise's id. An id inside another number does not count, such as 1.1 in
    /// 11.1.
    private func isNamed(in lesson: String) -> Bool {
        lesson.ranges(of: exercise.id).contains { range in
            let before = lesson[..<range.lowerBound].last
            return before != "." && before?.isNumber != true && lesson[range.upperBound...].first?.isNumber != true
        }
    }

    private func words() -> [Finding] {
        var findings: [Finding] = []
        func tell(_ what: String, at key: String? = nil) {
            findings.append(Finding(file: exercise.text, line: key.flatMap { text.lines[$0] }, what: what))
        }
        if text.mistakes.count < 3 { tell(Say.fewMistakes(text.mistakes.count)) }
        let sentences = text.checks + text.mistakes
        for same in Dictionary(grouping: sentences, by: \.text).values where same.count > 1 {
            tell(Say.sentenceTwice(same.map(\.key).sorted().joined(separator: " and ")), at: same[1].key)
        }
        for sentence in sentences where sentence.text.isEmpty { tell(Say.emptyText(sentence.key), at: sentence.key) }
        if text.hints.count == 3, Set(text.hints).count < 3 { tell(Say.sameHints) }
        if let toolkit = text.toolkit, !Files.exists(workspace.path(toolkit)) {
            tell(Say.noSuchToolkit(toolkit, nearest(toolkit)))
        }
        if let minutes = text.minutes, !(1...60).contains(minutes) {
            tell(minutes == ExerciseTemplate.noMinutes ? Say.minutesToSay : Say.oddMinutes(minutes))
        }
        for (number, requirement) in hintsThatAnswer() { tell(Say.hintAnswers(number, requirement)) }
        return findings
    }

    /// Returns the hints that tell too much, each with a requirement whose solution it contains. The first two hints
    /// may not contain the solution of any requirement; the third may not contain the solutions of all requirements.
    /// Solutions of only a few tokens are allowed.
    private func hintsThatAnswer() -> [(hint: Int, requirement: String)] {
        guard let all = workspace.text(exercise.answers), text.hints.count == 3 else { return [] }
        let bodies = AnswerBody.all(
            in: String(all[..<(all.firstRange(of: AnswerSource.border)?.lowerBound ?? all.endIndex)]))
        let hints = text.hints.map(AnswerBody.bare)
        let early = bodies.filter { $0.tokens >= 12 }.flatMap { body in
            (0..<2).filter { hints[$0].contains(body.code) }.map { ($0 + 1, body.name) }
        }
        let long = bodies.filter { $0.tokens >= 8 }
        let isWhole = !long.isEmpty && bodies.allSatisfy { hints[2].contains($0.code) }
        return early + (isWhole ? [(3, long[0].name)] : [])
    }

    private func nearest(_ path: String) -> String? {
        let sources = workspace.path("Sources")
        let names = (FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? [])
            .filter { name in
                name.hasSuffix(".swift")
                    && !["workshop", "Site", "Teaching", "Authoring"].contains { name.hasPrefix($0) }
            }
            .map { "Sources/\($0)" }
        let same = names.filter { ($0 as NSString).lastPathComponent == (path as NSString).lastPathComponent }
        return same.first ?? Nearest.plausible(path, in: names)
    }

    private var checksCode: String? {
        guard let contractFile, let code = workspace.text(contractFile) else { return nil }
        let start = contract.flatMap { code.firstRange(of: "extension \($0) ")?.lowerBound } ?? code.startIndex
        return String(code[start...])
    }

    /// Returns findings about checks without a sentence in the text, sentences without a check, and an order of the
    /// sentences that differs from the checks' order. The keys in `checks` come from the running program, because the
    /// contract's file may not contain all checks.
    func titles(for checks: [String]) -> [Finding] {
        let titles = text.checks.map(\.key)
        let missing = checks.filter { !titles.contains($0) }
        let loose = titles.filter { !checks.contains($0) }
        let order =
            checks != titles && missing.isEmpty && loose.isEmpty
            ? [Finding(file: exercise.text, what: Say.otherOrder(checks))] : []
        return missing.map { Finding(file: exercise.text, what: Say.checkWithoutTitle($0)) }
            + loose.map { Finding(file: exercise.text, line: text.lines[$0], what: Say.titleWithoutCheck($0)) } + order
    }

    private func keys() -> [Finding] {
        var findings: [Finding] = []
        let known = Set(text.mistakes.map(\.key))
        if let contractFile, let own = checksCode {
            for key in Self.found(/else: "(\w+)"/, in: own) where text.lines[key] == nil {
                findings.append(Finding(file: exercise.text, what: Say.keyWithoutSentence(key, contractFile)))
            }
        }
        let wrong = Self.found(/"(\w+)": [\w.]+(?:<[\w., ]+>)?\.self/, in: workspace.text(exercise.answers) ?? "")
        for key in wrong where !known.contains(key) {
            findings.append(Finding(file: exercise.text, what: Say.keyWithoutSentence(key, exercise.answers)))
        }
        let suspects = Set(text.compilerSuspects.map(\.key))
        for key in suspects.sorted() where text.lines[key] == nil {
            findings.append(Finding(file: exercise.text, what: Say.keyWithoutSentence(key, "## Compile errors")))
        }
        for mistake in text.mistakes where text.snippets[mistake.key] == nil && !isNamed(mistake.key) {
            findings.append(
                Finding(
                    file: exercise.text, line: text.lines[mistake.key], what: Say.sentenceWithoutAnswer(mistake.key)))
        }
        return findings
    }

    private func isNamed(_ key: String) -> Bool {
        FileFingerprint.names(in: workspace.path(exercise.source)).contains { name in
            name.hasSuffix(".swift")
                && workspace.text("\(exercise.source)/\(name)")?.contains("\"\(key)\":") == true
        }
    }

    private static func found(_ pattern: Regex<(Substring, Substring)>, in text: String) -> [String] {
        text.matches(of: pattern).map { String($0.1) }
    }

    private func todos() -> [Finding] {
        guard let stub = workspace.text(exercise.stub), let requirements = ContractText(self)?.names else { return [] }
        return StubText(stub).answered(of: requirements).map {
            Finding(file: exercise.stub, line: $0.line, what: Say.answeredInStub($0.name))
        }
    }

    private func marks() -> [Finding] {
        let files =
            [exercise.contract, exercise.text, exercise.answers]
            + ["Lesson.md", "Tour/main.swift", "Tour/Transcript.txt"].map { "\(chapter)/\($0)" }
            + ["Chapters/README.md", "README.md"]
        return files.flatMap { file in
            (workspace.text(file) ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $0.element.contains("TODO") }
                .map { Finding(file: file, line: $0.offset + 1, what: Say.toWrite(String($0.element))) }
        }
    }
}
