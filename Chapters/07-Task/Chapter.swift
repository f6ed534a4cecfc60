@_exported import CurrycombWorkbook

/// Chapter 7: asynchronous work as a value, which starts when somebody asks.
public let lazyTasks = Chapter(
    folder: folder, title: "Task", about: "Asynchronous work as a value, which starts when somebody asks.",
    exercises: [lazyRequest, allAtOnce, raceTwo, timeoutRetry, ownTask])

let folder = "07-Task"
