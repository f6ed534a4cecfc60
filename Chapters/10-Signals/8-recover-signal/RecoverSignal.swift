/// A second error type, so that `mapFailure` can turn one type of error into another.
public struct Complaint: Error, Equatable, CustomStringConvertible {
    /// The error's text.
    public let description: String

    /// Makes an error.
    public init(_ description: String) { self.description = description }
}

/// 10.8: failures whose type is known.
public protocol RecoverSignal: Contract {
    /// Returns a signal of the source's values. If the source fails, the new signal fails with the error that `f`
    /// returns.
    ///
    /// `mapFailure(failed(Trouble("late"))) { Complaint($0.description) }` fails with `Complaint("late")`.
    /// `mapFailure(of(1), …)` sends 1 and completes.
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F>

    /// Returns a signal of the source's values. If the source fails, the new signal continues with the signal that `f`
    /// returns for the error. The new signal cannot fail: its failure type is `Never`.
    ///
    /// `recover(failed(Trouble("late"))) { of($0.description) }` sends `late` and completes.
    /// `recover(of("1"), …)` sends 1 and completes.
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never>

    /// Returns a signal that calls `request` with each unchanged word and sends the replies as they arrive. If a
    /// request fails, the new signal sends `?` and continues with the other words.
    ///
    /// If `request("b")` fails, and the other requests reply `A` and `C`,
    /// `answers(each(["a", "b", "c"]), request)` sends `A`, `?` and `C`.
    /// The new signal completes when the words have completed and all requests have ended.
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never>
}

extension RecoverSignal {
    /// Returns a signal that sends one value and then completes, as in 10.1.
    ///
    /// `of("1")` sends `(1|)`.
    nonisolated public func of<A, E>(_ value: A) -> Signal<A, E> { Ours.of(value) }

    /// Returns a signal that calls `f` with each value of the source and sends the values of all signals that `f`
    /// returns, as in 10.4.
    ///
    /// `flatMap(each([1, 2])) { of($0 * 10) }` sends 10 and 20 and completes.
    nonisolated public func flatMap<A, B, E>(
        _ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>
    ) -> Signal<B, E> { Ours.flatMap(source, f) }
}

extension RecoverSignal {
    static var checks: [Check<any RecoverSignal>] {
        [
            Check("waits", of: "recover") {
                let stage = Stage()
                _ = Self().recover(stage.source("source", "1|")) { _ in stage.safeSource("f", "x|") }
                try $0.expect("recover(source, f)", isQuietOn: stage, else: "eager")
            },
            Check("mapFailure", of: "mapFailure") { examiner in
                let answer = Self()
                let quiet = Stage()
                _ = answer.mapFailure(quiet.source("source", "1|")) { $0 }
                try examiner.expect("mapFailure(source, f)", isQuietOn: quiet, else: "eager")
                let source = Script(values: [1, 2], fails: true).signal
                let got = Ours.received(answer.mapFailure(source) { Complaint("no \($0)") })
                try examiner.expect(
                    "what mapFailure(source) { Complaint(\"no \\($0)\") } sends, where source sends (12#)", got,
                    is: [.next(1), .next(2), .failed(Complaint("no #"))],
                    ifGot: [
                        ([.next(1), .next(2), .completed], "mapSwallows"), ([.next(1), .next(2)], "mapSwallows"),
                        ([.failed(Complaint("no #"))], "valuesLost"),
                    ])
                var calls = 0
                let fine = Ours.received(
                    answer.mapFailure(Script(values: [3], fails: false).signal) { error -> Complaint in
                        calls += 1
                        return Complaint("no \(error)")
                    })
                try examiner.expect(
                    "what mapFailure(source, f) sends, where source sends (3|)", fine, is: [.next(3), .completed],
                    ifGot: [([.next(3)], "neverEnds")])
                let stage = Stage()
                _ = stage.record(answer.mapFailure(stage.source("source", "-1-2-3|")) { $0 }, until: 2)
                try examiner.expect("source", letGoAt: 2, on: stage, else: "mapLeft")
                try examiner.require(calls == 0, else: "mapsAnyway", .note("nothing failed, but f ran \(calls)×"))
            },
            Check("fine", of: "recover") {
                let stage = Stage()
                let got = stage.record(
                    Self().recover(stage.source("source", "-1-2|")) { _ in stage.safeSource("f", "x|") })
                try $0.expect(
                    "recover(source, f)", got, plays: "-1-2|", from: [("source", "-1-2|"), ("f(#)", "x|")],
                    ifGot: [
                        ("-1-2x|", "alwaysRecovers"), ("-1-2", "neverEnds"), ("|", "valuesLost"),
                        ("----|", "valuesLost"),
                        ("----(12|)", "collected"),
                    ])
                try $0.require(
                    stage.listening("f") == nil, else: "early",
                    .note("source did not fail, but recover(…) subscribed to the signal of f"))
            },
            Check("fallback", of: "recover") {
                let stage = Stage()
                var errors: [String] = []
                let signal = Self().recover(stage.source("source", "-1-#")) { error in
                    errors.append(error.description)
                    return stage.safeSource("f", "-x-y|")
                }
                try $0.expect(
                    "recover(source, f)", stage.record(signal), plays: "-1--x-y|",
                    from: [("source", "-1-#"), ("f(#)", "-x-y|")],
                    ifGot: [
                        ("-1-|", "failureAsEnd"), ("-1", "silent"), ("-1--x-y", "fallbackNeverEnds"),
                        ("-1--(x|)", "fallbackFirst"), ("-1--1--x-y|", "retried"),
                    ])
                try $0.expect(
                    "the errors with which f was called", errors, is: ["#"], ifGot: [(["#", "#"], "askedTwice")])
            },
            Check("letGo", of: "recover") {
                let answer = Self()
                let stage = Stage()
                let signal = answer.recover(stage.source("source", "-1-#")) { _ in stage.safeSource("f", "-x-y-z|") }
                _ = stage.record(signal, until: 5)
                try $0.expect("f", letGoAt: 5, on: stage, else: "fallbackLeft")
                let other = Stage()
                _ = other.record(
                    answer.recover(other.source("source", "-1---2|")) { _ in other.safeSource("f", "x|") }, until: 3)
                try $0.expect("source", letGoAt: 3, on: other, else: "sourceLeft")
                let sudden = Stage()
                _ = sudden.record(
                    answer.recover(sudden.source("source", "#")) { _ in sudden.safeSource("f", "-x-y-z|") }, until: 3)
                try $0.expect("f", letGoAt: 3, on: sudden, else: "overwritten")
                let atOnce = AtOnce()
                let whole = answer.recover(atOnce.source) { _ in atOnce.inner() }
                try $0.expect(
                    "recover(source, f)", leavesNothingAtOnce: atOnce.left(of: whole, after: .failed(Trouble())),
                    else: "fallbackLeft")
            },
            Check("answers", of: "answers") {
                let stage = Stage()
                let replies = ["a": "--1|", "b": "-#", "c": "-3|"]
                let signal = Self().answers(stage.safeSource("words", "-a--b---c|")) {
                    stage.source("request(\($0))", replies[$0] ?? "|")
                }
                let inputs =
                    [("words", "-a--b---c|")]
                    + replies.sorted { $0.key < $1.key }.map { ("request(\($0.key))", $0.value) }
                let got = stage.record(signal)
                let right = "---1-?---3|"
                let others = [got, Stage.line(right)].map { $0.marbles.prefix(1) + $0.marbles.dropFirst(2) }
                let isOtherMark = others[0] == others[1] && got.marbles[1].frame == 5
                let isRetried = stage.listenings.count { $0.source == "request(b)" } > 1
                try $0.expect(
                    "answers(words, request)", got, plays: right, from: inputs,
                    ifGot: [
                        ("---1-(?|)", "allEnded"), ("---1-|", "allEndedSilently"),
                        ("---1-", "allEndedSilently"), ("---1-?---3", "answersNeverEnd"),
                        ("---1??---3(?|)", "markAlways"), ("---1-(??)3|", "markTwice"),
                        ("---1-?---(3|)", "repliesCut"),
                        ("----1?----(3|)", "repliesCollected"), ("---1-?---|", "endsWithWords"),
                        ("---1-----3|", stage.listening("request(b)") == nil ? "exhausted" : "noMark"),
                    ], otherwise: isOtherMark ? "otherMark" : isRetried ? "requestRetried" : nil)
                let other = Stage()
                _ = other.record(
                    Self().answers(other.safeSource("words", "-a--b---c|")) { other.source("request(\($0))", "--1|") },
                    until: 5)
                try $0.expect("words", letGoAt: 5, on: other, else: "answersLeft")
                try $0.expect("request(b)", letGoAt: 5, on: other, else: "answersLeft")
                for isLate in [false, true] {
                    let got = wordsWithin(repliesAreLate: isLate)
                    try $0.expect(
                        "what happens if b is sent while the reply A is received, and the words end at b's \"?\""
                            + (isLate ? "; the replies are late" : ""),
                        got, is: ["request(a)", "A", "request(b)", "?", "completed"],
                        ifGot: got.contains("request(b)") ? [] : [(got, "ignoredWithin")])
                }
            },
            Check("mapEverywhere", of: "mapFailure") { examiner in
                try examiner.agrees(
                    "mapFailure(source, f)",
                    on: Argument("source", .crowded("112", beats: 0...5, ends: ["#", "|", "-"])),
                    Argument("f", .element(of: ["late", "lost"])), Argument("observers", .listeners), tries: 60
                ) { answer, source, words, listeners in
                    let stage = Stage()
                    return stage.perform(
                        to: listeners, Stage.lines([("source", source)]) + [("f", "Complaint(\"\(words)\")")],
                        answer.mapFailure(stage.source("source", source)) {
                            examiner.log.note("f(\($0))")
                            return Complaint("\(words) \($0)")
                        })
                }
                try examiner.agrees(
                    "mapFailure(failed(Trouble(_))) { Complaint($0.description + \"!\") }",
                    on: Argument("error", .phrase, edges: ["", "#", "?"]).andAtLast(.hardTexts), tries: 30
                ) { answer, text in
                    let failing: Signal<Int, Trouble> = Ours.failed(Trouble(text))
                    return Ours.received(answer.mapFailure(failing) { Complaint($0.description + "!") })
                }
                let many = Script(values: Array(1...130), fails: true).signal
                try examiner.expect(
                    "how many events arrive for 130 values and a failure",
                    Ours.received(Self().mapFailure(many) { Complaint("no \($0)") }).count, is: 131)
            },
            Check("everywhere", of: "recover") { examiner in
                try examiner.agrees(
                    "recover(source, f)",
                    on: Argument("source", .crowded("112", beats: 0...5, ends: ["#", "#", "|", "-"])),
                    Argument("f(#)", .crowded("xyz", beats: 0...5, ends: ["|", "-"])),
                    Argument("observers", .listeners), tries: 80
                ) { answer, source, other, listeners in
                    let stage = Stage()
                    return stage.perform(
                        to: listeners, Stage.lines([("source", source), ("f(#)", other)]),
                        answer.recover(stage.source("source", source)) {
                            examiner.log.note("f(\($0))")
                            return stage.safeSource("f(#)", other)
                        })
                }
                try examiner.agrees(
                    "recover(failed(Trouble(_))) { of($0.description) }",
                    on: Argument("error", .phrase, edges: ["", "#", "?"]).andAtLast(.hardTexts), tries: 30
                ) { answer, text in
                    let failing: Signal<String, Trouble> = Ours.failed(Trouble(text))
                    return Ours.received(answer.recover(failing) { Ours.of($0.description) })
                }
                let many = Script(values: Array(1...130), fails: true).signal
                try examiner.expect(
                    "how many events arrive for 130 values and a failure, where f makes a signal of one value",
                    Ours.received(Self().recover(many) { _ in Ours.of(0) }).count, is: 132)
            },
            Check("answersEverywhere", of: "answers") { examiner in
                var asked: [String] = []
                _ = Ours.received(
                    Self().answers(Ours.each(["TEA", " tea "])) {
                        asked.append($0)
                        return Ours.of($0)
                    })
                try examiner.expect(
                    "the words with which answers(each([\"TEA\", \" tea \"]), request) calls request", asked,
                    is: ["TEA", " tea "], ifGot: asked.count == 2 ? [(asked, "wordChanged")] : [])
                let reply = Generator<String>.crowded("11", beats: 0...4, ends: ["|", "#", "-"])
                try examiner.agrees(
                    "answers(words, request)", on: Argument("words", .crowded("abca", beats: 0...7, ends: ["|", "-"])),
                    Argument("request(a)", reply), Argument("request(b)", reply), Argument("request(c)", reply),
                    Argument("observers", .listeners), tries: 100
                ) { answer, words, a, b, c, listeners in
                    let stage = Stage()
                    let replies = ["a": a, "b": b, "c": c]
                    return stage.perform(
                        to: listeners,
                        Stage.lines([("words", words), ("request(a)", a), ("request(b)", b), ("request(c)", c)]),
                        answer.answers(stage.safeSource("words", words)) {
                            examiner.log.note("request(\($0))")
                            return stage.source("request(\($0))", replies[$0] ?? "|")
                        })
                }
                let words = Generator<[String]>.array(of: .phrase, count: 0...4)
                try examiner.agrees(
                    "answers(each(_), request), where the request for a text of odd length fails",
                    on: Argument(
                        "words", words,
                        edges: [
                            [""], [" "], ["TEA", "tea"], ["?"], [" a", "a "], ["e\u{301}"], (1...30).map { "\($0)" },
                        ]
                    ).andAtLast([String].hardTexts.map { [$0] }),
                    tries: 60
                ) { answer, words in
                    Ours.received(
                        answer.answers(Ours.each(words)) { word -> Signal<String, Trouble> in
                            examiner.log.note("request(\"\(word)\")")
                            return word.count % 2 == 1
                                ? Ours.failed(Trouble(word)) : Ours.each([word, "\(word)?", ""])
                        })
                }
            },
        ]
    }

    /// Returns the log of a run that begins with the word `a`. When the observer receives the reply `A`, it sends the
    /// word `b`. The request for `b` fails. When the observer receives the `?`, it completes the signal of the words.
    private static func wordsWithin(repliesAreLate isLate: Bool) -> [String] {
        var log: [String] = []
        var words: Observer<String, Never>?
        var waiting: [() -> Void] = []
        let signal = Self().answers(
            Signal { observer in
                words = observer
                return .none
            }
        ) { word in
            Signal { observer in
                log.append("request(\(word))")
                let reply = {
                    if word == "b" { return observer.fail(Trouble()) }
                    observer.next(word.uppercased())
                    observer.complete()
                }
                if isLate { waiting.append(reply) } else { reply() }
                return .none
            }
        }
        signal.subscribe { event in
            switch event {
            case .next(let reply):
                log.append(reply)
                if reply == "A" { words?.next("b") } else { words?.complete() }
            case .completed: log.append("completed")
            }
        }
        words?.next("a")
        while !waiting.isEmpty { waiting.removeFirst()() }
        return log
    }
}
