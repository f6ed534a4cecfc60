import CurrycombSignals

/// 11.8: the right thread. After `dispose()`, no signal is observed, and no value waits on a scheduler.
public protocol DeliverOn: Contract {
    /// Forwards all of the picture's values to each observer. The picture is observed on the background scheduler,
    /// where it loads and sends. Its values and its end arrive on the main scheduler.
    ///
    /// If the picture notes where it is loaded, the log is `background: loaded`.
    /// If an observer notes where a value arrives, the log is `main: shown`.
    func loaded(_ picture: AnySignal<String, Never>, on background: NamedScheduler, to main: NamedScheduler)
        -> AnySignal<String, Never>

    /// Forwards the picture's values as `loaded` does, but decodes each value first, on the background scheduler,
    /// because decoding takes time.
    ///
    /// If the picture, `decode` and the observer note where they run, the log is `background: loaded`,
    /// `background: decoded`, and `main: shown`.
    /// `decode("wax")` is called once for each value `"wax"`.
    func decoded(
        _ picture: AnySignal<String, Never>, _ decode: @escaping @Sendable (String) -> String,
        on background: NamedScheduler, to main: NamedScheduler
    ) -> AnySignal<String, Never>

    /// Sends a message at once. After the given number of seconds, the signal sends an empty text, which removes the
    /// message, and then completes.
    ///
    /// `message("Saved", for: 2, on: main)` sends `"Saved"`, and `""` after 2 s.
    /// `.delay(.seconds(2), on: main)` sends a signal's values 2 s later, on `main`.
    func message(_ text: String, for seconds: Int, on main: NamedScheduler) -> AnySignal<String, Never>
}

extension DeliverOn {
    static var checks: [Check<any DeliverOn>] {
        [
            Check("loaded", of: "loaded") { examiner in
                let log = ExecutionLog()
                let signal = Self().loaded(Self.picture(log), on: log.background, to: log.main)
                try Self.requireNothingLoaded("loaded(picture, on: background, to: main)", log, examiner)
                let lines = Self.shown(signal, log)
                try examiner.expect(
                    "the log of loaded(picture, on: background, to: main)", lines,
                    is: ["background: loaded", "main: shown wax", "main: ended"],
                    ifGot: [
                        (["main: loaded", "main: shown wax", "main: ended"], "workOnMain"),
                        (["background: loaded", "background: shown wax", "background: ended"], "shownInBackground"),
                        (["main: loaded", "background: shown wax", "background: ended"], "schedulersSwapped"),
                        (["background: loaded", "background: ended"], "endOvertakes"),
                        (
                            [
                                "background: loaded", "background: loaded", "main: shown wax", "main: shown wax",
                                "main: ended",
                            ], "loadedTwice"
                        ),
                        (["nowhere: loaded", "main: shown wax", "main: ended"], "startedEarly"),
                        ([], "realQueues"), (["nowhere: loaded"], "realQueues"), (["main: loaded"], "realQueues"),
                    ])
            },
            Check("all", of: "loaded") { examiner in
                let log = ExecutionLog()
                let plan = "1:a 2:b 3:|"
                try examiner.expect(
                    "loaded(picture, on: background, to: main)",
                    hear(
                        Self().loaded(steady(plan, on: log.clock), on: log.background, to: log.main), on: log.clock),
                    sends: plan, from: [("picture", plan)],
                    ifGot: [
                        ("1:a 1:|", "firstOnly"), ("3:b 3:|", "lastOnly"), ("1:a 2:b", "endLost"),
                        ("3:a 3:b 3:|", "allAtTheEnd"),
                    ])
                let long = ExecutionLog()
                let many = Signals.from(Array(1...130)).map { "\($0)" }.eraseToAnySignal()
                try examiner.expect(
                    "how many of 130 values and their end arrive",
                    hear(Self().loaded(many, on: long.background, to: long.main), on: long.clock).count, is: 131)
            },
            Check("decoded", of: "decoded") { examiner in
                let log = ExecutionLog()
                let signal = Self().decoded(
                    Self.picture(log),
                    {
                        log.note("decoded \($0)")
                        return $0.uppercased()
                    }, on: log.background, to: log.main)
                try Self.requireNothingLoaded("decoded(picture, decode, on: background, to: main)", log, examiner)
                let lines = Self.shown(signal, log)
                let (loaded, decoded) = ("background: loaded", "background: decoded wax")
                try examiner.expect(
                    "the log of decoded(picture, decode, on: background, to: main)", lines,
                    is: [loaded, decoded, "main: shown WAX", "main: ended"],
                    ifGot: [
                        ([loaded, "main: decoded wax", "main: shown WAX", "main: ended"], "decodedOnMain"),
                        (["main: loaded", "main: decoded wax", "main: shown WAX", "main: ended"], "allOnMain"),
                        (
                            [loaded, decoded, "background: shown WAX", "background: ended"], "decodedButNotMoved"
                        ),
                        ([loaded, "main: shown wax", "main: ended"], "notDecoded"),
                        ([loaded, "main: shown WAX", "main: ended"], "ownDecoding"),
                        ([loaded, decoded, decoded, "main: shown WAX", "main: ended"], "decodedTwice"),
                        (
                            [loaded, decoded, "background: decoded WAX", "main: shown WAX", "main: ended"],
                            "decodedTwice"
                        ),
                        ([loaded, decoded, "main: shown wax", "main: ended"], "resultLost"),
                        (
                            ["main: loaded", decoded, "background: shown WAX", "background: ended"], "decodedSwapped"
                        ),
                        (["main: loaded", decoded, "main: shown WAX", "main: ended"], "loadedOnMain"),
                    ])
            },
            Check("message", of: "message") { examiner in
                for (text, seconds) in [("Saved", 2), ("Sent", 5)] {
                    let log = ExecutionLog()
                    let got = hear(Self().message(text, for: seconds, on: log.main), on: log.clock)
                    let empty = "\(seconds) s: "
                    let otherTimes: [([String], String)] = [seconds - 1, seconds + 1, 60 * seconds].map { time in
                        (["0 s: \(text)", "\(time) s: ", "\(time) s: completed"], "otherTime")
                    }
                    try examiner.require(
                        got.count < 6 || got.last?.hasSuffix("completed") == true, else: "messageEndless",
                        .note("message(\"\(text)\", for: \(seconds), on: main)"),
                        .note("sent \(Tour.described(Array(got.prefix(6)))), and so on"))
                    try examiner.expect(
                        "message(\"\(text)\", for: \(seconds), on: main)", got,
                        is: ["0 s: \(text)", empty, "\(seconds) s: completed"],
                        ifGot: [
                            (["\(seconds) s: \(text)", empty, "\(seconds) s: completed"], "allLate"),
                            (["0 s: \(text)", "0 s: ", "0 s: completed"], "goneAtOnce"),
                            (["0 s: \(text)", "0 s: completed"], "staysForEver"),
                            ([empty, "\(seconds) s: completed"], "textLost"),
                            (["\(seconds) s: \(text)", "\(seconds) s: completed"], "messageLate"),
                            (["0 s: \(text)", empty], "messageEndless"),
                            (["0 s: \(text)", "0 s: ", "\(seconds) s: completed"], "goneAtOnce"),
                            (["0 s: Saved", "2 s: ", "2 s: completed"], "sameMessage"),
                            (["0 s: \(text)", "2 s: ", "2 s: completed"], "sameSeconds"),
                            (["0 s: \(text)", "\(seconds) s: \(text)", "\(seconds) s: completed"], "textAgain"),
                            (["0 s: ", "\(seconds) s: \(text)", "\(seconds) s: completed"], "turnedRound"),
                        ] + otherTimes)
                }
                let log = ExecutionLog()
                let (heard, subscription) = listen(to: Self().message("Saved", for: 2, on: log.main), on: log.clock)
                let atOnce = heard.log
                subscription.dispose()
                try examiner.expect(
                    "what message(\"Saved\", for: 2, on: main) has sent when observe(…) returns", atOnce,
                    is: ["0 s: Saved"], ifGot: [([], "messageWaits")])
            },
            Check("anyPicture", of: "decoded") { try anyPicture($0) },
            Check("anyMessage", of: "message") { examiner in
                let text = Argument("text", .element(of: ["Saved", "Sent", "x", "", " ", "saved!", "Saved\n"]))
                    .andAtLast([String].hardTexts.filter { $0.count < 60 })
                try examiner.agrees(
                    "message(_, for: _, on: main), received by _", on: text,
                    Argument("seconds", .int(in: 0...9), edges: [0, 11, 30, 61]), Argument("observers", .listenings),
                    examples: [("Saved", 0, [.all]), ("Saved", 5, [Listening(from: 0, length: 1)])], tries: 60
                ) { answer, text, seconds, listeners in
                    let log = ExecutionLog()
                    return perform(
                        answer.message(text, for: seconds, on: log.main), to: listeners, on: log.clock,
                        hearing: [("message(\(Tour.described(text)), for: \(seconds), on: main)", ["0 s: \(text)"])],
                        leaving: .work)
                }
            },
        ]
    }

    private static func anyPicture(_ examiner: Examiner<any DeliverOn>) throws {
        let value = Generator<String>.element(of: ["wax", "oil", "wax", "", "Wax", " "])
        let few = Generator<[String]>.array(of: value, count: 0...4)
        let values = Argument(
            "the list of values", Generator<[String]>.one(of: [few, few, few, few, .array(of: value, count: 0...40)]))
        for way in [Way.loaded, .decoded] {
            examiner.about(way.rawValue)
            try agreeOnPictures(examiner, way, values)
            try agreeOnLeaving(examiner, way)
            let log = ExecutionLog()
            let signal =
                way == .decoded
                ? Self().decoded(Self.picture(log), { $0 }, on: log.background, to: log.main)
                : Self().loaded(Self.picture(log), on: log.background, to: log.main)
            listen(to: signal, on: log.clock).subscription.dispose()
            log.clock.run(limit: 1_000)
            try examiner.expect(
                "the log of \(way)(picture, …), observed, and disposed of before the background scheduler has run",
                log.lines, is: [],
                ifGot: log.lines.contains("background: loaded") ? [(log.lines, "startNotCancelled")] : [])
            try requireAllValues(examiner, way)
        }
    }

    private static func agreeOnPictures(
        _ examiner: Examiner<any DeliverOn>, _ way: Way, _ values: Argument<[String]>
    ) throws {
        try examiner.agrees("\(way) pictures", on: values, tries: 30) { answer, values in
            let (log, isDecoded) = (ExecutionLog(), way == .decoded)
            let picture = Signals.create { (sink: Sink<String, Never>) in
                log.note("loaded")
                for value in values { sink.send(value) }
                sink.complete()
            }.eraseToAnySignal()
            let signal =
                isDecoded
                ? answer.decoded(
                    picture,
                    {
                        log.note("decoded \"\($0)\"")
                        return $0 == " " ? "" : "<\($0)>"
                    }, on: log.background, to: log.main)
                : answer.loaded(picture, on: log.background, to: log.main)
            var story = StoryRun()
            let call =
                isDecoded
                ? "decoded(picture, decode, on: background, to: main)" : "loaded(picture, on: background, to: main)"
            story.add("let signal = \(call), with a picture that sends \(Tour.described(values))", log.lines)
            for step in ["signal is observed", "signal is observed again"] {
                let seen = log.lines.count
                _ = shown(signal, log)
                // In an answer, the work of one scheduler may run before or after the work of the other, so the notes
                // of the main scheduler are moved to the end.
                let new = log.lines[seen...]
                story.add(step, new.filter { !$0.hasPrefix("main") } + new.filter { $0.hasPrefix("main") })
            }
            return story
        }
    }

    /// Checks that a second observer receives all values, even if it subscribes while the picture is still loading for
    /// the first. The times are not checked, because an answer may load the picture once for both.
    private static func requireAllValues(_ examiner: Examiner<any DeliverOn>, _ way: Way) throws {
        let log = ExecutionLog()
        let picture = steady("1:wax 3:oil 4:|", on: log.clock)
        let signal =
            way == .decoded
            ? Self().decoded(picture, { $0 }, on: log.background, to: log.main)
            : Self().loaded(picture, on: log.background, to: log.main)
        let first = listen(to: signal, on: log.clock)
        log.clock.advance(by: .seconds(2))
        let second = listen(to: signal, on: log.clock)
        log.clock.run(limit: 1_000)
        let got = second.heard.log.map { String($0.drop { $0 != " " }.dropFirst(4)) }
        try examiner.expect(
            "what a second observer of \(way)(picture, …) receives, if the first one has received wax already", got,
            is: ["wax", "oil", "completed"], ifGot: [(["oil", "completed"], "runShared")])
        withExtendedLifetime((first, second)) {}
    }

    /// Checks a single observer, which may dispose of its subscription early. Two observers are not checked, because an
    /// answer may load the picture once for both.
    private static func agreeOnLeaving(_ examiner: Examiner<any DeliverOn>, _ way: Way) throws {
        let call = way == .decoded ? "decoded(picture, decode, " : "loaded(picture, "
        try examiner.agrees(
            call + "on: background, to: main), the picture _, received by _",
            on: Argument("picture", .plan(["wax", "oil", ""])), Argument("observers", .oneListening),
            examples: [("1:wax 3:oil 4:|", [Listening(from: 0, length: 2)])], tries: 40
        ) { answer, plan, listeners in
            let (log, picture) = (ExecutionLog(), Watch("picture"))
            let source = picture(steady(plan, on: log.clock))
            let signal =
                way == .decoded
                ? answer.decoded(source, { "<\($0)>" }, on: log.background, to: log.main)
                : answer.loaded(source, on: log.background, to: log.main)
            return perform(
                signal, to: listeners, on: log.clock, from: [("picture", plan)], leaving: .observed(picture))
        }
    }

    private static func requireNothingLoaded(_ call: String, _ log: ExecutionLog, _ examiner: Examiner<any DeliverOn>)
        throws
    {
        log.clock.run(limit: 10_000)
        try examiner.require(
            log.lines.isEmpty, else: "startedEarly", .note("let signal = \(call)"),
            .note("the log is \(Tour.described(log.lines)), but there is no observer"))
    }

    private static func picture(_ log: ExecutionLog) -> AnySignal<String, Never> {
        Signals.create { (sink: Sink<String, Never>) in
            log.note("loaded")
            sink.send("wax")
            sink.complete()
        }
        .eraseToAnySignal()
    }

    private static func shown(_ signal: AnySignal<String, Never>, _ log: ExecutionLog) -> [String] {
        log.run {
            signal.observe {
                log.note("shown \($0)")
            } ended: { _ in
                log.note("ended")
            }
        }
        return log.lines
    }
}

private enum Way: String, Sendable, CustomStringConvertible {
    case loaded, decoded
    var description: String { rawValue }
}
