import CurrycombWorkbook

/// What came of building an exercise, a tour or the playground.
enum BuildOutcome: Sendable, Equatable {
    /// It compiles; the path of the program.
    case built(executable: String)
    /// The compiler refuses the learner's file: each error once, in the order of the lines.
    case refused([Diagnostic])
    /// It could not be built for another reason: why, and what to do.
    case failed(String)
}
