@_exported import CurrycombWorkbook

/// Chapter 2.
public let composition = Chapter(
    folder: folder, title: "Composition", about: "Small functions put together give large ones.",
    exercises: [composeTwo])

let folder = "02-Composition"
