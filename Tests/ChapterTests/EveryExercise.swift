@_spi(Courses) import CurrycombWorkbook
import Foundation
import Solutions
import TestSupport
import Testing

/// The requirements for every exercise. The exercises are found by their folders, so future ones are included.
@Suite(.waitsForPrograms) struct EveryExercise {
    /// The folders under `Exercises` that contain an exercise, such as `02-Composition/1-compose-two`.
    static let folders: [String] = {
        let root = Places.root.appendingPathComponent("Exercises").path
        let chapters = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return chapters.filter { $0.first?.isNumber == true }.sorted().flatMap { chapter in
            ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(chapter)")) ?? [])
                .filter { $0.first?.isNumber == true }.sorted().map { "\(chapter)/\($0)" }
        }
    }()

    /// The exercises of the chapters in `EveryChapter.changed`.
    static let changed = folders.filter { folder in EveryChapter.changed.contains { folder.hasPrefix("\($0)/") } }

    /// The keys and texts of the answers to an exercise. The answers themselves are isolated to the main actor and take
    /// long to judge, so other processes judge several exercises at the same time.
    struct Known: Sendable {
        let exercise: Exercise
        let checks: [String]
        let wrong: [String]
        let right: [String]
        /// The mistakes that cannot be Swift types, as code that belongs between an answer's braces.
        let snippets: [String: String]
        let faults: [TextFault]

        /// The mistakes that do not compile.
        var refused: [String: String] { snippets.filter { snippet in suspects.contains(snippet.key) } }
        /// The mistakes that only a rule about the answer's text can find.
        var ruled: [String: String] { snippets.filter { snippet in !suspects.contains(snippet.key) } }
        private var suspects: Set<String> { Set(exercise.compilerSuspects.map(\.key)) }
        /// The answers to build: our version in the form that learners see, and the answers that break a rule.
        var built: [JoinedAnswer] {
            get throws {
                let answers = try String(
                    contentsOf: Places.root.appendingPathComponent(exercise.answers), encoding: .utf8)
                let shown = AnswerSource.answer(answers, importing: exercise.module)
                return [JoinedAnswer(name: "\(exercise.slug)/shown", text: shown)]
                    + (try ruled.sorted { $0.key < $1.key }.map { key, body in
                        JoinedAnswer(name: "\(exercise.slug)/\(key)", text: try #require(source(body)))
                    })
            }
        }
        func source(_ body: String) -> String? { head.map { $0 + "\n\(body)\n}\njudge(Answer.self)\n" } }
        /// The starting file up to the brace after `struct Answer: …`.
        private var head: String? {
            guard let stub = StartingFile.text(exercise.folder, in: exercise.chapterFolder, root: Places.root.path),
                let start = stub.range(of: "struct Answer"),
                let brace = stub[start.lowerBound...].firstIndex(of: "{")
            else { return nil }
            return String(stub[...brace])
        }
    }

    static func answers(_ folder: String) async throws -> Known {
        let known = await MainActor.run { () -> Known? in
            let judge = allJudges.first { folder.hasSuffix("/\($0.place.folder)") }
            return judge.map { judge in
                let exercise = judge.exercise
                let text = Places.text(of: exercise)
                return Known(
                    exercise: exercise, checks: judge.checks(judge.reference)?.map(\.key) ?? [],
                    wrong: judge.wrong.map(\.key), right: (allRight[judge.slug] ?? [:]).map(\.key),
                    snippets: text.snippets, faults: exercise.faults + text.gaps)
            }
        }
        return try #require(known, "no chapter judges Exercises/\(folder)")
    }

    static func judge(_ answer: String, of exercise: Exercise, source: String? = nil) -> [CheckResult] {
        var supervisor = Supervisor(
            executable: Places.executable("solutions-host"), exercise: exercise,
            source: source ?? Places.root.appendingPathComponent(exercise.answers).path, limits: Limits(seconds: 10))
        supervisor.environment = CrossTable.environment(answer, of: exercise)
        return supervisor.run()
    }

    /// Judges one of the answers in `built`, which are built together for a whole chapter, up to the first check that it
    /// fails.
    static func judge(joined name: String, of exercise: Exercise) async throws -> [CheckResult] {
        var answers: [JoinedAnswer] = []
        for folder in folders where folder.hasPrefix("\(exercise.chapterFolder)/") {
            answers += try await Self.answers(folder).built
        }
        let program = try await Compiler.build(answers, as: exercise.chapterFolder)
        let answer = try #require(answers.first { $0.name == name })
        let file = URL(fileURLWithPath: program).deletingLastPathComponent()
        var supervisor = Supervisor(
            executable: program, exercise: exercise, source: file.appendingPathComponent("\(answer.function).txt").path)
        supervisor.environment = ["\(JoinedAnswers.variable)=\(name)"]
        supervisor.stopsAtFirst = true
        supervisor.tracesTraps = false
        return supervisor.run()
    }

    @Test func exercisesAreFound() {
        #expect(Self.folders.count > 0)
    }

    /// A table of right answers compiles even if `allRight` does not name it, but then its answers are never judged.
    @Test func everyTableOfRightAnswersIsJudged() throws {
        let root = Places.root.appendingPathComponent("Tests/Solutions")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        let texts = try (files ?? []).filter { $0.pathExtension == "swift" }.map {
            try String(contentsOf: $0, encoding: .utf8)
        }
        let tables = texts.flatMap { $0.matches(of: /let (\w+): KeyValuePairs<String, any Contract\.Type>/).map(\.1) }
        let list = try #require(texts.first { $0.contains("let allRight:") })
        #expect(tables.count > 50)
        #expect(tables.filter { !list.contains("\($0),\n") } == [])
    }

    @Test(arguments: folders)
    func thePackageHasATargetForTheExercise(folder: String) throws {
        let package = try String(contentsOf: Places.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let name = try #require(folder.split(separator: "/").last)
        #expect(package.contains("\"\(name)\""), "no target of the package builds the exercise")
    }

    @Test(arguments: folders)
    func theExercisesTextsAreComplete(folder: String) async throws {
        let answers = try await Self.answers(folder)
        let (exercise, words) = (answers.exercise, answers.exercise.words)
        #expect(answers.faults.isEmpty)
        #expect(answers.checks == words.checks.map(\.key), "the titles and the checks differ in their keys or order")
        #expect(words.misconceptions.count >= 3)
        let keys = words.checks.map(\.key) + words.misconceptions.map(\.key)
        #expect(Set(keys).count == keys.count, "a key has more than one sentence")
        let sentences = words.checks.map(\.text) + words.misconceptions.map(\.text)
        #expect(Set(sentences).count == sentences.count, "two sentences of the exercise are the same")
        let texts =
            [words.title, words.task, words.notice] + words.hints.steps + words.hints.byCheck.map(\.text) + sentences
        for text in texts {
            #expect(!text.isEmpty)
            #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == text)
            #expect(!text.contains(/(^|[ (])\*\w+\*/), "a terminal would show the asterisks: \(text)")
        }
        #expect(Set(words.hints.steps).count == 3)
        let helped = words.hints.byCheck.map(\.key)
        #expect(Set(helped).subtracting(answers.checks).isEmpty, "hints for checks that do not exist")
        #expect(Set(helped).count == helped.count)
        #expect((1...60).contains(exercise.minutes))
        if let toolkit = words.toolkit {
            #expect(
                FileManager.default.fileExists(atPath: Places.root.appendingPathComponent(toolkit).path), "\(toolkit)")
        }
    }

    @Test(arguments: changed)
    func theShownAnswerPasses(folder: String) async throws {
        let exercise = try await Self.answers(folder).exercise
        let answers = try String(
            contentsOf: Places.root.appendingPathComponent(exercise.answers), encoding: .utf8)
        let parts = answers.components(separatedBy: "\n\(AnswerSource.border)\n")
        #expect(parts.count == 2, "one line must separate our version from the wrong answers")
        let shown = AnswerSource.answer(answers, importing: exercise.module)
        #expect(!shown.contains("package let"))
        #expect(
            shown == AnswerSource.answer(parts[0] + "\n", importing: exercise.module),
            "learners must not see the part below the border")
        #expect(AnswerSource.telling(answers) == AnswerSource.telling(parts[0]))
        let results = try await Self.judge(joined: "\(exercise.slug)/shown", of: exercise)
        #expect(Verdict(id: exercise.id, checks: results).status == .done, "\(results.filter { $0.status != .passed })")
    }

    @Test(arguments: changed)
    func rightAnswersInOtherStylesPass(folder: String) async throws {
        let answers = try await Self.answers(folder)
        let refused = CrossTable.refused(
            answers.right, of: answers.exercise, executable: Places.executable("solutions-host"))
        for name in refused {
            let results = Self.judge(name, of: answers.exercise)
            let first = results.first { $0.status != .passed }
            #expect(first == nil, "\(name) is right, but its verdict is: \(first.map { "\($0)" } ?? "")")
        }
    }

    /// Each wrong answer gets its own sentence, not that of another mistake. `theShownAnswerPasses` judges the right
    /// answer.
    @Test(arguments: changed)
    func everyWrongAnswerGetsItsOwnSentence(folder: String) async throws {
        let answers = try await Self.answers(folder)
        let exercise = answers.exercise
        let unknown = (answers.wrong + answers.snippets.keys).filter { key in
            !exercise.words.misconceptions.contains { $0.key == key }
        }
        #expect(unknown.isEmpty, "wrong answers without a sentence")
        let missing = exercise.words.misconceptions.map(\.key).filter { key in
            !answers.wrong.contains(key) && answers.snippets[key] == nil
        }
        #expect(missing.isEmpty, "no wrong answer gets these sentences")
        let judge = try #require(await MainActor.run { allJudges.first { $0.slug == exercise.slug } })
        // On a busy machine, a trap takes seconds, because the runtime writes a backtrace.
        let table = CrossTable(
            of: judge, answers.wrong, executable: Places.executable("solutions-host"), limits: Limits(seconds: 60))
        #expect(!table.rows.contains { !$0.isRight }, "\(table)")
        let first = answers.checks.first
        #expect(
            table.rows.contains { $0.first?.key != first },
            "the first check catches all wrong answers: add a wrong answer that passes it")
    }

    /// In a lesson, a comment `<!-- mistakes: … -->` lists the mistakes that the next passage warns about.
    @Test(arguments: folders)
    func theLessonWarnsOfThreeKnownMistakes(folder: String) async throws {
        let exercise = try await Self.answers(folder).exercise
        let page = Places.root.appendingPathComponent("Chapters/\(exercise.chapterFolder)/Lesson.md")
        let warnings = try String(contentsOf: page, encoding: .utf8).matches(of: /<!-- mistakes: (\S+) (.+) -->/)
        let keys = Set(warnings.filter { $0.1 == exercise.id }.flatMap { $0.2.split(separator: " ").map(String.init) })
        #expect(keys.subtracting(exercise.words.misconceptions.map(\.key)).isEmpty, "mistakes that have no sentence")
        #expect(keys.count >= 3, "\(keys.sorted())")
    }

    @Test(arguments: changed)
    func everyRuleViolationGetsItsSentence(folder: String) async throws {
        let answers = try await Self.answers(folder)
        let exercise = answers.exercise
        for key in answers.ruled.keys {
            let results = try await Self.judge(joined: "\(exercise.slug)/\(key)", of: exercise)
            let first = results.first { $0.status != .passed }
            #expect(first?.misconception == key, "\(key): \(results)")
        }
    }

    @Test(arguments: changed)
    func everyExpectedCompileErrorIsExplained(folder: String) async throws {
        let answers = try await Self.answers(folder)
        let exercise = answers.exercise
        let keys = Set(exercise.compilerSuspects.map(\.key))
        #expect(keys.isSuperset(of: answers.refused.keys), "an answer that does not compile has no suspect")
        // Depending on how a mistake is written, the compiler or a check finds it. So an answer with a suspect's key
        // may compile.
        #expect(keys.isSubset(of: Array(answers.refused.keys) + answers.wrong), "a suspect has no answer")
        let sources = answers.refused.compactMapValues(answers.source)
        #expect(sources.count == answers.refused.count)
        let errors = sources.isEmpty ? [:] : try await Self.errors(inChapterOf: exercise)
        for (key, source) in sources {
            let messages = errors["\(exercise.slug)/\(key)", default: []]
                .map { ($0.line, Self.withoutGroup($0.message[...])) }
            if Self.suspects(of: exercise, in: source, messages).contains(key) { continue }
            // If type checking has not found the mistake, only a complete build can find it.
            do {
                let program = try await Compiler.build(source: source, as: exercise.product)
                try? FileManager.default.removeItem(atPath: program)
                Issue.record("\(key): it compiles")
            } catch let refusal as Compiler.Refusal {
                let messages = refusal.description.split(separator: "\n").compactMap { line in
                    line.range(of: ": error: ").map {
                        (Self.place(line[..<$0.lowerBound]) ?? 0, Self.withoutGroup(line[$0.upperBound...]))
                    }
                }
                #expect(Self.suspects(of: exercise, in: source, messages).contains(key), "\(key): \(messages)")
            }
        }
    }

    /// Returns the errors in the chapter's answers that do not compile, which are checked together for a whole chapter.
    private static func errors(inChapterOf exercise: Exercise) async throws -> Compiler.Errors {
        let settings = Compiler.settings(of: exercise.folder)
        var refused: [JoinedAnswer] = []
        for folder in folders where folder.hasPrefix("\(exercise.chapterFolder)/") {
            let answers = try await Self.answers(folder)
            guard Compiler.settings(of: answers.exercise.folder) == settings else { continue }
            refused += answers.refused.compactMap { key, body in
                answers.source(body).map { JoinedAnswer(name: "\(answers.exercise.slug)/\(key)", text: $0) }
            }
        }
        return try await Compiler.errors(in: refused, as: "\(exercise.chapterFolder) \(settings)", settings: settings)
    }

    private static func suspects(of exercise: Exercise, in source: String, _ errors: [(Int, String)]) -> [String] {
        let tokens = AnswerTokens(source)
        return errors.compactMap { line, message in
            exercise.compilerSuspects.first { $0.matches(message, in: tokens.member(atLine: line), of: tokens) }?.key
        }
    }

    /// Returns the line in a position such as `/tmp/main.swift:7:12`.
    private static func place(_ text: Substring) -> Int? {
        text.split(separator: ":").dropLast().last.flatMap { Int($0) }
    }

    /// Returns an error without the name of its diagnostic group, such as `[#ActorIsolatedCall]`. The workshop removes
    /// these names, too.
    private static func withoutGroup(_ message: Substring) -> String {
        String(message[..<(message.range(of: " [#")?.lowerBound ?? message.endIndex)])
    }

    @Test(arguments: changed)
    func theStubCompilesAndIsReportedAsOpen(folder: String) async throws {
        let exercise = try await Self.answers(folder).exercise
        let stub = try #require(
            StartingFile.text(exercise.folder, in: exercise.chapterFolder, root: Places.root.path))
        // This build has a program for the starting file, unless a learner has written an answer in this clone.
        let answer = try? String(contentsOf: Places.root.appendingPathComponent(exercise.file), encoding: .utf8)
        let built = answer == stub ? Places.executable(exercise.product) : nil
        let program = if let built { built } else { try await Compiler.build(source: stub, as: exercise.product) }
        defer { if built == nil { try? FileManager.default.removeItem(atPath: program) } }
        let supervisor = Supervisor(
            executable: program, exercise: exercise, source: Places.root.appendingPathComponent(exercise.stub).path)
        let results = supervisor.run()
        #expect(Verdict(id: exercise.id, checks: results).status == .open, "\(results)")
        #expect(results.allSatisfy { $0.status == .todo || $0.status == .passed }, "\(results)")
    }
}

extension Places {
    static func text(of exercise: Exercise) -> ExerciseText {
        let bytes = FileManager.default.contents(atPath: root.appendingPathComponent(exercise.text).path) ?? Data()
        return ExerciseText([UInt8](bytes), file: exercise.text)
    }
}
