/// 7.2: one after another, or at the same time.
public protocol AllAtOnce: Contract {
    /// Describes two pieces of work that run at the same time; a run returns both values.
    ///
    /// If the two pieces of work take 2 and 3 seconds, the run takes 3 seconds, not 5.
    /// `both(request("a", …), request("b", …))` returns `("A", "B")`, even if the reply to `b` arrives first.
    /// If one piece fails, its error is thrown. The error may have any type. An error of `first` is thrown at once and
    /// cancels `second`. An error of `second` may wait until `first` ends.
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)>

    /// Describes any number of tasks that run at the same time. The values are in the order of the list. The first
    /// error, of any type, is thrown at once and cancels the other tasks.
    ///
    /// If the tasks take 3, 1 and 2 seconds, the run takes 3 seconds, and the values are in the order of the list.
    /// `all([])` returns `[]`.
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]>
}

extension AllAtOnce {
    static var checks: [Check<any AllAtOnce>] {
        let two = (Jobs([Job("a", 3), Job("b", 2)]), [Act.run])
        let three = (Jobs([Job("a", 3), Job("b", 1), Job("c", 2)]), [Act.run])
        let twelve = (Jobs((1...12).map { Job("page \($0)", 13 - $0) }), [Act.run])
        let many = (Jobs((0..<25).map { Job("bee \($0)", 1 + $0 * 7 % 5) }), [Act.run])
        // The second run starts while `b` of the first run is still running, and receives no reply before the first
        // run ends.
        let overlapping = (Jobs([Job("a", 3), Job("b", 5)]), [Act(Cue(), Cue(start: 4))])
        let equal = (Jobs([Job("a", 3), Job("b", 1), Job("a", 3)]), [Act.run])
        let none = Generator<Int>.constant(0)
        return [
            Check("both", of: "both") {
                try await boths(
                    $0, { Jobs.any($0, count: 2...2, failing: none) }, acts: .once, comparing: .result,
                    examples: [two], tries: 15)
            },
            Check("bothAtOnce", of: "both") {
                try await bothRunOnce($0)
                try await boths($0, { Jobs.any($0, count: 2...2, failing: none) }, acts: .runs, examples: [two])
            },
            Check("bothError", of: "both") {
                let example = (Jobs([Job("a", 1, failing: Job.always), Job("b", 5)]), [Act.run])
                let stopped = (Jobs([Job("a", 1, failing: Job.always, with: .cancellation), Job("b", 5)]), [Act.run])
                try await bothThrowsItsError($0)
                try await boths($0, { .oneFails($0) }, acts: .once, comparing: .result, examples: [example, stopped])
                try await boths($0, { .firstFails($0) }, acts: .runs, examples: [example])
            },
            Check("order", of: "all") {
                try await alls(
                    $0, { Jobs.any(mixed($0), count: 1...7, failing: none) }, acts: .once, comparing: .result,
                    examples: [three, twelve, many, equal])
            },
            Check("time", of: "all") {
                try await allStartAtOnce($0)
                // First compares only the time, so that a verdict about a long list does not show its long log.
                try await alls(
                    $0, { Jobs.any(mixed($0), count: 1...7, failing: none) }, acts: .once, comparing: .second,
                    examples: [three, twelve])
                try await alls(
                    $0, { Jobs.any(mixed($0), count: 1...7, failing: none) }, acts: .runs,
                    examples: [three, twelve, overlapping])
            },
            Check("error", of: "all") {
                let example = (Jobs([Job("a", 5), Job("b", 1, failing: Job.always)]), [Act.run])
                let stopped = (Jobs([Job("a", 5), Job("b", 1, failing: Job.always, with: .cancellation)]), [Act.run])
                try await allThrowsItsError($0)
                try await alls(
                    $0, { Jobs.any(mixed($0), count: 1...7) }, acts: .runs, examples: [example, stopped], tries: 40)
            },
            Check("none", of: "all") { examiner in
                let service = Service([:])
                let none: [LazyTask<Int>] = []
                try examiner.expect("all([]).run()", await service.run(Self().all(none)), gives: [])
            },
        ]
    }

    /// Returns paths in an order that is not alphabetical.
    private static func mixed(_ paths: [String]) -> [String] { [1, 3, 0, 6, 4, 2, 5].map { paths[$0] } }

    private static func bothRunOnce(_ examiner: Examiner<any AllAtOnce>) async throws {
        _ = Turns.areTaken
        let service = Service(["a": .after(3), "b": .after(2)])
        let both = Self().both(Job("a", 3).task(service), Job("b", 2).task(service))
        await service.settle()
        try examiner.require(
            service.log.isEmpty, else: "early", .note("both(a of 3 s, b of 2 s)"),
            .note("service.log before run(): \(service.log.joined(separator: ", "))"))
        _ = await service.run(both)
        try examiner.require(
            service.mostAsked < 2, else: "bothTwice", .note("both(a of 3 s, b of 2 s).run()"),
            .note("service.log: \(service.log.joined(separator: ", "))"))
    }

    private static func bothThrowsItsError(_ examiner: Examiner<any AllAtOnce>) async throws {
        _ = Turns.areTaken
        for (first, second) in [(Job.always, 0), (0, Job.always)] {
            let (a, b) = (Job("a", 1, failing: first), Job("b", 5, failing: second))
            let service = Service(["a": .after(1, failing: first), "b": .after(5, failing: second)])
            let ending = await service.run(Self().both(a.task(service), b.task(service)))
            try examiner.requireNoOwnError(ending, of: "both(\(a), \(b)).run()", else: "bothErrorLost")
        }
    }

    private static func allThrowsItsError(_ examiner: Examiner<any AllAtOnce>) async throws {
        _ = Turns.areTaken
        let (a, b) = (Job("a", 5), Job("b", 1, failing: Job.always))
        let service = Service(["a": .after(5), "b": .after(1, failing: Job.always)])
        let ending = await service.run(Self().all([a.task(service), b.task(service)]))
        try examiner.requireNoOwnError(ending, of: "all([\(a), \(b)]).run()", else: "allErrorLost")
    }

    /// Runs 100 tasks. Finds an answer that starts the tasks too early, runs them twice, leaves some out, or runs only
    /// some at a time.
    private static func allStartAtOnce(_ examiner: Examiner<any AllAtOnce>) async throws {
        _ = Turns.areTaken
        let jobs = (1...100).map { Job("page \($0)", 2 + $0 * 7 % 5) }
        let service = Service(Dictionary(uniqueKeysWithValues: jobs.map { ($0.path, .after($0.seconds)) }))
        let all = Self().all(jobs.map { $0.task(service) })
        await service.settle()
        try examiner.require(
            service.log.isEmpty, else: "allEarly", .note("all([…]), with 100 tasks of 2 to 6 s"),
            .note("requests in service.log before run(): \(service.asked.count)"))
        let ending = await service.run(all)
        let call = "all([…]).run(), with 100 tasks of 2 to 6 s"
        try examiner.require(
            service.mostAsked < 2, else: "allTwice", .note(call),
            .note("requests in service.log: \(service.asked.count)"))
        if case .success(let values) = ending.result {
            try examiner.require(
                values.count == jobs.count, else: "someLeftOut", .note(call),
                .note("values in the list: \(values.count)"))
        }
        let atStart = service.asked.count { $0.hasPrefix("0 s:") }
        // A task that had to wait for an earlier task starts in the second in which that task ends.
        let late = service.asked.filter { !$0.hasPrefix("0 s:") }
        let ends = Set(service.log.filter { $0.contains("answered") }.map { $0.prefix { $0 != ":" } })
        guard atStart > 1, !late.isEmpty, late.allSatisfy({ ends.contains($0.prefix { $0 != ":" }) }) else { return }
        try examiner.require(
            false, else: "inParts", .note(call), .note("tasks that had started before the first one ended: \(atStart)"))
    }

    private static func boths(
        _ examiner: Examiner<any AllAtOnce>, _ jobs: (_ paths: [String]) -> Generator<Jobs>, acts: Generator<[Act]>,
        comparing aspects: Aspects = .all, examples: [(Jobs, [Act])], tries: Int = 30
    ) async throws {
        try await examiner.agrees(
            running: "both(_)", of: jobs, acts: acts, comparing: aspects, examples: examples, tries: tries
        ) { answer, _, service, scene in
            Ours.map(answer.both(scene.jobs[0].task(service), scene.jobs[1].task(service))) { [$0.0, $0.1] }
        }
    }

    private static func alls(
        _ examiner: Examiner<any AllAtOnce>, _ jobs: (_ paths: [String]) -> Generator<Jobs>, acts: Generator<[Act]>,
        comparing aspects: Aspects = .all, examples: [(Jobs, [Act])], tries: Int = 30
    ) async throws {
        try await examiner.agrees(
            running: "all([_])", of: jobs, acts: acts, comparing: aspects, examples: examples, tries: tries
        ) { answer, _, service, scene in answer.all(scene.jobs.map { $0.task(service) }) }
    }
}

extension Generator where Value == Jobs {
    fileprivate static func oneFails(_ paths: [String]) -> Generator<Jobs> {
        let jobs = Jobs.any(paths, count: 2...2, failing: .constant(0))
        return Generator<(Jobs, Int)>.pair(jobs, .int(in: 0...1)).map { jobs, failing in
            Jobs(
                jobs.jobs.enumerated().map { place, job in
                    Job(job.path, job.seconds, failing: place == failing ? Job.always : 0, with: job.error)
                })
        }
    }

    /// Makes two jobs: either the first fails, or the second fails after the first has ended. The second never fails
    /// before the first ends, because `both` may throw such an error at once, or when the first job ends.
    fileprivate static func firstFails(_ paths: [String]) -> Generator<Jobs> {
        let jobs = Jobs.any(paths, count: 2...2, failing: .constant(0))
        return Generator<(Jobs, Int)>.pair(jobs, .element(of: [Job.always, 1, -1])).map { jobs, failures in
            let (a, b) = (jobs.jobs[0], jobs.jobs[1])
            guard failures < 0 else { return Jobs([Job(a.path, a.seconds, failing: failures, with: a.error), b]) }
            let (sooner, later) = (min(a.seconds, b.seconds), max(a.seconds, b.seconds))
            return Jobs([Job(a.path, sooner), Job(b.path, later, failing: Job.always, with: b.error)])
        }
    }
}
