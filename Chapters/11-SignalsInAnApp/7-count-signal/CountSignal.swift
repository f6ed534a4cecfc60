import CurrycombSignals

/// 11.7: counting without a variable. After `dispose()`, no signal is observed, and no work waits on the clock.
public protocol CountSignal: Contract {
    /// Sends the total of all amounts so far, after each amount.
    ///
    /// For `5`, `3`, `2`, the signal sends `5`, `8`, `10`.
    /// For each observer, the total starts from 0.
    func totals(_ amounts: AnySignal<Int, Never>) -> AnySignal<Int, Never>

    /// Sends one of the values each second, the first one after one second.
    ///
    /// For `[7, 9]`, the signal sends `7` after 1 s and `9` after 2 s, and then completes.
    /// For `[]`, the signal completes at once. `.delay(.seconds(1), on: clock)` sends a signal's values a second later.
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> AnySignal<Int, Never>

    /// Sends one of the numbers 0, 1, 2 and so on up to `last` each second, the first one after one second.
    ///
    /// `countSignal(to: 2, on: clock)` sends `0` after 1 s, `1` after 2 s, `2` after 3 s, and then completes.
    /// `countSignal(to: 100, on: clock)` sends 101 values.
    func countSignal(to last: Int, on clock: VirtualScheduler) -> AnySignal<Int, Never>
}

extension CountSignal {
    static var checks: [Check<any CountSignal>] { totalChecks + countChecks + everywhereChecks }

    private static var totalChecks: [Check<any CountSignal>] {
        let plan = "1:5 2:3 4:2 6:|"
        @MainActor func amounts(_ clock: VirtualScheduler) -> AnySignal<Int, Never> {
            steady(plan, on: clock).map { Int($0) ?? 0 }.eraseToAnySignal()
        }
        return [
            Check("totals", of: "totals") { examiner in
                let clock = VirtualScheduler()
                try examiner.expect(
                    "totals(amounts)", hear(Self().totals(amounts(clock)), on: clock), sends: "1:5 2:8 4:10 6:|",
                    from: [("amounts", plan)],
                    ifGot: [
                        ("6:10 6:|", "reduced"), ("0:0 1:5 2:8 4:10 6:|", "startsWithZero"), (plan, "notAdded"),
                        ("1:0 2:5 4:8 6:|", "oneBehind"), ("1:6 2:9 4:11 6:|", "startsWithOne"),
                        ("1:1 2:2 4:3 6:|", "counted"), ("2:8 4:5 6:|", "lastTwo"),
                    ])
            },
            Check("totalsTwice", of: "totals") { examiner in
                let clock = VirtualScheduler()
                let signal = Self().totals(amounts(clock))
                _ = hear(signal, on: clock)
                try examiner.expect(
                    "totals(amounts), observed again after 6 s", hear(signal, on: clock), sends: "7:5 8:8 10:10 12:|",
                    ifGot: [("7:15 8:18 10:20 12:|", "sharedTotal"), ("6:|", "sharedTotal")])
            },
        ]
    }

    private static var countChecks: [Check<any CountSignal>] {
        [
            Check("spaced", of: "spaced") { examiner in
                let clock = VirtualScheduler()
                try examiner.expect(
                    "spaced([7, 8, 9], on: clock)", hear(Self().spaced([7, 8, 9], on: clock), on: clock),
                    sends: "1:7 2:8 3:9 3:|",
                    ifGot: [
                        ("1:7 1:8 1:9 1:|", "allTogether"), ("0:7 0:8 0:9 0:|", "notSpaced"),
                        ("0:7 1:8 2:9 2:|", "firstAtOnce"), ("0:7 1:8 2:9 3:|", "firstAtOnce"),
                        ("1:0 2:1 3:2 3:|", "placesForValues"), ("1:9 1:|", "lastOnly"),
                        ("1:7 2:8 3:9", "spacedEndless"),
                        ("1:7 3:8 6:9 6:|", "everSlower"), ("7:7 15:8 24:9 24:|", "valueAsSeconds"),
                        ("7:7 8:8 9:9 9:|", "valueAsSeconds"), ("1:7 2:8 3:9 4:|", "endsLate"),
                    ])
                let other = VirtualScheduler()
                try examiner.expect(
                    "spaced([9, 7, 7], on: clock)", hear(Self().spaced([9, 7, 7], on: other), on: other),
                    sends: "1:9 2:7 3:7 3:|",
                    ifGot: [
                        ("1:7 2:7 3:9 3:|", "valuesSorted"), ("1:9 2:7 3:|", "repeatLost"),
                        ("1:9 2:7 2:|", "repeatLost"), ("1:9 2:7 2:7 2:|", "repeatTogether"),
                    ])
                let long = VirtualScheduler()
                try examiner.expect(
                    "how many values spaced(Array(1...130), on: clock) sends",
                    hear(Self().spaced(Array(1...130), on: long), on: long).count { !$0.hasSuffix("completed") },
                    is: 130)
                let none = VirtualScheduler()
                try examiner.expect(
                    "spaced([], on: clock)", hear(Self().spaced([], on: none), on: none), sends: "0:|",
                    ifGot: [("1:|", "emptyWaits"), ("", "emptyWaits")])
            },
            Check("count", of: "countSignal") { examiner in
                let (clock, endless) = (VirtualScheduler(), VirtualScheduler())
                let (early, _) = listen(to: Self().countSignal(to: 3, on: endless), on: endless)
                endless.advance(to: .seconds(9))
                try examiner.require(
                    early.log.last?.hasSuffix(": 8") != true, else: "neverStops",
                    .note("countSignal(to: 3, on: clock)"), .note("after 9 s, it sent 8"))
                try examiner.expect(
                    "countSignal(to: 3, on: clock)", hear(Self().countSignal(to: 3, on: clock), on: clock),
                    sends: "1:0 2:1 3:2 4:3 4:|",
                    ifGot: [
                        ("1:1 2:2 3:3 3:|", "startsAtOne"), ("1:1 2:2 3:3 4:4 4:|", "startsAtOne"),
                        ("1:0 2:1 3:2 3:|", "oneShort"), ("1:6 1:|", "sumOnly"), ("4:6 4:|", "sumOnly"),
                        ("4:3 4:|", "sumOnly"), ("3:3 3:|", "sumOnly"), ("1:3 1:|", "sumOnly"),
                        ("0:0 1:1 2:2 3:3 3:|", "zeroAtOnce"), ("1:0 1:1 1:2 1:3 1:|", "countTogether"),
                        ("0:0 0:1 0:2 0:3 0:|", "countTogether"), ("1:1 1:2 1:3 1:4 1:|", "countTogether"),
                        ("1:1 1:2 1:3 1:|", "countTogether"), ("1:1 2:1 3:1 4:1 4:|", "onesOnly"),
                        ("1:0 2:0 3:0 4:0 4:|", "onesOnly"), ("1:0 2:1 3:3 4:6 4:|", "addsUp"),
                        ("1:0 2:1 3:2 4:3 5:|", "endsOneLater"),
                    ])
                let none = VirtualScheduler()
                try examiner.expect(
                    "countSignal(to: 0, on: clock)", hear(Self().countSignal(to: 0, on: none), on: none),
                    sends: "1:0 1:|",
                    ifGot: [
                        ("0:|", "zeroForgotten"), ("1:|", "zeroForgotten"), ("", "zeroForgotten"),
                        ("1:0 2:1 3:2 4:3 4:|", "lastIgnored"),
                    ])
            },
            Check("hundred", of: "countSignal") { examiner in
                let clock = VirtualScheduler()
                let (heard, _) = listen(to: Self().countSignal(to: 100, on: clock), on: clock)
                clock.advance(to: .seconds(300))
                let values = heard.log.filter { !$0.hasSuffix("completed") }
                try examiner.expect(
                    "how many values countSignal(to: 100, on: clock) sends", values.count, is: 101,
                    ifGot: [(300, "neverStops"), (4, "lastIgnored")])
                try examiner.expect(
                    "the last of countSignal(to: 100, on: clock)", heard.log.last, is: "101 s: completed",
                    ifGot: [("101 s: 100", "countNotEnded")])
                for last in [99, 101, 250] {
                    let clock = VirtualScheduler()
                    let (heard, _) = listen(to: Self().countSignal(to: last, on: clock), on: clock)
                    clock.advance(to: .seconds(300))
                    try examiner.expect(
                        "how many values countSignal(to: \(last), on: clock) sends",
                        heard.log.count { !$0.hasSuffix("completed") }, is: last + 1, ifGot: [(101, "lastIgnored")])
                }
            },
            Check("countTwice", of: "countSignal") { examiner in
                let clock = VirtualScheduler()
                let signal = Self().countSignal(to: 1, on: clock)
                try examiner.require(
                    clock.pending == 0, else: "runsAlready", .note("let count = countSignal(to: 1, on: clock)"),
                    .note("work waits on the clock, but there is no observer"))
                _ = hear(signal, on: clock)
                try examiner.expect(
                    "countSignal(to: 1, on: clock), observed again after 2 s", hear(signal, on: clock),
                    sends: "3:0 4:1 4:|", ifGot: [("3:2 4:3 4:|", "countGoesOn"), ("2:|", "countGoesOn")])
            },
        ]
    }

    private static var everywhereChecks: [Check<any CountSignal>] {
        let listeners = Argument("observers", .listenings)
        return [
            Check("anyTotals", of: "totals") { examiner in
                let plans = Argument(
                    "amounts", .plan(["5", "3", "-2", "0", "5", "40", "4000000000", "-9007199254740993"]))
                try examiner.agrees(
                    "totals", on: plans, listeners,
                    examples: [("1:5 2:3 3:4 3:|", [.all, Listening(from: 1, length: nil)])], tries: 60
                ) { answer, plan, listeners in
                    let (clock, amounts) = (VirtualScheduler(), Watch("amounts"))
                    let signal = amounts(steady(plan, on: clock).map { Int($0) ?? 0 })
                    return perform(
                        answer.totals(signal), to: listeners, on: clock, from: [("amounts", plan)],
                        leaving: .observed(amounts))
                }
            },
            Check("anyValues", of: "spaced") { examiner in
                let few = Generator<[Int]>.array(of: .int(in: -3...99), count: 0...6)
                let values = Argument(
                    "values", Generator<[Int]>.one(of: [few, few, few, .array(of: .int(in: 0...9), count: 0...150)]),
                    edges: [[Int.min, Int.max], [0, 0, 0]])
                try examiner.agrees(
                    "spaced(_, on: clock), received by _", on: values, listeners,
                    examples: [([7, 8, 9], [Listening(from: 0, length: 1)])], tries: 60
                ) { answer, values, listeners in
                    let clock = VirtualScheduler()
                    return perform(
                        answer.spaced(values, on: clock), to: listeners, on: clock,
                        from: [("values", values.map { "0:\($0)" }.joined(separator: " "))], leaving: .work)
                }
            },
            Check("anyCount", of: "countSignal") { examiner in
                let last = Argument("last", .int(in: 0...12), edges: [0])
                try examiner.agrees(
                    "countSignal(to: _, on: clock), received by _", on: last, listeners,
                    examples: [(3, [Listening(from: 0, length: 1)])], tries: 50
                ) { answer, last, listeners in
                    let clock = VirtualScheduler()
                    return perform(
                        answer.countSignal(to: last, on: clock), to: listeners, on: clock,
                        from: [("last", "0:\(last)")], leaving: .work)
                }
            },
        ]
    }
}
