@_exported import CurrycombWorkbook

/// Chapter 1: the same arguments always give the same value, and nothing else happens.
public let pureFunctions = Chapter(
    folder: folder, title: "Pure functions", about: "The same arguments, the same value.",
    exercises: [pureCompare, hiddenInputs, delayRequest, memoize, parallelTotal])

let folder = "01-PureFunctions"
