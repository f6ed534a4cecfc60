import Chapter06IO

// 6.4  Effects at the edge
//
// summary is pure. It always says "lines" and "words", even for 1. Empty lines do not count, but lines of spaces do:
//
//     summary("gold and sweet\nthick")    // "2 lines, 4 words"
//     summary("gold")                     // "1 lines, 1 words"
//     summary("")                         // "0 lines, 0 words"
//
// report describes a program: read the files in order, and write one line about each, all at once at the end. A name
// that is in the list twice is read twice. run() returns how many files could be read. If one is not there, the report
// says so. With gold in a.txt:
//
//     try report(on: ["a.txt", "gone.txt"], to: "r.txt", in: folder).run()    // 1, and in r.txt:
//
//     a.txt: 1 lines, 1 words
//     gone.txt: missing
//
// There may or may not be a line end after the last line. Without names the report is an empty file. If the report
// cannot be written, run() throws that error.
//
// Inside IO { … } you may call run() of other descriptions, also in a loop and in do and catch. These are there for
// you, beside flatMap of 6.2 and catching of 6.3:
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
