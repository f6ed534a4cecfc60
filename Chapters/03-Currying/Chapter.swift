@_exported import CurrycombWorkbook

/// Chapter 3: a function of several arguments as functions of one, ready for a pipeline.
public let currying = Chapter(
    folder: folder, title: "Currying", about: "One argument at a time.",
    exercises: [curry, partial, flip, match, failingPaths])

let folder = "03-Currying"
