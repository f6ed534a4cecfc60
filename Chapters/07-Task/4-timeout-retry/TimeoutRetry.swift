/// 7.4: work that takes too long, and work that is worth another attempt.
public protocol TimeoutRetry: Contract {
    /// Describes work with a time limit. At the limit the work is cancelled, and `TimedOut()` is thrown, even if the
    /// work then returns a value or throws another error. Before the limit, a run throws `TimedOut()` only if the work
    /// itself does. Cancelling a run cancels its work. `try await service.sleep(seconds)` waits.
    ///
    /// `timeout(a of 1 s, after: 3, on: service)` returns `"A"` after 1 second.
    /// `timeout(a of 9 s, after: 3, on: service)` throws `TimedOut()` after 3 seconds, and `a` is cancelled.
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A>

    /// Describes work that runs again after any error: it makes at most `times` attempts, but at least one, even if
    /// `times` is 0 or less. If every attempt fails, the last error is thrown. A cancelled run makes no further
    /// attempt, whatever error its work throws.
    ///
    /// `retry(a that fails twice, atMost: 3)` returns `"A"`.
    /// `retry(a that fails twice, atMost: 2)` throws the second failure.
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A>
}

extension TimeoutRetry {
    /// Describes two pieces of work that run at the same time: the first to end wins, and the other is cancelled, as in
    /// 7.3.
    ///
    /// `race(a of 5 s, b of 1 s)` returns `"B"` after 1 second.
    nonisolated public func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        Ours.race(first, second)
    }
}

extension TimeoutRetry {
    static var checks: [Check<any TimeoutRetry>] {
        func example(_ seconds: Int, failing failures: Int = 0) -> (Limited, [Act]) {
            (Limited(job: Job("a", seconds, failing: failures), limit: 3), [.run])
        }
        let none = Generator<Int>.constant(0)
        return [
            Check("inTime", of: "timeout") {
                try await limits(
                    $0, { .inTime($0, failing: none) }, acts: .once, comparing: [.result, .second],
                    examples: [example(1)],
                    explainedBy: [
                        "alwaysLate", "limitHard", "waitsForLimit", "sleepsFirst", "oneAfterOther", "notSlept",
                    ],
                    tries: 15)
            },
            Check("ownError", of: "timeout") {
                try await limits(
                    $0, { .inTime($0, failing: .constant(Job.always)) }, acts: .once, comparing: .result,
                    examples: [
                        example(1, failing: Job.always),
                        (
                            Limited(job: Job("a", 1, failing: Job.always, with: .cancellation), limit: 3),
                            [.run]
                        ),
                    ], explainedBy: ["errorHidden", "cancellationHidden", "failureIsTimedOut"], tries: 15)
            },
            Check("notLonger", of: "timeout") {
                try await limits($0, { .inTime($0, failing: .failures) }, acts: .runs, examples: [example(1)])
            },
            Check("tooLate", of: "timeout") {
                let keys: Set = [
                    "noLimit", "workAwaited", "sleepsAfter", "otherError", "leftRunning", "limitHard", "limitLonger",
                    "lateTaken", "workErrorThrown",
                ]
                try await limits(
                    $0, { .late($0) }, acts: .once, comparing: [.result, .second],
                    examples: [example(9), (Limited(job: Job("a", 9), limit: 0), [.run])],
                    explainedBy: keys, tries: 15)
                try await limits(
                    $0, { .late($0) }, acts: .runs,
                    examples: [example(9), (Limited(job: Job("a", 9), limit: 3, stops: .withValue), [.run])])
            },
            Check("retry", of: "retry") {
                try await makesTheLastAttempt($0)
                try await tries(
                    $0, { .any($0, times: 1...6) { 0..<$0 } }, acts: .once, comparing: .result,
                    examples: [
                        (Tries(job: Job("a", 1, failing: 2), times: 3), [.run]),
                        (Tries(job: Job("a", 1, failing: 24), times: 25), [.run]),
                        (Tries(job: Job("a", 1, failing: 3, with: .changing), times: 5), [.run]),
                    ])
                // Also compares the time of the end, which shows the number of attempts.
                func equal(_ failures: Int, _ error: Job.Failing) -> (Tries, [Act]) {
                    (Tries(job: Job("a", 1, failing: failures, with: error), times: failures + 1), [.run])
                }
                try await tries(
                    $0, { .any($0, times: 2...6, errors: [.timedOut, .cancellation]) { 0..<$0 } }, acts: .once,
                    comparing: [.result, .second],
                    examples: [equal(2, .timedOut), equal(2, .cancellation), equal(11, .timedOut)],
                    explainedBy: ["onlyFailures", "cancellationEnds", "sameErrorEnds", "goesOn", "sideBySide"],
                    tries: 20)
            },
            Check("enough", of: "retry") { try await tries($0, { .any($0, times: 1...6) { 0..<$0 } }, acts: .once) },
            Check("giveUp", of: "retry") {
                let example = (Tries(job: Job("a", 1, failing: 9), times: 2), [Act.run])
                let same = (Tries(job: Job("a", 1, failing: 99, with: .timedOut), times: 12), [Act.run])
                let failing: (_ paths: [String]) -> Generator<Tries> = {
                    .any($0, times: 2...6, errors: [.service, .service, .cancellation]) { $0..<$0 + 3 }
                }
                try await tries($0, failing, acts: .once, comparing: [.making, .second, .log], examples: [example])
                try await throwsTheWorksError($0)
                try await tries($0, failing, acts: .once, examples: [example, same])
            },
            Check("single", of: "retry") {
                try await tries(
                    $0, { .any($0, times: 1...1) { _ in 1..<4 } }, acts: .once, explainedBy: ["notOnce"], tries: 8)
                try await makesOneAttempt($0)
                try await tries(
                    $0, { .any($0, times: 0...0) { _ in 0..<3 } }, acts: .once, explainedBy: [], tries: 6)
            },
            Check("again", of: "retry") {
                try await tries($0, { .any($0, times: 1...4) { 0..<2 * $0 + 2 } }, acts: .runs)
            },
            Check("cancel", of: "timeout") {
                // No work here throws `TimedOut()`, so a cancelled run may throw it only at its limit.
                let aspects: Aspects = [.result, .second, .log, .limit]
                let slow = Limited(job: Job("a", 9), limit: 3, stops: .slowly)
                try await limits(
                    $0, { .any($0) }, acts: .cancelled, comparing: aspects,
                    examples: [(slow, [Act(Cue(cancelled: 2))])])
                $0.about("retry")
                try await tries(
                    $0, { .any($0, times: 1...4) { 0..<2 * $0 + 2 } }, acts: .cancelled, comparing: aspects)
                try await tries(
                    $0, { .any($0, times: 2...4, stops: .withError) { 0..<2 * $0 + 2 } }, acts: .cancelled,
                    comparing: aspects)
            },
        ]
    }

    private static func throwsTheWorksError(_ examiner: Examiner<any TimeoutRetry>) async throws {
        _ = Turns.areTaken
        let service = Service(["a": .after(1, failing: 9)])
        let ending = await service.run(Self().retry(Job("a", 1, failing: 9).task(service), atMost: 2))
        guard case .failure(let error) = ending.result else { return }
        try examiner.require(
            error is Service.Failure || error is Stuck, else: "ownErrorThrown",
            .note("retry(a that fails 9×, after 1 s each, atMost: 2).run()"),
            .note("it threw \(error), not failure 2 of a"))
    }

    /// Runs `retry` with work that fails `failures` times, each time after 1 second, and returns the number of
    /// attempts.
    private static func attempts(failing failures: Int, atMost times: Int) async -> Int {
        let service = Service(["a": .after(1, failing: failures)])
        _ = await service.run(Self().retry(Job("a", 1, failing: failures).task(service), atMost: times))
        return service.asked.count
    }

    /// Detects an answer that makes one attempt too few. No call here has `atMost: 1`, because such an answer may trap
    /// at 1.
    private static func makesTheLastAttempt(_ examiner: Examiner<any TimeoutRetry>) async throws {
        _ = Turns.areTaken
        let call = "retry(a that fails 9×, after 1 s each, atMost: 3).run()"
        examiner.running(call)
        let isOneLess = await attempts(failing: 9, atMost: 3) == 2
        let isAlwaysOneLess = isOneLess ? await attempts(failing: 9, atMost: 5) == 4 : false
        examiner.finished()
        try examiner.require(!isAlwaysOneLess, else: "onceLess", .note(call), .note("attempts: expected 3, got 2"))
    }

    private static func makesOneAttempt(_ examiner: Examiner<any TimeoutRetry>) async throws {
        _ = Turns.areTaken
        for (times, key) in [(0, "zeroAttempts"), (-1, "negativeAttempts"), (-3, "negativeAttempts")] {
            let call = "retry(a that fails once, after 1 s, atMost: \(times)).run()"
            // Keeps a failure for the report, because an answer may trap at the range `1...0`.
            examiner.keepFailure(examiner.failure(key, [.note("your code stopped in \(call)")]) { key })
            let attempts = await attempts(failing: 1, atMost: times)
            try examiner.require(
                attempts == 1, else: key, .note(call), .note("attempts: expected 1, got \(attempts)"))
        }
    }

    private static func limits(
        _ examiner: Examiner<any TimeoutRetry>, _ scenes: (_ paths: [String]) -> Generator<Limited>,
        acts: Generator<[Act]>,
        comparing aspects: Aspects = .all, examples: [(Limited, [Act])] = [], explainedBy keys: Set<String>? = nil,
        tries: Int = 25
    ) async throws {
        try await examiner.agrees(
            running: "timeout(_)", of: scenes, acts: acts, comparing: aspects, examples: examples, explainedBy: keys,
            tries: tries
        ) { answer, _, service, scene in
            answer.timeout(scene.stops.made(of: scene.job, service), after: scene.limit, on: service)
        }
    }

    private static func tries(
        _ examiner: Examiner<any TimeoutRetry>, _ scenes: (_ paths: [String]) -> Generator<Tries>,
        acts: Generator<[Act]>,
        comparing aspects: Aspects = .all, examples: [(Tries, [Act])] = [], explainedBy keys: Set<String>? = nil,
        tries: Int = 25
    ) async throws {
        try await examiner.agrees(
            running: "retry(_)", of: scenes, acts: acts, comparing: aspects, examples: examples, explainedBy: keys,
            tries: tries
        ) { answer, _, service, scene in
            answer.retry(scene.stops.made(of: scene.job, service), atMost: scene.times)
        }
    }
}

/// Work and its time limit. The limit is never in the second in which the work would end by itself.
private struct Limited: Scene {
    let job: Job
    let limit: Int
    var stops = Stops.atOnce

    var jobs: [Job] { [job] }
    var description: String { "\(job), after: \(limit), on: service" }
    var remark: String { stops.remark }
}

private struct Tries: Scene {
    let job: Job
    let times: Int
    var stops = Stops.atOnce

    var jobs: [Job] { [job] }
    var description: String { "\(job), atMost: \(times)" }
    var remark: String { stops.remark }
}

extension Generator where Value == Limited {
    fileprivate static func inTime(_ paths: [String], failing: Generator<Int>) -> Generator<Limited> {
        let times = Generator<(Int, Int)>.pair(.int(in: 1...4), .int(in: 0...2))
        let how = Generator<((Int, Job.Failing), Stops)>.pair(
            .pair(failing, .element(of: [.service, .cancellation])), .stops)
        return Generator<((Int, Int), ((Int, Job.Failing), Stops))>.pair(times, how).map { times, how in
            Limited(
                job: Job(paths[0], 3 * times.0, failing: how.0.0, with: how.0.1),
                limit: 3 * (times.0 + times.1) + 1, stops: how.1)
        }
    }

    fileprivate static func late(
        _ paths: [String], stops: Generator<Stops> = .one(of: [.stops, .stops, .constant(.withValue)])
    ) -> Generator<Limited> {
        let times = Generator<(Int, Int)>.pair(.int(in: 0...3), .int(in: 1...3))
        return Generator<((Int, Int), (Int, Stops))>.pair(times, .pair(.failures, stops)).map { times, how in
            Limited(
                job: Job(paths[0], 3 * (times.0 + times.1), failing: how.0), limit: 3 * times.0 + 1, stops: how.1)
        }
    }

    fileprivate static func any(_ paths: [String]) -> Generator<Limited> {
        .one(of: [.inTime(paths, failing: .failures), .late(paths, stops: .stops)])
    }
}

extension Generator where Value == Tries {
    /// Makes work and a maximum number of attempts. `failures` receives this maximum, and returns the numbers of
    /// failures to choose from.
    fileprivate static func any(
        _ paths: [String], times: ClosedRange<Int>, errors: [Job.Failing] = [.service], stops: Stops = .atOnce,
        failures: @escaping @Sendable (Int) -> Range<Int>
    ) -> Generator<Tries> {
        let how = Generator<(Int, Job.Failing)>.pair(.int(in: 0...59), .element(of: errors))
        return Generator<(Int, (Int, (Int, Job.Failing)))>.pair(.int(in: times), .pair(.int(in: 1...2), how)).map {
            let range = failures($0.0)
            let (number, error) = $0.1.1
            let job = Job(
                paths[0], 3 * $0.1.0, failing: range.lowerBound + number % range.count, with: error)
            return Tries(job: job, times: $0.0, stops: stops)
        }
    }
}
