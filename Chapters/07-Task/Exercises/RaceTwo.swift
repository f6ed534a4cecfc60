/// 7.3: the first one wins, and the other one stops.
public protocol RaceTwo: Contract {
    /// Two pieces of work at the same time. The first to end decides, with its value or its error. The other is cancelled.
    ///
    /// `race(a of 5 s, b of 1 s)` gives `"B"` after 1 second, and `a` is cancelled.
    /// `race(a of 5 s, b that fails after 1 s)` throws after 1 second.
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A>
}

extension RaceTwo {
    /// What must hold, in the order of the words.
    static var checks: [Check] {
        @MainActor func race(_ a: Service.Reply, _ b: Service.Reply) -> (Service, LazyTask<String>) {
            let service = Service(["a": a, "b": b])
            return (service, Self().race(Article.request("a", from: service), Article.request("b", from: service)))
        }
        return [
            Check("first", of: "race") { examiner in
                let (service, task) = race(.after(1), .after(5))
                await service.settle()
                try examiner.require(
                    service.log.isEmpty, else: "early", .note("let task = race(a of 1 s, b of 5 s)"),
                    .note("service.log is \(Tour.described(service.log)) already"))
                try examiner.expect(
                    "race(a of 1 s, b of 5 s).run()", await service.run(task), gives: "A", ifGot: [("B", "lastWins")])
            },
            Check("second", of: "race") { examiner in
                let (service, task) = race(.after(5), .after(1))
                await service.settle()
                try examiner.require(
                    service.log.isEmpty, else: "early", .note("let task = race(a of 5 s, b of 1 s)"),
                    .note("service.log is \(Tour.described(service.log)) already"))
                try examiner.expect(
                    "race(a of 5 s, b of 1 s).run()", await service.run(task), gives: "B",
                    ifGot: [("A", service.seconds == 6 ? "sequential" : "alwaysFirst")])
            },
            Check("loser", of: "race") { examiner in
                let (service, task) = race(.after(5), .after(1))
                let ending = await service.run(task)
                try examiner.expect(
                    "race(a of 5 s, b of 1 s)", ending, endsAt: 1, ifGot: [(5, "loserAwaited"), (2, "raceTwice")])
                await service.settle()
                try examiner.require(
                    service.log.contains("1 s: cancelled a"), else: "leftRunning",
                    .note("after race(a of 5 s, b of 1 s).run()"),
                    .note("service.log is \(Tour.described(service.log))"))
                let (other, turned) = race(.after(1), .after(5))
                _ = await other.run(turned)
                await other.settle()
                try examiner.require(
                    other.log.contains("1 s: cancelled b"), else: "leftRunning",
                    .note("after race(a of 1 s, b of 5 s).run()"), .note("service.log is \(Tour.described(other.log))"))
            },
            Check("error", of: "race") { examiner in
                let (service, task) = race(.after(5), .after(1, failing: 1))
                let ending = await service.run(task)
                try examiner.expect(
                    "race(a of 5 s, b that fails after 1 s).run()", ending,
                    throws: Service.Failure(request: 1, path: "b"), ifNothing: "errorIgnored")
                try examiner.expect(
                    "race(a of 5 s, b that fails after 1 s)", ending, endsAt: 1, ifGot: [(5, "errorLate")])
                let (other, turned) = race(.after(1, failing: 1), .after(5))
                try examiner.expect(
                    "race(a that fails after 1 s, b of 5 s).run()", await other.run(turned),
                    throws: Service.Failure(request: 1, path: "a"), ifNothing: "errorIgnored")
            },
            Check("again", of: "race") { examiner in
                let (service, task) = race(.after(5), .after(1))
                _ = await service.run(task)
                _ = await service.run(task)
                let asked = service.log.count { $0.contains("asked") }
                try examiner.require(
                    asked == 4, else: "remembered", .note("after two calls of run()"),
                    .note("service.log is \(Tour.described(service.log))"))
            },
            Check("cancel", of: "race") { examiner in
                let (service, task) = race(.after(5), .after(9))
                _ = await service.run(Article.timeout(task, after: 2, on: service))
                await service.settle()
                try examiner.require(
                    service.log.contains("2 s: cancelled a") && service.log.contains("2 s: cancelled b"),
                    else: "notCancelled", .note("race(a of 5 s, b of 9 s).run(), cancelled after 2 s"),
                    .note("service.log is \(Tour.described(service.log))"))
            },
        ]
    }
}
