@_spi(Courses) import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

/// A mistake's sentence is shown only if it is true of the answer: an answer with a similar mistake gets another
/// sentence or none.
@Suite(.waitsForPrograms) struct SentenceTests {
    /// An answer that differs from the solution in some places.
    struct Variant: Sendable, CustomTestStringConvertible {
        let folder: String
        let changes: [(old: String, new: String)]
        /// The key of the sentence that the verdict should show.
        let sentence: String?

        init(_ folder: String, _ sentence: String?, _ changes: (old: String, new: String)...) {
            (self.folder, self.sentence, self.changes) = (folder, sentence, changes)
        }

        var testDescription: String { "\(folder): \(sentence ?? "no sentence")" }

        func judged() async throws -> CheckResult? {
            let exercise = try await EveryExercise.answers(folder).exercise
            let answers = try String(
                contentsOf: Places.root.appendingPathComponent(exercise.answers), encoding: .utf8)
            var source = AnswerSource.answer(answers, importing: exercise.module)
            for (old, new) in changes {
                try #require(source.contains(old))
                source = source.replacing(old, with: new)
            }
            let program = try await Compiler.build(source: source, as: exercise.product)
            defer { try? FileManager.default.removeItem(atPath: program) }
            var supervisor = Supervisor(executable: program, exercise: exercise, source: "/nowhere.swift")
            supervisor.tracesTraps = false
            let results = supervisor.run()
            return results.first { $0.status != .passed }
        }
    }

    @Test(arguments: [
        // This composed function calls itself endlessly, whatever the logs contain, so no sentence about a log is true
        // of it.
        Variant(
            "02-Composition/3-compose-logged", nil, ("let inner = g(x)", "let inner = (g(x), compose(f, g)(x)).0")),
        Variant(
            "06-IO/4-folder-report", "notNoted",
            (
                "var lines: [String] = []",
                "if names.isEmpty { folder.put(\"\", in: target); return 0 }\nvar lines: [String] = []"
            )),
        // Although the condition is false, `when(…)` returns the result of `change(…)`. So the verdict must not say
        // that it dropped this result.
        Variant("09-Calculator/2-pass-functions", nil, ("condition(result) ?", "condition(result) || result == 7 ?")),
        // The first call to `dispose()` already ends the work twice, so the sentence about a second call would be
        // false.
        Variant("09-Calculator/8-own-signal", nil, ("            end()\n        }", "end()\nend()\n}")),
        // An inner signal that begins during the subscription to the source loses the values that it sends after this
        // subscription.
        Variant(
            "10-Signals/4-flat-map-signal", nil, ("let outer = ", "var isEarly = true\nlet outer = "),
            ("all.add(outer)", "isEarly = false\nall.add(outer)"),
            (
                "let inner = f(value).subscribe { event in",
                "let wasEarly = isEarly\nlet inner = f(value).subscribe { event in\n"
                    + "if wasEarly, !isEarly, case .next = event { return }"
            )),
        Variant(
            "10-Signals/7-zip-signals", "endsTooEarly", ("rightEnded && right.isEmpty", "rightEnded")),
        Variant(
            "12-WithoutMonads/4-tree-diff", "twoUpdates",
            (
                "changes.append(.update(path, text: new.text, colour: new.colour))",
                "changes += Array(repeating: .update(path, text: new.text, colour: new.colour), count: 2)"
            )),
    ])
    func theVerdictsSentenceFitsTheAnswer(variant: Variant) async throws {
        let first = try #require(try await variant.judged())
        #expect(first.status != .todo)
        #expect(first.misconception == variant.sentence, "\(first)")
    }

    /// If all problems are reported, but in another order, the verdict shows the first difference.
    @Test func problemsInAnotherOrderAreReported() async throws {
        let first = try await Variant(
            "05-Either/4-either-orders", nil,
            ("return problems.isEmpty", "problems.sort { \"\\($0.line)\" < \"\\($1.line)\" }\nreturn problems.isEmpty")
        ).judged()
        #expect(first?.key == "table")
        #expect("\(try #require(first).findings)".contains("expected line "))
    }
}
