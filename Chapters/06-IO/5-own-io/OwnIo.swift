/// A type that describes an effect. Your own type must meet these requirements.
@MainActor public protocol IOShape<Value> {
    /// The type of the effect's value.
    associatedtype Value

    /// Describes an effect, but does not run it.
    ///
    /// `Effect.describing { try folder.read("honey.txt") }` reads nothing.
    /// `Effect.describing { 3 }.run()` is `3`.
    static func describing(_ work: @escaping () throws -> Value) -> Self

    /// Does the described work each time it is called.
    ///
    /// `Effect.describing { 3 }.run()` is `3`.
    /// `Effect<Int>.describing { throw FileTrouble.missing("a") }.run()` throws `FileTrouble.missing("a")`.
    func run() throws -> Value
}

/// 6.5: a type of your own for an effect, judged with numbers and with strings.
public protocol OwnIO: Contract {
    /// Your type, for an effect that returns a number.
    associatedtype Numbers: IOShape<Int>
    /// Your type, for an effect that returns a string.
    associatedtype Texts: IOShape<String>

    /// Applies a function to the effect's value.
    ///
    /// `map(text, count)` describes an effect that runs `count` and turns its number into a string.
    /// `map(text, .describing { 4 }).run()` is `"4"`.
    func map(_ f: @escaping (Int) -> String, _ effect: Numbers) -> Texts

    /// Describes two effects, one after the other: `f` makes the second from the value of the first.
    ///
    /// `flatMap(name, count)` describes an effect that runs `count`, and then the effect that `name` makes.
    /// `flatMap(name, .describing { 4 }).run()` is `"four"`, if the effect `name(4)` returns `"four"`.
    func flatMap(_ f: @escaping (Int) -> Texts, _ effect: Numbers) -> Texts
}

extension OwnIO {
    static var checks: [Check<any OwnIO>] {
        [
            Check("late", of: "describing") {
                let journal = Journal()
                _ = Self.numbers(journal.noting("poured", giving: 7))
                try $0.require(
                    journal.lines.isEmpty, else: "early", .note("let effect = Effect.describing { pour() }"),
                    .note("pour ran before effect.run()"))
            },
            Check("run", of: "run") {
                let journal = Journal()
                let effect = Self.numbers(journal.noting("poured", giving: 7))
                try $0.expect("Effect.describing { pour() }.run()", try effect.run(), is: 7)
                try $0.expect(
                    "what ran in Effect.describing { pour() }.run()", journal.lines, is: ["poured"],
                    ifGot: [(["poured", "poured"], "twice")])
                try $0.expect("Effect.describing { \"bee\" }.run()", try Texts.describing { "bee" }.run(), is: "bee")
            },
            Check("anew", of: "run") {
                let journal = Journal()
                var drops = 7
                let effect = Numbers.describing {
                    journal.note("poured")
                    return drops
                }
                _ = try effect.run()
                drops = 8
                let second = try effect.run()
                try $0.expect(
                    "effect.run(), once more, now that pour returns 8", second, is: 8, ifGot: [(7, "remembered")])
                try $0.expect("what ran in two calls of run()", journal.lines, is: ["poured", "poured"])
            },
            Check("map", of: "map") {
                let journal = Journal()
                var (drops, calls) = (7, 0)
                let pour = Numbers.describing {
                    journal.note("poured")
                    return drops
                }
                let text = { (number: Int) in
                    calls += 1
                    return "\(number) drops"
                }
                let effect = Self().map(text, pour)
                let call = Finding.note("let effect = map(text, pour)")
                try $0.require(journal.lines.isEmpty, else: "mapEarly", call, .note("pour ran before effect.run()"))
                try $0.expect("effect.run()", try effect.run(), is: "7 drops")
                try $0.require(
                    journal.lines.count == 1, else: "mapTwice", call,
                    .note("pour ran \(journal.lines.count)× in one effect.run()"))
                try $0.require(
                    calls == 1, else: "calledTwice", call, .note("text(…) ran \(calls)× in one effect.run()"))
                drops = 8
                try $0.expect(
                    "effect.run(), once more, now that pour returns 8", try effect.run(), is: "8 drops",
                    ifGot: [("7 drops", "mapRemembered")])
            },
            Check("flatMap", of: "flatMap") {
                let answer = Self()
                let journal = Journal()
                let effect = answer.flatMap(
                    { Self.texts(journal.noting("named", giving: "\($0) drops")) },
                    Self.numbers(journal.noting("poured", giving: 7)))
                try $0.require(
                    journal.lines.isEmpty, else: "flatMapEarly", .note("let effect = flatMap(name, pour)"),
                    .note("ran before effect.run(): \(Tour.described(journal.lines))"))
                try $0.expect("effect.run()", try effect.run(), is: "7 drops")
                try $0.expect(
                    "what ran in flatMap(name, pour).run()", journal.lines, is: ["poured", "named"],
                    ifGot: [
                        (["poured", "poured", "named"], "firstTwice"), (["poured", "named", "named"], "secondTwice"),
                        (["poured", "named", "poured", "named"], "bothTwice"),
                    ])
                _ = try effect.run()
                try $0.require(
                    journal.lines.count >= 4, else: "flatMapRemembered",
                    .note("after two calls of run(): \(Tour.described(journal.lines))"))
                try $0.expect(
                    "what ran in two calls of run()", journal.lines, is: ["poured", "named", "poured", "named"])
                var drops = 7
                let again = answer.flatMap(
                    { number in .describing { "\(number) drops" } }, Numbers.describing { drops })
                _ = try again.run()
                drops = 8
                try $0.expect(
                    "flatMap(name, pour).run(), once more, now that pour returns 8", try again.run(), is: "8 drops",
                    ifGot: [("7 drops", "oldValue")])
            },
            Check("error", of: "run") { examiner in
                let answer = Self()
                // The work succeeds at its hundredth run, so that an answer that tries it again and again does not run
                // forever.
                var runs = 0
                let failing = Numbers.describing {
                    runs += 1
                    if runs < 100 { throw FileTrouble.missing("a") }
                    return 7
                }
                let call = "Effect.describing { throw missing a }.run()"
                let result = Result { try examiner.making(call, ifItTraps: "errorStops") { try failing.run() } }
                try examiner.require(
                    runs < 2, else: "runTriedAgain", .note("the work failed, and ran \(runs)× in one run()"))
                try examiner.expect(
                    call, throws: FileTrouble.missing("a"), ifOther: "errorReplaced", ifNothing: nil
                ) { try result.get() }
                examiner.about("map")
                try examiner.expect(
                    "map(text, failing).run()", throws: FileTrouble.missing("a"), ifOther: "errorReplaced",
                    ifNothing: "errorSwallowed"
                ) {
                    try examiner.making("map(text, failing).run()", ifItTraps: "errorStops") {
                        try answer.map({ "\($0)" }, failing).run()
                    }
                }
                examiner.about("flatMap")
                try examiner.expect(
                    "flatMap(name, failing).run()", throws: FileTrouble.missing("a"), ifOther: "errorReplaced",
                    ifNothing: "errorSwallowed"
                ) {
                    try examiner.making("flatMap(name, failing).run()", ifItTraps: "errorStops") {
                        try answer.flatMap({ number in .describing { "\(number)" } }, failing).run()
                    }
                }
                var steps = 0
                let second = Texts.describing {
                    steps += 1
                    if steps < 100 { throw FileTrouble.missing("b") }
                    return "b"
                }
                _ = try? answer.flatMap({ _ in second }, .describing { 7 }).run()
                try examiner.require(
                    steps < 2, else: "flatMapDiffers",
                    .note("the second effect failed, and ran \(steps)× in one run()"))
            },
            Check("everywhere", of: "flatMap") {
                $0.about("run")
                try scripted($0, "Effect.describing { … }") { $0.runs($1, $2) }
                try $0.agrees(
                    "Effect.describing { _ }.run()", on: Argument("text", .word).andAtLast(.hardTexts), tries: 10
                ) { $0.says($1) }
                $0.about("map")
                try scripted($0, "map(text, work)") { $0.mapped($1, $2) }
                $0.about("flatMap")
                try scripted($0, "flatMap(name, work)") { $0.chained($1, $2) }
                $0.about(nil)
                try $0.agrees(
                    story: "effects of your own", of: OwnStep.any, count: 1...8, tries: 100
                ) { answer, log in answer.play(log) }
            },
            Check("same", of: "flatMap") { try sameAsTheChapters($0) },
            Check("rule", of: "describing") { try $0.forbid(courseTypes: ["IO", "LazyTask"], else: "usesIO") },
        ]
    }

    private static func scripted(
        _ examiner: Examiner<any OwnIO>, _ call: String, make: (any OwnIO, Script, Journal) -> IO<String>
    ) throws {
        try examiner.agrees(call, on: Argument("work", .script).andAtLast(.hardScripts), tries: 50) { answer, script in
            let journal = Journal()
            var seen = 0
            return StoryRun("\(call)  // the work \(script)", [1, 2, 3], { journal.news(&seen) }) {
                make(answer, script, journal)
            }
        }
    }

    fileprivate func says(_ text: String) -> String {
        (try? Texts.describing { text }.run()) ?? "an error"
    }

    fileprivate func runs(_ script: Script, _ journal: Journal) -> IO<String> {
        let io = script.io("work", journal)
        let effect = Numbers.describing { try io.run() }
        return IO { "\(try effect.run())" }
    }

    fileprivate func mapped(_ script: Script, _ journal: Journal) -> IO<String> {
        let io = script.io("work", journal)
        let effect = map(
            { number in
                journal.note("text(\(number))")
                return "\(number)!"
            }, Numbers.describing { try io.run() })
        return IO { try effect.run() }
    }

    fileprivate func chained(_ script: Script, _ journal: Journal) -> IO<String> {
        let io = script.io("work", journal)
        let effect = flatMap(
            { number in
                journal.note("name(\(number))")
                return .describing {
                    journal.note("second(\(number))")
                    if number.isMultiple(of: 3) { throw Spilled() }
                    return "\(number)!"
                }
            }, Numbers.describing { try io.run() })
        return IO { try effect.run() }
    }

    private static func sameAsTheChapters(_ examiner: Examiner<any OwnIO>) throws {
        examiner.about("map")
        try examiner.law(
            "the same as IO", "map(f, effect) = map(io, f)",
            for: ("f", .function(from: Int.self, to: String.self)), ("effect", .step), ("x", .int),
            left: { f, step, x in
                Trace { journal in IO { try Self().map({ f($0) }, numbers(step.io(journal, x))).run() } }
            },
            equals: { f, step, x in Trace { Ours.map(step.io($0, x)) { f($0) } } })
        examiner.about("flatMap")
        try examiner.law(
            "the same as IO", "flatMap(f, effect) = flatMap(io, f)",
            for: ("f", .step), ("effect", .step), ("x", .int),
            left: { f, step, x in
                Trace { journal in
                    IO {
                        let next = { (y: Int) in texts(Ours.map(f.io(journal, y)) { "\($0)" }) }
                        return try Self().flatMap(next, numbers(step.io(journal, x))).run()
                    }
                }
            },
            equals: { f, step, x in
                Trace { journal in
                    Ours.flatMap(step.io(journal, x)) { y in Ours.map(f.io(journal, y)) { "\($0)" } }
                }
            })
    }

    private static func numbers(_ io: IO<Int>) -> Numbers { .describing { try io.run() } }
    private static func texts(_ io: IO<String>) -> Texts { .describing { try io.run() } }
}

enum OwnStep: Sendable, CustomStringConvertible {
    case fill(Int), fails(String, Bool), works(String), map(String, String), flatMap(String, String, String)
    case say(String, String), run(String)

    static var any: Generator<OwnStep> {
        let number = Generator<String>.element(of: ["a", "b"])
        let text = Generator<String>.element(of: ["c", "d"])
        let run = Generator<String>.element(of: ["a", "b", "c", "d"]).map { OwnStep.run($0) }
        return .one(of: [
            run, run, Generator<Int>.int.map { .fill($0) },
            Generator<(String, String)>.pair(text, number).map { .map($0.0, $0.1) },
            Generator<(String, (String, String))>.pair(text, .pair(number, text))
                .map { .flatMap($0.0, $0.1.0, $0.1.1) },
            Generator<(String, String)>.pair(text, .word).map { .say($0.0, $0.1) },
            Generator<(String, Bool)>.pair(number, .bool).map { .fails($0.0, $0.1) }, number.map { .works($0) },
        ])
    }

    var description: String {
        switch self {
        case .fill(let amount): "tank = \(amount)"
        case .works(let slot): "\(slot) = Effect.describing { tank }"
        case .fails(let slot, let isFile):
            "\(slot) = Effect.describing { throw \(isFile ? "FileTrouble.missing(\"\(slot)\")" : "Spilled()") }"
        case .say(let slot, let word): "\(slot) = Effect.describing { \"\(word)\" }"
        case .map(let slot, let other): "\(slot) = map(text, \(other))"
        case .flatMap(let slot, let other, let next): "\(slot) = flatMap({ x in x is even ? \(next) : … }, \(other))"
        case .run(let slot): "\(slot).run()"
        }
    }
}

extension OwnIO {
    fileprivate func play(_ log: RunLog) -> (OwnStep) -> Void {
        var tank = 2
        func pour(_ slot: String) -> Numbers {
            .describing {
                log.note("\(slot) pours")
                return tank
            }
        }
        var numbers = ["a": pour("a"), "b": pour("b")]
        var texts = ["c": Texts.describing { "bee" }, "d": Texts.describing { "wax" }]
        return { step in
            switch step {
            case .fill(let amount): tank = amount
            case .works(let slot): numbers[slot] = pour(slot)
            case .fails(let slot, let isFile):
                numbers[slot] = .describing {
                    log.note("\(slot) runs and fails")
                    if isFile { throw FileTrouble.missing(slot) }
                    throw Spilled()
                }
            case .say(let slot, let word):
                texts[slot] = .describing {
                    log.note("\(slot) says \(word)")
                    return word
                }
            case .map(let slot, let other): texts[slot] = map(log.spy("text") { "\($0)!" }, numbers[other]!)
            case .flatMap(let slot, let other, let next):
                let next = texts[next]!
                texts[slot] = flatMap(
                    { number in
                        number.isMultiple(of: 2)
                            ? next
                            : .describing {
                                log.note("odd")
                                return "\(number)"
                            }
                    }, numbers[other]!)
            case .run(let slot):
                if let effect = numbers[slot] { log.run(effect.run) }
                if let effect = texts[slot] { log.run(effect.run) }
            }
        }
    }
}
