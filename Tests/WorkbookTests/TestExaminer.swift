@_spi(Courses) @testable import CurrycombWorkbook

/// An answer to a contract without tasks.
struct NoAnswer: Contract {}

extension Examiner {
    /// Makes an examiner with certain words, for tests that need no answer.
    convenience init(_ words: Words, contestants: Contestants? = nil, source: String? = nil) {
        let exercise = Exercise(in: "99-Tests", 1, "tests", minutes: 1, words: words)
        self.init(
            Examination(
                judge: ExerciseJudge(exercise, asks: (any Contract).self, reference: NoAnswer.self) { _ in [] },
                answer: NoAnswer.self, contestants: contestants, source: source))
    }
}
