@_spi(Courses) import CurrycombWorkbook

// Apart from the answers, whose file is judged as a learner's is: a learner may not write line 1.

/// The judges of the misbehaving answers.
@MainActor
let misbehaviourJudges = [
    ExerciseJudge(misbehaving, asks: (any Misbehaving).self, reference: Passes.self, wrong: misbehaviours, forgeries) {
        ($0 as? any Misbehaving.Type)?.checks
    }
]
