@_exported import CurrycombWorkbook

/// Chapter 10: a signal is a monad, once it keeps its promises.
public let signals = Chapter(
    folder: folder, title: "Signals",
    about: "Values that come in time as one value: its laws, its end, and how to let go.",
    exercises: [
        ofAndEmpty, lawfulSignal, ownDisposable, flatMapSignal, bindStop, concatSignals, zipSignals, recoverSignal,
        serialisedSend,
    ])

let folder = "10-Signals"
