import Chapter06IO

// 6.4  Effects at the edge
//
// `summary(…)` is pure. It always says "lines" and "words", even for 1. It does not count
// empty lines, but it counts lines of spaces:
//
//     summary("gold and sweet\nthick")    // "2 lines, 4 words"
//     summary("gold")                     // "1 lines, 1 words"
//     summary("")                         // "0 lines, 0 words"
//
// `report(…)` describes a program: read the files in order, then write the report once, with
// one line for each name. The line of a missing file says "missing". `run()` returns the
// number of files that could be read. If a name is in the list twice, read and count its file
// twice, and write two lines. For example, if `a.txt` contains "gold":
//
//     try report(on: ["a.txt", "gone.txt"], to: "r.txt", in: folder).run()    // 1, and r.txt contains:
//
//     a.txt: 1 lines, 1 words
//     gone.txt: missing
//
// A line break after the last line is optional. Without names, the report is an empty file. If
// the report cannot be written, `run()` throws the error.
//
// Inside `IO { … }` you may call `run()` on other descriptions, even in a loop or inside `do`
// and `catch`. Besides `flatMap` from 6.2 and `catching` from 6.3, you can use these functions:
//
//     func reading(_ name: String, in folder: Folder) -> IO<String>
//     func writing(_ text: String, to name: String, in folder: Folder) -> IO<Void>
//     func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B>

struct Answer: FolderReport {
    func summary(_ text: String) -> String {
        todo("summary")
    }

    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        todo("report")
    }
}

judge(Answer.self)
