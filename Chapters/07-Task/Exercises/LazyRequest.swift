/// 7.1: describing asynchronous work doesn't start it.
public protocol LazyRequest: Contract {
    /// Describes a request. `try await service.get(path)` asks at once.
    ///
    /// `request("honey", from: service)` leaves `service.log` empty.
    /// `try await request("honey", from: service).run()` is `"HONEY"`.
    func request(_ path: String, from service: Service) -> LazyTask<String>

    /// The same work, with a function applied to what it gives.
    ///
    /// `map(request("honey", from: service)) { $0.count }` gives `5` when it runs.
    /// `map(request("wax", from: service)) { $0 + "!" }` gives `"WAX!"`.
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B>

    /// One piece of work, and then the next one, made of what the first gave.
    ///
    /// `flatMap(request("a", from: service)) { request($0, from: service) }` asks for `a`, and then for `A`.
    /// If the first fails, the second never starts.
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B>
}

extension LazyRequest {
    /// What must hold, in the order of the words.
    static var checks: [Check] {
        let call = "request(\"honey\", from: service)"
        return [
            Check("reply", of: "request") { examiner in
                let service = Service(["honey": .after(3)])
                let ending = await service.run(Self().request("honey", from: service))
                try examiner.expect("try await \(call).run()", ending, gives: "HONEY", ifGot: [("honey", "pathItself")])
                try examiner.expect(
                    "try await request(\"wax\", from: service).run()",
                    await service.run(Self().request("wax", from: service)), gives: "WAX",
                    ifGot: [("HONEY", "pathHard")])
            },
            Check("late", of: "request") { examiner in
                let service = Service(["honey": .after(3)])
                _ = Self().request("honey", from: service)
                await service.settle()
                try examiner.require(
                    service.log.isEmpty, else: "early", .note("let task = \(call)"),
                    .note("service.log is \(Tour.described(service.log)) already"))
            },
            Check("anew", of: "request") { examiner in
                let service = Service(["honey": .after(3)])
                let task = Self().request("honey", from: service)
                _ = await service.run(task)
                let once = ["0 s: asked honey", "3 s: answered honey"]
                let wait = "3 s: asked honey"
                try examiner.expect(
                    "service.log after one run()", service.log, is: once,
                    ifGot: [(once + [wait, "6 s: answered honey"], "twice"), ([], "notAsked")])
                _ = await service.run(task)
                try examiner.expect(
                    "service.log after two calls of run()", service.log, is: once + [wait, "6 s: answered honey"],
                    ifGot: [(once, "remembered")])
            },
            Check("failing", of: "request") { examiner in
                let service = Service(["honey": .after(3, failing: 1)])
                try examiner.expect(
                    "\(call).run(), where the service fails", await service.run(Self().request("honey", from: service)),
                    throws: Service.Failure(request: 1, path: "honey"), ifNothing: "errorSwallowed")
            },
            Check("map", of: "map") { examiner in
                let service = Service(["honey": .after(3)])
                let task = Self().map(Article.request("honey", from: service)) { $0.count }
                await service.settle()
                try examiner.require(
                    service.log.isEmpty, else: "mapEarly", .note("let task = map(\(call)) { $0.count }"),
                    .note("service.log is \(Tour.described(service.log)) already"))
                try examiner.expect("map(\(call)) { $0.count }.run()", await service.run(task), gives: 5)
                try examiner.require(
                    service.log.count == 2, else: "mapTwice", .note("service.log is \(Tour.described(service.log))"))
                let notes = Notes()
                let noting: @Sendable (String) -> Int = { text in
                    notes.note(text)
                    return text.count
                }
                _ = await service.run(Self().map(Article.request("honey", from: service), noting))
                try examiner.require(
                    notes.lines.count == 1, else: "transformTwice",
                    .note("transform ran \(notes.lines.count)× in one run()"))
            },
            Check("flatMap", of: "flatMap") { examiner in
                let service = Service(["a": .after(1), "A": .after(2)])
                let task = Self().flatMap(Article.request("a", from: service)) { Article.request($0, from: service) }
                await service.settle()
                try examiner.require(
                    service.log.isEmpty, else: "flatMapEarly", .note("let task = flatMap(ask for a) { ask for it }"),
                    .note("service.log is \(Tour.described(service.log)) already"))
                let ending = await service.run(task)
                try examiner.expect("flatMap(ask for a) { ask for it }.run()", ending, gives: "A")
                let a = ["0 s: asked a", "1 s: answered a"]
                let next = ["1 s: asked A", "3 s: answered A"]
                try examiner.expect(
                    "service.log", service.log, is: a + next,
                    ifGot: [
                        (a + ["1 s: asked a", "2 s: answered a", "2 s: asked A", "4 s: answered A"], "firstTwice"),
                        (a + next + ["3 s: asked A", "5 s: answered A"], "secondTwice"),
                    ])
            },
            Check("error", of: "flatMap") { examiner in
                let service = Service(["a": .after(1, failing: 1)])
                let task = Self().flatMap(Article.request("a", from: service)) { Article.request($0, from: service) }
                let ending = await service.run(task)
                try examiner.expect(
                    "flatMap(ask for a) { … }.run(), where the first fails", ending,
                    throws: Service.Failure(request: 1, path: "a"), ifNothing: "triedAgain")
            },
            Check("cancel", of: "request") { examiner in
                let ask = { (service: Service) in Self().request("a", from: service) }
                let mapped = { (service: Service) in Self().map(Article.request("a", from: service)) { $0 } }
                let chained = { (service: Service) in
                    Self().flatMap(LazyTask { "a" }) { Article.request($0, from: service) }
                }
                for (call, make) in [
                    ("ask for a", ask), ("map(ask for a)", mapped), ("flatMap(…) { ask for a }", chained),
                ] {
                    let service = Service(["a": .after(5)])
                    _ = await service.run(Article.timeout(make(service), after: 2, on: service))
                    await service.settle()
                    try examiner.require(
                        service.log.last == "2 s: cancelled a", else: "notCancelled",
                        .note("\(call), cancelled after 2 s"), .note("service.log is \(Tour.described(service.log))"))
                }
            },
            Check("mapLaws", of: "map") { try await mapLaws($0) },
            Check("laws", of: "flatMap") { try await laws($0) },
        ]
    }

    /// The two functor laws. Sides agree where they end alike after doing the same.
    private static func mapLaws(_ examiner: Examiner) async throws {
        try await examiner.law(
            "identity", "map(task, identity) = task", for: ("task", .step), ("x", .int), ifBroken: "mapLawless",
            left: { step, x in await Trace { Self().map(step.task($0, x)) { $0 } } },
            equals: { step, x in await Trace { step.task($0, x) } })
        try await examiner.law(
            "composition", "map(map(task, g), f) = map(task, compose(f, g))",
            for: ("f", .function), ("g", .function), ("task", .step), ("x", .int), ifBroken: "mapLawless",
            left: { f, g, step, x in
                await Trace { Self().map(Self().map(step.task($0, x), g.sendable), f.sendable) }
            },
            equals: { f, g, step, x in await Trace { Self().map(step.task($0, x)) { f(g($0)) } } })
    }

    private static func chained(_ task: LazyTask<Int>, _ next: @escaping @Sendable (Int) -> LazyTask<Int>)
        -> LazyTask<Int>
    { Self().flatMap(task, next) }

    /// The three monad laws.
    private static func laws(_ examiner: Examiner) async throws {
        try await examiner.law(
            "left identity", "flatMap(of(x), f) = f(x)", for: ("f", .step), ("x", .int), ifBroken: "lawless",
            left: { f, x in await Trace { Self().flatMap(LazyTask { x }, f.on($0)) } },
            equals: { f, x in await Trace { f.task($0, x) } })
        try await examiner.law(
            "right identity", "flatMap(f(x), of) = f(x)", for: ("f", .step), ("x", .int), ifBroken: "lawless",
            left: { f, x in await Trace { Self().flatMap(f.task($0, x)) { y in LazyTask { y } } } },
            equals: { f, x in await Trace { f.task($0, x) } })
        try await examiner.law(
            "associativity", "flatMap(flatMap(task, f), g) = flatMap(task) { flatMap(f($0), g) }",
            for: ("task", .step), ("f", .step), ("g", .step), ("x", .int), ifBroken: "lawless",
            left: { step, f, g, x in
                await Trace { Self().flatMap(Self().flatMap(step.task($0, x), f.on($0)), g.on($0)) }
            },
            equals: { step, f, g, x in
                await Trace { notes in
                    Self().flatMap(step.task(notes, x)) { y in
                        // An answer is on the main actor: it is asked when the step runs, and describes then.
                        LazyTask { try await chained(f.task(notes, y), g.on(notes)).run() }
                    }
                }
            })
    }
}
