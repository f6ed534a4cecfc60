/// 6.2: the second effect depends on the value of the first.
public protocol IOFlatMap: FileContract {
    /// Describes two effects, one after the other: `next` makes the second from the value of the first.
    ///
    /// `flatMap(IO { 5 }) { x in IO { x * 2 } }.run()` is `10`.
    /// `flatMap(reading("name.txt", in: folder)) { reading($0, in: folder) }` describes an effect that reads the file
    /// whose name is in `name.txt`.
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B>

    /// Describes a program: read a file, change the text to capitals, write it to the file `target`.
    ///
    /// `shout("a.txt", into: "loud.txt", in: folder)` does nothing yet.
    /// If `a.txt` contains `buzz`, `loud.txt` contains `BUZZ` after a `run()`. Each run reads the file once. If `a.txt`
    /// is missing, nothing is written, and `run()` throws `reading`'s error, `FileTrouble.missing("a.txt")`.
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void>
}

extension IOFlatMap {
    static var checks: [Check<any IOFlatMap>] {
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
                try $0.expect(
                    "what ran in two calls of run()", journal.lines, is: ["first", "second", "first", "second"],
                    ifGot: [(["first", "second"], "remembered"), (["first", "second", "second"], "firstRemembered")])
            },
            Check("everywhere", of: "flatMap") { try everywhere($0) },
            Check("laws", of: "flatMap") { try laws($0) },
            Check("shout", of: "shout") {
                let answer = Self()
                let call = "shout(\"a.txt\", into: \"loud.txt\", in: folder)"
                let folder = Folder(["a.txt": "buzz"])
                let io = answer.shout("a.txt", into: "loud.txt", in: folder)
                try $0.require(
                    folder.log.isEmpty, else: "shoutEarly", .note("let io = \(call)"),
                    .note("folder.log is \(Tour.described(folder.log)) already"))
                do { try io.run() } catch FileTrouble.missing("loud.txt") {
                    throw $0.failure("exchanged", [.note("folder.log is \(Tour.described(folder.log))")]) {
                        "exchanged"
                    }
                } catch FileTrouble.missing("A.TXT") {
                    throw $0.failure("nameChanged", [.note("\(call).run() threw missing A.TXT")]) { "nameChanged" }
                }
                if folder.log == ["write loud.txt"] {
                    let other = Folder(["a.txt": "buzz"])
                    let io = answer.shout("a.txt", into: "loud.txt", in: other)
                    other.put("bee", in: "a.txt")
                    try? io.run()
                    try $0.require(
                        other.contents(of: "loud.txt") != "BUZZ", else: "readEarly", .note("let io = \(call)"),
                        .note("folder.put(\"bee\", in: \"a.txt\")"), .note("io.run() wrote \"BUZZ\""))
                }
                let isNoted = ["read a.txt", "write loud.txt"].allSatisfy(folder.log.contains)
                try $0.require(
                    isNoted || folder.contents(of: "loud.txt") == nil, else: "notNoted", .note("\(call).run()"),
                    .note("folder.log is \(Tour.described(folder.log))"))
                try $0.expect(
                    "folder.log after \(call).run()", folder.log, is: ["read a.txt", "write loud.txt"],
                    ifGot: [
                        (["read a.txt"], "neverRun"), ([], "nothingRan"),
                        (["read a.txt", "read a.txt", "write loud.txt"], "readTwice"),
                        (["read a.txt", "write a.txt"], "sameFile"),
                        (["write loud.txt", "read a.txt"], "wroteFirst"),
                        (["read a.txt", "write loud.txt", "write loud.txt"], "wroteTwice"),
                        (["write loud.txt", "read a.txt", "write loud.txt"], "emptiedFirst"),
                    ])
                try $0.expect(
                    "what is in loud.txt", folder.contents(of: "loud.txt") ?? "", is: "BUZZ",
                    ifGot: [("buzz", "notShouted"), ("Buzz", "firstLetter"), ("A.TXT", "nameShouted")])
                let late = answer.shout("late.txt", into: "loud.txt", in: folder)
                folder.put("bee", in: "late.txt")
                do { try late.run() } catch FileTrouble.missing("late.txt") {
                    let story: [Finding] = [
                        .note("let io = shout(\"late.txt\", into: \"loud.txt\", in: folder)"),
                        .note("folder.put(\"bee\", in: \"late.txt\")"), .note("io.run() threw missing late.txt"),
                    ]
                    throw $0.failure("lookedForEarly", story) { "lookedForEarly" }
                }
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
                    ifGot: [("BUZZ", "textHard")])
            },
            Check("missing", of: "shout") {
                let folder = Folder(["out.txt": "old"])
                let io = Self().shout("gone.txt", into: "out.txt", in: folder)
                try $0.expect(
                    "shout(\"gone.txt\", into: \"out.txt\", in: folder).run()",
                    throws: FileTrouble.missing("gone.txt"),
                    ifOther: "otherError", ifNothing: "errorSwallowed"
                ) { try io.run() }
                try $0.expect(
                    "what is in out.txt, where old was", FileText("out.txt", in: folder), is: "old",
                    ifGot: [("", folder.log.first == "read gone.txt" ? "emptiedAfter" : "emptiedFirst")])
                try $0.expect(
                    "folder.log", folder.log, is: ["read gone.txt"],
                    ifGot: [([], "lookedFirst"), (["read gone.txt", "read gone.txt"], "readAgain")])
            },
            Check("anyFile", of: "shout") { try anyFile($0) },
        ]
    }

    /// Checks the three monad laws. The two sides of a law agree if they do the same work and have the same outcome.
    private static func laws(_ examiner: Examiner<any IOFlatMap>) throws {
        try examiner.law(
            "left identity", "flatMap(of(x), f) = f(x)", for: ("f", .step), ("x", .int),
            left: { f, x in Trace { Self().flatMap(IO { x }, f.on($0)) } },
            equals: { f, x in Trace { f.io($0, x) } })
        try examiner.law(
            "right identity", "flatMap(f(x), of) = f(x)", for: ("f", .step), ("x", .int),
            left: { f, x in Trace { Self().flatMap(f.io($0, x)) { y in IO { y } } } },
            equals: { f, x in Trace { f.io($0, x) } })
        try examiner.law(
            "associativity", "flatMap(flatMap(io, f), g) = flatMap(io) { flatMap(f($0), g) }",
            for: ("f", .step), ("g", .step), ("x", .int),
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

    private static func everywhere(_ examiner: Examiner<any IOFlatMap>) throws {
        try examiner.agrees("flatMap(first, next)", on: Argument("first", .script), tries: 60) { answer, script in
            let journal = Journal()
            var seen = 0
            return StoryRun("flatMap(first, next)  // first \(script)", [1, 2, 3], { journal.news(&seen) }) {
                answer.flatMap(script.io("first", journal)) { number in
                    journal.note("next(\(number))")
                    return IO {
                        journal.note("second(\(number))")
                        if number.isMultiple(of: 3) { throw Spilled() }
                        return "\(number)!"
                    }
                }
            }
        }
        try examiner.agrees(story: "three effects", of: ChainingStep.any, count: 1...8, tries: 100) { answer, log in
            var tank = 1
            let effects = Slots(log) { name in
                IO {
                    log.note("\(name) pours \(tank)")
                    return tank
                }
            }
            return { step in
                switch step {
                case .fill(let amount): tank = amount
                case .fails(let slot, let isFile):
                    effects[slot] = IO {
                        log.note("\(slot) runs and fails")
                        if isFile { throw FileTrouble.missing(slot) }
                        throw Spilled()
                    }
                case .choose(let slot, let other, let even, let odd):
                    let (even, odd) = (effects[even], effects[odd])
                    effects[slot] = answer.flatMap(effects[other]) { $0.isMultiple(of: 2) ? even : odd }
                case .add(let slot, let other, let amount):
                    effects[slot] = answer.flatMap(effects[other]) { x in
                        IO {
                            log.note("\(amount) is added")
                            return x + amount
                        }
                    }
                case .text(let slot, let other):
                    effects[slot] = answer.flatMap(answer.flatMap(effects[other]) { x in IO { "\(x)!" } }) { text in
                        IO { text.count }
                    }
                case .run(let slot): effects.run(slot)
                }
            }
        }
    }

    private static func anyFile(_ examiner: Examiner<any IOFlatMap>) throws {
        let call = "shout(\"a.txt\", into: \"out.txt\", in: folder).run(), with nothing in a.txt"
        let empty = Folder(["a.txt": ""])
        try Self().shout("a.txt", into: "out.txt", in: empty).run()
        try examiner.expect(
            "what is in out.txt after \(call)", FileText("out.txt", in: empty), is: "",
            ifGot: [(.missing("out.txt"), "emptyNotWritten")])
        let shout = Self().shout("a.txt", into: "no/r.txt", in: empty)
        try examiner.expect(
            "shout(\"a.txt\", into: \"no/r.txt\", in: folder).run()", throws: FileTrouble.notWritten("no/r.txt"),
            ifOther: "writeErrorChanged", ifNothing: "writeErrorSwallowed"
        ) { try shout.run() }
        let cut = Folder(["a.txt": "a\0b"])
        try Self().shout("a.txt", into: "out.txt", in: cut).run()
        if cut.contents(of: "out.txt") == "A" {
            try examiner.expect(
                "what is in out.txt after shout(\"a.txt\", into: \"out.txt\", in: folder).run(), with \"a\\0b\" in a.txt",
                FileText("out.txt", in: cut), is: "A\0B", ifGot: [("A", "cutAtZero")])
        }
        try examiner.agrees(
            "what is in out.txt after shout(\"a.txt\", into: \"out.txt\", in: folder).run(), with _ in a.txt",
            on: Argument("the text in a.txt", .fileText).andAtLast(.hardTexts), explainedBy: [], tries: 10
        ) { answer, text in
            let folder = Folder(["a.txt": text])
            try answer.shout("a.txt", into: "out.txt", in: folder).run()
            return FileText("out.txt", in: folder)
        }
        let names = ["a.txt", "b.txt", "out.txt"]
        try examiner.agrees(
            "shout(_, into: _, in: folder)", on: Argument("name", .element(of: names)),
            Argument("target", .element(of: ["out.txt", "b.txt", "no/r.txt"])),
            Argument("the list of changes", .changes(of: names)),
            explainedBy: ["readEarly", "writeErrorSwallowed", "shoutRemembered", "addedTo"], tries: 30
        ) { answer, name, target, changes in
            let folder = Folder(["a.txt": "buzz"])
            var seen = 0
            @MainActor func news() -> [String] {
                defer { seen = folder.log.count }
                let new = Array(folder.log[seen...])
                return new.isEmpty ? [] : new + [FileText(target, in: folder).isIn(target)]
            }
            let call = "shout(\"\(name)\", into: \"\(target)\", in: folder)"
            return StoryRun(call, changes, news) {
                $0.make(in: folder)
            } make: {
                answer.shout(name, into: target, in: folder)
            }
        }
        try examiner.agrees(story: "a folder", of: ShoutStep.any, count: 1...8, tries: 100) { answer, log in
            let folder = Folder(["a.txt": "buzz", "b.txt": "été 42"])
            let programs = Slots<Void>(log) { _ in IO {} }
            var seen = 0
            return { step in
                switch step {
                case .shout(let slot, let name, let target):
                    programs[slot] = answer.shout(name, into: target, in: folder)
                case .run(let slot):
                    let before = folder.log.count
                    programs.run(slot)
                    for line in folder.log[before...] where line.hasPrefix("write ") {
                        let name = String(line.dropFirst(6))
                        log.note("in \(name): \(FileText(name, in: folder))")
                    }
                case .put(let text, let name): folder.put(text, in: name)
                }
                if folder.log.count == seen { log.note("no read, no write") }
                log.note(folder, after: &seen)
            }
        }
        // An answer that appends to the target's text has failed above, so `old` means that nothing was written.
        let old = Folder(["a.txt": "", "out.txt": "old"])
        try Self().shout("a.txt", into: "out.txt", in: old).run()
        try examiner.expect(
            "what is in out.txt, where old was, after \(call)", FileText("out.txt", in: old), is: "",
            ifGot: [("old", "emptyNotWritten")])
    }
}

enum ChainingStep: Sendable, CustomStringConvertible {
    case fill(Int), fails(String, Bool), run(String)
    case choose(String, String, even: String, odd: String)
    case add(String, String, Int), text(String, String)

    static var any: Generator<ChainingStep> {
        let two = Generator<(String, String)>.pair(.slot, .slot)
        let number = Generator<Int>.int(in: -9...99)
        return .one(of: [
            Generator<String>.slot.map { .run($0) }, Generator<String>.slot.map { .run($0) }, number.map { .fill($0) },
            Generator<((String, String), Int)>.pair(two, number).map { .add($0.0.0, $0.0.1, $0.1) },
            Generator<((String, String), (String, String))>.pair(two, two)
                .map { .choose($0.0.0, $0.0.1, even: $0.1.0, odd: $0.1.1) },
            two.map { .text($0.0, $0.1) },
            Generator<(String, Bool)>.pair(.slot, .bool).map { .fails($0.0, $0.1) },
        ])
    }

    var description: String {
        switch self {
        case .fill(let amount): "tank = \(amount)"
        case .fails(let slot, let isFile):
            "\(slot) = IO { throw \(isFile ? "FileTrouble.missing(\"\(slot)\")" : "Spilled()") }"
        case .choose(let slot, let other, let even, let odd):
            "\(slot) = flatMap(\(other)) { x in x is even ? \(even) : \(odd) }"
        case .add(let slot, let other, let amount): "\(slot) = flatMap(\(other)) { x in IO { x + \(amount) } }"
        case .text(let slot, let other):
            "\(slot) = flatMap(flatMap(\(other)) { x in IO { \"\\(x)!\" } }) { text in IO { text.count } }"
        case .run(let slot): "\(slot).run()"
        }
    }
}

enum ShoutStep: Sendable, CustomStringConvertible {
    case shout(String, String, String), run(String), put(String, String)

    static var any: Generator<ShoutStep> {
        let target = Generator<String>.element(of: ["out.txt", "loud.txt", "a.txt", "b.txt", "no/r.txt"])
        let slot = Generator<String>.element(of: ["a", "b"])
        return .one(of: [
            Generator<(String, (String, String))>.pair(slot, .pair(.fileName, target))
                .map { .shout($0.0, $0.1.0, $0.1.1) },
            slot.map { .run($0) }, slot.map { .run($0) },
            Generator<(String, String)>.pair(.one(of: [.fileText, .fileText.map { $0 + "\n" }]), .fileName)
                .map { .put($0.0, $0.1) },
        ])
    }

    var description: String {
        switch self {
        case .shout(let slot, let name, let target):
            "\(slot) = shout(\"\(name)\", into: \"\(target)\", in: folder)"
        case .run(let slot): "\(slot).run()"
        case .put(let text, let name): "folder.put(\(Tour.described(text)), in: \"\(name)\")"
        }
    }
}
