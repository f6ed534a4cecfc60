@_exported import CurrycombWorkbook

/// Chapter 2: small functions put together give large ones.
public let composition = Chapter(
    folder: folder, title: "Composition", about: "Small functions put together give large ones.",
    exercises: [composeTwo, composeMany, composeLogged, pipe, firstName])

let folder = "02-Composition"
