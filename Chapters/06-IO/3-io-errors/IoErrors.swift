/// 6.3: an effect may fail, but its finalizer always runs.
public protocol IOErrors: Contract {
    /// Describes an effect. If the effect fails, the run continues with the effect that the handler makes from the
    /// error.
    ///
    /// `catching(IO { 5 }) { _ in IO { 0 } }.run()` is `5`.
    /// `catching(IO { throw FileTrouble.missing("a") }) { _ in IO { 0 } }.run()` is `0`.
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A>

    /// Describes an effect, followed by a finalizer that runs whether the effect fails or not. `run()` returns the
    /// effect's value or throws the effect's error, even if the finalizer fails.
    ///
    /// `ensure(IO { 5 }, close).run()` is `5`, and `close` has run.
    /// `ensure(IO { throw FileTrouble.missing("a") }, close).run()` throws, and `close` has run.
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A>
}

extension IOErrors {
    static var checks: [Check<any IOErrors>] {
        [
            Check("value", of: "catching") {
                try $0.expect(
                    "catching(IO { 5 }) { _ in IO { 0 } }.run()",
                    try Self().catching(IO { 5 }) { _ in IO { 0 } }.run(), is: 5, ifGot: [(0, "handlerAlways")])
                var calls = 0
                _ = try Self().catching(IO { 5 }) { _ in
                    calls += 1
                    return IO { 0 }
                }.run()
                try $0.require(calls == 0, else: "handlerAsked", .note("the handler was called \(calls)×"))
                var runs = 0
                let counted = IO {
                    runs += 1
                    return 5
                }
                _ = try Self().catching(counted) { _ in IO { 0 } }.run()
                try $0.require(runs < 2, else: "runTwice", .note("the effect ran \(runs)× in one run()"))
            },
            Check("caught", of: "catching") {
                let journal = Journal()
                let io = Self().catching(journal.failing("read", with: .missing("a"))) {
                    journal.noting("\($0)", giving: 9)
                }
                try $0.require(
                    journal.lines.isEmpty, else: "early", .note("let io = catching(read) { … }"),
                    .note("ran before io.run(): \(Tour.described(journal.lines))"))
                guard let value = try? io.run() else {
                    let key = journal.lines.contains("missing a") ? "readAfterHandler" : "notCaught"
                    let ran = "catching(read) { … }.run() threw, and this ran: \(Tour.described(journal.lines))"
                    throw $0.failure(key, [.note(ran)]) { key }
                }
                try $0.expect("catching(read) { … }.run(), where read fails", value, is: 9)
                let isOtherError = journal.lines.count == 2 && journal.lines.first == "read"
                try $0.expect(
                    "what ran in catching(read) { … }.run()", journal.lines, is: ["read", "missing a"],
                    ifGot: [
                        (["read", "read", "missing a"], "readAgain"),
                        (["read", "missing a", "missing a"], "handledTwice"),
                    ] + (isOtherError ? [(journal.lines, "otherError")] : []))
                try $0.require(
                    (try? io.run()) != nil, else: "caughtOnce", .note("let io = catching(read) { … }"),
                    .note("only the second of two calls of io.run() threw; read fails each time"))
                try $0.require(
                    journal.lines.count >= 4, else: "remembered",
                    .note("after two calls of run(): \(Tour.described(journal.lines))"))
                try $0.expect(
                    "what ran in two calls of run()", journal.lines, is: ["read", "missing a", "read", "missing a"])
            },
            Check("itsError", of: "catching") {
                let failing = IO<Int> { throw FileTrouble.notWritten("b") }
                var got: (any Error)?
                let caught = Self().catching(failing) { error in
                    got = error
                    return IO { 0 }
                }
                guard (try? caught.run()) != nil else {
                    throw $0.failure("oneErrorOnly", [.note("catching(read) { … }.run() threw not written b")]) {
                        "oneErrorOnly"
                    }
                }
                try $0.expect(
                    "the error that the handler gets", "\(got.map { "\($0)" } ?? "none")", is: "not written b",
                    ifGot: [("missing a", "otherError"), ("missing ", "otherError")])
                var calls = 0
                // An answer may call the handler until the handler's effect succeeds. The twentieth effect succeeds, so
                // that such an answer does not run forever.
                let io = Self().catching(failing) { _ in
                    calls += 1
                    return calls < 20 ? IO { throw FileTrouble.missing("c") } : IO { 0 }
                }
                let outcome = $0.making(
                    "catching(read) { … }.run(), where the handler's effect fails, too", ifItTraps: "handlerStops"
                ) { io.outcome }
                try $0.require(
                    calls < 2, else: "handlerCaught",
                    .note("the handler's effect failed, and the handler was called \(calls)×"))
                try $0.expect(
                    "catching(read) { … }.run(), where the handler's effect fails, too",
                    throws: FileTrouble.missing("c"), ifGot: [(.notWritten("b"), "handlerErrorLost")], ifNothing: nil
                ) { try outcome.get() }
            },
            Check("finalizer", of: "ensure") {
                let journal = Journal()
                let io = Self().ensure(journal.noting("work", giving: 5), journal.noting("close", giving: ()))
                try $0.require(
                    journal.lines.isEmpty, else: "ensureEarly", .note("let io = ensure(work, close)"),
                    .note("ran before io.run(): \(Tour.described(journal.lines))"))
                try $0.expect("ensure(work, close).run()", try io.run(), is: 5)
                try $0.expect(
                    "what ran in ensure(work, close).run()", journal.lines, is: ["work", "close"],
                    ifGot: [
                        (["close", "work"], "finalizerFirst"), (["work"], "finalizerLeftOut"),
                        (["work", "close", "close"], "finalizerTwice"), (["work", "close", "work"], "workTwice"),
                        (["work", "work", "close"], "workTwice"),
                    ])
                _ = try io.run()
                try $0.require(
                    journal.lines.count >= 4, else: "ensureOnce",
                    .note("after two calls of run(): \(Tour.described(journal.lines))"))
                try $0.expect("what ran in two calls of run()", journal.lines, is: ["work", "close", "work", "close"])
            },
            Check("error", of: "ensure") {
                let journal = Journal()
                let io: IO<Int> = Self().ensure(
                    journal.failing("work", with: .missing("a")), journal.noting("close", giving: ()))
                let outcome = $0.making(
                    "ensure(work, close).run(), where work fails", ifItTraps: "workStops"
                ) { io.outcome }
                try $0.expect(
                    "ensure(work, close).run(), where work fails", throws: FileTrouble.missing("a"), ifNothing: nil
                ) { try outcome.get() }
                try $0.expect(
                    "what ran in ensure(work, close).run(), where work fails", journal.lines, is: ["work", "close"],
                    ifGot: [
                        (["work"], "skipped"), (["work", "close", "close"], "twiceOnError"),
                        (["work", "work", "close"], "workAgain"), (["work", "close", "work"], "workAgain"),
                        (["work", "close", "work", "close"], "workAgain"),
                    ])
            },
            Check("both", of: "ensure") {
                let journal = Journal()
                let io: IO<Int> = Self().ensure(
                    journal.failing("work", with: .missing("a")), journal.failing("close", with: .notWritten("b")))
                let outcome = $0.making(
                    "ensure(work, close).run(), where both fail", ifItTraps: "closeStops"
                ) { io.outcome }
                try $0.expect(
                    "ensure(work, close).run(), where both fail", throws: FileTrouble.missing("a"),
                    ifGot: [(.notWritten("b"), "errorHidden")], ifNothing: nil
                ) { try outcome.get() }
                let good = Self().ensure(IO { 5 }, Journal().failing("close", with: .notWritten("b")))
                guard let value = try? good.run() else {
                    throw $0.failure("closeSeen", [.note("ensure(IO { 5 }, close).run() threw, where close fails")]) {
                        "closeSeen"
                    }
                }
                try $0.expect("ensure(IO { 5 }, close).run(), where close fails", value, is: 5)
            },
            Check("everywhere", of: "ensure") { try everywhere($0) },
        ]
    }

    private static func everywhere(_ examiner: Examiner<any IOErrors>) throws {
        examiner.about("catching")
        var received: (any Error)?
        _ = try? Self().catching(IO { throw Spilled() }) { error in
            received = error
            return IO { 0 }
        }.run()
        if let received {
            try examiner.require(
                received is Spilled, else: "errorConverted",
                .note("catching(effect, handler).run(), where effect throws \(Spilled())"),
                .note("the handler received an error of the type \(type(of: received))"))
        }
        try examiner.agrees(
            "catching(effect, handler)", on: Argument("effect", .script).andAtLast(.hardScripts),
            Argument("instead", .script).andAtLast(.hardScripts), tries: 80
        ) { answer, script, other in
            let journal = Journal()
            var seen = 0
            // The numbers of `instead` are multiplied by ten, so `instead` seldom returns the same number as `effect`.
            let other = other.tenfold
            let call = "catching(effect) { _ in instead }  // effect \(script); instead \(other)"
            return StoryRun(call, [1, 2, 3], { journal.news(&seen) }) {
                let instead = other.io("instead", journal)
                return answer.catching(script.io("effect", journal)) { error in
                    journal.note("handler(\(error))")
                    return instead
                }
            }
        }
        examiner.about("ensure")
        try examiner.agrees(
            "ensure(work, close)", on: Argument("work", .script).andAtLast(.hardScripts), Argument("close", .script),
            tries: 80
        ) { answer, script, other in
            let journal = Journal()
            var seen = 0
            let call = "ensure(work, close)  // work \(script); close \(other)"
            return StoryRun(call, [1, 2, 3], { journal.news(&seen) }) {
                answer.ensure(script.io("work", journal), Ours.map(other.io("close", journal)) { _ in })
            }
        }
        examiner.about(nil)
        try examiner.agrees(story: "three effects", of: FailingStep.any, count: 1...8, tries: 120) { answer, log in
            var broken: Set<String> = []
            let effects = Slots(log) { name in
                IO {
                    log.note("\(name) runs")
                    if broken.contains(name) { throw FileTrouble.missing(name) }
                    return 1
                }
            }
            return { step in
                switch step {
                case .breaks(let name): broken.insert(name)
                case .mends(let name): broken.remove(name)
                case .spills(let slot):
                    effects[slot] = IO {
                        log.note("\(slot) spills")
                        throw Spilled()
                    }
                case .catching(let slot, let other, let value):
                    effects[slot] = answer.catching(effects[other]) { error in
                        IO {
                            log.note("handles \(error)")
                            return value
                        }
                    }
                case .instead(let slot, let other, let another):
                    let another = effects[another]
                    effects[slot] = answer.catching(effects[other]) { _ in another }
                case .ensure(let slot, let other, let fails):
                    effects[slot] = answer.ensure(
                        effects[other],
                        IO {
                            log.note("closes")
                            if fails { throw FileTrouble.notWritten("log") }
                        })
                case .run(let slot): effects.run(slot)
                }
            }
        }
        let cancelled = Self().catching(IO { throw CancellationError() }) { _ in IO { "instead" } }
        try examiner.expect(
            "catching(read) { _ in IO { \"instead\" } }.run(), where read throws CancellationError()",
            (try? cancelled.run()) ?? "an error", is: "instead")
    }
}

enum FailingStep: Sendable, CustomStringConvertible {
    case breaks(String), mends(String), spills(String), run(String)
    case catching(String, String, Int), instead(String, String, String), ensure(String, String, fails: Bool)

    static var any: Generator<FailingStep> {
        let slot = Generator<String>.slot
        let two = Generator<(String, String)>.pair(.slot, .slot)
        return .one(of: [
            slot.map { .run($0) }, slot.map { .run($0) }, slot.map { .breaks($0) },
            Generator<((String, String), Bool)>.pair(two, .bool).map { .ensure($0.0.0, $0.0.1, fails: $0.1) },
            Generator<((String, String), Int)>.pair(two, .int).map { .catching($0.0.0, $0.0.1, $0.1) },
            Generator<((String, String), String)>.pair(two, slot).map { .instead($0.0.0, $0.0.1, $0.1) },
            slot.map { .spills($0) }, slot.map { .mends($0) },
        ])
    }

    var description: String {
        switch self {
        case .breaks(let slot): "the original \(slot) fails from now on"
        case .mends(let slot): "the original \(slot) works from now on"
        case .spills(let slot): "\(slot) = IO { throw Spilled() }"
        case .catching(let slot, let other, let value): "\(slot) = catching(\(other)) { _ in IO { \(value) } }"
        case .instead(let slot, let other, let another): "\(slot) = catching(\(other)) { _ in \(another) }"
        case .ensure(let slot, let other, let fails):
            "\(slot) = ensure(\(other), \(fails ? "a close that fails" : "close"))"
        case .run(let slot): "\(slot).run()"
        }
    }
}

extension IO {
    fileprivate var outcome: Result<Value, any Error> {
        do { return .success(try run()) } catch { return .failure(error) }
    }
}
