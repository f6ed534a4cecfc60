/// 7.2: one after another, or at the same time.
public protocol AllAtOnce: Contract {
    /// Two pieces of work at the same time, and both values.
    ///
    /// Work of 2 and 3 seconds ends after 3 seconds, not after 5.
    /// `both(request("a", …), request("b", …))` gives `("A", "B")`, whichever is answered first.
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)>

    /// Any number at the same time. The values are in the order of the list; the first error ends them all.
    ///
    /// Work of 3, 1 and 2 seconds ends after 3 seconds, with three values in the order of the list.
    /// `all([])` gives `[]`.
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]>
}

extension AllAtOnce {
    /// What must hold, in the order of the words.
    static var checks: [Check] {
        let call = "all([a of 3 s, b of 1 s, c of 2 s])"
        @MainActor func three() -> (Service, LazyTask<[String]>) {
            let service = Service(["a": .after(3), "b": .after(1), "c": .after(2)])
            return (service, Self().all(["a", "b", "c"].map { Article.request($0, from: service) }))
        }
        return [
            Check("both", of: "both") { examiner in
                let service = Service(["a": .after(3), "b": .after(2)])
                let task = Self().both(Article.request("a", from: service), Article.request("b", from: service))
                let ending = await service.run(Article.map(task) { [$0.0, $0.1] })
                try examiner.expect("both(a of 3 s, b of 2 s).run()", ending, gives: ["A", "B"])
            },
            Check("bothAtOnce", of: "both") { examiner in
                let service = Service(["a": .after(3), "b": .after(2)])
                let task = Self().both(Article.request("a", from: service), Article.request("b", from: service))
                await service.settle()
                try examiner.require(
                    service.log.isEmpty, else: "early", .note("let task = both(a of 3 s, b of 2 s)"),
                    .note("service.log is \(Tour.described(service.log)) already"))
                let ending = await service.run(task)
                try examiner.expect(
                    "both(a of 3 s, b of 2 s)", ending, endsAt: 3,
                    ifGot: [(5, "bothSequential"), (6, "bothTwice"), (8, "bothTwice")])
            },
            Check("bothError", of: "both") { examiner in
                let service = Service(["a": .after(1, failing: 1), "b": .after(5)])
                let task = Self().both(Article.request("a", from: service), Article.request("b", from: service))
                let ending = await service.run(task)
                let call = "both(a that fails after 1 s, b of 5 s)"
                try examiner.expect(
                    "\(call).run()", ending, throws: Service.Failure(request: 1, path: "a"), ifNothing: nil,
                    ifOther: "bothErrorLost")
                try examiner.expect(call, ending, endsAt: 1, ifGot: [(5, "bothWaits")])
                await service.settle()
                try examiner.require(
                    service.log.contains("1 s: cancelled b"), else: "bothLeftRunning", .note("after \(call).run()"),
                    .note("service.log is \(Tour.described(service.log))"))
            },
            Check("order", of: "all") { examiner in
                let (service, task) = three()
                await service.settle()
                try examiner.require(
                    service.log.isEmpty, else: "allEarly", .note("let task = \(call)"),
                    .note("service.log is \(Tour.described(service.log)) already"))
                let ending = await service.run(task)
                try examiner.expect(
                    "\(call).run()", ending, gives: ["A", "B", "C"],
                    ifGot: [
                        (["B", "C", "A"], "orderLost"), (["A"], "onlyFirst"), (["B"], "onlyFirst"),
                        (["C"], "onlyFirst"),
                        ([], "nothing"),
                        (["C", "B", "A"], "backwards"),
                    ])
            },
            Check("time", of: "all") { examiner in
                let (service, task) = three()
                let ending = await service.run(task)
                let asked = service.log.count { $0.contains("asked") }
                try examiner.require(
                    asked == 3, else: "allTwice", .note("\(call).run() asked \(asked)×"),
                    .note("service.log is \(Tour.described(service.log))"))
                try examiner.expect(
                    call, ending, endsAt: 3, ifGot: [(6, "sequential"), (5, "inParts"), (4, "inParts")])
                _ = await service.run(task)
                try examiner.require(
                    service.log.count == 12, else: "remembered", .note("after two calls of run()"),
                    .note("service.log is \(Tour.described(service.log))"))
            },
            Check("error", of: "all") { examiner in
                let service = Service(["a": .after(5), "b": .after(1, failing: 1)])
                let ending = await service.run(
                    Self().all(["a", "b"].map { Article.request($0, from: service) }))
                try examiner.expect(
                    "all([a of 5 s, b that fails after 1 s]).run()", ending,
                    throws: Service.Failure(request: 1, path: "b"), ifNothing: "errorSwallowed")
                try examiner.expect(
                    "all([a of 5 s, b that fails after 1 s])", ending, endsAt: 1,
                    ifGot: [(5, "waitsForTheRest")])
                await service.settle()
                try examiner.require(
                    service.log.contains("1 s: cancelled a"), else: "leftRunning",
                    .note("after all([a of 5 s, b that fails after 1 s]).run()"),
                    .note("service.log is \(Tour.described(service.log))"))
            },
            Check("none", of: "all") { examiner in
                let service = Service([:])
                let none: [LazyTask<Int>] = []
                try examiner.expect("all([]).run()", await service.run(Self().all(none)), gives: [])
            },
        ]
    }
}
