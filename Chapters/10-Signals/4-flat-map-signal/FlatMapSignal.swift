import CurrycombMarbles

/// 10.4: `flatMap` and `map`.
public protocol FlatMapSignal: Contract {
    /// Returns a signal that calls `f` with each value of the source and sends the values of all signals that `f`
    /// returns.
    ///
    /// `flatMap(of("a")) { each([$0, $0 + "!"]) }` sends `a` and `a!` and completes.
    /// The new signal completes when the source and all inner signals have completed, and fails as soon as one of these
    /// signals fails.
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E>

    /// Returns a signal that sends the result of `f` for each value of the source. You can write `map` with only
    /// `flatMap` and `of`.
    ///
    /// `map(each([1, 2])) { $0 * 10 }` sends 10 and 20 and completes.
    /// `map(failed(error)) { … }` fails with the same error.
    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E>
}

extension FlatMapSignal {
    /// Returns a signal that sends one value and then completes, as in 10.1.
    ///
    /// `of("1")` sends `(1|)`.
    nonisolated public func of<A, E>(_ value: A) -> Signal<A, E> { Ours.of(value) }
}

extension FlatMapSignal {
    static var checks: [Check<any FlatMapSignal>] {
        @MainActor func run(
            _ outer: String, _ inner: [String: String], until end: Int? = nil
        ) -> (stage: Stage, got: MarbleLine, inputs: [(String, String)]) {
            let stage = Stage()
            let signal = Self().flatMap(stage.source("source", outer)) {
                stage.source("f(\($0))", inner[$0] ?? "|")
            }
            let inputs = [("source", outer)] + inner.sorted { $0.key < $1.key }.map { ("f(\($0.key))", $0.value) }
            return (stage, stage.record(signal, until: end), inputs)
        }
        let call = "flatMap(source, f)"
        // Returns `innerEnds` if `flatMap` completes as soon as one inner signal completes. Otherwise, returns
        // `sourceUncounted`: then `flatMap` completes as soon as no inner signal is running, even if the source has not
        // completed.
        @MainActor func endsWithAnInnerSignal() -> String {
            let beats = run("-12-----|", ["1": "a---b|", "2": "c|"]).got.marbles.map(\.frame)
            return beats.contains(5) ? "sourceUncounted" : "innerEnds"
        }
        return [
            Check("waits", of: "flatMap") {
                let stage = Stage()
                _ = Self().flatMap(stage.source("source", "1|")) { stage.source("f(\($0))", "a|") }
                try $0.expect(call, isQuietOn: stage, else: "eager")
            },
            Check("values", of: "flatMap") {
                let (_, got, inputs) = run("-1---2--|", ["1": "a-b|", "2": "c-d|"])
                try $0.expect(
                    call, got, plays: "-a-b-c-d|", from: inputs,
                    ifGot: [
                        ("", "notListened"), ("--------|", "notListened"), ("--------(ac|)", "afterSource"),
                        ("--------{ac}-{bd}|", "afterSource"), ("--------{ac}-{bd}", "afterSource"),
                        ("-a---c--|", "firstValue"),
                        ("-a-b----|", "firstSignal"), ("-a-b|", endsWithAnInnerSignal()),
                        ("-a-b-c-d", "neverEnds"),
                    ])
            },
            Check("once", of: "flatMap") { examiner in
                var asked: [Int] = []
                let signal = Self().flatMap(Script(values: [1, 2], fails: false).signal) { value in
                    asked.append(value)
                    return Script(values: [value], fails: false).signal
                }
                _ = marbles(signal)
                try examiner.expect(
                    "the values with which f was called", asked, is: [1, 2], ifGot: [([1, 1, 2, 2], "askedTwice")])
            },
            Check("outerFirst", of: "flatMap") {
                let (_, got, inputs) = run("-1|", ["1": "--a-b|"])
                try $0.expect(
                    call, got, plays: "---a-b|", from: inputs,
                    ifGot: [("--|", "tooEarly"), ("---a-b", "neverEnds")])
            },
            Check("innerFirst", of: "flatMap") {
                let (_, got, inputs) = run("-1---2---|", ["1": "a|", "2": "b|"])
                try $0.expect(
                    call, got, plays: "-a---b---|", from: inputs,
                    ifGot: [
                        ("-a|", endsWithAnInnerSignal()), ("-a---b", "sourceEndUnchecked"),
                        ("-a---b|", "innerEndsLate"),
                    ])
                let signal = Self().flatMap(Script(values: [1, 2], fails: false).signal) {
                    Script(values: [$0], fails: false).signal
                }
                try $0.expect(
                    "what flatMap(source, f) sends, where source sends (12|), and f(1) and f(2) complete at once",
                    marbles(signal), is: "(12|)",
                    ifGot: [("(12)", "endedAtOnce"), ("(1|)", "countedAfter")])
            },
            Check("together", of: "flatMap") {
                let (_, got, inputs) = run("-12----|", ["1": "a---b|", "2": "c-d|"])
                try $0.expect(
                    call, got, plays: "-ac-db-|", from: inputs,
                    ifGot: [
                        ("-ac-d--|", "switched"), ("-ac-d", "switched"), ("-a---bc-d|", "queued"),
                        ("-a---b-|", "exhausted"),
                        ("-ac-d|", "innerEndsLate"), ("-ac-db|", "innerEndsLate"),
                    ])
                let (_, early, shorter) = run("-12|", ["1": "a|", "2": "----b|"])
                try $0.expect(
                    call, early, plays: "-a----b|", from: shorter, ifGot: [("-a-|", "latestCounts")])
                let (_, late, longer) = run("-12|", ["1": "----a|", "2": "b|"])
                try $0.expect(call, late, plays: "--b--a|", from: longer, ifGot: [("--b|", "latestEnds")])
                let (_, all, three) = run("-123------|", ["1": "a---b|", "2": "-----c|", "3": "d----e|"])
                try $0.expect(
                    call, all, plays: "-a-d-b-ce-|", from: three,
                    ifGot: [("-a---bdc---e|", "twoAtMost"), ("-a---b-c--|", "thirdDropped")])
            },
            Check("failure", of: "flatMap") {
                let (stage, got, inputs) = run("-1--#", ["1": "a-b---c|"])
                try $0.expect(
                    call, got, plays: "-a-b#", from: inputs,
                    ifGot: [
                        ("-a-b---c|", "failureSwallowed"), ("-a-b---c", "failureSwallowed"), ("-a-b|", "failureAsEnd"),
                        ("-a-b---c#", "failureLate"),
                    ])
                try $0.expect("f(1)", letGoAt: 4, on: stage, else: "innerLeft")
            },
            Check("innerFailure", of: "flatMap") {
                let (stage, got, inputs) = run("-1---2---|", ["1": "-#", "2": "a|"])
                try $0.expect(
                    call, got, plays: "--#", from: inputs,
                    ifGot: [
                        ("-----a---|", "innerFailureSwallowed"), ("-----a", "innerFailureSwallowed"),
                        ("--|", "failureAsEnd"),
                        ("---------#", "failureLate"),
                    ], otherwise: got.failure.map { $0 > 2 ? "failureLate" : nil } ?? "innerFailureSwallowed")
                try $0.expect("source", letGoAt: 2, on: stage, else: "outerLeft")
                let (two, _, _) = run("-12-------|", ["1": "---#", "2": "a-----b|"])
                try $0.expect("f(2)", letGoAt: 4, on: two, else: "innerLeft")
            },
            Check("letGo", of: "flatMap") {
                let (stage, _, _) = run("-12-----3|", ["1": "a-b-c-d|", "2": "------e|"], until: 4)
                try $0.expect("source", letGoAt: 4, on: stage, else: "outerLeft")
                try $0.expect("f(2)", letGoAt: 4, on: stage, else: "innerLeft")
                try $0.expect("f(1)", letGoAt: 4, on: stage, else: "firstInnerLeft")
                let atOnce = AtOnce()
                let signal = Self().flatMap(atOnce.source) { _ in atOnce.inner() }
                try $0.expect(call, leavesNothingAtOnce: atOnce.left(of: signal, after: .next(1)), else: "innerLate")
            },
            Check("anew", of: "flatMap") {
                let signal = Self().flatMap(Script(values: [1, 2], fails: false).signal) {
                    Script(values: [$0, $0 * 2], fails: false).signal
                }
                try $0.expect("flatMap(…)", signal, playsAnew: "(1224|)", else: "shared")
            },
            Check("meanwhile", of: "flatMap") { examiner in
                try examiner.agrees(
                    story: "flatMap(source, f), where all signals are driven by hand",
                    of: InnerStep.any,
                    examples: [
                        [.subscribing(.complete), .send(1), .inner(0, 7), .completeInner(0)],
                        [.subscribing(.send(2)), .send(1), .inner(0, 7), .inner(1, 8)],
                    ], explainedBy: ["countedLate", "twoAtMost"]
                ) { answer, log in
                    let stage = InnerStage(log)
                    stage.listen(
                        to: answer.flatMap(stage.source.signal) { value in
                            log.note("f(\(value))")
                            return stage.next()
                        })
                    return stage.play
                }
            },
            Check("leftIdentity", of: "flatMap") {
                let answer = Self()
                try $0.law(
                    "left identity", "flatMap(of(a), f) = f(a)", for: ("f", .function), ("a", .int(in: 0...9)),
                    left: { f, a in marbles(answer.flatMap(Ours.of(a), step(f))) },
                    equals: { f, a in marbles(step(f)(a)) })
                for (line, suspects) in [
                    ("--a-b|", [("|", "tooEarly"), ("--a-b", "neverEnds")]),
                    ("-a--#", [("-a", "innerFailureSwallowed"), ("-a--|", "failureAsEnd")]),
                ] {
                    let stage = Stage()
                    let signal = answer.flatMap(Ours.of("1")) { stage.source("f(\($0))", line) }
                    try $0.expect(
                        "flatMap(of(1), f)", stage.record(signal), plays: line, from: [("f(1)", line)],
                        ifGot: suspects)
                }
            },
            Check("rightIdentity", of: "flatMap") {
                try $0.law(
                    "right identity", "flatMap(m, of) = m", for: ("m", .script),
                    left: { m in marbles(Self().flatMap(m.signal, Ours.of)) }, equals: { m in marbles(m.signal) })
            },
            Check("associativity", of: "flatMap") {
                let answer = Self()
                try $0.law(
                    "associativity", "flatMap(flatMap(m, f), g) = flatMap(m) { flatMap(f($0), g) }",
                    for: ("f", .function), ("g", .function), ("m", .script),
                    left: { f, g, m in marbles(answer.flatMap(answer.flatMap(m.signal, step(f)), step(g))) },
                    equals: { f, g, m in
                        marbles(answer.flatMap(m.signal) { answer.flatMap(step(f)($0), step(g)) })
                    })
                let (left, right) = (Stage(), Stage())
                let m = "-1-2------|"
                let f = ["1": "a|", "2": "---b|"]
                let inputs = [("m", m), ("f(1)", "a|"), ("f(2)", "---b|"), ("g(…)", "---x-y|")]
                let once = answer.flatMap(left.source("m", m)) { left.source("f(\($0))", f[$0] ?? "|") }
                try $0.expect(
                    "flatMap(flatMap(m, f), g)",
                    left.record(answer.flatMap(once) { left.source("g(\($0))", "---x-y|") }),
                    plays: "----x-y--x-y|", from: inputs)
                let twice = answer.flatMap(right.source("m", m)) { value in
                    answer.flatMap(right.source("f(\(value))", f[value] ?? "|")) {
                        right.source("g(\($0))", "---x-y|")
                    }
                }
                try $0.expect(
                    "flatMap(m) { flatMap(f($0), g) }", right.record(twice), plays: "----x-y--x-y|", from: inputs)
            },
            Check("map", of: "map") { examiner in
                let answer = Self()
                let stage = Stage()
                _ = answer.map(stage.source("source", "1|")) { $0 }
                try examiner.expect("map(source) { $0 }", isQuietOn: stage, else: "eager")
                var calls = 0
                let signal = answer.map(stage.source("source", "-1-2-#")) { value -> String in
                    calls += 1
                    return value == "1" ? "a" : "b"
                }
                try examiner.expect(
                    "map(source) { $0 == \"1\" ? \"a\" : \"b\" }", stage.record(signal), plays: "-a-b-#",
                    from: [("source", "-1-2-#")], ifGot: [("-a-b-|", "mapSwallows"), ("-a-b", "mapSwallows")])
                try examiner.require(calls == 2, else: "mapTwice", .note("two values, but the function ran \(calls)×"))
                let counts = answer.map(Ours.of("bee") as Signal<String, Trouble>) { $0.count }
                try examiner.expect(
                    "what map(of(\"bee\")) { $0.count } sends", Ours.received(counts), is: [.next(3), .completed],
                    ifGot: [([.next(3)], "mapNeverEnds")])
                let other = Stage()
                _ = other.record(answer.map(other.source("source", "-1-2-3|")) { $0 }, until: 2)
                try examiner.expect("source", letGoAt: 2, on: other, else: "mapLeft")
            },
            Check("everywhere", of: "flatMap") { examiner in
                try examiner.agrees(
                    "flatMap(source, f)", on: Argument("source", .crowded("1213", beats: 0...6)),
                    Argument("f(1)", .crowded("abc", beats: 0...5)), Argument("f(2)", .crowded("def", beats: 0...5)),
                    Argument("f(3)", .marbles("ghi", beats: 0...5)), Argument("observers", .listeners), tries: 250
                ) { answer, source, one, two, three, listeners in
                    let stage = Stage()
                    let lines = [one, two, three].map { Stage.later($0, than: source) }
                    let inner = ["1": lines[0], "2": lines[1], "3": lines[2]]
                    return stage.perform(
                        to: listeners,
                        Stage.lines([("source", source), ("f(1)", lines[0]), ("f(2)", lines[1]), ("f(3)", lines[2])]),
                        answer.flatMap(stage.source("source", source)) {
                            examiner.log.note("f(\($0))")
                            return stage.source("f(\($0))", inner[$0] ?? "|")
                        })
                }
                let (stage, many) = (Stage(), String(repeating: "1", count: 30))
                let signal = Self().flatMap(stage.source("source", "(\(many)|)")) {
                    stage.source("f(\($0))", "-a-b|")
                }
                let beats = stage.record(signal).marbles.map(\.frame)
                try examiner.expect(
                    "how many values arrive at frame 1 and frame 3, where 30 inner signals send -a-b| at the same time",
                    [1, 3].map { beat in beats.count { $0 == beat } }, is: [30, 30])
            },
            Check("mapEverywhere", of: "map") { examiner in
                try examiner.agrees(
                    "map(source, f)", on: Argument("source", .crowded("1123", beats: 0...6)),
                    Argument("f", .element(of: ["a", "b!", "cc"])), Argument("observers", .listeners), tries: 60
                ) { answer, source, mark, listeners in
                    let stage = Stage()
                    return stage.perform(
                        to: listeners, Stage.lines([("source", source)]) + [("f", "$0 + \"\(mark)\"")],
                        answer.map(stage.source("source", source)) {
                            examiner.log.note("f(\($0))")
                            return $0 + mark
                        })
                }
                try examiner.expect(
                    "how many values map(each(1...130)) { $0 * 10 } sends",
                    values(Self().map(Ours.each(Array(1...130))) { $0 * 10 }).count, is: 130)
            },
        ]
    }

    private static func step(_ f: Fn<Int, Int>) -> (Int) -> Signal<Int, Trouble> {
        { x in Script(values: [x, f(x)], fails: false).signal }
    }
}
