@_spi(Courses) import CurrycombWorkbook

// `Misbehaviours.swift` is judged like a learner's file, which must not contain the import above. So the judges are in
// this file.

@MainActor
let misbehaviourJudges = [
    ExerciseJudge(misbehaving, asks: (any Misbehaving).self, reference: Passes.self, wrong: misbehaviours, forgeries) {
        ($0 as? any Misbehaving.Type)?.checks
    }
]
