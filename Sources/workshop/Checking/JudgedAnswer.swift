import CurrycombWorkbook

/// An answer with its verdict, for reports that build servers and teachers read.
package struct JudgedAnswer: Sendable {
    package enum Kind: String, Sendable {
        case judged
        case untouched
        case missing
    }

    package let exercise: Exercise
    package let kind: Kind
    /// The verdict, which has a result for each check even if none could run, so totals can be compared.
    package let verdict: Verdict
    /// The number of hints that the learner's progress records for the exercise; `nil` if the report does not include
    /// the learner's progress.
    package var hints: Int?
    /// True if the learner has requested the solution, and has not solved the exercise since then; `nil` if the report
    /// does not include the learner's progress.
    package var askedForSolution: Bool?
    /// True if the learner saw the solution before first solving the exercise; `nil` if the report does not include the
    /// learner's progress.
    package var sawSolution: Bool?

    package init(_ exercise: Exercise, _ kind: Kind, _ verdict: Verdict) {
        self.exercise = exercise
        self.kind = kind
        var verdict = verdict
        if verdict.checks.isEmpty {
            verdict.checks = exercise.words.checks.map {
                CheckResult(key: $0.key, title: $0.text, status: .waiting)
            }
        }
        self.verdict = verdict
    }

    package var isDone: Bool { verdict.status == .done }
    /// The key of the mistake that was recognized in the answer, if there is one.
    package var misconception: String? {
        verdict.diagnostics.lazy.compactMap(\.misconception).first ?? verdict.firstOpen?.misconception
    }
    /// The text for the learner; empty if the answer is done. It is the message of the first check that does not pass,
    /// the first compiler error or the exercise's sentence about this error, or the reason why the answer could not be
    /// judged.
    package var sentence: String {
        if let problem = verdict.problem { return problem }
        if let diagnostic = verdict.diagnostics.first {
            return diagnostic.misconception.flatMap(exercise.words.sentence) ?? diagnostic.message
        }
        return verdict.firstOpen?.message ?? ""
    }
    package var line: Int? { verdict.diagnostics.first?.line ?? verdict.firstOpen?.line }
}
