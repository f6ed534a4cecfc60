@_exported import CurrycombWorkbook

/// Chapter 8: small checks put together say exactly what is wrong with data from outside.
public let verifiers = Chapter(
    folder: folder, title: "Verifiers", about: "Small checks, put together, say exactly what is wrong with data.",
    exercises: [kindCheck, attachError, keyChild, tryPipeline, allFaults, realResponse])

let folder = "08-Verifiers"
