import CurrycombWorkbook
import Foundation
import TestSupport

@testable import CurrycombWorkshop

enum Fixture {
    static func exercise(_ folder: String, _ number: Int, _ slug: String, _ title: String) -> Exercise {
        Exercise(
            in: folder, number, slug, minutes: 5,
            words: Words(
                title: title, task: "Make one function of two.",
                hints: Hints(
                    question: "What is in your hand?", direction: "Return a closure.", nearly: "{ x in f(…) }",
                    byCheck: [Sentence("lazy", "When does g run?")]),
                checks: [
                    Sentence("type", "the result is a function"), Sentence("order", "g runs first, then f"),
                    Sentence("lazy", "nothing runs early"), Sentence("any", "it works for any types"),
                ], misconceptions: [Sentence("swapped", "12 is double(increment(5)): f ran first.")],
                notice: "Nothing runs until the result is called.", toolkit: "Sources/Composition/Compose.swift"))
    }

    static let composeTwo = exercise("02-Composition", 1, "compose-two", "Compose two functions")
    static let composeMany = exercise("02-Composition", 2, "compose-many", "Compose many")
    static let curry = exercise("03-Currying", 1, "curry", "Curry")

    static let course = Course(
        "Small",
        of: [
            Chapter(
                folder: "02-Composition", title: "Composition", about: "Small functions make large ones.",
                exercises: [composeTwo, composeMany]),
            Chapter(folder: "03-Currying", title: "Currying", about: "One argument at a time.", exercises: [curry]),
        ])

    static func results(_ statuses: [CheckResult.Status]) -> [CheckResult] {
        zip(composeTwo.words.checks, statuses).map { CheckResult(key: $0.key, title: $0.text, status: $1) }
    }

    static func verdict(_ statuses: [CheckResult.Status], of exercise: Exercise = composeTwo) -> Verdict {
        Verdict(id: exercise.id, checks: results(statuses), seconds: 0.114)
    }

    static let done = verdict([.passed, .passed, .passed, .passed])
}

/// A folder that looks like a clone, and is removed when the test has ended.
final class Clone {
    let workspace: Workspace

    init(_ exercises: [Exercise] = Fixture.course.exercises) throws {
        let root = Files.real(NSTemporaryDirectory()) + "/workshop-test-\(UUID().uuidString)"
        workspace = Workspace(root: root)
        for folder in ["Chapters", "Exercises"] {
            try FileManager.default.createDirectory(atPath: workspace.path(folder), withIntermediateDirectories: true)
        }
        try write("// swift-tools-version: 6.2", "Package.swift")
        for exercise in exercises {
            try write("// stub \(exercise.id)\n", exercise.stub)
            // An empty text has no title, so the starting file of the exercise is just the stub.
            try write("", exercise.text)
            try write("// stub \(exercise.id)\n", exercise.file)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: workspace.root) }

    func write(_ text: String, _ relative: String) throws { try Files.write(text, to: workspace.path(relative)) }

    /// Writes a program for the shell. Another process writes the file: if this one did, a program that another test
    /// starts at the same time could keep the file open for writing, and then the system would not run it.
    func writeProgram(_ commands: String, _ relative: String) throws {
        let script = """
            mkdir -p "$(dirname "$2")" && rm -f "$2" && printf '#!/bin/sh\\n%s\\n' "$1" > "$2" && chmod +x "$2"
            """
        let run = Capture().run(["sh", "-c", script, "sh", commands, workspace.path(relative)])
        guard run.end == .exit(0) else { throw CocoaError(.fileWriteUnknown) }
    }
}

extension Course {
    static let whole = Course("Currycomb", root: Places.root.path, language: Language("en"))
}
