@_spi(Courses) import CurrycombWorkbook

// The judges are in another file than the answers, which is judged like a learner's: a learner may not write line 1.

/// The judges of the misbehaving answers.
@MainActor
let misbehaviourJudges = [
    ExerciseJudge(misbehaving, asks: (any Misbehaving).self, reference: Passes.self, wrong: misbehaviours, forgeries) {
        ($0 as? any Misbehaving.Type)?.checks
    }
]
