import CurrycombWorkbook

/// Chapter 1: functions that work on names.
public let names = Chapter(
    folder: folder, title: "Names", about: "Small functions, put together.",
    exercises: [initials, greeter])

package let folder = "01-Names"

package let initials = Exercise(in: folder, 1, "initials", minutes: 8, words: English.initials)

package let greeter = Exercise(in: folder, 2, "greeter", minutes: 6, words: English.greeter)
