@_exported import CurrycombWorkbook

/// Chapter 12: a list of functions and a loop, in place of a monad; and how little has to be drawn anew.
public let withoutMonads = Chapter(
    folder: folder, title: "Without monads",
    about: "A subject in thirty lines, what it lacks and costs, and how to draw only what has changed.",
    exercises: [ownSubject, studentCredit, needsLayout, treeDiff, oneRender])

let folder = "12-WithoutMonads"
