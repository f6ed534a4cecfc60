@_exported import CurrycombWorkbook

/// Chapter 9: a calculator that grows, step by step, into a signal.
public let calculator = Chapter(
    folder: folder, title: "From a calculator to signals",
    about: "A calculator grows, step by step, into a signal.",
    exercises: [
        chainCalls, passFunctions, watchCell, sumCells, ownPipe, bindPipes, lazySource, ownSignal,
    ])

let folder = "09-Calculator"
