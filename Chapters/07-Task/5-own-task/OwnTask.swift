/// A type that describes asynchronous work. Your own type must meet these requirements.
public protocol TaskShape<Value>: Sendable {
    /// The type of the work's value.
    associatedtype Value: Sendable

    /// Describes work, but does not start it.
    ///
    /// `Work.describing { try await service.get("honey") }` sends nothing.
    /// `try await Work.describing { 3 }.run()` is `3`.
    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Self

    /// Does the work and waits for its end. Each call does the work again. Cancelling a run cancels its work, which
    /// then decides how it ends. Even a run that is already cancelled when it begins does the work, and returns the
    /// work's value or throws the work's error.
    ///
    /// `try await Work.describing { 3 }.run()` is `3`.
    /// `try await Work<Int>.describing { throw TimedOut() }.run()` throws `TimedOut()`.
    func run() async throws -> Value
}

/// 7.5: a type of your own for asynchronous work, judged with numbers and with strings.
public protocol OwnTask: Contract {
    /// Your type, for work that returns a number.
    associatedtype Numbers: TaskShape<Int>
    /// Your type, for work that returns a string.
    associatedtype Texts: TaskShape<String>

    /// Applies a function to the work's value.
    ///
    /// `map(text, count)` describes work that runs `count` and turns its number into a string.
    /// `try await map(text, .describing { 4 }).run()` is `"4"`.
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Numbers) -> Texts

    /// Describes two pieces of work, one after the other: `f` makes the second from the value of the first.
    ///
    /// `flatMap(name, count)` describes work that runs `count`, and then the work that `name` makes from the number.
    /// `try await flatMap(name, .describing { 4 }).run()` is `"four"`, if the work `name(4)` returns `"four"`.
    /// If the first piece returns a value although it was cancelled, the second piece also runs.
    func flatMap(_ f: @escaping @Sendable (Int) -> Texts, _ work: Numbers) -> Texts
}

extension OwnTask {
    static var checks: [Check<any OwnTask>] {
        let aspects: Aspects = [.result, .second, .log]
        let none = Generator<Int>.constant(0)
        let chainKeys: Set = [
            "flatMapEarly", "firstTwice", "secondTwice", "flatMapRemembered", "firstRemembered", "stepErrorSwallowed",
            "flatMapDiffers", "stepKept", "secondRemembered",
        ]
        return [
            Check("late", of: "describing") {
                try await own($0, "Work.describing { ask for _ }", none, acts: .none, comparing: .making, tries: 4) {
                    $0.describe($1, $2, $3)
                }
            },
            Check("run", of: "run") {
                try await own($0, "Work.describing { ask for _ }", none, acts: .once, comparing: aspects, tries: 12) {
                    $0.describe($1, $2, $3)
                }
                try $0.expect("Work.describing { 3 }.run()", try await Numbers.describing { 3 }.run(), is: 3)
                try await fails($0, "Work.describing { throw TimedOut() }.run()") { $0 }
            },
            Check("anew", of: "run") {
                try await own($0, "Work.describing { ask for _ }", none, acts: .turns) { $0.describe($1, $2, $3) }
                try await own($0, "Work.describing { ask for _ }", .failures, acts: .runs) { $0.describe($1, $2, $3) }
            },
            Check("cancel", of: "run") {
                try await own($0, "Work.describing { ask for _ }", .failures, acts: .cancelled, comparing: aspects) {
                    $0.describe($1, $2, $3)
                }
                // A cancelled `run()` must wait until the work ends, and then return the work's value or throw its
                // error.
                for stops in [Stops.withError, .withValue] {
                    try await own(
                        $0, "Work.describing { ask for _ }", .failures, stops: stops, acts: .cancelled,
                        comparing: aspects.union(.error), explainedBy: ["errorReplaced", "valueDropped"]
                    ) { $0.describe($1, $2, $3) }
                }
                try await cancelledEarlier($0, "Work.describing { 3 }.run()") { $0 }
            },
            Check("error", of: "run") {
                let always = Generator<Int>.constant(Job.always)
                try await own($0, "Work.describing { ask for _ }", always, acts: .once, comparing: .result, tries: 6) {
                    $0.describe($1, $2, $3)
                }
                $0.about("map")
                try await fails($0, "map(text, failing).run()") { Self().map({ "\($0)" }, $0) }
                try await own($0, "map(text, count _)", always, acts: .once, comparing: .result, tries: 6) {
                    $0.mapped($1, $2, $3)
                }
                $0.about("flatMap")
                try await fails($0, "flatMap(ask, failing).run()") {
                    Self().flatMap({ number in .describing { "\(number)" } }, $0)
                }
                let errors: Set = ["stepErrorReplaced", "stepErrorSwallowed"]
                try await own(
                    $0, "flatMap(ask, count _)", always, acts: .once, comparing: .result, explainedBy: errors, tries: 6
                ) { $0.chained($1, $2, $3) }
            },
            Check("map", of: "map") {
                let keys: Set = [
                    "mapEarly", "mapTwice", "calledTwice", "mapRemembered", "mapDiffers", "errorSwallowed",
                ]
                try await own($0, "map(text, count _)", none, acts: .turns, explainedBy: keys) {
                    $0.mapped($1, $2, $3)
                }
                try await own($0, "map(text, count _)", .failures, acts: .runs, explainedBy: keys) {
                    $0.mapped($1, $2, $3)
                }
            },
            Check("flatMap", of: "flatMap") {
                try await own($0, "flatMap(ask, count _)", none, acts: .turns, explainedBy: chainKeys) {
                    $0.chained($1, $2, $3)
                }
                try await own($0, "flatMap(ask, count _)", none, acts: .overlapping, explainedBy: chainKeys) {
                    $0.chained($1, $2, $3)
                }
                try await own(
                    $0, "flatMap(ask, count _)", .failures, acts: .once, comparing: .result, explainedBy: chainKeys
                ) { $0.chained($1, $2, $3) }
            },
            Check("cancelStep", of: "flatMap") {
                let inMap: Set = ["inMapNotCancelled"]
                let inSteps: Set = ["stepNotCancelled", "firstNotCancelled", "stepsNotCancelled", "stepErrorSwallowed"]
                $0.about("map")
                try await own(
                    $0, "map(text, count _)", .failures, acts: .cancelled, comparing: aspects, explainedBy: inMap
                ) { $0.mapped($1, $2, $3) }
                for stops in [Stops.withError, .withValue] {
                    try await own(
                        $0, "map(text, count _)", .failures, stops: stops, acts: .cancelled,
                        comparing: aspects.union(.error), explainedBy: ["mappedValueDropped"], tries: 12
                    ) { $0.mapped($1, $2, $3) }
                }
                $0.about("flatMap")
                try await own(
                    $0, "flatMap(ask, count _)", none, acts: .cancelled, comparing: aspects, explainedBy: inSteps
                ) { $0.chained($1, $2, $3) }
                try await own(
                    $0, "flatMap(ask, count _)", .failures, acts: .cancelled, comparing: aspects, explainedBy: inSteps
                ) { $0.chained($1, $2, $3) }
                for stops in [Stops.withError, .withValue] {
                    try await own(
                        $0, "flatMap(ask, count _)", none, stops: stops, acts: .cancelled,
                        comparing: aspects.union(.error), explainedBy: ["chainedValueDropped"]
                    ) { $0.chained($1, $2, $3) }
                }
                // The first step returns a value, although it was cancelled.
                let cached = Generator<Int>.constant(0)
                try await own(
                    $0, "flatMap(ask, count _)", cached, stops: .withValue, inFirst: true, acts: .cancelled,
                    comparing: aspects.union(.error), explainedBy: ["firstValueDropped"]
                ) { $0.chained($1, $2, $3) }
                $0.about("map")
                try await cancelledEarlier($0, "map(text, Work.describing { 3 }).run()") {
                    Self().map({ "\($0)" }, $0)
                }
                $0.about("flatMap")
                try await cancelledEarlier($0, "flatMap(ask, Work.describing { 3 }).run()") {
                    Self().flatMap({ number in .describing { "\(number)" } }, $0)
                }
            },
            Check("same", of: "flatMap") {
                try await own($0, "flatMap(ask, count _)", .failures, acts: .runs, explainedBy: chainKeys) {
                    $0.chained($1, $2, $3)
                }
                try await sameAsTheChapters($0)
            },
            Check("rule", of: "describing") { try $0.forbid(courseTypes: ["LazyTask"], else: "usesLazyTask") },
        ]
    }

    /// Runs work that fails, to detect an answer that traps at the error.
    private static func fails<Work: TaskShape>(
        _ examiner: Examiner<any OwnTask>, _ call: String, _ make: (Numbers) -> Work
    ) async throws {
        let work = make(.describing { throw TimedOut() })
        _ = try await examiner.making(call, ifItTraps: "errorStops") { try? await work.run() }
    }

    /// Runs work in a task that is already cancelled, to detect an answer that does not do the work in such a task.
    private static func cancelledEarlier<Work: TaskShape>(
        _ examiner: Examiner<any OwnTask>, _ call: String, _ make: (Numbers) -> Work
    ) async throws {
        let done = Kept<Bool>()
        let work = make(
            .describing {
                done.value = true
                return 3
            })
        let run = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await work.run()
        }
        let end = await run.result
        let isRefused = if case .failure(let error) = end { error is CancellationError } else { false }
        try examiner.require(
            !isRefused || done.value == true, else: "cancelledEarlier", .note("\(call), in a cancelled task"),
            .note("the work was not done, and run() threw CancellationError()"))
        if isRefused { throw examiner.failure(nil, []) { "\(call), in a cancelled task, threw CancellationError()" } }
    }

    private static func own(
        _ examiner: Examiner<any OwnTask>, _ call: String, _ failing: Generator<Int>, stops: Stops = .atOnce,
        inFirst: Bool = false, acts: Generator<[Act]>, comparing aspects: Aspects = .all,
        explainedBy keys: Set<String>? = nil,
        tries: Int = 25, make: @MainActor (any OwnTask, Notes, Service, Steps) -> LazyTask<String>
    ) async throws {
        try await examiner.agrees(
            running: call,
            of: { paths in
                let jobs = (1...4).map { count in
                    Generator<(Job, Job)>.pair(
                        .job(String(repeating: paths[0], count: count), failing: failing),
                        .job("\(paths[0])\(count)", failing: failing))
                }
                return Generator<(Job, Job)>.one(of: jobs).map {
                    Steps(first: $0.0, second: $0.1, hasTwo: call.contains("ask,"), stops: stops, inFirst: inFirst)
                }
            },
            acts: acts, comparing: aspects, explainedBy: keys, tries: tries,
            calls: call.hasPrefix("map") ? "text" : call.hasPrefix("flatMap") ? "ask" : nil, make: make)
    }

    fileprivate func describe(_ notes: Notes, _ service: Service, _ steps: Steps) -> LazyTask<String> {
        let work: Texts = texts(steps.stops.made(of: steps.first, service))
        return LazyTask { try await work.run() }
    }

    fileprivate func mapped(_ notes: Notes, _ service: Service, _ steps: Steps) -> LazyTask<String> {
        let letters = Self.count(steps.stops.made(of: steps.first, service))
        let work = map(notes.spy("text", Fn("text") { "\($0) letters" }), letters)
        return LazyTask { try await work.run() }
    }

    fileprivate func chained(_ notes: Notes, _ service: Service, _ steps: Steps) -> LazyTask<String> {
        let letter = steps.first.path.prefix(1)
        let (ofFirst, ofSecond) = steps.inFirst ? (steps.stops, .atOnce) : (Stops.atOnce, steps.stops)
        let work = flatMap(
            { number in
                notes.note("ask(\(number))")
                let second = steps.second
                let asked = Job("\(letter)\(number)", second.seconds, failing: second.failures, with: second.error)
                return texts(ofSecond.made(of: asked, service))
            }, Self.count(ofFirst.made(of: steps.first, service)))
        return LazyTask { try await work.run() }
    }

    private static func count(_ task: LazyTask<String>) -> Numbers { numbers(Ours.map(task) { $0.count }) }

    private static func sameAsTheChapters(_ examiner: Examiner<any OwnTask>) async throws {
        examiner.about("map")
        try await examiner.law(
            "the same as LazyTask", "map(f, work) = map(task, f)",
            for: ("f", .function(from: Int.self, to: String.self)), ("work", .step), ("x", .int),
            left: { f, step, x in
                await Trace { notes in
                    let work = Self().map(f.sendable, numbers(step.task(notes, x)))
                    return LazyTask { try await work.run() }
                }
            },
            equals: { f, step, x in await Trace { Ours.map(step.task($0, x), f.sendable) } })
        examiner.about("flatMap")
        try await examiner.law(
            "the same as LazyTask", "flatMap(f, work) = flatMap(task, f)",
            for: ("f", .step), ("work", .step), ("x", .int),
            left: { f, step, x in
                await Trace { notes in
                    let next: @Sendable (Int) -> Texts = { texts(Ours.map(f.task(notes, $0)) { "\($0)" }) }
                    let work = Self().flatMap(next, numbers(step.task(notes, x)))
                    return LazyTask { try await work.run() }
                }
            },
            equals: { f, step, x in
                await Trace { notes in
                    Ours.flatMap(step.task(notes, x)) { y in Ours.map(f.task(notes, y)) { "\($0)" } }
                }
            })
    }
}

private func numbers<Work: TaskShape<Int>>(_ task: LazyTask<Int>) -> Work { .describing { try await task.run() } }
private func texts<Work: TaskShape<String>>(_ task: LazyTask<String>) -> Work { .describing { try await task.run() } }

private struct Steps: Scene {
    let first: Job
    let second: Job
    let hasTwo: Bool
    let stops: Stops
    /// True if `stops` is the behavior of the first of two steps, and false if it is the behavior of the second step.
    let inFirst: Bool

    var jobs: [Job] { hasTwo ? [first, second] : [first] }
    var description: String { "\(first)" }
    var remark: String {
        guard hasTwo else { return stops.remark }
        let asked = "ask(\(first.path.count)) asks for \(second)"
        return stops == .atOnce ? asked : "\(asked); \(stops.remark)"
    }
}
