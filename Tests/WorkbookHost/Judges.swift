@_spi(Courses) import CurrycombWorkbook

// The judges are in a separate file, because `Misbehaviours.swift` is judged like a learner's file, and line 1 of this
// file is forbidden there.

@MainActor
let misbehaviourJudges = [
    ExerciseJudge(misbehaving, asks: (any Misbehaving).self, reference: Passes.self, wrong: misbehaviours, forgeries) {
        ($0 as? any Misbehaving.Type)?.checks
    }
]
