import Testing

@_spi(Courses) @testable import CurrycombWorkbook

@Suite @MainActor struct ExerciseJudgeTests {
    static func exercise(_ number: Int, _ slug: String) -> Exercise {
        Exercise(
            in: "07-Honey", number, slug, minutes: 1,
            words: Words(
                title: slug, task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [],
                misconceptions: [], notice: ""))
    }

    let chapter = ChapterJudges(judges: [
        ExerciseJudge(
            exercise(1, "comb"), asks: (any Comb).self, reference: RightComb.self, wrong: ["late": Late.self],
            ["early": RightComb.self]
        ) { ($0 as? any Comb.Type)?.checks },
        ExerciseJudge(exercise(2, "wax"), asks: (any Wax).self, reference: RightWax.self) {
            ($0 as? any Wax.Type)?.checks
        },
    ])

    @Test func anExerciseIsSelectedByNumberOrSlug() {
        let file = "/clone/Exercises/07-Honey/1-comb/main.swift"
        #expect(chapter.judge(of: RightComb.self, named: "7.2", file: file)?.exercise.slug == "wax")
        #expect(chapter.judge(of: RightComb.self, named: "wax", file: file)?.exercise.slug == "wax")
        #expect(chapter.judge(of: RightComb.self, named: "8.1", file: file) == nil)
        #expect(chapter.stranger("8.1").message.contains("chapter 7"))
    }

    @Test func theFolderOrContractSelectsTheExercise() {
        let file = "/clone/Exercises/07-Honey/2-wax/main.swift"
        #expect(chapter.judge(of: RightComb.self, named: nil, file: file)?.exercise.slug == "wax")
        #expect(chapter.judge(of: RightWax.self, named: nil, file: "/tmp/x.swift")?.exercise.slug == "wax")
        #expect(chapter.judge(of: NoAnswer.self, named: nil, file: "/tmp/x.swift") == nil)
    }

    /// A program can judge an answer even if the text of the exercise is missing.
    @Test func aMistakeWithoutASentenceIsReported() {
        let judge = ExerciseJudge(
            "1-comb", asks: (any Comb).self, reference: RightComb.self, checks: { ($0 as? any Comb.Type)?.checks },
            file: "/nowhere/Chapters/07-Honey/Chapter.swift")
        #expect(judge.id == "7.1" && judge.slug == "comb" && judge.exercise.words.title == "comb")
        let chosen = ChapterJudges(judges: [judge]).judge(
            of: RightComb.self, named: nil, file: "/clone/Exercises/07-Honey/1-comb/main.swift")
        #expect(chosen?.id == "7.1")
        let failure = Examiner<Any>(Examination(judge: judge, answer: RightComb.self)).failure("late", []) { "" }
        #expect(failure.misconception == "late")
        let file = "Chapters/07-Honey/1-comb/Exercise.md"
        #expect(failure.message == "This is the mistake `late`. Its sentence is missing from \(file).")
    }

    @Test func anAnswerToAnotherExerciseIsReported() throws {
        let comb = try #require(chapter.judges.first)
        #expect(comb.checks(RightWax.self) == nil)
        #expect(chapter.misfit(RightWax.self, for: comb).message == "this answer is for 7.2; 7.1 asks for Comb.")
        #expect(chapter.misfit(NoAnswer.self, for: comb).message.hasSuffix("7.1 asks for Comb."))
    }

    @Test func checksDeclaredInAnAnswerAreIgnored() throws {
        let comb = try #require(chapter.judges.first)
        #expect(Forged.checks.isEmpty)
        #expect(comb.checks(Forged.self)?.map(\.key) == ["sweet"])
    }

    @Test func includedAnswersAreFoundByName() throws {
        let comb = try #require(chapter.judges.first)
        #expect(comb.answer("solution") == RightComb.self)
        #expect(comb.answer("late") == Late.self)
        #expect(comb.answer("other") == nil)
        #expect(comb.wrong.map(\.key) == ["late", "early"])
    }
}

private protocol Comb: Contract {}
private protocol Wax: Contract {}

extension Comb {
    fileprivate static var checks: [Check<any Comb>] { [Check("sweet") { _ in }] }
}

extension Wax {
    fileprivate static var checks: [Check<any Wax>] { [] }
}

private struct RightComb: Comb {}
private struct Late: Comb {}
private struct RightWax: Wax {}

private struct Forged: Comb {
    static var checks: [Check<any Comb>] { [] }
    static var exercise: Exercise { fatalError() }
}
