/// 6.4: a pure middle, and effects at its edge.
public protocol FolderReport: FileContract {
    /// How many lines and words a text has. Pure: it knows nothing of files.
    ///
    /// `summary("gold and sweet\nthick")` is `"2 lines, 4 words"`.
    /// `summary("")` is `"0 lines, 0 words"`.
    func summary(_ text: String) -> String

    /// Describes a program: read the files in order, write one line about each to another file, and give how many could be read.
    ///
    /// With `gold` in `a.txt` and `wax` in `b.txt`, `report(on: ["a.txt", "b.txt"], to: "r.txt", in: folder).run()` is `2`,
    /// and `r.txt` has the lines `a.txt: 1 lines, 1 words` and `b.txt: 1 lines, 1 words`.
    /// A file that cannot be read has the line `gone.txt: missing`, and does not count.
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int>
}

let folderReport = Exercise(
    in: folder, 4, "folder-report", minutes: 15, words: English.folderReport,
    compilerSuspects: [
        CompilerSuspect("ranNow", "errors thrown from here are not handled"),
        CompilerSuspect("notRun", "cannot convert value of type 'IO<String>' to expected argument type 'String'"),
    ])

extension FolderReport {
    /// Which exercise it is.
    public static var exercise: Exercise { folderReport }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let call = "report(on: [\"a.txt\", \"b.txt\"], to: \"r.txt\", in: folder)"
        func run(_ io: IO<Int>, _ examiner: Examiner) throws -> Int {
            do { return try io.run() } catch {
                throw examiner.failure("stopsAtError", [.note("run() threw \(error)")]) { "stopsAtError" }
            }
        }
        return [
            Check("summary", of: "summary") {
                try $0.expect(
                    "summary(\"gold and sweet\\nthick\")", Self().summary("gold and sweet\nthick"),
                    is: "2 lines, 4 words",
                    ifGot: [("4 lines, 2 words", "exchanged"), ("2 lines, 3 words", "onlySpaces")])
            },
            Check("empty", of: "summary") {
                try $0.expect(
                    "summary(\"\")", Self().summary(""), is: "0 lines, 0 words",
                    ifGot: [
                        ("1 lines, 0 words", "emptyCounted"), ("1 lines, 1 words", "emptyCounted"),
                        ("0 lines, 1 words", "emptyCounted"),
                    ])
            },
            Check("late", of: "report") {
                let folder = Folder(["a.txt": "gold", "b.txt": "wax"])
                _ = Self().report(on: ["a.txt", "b.txt"], to: "r.txt", in: folder)
                try $0.require(
                    folder.log.isEmpty, else: "early", .note("let io = \(call)"),
                    .note("folder.log is \(Tour.described(folder.log)) already"))
            },
            Check("report", of: "report") {
                let folder = Folder(["a.txt": "gold and sweet", "b.txt": "wax"])
                let count = try run(Self().report(on: ["a.txt", "b.txt"], to: "r.txt", in: folder), $0)
                try $0.expect(
                    "folder.log after \(call).run()", folder.log, is: ["read a.txt", "read b.txt", "write r.txt"],
                    ifGot: [
                        (["read b.txt", "read a.txt", "write r.txt"], "backwards"),
                        (["read a.txt", "write r.txt", "read b.txt", "write r.txt"], "writesEach"),
                        (["read a.txt", "read b.txt"], "neverWritten"), (["write r.txt"], "neverRead"),
                    ])
                try $0.expect(
                    "what is in r.txt", folder.contents(of: "r.txt") ?? "",
                    is: "a.txt: 1 lines, 3 words\nb.txt: 1 lines, 1 words")
                try $0.expect("\(call).run()", count, is: 2)
            },
            Check("missing", of: "report") {
                let folder = Folder(["a.txt": "gold", "b.txt": "wax"])
                let call = "report(on: [\"a.txt\", \"gone.txt\", \"b.txt\"], to: \"r.txt\", in: folder).run()"
                let count = try run(Self().report(on: ["a.txt", "gone.txt", "b.txt"], to: "r.txt", in: folder), $0)
                let (a, gone, b) = ("a.txt: 1 lines, 1 words", "gone.txt: missing", "b.txt: 1 lines, 1 words")
                try $0.expect(
                    "what is in r.txt", folder.contents(of: "r.txt") ?? "", is: "\(a)\n\(gone)\n\(b)",
                    ifGot: [
                        ("\(a)\n\(b)", "leftOut"), ("\(a)\ngone.txt: 0 lines, 0 words\n\(b)", "swallowed"),
                        ("\(a)\n\(gone)", "stopsAtMissing"), (a, "stopsAtMissing"),
                    ])
                try $0.expect(call, count, is: 2, ifGot: [(3, "countsMissing")])
            },
            Check("again", of: "report") {
                let folder = Folder(["a.txt": "gold"])
                let io = Self().report(on: ["a.txt"], to: "r.txt", in: folder)
                _ = try run(io, $0)
                folder.put("gold and sweet", in: "a.txt")
                let count = try run(io, $0)
                let (old, new) = ("a.txt: 1 lines, 1 words", "a.txt: 1 lines, 3 words")
                try $0.expect(
                    "what is in r.txt, once a.txt has changed and io has run again",
                    folder.contents(of: "r.txt") ?? "", is: new,
                    ifGot: [(old, "remembered"), ("\(old)\n\(new)", "piledUp")])
                try $0.expect("io.run(), called once more", count, is: 1, ifGot: [(2, "piledUp")])
            },
        ]
    }
}
