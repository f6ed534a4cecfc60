import Chapter06IO

// 6.4  Effects at the edge
//
// summary is pure.
//
//     summary("gold and sweet\nthick")    // "2 lines, 4 words"
//     summary("")                         // "0 lines, 0 words"
//
// report describes a program: read the files in order, and write one line about each. run() gives how many could be read.
// Of a file that is not there the report says so. With gold in a.txt:
//
//     try report(on: ["a.txt", "gone.txt"], to: "r.txt", in: folder).run()    // 1, and in r.txt:
//
//     a.txt: 1 lines, 1 words
//     gone.txt: missing
//
// A line end after the last line may be there or not. A report that cannot be written is an error: run() throws it.
// reading(name, in: folder), writing(text, to: name, in: folder) and map are there.

struct Answer: FolderReport {
    func summary(_ text: String) -> String {
        todo("summary")
    }

    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        todo("report")
    }
}

judge(Answer.self)
