/// 6.4: a pure core, and effects at the edge.
public protocol FolderReport: FileContract {
    /// Returns a string with the number of lines and the number of words in a text. Empty lines do not count, but lines
    /// of spaces do. The function is pure: it knows nothing about files.
    ///
    /// `summary("gold and sweet\nthick")` is `"2 lines, 4 words"`.
    /// `summary("")` is `"0 lines, 0 words"`.
    func summary(_ text: String) -> String

    /// Describes a program: read the files in order, write one line about each file to `target`, and return the number
    /// of files that could be read.
    ///
    /// With `gold` in `a.txt` and `wax` in `b.txt`, `report(on: ["a.txt", "b.txt"], to: "r.txt", in: folder).run()` is
    /// `2`, and `r.txt` contains the lines `a.txt: 1 lines, 1 words` and `b.txt: 1 lines, 1 words`.
    /// If a name is in the list twice, its file is read and counted twice, and the report has two lines for that file.
    /// If a file cannot be read, its line says `missing`, as in `gone.txt: missing`, and the file is not counted.
    /// Without names, the report is empty. If the report cannot be written, `run()` throws. A line break after the last
    /// line is optional.
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int>
}

extension FolderReport {
    /// Describes two effects, one after the other, as in 6.2: `next` makes the second from the value of the first.
    public func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> { Ours.flatMap(io, next) }

    /// Describes an effect, as in 6.3. If the effect fails, the run continues with the effect that the handler makes
    /// from the error.
    public func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        Ours.catching(io, handler)
    }
}

extension FolderReport {
    static var checks: [Check<any FolderReport>] {
        let call = "report(on: [\"a.txt\", \"b.txt\"], to: \"r.txt\", in: folder)"
        func run(_ io: IO<Int>, _ examiner: Examiner<any FolderReport>) throws -> Int {
            do { return try io.run() } catch {
                throw examiner.failure("stopsAtError", [.note("run() threw \(error)")]) { "stopsAtError" }
            }
        }
        return [
            Check("summary", of: "summary") {
                try $0.expect(
                    "summary(\"gold and sweet\\nthick\")", Self().summary("gold and sweet\nthick"),
                    is: "2 lines, 4 words",
                    ifGot: [
                        ("4 lines, 2 words", "exchanged"), ("2 lines, 3 words", "onlySpaces"),
                        ("2 lines, 20 words", "characters"), ("20 lines, 4 words", "characters"),
                    ])
                try $0.expect(
                    "summary(\"gold\")", Self().summary("gold"), is: "1 lines, 1 words",
                    ifGot: [
                        ("1 line, 1 word", "singular"), ("1 line, 1 words", "singular"),
                        ("1 lines, 1 word", "singular"),
                    ])
                try $0.expect(
                    "summary(\"a  b c\\nd\\ne\")", Self().summary("a  b c\nd\ne"), is: "3 lines, 5 words",
                    ifGot: [("3 lines, 6 words", "spacesCounted"), ("2 lines, 5 words", "twoLines")])
            },
            Check("empty", of: "summary") {
                try $0.expect(
                    "summary(\"\")", Self().summary(""), is: "0 lines, 0 words",
                    ifGot: [
                        ("1 lines, 0 words", "emptyCounted"), ("1 lines, 1 words", "emptyCounted"),
                        ("0 lines, 1 words", "emptyCounted"),
                    ])
            },
            Check("anyText", of: "summary") {
                // The contract mentions only spaces and line breaks, so no string here contains any other white space.
                let hard = [String].hardTexts.filter { text in
                    text.allSatisfy { (!$0.isWhitespace && $0 != "\u{200B}") || " \n".contains($0) }
                }
                try $0.expect(
                    "summary(\"gold\\n  \\nwax\")", Self().summary("gold\n  \nwax"), is: "3 lines, 2 words",
                    ifGot: [("2 lines, 2 words", "blankSkipped")])
                try $0.expect(
                    "summary(\"  \\ngold\\n  \")", Self().summary("  \ngold\n  "), is: "3 lines, 1 words",
                    ifGot: [("1 lines, 1 words", "blankSkipped"), ("2 lines, 1 words", "blankSkipped")])
                try $0.agrees(
                    "summary(_)",
                    on: Argument("text", .fileText, .feature("text has more than one line") { $0.contains("\n") })
                        .andAtLast(hard)
                ) { answer, text in answer.summary(text) }
                let long = Array(repeating: "gold and sweet", count: 130).joined(separator: "\n")
                try $0.expect(
                    "summary(130 lines of \"gold and sweet\")", Self().summary(long), is: "130 lines, 390 words")
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
                let right = "a.txt: 1 lines, 3 words\nb.txt: 1 lines, 1 words"
                let isNoted = ["read a.txt", "read b.txt", "write r.txt"].allSatisfy(folder.log.contains)
                try $0.require(
                    isNoted || lines(in: "r.txt", of: folder) != right, else: "notNoted", .note("\(call).run()"),
                    .note("folder.log is \(Tour.described(folder.log))"))
                try $0.expect(
                    "folder.log after \(call).run()", folder.log, is: ["read a.txt", "read b.txt", "write r.txt"],
                    ifGot: folder.log.count { $0 == "write r.txt" } > 1
                        ? [(folder.log, folder.log.first == "write r.txt" ? "emptiedFirst" : "writesEach")]
                        : [
                            (["read b.txt", "read a.txt", "write r.txt"], "backwards"),
                            (["read a.txt", "read b.txt"], "neverWritten"), (["write r.txt"], "neverRead"),
                            (["read a.txt", "read b.txt", "read a.txt", "read b.txt", "write r.txt"], "readTwice"),
                            (["read a.txt", "read a.txt", "read b.txt", "read b.txt", "write r.txt"], "readTwice"),
                            (["read a.txt", "read b.txt", "write r.txt", "read a.txt", "read b.txt"], "readAgain"),
                        ])
                try $0.expect(
                    "what is in r.txt", lines(in: "r.txt", of: folder) ?? "",
                    is: right,
                    ifGot: [
                        ("1 lines, 3 words\n1 lines, 1 words", "namesLeftOut"),
                        ("a.txt: gold and sweet\nb.txt: wax", "textItself"),
                        ("a.txt:1 lines, 3 words\nb.txt:1 lines, 1 words", "noSpace"),
                    ]
                        + ["", " ", ", ", "\n\n"].map {
                            ("a.txt: 1 lines, 3 words\($0)b.txt: 1 lines, 1 words", "notLines")
                        })
                try $0.expect("\(call).run()", count, is: 2, ifGot: [(0, "notCounted")])
                let odd = Folder(["missing.txt": "gold", "r.txt": "old"])
                let names = ["missing.txt", "r.txt"]
                let onTarget = "report(on: [\"missing.txt\", \"r.txt\"], to: \"r.txt\", in: folder).run()"
                let both = try run(Self().report(on: names, to: "r.txt", in: odd), $0)
                try $0.expect(
                    "folder.log after \(onTarget)", odd.log, is: names.map { "read \($0)" } + ["write r.txt"],
                    ifGot: [(["read missing.txt", "write r.txt"], "targetSkipped")])
                try $0.expect("\(onTarget), where both files exist", both, is: 2)
                try $0.expect(
                    "what is in r.txt after \(onTarget), where both files exist", file("r.txt", in: odd),
                    is: "missing.txt: 1 lines, 1 words\nr.txt: 1 lines, 1 words",
                    ifGot: [("missing.txt: 1 lines, 1 words\nr.txt: 0 lines, 0 words", "emptiedFirst")])
            },
            Check("missing", of: "report") {
                let folder = Folder(["a.txt": "gold", "b.txt": "", "c.txt": "wax"])
                let call =
                    "report(on: [\"gone.txt\", \"a.txt\", \"b.txt\", \"c.txt\"], to: \"s.txt\", in: folder).run()"
                let count = try run(
                    Self().report(on: ["gone.txt", "a.txt", "b.txt", "c.txt"], to: "s.txt", in: folder), $0)
                let (a, gone) = ("a.txt: 1 lines, 1 words", "gone.txt: missing")
                let (b, c) = ("b.txt: 0 lines, 0 words", "c.txt: 1 lines, 1 words")
                try $0.expect(
                    "what is in s.txt after \(call)", file("s.txt", in: folder),
                    is: "\(gone)\n\(a)\n\(b)\n\(c)",
                    ifGot: [
                        ("\(a)\n\(b)\n\(c)", "leftOut"),
                        ("\(a)\n\(b)\n\(c)\n\(gone)", "sorted"),
                        ("gone.txt: 0 lines, 0 words\n\(a)\n\(b)\n\(c)", "swallowed"),
                        (.text(gone), "stopsAtMissing"), ("", "stopsAtMissing"),
                        ("\(gone)\n\(a)\nb.txt: missing\n\(c)", "emptyMissing"),
                        ("gone.txt: missing gone.txt\n\(a)\n\(b)\n\(c)", "errorPrinted"),
                        (.missing("s.txt"), "targetHard"),
                    ]
                        + ["", "\nc.txt: missing", "\n\(gone)"].map {
                            (
                                "gone.txt: 1 lines, 1 words\na.txt: 0 lines, 0 words\nb.txt: 1 lines, 1 words\($0)",
                                "otherName"
                            )
                        })
                folder.put("comb", in: "d.txt")
                try $0.expect(
                    "report(on: [\"a.txt\", \"c.txt\", \"d.txt\"], to: \"s.txt\", in: folder).run()",
                    try run(Self().report(on: ["a.txt", "c.txt", "d.txt"], to: "s.txt", in: folder), $0), is: 3,
                    ifGot: [(2, "countHard")])
                try $0.expect(
                    "report(on: [\"b.txt\"], to: \"s.txt\", in: folder).run(), with nothing in b.txt",
                    try run(Self().report(on: ["b.txt"], to: "s.txt", in: folder), $0), is: 1,
                    ifGot: [(0, "emptyUncounted")])
                try $0.expect(call, count, is: 3, ifGot: [(4, "countsMissing")])
            },
            Check("none", of: "report") {
                let folder = Folder()
                let count = try run(Self().report(on: [], to: "r.txt", in: folder), $0)
                try $0.expect(
                    "what is in r.txt after report(on: [], to: \"r.txt\", in: folder).run()",
                    FileText("r.txt", in: folder), is: "", ifGot: [(.missing("r.txt"), "nothingWritten")])
                try $0.expect("folder.log then", folder.log, is: ["write r.txt"], ifGot: [([], "notNoted")])
                try $0.expect("report(on: [], to: \"r.txt\", in: folder).run()", count, is: 0)
                let old = Folder(["r.txt": "old"])
                _ = try run(Self().report(on: [], to: "r.txt", in: old), $0)
                try $0.expect(
                    "what is in r.txt, where old was, after report(on: [], to: \"r.txt\", in: folder).run()",
                    FileText("r.txt", in: old), is: "", ifGot: old.log.isEmpty ? [("old", "nothingWritten")] : [])
                let io = Self().report(on: [], to: "no/r.txt", in: folder)
                try $0.expect(
                    "report(on: [], to: \"no/r.txt\", in: folder).run()", throws: FileTrouble.notWritten("no/r.txt"),
                    ifNothing: "writeErrorSwallowed"
                ) { try io.run() }
            },
            Check("again", of: "report") {
                let folder = Folder(["a.txt": "gold"])
                let io = Self().report(on: ["a.txt"], to: "r.txt", in: folder)
                let early = Self().report(on: ["a.txt"], to: "s.txt", in: folder)
                _ = try run(io, $0)
                folder.put("gold and sweet", in: "a.txt")
                _ = try run(early, $0)
                try $0.expect(
                    "what is in s.txt, where a.txt had changed before the first run",
                    lines(in: "s.txt", of: folder) ?? "", is: "a.txt: 1 lines, 3 words",
                    ifGot: [("a.txt: 1 lines, 1 words", "lookedEarly")])
                let count = try run(io, $0)
                let (old, new) = ("a.txt: 1 lines, 1 words", "a.txt: 1 lines, 3 words")
                try $0.expect(
                    "what is in r.txt, once a.txt has changed and io has run again",
                    lines(in: "r.txt", of: folder) ?? "", is: new,
                    ifGot: [(old, "remembered"), ("\(old)\n\(new)", "piledUp")])
                try $0.expect("io.run(), called once more", count, is: 1, ifGot: [(2, "piledUp")])
            },
            Check("everywhere", of: "report") { try everywhere($0) },
        ]
    }

    private static func file(_ name: String, in folder: Folder) -> FileText {
        lines(in: name, of: folder).map { .text($0) } ?? .missing(name)
    }

    private static func lines(in name: String, of folder: Folder) -> String? {
        // A single line break at the end is optional, so it is dropped. Several line breaks at the end are kept.
        folder.contents(of: name).map { $0.hasSuffix("\n") && !$0.hasSuffix("\n\n") ? String($0.dropLast()) : $0 }
    }

    /// Tests `report` with a file that is written only after the report is described, with a file that is missing, and
    /// with a list that contains a name twice.
    private static func examineReading(_ examiner: Examiner<any FolderReport>) throws {
        let folder = Folder(["a.txt": "gold"])
        let late = Self().report(on: ["late.txt"], to: "r.txt", in: folder)
        folder.put("wax", in: "late.txt")
        _ = try late.run()
        try examiner.expect(
            "what is in r.txt, where late.txt was written after let io = report(on: [\"late.txt\"], to: \"r.txt\", in: folder)",
            lines(in: "r.txt", of: folder) ?? "", is: "late.txt: 1 lines, 1 words",
            ifGot: [("late.txt: missing", "lookedEarly")])
        for (names, suspect) in [(["gone.txt"], "lookedFirst"), (["a.txt", "a.txt"], "readOnce")] {
            let count = folder.log.count
            _ = try Self().report(on: names, to: "r.txt", in: folder).run()
            let log = Array(folder.log[count...])
            try examiner.expect(
                "folder.log after report(on: \(Tour.described(names)), to: \"r.txt\", in: folder).run()", log,
                is: names.map { "read \($0)" } + ["write r.txt"],
                ifGot: suspect == "lookedFirst"
                    ? [(["write r.txt"], suspect)]
                    : [
                        (
                            ["read a.txt", "write r.txt"],
                            lines(in: "r.txt", of: folder)?.contains("\n") ?? true ? suspect : "equalNames"
                        )
                    ])
        }
    }

    private static func everywhere(_ examiner: Examiner<any FolderReport>) throws {
        let files = ["a.txt", "b.txt", "c.txt"]
        try examineReading(examiner)
        try examiner.agrees(
            "report(on: _, to: \"r.txt\", in: folder)",
            on: Argument("names", .array(of: .element(of: files), count: 0...4)),
            Argument("the list of changes", .changes(of: files)),
            explainedBy: ["lookedEarly", "equalNames", "sorted", "readOnce"], tries: 30
        ) { answer, names, changes in
            let folder = Folder(["a.txt": "gold"])
            var seen = 0
            @MainActor func news() -> [String] {
                defer { seen = folder.log.count }
                let new = Array(folder.log[seen...])
                return new.isEmpty ? [] : new + [file("r.txt", in: folder).isIn("r.txt")]
            }
            let call = "report(on: \(Tour.described(names)), to: \"r.txt\", in: folder)"
            return StoryRun(call, changes, news) {
                $0.make(in: folder)
            } make: {
                answer.report(on: names, to: "r.txt", in: folder)
            }
        }
        try examiner.agrees(story: "a folder", of: ReportStep.any, count: 1...8, tries: 100) { answer, log in
            let folder = Folder(["a.txt": "gold and sweet", "b.txt": "wax\nthick"])
            let programs = Slots(log) { _ in IO { 0 } }
            var targets: [String: String] = [:]
            var seen = 0
            return { step in
                switch step {
                case .report(let slot, let names, let target):
                    programs[slot] = answer.report(on: names, to: target, in: folder)
                    targets[slot] = target
                case .run(let slot):
                    programs.run(slot)
                    if let target = targets[slot] {
                        log.note("in \(target): \(file(target, in: folder))")
                    }
                case .put(let text, let name): folder.put(text, in: name)
                }
                if folder.log.count == seen { log.note("no read, no write") }
                log.note(folder, after: &seen)
            }
        }
    }
}

enum ReportStep: Sendable, CustomStringConvertible {
    case report(String, [String], String), run(String), put(String, String)

    static var any: Generator<ReportStep> {
        let target = Generator<String>.element(of: ["r.txt", "s.txt", "r.txt", "no/r.txt"])
        let slot = Generator<String>.element(of: ["a", "b"])
        let names = Generator<[String]>.array(of: .fileName, count: 0...4)
        return .one(of: [
            Generator<(String, ([String], String))>.pair(slot, .pair(names, target))
                .map { .report($0.0, $0.1.0, $0.1.1) },
            slot.map { .run($0) }, slot.map { .run($0) },
            Generator<(String, String)>.pair(.fileText, .fileName).map { .put($0.0, $0.1) },
        ])
    }

    var description: String {
        switch self {
        case .report(let slot, let names, let target):
            "\(slot) = report(on: \(Tour.described(names)), to: \"\(target)\", in: folder)"
        case .run(let slot): "\(slot).run()"
        case .put(let text, let name): "folder.put(\(Tour.described(text)), in: \"\(name)\")"
        }
    }
}
