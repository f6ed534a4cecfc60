@_spi(Courses) import CurrycombWorkbook

// The judges are in a separate file, because the answers' file is judged like a learner's, in which line 1 of this file
// is forbidden.

@MainActor
let misbehaviourJudges = [
    ExerciseJudge(misbehaving, asks: (any Misbehaving).self, reference: Passes.self, wrong: misbehaviours, forgeries) {
        ($0 as? any Misbehaving.Type)?.checks
    }
]
