import Synchronization

/// 7.1: describing asynchronous work does not start it.
public protocol LazyRequest: Contract {
    /// Describes a request. `try await service.get(path)` sends it at once.
    ///
    /// Cancelling a run cancels its request. Every error is thrown unchanged: the service's error, and the
    /// `CancellationError` of a cancelled run. The same is true of `map` and `flatMap`.
    ///
    /// `request("honey", from: service)` leaves `service.log` empty.
    /// `try await request("honey", from: service).run()` is `"HONEY"`.
    func request(_ path: String, from service: Service) -> LazyTask<String>

    /// Applies a function to the value of some work.
    ///
    /// `map(request("honey", from: service)) { $0.count }` returns `5` when it runs.
    /// `map(request("wax", from: service)) { $0 + "!" }` returns `"WAX!"` when it runs.
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B>

    /// Describes two pieces of work, one after the other: `next` makes the second from the value of the first.
    ///
    /// `flatMap(request("a", from: service)) { request($0, from: service) }` requests `a`, and then `A`.
    /// If the first piece fails, the second does not start.
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B>
}

extension LazyRequest {
    static var checks: [Check<any LazyRequest>] {
        let honey = (Request(Job("honey", 3)), [Act.run])
        return [
            Check("reply", of: "request") {
                try $0.forbid(["sleep"], in: "request", else: "slept")
                try await requests(
                    $0, failing: .constant(0), acts: .once, comparing: .result, examples: [honey], tries: 12)
            },
            Check("late", of: "request") {
                try await requests($0, failing: .constant(0), acts: .none, comparing: .making, tries: 4)
            },
            Check("anew", of: "request") {
                try await requests(
                    $0,
                    of: ["a", "honey", "", "b", "Honey/2?x=1", "çay", "HTTP", "straße", " a ", "٤１", "🐝", "e\u{301}"],
                    failing: .constant(0), acts: .turns,
                    examples: [(honey.0, [.run, .run])])
                try await requests($0, failing: .constant(0), acts: .overlapping)
            },
            Check("failing", of: "request") {
                try await failureEnds($0)
                try await requests($0, failing: .failures, acts: .runs)
            },
            Check("map", of: "map") {
                try $0.forbid(["sleep"], in: "map", else: "slept")
                try await maps($0, failing: .constant(0), acts: .turns)
                try await letsOut($0, "map(task) { $0 + \"!\" }.run(), where task", else: "mapOtherError") {
                    _ = try await Self().map($0) { $0 + "!" }.run()
                }
                try await maps($0, failing: .failures, acts: .runs)
            },
            Check("flatMap", of: "flatMap") {
                try $0.forbid(["sleep"], in: "flatMap", else: "slept")
                try await chains($0, failing: .constant(0), acts: .runs)
            },
            Check("error", of: "flatMap") {
                try await letsOut($0, "flatMap(task) { _ in other }.run(), where task", else: "chainOtherError") {
                    _ = try await Self().flatMap($0) { text in LazyTask { text } }.run()
                }
                try await letsOut($0, "flatMap(other) { _ in task }.run(), where task", else: "nextOtherError") {
                    task in
                    _ = try await Self().flatMap(LazyTask { "a" }) { _ in task }.run()
                }
                try await secondFailureEnds($0)
                try await chains($0, failing: .failures, acts: .runs)
            },
            Check("cancel", of: "request") {
                let aspects: Aspects = [.result, .second, .log, .error]
                try await requests($0, failing: .failures, acts: .cancelled, comparing: aspects)
                $0.about("map")
                try await maps($0, failing: .failures, acts: .cancelled, comparing: aspects)
                try await maps($0, failing: .failures, acts: .cancelled, comparing: aspects, stops: .withError)
                $0.about("flatMap")
                try await chains($0, failing: .failures, acts: .cancelled, comparing: aspects)
                try await chains($0, failing: .failures, acts: .cancelled, comparing: aspects, stops: .withError)
                try await secondStepIsCancelled($0)
            },
            Check("mapLaws", of: "map") { try await mapLaws($0) },
            Check("laws", of: "flatMap") { try await laws($0) },
        ]
    }

    /// Expects that every error that the answer throws is the work's own error, unchanged. An answer that throws no
    /// error passes here: the later comparison with the reference detects it.
    private static func letsOut(
        _ examiner: Examiner<any LazyRequest>, _ call: String, else key: String,
        _ run: (LazyTask<String>) async throws -> Void
    ) async throws {
        for failure in [Service.Failure(request: 1, path: "a"), CancellationError()] as [any Error] {
            // The descriptions of the errors are compared, because no other error has the same description.
            do { try await run(LazyTask { throw failure }) } catch let error where "\(error)" != "\(failure)" {
                let evidence = Finding.comparison(
                    call: "\(call) throws \(failure)", expected: "throws \(failure)", got: "throws \(error)",
                    differences: [])
                throw examiner.failure(key, [evidence]) { key }
            } catch {}
        }
    }

    /// Expects that a run whose request fails ends with an error and sends no second request. An answer that throws the
    /// failure of another request passes here: the later comparison with the reference detects it.
    private static func failureEnds(_ examiner: Examiner<any LazyRequest>) async throws {
        _ = Turns.areTaken
        let service = Service(["a": .after(3, failing: 1)])
        let ending = await service.run(Self().request("a", from: service))
        let evidence = [
            Finding.note("request(\"a\", from: service).run(), where the first request fails"),
            .note("service.log: \(service.log.joined(separator: ", "))"),
        ]
        guard service.mostAsked < 2 else { throw examiner.failure("askedAgain", evidence) { "askedAgain" } }
        guard service.asked.count == 1 else { return }
        let end: (key: String, words: String)? =
            switch ending.result {
            case .success(let value): ("errorSwallowed", "it returned \(Tour.described(value))")
            case .failure(let error) where !(error is Service.Failure || error is Stuck):
                ("otherError", "it threw \(error)")
            case .failure: nil
            }
        if let end { throw examiner.failure(end.key, evidence + [.note(end.words)]) { end.key } }
    }

    /// Cancels a run whose first step goes on although it was cancelled. Expects that the second step is cancelled,
    /// too.
    private static func secondStepIsCancelled(_ examiner: Examiner<any LazyRequest>) async throws {
        _ = Turns.areTaken
        let service = Service(["a": .after(3), "A": .after(1)])
        let first = LazyTask { try await service.get("a") }.loose
        let call = "flatMap(a of 3 s, which goes on) { request($0, from: service) }.run(), cancelled after 1 s"
        examiner.running(call)
        let run = service.start(Self().flatMap(first) { path in LazyTask { try await service.get(path) } })
        await service.settle()
        service.clock.advance(by: .seconds(1))
        await service.settle()
        run.cancel()
        await service.finishAll()
        guard service.log.contains(where: { $0.hasSuffix("answered A") }) else { return examiner.finished() }
        let evidence = [Finding.note(call), .note("service.log: \(service.log.joined(separator: ", "))")]
        throw examiner.failure("secondNotCancelled", evidence) { "secondNotCancelled" }
    }

    /// Expects that `flatMap` runs nothing again after its second step has failed.
    private static func secondFailureEnds(_ examiner: Examiner<any LazyRequest>) async throws {
        _ = Turns.areTaken
        let service = Service(["a": .after(1), "A": .after(1, failing: 1)])
        let calls = Mutex(0)
        let task = Self().flatMap(LazyTask { try await service.get("a") }) { path in
            calls.withLock { $0 += 1 }
            return LazyTask { try await service.get(path) }
        }
        _ = await service.run(task)
        guard service.mostAsked > 1 else { return }
        let isFromTheStart = service.asked.count { $0.hasSuffix(" a") } > 1
        let key = isFromTheStart ? "allAgain" : calls.withLock { $0 } > 1 ? "nextAgain" : "lawless"
        let call = "flatMap(request(\"a\", from: service)) { request($0, from: service) }.run()"
        throw examiner.failure(
            key, [.note("\(call), where A fails once"), .note("service.log: \(service.log.joined(separator: ", "))")]
        ) { key }
    }

    private static func requests(
        _ examiner: Examiner<any LazyRequest>, of shared: [String] = [], failing: Generator<Int>,
        acts: Generator<[Act]>,
        comparing aspects: Aspects = .all, examples: [(Request, [Act])] = [], tries: Int = 25
    ) async throws {
        try await examiner.agrees(
            running: "request(_)",
            of: { paths in
                Generator<(String, (Int, Int))>.pair(
                    .element(of: shared + paths.prefix(2)), .pair(.jobSeconds, failing)
                ).map {
                    Request(Job($0.0, $0.1.0, failing: $0.1.1))
                }
            },
            acts: acts, comparing: aspects, examples: examples, tries: tries
        ) { answer, _, service, scene in answer.request(scene.job.path, from: service) }
    }

    private static func maps(
        _ examiner: Examiner<any LazyRequest>, failing: Generator<Int>, acts: Generator<[Act]>,
        comparing aspects: Aspects = .all, stops: Stops = .atOnce
    ) async throws {
        try await examiner.agrees(
            running: "map(_)",
            of: { paths in
                Generator<(Job, Fn<String, String>)>.pair(
                    .job(paths[0], failing: failing), .element(of: transforms)
                ).map {
                    Mapped(job: $0.0, transform: $0.1, stops: stops)
                }
            },
            acts: acts, comparing: aspects, tries: 25, calls: "transform"
        ) { answer, notes, service, scene in
            answer.map(stops.made(of: scene.job, service), notes.spy("transform", scene.transform))
        }
    }

    private static func chains(
        _ examiner: Examiner<any LazyRequest>, failing: Generator<Int>, acts: Generator<[Act]>,
        comparing aspects: Aspects = .all, stops: Stops = .atOnce
    ) async throws {
        try await examiner.agrees(
            running: "flatMap(_) { request($0, from: service) }",
            of: { paths in
                Generator<(Job, Job)>.pair(
                    .job(paths[0], failing: failing), .job(paths[0].uppercased(), failing: failing)
                ).map { Chained(first: $0.0, second: $0.1, stops: stops) }
            },
            acts: acts, comparing: aspects, tries: 30, calls: "next"
        ) { answer, notes, service, scene in
            answer.flatMap(stops.made(of: scene.first, service)) { path in
                notes.note("next(\(Tour.described(path)))")
                return scene.second.task(service, asking: path)
            }
        }
    }

    /// Checks the laws of `map`. The two sides of a law agree if they do the same work and have the same outcome.
    private static func mapLaws(_ examiner: Examiner<any LazyRequest>) async throws {
        try await examiner.law(
            "identity", "map(task, identity) = task", for: ("task", .step), ("x", .int),
            left: { step, x in await Trace { Self().map(step.task($0, x)) { $0 } } },
            equals: { step, x in await Trace { step.task($0, x) } })
        try await examiner.law(
            "composition", "map(map(task, g), f) = map(task, compose(f, g))",
            for: ("f", .function), ("g", .function), ("task", .step), ("x", .int),
            left: { f, g, step, x in
                await Trace { Self().map(Self().map(step.task($0, x), g.sendable), f.sendable) }
            },
            equals: { f, g, step, x in await Trace { Self().map(step.task($0, x)) { f(g($0)) } } })
    }

    private static func chained(_ task: LazyTask<Int>, _ next: @escaping @Sendable (Int) -> LazyTask<Int>)
        -> LazyTask<Int>
    { Self().flatMap(task, next) }

    private static func laws(_ examiner: Examiner<any LazyRequest>) async throws {
        try await examiner.law(
            "left identity", "flatMap(of(x), f) = f(x)", for: ("f", .step), ("x", .int),
            left: { f, x in await Trace { Self().flatMap(LazyTask { x }, f.on($0)) } },
            equals: { f, x in await Trace { f.task($0, x) } })
        try await examiner.law(
            "right identity", "flatMap(f(x), of) = f(x)", for: ("f", .step), ("x", .int),
            left: { f, x in await Trace { Self().flatMap(f.task($0, x)) { y in LazyTask { y } } } },
            equals: { f, x in await Trace { f.task($0, x) } })
        try await examiner.law(
            "associativity", "flatMap(flatMap(task, f), g) = flatMap(task) { flatMap(f($0), g) }",
            for: ("task", .step), ("f", .step), ("g", .step), ("x", .int),
            left: { step, f, g, x in
                await Trace { Self().flatMap(Self().flatMap(step.task($0, x), f.on($0)), g.on($0)) }
            },
            equals: { step, f, g, x in
                await Trace { notes in
                    Self().flatMap(step.task(notes, x)) { y in
                        // The answer's code is isolated to the main actor, but this closure is not. So the code is
                        // called inside a `LazyTask`, which may wait for the main actor.
                        LazyTask { try await chained(f.task(notes, y), g.on(notes)).run() }
                    }
                }
            })
    }
}

private struct Request: Scene {
    let job: Job

    init(_ job: Job) { self.job = job }

    var jobs: [Job] { [job] }
    var description: String { "\(Tour.described(job.path)), from: service" }
    var remark: String { job.failures == 0 ? "" : "\(job)" }
}

private struct Mapped: Scene {
    let job: Job
    let transform: Fn<String, String>
    let stops: Stops

    var jobs: [Job] { [job] }
    var description: String { "\(job), \(transform)" }
    var remark: String { stops.remark }
}

private let transforms = [
    Fn<String, String>("{ $0 + \"!\" }") { $0 + "!" }, Fn("{ $0.lowercased() }") { $0.lowercased() },
    Fn("{ _ in \"\" }") { _ in "" },
]

private struct Chained: Scene {
    let first: Job
    let second: Job
    let stops: Stops

    var jobs: [Job] { [first, second] }
    var description: String { "\(first)" }
    var remark: String { stops == .atOnce ? "\(second)" : "\(second); \(stops.remark)" }
}
