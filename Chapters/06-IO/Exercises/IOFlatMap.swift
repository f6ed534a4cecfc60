/// 6.2: what the second effect is depends on what the first one gave.
public protocol IOFlatMap: FileContract {
    /// Runs an effect, makes the next one of what it gave, and runs that.
    ///
    /// `flatMap(IO { 5 }) { x in IO { x * 2 } }.run()` is `10`.
    /// `flatMap(reading("name.txt", in: folder)) { reading($0, in: folder) }` reads the file that another file names.
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B>

    /// Describes a program: read a file, make all letters capitals, write another file.
    ///
    /// `shout("a.txt", into: "loud.txt", in: folder)` does nothing yet.
    /// After its `run()`, with `buzz` in `a.txt`, there is `BUZZ` in `loud.txt`.
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void>
}

let ioFlatMap = Exercise(
    in: folder, 2, "io-flat-map", minutes: 12, words: English.ioFlatMap,
    compilerSuspects: [
        CompilerSuspect("nested", "cannot convert return expression of type 'IO<IO<*>>' to return type 'IO<*>'"),
        CompilerSuspect("nested", "cannot convert value of type 'IO<B>' to closure result type 'B'"),
        CompilerSuspect("nested", "conflicting arguments to generic parameter 'B' (*)"),
        CompilerSuspect("noRun", "cannot convert value of type 'IO<A>' to expected argument type 'A'"),
        CompilerSuspect("noRun", "value of type 'IO<String>' has no member 'uppercased'"),
    ])

extension IOFlatMap {
    /// Which exercise it is.
    public static var exercise: Exercise { ioFlatMap }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("value", of: "flatMap") {
                try $0.expect(
                    "flatMap(IO { 5 }) { x in IO { x * 2 } }.run()",
                    try Self().flatMap(IO { 5 }) { x in IO { x * 2 } }.run(), is: 10)
            },
            Check("late", of: "flatMap") {
                let journal = Journal()
                _ = Self().flatMap(journal.noting("first", giving: 5)) { journal.noting("second", giving: $0) }
                try $0.require(
                    journal.lines.isEmpty, else: "early", .note("let io = flatMap(first) { second($0) }"),
                    .note("ran before io.run(): \(Tour.described(journal.lines))"))
            },
            Check("order", of: "flatMap") {
                let journal = Journal()
                let io = Self().flatMap(journal.noting("first", giving: 5)) { journal.noting("second", giving: $0) }
                _ = try io.run()
                try $0.expect(
                    "what ran in flatMap(first) { second($0) }.run()", journal.lines, is: ["first", "second"],
                    ifGot: [
                        (["first", "first", "second"], "firstTwice"), (["first", "second", "second"], "secondTwice"),
                        (["first", "second", "first", "second"], "bothTwice"),
                    ])
                _ = try io.run()
                try $0.require(
                    journal.lines.count == 4, else: "remembered",
                    .note("after two calls of run(): \(Tour.described(journal.lines))"))
            },
            Check("laws", of: "flatMap") { try laws($0) },
            Check("shout", of: "shout") {
                let call = "shout(\"a.txt\", into: \"loud.txt\", in: folder)"
                let folder = Folder(["a.txt": "buzz"])
                let io = Self().shout("a.txt", into: "loud.txt", in: folder)
                try $0.require(
                    folder.log.isEmpty, else: "shoutEarly", .note("let io = \(call)"),
                    .note("folder.log is \(Tour.described(folder.log)) already"))
                do { try io.run() } catch FileTrouble.missing("loud.txt") {
                    throw $0.failure("exchanged", [.note("folder.log is \(Tour.described(folder.log))")]) {
                        "exchanged"
                    }
                }
                try $0.expect(
                    "folder.log after \(call).run()", folder.log, is: ["read a.txt", "write loud.txt"],
                    ifGot: [
                        (["read a.txt"], "neverRun"), ([], "nothingRan"),
                        (["read a.txt", "read a.txt", "write loud.txt"], "readTwice"),
                        (["read a.txt", "write a.txt"], "sameFile"),
                        (["write loud.txt", "read a.txt"], "wroteFirst"),
                        (["read a.txt", "write loud.txt", "write loud.txt"], "wroteTwice"),
                    ])
                try $0.expect(
                    "what is in loud.txt", folder.contents(of: "loud.txt") ?? "", is: "BUZZ",
                    ifGot: [("buzz", "notShouted"), ("A.TXT", "nameShouted")])
            },
            Check("others", of: "shout") {
                let call = "shout(\"b.txt\", into: \"out.txt\", in: folder)"
                let folder = Folder(["a.txt": "buzz", "b.txt": "honey bee"])
                try Self().shout("b.txt", into: "out.txt", in: folder).run()
                try $0.expect(
                    "folder.log after \(call).run()", folder.log, is: ["read b.txt", "write out.txt"],
                    ifGot: [
                        (["read a.txt", "write loud.txt"], "namesHard"),
                        (["read b.txt", "write loud.txt"], "namesHard"),
                        (["read a.txt", "write out.txt"], "namesHard"),
                    ])
                try $0.expect(
                    "what is in out.txt", folder.contents(of: "out.txt") ?? "", is: "HONEY BEE",
                    ifGot: [("BUZZ", "textHard"), ("Honey bee", "firstLetter")])
            },
            Check("missing", of: "shout") {
                let folder = Folder()
                let io = Self().shout("gone.txt", into: "out.txt", in: folder)
                try $0.expect(
                    "shout(\"gone.txt\", into: \"out.txt\", in: folder).run()",
                    throws: FileTrouble.missing("gone.txt"), ifNothing: "errorSwallowed"
                ) { try io.run() }
                try $0.expect("folder.log", folder.log, is: ["read gone.txt"])
            },
        ]
    }

    /// The three monad laws. Sides agree where they end alike after doing the same.
    private static func laws(_ examiner: Examiner) throws {
        try examiner.law(
            "left identity", "flatMap(of(x), f) = f(x)", for: ("f", .step), ("x", .int), ifBroken: "lawless",
            left: { f, x in Trace { Self().flatMap(IO { x }, f.on($0)) } },
            equals: { f, x in Trace { f.io($0, x) } })
        try examiner.law(
            "right identity", "flatMap(f(x), of) = f(x)", for: ("f", .step), ("x", .int), ifBroken: "lawless",
            left: { f, x in Trace { Self().flatMap(f.io($0, x)) { y in IO { y } } } },
            equals: { f, x in Trace { f.io($0, x) } })
        try examiner.law(
            "associativity", "flatMap(flatMap(io, f), g) = flatMap(io) { flatMap(f($0), g) }",
            for: ("f", .step), ("g", .step), ("x", .int), ifBroken: "lawless",
            left: { f, g, x in
                Trace {
                    Self().flatMap(Self().flatMap($0.noting("io", giving: x), f.on($0)), g.on($0))
                }
            },
            equals: { f, g, x in
                Trace { journal in
                    Self().flatMap(journal.noting("io", giving: x)) {
                        Self().flatMap(f.io(journal, $0), g.on(journal))
                    }
                }
            })
    }
}
