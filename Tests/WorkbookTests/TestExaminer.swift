@_spi(Courses) @testable import CurrycombWorkbook

struct NoAnswer: Contract {}

extension Examiner {
    convenience init(_ words: Words, contestants: Contestants? = nil, source: String? = nil) {
        let exercise = Exercise(in: "99-Tests", 1, "tests", minutes: 1, words: words)
        self.init(
            Examination(
                judge: ExerciseJudge(exercise, asks: (any Contract).self, reference: NoAnswer.self) { _ in [] },
                answer: NoAnswer.self, contestants: contestants, text: source.flatMap(Platform.contents)))
    }
}
