/// 6.1: describing an effect does not run it.
public protocol DescribeReading: Contract {
    /// Describes an effect that reads a file and returns its text unchanged. `folder.read(name)` reads the file.
    ///
    /// `reading("honey.txt", in: folder)` leaves `folder.log` empty.
    /// `reading("honey.txt", in: folder).run()` is `"gold"`, if the file contains `gold`.
    func reading(_ name: String, in folder: Folder) -> IO<String>

    /// Describes an effect that does nothing but return a value.
    ///
    /// `of(7).run()` is `7`.
    /// `of("gold").run()` is `"gold"`.
    func of<A>(_ value: A) -> IO<A>

    /// Applies a function to the value of an effect. Each run of the new effect runs the old effect once. If the old
    /// effect fails, the new effect throws the same error.
    ///
    /// `map(of(7)) { $0 + 1 }.run()` is `8`.
    /// `map(reading("honey.txt", in: folder)) { $0.count }.run()` is `4`, if the file contains `gold`.
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B>
}

extension DescribeReading {
    static var checks: [Check<any DescribeReading>] {
        let call = "reading(\"honey.txt\", in: folder)"
        return [
            Check("text", of: "reading") {
                try $0.expect(
                    "\(call).run()", try Self().reading("honey.txt", in: Folder(["honey.txt": "gold"])).run(),
                    is: "gold", ifGot: [("honey.txt", "nameItself")])
                try $0.expect(
                    "reading(\"wax.txt\", in: folder).run()",
                    try Self().reading("wax.txt", in: Folder(["honey.txt": "gold", "wax.txt": "brown"])).run(),
                    is: "brown", ifGot: [("gold", "nameHard")])
                try $0.expect(
                    "reading(\"notes\", in: folder).run(), with files \"notes\" and \"notes.txt\"",
                    try Self().reading("notes", in: Folder(["notes": "short", "notes.txt": "long"])).run(),
                    is: "short", ifGot: [("long", "nameChanged")])
            },
            Check("late", of: "reading") {
                let folder = Folder(["honey.txt": "gold"])
                _ = Self().reading("honey.txt", in: folder)
                try $0.require(
                    folder.log.isEmpty, else: "early", .note("let io = \(call)"),
                    .note("folder.log is \(Tour.described(folder.log)) already"))
                try $0.writesNothing("let io = \(call)", else: "writesEarly") {
                    _ = Self().reading("honey.txt", in: folder)
                }
            },
            Check("anew", of: "reading") {
                let answer = Self()
                let folder = Folder(["honey.txt": "gold"])
                let io = answer.reading("honey.txt", in: folder)
                _ = try io.run()
                try $0.require(
                    folder.log.count { $0 == "read honey.txt" } < 2, else: "twice", .note("io.run(), called once"),
                    .note("folder.log is \(Tour.described(folder.log))"))
                try $0.require(
                    !folder.log.isEmpty, else: "notRead", .note("io.run(), called once"),
                    .note("folder.log is [], but should be [\"read honey.txt\"]"))
                try $0.expect("folder.log, after one io.run()", folder.log, is: ["read honey.txt"])
                let changing = Folder(["honey.txt": "pale"])
                let described = answer.reading("honey.txt", in: changing)
                changing.put("dark", in: "honey.txt")
                try $0.expect(
                    "io.run(), where \"pale\" became \"dark\" after let io = \(call)", try described.run(), is: "dark",
                    ifGot: [("pale", "lookedEarly"), ("gold", "remembered")])
                folder.put("dark", in: "honey.txt")
                try $0.expect(
                    "io.run(), once more, with \"dark\" in the file", try io.run(), is: "dark",
                    ifGot: [("gold", "remembered")])
                let later = answer.reading("later.txt", in: folder)
                folder.put(" dark \r\n", in: "later.txt")
                let text = try? later.run()
                // The mistake is `lookedEarly` only if an effect that is described after the file was written can read
                // the file.
                if text == nil, (try? answer.reading("later.txt", in: folder).run()) != nil {
                    throw $0.failure(
                        "lookedEarly",
                        [
                            .note("let io = reading(\"later.txt\", in: folder); then later.txt is written"),
                            .note("io.run() throws missing later.txt"),
                        ]
                    ) { "lookedEarly" }
                }
                try $0.expect(
                    "reading(\"later.txt\", in: folder).run(), with \" dark \\r\\n\" in the file",
                    try text ?? later.run(), is: " dark \r\n",
                    ifGot: ["dark", " dark", "dark ", " dark ", "dark \r\n"].map { ($0, "trimmed") })
            },
            Check("missing", of: "reading") { examiner in
                let io = Self().reading("gone.txt", in: Folder(["honey.txt": "gold"]))
                try examiner.expect(
                    "reading(\"gone.txt\", in: folder).run()", throws: FileTrouble.missing("gone.txt"),
                    ifNothing: "errorSwallowed"
                ) {
                    try examiner.making("reading(\"gone.txt\", in: folder).run()", ifItTraps: "missingStops") {
                        try io.run()
                    }
                }
            },
            Check("of", of: "of") {
                try $0.expect("of(7).run()", try Self().of(7).run(), is: 7)
                try $0.expect("of(\"gold\").run()", try Self().of("gold").run(), is: "gold")
                let seven = Self().of(7)
                _ = try seven.run()
                try $0.require(
                    (try? seven.run()) == 7, else: "ofOnce", .note("let seven = of(7)"),
                    .note("only the first of two calls of seven.run() returned 7"))
                try $0.writesNothing("of(7).run()", else: "ofWrites") { _ = try? Self().of(7).run() }
            },
            Check("map", of: "map") {
                try $0.expect("map(of(7)) { $0 + 1 }.run()", try Self().map(IO { 7 }) { $0 + 1 }.run(), is: 8)
            },
            Check("mapEffect", of: "map") {
                let journal = Journal()
                var calls = 0
                var drops = 7
                let pour = IO {
                    journal.note("poured")
                    return drops
                }
                let io = Self().map(pour) { number in
                    calls += 1
                    return "\(number) drops"
                }
                let text = "let io = map(pour) { \"\\($0) drops\" }"
                try $0.require(
                    journal.lines.isEmpty, else: "mapEarly", .note(text), .note("pour ran before io.run()"))
                try $0.expect("io.run()", try io.run(), is: "7 drops")
                try $0.require(
                    journal.lines.count == 1, else: "mapTwice", .note(text),
                    .note("pour ran \(journal.lines.count)× in one io.run()"))
                try $0.require(
                    calls == 1, else: "transformTwice", .note(text),
                    .note("transform(…) ran \(calls)× in one io.run()"))
                drops = 8
                try $0.expect(
                    "io.run(), once more, now that pour returns 8", try io.run(), is: "8 drops",
                    ifGot: [("7 drops", "mapRemembered")])
            },
            Check("everywhere", of: "map") { try everywhere($0) },
            Check("laws", of: "map") {
                let answer = Self()
                try $0.law(
                    "identity", "map(io, identity) = io", for: ("io", .step), ("x", .int),
                    left: { step, x in Trace { answer.map(step.io($0, x)) { $0 } } },
                    equals: { step, x in Trace { step.io($0, x) } })
                try $0.law(
                    "composition", "map(map(io, g), f) = map(io, compose(f, g))",
                    for: ("f", .function), ("g", .function), ("io", .step), ("x", .int),
                    left: { f, g, step, x in Trace { answer.map(answer.map(step.io($0, x), g.apply), f.apply) } },
                    equals: { f, g, step, x in Trace { answer.map(step.io($0, x)) { f(g($0)) } } })
            },
        ]
    }

    private static func everywhere(_ examiner: Examiner<any DescribeReading>) throws {
        examiner.about("reading")
        try examiner.agrees(
            "reading(\"a.txt\", in: folder).run(), with _ in a.txt",
            on: Argument("the text in a.txt", .fileText).andAtLast(.hardTexts), explainedBy: [], tries: 10
        ) { answer, text in try answer.reading("a.txt", in: Folder(["a.txt": text])).run() }
        try examiner.agrees(
            "reading(_, in: folder)", on: Argument("name", .element(of: ["a.txt", "b.txt", "été.txt"])),
            Argument("the list of changes", .changes(of: ["a.txt", "b.txt", "été.txt"])), explainedBy: ["remembered"],
            tries: 30
        ) { answer, name, changes in
            let folder = Folder(["a.txt": "bee"])
            var seen = 0
            @MainActor func news() -> [String] {
                defer { seen = folder.log.count }
                return Array(folder.log[seen...])
            }
            return StoryRun("reading(\"\(name)\", in: folder)", changes, news) {
                $0.make(in: folder)
            } make: {
                answer.reading(name, in: folder)
            }
        }
        examiner.about("map")
        let failing = Self().map(IO<Int> { throw FileTrouble.missing("a") }) { $0 + 1 }
        let failed = "map(effect, transform).run(), where effect throws missing a"
        let error = examiner.making(failed, ifItTraps: "mapStops") { () -> (any Error)? in
            do { _ = try failing.run() } catch { return error }
            return nil
        }
        if let error {
            try examiner.require(
                "\(error)" == "missing a", else: "mapOtherError", .note(failed),
                .note("it threw another error: \(error)"))
        }
        try examiner.agrees("map(effect, transform)", on: Argument("effect", .script), tries: 50) { answer, script in
            let journal = Journal()
            var seen = 0
            return StoryRun("map(effect, transform)  // effect \(script)", [1, 2, 3], { journal.news(&seen) }) {
                answer.map(script.io("effect", journal)) { number in
                    journal.note("transform(\(number))")
                    return "\(number)!"
                }
            }
        }
        examiner.about(nil)
        try examiner.agrees(story: "three effects", of: ReadingStep.any, count: 1...8, tries: 100) { answer, log in
            let folder = Folder(["honey.txt": "gold", "a.txt": "bee"])
            let effects = Slots(log) { name in
                IO {
                    log.note("\(name) pours")
                    return name
                }
            }
            var seen = 0
            return { step in
                switch step {
                case .reading(let slot, let name): effects[slot] = answer.reading(name, in: folder)
                case .of(let slot, let text): effects[slot] = answer.of(text)
                case .map(let slot, let other):
                    effects[slot] = answer.map(effects[other], log.spy("shout") { $0 + "!" })
                case .count(let slot, let other):
                    effects[slot] = answer.map(answer.map(effects[other]) { $0.count }) { "\($0)" }
                case .run(let slot): effects.run(slot)
                case .put(let text, let name): folder.put(text, in: name)
                }
                log.note(folder, after: &seen)
            }
        }
    }
}

enum ReadingStep: Sendable, CustomStringConvertible {
    case reading(String, String), of(String, String), map(String, String), count(String, String), run(String)
    case put(String, String)

    static var any: Generator<ReadingStep> {
        let two = Generator<(String, String)>.pair(.slot, .slot)
        return .one(of: [
            Generator<String>.slot.map { .run($0) }, Generator<String>.slot.map { .run($0) },
            Generator<(String, String)>.pair(.slot, .fileName).map { .reading($0.0, $0.1) },
            Generator<(String, String)>.pair(.slot, .word).map { .of($0.0, $0.1) },
            two.map { .map($0.0, $0.1) }, two.map { .count($0.0, $0.1) },
            Generator<(String, String)>.pair(.fileText, .fileName).map { .put($0.0, $0.1) },
        ])
    }

    var description: String {
        switch self {
        case .reading(let slot, let name): "\(slot) = reading(\"\(name)\", in: folder)"
        case .of(let slot, let text): "\(slot) = of(\"\(text)\")"
        case .map(let slot, let other): "\(slot) = map(\(other), shout)"
        case .count(let slot, let other): "\(slot) = map(map(\(other)) { $0.count }) { \"\\($0)\" }"
        case .run(let slot): "\(slot).run()"
        case .put(let text, let name): "folder.put(\(Tour.described(text)), in: \"\(name)\")"
        }
    }
}
