import Chapter01Names
@_spi(Courses) @_exported import CurrycombWorkbook

/// The judge of each exercise, chapter by chapter.
@MainActor package let allJudges: [ExerciseJudge] =
    []
    + namesJudges

/// Right answers in other styles than the solution's, by name, for each slug: they must pass.
@MainActor package let allRight: [String: KeyValuePairs<String, any Contract.Type>] = [
    "initials": ["loop": InitialsByLoop.self]
]
