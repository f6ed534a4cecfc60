@_exported import CurrycombSignals
@_exported import CurrycombWorkbook
@_exported import Observation

/// Chapter 11: signals at work in an app, from its callbacks to its forms.
public let signalsInAnApp = Chapter(
    folder: folder, title: "Signals in an app", about: "Signals at work in an app, from its callbacks to its forms.",
    exercises: [
        fiveCallbacks, textTooLong, homePage, errorChain, twoWay, pressCommand, counting, delivering,
    ])

let folder = "11-SignalsInAnApp"
