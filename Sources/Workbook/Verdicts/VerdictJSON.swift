/// Verdicts as JSON, for editors, teachers' scripts and other programs.
///
/// ```json
/// {"version": 1,
///  "exercises": [{
///    "id": "2.1", "slug": "compose-two", "chapter": 2, "title": "Compose two functions",
///    "status": "done | open | wrong | doesNotCompile | notJudged",
///    "file": "Exercises/02-Composition/1-compose-two/main.swift",
///    "checks": [{
///      "key": "order", "title": "g runs first, then f",
///      "status": "passed | failed | todo | threw | trapped | timedOut | flooded | exited | killed | waiting",
///      "message": "", "misconception": null, "line": 12, "findings": [{"kind": "comparison", …}],
///      "output": "", "seconds": 0.005}],
///    "diagnostics": [{
///      "line": 9, "column": 12, "message": "…", "source": "…", "meaning": null, "misconception": null}],
///    "problem": null,
///    "seconds": 0.114}]}
/// ```
///
/// Within a version, members may be added, but each member keeps its name and meaning.
package enum VerdictJSON {
    package static let version = 1

    /// Returns the whole document as JSON on one line.
    package static func document(_ verdicts: [(exercise: Exercise, verdict: Verdict)]) -> String {
        JSONNode.object([
            ("version", .number(Double(version))),
            ("exercises", .array(verdicts.map { node($0.exercise, $0.verdict) })),
        ]).text
    }

    package static func node(_ exercise: Exercise, _ verdict: Verdict) -> JSONNode {
        .object([
            ("id", .string(exercise.id)), ("slug", .string(exercise.slug)),
            ("chapter", .number(Double(exercise.chapter))), ("title", .string(exercise.words.title)),
            ("status", .string(verdict.status.rawValue)), ("file", .string(exercise.file)),
            ("checks", .array(verdict.checks.map(node))), ("diagnostics", .array(verdict.diagnostics.map(node))),
            ("problem", .optional(verdict.problem)), ("seconds", .number(milliseconds(verdict.seconds))),
        ])
    }

    private static func node(_ check: CheckResult) -> JSONNode {
        .object([
            ("key", .string(check.key)), ("title", .string(check.title)), ("status", .string(check.status.rawValue)),
            ("message", .string(check.message)), ("misconception", .optional(check.misconception)),
            ("line", .optional(check.line)), ("findings", .array(check.findings.map(\.node))),
            ("output", .string(check.output)), ("seconds", .number(milliseconds(check.seconds))),
        ])
    }

    private static func node(_ diagnostic: Diagnostic) -> JSONNode {
        .object([
            ("line", .number(Double(diagnostic.line))), ("column", .number(Double(diagnostic.column))),
            ("message", .string(diagnostic.message)), ("source", .string(diagnostic.source)),
            ("meaning", .optional(diagnostic.meaning)), ("misconception", .optional(diagnostic.misconception)),
        ])
    }

    /// Returns a number of seconds, rounded to milliseconds.
    private static func milliseconds(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
