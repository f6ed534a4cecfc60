/// The outcomes of answers that come with an exercise: the solution must pass, and each wrong answer must receive the
/// sentence about its own misconception.
package struct CrossTable: Sendable, CustomStringConvertible {
    package struct Row: Sendable {
        /// The answer's name: `solution`, or the key of the misconception that it models.
        package let answer: String
        package let first: CheckResult?

        /// True if the solution passes, or if a wrong answer receives its own sentence.
        package var isRight: Bool {
            if answer == "solution" { return first == nil }
            return first?.status == .failed && first?.misconception == answer
        }
    }

    package let id: String
    package let rows: [Row]

    /// Runs the named answers, by default the solution and all wrong answers. The program `executable` must call `host`
    /// with this judge.
    package init(
        of judge: ExerciseJudge, _ names: [String]? = nil, executable: String, limits: Limits = .standard
    ) {
        id = judge.exercise.id
        let names = names ?? ["solution"] + judge.wrong.map(\.key)
        let runs = InProcessRun.all(
            names.filter { $0 != "solution" }, executable, environment: Self.environment("", of: judge.exercise))
        var seen: Set<String> = []
        rows = names.map { name in
            var supervisor = Supervisor(executable: executable, exercise: judge.exercise, source: "", limits: limits)
            supervisor.stopsAtFirst = true
            // A backtrace takes a long time, and no result depends on it.
            supervisor.tracesTraps = false
            supervisor.environment = Self.environment(name, of: judge.exercise)
            func row() -> Row { Row(answer: name, first: supervisor.run().first { $0.status != .passed }) }
            // If the rehearsal recognized the mistake that an answer models, the rehearsal's result counts. Only the
            // first of the answers that failed the same check runs that check again, in a process of its own. The
            // solution and all other answers run all their checks, each in a process of its own.
            if let rehearsal = runs[name], rehearsal.misconception == name {
                guard seen.insert(rehearsal.check).inserted else {
                    return Row(answer: name, first: rehearsal.result)
                }
                supervisor.only = rehearsal.check
                let told = row()
                if told.isRight { return told }
                supervisor.only = nil
            }
            return row()
        }
    }

    /// Returns, in order, the names of the right answers that do not pass when all checks run in one process. These
    /// answers may still pass with each check in a process of its own.
    package static func refused(_ names: [String], of exercise: Exercise, executable: String) -> [String] {
        var passed: Set<String> = []
        _ = InProcessRun.all(names, executable, environment: environment("", of: exercise)) { passed.insert($0) }
        return names.filter { !passed.contains($0) }
    }

    /// Returns the environment that names the answer to run, and its chapter, for a program that calls `host`.
    package static func environment(_ answer: String, of exercise: Exercise) -> [String] {
        ["CURRYCOMB_ANSWER=\(exercise.slug)/\(answer)", "CURRYCOMB_CHAPTER=\(exercise.chapter)"]
    }

    /// A line for each row: a mark, the exercise's id, the answer's name, and the first check that fails, or `passes`.
    package var description: String {
        rows.map { row in
            let mark = row.isRight ? "✓" : "✗"
            let told = row.first.map { first in
                "\(first.key): \(first.status) \(first.misconception ?? "–"): \(first.message)"
            }
            return "\(mark) \(id) \(row.answer) → \(told ?? "passes")"
        }.joined(separator: "\n")
    }
}
