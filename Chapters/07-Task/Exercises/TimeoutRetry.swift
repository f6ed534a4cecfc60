/// 7.4: work that takes too long, and work that is worth another try.
public protocol TimeoutRetry: Contract {
    /// The same work with a limit. At the limit the work is cancelled, and `TimedOut()` is thrown. To cancel a run is to
    /// cancel its work. `try await service.sleep(seconds)` waits.
    ///
    /// `timeout(a of 1 s, after: 3, on: service)` gives `"A"` after 1 second.
    /// `timeout(a of 9 s, after: 3, on: service)` throws `TimedOut()` after 3 seconds, and `a` is cancelled.
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A>

    /// The same work, tried at most `times` times, and always once, even for 0. Any error is worth another try. If no try
    /// succeeds, the last error is thrown. A run that has been cancelled makes no other try, whatever its work throws then.
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
        func example(_ seconds: Int, failing failures: Int = 0) -> (Limited, [Act]) {
            (Limited(job: Job("a", seconds, failing: failures), limit: 3), [.run])
        }
        let none = Generator<Int>.constant(0)
        return [
            Check("inTime", of: "timeout") {
                try await limits(
                    $0, { .inTime($0, failing: none) }, acts: .once, comparing: [.result, .second],
                    examples: [example(1)], explainedBy: ["alwaysLate", "limitHard", "waitsForLimit", "sleepsFirst"],
                    tries: 15)
            },
            Check("ownError", of: "timeout") {
                try await limits(
                    $0, { .inTime($0, failing: .constant(Job.always)) }, acts: .once, comparing: .result,
                    examples: [example(1, failing: Job.always)], tries: 15)
            },
            Check("notLonger", of: "timeout") {
                try await limits($0, { .inTime($0, failing: .failures) }, acts: .runs, examples: [example(1)])
            },
            Check("tooLate", of: "timeout") {
                let keys: Set = [
                    "noLimit", "workAwaited", "sleepsAfter", "otherError", "leftRunning", "limitHard", "limitLonger",
                ]
                try await limits(
                    $0, { .late($0) }, acts: .once, comparing: [.result, .second], examples: [example(9)],
                    explainedBy: keys, tries: 15)
                try await limits($0, { .late($0) }, acts: .runs, examples: [example(9)])
            },
            Check("retry", of: "retry") {
                try await tries(
                    $0, { .any($0, times: 1...6) { 0..<$0 } }, acts: .once, comparing: .result,
                    examples: [
                        (Tries(job: Job("a", 1, failing: 2), times: 3), [.run]),
                        (Tries(job: Job("a", 1, failing: 24), times: 25), [.run]),
                    ])
                // In which second it ends, too: whoever stops there has tried as often as the mistake says.
                try await tries(
                    $0, { .any($0, times: 2...6, error: .same) { 0..<$0 } }, acts: .once,
                    comparing: [.result, .second],
                    examples: [
                        (Tries(job: Job("a", 1, failing: 2), times: 3, error: .same), [.run]),
                        (Tries(job: Job("a", 1, failing: 11), times: 12, error: .same), [.run]),
                    ], explainedBy: ["sameErrorEnds", "goesOn", "sideBySide"], tries: 12)
            },
            Check("enough", of: "retry") { try await tries($0, { .any($0, times: 1...6) { 0..<$0 } }, acts: .once) },
            Check("giveUp", of: "retry") {
                let example = (Tries(job: Job("a", 1, failing: 9), times: 2), [Act.run])
                let same = (Tries(job: Job("a", 1, failing: 99), times: 12, error: .same), [Act.run])
                let failing: (_ paths: [String]) -> Generator<Tries> = { .any($0, times: 2...6) { $0..<$0 + 3 } }
                try await tries($0, failing, acts: .once, comparing: [.making, .second, .log], examples: [example])
                try await tries($0, failing, acts: .once, examples: [example, same])
            },
            Check("single", of: "retry") {
                try await tries(
                    $0, { .any($0, times: 1...1) { _ in 1..<4 } }, acts: .once, explainedBy: ["notOnce"], tries: 8)
                try await tries(
                    $0, { .any($0, times: 0...0) { _ in 0..<3 } }, acts: .once, explainedBy: [], tries: 6)
            },
            Check("again", of: "retry") {
                try await tries($0, { .any($0, times: 1...4) { 0..<2 * $0 + 2 } }, acts: .runs)
            },
            Check("cancel", of: "retry") {
                let aspects: Aspects = [.result, .second, .log]
                try await limits($0, { .any($0) }, acts: .cancelled, comparing: aspects)
                try await tries(
                    $0, { .any($0, times: 1...4) { 0..<2 * $0 + 2 } }, acts: .cancelled, comparing: aspects)
                try await tries(
                    $0, { .any($0, times: 2...4, error: .ownWhenCancelled) { 0..<2 * $0 + 2 } }, acts: .cancelled,
                    comparing: aspects)
            },
        ]
    }

    private static func limits(
        _ examiner: Examiner, _ scenes: (_ paths: [String]) -> Generator<Limited>, acts: Generator<[Act]>,
        comparing aspects: Aspects = .all, examples: [(Limited, [Act])] = [], explainedBy keys: Set<String>? = nil,
        tries: Int = 25
    ) async throws {
        try await examiner.agrees(
            running: "timeout(_)", as: (any TimeoutRetry).self, of: scenes, acts: acts, comparing: aspects,
            examples: examples,
            explainedBy: keys, tries: tries
        ) { answer, _, service, scene in answer.timeout(scene.job.task(service), after: scene.limit, on: service) }
    }

    private static func tries(
        _ examiner: Examiner, _ scenes: (_ paths: [String]) -> Generator<Tries>, acts: Generator<[Act]>,
        comparing aspects: Aspects = .all, examples: [(Tries, [Act])] = [], explainedBy keys: Set<String>? = nil,
        tries: Int = 25
    ) async throws {
        try await examiner.agrees(
            running: "retry(_)", as: (any TimeoutRetry).self, of: scenes, acts: acts, comparing: aspects,
            examples: examples,
            explainedBy: keys, tries: tries
        ) { answer, _, service, scene in
            let (task, error) = (scene.job.task(service), scene.error)
            return answer.retry(LazyTask { try await error.run(task) }, atMost: scene.times)
        }
    }
}

/// Work with a limit, which is never reached in the second in which the work ends.
private struct Limited: Scene {
    let job: Job
    let limit: Int

    var jobs: [Job] { [job] }
    var description: String { "\(job), after: \(limit), on: service" }
}

/// Work that is tried so many times.
private struct Tries: Scene {
    let job: Job
    let times: Int
    var error = Ours.asItIs

    /// Which errors the work has.
    enum Ours: Sendable {
        /// Those of the service, each with its number.
        case asItIs
        /// The same one each time.
        case same
        /// One of its own where it is cancelled.
        case ownWhenCancelled

        nonisolated(nonsending) func run(_ task: LazyTask<String>) async throws -> String {
            do {
                return try await task.run()
            } catch let error as Service.Failure {
                throw self == .same ? TimedOut() : error
            } catch {
                throw self == .ownWhenCancelled ? TimedOut() : error
            }
        }
    }

    var jobs: [Job] { [job] }
    var description: String { "\(job), atMost: \(times)" }

    var remark: String {
        switch error {
        case .asItIs: ""
        case .same: "each time it throws TimedOut()"
        case .ownWhenCancelled: "it throws TimedOut() when it is cancelled"
        }
    }
}

extension Generator where Value == Limited {
    fileprivate static func inTime(_ paths: [String], failing: Generator<Int>) -> Generator<Limited> {
        let times = Generator<(Int, Int)>.pair(.int(in: 1...4), .int(in: 0...2))
        return Generator<((Int, Int), Int)>.pair(times, failing).map { times, failures in
            Limited(
                job: Job(paths[0], 3 * times.0, failing: failures), limit: 3 * (times.0 + times.1) + 1)
        }
    }

    fileprivate static func late(_ paths: [String]) -> Generator<Limited> {
        let times = Generator<(Int, Int)>.pair(.int(in: 0...3), .int(in: 1...3))
        return Generator<((Int, Int), Int)>.pair(times, .failures).map { times, failures in
            Limited(
                job: Job(paths[0], 3 * (times.0 + times.1), failing: failures), limit: 3 * times.0 + 1)
        }
    }

    fileprivate static func any(_ paths: [String]) -> Generator<Limited> {
        .one(of: [.inTime(paths, failing: .failures), .late(paths)])
    }
}

extension Generator where Value == Tries {
    /// - Parameter failures: for a number of tries, how often the work may fail first.
    fileprivate static func any(
        _ paths: [String], times: ClosedRange<Int>, error: Tries.Ours = .asItIs,
        failures: @escaping @Sendable (Int) -> Range<Int>
    ) -> Generator<Tries> {
        Generator<(Int, (Int, Int))>.pair(.int(in: times), .pair(.int(in: 1...2), .int(in: 0...59))).map {
            let range = failures($0.0)
            let job = Job(paths[0], 3 * $0.1.0, failing: range.lowerBound + $0.1.1 % range.count)
            return Tries(job: job, times: $0.0, error: error)
        }
    }
}
