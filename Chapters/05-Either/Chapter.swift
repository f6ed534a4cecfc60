@_exported import CurrycombWorkbook

/// Chapter 5: errors as values.
public let either = Chapter(
    folder: folder, title: "Either", about: "Errors as values: the first one, or all of them.",
    exercises: [eitherAge, eitherRecover, eitherForm, eitherOrders, ownEither])

let folder = "05-Either"
