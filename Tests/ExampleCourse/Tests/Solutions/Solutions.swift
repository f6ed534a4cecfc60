import Chapter01Names
@_spi(Courses) @_exported import CurrycombWorkbook

/// The judge of each exercise, chapter by chapter.
@MainActor package let allJudges: [ExerciseJudge] =
    []
    + namesJudges

/// Right answers in a style other than the solution's: for each slug, the answers by name. All must pass.
@MainActor package let allRight: [String: KeyValuePairs<String, any Contract.Type>] = [
    "initials": ["loop": InitialsByLoop.self]
]
