@_spi(Courses) import CurrycombWorkbook

// The judges have a file of their own. The answers' file is judged like a learner's, and a learner may not write line 1
// of this one.

/// The judges of the misbehaving answers.
@MainActor
let misbehaviourJudges = [
    ExerciseJudge(misbehaving, asks: (any Misbehaving).self, reference: Passes.self, wrong: misbehaviours, forgeries) {
        ($0 as? any Misbehaving.Type)?.checks
    }
]
