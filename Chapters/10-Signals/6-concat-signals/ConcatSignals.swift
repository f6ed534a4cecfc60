import CurrycombMarbles

/// 10.6: one signal after another.
public protocol ConcatSignals: Contract {
    /// Returns a signal that sends the values of `first`. When `first` has completed, the new signal sends the values
    /// of `second`.
    ///
    /// `concat(each([1, 2]), each([3]))` sends 1, 2 and 3, and then completes.
    /// `concat(failed(error), each([3]))` fails, and never subscribes to `each([3])`.
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E>

    /// Returns a signal that sends `value`, and then the values of `source`.
    ///
    /// `startWith(0, each([1, 2]))` sends 0, 1 and 2, and then completes.
    /// `startWith(0, empty())` sends 0 and completes.
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E>
}

extension ConcatSignals {
    /// Returns a signal that sends one value and then completes, as in 10.1.
    ///
    /// `of("1")` sends `(1|)`.
    nonisolated public func of<A, E>(_ value: A) -> Signal<A, E> { Ours.of(value) }
}

extension ConcatSignals {
    static var checks: [Check<any ConcatSignals>] {
        @MainActor func run(
            _ a: String, _ b: String, until end: Int? = nil
        ) -> (stage: Stage, got: MarbleLine, inputs: [(String, String)]) {
            let stage = Stage()
            let signal = Self().concat(stage.source("a", a), stage.source("b", b))
            return (stage, stage.record(signal, until: end), [("a", a), ("b", b)])
        }
        return [
            Check("waits", of: "concat") {
                let stage = Stage()
                _ = Self().concat(stage.source("a", "1|"), stage.source("b", "x|"))
                try $0.expect("concat(a, b)", isQuietOn: stage, else: "eager")
            },
            Check("second", of: "concat") {
                let (stage, got, inputs) = run("-1--2|", "--xy--|")
                let early = stage.listening("b")?.from == 0
                // If all values of b are missing, this shows why: `nil` if the answer never subscribed to b, and `true`
                // if it disposed of that subscription in the frame in which it subscribed.
                let isCut = stage.listening("b").map { $0.until == $0.from && !$0.toTheEnd }
                let silence: [(String, String)] = [("-1--2", isCut == nil ? "endNotNoticed" : "secondCut")]
                let isKept = got.marbles.prefix(3).map(\.frame) == [5, 5, 7]
                try $0.expect(
                    "concat(a, b)", got, plays: "-1--2--xy--|", from: inputs,
                    ifGot: [
                        ("-1xy2-|", "merged"), ("-1xy2|", "merged"), ("-1xy2", "merged"), ("-1--2|", "endsWithFirst"),
                        ("-1--2--xy", "neverEnds"), ("--xy---1--2|", "swapped"), ("-------xy--|", "firstLost"),
                    ] + (isCut == false ? [] : silence), otherwise: early ? "early" : isKept ? "keptValues" : nil)
                try $0.expect("the frame at which concat(a, b) subscribes to b", stage.listening("b")?.from, is: 5)
                try $0.expect(
                    "what concat(a, b) subscribes to", stage.listenings.map(\.source), is: ["a", "b"],
                    ifGot: [(["a", "a", "b"], "listensTwice"), (["a", "b", "b"], "listensTwice")])
            },
            Check("failure", of: "concat") {
                let (stage, got, inputs) = run("-1-#", "x|")
                try $0.expect(
                    "concat(a, b)", got, plays: "-1-#", from: inputs,
                    ifGot: [
                        ("-1-x|", "failureIgnored"), ("-1-|", "failureSwallowed"), ("-1", "failureSwallowed"),
                        ("-1-x#", "failureIgnored"),
                    ])
                try $0.require(
                    stage.listening("b") == nil, else: "goesOn",
                    .note("a fails, but concat(a, b) subscribes to b anyway"))
                let (_, second, sources) = run("1|", "x-#")
                try $0.expect(
                    "concat(a, b)", second, plays: "1x-#", from: sources,
                    ifGot: [("1x-|", "secondSwallowed"), ("1x", "secondSwallowed")])
            },
            Check("letGoFirst", of: "concat") {
                let (stage, _, _) = run("-1--2|", "x|", until: 2)
                try $0.expect("a", letGoAt: 2, on: stage, else: "firstLeft")
                try $0.require(stage.listening("b") == nil, else: "early", .note("concat(a, b) subscribes to b"))
            },
            Check("letGoSecond", of: "concat") {
                let (stage, _, _) = run("-1|", "-x-y-z|", until: 4)
                try $0.expect("b", letGoAt: 4, on: stage, else: "secondLeft")
                let (other, _, _) = run("(1|)", "-x-y-z|", until: 4)
                try $0.require(
                    other.listening("b") != nil, else: "secondSkipped",
                    .note("a sends (1|), but concat(a, b) did not subscribe to b"))
                try $0.expect("b", letGoAt: 4, on: other, else: "overwritten")
                let atOnce = AtOnce()
                let signal = Self().concat(atOnce.source, atOnce.inner())
                try $0.expect(
                    "concat(a, b)", leavesNothingAtOnce: atOnce.left(of: signal, after: .completed), else: "secondLate")
            },
            Check("unit", of: "concat") {
                let answer = Self()
                let (_, got, inputs) = run("--|", "x-y|")
                try $0.expect(
                    "concat(a, b)", got, plays: "--x-y|", from: inputs, ifGot: [("--|", "endsIfEmpty")])
                try $0.law(
                    "identity", "concat(empty(), m) = m = concat(m, empty())", for: ("m", .script),
                    left: { m in
                        [answer.concat(Ours.empty(), m.signal), answer.concat(m.signal, Ours.empty())].map {
                            marbles($0)
                        }
                    },
                    equals: { m in [marbles(m.signal), marbles(m.signal)] })
            },
            Check("associativity", of: "concat") {
                let answer = Self()
                try $0.law(
                    "associativity", "concat(concat(a, b), c) = concat(a, concat(b, c))",
                    for: ("a", .script), ("b", .script), ("c", .script),
                    left: { a, b, c in marbles(answer.concat(answer.concat(a.signal, b.signal), c.signal)) },
                    equals: { a, b, c in marbles(answer.concat(a.signal, answer.concat(b.signal, c.signal))) })
            },
            Check("anew", of: "concat") {
                let script = Script(values: [1], fails: false).signal
                let signal = Self().concat(script, script)
                try $0.expect("concat(…)", signal, playsAnew: "(11|)", else: "shared")
            },
            Check("startWith", of: "startWith") {
                let answer = Self()
                let quiet = Stage()
                _ = answer.startWith("0", quiet.source("a", "1|"))
                try $0.expect("startWith(\"0\", a)", isQuietOn: quiet, else: "eager")
                let stage = Stage()
                let signal = answer.startWith("0", stage.source("source", "-1-2|"))
                try $0.expect(
                    "startWith(\"0\", source)", stage.record(signal), plays: "01-2|", from: [("source", "-1-2|")],
                    ifGot: [
                        ("-1-2(0|)", "atTheEnd"), ("-1-2|", "startLost"), ("(0|)", "onlyStart"),
                        ("-{01}-{02}|", "startEvery"), ("01-2", "startNeverEnds"), ("-{01}-2|", "startWaits"),
                    ])
                let other = Stage()
                _ = other.record(answer.startWith("0", other.source("source", "-1-2|")), until: 2)
                try $0.expect("source", letGoAt: 2, on: other, else: "startLeft")
            },
            Check("everywhere", of: "concat") {
                let answer = Self()
                try $0.agrees(
                    "concat(a, b)", on: Argument("a", .crowded("1224", beats: 0...6)),
                    Argument("b", .crowded("xyyw", beats: 0...6)), Argument("observers", .listeners), tries: 80
                ) { answer, a, b, listeners in
                    let stage = Stage()
                    return stage.perform(
                        to: listeners, Stage.lines([("a", a), ("b", b)]),
                        answer.concat(stage.source("a", a), stage.source("b", b)))
                }
                let (a, b): (Signal<Int, Trouble>, Signal<Int, Trouble>) = (
                    Ours.each(Array(1...100)), Ours.each(Array(101...130))
                )
                try $0.expect(
                    "how many values concat(each(1...100), each(101...130)) sends", values(answer.concat(a, b)).count,
                    is: 130)
                let ones = (1...30).map { Ours.of($0) as Signal<Int, Trouble> }
                try $0.expect(
                    "how many values 30 signals of one value send, each appended to the others by concat",
                    values(ones.dropFirst().reduce(ones[0]) { answer.concat($0, $1) }).count, is: 30)
            },
            Check("startEverywhere", of: "startWith") {
                let answer = Self()
                try $0.agrees(
                    "startWith(value, source)", on: Argument("value", .element(of: ["0", "1", "7", "bee"])),
                    Argument("source", .crowded("1123", beats: 0...6)), Argument("observers", .listeners), tries: 60
                ) { answer, value, source, listeners in
                    let stage = Stage()
                    return stage.perform(
                        to: listeners, [("value", value)] + Stage.lines([("source", source)]),
                        answer.startWith(value, stage.source("source", source)))
                }
                try $0.expect(
                    "how many values startWith(0, each(1...130)) sends",
                    values(answer.startWith(0, Ours.each(Array(1...130)))).count, is: 131)
                try $0.expect(
                    "what startWith(\"\", each([\"\", \"a\"])) sends",
                    values(answer.startWith("", Ours.each(["", "a"]))),
                    is: ["", "", "a"])
            },
        ]
    }
}
