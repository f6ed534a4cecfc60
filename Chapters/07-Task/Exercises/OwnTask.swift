/// What a type has to offer to describe asynchronous work.
public protocol TaskShape<Value>: Sendable {
    /// The type of what the work gives.
    associatedtype Value: Sendable

    /// Describes work, and starts nothing.
    ///
    /// `Work.describing { try await service.get("honey") }` sends nothing.
    /// `try await Work.describing { 3 }.run()` is `3`.
    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Self

    /// Does the work, anew each time, and waits for its end. Whoever cancels the run cancels the work.
    ///
    /// `try await Work.describing { 3 }.run()` is `3`.
    /// `try await Work<Int>.describing { throw TimedOut() }.run()` throws `TimedOut()`.
    func run() async throws -> Value
}

/// 7.5: a type of your own for asynchronous work, judged with numbers and with texts.
public protocol OwnTask: Contract {
    /// Your type with work that gives a number.
    associatedtype Numbers: TaskShape<Int>
    /// Your type with work that gives a text.
    associatedtype Texts: TaskShape<String>

    /// The same work, with a function applied to what it gives.
    ///
    /// `map(text, count)` describes: run `count`, and write its number as a text.
    /// `try await map(text, .describing { 4 }).run()` is `"4"`.
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Numbers) -> Texts

    /// One piece of work, and then the one that `f` makes of its value.
    ///
    /// `flatMap(name, count)` describes: run `count`, then what `name` makes of the number.
    /// `try await flatMap(name, .describing { 4 }).run()` is `"four"`, where `name(4)` gives `"four"` when it runs.
    func flatMap(_ f: @escaping @Sendable (Int) -> Texts, _ work: Numbers) -> Texts
}

extension OwnTask {
    /// What must hold, in the order of the words.
    static var checks: [Check] {
        let honey = ["0 s: asked honey", "3 s: answered honey"]
        return [
            Check("late", of: "describing") { examiner in
                let service = Service(["honey": .after(3)])
                let _: Texts = texts(Article.request("honey", from: service))
                await service.settle()
                try examiner.require(
                    service.log.isEmpty, else: "early", .note("let work = Work.describing { ask for honey }"),
                    .note("service.log is \(Tour.described(service.log)) already"))
            },
            Check("run", of: "run") { examiner in
                let service = Service(["honey": .after(3)])
                let work: Texts = texts(Article.request("honey", from: service))
                try examiner.expect(
                    "Work.describing { ask for honey }.run()", await service.run(LazyTask { try await work.run() }),
                    gives: "HONEY")
                try examiner.expect(
                    "service.log after one run()", service.log, is: honey,
                    ifGot: [(honey + ["3 s: asked honey", "6 s: answered honey"], "twice")])
                try examiner.expect("Work.describing { 3 }.run()", try await Numbers.describing { 3 }.run(), is: 3)
            },
            Check("anew", of: "run") { examiner in
                let service = Service(["honey": .after(3)])
                let work: Texts = texts(Article.request("honey", from: service))
                for _ in 1...2 { _ = await service.run(LazyTask { try await work.run() }) }
                try examiner.expect(
                    "service.log after two calls of run()", service.log,
                    is: honey + ["3 s: asked honey", "6 s: answered honey"], ifGot: [(honey, "remembered")])
            },
            Check("cancel", of: "run") { examiner in
                let service = Service(["a": .after(5)])
                let work: Texts = texts(Article.request("a", from: service))
                try await expectCancelled(
                    work, asking: "a", within: 1, on: service, "Work.describing { ask for a, 5 s }.run()", examiner,
                    else: "notCancelled")
            },
            Check("error", of: "run") { examiner in
                let failing: Numbers = numbers(LazyTask { throw TimedOut() })
                let (mapped, chained) = (
                    Self().map({ "\($0)" }, failing), Self().flatMap({ text in .describing { "\(text)" } }, failing)
                )
                let runs: [(String, LazyTask<String>)] = [
                    ("Work.describing { throw TimedOut() }.run()", LazyTask { "\(try await failing.run())" }),
                    ("map(text, failing).run()", LazyTask { try await mapped.run() }),
                    ("flatMap(name, failing).run()", LazyTask { try await chained.run() }),
                ]
                for (call, run) in runs {
                    try examiner.expect(
                        call, await Service([:]).run(run), throws: TimedOut(), ifNothing: "errorSwallowed")
                }
            },
            Check("map", of: "map") { examiner in
                let service = Service(["honey": .after(3)])
                let work = Self().map({ "\($0) letters" }, count("honey", service))
                await service.settle()
                try examiner.require(
                    service.log.isEmpty, else: "mapEarly", .note("let work = map(text, count the letters of honey)"),
                    .note("service.log is \(Tour.described(service.log)) already"))
                try examiner.expect(
                    "work.run()", await service.run(LazyTask { try await work.run() }), gives: "5 letters")
                try examiner.expect(
                    "service.log after one run()", service.log, is: honey,
                    ifGot: [(honey + ["3 s: asked honey", "6 s: answered honey"], "mapTwice")])
                let notes = Notes()
                let noting: @Sendable (Int) -> String = { number in
                    notes.note("\(number)")
                    return "\(number)"
                }
                _ = try await Self().map(noting, .describing { 4 }).run()
                try examiner.require(
                    notes.lines.count == 1, else: "calledTwice", .note("text ran \(notes.lines.count)× in one run()"))
            },
            Check("flatMap", of: "flatMap") { examiner in
                let (service, work) = chain()
                await service.settle()
                try examiner.require(
                    service.log.isEmpty, else: "flatMapEarly", .note("let work = flatMap(ask for b, ask for a)"),
                    .note("service.log is \(Tour.described(service.log)) already"))
                try examiner.expect("work.run()", await service.run(LazyTask { try await work.run() }), gives: "B1")
                let (a, b) = (["0 s: asked a", "1 s: answered a"], ["1 s: asked b1", "6 s: answered b1"])
                try examiner.expect(
                    "service.log", service.log, is: a + b,
                    ifGot: [
                        (a + ["1 s: asked a", "2 s: answered a", "2 s: asked b1", "7 s: answered b1"], "firstTwice"),
                        (a + b + ["6 s: asked b1", "11 s: answered b1"], "secondTwice"),
                    ])
            },
            Check("cancelStep", of: "flatMap") { examiner in
                let (service, work) = chain()
                try await expectCancelled(
                    work, asking: "b1", within: 3, on: service, "flatMap(ask for b, 5 s, ask for a, 1 s).run()",
                    examiner, else: "stepNotCancelled")
                let other = Service(["honey": .after(5)])
                try await expectCancelled(
                    Self().map({ "\($0)" }, count("honey", other)), asking: "honey", within: 1, on: other,
                    "map(text, count the letters of honey).run()", examiner, else: "inMapNotCancelled")
                let third = Service(["a": .after(5)])
                let next: @Sendable (Int) -> Texts = { number in .describing { "\(number)" } }
                try await expectCancelled(
                    Self().flatMap(next, count("a", third)), asking: "a", within: 1, on: third,
                    "flatMap(name, ask for a, 5 s).run()", examiner, else: "firstNotCancelled")
            },
            Check("same", of: "flatMap") { try await sameAsTheChapters($0) },
        ]
    }

    /// Asks for a, which takes 1 second, and then for b1, which takes 5.
    private static func chain() -> (Service, Texts) {
        let service = Service(["a": .after(1), "b1": .after(5)])
        let next: @Sendable (Int) -> Texts = { number in texts(Article.request("b\(number)", from: service)) }
        return (service, Self().flatMap(next, count("a", service)))
    }

    private static func count(_ path: String, _ service: Service) -> Numbers {
        numbers(Article.map(Article.request(path, from: service)) { $0.count })
    }

    /// Runs work with a limit, and looks whether the service heard of it.
    private static func expectCancelled(
        _ work: Texts, asking path: String, within seconds: Int, on service: Service, _ call: String,
        _ examiner: Examiner, else misconception: String
    ) async throws {
        _ = await service.run(
            Article.timeout(LazyTask { try await work.run() }, after: seconds, on: service))
        await service.settle()
        try examiner.require(
            service.log.last == "\(seconds) s: cancelled \(path)", else: misconception,
            .note("\(call), cancelled after \(seconds) s"), .note("service.log is \(Tour.described(service.log))"))
    }

    /// Whatever the steps: it ends as the chapter's own type does, after doing the same.
    private static func sameAsTheChapters(_ examiner: Examiner) async throws {
        try await examiner.law(
            "the same as LazyTask", "map(f, work) = map(task, f)",
            for: ("f", .function(from: Int.self, to: String.self)), ("work", .step), ("x", .int),
            ifBroken: "mapDiffers",
            left: { f, step, x in
                await Trace { notes in
                    let work = Self().map(f.sendable, numbers(step.task(notes, x)))
                    return LazyTask { try await work.run() }
                }
            },
            equals: { f, step, x in await Trace { Article.map(step.task($0, x), f.sendable) } })
        try await examiner.law(
            "the same as LazyTask", "flatMap(f, work) = flatMap(task, f)",
            for: ("f", .step), ("work", .step), ("x", .int), ifBroken: "flatMapDiffers",
            left: { f, step, x in
                await Trace { notes in
                    let next: @Sendable (Int) -> Texts = { texts(Article.map(f.task(notes, $0)) { "\($0)" }) }
                    let work = Self().flatMap(next, numbers(step.task(notes, x)))
                    return LazyTask { try await work.run() }
                }
            },
            equals: { f, step, x in
                await Trace { notes in
                    Article.flatMap(step.task(notes, x)) { y in Article.map(f.task(notes, y)) { "\($0)" } }
                }
            })
    }
}

/// A description of the chapter's, as one of the learner's.
private func numbers<Work: TaskShape<Int>>(_ task: LazyTask<Int>) -> Work { .describing { try await task.run() } }
private func texts<Work: TaskShape<String>>(_ task: LazyTask<String>) -> Work { .describing { try await task.run() } }
