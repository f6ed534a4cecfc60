@_exported import CurrycombWorkbook

/// Chapter 4: a box for what may be missing.
public let maybe = Chapter(
    folder: folder, title: "Maybe", about: "A box for what may be missing, and a pipe that does not mind.",
    exercises: [maybeMap, maybeFlatMap, maybeFirstName, ownMaybe])

let folder = "04-Maybe"
