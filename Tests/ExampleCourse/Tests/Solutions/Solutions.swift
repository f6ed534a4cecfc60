import Chapter01Names
@_spi(Courses) @_exported import CurrycombWorkbook

/// The judge of each exercise, chapter by chapter.
@MainActor package let allJudges: [ExerciseJudge] =
    []
    + namesJudges

/// Right answers whose style differs from the solution's, by slug and then by name. All must pass.
@MainActor package let allRight: [String: KeyValuePairs<String, any Contract.Type>] = [
    "initials": ["loop": InitialsByLoop.self]
]
