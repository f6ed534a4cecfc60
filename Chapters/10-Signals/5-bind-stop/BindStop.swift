import CurrycombMarbles

/// 10.5: a `bind` that can be stopped by its step function, as in RACStream.
public protocol BindStop: Contract {
    /// Works like `flatMap`, but `step` can stop `bind`. If `step` sets `stop` to true, the signal that it returns is
    /// the last inner signal. If `step` returns `nil`, the previous inner signal was the last. After a stop, every
    /// event of the source is ignored, even while `bind` is subscribing to the last signal.
    ///
    /// With a source that sends 1, 2 and 3,
    /// `bind(source) { value, stop in stop = value == 2; return of(value) }` sends 1 and 2, and completes.
    /// `bind(source) { value, stop in value == 2 ? nil : of(value) }` sends 1 and completes.
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E>

    /// Returns a signal of the source's first `count` values. You can write `take` with only `bind`, `of` and `empty`.
    ///
    /// `take(2, source)` completes together with the second value.
    /// `take(0, source)` only completes and does not subscribe to the source.
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E>
}

extension BindStop {
    /// Returns a signal that sends one value and then completes, as in 10.1.
    ///
    /// `of("1")` sends `(1|)`.
    nonisolated public func of<A, E>(_ value: A) -> Signal<A, E> { Ours.of(value) }

    /// Returns a signal that only completes, as in 10.1.
    ///
    /// `empty()` sends `|`.
    nonisolated public func empty<A, E>() -> Signal<A, E> { Ours.empty() }
}

extension BindStop {
    static var checks: [Check<any BindStop>] {
        @MainActor func run(
            _ outer: String, _ inner: [String: String], last: String? = nil, none: String? = nil, until end: Int? = nil
        ) -> (stage: Stage, got: MarbleLine, inputs: [(String, String)]) {
            let stage = Stage()
            let signal = Self().bind(stage.source("source", outer)) { value, stop -> Signal<String, Trouble>? in
                if let last { stop = value == last }
                return value == none ? nil : stage.source("step(\(value))", inner[value] ?? "|")
            }
            let inputs = [("source", outer)] + inner.sorted { $0.key < $1.key }.map { ("step(\($0.key))", $0.value) }
            return (stage, stage.record(signal, until: end), inputs)
        }
        return [
            Check("waits", of: "bind") {
                let stage = Stage()
                _ = Self().bind(stage.source("source", "1|")) { value, _ in stage.source("step(\(value))", "a|") }
                try $0.expect("bind(source, step)", isQuietOn: stage, else: "eager")
            },
            Check("values", of: "bind") {
                let (_, got, inputs) = run("-1---2---|", ["1": "a--b-|", "2": "c-d---|"])
                try $0.expect(
                    "bind(source, step)", got, plays: "-a--bc-d---|", from: inputs,
                    ifGot: [
                        ("-a--bc-d-|", "tooEarly"), ("-a--bc-d", "neverEnds"),
                        ("", "notListened"), ("---------|", "notListened"), ("-----------|", "notListened"),
                        ("-a--b----|", "innerDropped"), ("-a--bc|", "endsWithInner"), ("-a--b-|", "stopsUnasked"),
                    ])
            },
            Check("last", of: "bind") {
                let (stage, got, inputs) = run("-1--2--3--|", ["1": "a-b|", "2": "c-d|", "3": "e|"], last: "2")
                try $0.expect(
                    "bind(source, step), where step sets stop at 2", got, plays: "-a-bc-d|", from: inputs,
                    ifGot: [
                        ("-a-bc-de--|", "stopIgnored"), ("-a-bc-d---|", "outerLeft"), ("-a-b|", "lastLost"),
                        ("-a-b(c|)", "cutShort"), ("-a-bc", "cutShort"), ("-a-bc-d", "neverEnds"),
                        ("-a-bc-de|", "stopIgnored"),
                    ])
                try $0.expect("source", letGoAt: 4, on: stage, else: "outerLeft")
                let (_, older, sources) = run("-1--2--3--|", ["1": "a-------b|", "2": "c|"], last: "2")
                try $0.expect(
                    "bind(source, step), where step sets stop at 2", older, plays: "-a--c----b|", from: sources,
                    ifGot: [("-a--c|", "endsWithLast"), ("-a--(c|)", "endsWithLast")])
            },
            Check("none", of: "bind") {
                let (stage, got, inputs) = run("-1--2--3--|", ["1": "a----b|", "3": "e|"], none: "2")
                try $0.expect(
                    "bind(source, step), where step returns nil at 2", got, plays: "-a----b|", from: inputs,
                    ifGot: [
                        ("-a----be--|", "noneSkipped"), ("-a--|", "noneCuts"), ("-a", "noneEndsAll"),
                        ("-a----b", "noneNeverEnds"),
                        ("-a----b---|", "outerLeftAtNone"),
                    ])
                try $0.expect("source", letGoAt: 4, on: stage, else: "outerLeftAtNone")
            },
            Check("atOnce", of: "bind") { examiner in
                let answer = Self()
                var asked: [Int] = []
                let signal = answer.bind(Script(values: [1, 2, 3], fails: false).signal) { value, stop in
                    asked.append(value)
                    stop = value == 2
                    return Ours.of(value)
                }
                let played = marbles(signal)
                try examiner.expect(
                    "the values for which bind called step, where a source sends 1, 2, 3 in one frame and step stops at 2",
                    asked,
                    is: [1, 2], ifGot: [([1, 2, 3], "askedAgain"), ([1, 1, 2, 2], "steppedTwice")])
                try examiner.expect(
                    "what bind(source, step) sent", played, is: "(12|)", ifGot: [("(1|)", "stopsTooSoon")])
                var askedBeforeNil: [Int] = []
                let untilNil = answer.bind(Script(values: [1, 2, 3], fails: false).signal) { value, _ in
                    askedBeforeNil.append(value)
                    return value == 2 ? nil : Ours.of(value)
                }
                _ = marbles(untilNil)
                try examiner.expect(
                    "the values for which bind called step, where a source sends 1, 2, 3 in one frame and step returns nil at 2",
                    askedBeforeNil, is: [1, 2], ifGot: [([1, 2, 3], "askedAfterNil")])
                for source in ["(12#)", "(12|)"] {
                    let (_, got, inputs) = run(source, ["1": "|", "2": "a--b--c|"], last: "2")
                    try examiner.expect(
                        "bind(source, step), where step sets stop at 2", got, plays: "a--b--c|", from: inputs,
                        ifGot: [("(a#)", "failsAfterStop"), ("(a|)", "endCountedTwice"), ("|", "stopsTooSoon")])
                }
                for (last, none) in [("1", nil), (nil, "1")] as [(String?, String?)] {
                    let (stage, _, _) = run("1--2|", ["1": "a|"], last: last, none: none)
                    try examiner.expect("source", letGoAt: 0, on: stage, else: "stopsLate")
                }
            },
            Check("bindAnew", of: "bind") {
                let signal = Self().bind(Script(values: [1, 2, 3], fails: false).signal) { value, stop in
                    if value == 2 { stop = true }
                    return Ours.of(value)
                }
                try $0.expect("bind(…)", signal, playsAnew: "(12|)", else: "stopShared")
            },
            Check("failure", of: "bind") {
                let (stage, got, inputs) = run("-1-#", ["1": "a---b|"])
                try $0.expect(
                    "bind(source, step)", got, plays: "-a-#", from: inputs,
                    ifGot: [
                        ("-a---b|", "failureSwallowed"), ("-a---b", "failureSwallowed"), ("-a-|", "failureSwallowed"),
                    ])
                try $0.expect("step(1)", letGoAt: 3, on: stage, else: "innerLeft")
                let (_, inner, sources) = run("-1---2---|", ["1": "-#", "2": "a|"])
                try $0.expect(
                    "bind(source, step)", inner, plays: "--#", from: sources,
                    otherwise: inner.failure == 2 ? nil : "failureSwallowed")
                let (_, last, lines) = run("-1---2---|", ["1": "a-#"], last: "1")
                try $0.expect(
                    "bind(source, step), where step sets stop at 1", last, plays: "-a-#", from: lines,
                    ifGot: [("-a-|", "failureSwallowed"), ("-a", "failureSwallowed")])
            },
            Check("letGo", of: "bind") {
                let (stage, _, _) = run("-1--2--3--|", ["1": "a-------b|", "2": "c|", "3": "d|"], last: "2", until: 6)
                try $0.expect("step(1)", letGoAt: 6, on: stage, else: "innerLeft")
                let (other, _, _) = run("-1--2--3--|", ["1": "a|"], until: 3)
                try $0.expect("source", letGoAt: 3, on: other, else: "sourceLeft")
                let atOnce = AtOnce()
                let signal = Self().bind(atOnce.source) { _, _ in atOnce.inner() }
                try $0.expect(
                    "bind(source, step)", leavesNothingAtOnce: atOnce.left(of: signal, after: .next(1)),
                    else: "innerLate")
            },
            Check("take", of: "take") { examiner in
                let answer = Self()
                let quiet = Stage()
                _ = answer.take(1, quiet.source("source", "1|"))
                try examiner.expect("take(1, source)", isQuietOn: quiet, else: "eager")
                let line = "-1-2-3|"
                let cases: [(Int, String, String, [(String, String)])] = [
                    (
                        2, line, "-1-(2|)",
                        [
                            ("-1-2-3|", "takeAll"), ("-(1|)", "oneLess"), ("-1-2-(3|)", "oneMore"),
                            ("-1-2-|", "takeLate"), ("-1-|", "oneLess"), ("-1-2", "takeLate"),
                        ]
                    ),
                    (1, line, "-(1|)", []), (7, line, "-1-2-3|", []),
                    (2, "-1-#", "-1-#", [("-1-|", "takeSwallows"), ("-1", "takeSwallows")]),
                ]
                for (count, source, plays, flaws) in cases {
                    let stage = Stage()
                    let got = stage.record(answer.take(count, stage.source("source", source)))
                    try examiner.expect(
                        "take(\(count), source)", got, plays: plays, from: [("source", source)],
                        ifGot: flaws)
                }
            },
            Check("takeNone", of: "take") {
                let stage = Stage()
                let got = stage.record(Self().take(0, stage.source("source", "-1-2-3|")))
                try $0.expect(
                    "take(0, source)", got, plays: "|", from: [("source", "-1-2-3|")], otherwise: "takesOneAnyway")
                try $0.require(
                    stage.listenings.isEmpty, else: "listensForNone", .note("take(0, source) subscribes to source"))
            },
            Check("anew", of: "take") {
                let signal = Self().take(2, Script(values: [1, 2, 3], fails: false).signal)
                try $0.expect("take(2, …)", signal, playsAnew: "(12|)", else: "countShared")
            },
            Check("meanwhile", of: "bind") { examiner in
                try examiner.agrees(
                    story: "bind(source, step), where step sets stop at 3 and returns nil at 4, all driven by hand",
                    of: InnerStep.any,
                    examples: [
                        [.subscribing(.send(1)), .send(3), .inner(0, 7), .inner(1, 8)],
                        [.hearing(.send(2)), .send(3), .inner(0, 7), .completeInner(0)],
                    ], explainedBy: ["stopsAfterwards"], calling: { _ in "bind" }
                ) { answer, log in
                    let stage = InnerStage(log)
                    let bound = answer.bind(stage.source.signal) { value, stop -> Signal<Int, Trouble>? in
                        log.note("step(\(value))")
                        if value == 3 { stop = true }
                        return value == 4 ? nil : stage.next()
                    }
                    stage.listen(to: bound)
                    return stage.play
                }
                examiner.about("take")
                for count in 1...3 {
                    try examiner.agrees(
                        story: "take(\(count), source), where source is driven by hand",
                        of: InnerStep.ofSource,
                        examples: [
                            [.hearing(.send(2)), .send(1)], [.hearing(.complete), .send(1), .send(2), .send(3)],
                        ],
                        explainedBy: ["countsAfterwards"], tries: 40, calling: { _ in "take" }
                    ) { answer, log in
                        let stage = InnerStage(log)
                        stage.listen(to: answer.take(count, stage.source.signal))
                        return stage.play
                    }
                }
            },
            Check("everywhere", of: "bind") { examiner in
                let place = Generator<Int>.int(in: 0...4)
                try examiner.agrees(
                    "bind(source, step)", on: Argument("source", .crowded("1213", beats: 0...6)),
                    Argument("step(1)", .crowded("abc", beats: 0...5)),
                    Argument("step(2)", .crowded("def", beats: 0...5)), Argument("the value that stops", place),
                    Argument("the value that returns nil", place), Argument("observers", .listeners), tries: 250
                ) { answer, source, one, two, last, none, listeners in
                    let stage = Stage()
                    let (one, two) = (Stage.later(one, than: source), Stage.later(two, than: source))
                    let inner = ["1": one, "2": two]
                    let inputs =
                        Stage.lines([("source", source), ("step(1)", one), ("step(2)", two), ("step(3)", "|")]) + [
                            ("stop is set at", last == 0 ? "no value" : "\(last)"),
                            ("nil is returned at", none == 0 ? "no value" : "\(none)"),
                        ]
                    return stage.perform(
                        to: listeners, inputs,
                        answer.bind(stage.source("source", source)) { value, stop -> Signal<String, Trouble>? in
                            examiner.log.note("step(\(value))")
                            if value == "\(last)" { stop = true }
                            return value == "\(none)" ? nil : stage.source("step(\(value))", inner[value] ?? "|")
                        })
                }
                let many = Self().bind(Ours.each(Array(1...130))) { value, stop -> Signal<Int, Trouble>? in
                    if value == 120 { stop = true }
                    return value % 2 == 0 ? Ours.of(value) : Ours.empty()
                }
                try examiner.expect(
                    "how many values bind(source, step) sends, where source sends 1 to 130 at once, and step stops at 120 and "
                        + "returns of(value) for each even value", values(many).count, is: 60)
            },
            Check("takeEverywhere", of: "take") {
                let answer = Self()
                try $0.expect(
                    "how many values take(100, source) sends, where source sends 1 to 130 at once",
                    values(answer.take(100, Ours.each(Array(1...130)))).count, is: 100)
                try $0.expect(
                    "how many values take(1000000, source) sends, where source sends 1 to 130 at once",
                    values(answer.take(1_000_000, Ours.each(Array(1...130)))).count, is: 130)
                try $0.agrees(
                    "take(count, source)", on: Argument("count", .int(in: 0...4)),
                    Argument("source", .crowded("1224", beats: 0...7)), Argument("observers", .listeners), tries: 80
                ) { answer, count, source, listeners in
                    let stage = Stage()
                    return stage.perform(
                        to: listeners, [("count", "\(count)")] + Stage.lines([("source", source)]),
                        answer.take(count, stage.source("source", source)))
                }
            },
        ]
    }
}
