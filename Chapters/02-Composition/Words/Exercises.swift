import CurrycombWorkbook

/// Chapter 2: small functions put together give large ones.
public let composition = Chapter(
    folder: folder, title: "Composition", about: "Small functions put together give large ones.",
    exercises: [composeTwo, composeMany, composeLogged, pipe, firstName])

package let folder = "02-Composition"

package let composeTwo = Exercise(
    in: folder, 1, "compose-two", minutes: 6, words: English.composeTwo,
    compilerSuspects: [
        CompilerSuspect(
            "typesSwapped", in: ["compose"], "cannot convert value of type 'A' to expected argument type 'B'"),
        CompilerSuspect(
            "typesSwapped", in: ["compose"], "cannot convert value of type 'C' to expected argument type 'A'"),
        CompilerSuspect("typesSwapped", in: ["compose"], "cannot convert value of type 'B' to closure result type 'C'"),
        CompilerSuspect(
            "called", in: ["composeNumbers", "compose"],
            "cannot convert value of type '(Int) -> Int' to expected argument type 'Int'"),
        CompilerSuspect(
            "called", in: ["composeNumbers", "compose"],
            "cannot convert value of type '(A) -> B' to expected argument type 'B'"),
    ])

package let composeMany = Exercise(in: folder, 2, "compose-many", minutes: 8, words: English.composeMany)

package let composeLogged = Exercise(in: folder, 3, "compose-logged", minutes: 12, words: English.composeLogged)

package let pipe = Exercise(
    in: folder, 4, "pipe", minutes: 7, words: English.pipe,
    compilerSuspects: [
        CompilerSuspect("typesSwapped", in: ["pipe"], "cannot convert value of type 'A' to expected argument type 'B'"),
        CompilerSuspect("typesSwapped", in: ["pipe"], "cannot convert value of type 'C' to expected argument type 'A'"),
        CompilerSuspect("typesSwapped", in: ["pipe"], "cannot convert value of type 'B' to closure result type 'C'"),
    ])

package let firstName = Exercise(
    in: folder, 5, "first-name", minutes: 12, words: English.firstName,
    compilerSuspects: [
        CompilerSuspect(
            "substrings", in: ["split"], "cannot convert * of type '[String.SubSequence]' to * type '[String]'"),
        CompilerSuspect("substrings", in: ["split"], "cannot convert * of type '[Substring]' to * type '[String]'"),
        CompilerSuspect(
            "settingsMissing", in: ["isFirstNameFourLetter"],
            "cannot convert value of type '*(Character) -> (String) -> [String]' to expected *"),
    ])
