import CurrycombWorkbook
import Foundation

/// Finds what is missing or wrong in an exercise that somebody writes.
struct AuthorCheck {
    /// Something to do: in which file, and what.
    struct Finding: Equatable {
        let file: String
        var line: Int?
        let what: String
    }

    let workspace: Workspace
    let exercise: Exercise

    var chapter: String { "Chapters/\(exercise.chapterFolder)" }
    private var wordsFolder: String { "\(chapter)/Words" }
    var wrongFile: String { "\(chapter)/Misconceptions/\(exercise.folder)-wrong.swift" }
    private var refusedFile: String { "Tests/Solutions/\(exercise.chapterFolder)/\(exercise.folder)-refused.swift" }
    private var ruledFile: String { "Tests/Solutions/\(exercise.chapterFolder)/\(exercise.folder)-ruled.swift" }

    /// The contract's name, as the stub has it.
    var contract: String? {
        workspace.text(exercise.stub)?.firstMatch(of: /struct Answer: (\w+)/).map { String($0.1) }
    }
    /// The file that declares the contract.
    var contractFile: String? {
        guard let contract else { return nil }
        return FileFingerprint.names(in: workspace.path("\(chapter)/Exercises")).map { "\(chapter)/Exercises/\($0)" }
            .first {
                workspace.text($0)?.contains("protocol \(contract):") == true
            }
    }
    /// Where the words of the exercise stand, as well as it can be told.
    private var wordsFile: String {
        let files = FileFingerprint.names(in: workspace.path(wordsFolder)).map { "\(wordsFolder)/\($0)" }
        return files.first { workspace.text($0)?.contains("title: \"\(exercise.words.title)\"") == true }
            ?? "\(wordsFolder)/English.swift"
    }

    /// What can be seen without building.
    func look() -> [Finding] { files() + answer() + places() + words() + keys() + todos() + marks() }

    /// Whether all that the exercise is built of is there, so that running it can say something new.
    var isTied: Bool { files().isEmpty && places().allSatisfy { $0.file.hasSuffix(".md") } }

    /// What learners have before them is the stub.
    private func answer() -> [Finding] {
        guard let stub = workspace.text(exercise.stub), workspace.text(exercise.file) != stub else { return [] }
        return [Finding(file: exercise.file, what: Say.notAsTheStub(exercise.id))]
    }

    private func files() -> [Finding] {
        var findings: [Finding] = []
        for file in [exercise.stub, exercise.solution, wrongFile] where !Files.exists(workspace.path(file)) {
            findings.append(Finding(file: file, what: Say.fileToWrite))
        }
        if contract == nil { findings.append(Finding(file: exercise.stub, what: Say.noAnswerInStub)) }
        if let contract, contractFile == nil {
            findings.append(Finding(file: "\(chapter)/Exercises/\(contract).swift", what: Say.noContract(contract)))
        }
        return findings
    }

    private func places() -> [Finding] {
        var findings: [Finding] = []
        if workspace.text("Package.swift")?.contains("\"\(exercise.folder)\"") != true {
            findings.append(Finding(file: "Package.swift", what: Say.notInManifest(exercise)))
        }
        if let contract, workspace.text("\(chapter)/Chapter.swift")?.contains("(any \(contract)).self") != true {
            let names = ExerciseNames(
                chapterFolder: exercise.chapterFolder, number: exercise.number, slug: exercise.slug, title: "")
            findings.append(
                Finding(
                    file: "\(chapter)/Chapter.swift", what: Say.notJudged(ExerciseTemplate(names: names).judge)))
        }
        if workspace.text("\(chapter)/Lesson.md")?.contains(exercise.id) != true {
            findings.append(Finding(file: "\(chapter)/Lesson.md", what: Say.notInLesson(exercise.id)))
        }
        return findings
    }

    private func words() -> [Finding] {
        let words = exercise.words
        var findings: [Finding] = []
        func tell(_ what: String) { findings.append(Finding(file: wordsFile, what: what)) }
        if words.misconceptions.count < 3 { tell(Say.fewMisconceptions(words.misconceptions.count)) }
        let sentences = words.checks + words.misconceptions
        for same in Dictionary(grouping: sentences, by: \.key).values where same.count > 1 {
            tell(Say.keyTwice(same[0].key))
        }
        for same in Dictionary(grouping: sentences, by: \.text).values where same.count > 1 {
            tell(Say.sentenceTwice(same.map(\.key).sorted()))
        }
        let texts =
            [words.title, words.task, words.notice] + words.hints.steps + words.hints.byCheck.map(\.text)
            + sentences.map(\.text)
        for text in texts where text.isEmpty || text.trimmingCharacters(in: .whitespacesAndNewlines) != text {
            tell(Say.untrimmed(text))
        }
        if Set(words.hints.steps).count < 3 { tell(Say.sameHints) }
        for hint in words.hints.byCheck where !words.checks.contains(where: { $0.key == hint.key }) {
            tell(Say.hintForNoCheck(hint.key))
        }
        if let toolkit = words.toolkit, !Files.exists(workspace.path(toolkit)) {
            tell(Say.noSuchToolkit(toolkit, nearest(toolkit)))
        }
        if !(1...60).contains(exercise.minutes) {
            findings.append(
                Finding(file: "\(wordsFolder)/Exercises.swift", what: Say.oddMinutes(exercise.minutes)))
        }
        return findings
    }

    private func nearest(_ path: String) -> String? {
        let sources = workspace.path("Sources")
        let names = (FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("workshop") }.map { "Sources/\($0)" }
        let same = names.filter { ($0 as NSString).lastPathComponent == (path as NSString).lastPathComponent }
        return same.first ?? Nearest.plausible(path, in: names)
    }

    /// The part of the contract's file that has its checks.
    private var checksCode: String? {
        guard let contractFile, let code = workspace.text(contractFile) else { return nil }
        let start = contract.flatMap { code.firstRange(of: "extension \($0) ")?.lowerBound } ?? code.startIndex
        return String(code[start...])
    }

    /// Checks that the words do not name, and the other way round.
    ///
    /// - Parameter checks: the checks' keys in their order, as a program tells them. Their text alone does not tell all, since
    ///   checks may be made in another file.
    func titles(for checks: [String]) -> [Finding] {
        let titles = exercise.words.checks.map(\.key)
        let missing = checks.filter { !titles.contains($0) }
        let loose = titles.filter { !checks.contains($0) }
        let order =
            checks != titles && missing.isEmpty && loose.isEmpty
            ? [Finding(file: wordsFile, what: Say.otherOrder(checks))] : []
        return missing.map { Finding(file: wordsFile, what: Say.checkWithoutTitle($0)) }
            + loose.map { Finding(file: contractFile ?? chapter, what: Say.titleWithoutCheck($0)) } + order
    }

    /// Keys that code names and the words do not have, and the other way round.
    private func keys() -> [Finding] {
        let words = exercise.words
        var findings: [Finding] = []
        if let contractFile, let own = checksCode {
            for key in Self.found(/else: "(\w+)"/, in: own) where words.sentence(key) == nil {
                findings.append(Finding(file: wordsFile, what: Say.keyWithoutSentence(key, contractFile)))
            }
        }
        let wrong = Self.listed(workspace.text(wrongFile))
        let refused = Self.listed(workspace.text(refusedFile))
        let ruled = Self.listed(workspace.text(ruledFile))
        for (file, keys) in [(wrongFile, wrong), (refusedFile, refused), (ruledFile, ruled)] {
            for key in keys where !words.misconceptions.contains(where: { $0.key == key }) {
                findings.append(Finding(file: wordsFile, what: Say.keyWithoutSentence(key, file)))
            }
        }
        for suspect in Set(exercise.compilerSuspects.map(\.key)).sorted() where words.sentence(suspect) == nil {
            findings.append(
                Finding(file: wordsFile, what: Say.keyWithoutSentence(suspect, "\(wordsFolder)/Exercises.swift")))
        }
        // Some list their answers in another file; that is for ChapterTests to say.
        if !wrong.isEmpty {
            for sentence in words.misconceptions
            where !(wrong + refused + ruled).contains(sentence.key) && !isNamed(sentence.key) {
                findings.append(Finding(file: wrongFile, what: Say.sentenceWithoutAnswer(sentence.key)))
            }
        }
        return findings
    }

    /// Whether a key stands anywhere in the chapter's wrong answers: several exercises may share a file.
    private func isNamed(_ key: String) -> Bool {
        ["\(chapter)/Misconceptions", "Tests/Solutions/\(exercise.chapterFolder)"].contains { folder in
            FileFingerprint.names(in: workspace.path(folder)).contains {
                workspace.text("\(folder)/\($0)")?.contains("\"\(key)\":") == true
            }
        }
    }

    /// The keys that a list of answers has: `"swapped": Swapped.self`, `"called": """`.
    private static func listed(_ text: String?) -> [String] {
        text.map { found(/"(\w+)": (?:\w+\.self|""")/, in: $0) } ?? []
    }

    private static func found(_ pattern: Regex<(Substring, Substring)>, in text: String) -> [String] {
        text.matches(of: pattern).map { String($0.1) }
    }

    /// Requirements that the stub fulfils already.
    private func todos() -> [Finding] {
        guard let stub = workspace.text(exercise.stub), let requirements = ContractText(self)?.names else { return [] }
        return StubText(stub).answered(of: requirements).map {
            Finding(file: exercise.stub, line: $0.line, what: Say.answeredInStub($0.name))
        }
    }

    /// What a template left to write.
    private func marks() -> [Finding] {
        let files =
            [contractFile, wordsFile, exercise.stub, exercise.solution, wrongFile].compactMap { $0 }
            + ["Words/Exercises.swift", "Lesson.md", "Tour/main.swift", "Tour/Transcript.txt"].map {
                "\(chapter)/\($0)"
            }
            + ["Chapters/README.md", "README.md"]
        return files.flatMap { file in
            (workspace.text(file) ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $0.element.contains("TODO") }
                .map { Finding(file: file, line: $0.offset + 1, what: Say.toWrite(String($0.element))) }
        }
    }
}
