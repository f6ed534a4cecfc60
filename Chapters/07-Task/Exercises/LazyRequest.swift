/// 7.1: asynchronous work described is not work started.
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
    /// Where the first fails, the second never starts.
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B>
}

let lazyRequest = Exercise(
    in: folder, 1, "lazy-request", minutes: 10, words: English.lazyRequest,
    compilerSuspects: [
        CompilerSuspect("ranNow", "'async' call in a function that does not support concurrency"),
        CompilerSuspect("noAwait", "expression is 'async' but is not marked with 'await'"),
        CompilerSuspect("nested", "cannot convert value of type 'LazyTask<B>' to closure result type 'B'"),
        CompilerSuspect(
            "nested", "cannot convert return expression of type 'LazyTask<LazyTask<B>>' to return type 'LazyTask<B>'"),
    ])

extension LazyRequest {
    /// Which exercise it is.
    public static var exercise: Exercise { lazyRequest }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let call = "request(\"honey\", from: service)"
        return [
            Check("reply", of: "request") { examiner in
                let service = Service(["honey": .after(3)])
                let ending = await service.run(Self().request("honey", from: service))
                try examiner.expect("try await \(call).run()", ending, gives: "HONEY", ifGot: [("honey", "pathItself")])
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
                    ifGot: [(once + [wait, "6 s: answered honey"], "twice")])
                _ = await service.run(task)
                try examiner.expect(
                    "service.log after two calls of run()", service.log, is: once + [wait, "6 s: answered honey"],
                    ifGot: [(once, "remembered")])
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
            },
            Check("flatMap", of: "flatMap") { examiner in
                let service = Service(["a": .after(1), "A": .after(2)])
                let task = Self().flatMap(Article.request("a", from: service)) { Article.request($0, from: service) }
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
        ]
    }
}
