import CurrycombMarbles

/// 10.7: the values of two signals, in pairs.
public protocol ZipSignals: Contract {
    /// Returns a signal of pairs: the first values of the two signals, then their second values, and so on. A value
    /// that arrives while a pair is being sent is not lost: it is paired like any other.
    ///
    /// `zipWith(each([1, 2]), each(["a", "b", "c"]))` sends (1, a) and (2, b), and completes.
    /// The new signal completes as soon as there can be no more pairs: when one of the two signals has completed and
    /// none of its values is waiting. The new signal fails as soon as one of the two signals fails.
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E>
}

extension ZipSignals {
    static var checks: [Check<any ZipSignals>] {
        @MainActor func run(
            _ a: String, _ b: String, until end: Int? = nil
        ) -> (stage: Stage, got: MarbleLine, inputs: [(String, String)]) {
            let stage = Stage()
            let signal = Self().zipWith(stage.source("a", a), stage.source("b", b))
            return (stage, stage.record(signal, until: end) { "(\($0.0), \($0.1))" }, [("a", a), ("b", b)])
        }
        let call = "zipWith(a, b)"
        return [
            Check("waits", of: "zipWith") {
                let stage = Stage()
                _ = Self().zipWith(stage.source("a", "1|"), stage.source("b", "x|"))
                try $0.expect(call, isQuietOn: stage, else: "eager")
            },
            Check("pairs", of: "zipWith") {
                let (stage, got, inputs) = run("-1---2---|", "--x----y---|")
                let late = stage.listening("b")?.from == 9
                let pairs = got.marbles.compactMap(\.event.value)
                let isUsedAgain = pairs.first == "(1, x)" && ["(2, x)", "(1, y)"].contains(pairs.dropFirst().first)
                try $0.expect(
                    call, got, plays: "--A----B-|", from: inputs,
                    ["A": "(1, x)", "B": "(2, y)", "C": "(2, x)", "D": "(1, y)"],
                    ifGot: [
                        ("--A--C-B-|", "combineLatest"), ("--A--C-B---|", "combineLatest"),
                        ("--A--C-B", "combineLatest"),
                        ("---A---CD---B---|", "everyPair"), ("-----C---|", "withLatest"), ("-----C", "withLatest"),
                        ("-----------(AB|)", "collected"), ("-----A---(B|)", "checkedByLeft"),
                        ("--A----B---|", "waitsForBoth"), ("--A----B", "neverEnds"), ("--A------|", "onlyFirstPair"),
                        ("--A--------|", "onlyFirstPair"), ("--A", "onlyFirstPair"), ("--(A|)", "endsUnasked"),
                        ("-|", "endsUnasked"),
                    ], otherwise: late ? "bLate" : isUsedAgain ? "usedAgain" : nil)
            },
            Check("waiting", of: "zipWith") {
                let (_, got, inputs) = run("123----|", "---x-y--z|")
                try $0.expect(
                    call, got, plays: "---A-B--(C|)", from: inputs,
                    ["A": "(1, x)", "B": "(2, y)", "C": "(3, z)", "D": "(3, x)", "E": "(2, y)", "F": "(1, z)"],
                    ifGot: [
                        ("---D---|", "valuesLost"), ("---D-----|", "valuesLost"), ("---D", "valuesLost"),
                        ("---A-B-|", "endsTooEarly"), ("---A-B--C|", "endsLate"), ("---A-B--C", "neverEnds"),
                        ("---D-E--(F|)", "lastFirst"), ("---D-E--F|", "lastFirst"),
                    ])
            },
            Check("otherSide", of: "zipWith") {
                let (stage, got, inputs) = run("---1-2--3--4-|", "xyz--|")
                try $0.expect(
                    call, got, plays: "---A-B--(C|)", from: inputs,
                    ["A": "(1, x)", "B": "(2, y)", "C": "(3, z)", "D": "(1, z)", "E": "(3, x)"],
                    ifGot: [
                        ("---D-B--(E|)", "lastFirst"), ("---D-B--E|", "lastFirst"),
                        ("---D-|", "valuesLost"), ("---A-|", "endsTooEarly"), ("---A-(B|)", "endsTooEarly"),
                        ("---A-B--C--|", "endsLate"), ("---A-B--C----|", "endsLate"), ("---A-B--C", "neverEnds"),
                    ])
                try $0.expect("a", letGoAt: 8, on: stage, else: "exhaustedLeft")
            },
            Check("failure", of: "zipWith") {
                for (a, b, other, plays) in [("-1-#", "------x|", "b", "---#"), ("--1----|", "-x-y#", "a", "--A-#")] {
                    let (stage, got, inputs) = run(a, b)
                    let cause: String? =
                        switch got.failure {
                        case nil: "failureSwallowed"
                        case let beat? where beat >= plays.count: "failureLate"
                        default: nil
                        }
                    try $0.expect(call, got, plays: plays, from: inputs, ["A": "(1, x)"], otherwise: cause)
                    try $0.expect(other, letGoAt: plays.count - 1, on: stage, else: "otherLeft")
                }
                // One signal has completed, but its second value still waits for a partner when the other signal fails.
                for (a, b) in [("12-|", "--x-#"), ("--1-#", "xy-|")] {
                    let (_, got, inputs) = run(a, b)
                    try $0.expect(
                        call, got, plays: "--A-#", from: inputs, ["A": "(1, x)"],
                        otherwise: got.failure == nil ? "failureSwallowed" : nil)
                }
            },
            Check("letGo", of: "zipWith") {
                let (stage, _, _) = run("-1---2--|", "--x---y--|", until: 4)
                try $0.expect("a", letGoAt: 4, on: stage, else: "leftGoesOn")
                try $0.expect("b", letGoAt: 4, on: stage, else: "rightGoesOn")
            },
            Check("lists", of: "zipWith") {
                let list = Generator<[Int]>.array(of: .int(in: 0...9), count: 0...4)
                try $0.agrees(
                    "zipWith(each(_), each(_))", on: Argument("x", list),
                    Argument("y", list), explainedBy: ["unequal", "bSkipped"], tries: 100
                ) { answer, x, y in
                    let (a, b): (Signal<Int, Trouble>, Signal<Int, Trouble>) = (Ours.each(x), Ours.each(y))
                    return marbles(Ours.map(answer.zipWith(a, b)) { "\($0.0)+\($0.1)" })
                }
                let many = Array(1...130)
                for (name, other, isLeft) in [("a", "b", true), ("b", "a", false)] {
                    let stage = Stage()
                    let late: Signal<Int, Trouble> = Signal { observer in
                        stage.after(2) {
                            many.forEach(observer.next)
                            observer.complete()
                        }
                    }
                    let each: Signal<Int, Trouble> = Ours.each(many)
                    let line = stage.record(isLeft ? Self().zipWith(each, late) : Self().zipWith(late, each)) {
                        "\($0)"
                    }
                    let got = line.marbles.compactMap(\.event.value)
                    try $0.expect(
                        "the pairs where \(name) sends 1 to 130 at once, and \(other) two frames later: how many, and the last",
                        "\(got.count), \(got.last ?? "none")", is: "130, (130, 130)")
                }
            },
            Check("meanwhile", of: "zipWith") { examiner in
                // An answer that sends a pair before it removes both values from its lists may send them again.
                for (early, late) in [("a", "b"), ("b", "a")] {
                    let (a, b) = (Hand(), Hand())
                    let (first, second) = early == "a" ? (a, b) : (b, a)
                    let story =
                        "1, 2 and 3 of \(early) wait; \(late) sends 4, and then 5 while the pair of 4 is being sent"
                    let expected = early == "a" ? ["(1, 4)", "(2, 5)"] : ["(4, 1)", "(5, 2)"]
                    var (pairs, used): ([String], [Int]) = ([], [])
                    Self().zipWith(a.signal, b.signal).subscribe { event in
                        guard case .next(let pair) = event else { return }
                        pairs.append("(\(pair.0), \(pair.1))")
                        used += [pair.0, pair.1]
                        // Keeps the failure, because the answer may trap before the check can report it: when it
                        // removes a value for the second time.
                        if Set(used).count < used.count {
                            examiner.keepFailure(
                                examiner.failure("takenLate", [.note(story), .note("pairs sent: \(pairs)")]) { "" })
                        }
                        if pairs.count == 1 { second.send(.next(5)) }
                    }
                    for value in 1...3 { first.send(.next(value)) }
                    examiner.running("zipWith(a, b), where " + story)
                    second.send(.next(4))
                    try examiner.expect(
                        "the pairs of zipWith(a, b), where " + story, pairs, is: expected,
                        ifGot: Set(used).count < used.count
                            ? [(pairs, "takenLate")] : [(Array(expected.prefix(1)), "pairMissed")])
                }
                try examiner.agrees(
                    story: "zipWith(a, b), where a and b are driven by hand",
                    of: HandStep.any, count: 2...9, explainedBy: ["takenLate", "lastFirst", "valuesLost"], tries: 200
                ) { answer, log in
                    let hands = [Hand(), Hand()]
                    var reactions: [HandStep] = []
                    answer.zipWith(hands[0].signal, hands[1].signal).subscribe { event in
                        switch event {
                        case .next(let pair): log.note("(\(pair.0), \(pair.1))")
                        case .failed: log.note("it fails")
                        case .completed: log.note("it completes")
                        }
                        if !event.isEnd, !reactions.isEmpty { reactions.removeFirst().play(hands) }
                    }
                    return { step in
                        if case .within(let inner) = step { reactions.append(inner) } else { step.play(hands) }
                    }
                }
            },
            Check("anew", of: "zipWith") {
                let (three, two): (Signal<Int, Trouble>, Signal<Int, Trouble>) = (
                    Ours.each([1, 2, 3]), Ours.each([7, 8])
                )
                let signal = Ours.map(Self().zipWith(three, two)) { "\($0.0)+\($0.1)" }
                try $0.expect("zipWith(…)", signal, playsAnew: "(1+7 2+8 |)", else: "shared")
            },
            Check("everywhere", of: "zipWith") {
                try $0.agrees(
                    "zipWith(a, b)", on: Argument("a", .crowded("1224")),
                    Argument("b", .crowded("xyyw")), Argument("observers", .listeners), tries: 100
                ) { answer, one, other, listeners in
                    let (stage, (a, b)) = (Stage(), Stage.apart(one, other))
                    return stage.perform(
                        to: listeners, Stage.lines([("a", a), ("b", b)]), as: { "(\($0.0), \($0.1))" },
                        answer.zipWith(stage.source("a", a), stage.source("b", b)))
                }
            },
        ]
    }
}
