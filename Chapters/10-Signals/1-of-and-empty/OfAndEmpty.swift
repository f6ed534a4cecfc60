/// 10.1: the smallest signals.
public protocol OfAndEmpty: Contract {
    /// Returns a signal that sends one value and then completes. The chapter's article calls this function `return`.
    ///
    /// `of("1")` sends `(1|)`: the value and the end, in one frame.
    /// `of("bee")` sends `bee` and completes.
    func of<A, E>(_ value: A) -> Signal<A, E>

    /// Returns a signal without a value: it only completes.
    ///
    /// `empty()` sends `|` to every observer.
    func empty<A, E>() -> Signal<A, E>

    /// Returns a signal without a value: it only fails.
    ///
    /// `failed(Trouble())` sends `#`.
    /// `failed(Trouble("late"))` fails with that error.
    func failed<A, E>(_ error: E) -> Signal<A, E>

    /// Returns a signal that sends the result of some work and then completes. The work is done again for each observer
    /// that subscribes.
    ///
    /// `from(roll)` alone does not call `roll`.
    /// Two observers of `from(roll)` each receive their own roll.
    func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E>
}

extension OfAndEmpty {
    static var checks: [Check<any OfAndEmpty>] {
        [
            Check("of", of: "of") {
                let signal: Signal<String, Trouble> = Self().of("1")
                // If a Task or a queue sends the value later, the recording is empty, as if nothing had been sent. The
                // answer's code shows which of the two it is.
                let later = $0.occurrences(of: ["Task", "DispatchQueue"], in: "of") ?? 0
                try $0.expect(
                    "of(\"1\")", Stage().record(signal), plays: "(1|)",
                    ifGot: [
                        ("1", "notCompleted"), ("|", "endFirst"), ("", later > 0 ? "sentLater" : "silent"),
                        ("(11|)", "doubled"),
                    ])
            },
            Check("ofAny", of: "of") {
                let signal: Signal<[Int], Trouble> = Self().of([1, 2])
                try $0.expect("what of([1, 2]) sends", Ours.received(signal), is: [.next([1, 2]), .completed])
                try $0.expect(
                    "what of([1, 2]) sends to a second subscriber", Ours.received(signal),
                    is: [.next([1, 2]), .completed], ifGot: [([], "onlyOnce"), ([.completed], "valueOnce")])
                let nothing: Signal<Int?, Trouble> = Self().of(nil)
                try $0.expect("what of(nil) sends", Ours.received(nothing), is: [.next(nil), .completed])
            },
            Check("empty", of: "empty") {
                let signal: Signal<String, Trouble> = Self().empty()
                try $0.expect("empty()", Stage().record(signal), plays: "|", ifGot: [("", "emptySilent")])
                try $0.expect(
                    "empty(), for a second subscriber", Stage().record(signal), plays: "|", ifGot: [("", "onlyOnce")])
            },
            Check("failed", of: "failed") {
                let signal: Signal<String, Trouble> = Self().failed(Trouble())
                try $0.expect(
                    "failed(Trouble())", Stage().record(signal), plays: "#",
                    ifGot: [("|", "failureAsEnd"), ("", "failureSilent")])
                try $0.expect(
                    "failed(Trouble()), for a second subscriber", Stage().record(signal), plays: "#",
                    ifGot: [("", "onlyOnce")])
                let late: Signal<String, Trouble> = Self().failed(Trouble("late"))
                try $0.expect(
                    "what failed(Trouble(\"late\")) sends", Ours.received(late), is: [.failed(Trouble("late"))],
                    ifGot: [([.failed(Trouble())], "otherError")])
            },
            Check("late", of: "from") { examiner in
                var rolls = 0
                let _: Signal<Int, Trouble> = Self().from {
                    rolls += 1
                    return rolls
                }
                try examiner.require(
                    rolls == 0, else: "early", .note("let signal = from(roll)"),
                    .note("roll() has run \(rolls)×, but there is no observer yet"))
            },
            Check("anew", of: "from") { examiner in
                var rolls = 0
                let signal: Signal<Int, Trouble> = Self().from {
                    rolls += 1
                    return rolls
                }
                let first = Ours.received(signal)
                try examiner.require(rolls < 2, else: "twice", .note("one observer, but roll() has run \(rolls)×"))
                let later = examiner.occurrences(of: ["Task", "DispatchQueue"], in: "from") ?? 0
                try examiner.expect(
                    "what the first subscriber of from(roll) receives", first, is: [.next(1), .completed],
                    ifGot: [
                        ([.next(1)], "fromNotCompleted"), ([.next(1), .next(1), .completed], "doubled"),
                        ([.completed], "endFirst"), ([], later > 0 ? "sentLater" : "silent"),
                    ])
                try examiner.expect(
                    "what the second subscriber of from(roll) receives", Ours.received(signal),
                    is: [.next(2), .completed],
                    ifGot: [
                        ([.next(1), .completed], "remembered"), ([], "onlyOnce"), ([.completed], "fromOnce"),
                    ])
                for _ in 3...29 { _ = Ours.received(signal) }
                try examiner.expect(
                    "what the 30th subscriber of from(roll) receives", Ours.received(signal),
                    is: [.next(30), .completed])
                let search: Signal<Int?, Trouble> = Self().from { nil }
                try examiner.expect(
                    "what from { nil } sends", Ours.received(search), is: [.next(nil), .completed])
            },
            Check("everywhere", of: "of") { examiner in
                let values = Argument("value", .phrase, edges: [""])
                try examiner.agrees("of(value)", on: values, Argument("observers", .listeners), tries: 60) {
                    let stage = Stage()
                    let signal: Signal<String, Trouble> = $0.of($1)
                    return stage.perform(to: $2, [("value", $1)], as: { "[\($0)]" }, signal)
                }
                try examiner.agrees("failed(error)", on: values, Argument("observers", .listeners), tries: 40) {
                    let signal: Signal<String, Complaint> = $0.failed(Complaint($1))
                    return Stage().perform(to: $2, [("error", $1)], signal)
                }
                let texts = Argument("text", .word).andAtLast(.hardTexts)
                try examiner.agrees("failed(Trouble(text))", on: texts, tries: 20) {
                    let signal: Signal<String, Trouble> = $0.failed(Trouble($1))
                    return Ours.received(signal)
                }
                try examiner.agrees("of(text)", on: texts, tries: 20) {
                    let signal: Signal<String, Trouble> = $0.of($1)
                    return Ours.received(signal)
                }
                try examiner.agrees("empty()", on: Argument("observers", .listeners), tries: 20) {
                    let signal: Signal<Int, Trouble> = $0.empty()
                    return Stage().perform(to: $1, [], signal)
                }
                try examiner.agrees(
                    "from(roll)", on: Argument("the first roll", .int(in: 0...9)),
                    Argument("observers", .listeners), tries: 60
                ) { answer, first, listeners in
                    var rolls = first - 1
                    let signal: Signal<Int, Trouble> = answer.from {
                        rolls += 1
                        examiner.log.note("roll")
                        return rolls
                    }
                    return Stage().perform(to: listeners, [("the first roll", "\(first)")], signal)
                }
            },
        ]
    }
}
