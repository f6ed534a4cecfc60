import CurrycombWorkbook
import Foundation
import Solutions
import TestSupport
import Testing

/// What must be true of every exercise, present and future. The exercises are those that have a folder; nothing here
/// is a list kept by hand.
@Suite struct EveryExercise {
    /// The folders under `Exercises` that hold an exercise, such as `02-Composition/1-compose-two`.
    static let folders: [String] = {
        let root = Places.root.appendingPathComponent("Exercises").path
        let chapters = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return chapters.filter { $0.first?.isNumber == true }.sorted().flatMap { chapter in
            ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(chapter)")) ?? [])
                .filter { $0.first?.isNumber == true }.sorted().map { "\(chapter)/\($0)" }
        }
    }()

    /// What the tests know of an exercise's answers. Answers live on the main actor, and judging them takes long, so it is
    /// done elsewhere, for several exercises at once.
    struct Known: Sendable {
        let exercise: Exercise
        let checks: [String]
        let wrong: [String]
        let refused: [String: String]
    }

    static func answers(_ folder: String) async throws -> Known {
        let known = await MainActor.run { () -> Known? in
            let answers = allAnswers.first { "\($0.exercise.chapterFolder)/\($0.exercise.folder)" == folder }
            return answers.map {
                Known(
                    exercise: $0.exercise, checks: $0.solution.checks.map(\.key), wrong: Array($0.wrong.keys),
                    refused: $0.refused)
            }
        }
        return try #require(known, "Tests/Solutions has no answers for Exercises/\(folder)")
    }

    static func judge(_ answer: String, of exercise: Exercise, source: String) -> [CheckResult] {
        var supervisor = Supervisor(
            executable: Places.executable("solutions-host"), exercise: exercise,
            source: Places.root.appendingPathComponent(source).path, limits: Limits(seconds: 10))
        supervisor.environment = ["CURRYCOMB_ANSWER=\(exercise.slug)/\(answer)"]
        return supervisor.run()
    }

    @Test func thereAreSome() {
        #expect(Self.folders.count > 0)
    }

    @Test(arguments: folders)
    func isAWordInThePackage(folder: String) throws {
        let package = try String(contentsOf: Places.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let name = try #require(folder.split(separator: "/").last)
        #expect(package.contains("\"\(name)\""), "without it nothing builds the exercise")
    }

    @Test(arguments: folders)
    func hasWordsForAllThatItSays(folder: String) async throws {
        let answers = try await Self.answers(folder)
        let (exercise, words) = (answers.exercise, answers.exercise.words)
        #expect(answers.checks == words.checks.map(\.key), "checks and their titles, in order")
        #expect(words.misconceptions.count >= 3)
        let keys = words.checks.map(\.key) + words.misconceptions.map(\.key)
        #expect(Set(keys).count == keys.count, "a key stands for one sentence")
        let sentences = words.checks.map(\.text) + words.misconceptions.map(\.text)
        #expect(Set(sentences).count == sentences.count, "no two sentences of an exercise are the same")
        let texts = [words.title, words.task, words.notice] + words.hints.steps + sentences
        for text in texts {
            #expect(!text.isEmpty)
            #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == text)
        }
        #expect(Set(words.hints.steps).count == 3)
        #expect((1...60).contains(exercise.minutes))
        if let toolkit = words.toolkit {
            #expect(
                FileManager.default.fileExists(atPath: Places.root.appendingPathComponent(toolkit).path), "\(toolkit)")
        }
    }

    @Test(arguments: folders)
    func aSolutionPasses(folder: String) async throws {
        let exercise = try await Self.answers(folder).exercise
        let results = Self.judge("solution", of: exercise, source: exercise.solution)
        #expect(Verdict(id: exercise.id, checks: results).status == .done, "\(results.filter { $0.status != .passed })")
    }

    @Test(arguments: folders)
    func everyMisconceptionIsToldItsOwnSentence(folder: String) async throws {
        let answers = try await Self.answers(folder)
        let exercise = answers.exercise
        let unknown = (answers.wrong + answers.refused.keys).filter { key in
            !exercise.words.misconceptions.contains { $0.key == key }
        }
        #expect(unknown.isEmpty, "wrong answers without a sentence")
        var passesTheFirstCheck = false
        for misconception in exercise.words.misconceptions where answers.refused[misconception.key] == nil {
            guard answers.wrong.contains(misconception.key) else {
                Issue.record("no wrong answer draws '\(misconception.key)'")
                continue
            }
            let results = Self.judge(misconception.key, of: exercise, source: exercise.solution)
            let first = results.first { $0.status != .passed }
            #expect(first?.misconception == misconception.key, "\(misconception.key): \(results)")
            #expect(first?.message == misconception.text)
            if results.first?.status == .passed { passesTheFirstCheck = true }
        }
        #expect(passesTheFirstCheck, "the first check catches them all: is there one that gets further?")
    }

    @Test(arguments: folders)
    func whatTypesForbidIsExplained(folder: String) async throws {
        let answers = try await Self.answers(folder)
        let exercise = answers.exercise
        let keys = Set(exercise.compilerSuspects.map(\.key))
        #expect(keys.isSuperset(of: answers.refused.keys), "a suspect for each answer that does not compile")
        // Some are caught both ways: by the compiler where types are generic, by a check where they are not.
        #expect(keys.isSubset(of: Array(answers.refused.keys) + answers.wrong), "an answer for each suspect")
        let stub = try String(contentsOf: Places.root.appendingPathComponent(exercise.stub), encoding: .utf8)
        let start = try #require(stub.range(of: "struct Answer"))
        let head = try #require(stub[start.lowerBound...].firstIndex(of: "{"))
        for (key, body) in answers.refused {
            let source = stub[...head] + "\n\(body)\n}\njudge(Answer.self)\n"
            do {
                let program = try Compiler.build(
                    source: String(source), as: exercise.product, in: exercise.chapterFolder)
                try? FileManager.default.removeItem(atPath: program)
                Issue.record("\(key): it compiles")
            } catch let refusal as Compiler.Refusal {
                let messages = refusal.description.split(separator: "\n").compactMap { line in
                    line.range(of: ": error: ").map { Self.withoutGroup(line[$0.upperBound...]) }
                }
                let told = messages.compactMap { message in
                    exercise.compilerSuspects.first { $0.matches(message) }?.key
                }
                #expect(told.contains(key), "\(key): \(messages)")
            }
        }
    }

    /// An error without the name of its group, such as `[#ActorIsolatedCall]`, which the workshop does not ask for.
    private static func withoutGroup(_ message: Substring) -> String {
        String(message[..<(message.range(of: " [#")?.lowerBound ?? message.endIndex)])
    }

    @Test(arguments: folders)
    func itsStubCompilesAndIsNotDoneYet(folder: String) async throws {
        let exercise = try await Self.answers(folder).exercise
        let stub = try String(contentsOf: Places.root.appendingPathComponent(exercise.stub), encoding: .utf8)
        let program = try Compiler.build(source: stub, as: exercise.product, in: exercise.chapterFolder)
        defer { try? FileManager.default.removeItem(atPath: program) }
        let supervisor = Supervisor(
            executable: program, exercise: exercise, source: Places.root.appendingPathComponent(exercise.stub).path)
        let results = supervisor.run()
        #expect(Verdict(id: exercise.id, checks: results).status == .open, "\(results)")
        #expect(results.allSatisfy { $0.status == .todo || $0.status == .passed }, "\(results)")
    }
}
