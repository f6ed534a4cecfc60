/// 7.4: work that takes too long, and work that is worth another try.
public protocol TimeoutRetry: Contract {
    /// The same work with a limit. At the limit the work is cancelled, and `TimedOut()` is thrown.
    /// `try await service.sleep(seconds)` waits.
    ///
    /// `timeout(a of 1 s, after: 3, on: service)` gives `"A"` after 1 second.
    /// `timeout(a of 9 s, after: 3, on: service)` throws `TimedOut()` after 3 seconds, and `a` is cancelled.
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A>

    /// The same work, tried at most `times` times, and at least once. If no try succeeds, the last error is thrown.
    ///
    /// `retry(a that fails twice, atMost: 3)` gives `"A"`.
    /// `retry(a that fails twice, atMost: 2)` throws the second failure.
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A>
}

extension TimeoutRetry {
    /// Two pieces of work at the same time: the first to end wins and the other is cancelled, as in 7.3.
    ///
    /// `race(a of 5 s, b of 1 s)` gives `"B"` after 1 second.
    nonisolated public func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        Article.race(first, second)
    }
}

extension TimeoutRetry {
    /// What must hold, in the order of the words.
    static var checks: [Check] {
        @MainActor func limited(_ reply: Service.Reply) -> (Service, LazyTask<String>) {
            let service = Service(["a": reply])
            return (service, Self().timeout(Article.request("a", from: service), after: 3, on: service))
        }
        @MainActor func retried(_ failures: Int, _ times: Int) -> (Service, LazyTask<String>) {
            let service = Service(["a": .after(1, failing: failures)])
            return (service, Self().retry(Article.request("a", from: service), atMost: times))
        }
        func asked(_ service: Service) -> Int { service.log.count { $0.hasSuffix("asked a") } }
        return [
            Check("inTime", of: "timeout") { examiner in
                let (service, task) = limited(.after(1))
                let call = "timeout(a of 1 s, after: 3, on: service)"
                let ending = await service.run(task)
                try examiner.expect("\(call).run()", ending, gives: "A", ifThrows: "alwaysLate")
                let other = Service(["a": .after(4)])
                try examiner.expect(
                    "timeout(a of 4 s, after: 5, on: service).run()",
                    await other.run(Self().timeout(Article.request("a", from: other), after: 5, on: other)),
                    gives: "A", ifThrows: "limitHard")
            },
            Check("ownError", of: "timeout") { examiner in
                let (service, task) = limited(.after(1, failing: 1))
                try examiner.expect(
                    "timeout(a that fails after 1 s, after: 3, on: service).run()", await service.run(task),
                    throws: Service.Failure(request: 1, path: "a"), ifNothing: nil, ifOther: "errorHidden")
            },
            Check("notLonger", of: "timeout") { examiner in
                let (service, task) = limited(.after(1))
                await service.settle()
                try examiner.require(
                    service.log.isEmpty, else: "early", .note("let task = timeout(a of 1 s, after: 3, on: service)"),
                    .note("service.log is \(Tour.described(service.log)) already"))
                try examiner.expect(
                    "timeout(a of 1 s, after: 3, on: service)", await service.run(task), endsAt: 1,
                    ifGot: [(3, "waitsForLimit"), (4, "sleepsFirst")])
            },
            Check("tooLate", of: "timeout") { examiner in
                let (service, task) = limited(.after(9))
                let call = "timeout(a of 9 s, after: 3, on: service)"
                let ending = await service.run(task)
                try examiner.expect(
                    "\(call).run()", ending, throws: TimedOut(), ifNothing: "noLimit", ifOther: "otherError")
                try examiner.expect(call, ending, endsAt: 3, ifGot: [(9, "workAwaited"), (12, "sleepsAfter")])
                await service.settle()
                try examiner.require(
                    service.log.contains("3 s: cancelled a"), else: "leftRunning",
                    .note("after \(call).run()"), .note("service.log is \(Tour.described(service.log))"))
            },
            Check("retry", of: "retry") { examiner in
                let (service, task) = retried(2, 3)
                let call = "retry(a that fails twice, atMost: 3)"
                let ending = await service.run(task)
                try examiner.expect(
                    "\(call).run()", ending, gives: "A", ifThrows: asked(service) == 1 ? "onlyOne" : "onceLess")
                let (other, five) = retried(4, 5)
                try examiner.expect(
                    "retry(a that fails four times, atMost: 5).run()", await other.run(five), gives: "A",
                    ifThrows: "triesHard")
            },
            Check("enough", of: "retry") { examiner in
                let (service, task) = retried(0, 3)
                _ = await service.run(task)
                try examiner.expect(
                    "how often retry(a that succeeds, atMost: 3) asks", asked(service), is: 1,
                    ifGot: [(3, "goesOn"), (2, "goesOn")])
            },
            Check("giveUp", of: "retry") { examiner in
                let (service, task) = retried(9, 2)
                let ending = await service.run(task)
                try examiner.expect(
                    "how often retry(a that always fails, atMost: 2) asks", asked(service), is: 2,
                    ifGot: [(3, "onceMore"), (9, "forEver"), (10, "forEver")])
                try examiner.expect(
                    "retry(a that always fails, atMost: 2).run()", ending,
                    throws: Service.Failure(request: 2, path: "a"),
                    ifGot: [(Service.Failure(request: 1, path: "a"), "firstError")], ifOther: "ownErrorThrown")
            },
            Check("single", of: "retry") { examiner in
                let (service, task) = retried(9, 1)
                _ = await service.run(task)
                try examiner.expect(
                    "how often retry(a that always fails, atMost: 1) asks", asked(service), is: 1,
                    ifGot: [(2, "notOnce"), (0, "notOnce")])
            },
            Check("again", of: "retry") { examiner in
                let (service, task) = retried(9, 2)
                _ = await service.run(task)
                _ = await service.run(task)
                try examiner.expect(
                    "how often retry(a that always fails, atMost: 2) asks in two calls of run()", asked(service), is: 4,
                    ifGot: [(2, "countKept"), (3, "countKept")])
            },
        ]
    }
}
