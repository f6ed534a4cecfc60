/// 7.3: the first to end wins, and the other is cancelled.
public protocol RaceTwo: Contract {
    /// Describes two pieces of work that run at the same time. The first piece to end decides the result: its value, or
    /// its error of any type. The other piece is cancelled. Cancelling a run cancels both pieces.
    ///
    /// `race(a of 5 s, b of 1 s)` returns `"B"` after 1 second, and `a` is cancelled.
    /// `race(a of 5 s, b that fails after 1 s)` throws after 1 second.
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A>
}

extension RaceTwo {
    static var checks: [Check<any RaceTwo>] {
        let fast = (Jobs([Job("a", 1), Job("b", 5)]), [Act.run])
        let slow = (Jobs([Job("a", 5), Job("b", 1)]), [Act.run])
        let none = Generator<Int>.constant(0)
        func faster(_ place: Int) -> (_ paths: [String]) -> Generator<Jobs> {
            { paths in
                Jobs.any(paths, count: 2...2, failing: none).map { jobs in
                    let seconds = jobs.jobs.map(\.seconds).sorted()
                    return Jobs([Job(paths[0], seconds[place]), Job(paths[1], seconds[1 - place])])
                }
            }
        }
        return [
            Check("first", of: "race") {
                try $0.forbid(["sleep"], else: "slept")
                try await loserStops($0)
                try await races(
                    $0, faster(0), acts: .once, comparing: [.making, .result], examples: [fast], tries: 12)
            },
            Check("second", of: "race") {
                try await slowerIsChild($0)
                try await races(
                    $0, faster(1), acts: .once, comparing: [.result, .second], examples: [slow],
                    explainedBy: ["sequential", "alwaysFirst", "loserAwaited", "raceTwice", "keptForAll"], tries: 12)
            },
            Check("loser", of: "race") {
                try await races(
                    $0, { Jobs.any($0, count: 2...2, failing: none) }, acts: .once, examples: [slow, fast])
                try await races(
                    $0, { stopping($0, failing: none) }, acts: .once,
                    examples: [(Jobs(slow.0.jobs, stops: .withValue), [.run])], tries: 15)
            },
            Check("error", of: "race") {
                let example = (Jobs([Job("a", 5), Job("b", 1, failing: Job.always)]), [Act.run])
                let stopped = (Jobs([Job("a", 5), Job("b", 1, failing: Job.always, with: .cancellation)]), [Act.run])
                try await failureEnds($0)
                try await races(
                    $0, { Jobs.any($0, count: 2...2) }, acts: .once, comparing: .result, examples: [example, stopped])
                try await races($0, { Jobs.any($0, count: 2...2) }, acts: .once, examples: [example])
                try await races(
                    $0, { stopping($0, failing: .failures) }, acts: .once,
                    examples: [(Jobs(example.0.jobs, stops: .withValue), [.run])], tries: 15)
            },
            Check("again", of: "race") {
                try await races(
                    $0, { Jobs.any($0, count: 2...2) }, acts: .runs, examples: [(slow.0, [.run, .run])], tries: 40)
            },
            Check("cancel", of: "race") {
                try await races(
                    $0, { Jobs.any($0, count: 2...2) }, acts: .cancelled, comparing: [.result, .second, .log])
                // Both tasks end in the same way, so it does not matter which of them ends first.
                for stops in [Stops.withValue, .withError] {
                    try await races(
                        $0, { Jobs.any($0, count: 2...2, failing: none).map { Jobs($0.jobs, stops: stops) } },
                        acts: .cancelled, comparing: [.result, .second, .error],
                        explainedBy: ["checkedAtEnd"], tries: 12)
                }
                try await cancellationReachesBoth($0)
            },
        ]
    }

    private static func stopping(_ paths: [String], failing: Generator<Int>) -> Generator<Jobs> {
        Generator<(Jobs, Stops)>.pair(
            Jobs.any(paths, count: 2...2, failing: failing), .element(of: [.withValue, .withError])
        ).map { Jobs($0.jobs, stops: $1) }
    }

    /// Detects an answer whose first task starts late or never. Also distinguishes two mistakes that both end with a
    /// `CancellationError`: `cancelledFirst` and `loserError`. In a second race, the loser's work throws its own error,
    /// which shows whether the race throws the loser's error.
    private static func loserStops(_ examiner: Examiner<any RaceTwo>) async throws {
        _ = Turns.areTaken
        func race(_ stops: Stops) async -> (result: String, log: [String]) {
            let service = Service(["a": .after(1), "b": .after(5)])
            let (winner, loser) = (Job("a", 1).task(service), stops.made(of: Job("b", 5), service))
            let ending = await service.run(Self().race(winner, loser))
            let words = if case .failure(let error) = ending.result { "throws \(error)" } else { "value" }
            return ("\(words) after \(ending.second) s", service.log)
        }
        let (result, log) = await race(.atOnce)
        let evidence = [
            Finding.note("race(a of 1 s, b of 5 s).run()"), .note("service.log: \(log.joined(separator: ", "))"),
        ]
        if log.contains("0 s: asked b"), !log.contains("0 s: asked a") {
            throw examiner.failure("firstUnasked", evidence) { "firstUnasked" }
        }
        if log.contains("0 s: cancelled a"), log.contains("0 s: cancelled b") {
            throw examiner.failure("cancelledFirst", evidence) { "cancelledFirst" }
        }
        guard result == "throws CancellationError() after 1 s", log.contains("1 s: answered a") else { return }
        if await race(.withError).result == "throws \(Stops.ownError) after 1 s" {
            throw examiner.failure("loserError", evidence) { "loserError" }
        }
    }

    /// Finds three mistakes: the race throws an error other than the work's, no error ends the race, or the only error
    /// that ends it is a `CancellationError`.
    private static func failureEnds(_ examiner: Examiner<any RaceTwo>) async throws {
        _ = Turns.areTaken
        func race(_ error: Job.Failing) async -> (ending: Ending<String>, log: [String]) {
            let (slow, fast) = (Job("a", 5), Job("b", 1, failing: Job.always, with: error))
            let service = Service(["a": .after(5), "b": .after(1, failing: Job.always)])
            let ending = await service.run(Self().race(slow.task(service), fast.task(service)))
            return (ending, service.log)
        }
        let call = "race(a of 5 s, b that fails after 1 s).run()"
        let (ending, log) = await race(.service)
        try examiner.requireNoOwnError(ending, of: call, else: "errorReplaced")
        guard case .success("A") = ending.result, ending.second == 5, log.contains("5 s: answered a"),
            log.count(where: { $0.contains("asked") }) == 2
        else { return }
        let key =
            switch await race(.cancellation).ending.result {
            case .success: "errorIgnored"
            case .failure(let error) where error is CancellationError: "successWins"
            case .failure: nil as String?
            }
        guard let key else { return }
        throw examiner.failure(key, [.note(call), .note("it returned \"A\" after 5 s")]) { key }
    }

    /// Distinguishes mistakes with the same result and time. The log shows a second task that started late or never. An
    /// error that leaves a task group cancels the group's children, but not unstructured tasks. So if the faster task
    /// fails, a race ends early if it uses a task group and only forgets to cancel the loser. It does not end early if
    /// it awaits unstructured tasks, or if its children catch the error.
    private static func slowerIsChild(_ examiner: Examiner<any RaceTwo>) async throws {
        _ = Turns.areTaken
        func race(failing failures: Int) async -> (ending: Ending<String>, log: [String]) {
            let (slow, fast) = (Job("a", 5), Job("b", 1, failing: failures))
            let service = Service(["a": .after(5), "b": .after(1, failing: failures)])
            let ending = await service.run(Self().race(slow.task(service), fast.task(service)))
            return (ending, service.log)
        }
        let (ending, log) = await race(failing: 0)
        try examiner.require(
            log.contains("0 s: asked b") || !log.contains("0 s: asked a"),
            else: log.contains { $0.hasSuffix("asked b") } ? "sequential" : "secondUnasked",
            .note("race(a of 5 s, b of 1 s).run()"), .note("service.log: \(log.joined(separator: ", "))"))
        guard case .success("B") = ending.result, ending.second == 5 else { return }
        let failed = await race(failing: Job.always)
        try examiner.require(
            failed.ending.second < 5, else: "tasksAwaited", .note("race(a of 5 s, b of 1 s).run()"),
            .note("it returned \"B\" after 5 s, not after 1 s"))
    }

    /// Finds a race that cancels one task only when the other has ended. In each of the two races here, one task goes
    /// on although it is cancelled.
    private static func cancellationReachesBoth(_ examiner: Examiner<any RaceTwo>) async throws {
        _ = Turns.areTaken
        for (stopping, other) in [("b", "a"), ("a", "b")] {
            let service = Service(["a": .after(5), "b": .after(5)])
            let tasks = ["a", "b"].map { name in
                let task = Job(name, 5).task(service)
                return name == other ? task.loose : task
            }
            let call = "race(a of 5 s, b of 5 s).run(), cancelled after 1 s, but \(other) goes on"
            examiner.running(call)
            let run = service.start(Self().race(tasks[0], tasks[1]))
            await service.settle()
            service.clock.advance(by: .seconds(1))
            await service.settle()
            run.cancel()
            await service.finishAll()
            let log = service.log
            try examiner.require(
                log.contains("1 s: cancelled \(stopping)"), else: "cancelledLate", .note(call),
                .note("service.log: \(log.joined(separator: ", "))"))
        }
        examiner.finished()
    }

    private static func races(
        _ examiner: Examiner<any RaceTwo>, _ jobs: (_ paths: [String]) -> Generator<Jobs>, acts: Generator<[Act]>,
        comparing aspects: Aspects = .all, examples: [(Jobs, [Act])] = [], explainedBy keys: Set<String>? = nil,
        tries: Int = 30
    ) async throws {
        try await examiner.agrees(
            running: "race(_)", of: jobs, acts: acts, comparing: aspects,
            examples: examples, explainedBy: keys, tries: tries
        ) { answer, _, service, scene in
            let tasks = scene.jobs.map { scene.stops.made(of: $0, service) }
            return answer.race(tasks[0], tasks[1])
        }
    }
}
