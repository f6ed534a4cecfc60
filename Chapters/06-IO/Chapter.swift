@_exported import CurrycombWorkbook

/// Chapter 6: an effect as a value, which runs when somebody asks.
public let effects = Chapter(
    folder: folder, title: "IO", about: "An effect as a value, which runs when somebody asks.",
    exercises: [describeReading, ioFlatMap, ioErrors, folderReport, ownIO])

let folder = "06-IO"
