/// A request, with the time that the service's reply takes and the failures before the reply.
struct Job: Sendable, CustomStringConvertible {
    let path: String
    let seconds: Int
    /// The number of requests that fail before the first reply.
    let failures: Int
    let error: Failing

    init(_ path: String, _ seconds: Int, failing failures: Int = 0, with error: Failing = .service) {
        (self.path, self.seconds, self.failures, self.error) = (path, seconds, failures, error)
    }

    /// A number of failures for work that never succeeds: no right answer makes so many attempts in a check.
    static let always = 99

    enum Failing: Sendable {
        case service
        /// `CancellationError`, although the request was not cancelled.
        case cancellation
        case timedOut
        /// A `Service.Failure` and a `TimedOut` in turn, so two errors in a row are never equal.
        case changing

        func thrown(for failure: Service.Failure) -> any Error {
            switch self {
            case .changing: failure.request.isMultiple(of: 2) ? TimedOut() : failure
            case .service: failure
            case .cancellation: CancellationError()
            case .timedOut: TimedOut()
            }
        }
    }

    /// Describes the request. If `path` is not `nil`, it replaces the job's own path.
    func task(_ service: Service, asking path: String? = nil) -> LazyTask<String> {
        let (path, error) = (path ?? self.path, error)
        return LazyTask {
            do { return try await service.get(path) } catch let failure as Service.Failure {
                throw error.thrown(for: failure)
            }
        }
    }

    var description: String {
        let fails =
            switch error {
            case .service: "fails"
            case .cancellation: "throws CancellationError()"
            case .timedOut: "throws TimedOut()"
            case .changing: "fails, every second time with TimedOut(),"
            }
        return switch failures {
        case 0: "\(path) of \(seconds) s"
        case 1: "\(path) that \(fails) once, after \(seconds) s"
        case Self.always: "\(path) that \(fails) after \(seconds) s"
        default: "\(path) that \(fails) \(failures)×, after \(seconds) s each"
        }
    }
}

/// The arguments of a call that makes a `LazyTask`. A verdict shows the property `description` in their place.
protocol Scene: Sendable, CustomStringConvertible {
    var jobs: [Job] { get }
    var remark: String { get }
}

extension Scene {
    var remark: String { "" }
}

struct Jobs: Scene {
    let jobs: [Job]
    let stops: Stops

    init(_ jobs: [Job], stops: Stops = .atOnce) { (self.jobs, self.stops) = (jobs, stops) }

    var description: String { jobs.map(\.description).joined(separator: ", ") }
    var remark: String { stops.remark }

    /// Makes jobs of different lengths, so the order in which they end never depends on chance.
    static func any(
        _ paths: [String], count: ClosedRange<Int>, failing: Generator<Int> = .failures
    ) -> Generator<Jobs> {
        let how = Generator<(Int, Job.Failing)>.pair(failing, .failing)
        return Generator<[(Int, (Int, Job.Failing))]>.array(of: .pair(.jobSeconds, how), count: count).map { pairs in
            var taken: Set<Int> = []
            return Jobs(
                zip(paths, pairs).map { path, pair in
                    var seconds = pair.0
                    while !taken.insert(seconds).inserted { seconds = seconds % 24 + 3 }
                    return Job(path, seconds, failing: pair.1.0, with: pair.1.1)
                })
        }
    }
}

/// A run of the first description (`task` is 0) or of the second one (`task` is 1). `start` is the number of seconds
/// from the beginning of the act to the start of the run. If the run is cancelled, `cancelled` is the number of seconds
/// from its start to its cancellation.
struct Cue: Sendable {
    let task: Int
    let start: Int
    let cancelled: Int?

    init(_ task: Int = 0, start: Int = 0, cancelled: Int? = nil) {
        (self.task, self.start, self.cancelled) = (task, start, cancelled)
    }
}

/// Runs that may overlap.
struct Act: Sendable, CustomStringConvertible {
    let cues: [Cue]

    init(_ cues: Cue...) { self.cues = cues }

    /// The words for the act in a story's later lines, which describe the same runs, not new runs.
    var itself: String { cues.count == 1 ? "this run" : "these runs" }

    static let names = ["one", "two"]
    static let run = Act(Cue())

    var description: String {
        cues.map { cue in
            (cue.start == 0 ? "" : "\(cue.start) s later ") + "\(Self.names[cue.task]).run()"
                + (cue.cancelled.map { ", cancelled after \($0) s" } ?? "")
        }.joined(separator: ", and ")
    }
}

extension Generator where Value == [Act] {
    static var turns: Generator<[Act]> {
        .array(of: .one(of: [.constant(.run), .constant(.run), .constant(Act(Cue(1)))]), count: 1...4)
    }

    static var overlapping: Generator<[Act]> {
        let later = Generator<(Int, Int)>.pair(.int(in: 0...1), .int(in: 1...4)).map {
            Act(Cue(), Cue($0.0, start: $0.1))
        }
        return .array(of: .one(of: [.constant(.run), later, .constant(Act(Cue(1)))]), count: 1...3)
    }

    /// Acts, most of which contain a cancelled run. No request is answered or fails in the second of a cancellation:
    /// jobs take a multiple of 3 seconds, but a cancellation comes 2 seconds after such a multiple.
    static var cancelled: Generator<[Act]> {
        let second = Generator<Int>.int(in: 0...3).map { 3 * $0 + 2 }
        let cancelled = second.map { Act(Cue(cancelled: $0)) }
        let beside = Generator<(Int, Int)>.pair(second, .int(in: 0...1)).map {
            Act(Cue(cancelled: $0.0), Cue($0.1, start: 1))
        }
        return .array(of: .one(of: [cancelled, cancelled, .constant(.run), beside]), count: 1...3)
    }

    static var runs: Generator<[Act]> { .one(of: [.turns, .overlapping]) }

    static var none: Generator<[Act]> { .constant([]) }

    static var once: Generator<[Act]> { .constant([.run]) }
}

extension Generator where Value == Int {
    static var jobSeconds: Generator<Int> { .int(in: 1...5).map { 3 * $0 } }
    static var failures: Generator<Int> { .element(of: [0, 0, 1, Job.always]) }
}

extension Generator where Value == Job.Failing {
    static var failing: Generator<Job.Failing> { .element(of: [.service, .service, .cancellation, .timedOut]) }
}

extension Generator where Value == Job {
    static func job(_ path: String, failing: Generator<Int>) -> Generator<Job> {
        let how = Generator<(Int, Job.Failing)>.pair(failing, .failing)
        return Generator<(Int, (Int, Job.Failing))>.pair(.jobSeconds, how).map {
            Job(path, $0.0, failing: $0.1.0, with: $0.1.1)
        }
    }
}

struct Aspects: OptionSet {
    let rawValue: Int
    /// The events while a description is made, before it runs.
    static let making = Aspects(rawValue: 1)
    static let result = Aspects(rawValue: 2)
    static let second = Aspects(rawValue: 4)
    static let log = Aspects(rawValue: 8)
    static let calls = Aspects(rawValue: 16)
    /// The `TimedOut` error of a cancelled run.
    static let limit = Aspects(rawValue: 32)
    /// The error of a cancelled run.
    static let error = Aspects(rawValue: 64)
    static let all: Aspects = [.making, .result, .second, .log, .calls]
}

private struct Play<Setting: Scene>: Sendable, CustomStringConvertible {
    let one: Setting
    let two: Setting
    let acts: [Act]

    var description: String {
        let used = Set(acts.flatMap(\.cues).map(\.task))
        return [one, two].enumerated().filter { used.isEmpty || used.contains($0.offset) }
            .map { "\($0.element)" }.joined(separator: " or ")
    }
}

extension Examiner {
    /// Expects an answer's descriptions to behave like the reference's. The answer makes one or two descriptions. The
    /// acts then run the descriptions in virtual time, one after the other or at the same time.
    ///
    /// - Parameters:
    ///   - call: the call that makes a description, with `_` for the scene.
    ///   - scenes: makes scenes from some paths. If a path is in both scenes, the service uses the first scene's reply
    ///     for both.
    ///   - function: the name of a function that the answer receives, and that notes its own calls.
    func agrees<Setting: Scene, Value>(
        running call: String, of scenes: (_ paths: [String]) -> Generator<Setting>,
        acts: Generator<[Act]>, comparing aspects: Aspects = .all,
        examples: [(Setting, [Act])] = [], explainedBy keys: Set<String>? = nil, tries: Int = 30,
        calls function: String? = nil,
        make: @MainActor (Asked, Notes, Service, Setting) -> LazyTask<Value>
    ) async throws {
        _ = Turns.areTaken
        let names = ["abcdefg", "pqrstuv"].map { $0.map { String($0) } }
        let plays = Generator<((Setting, Setting), [Act])>.pair(.pair(scenes(names[0]), scenes(names[1])), acts)
        try await agrees(
            call, on: Argument("the steps", plays.map { Play(one: $0.0, two: $0.1, acts: $1) }),
            examples: examples.map { Play(one: $0, two: $0, acts: $1) }, explainedBy: keys, tries: tries
        ) { answer, play in
            let (one, two, acts) = (play.one, play.two, play.acts)
            let usesTwo = acts.contains { $0.cues.contains { $0.task == 1 } }
            let scenes = usesTwo ? [one, two] : [one]
            let replies = scenes.flatMap(\.jobs).map { job in
                (job.path, Service.Reply.after(job.seconds, failing: job.failures))
            }
            let service = Service(Dictionary(replies) { first, _ in first })
            let notes = Notes()
            var story = StoryRun()
            var tasks: [LazyTask<Value>] = []
            var seen = 0
            func news() -> [String] {
                defer { seen = service.log.count }
                return inOrder(Array(service.log.dropFirst(seen)))
            }
            let used = Set(acts.flatMap(\.cues).map(\.task))
            for (place, (name, scene)) in zip(Act.names, scenes).enumerated() {
                tasks.append(make(answer, notes, service, scene))
                await service.settle()
                let noted = news()
                let words = call.replacing("_", with: "\(scene)", maxReplacements: 1)
                let remark = scene.remark.isEmpty ? "" : "  // " + scene.remark
                // If the acts run only the other description, this description is shown only if making it logged an
                // event.
                guard used.isEmpty || used.contains(place) || (aspects.contains(.making) && !noted.isEmpty) else {
                    continue
                }
                story.add("let \(name) = \(words)\(remark)", aspects.contains(.making) ? noted : [])
            }
            for act in acts {
                let endings = await service.play(act, tasks)
                let outcome = zip(act.cues, endings).map { cue, ending in
                    (act.cues.count > 1 ? "\(Act.names[cue.task]) " : "") + described(ending, cue, aspects)
                }
                let noted = news()
                let called = notes.take()
                guard endings.allSatisfy({ $0 != nil }) else {
                    story.add("\(act)", outcome)
                    break
                }
                // All lines of an act describe the same runs, so only the first line shows the calls of `run()`.
                let hasLog = aspects.contains(.log)
                let hasOutcome = !aspects.isDisjoint(with: [.result, .second])
                if hasLog { story.add("service.log of \(act)", noted) }
                if hasOutcome { story.add(hasLog ? "the end of \(act.itself)" : "\(act)", outcome) }
                if let function, aspects.contains(.calls) {
                    let runs = hasLog || hasOutcome ? act.itself : "\(act)"
                    story.add("calls of \(function) in \(runs)", called)
                }
            }
            return story
        }
    }
}

extension Service {
    /// Runs an act until nothing is left to do. Gives up after about 200 seconds of virtual time, or if work goes on
    /// without waiting. The ending of a run that has not ended by then is `nil`.
    @MainActor fileprivate func play<Value>(_ act: Act, _ tasks: [LazyTask<Value>]) async -> [Ending<Value>?] {
        let begin = seconds
        var runs: [StartedTask<Value>?] = act.cues.map { _ in nil }
        for second in 0...200 {
            for (place, cue) in act.cues.enumerated() {
                if cue.start == second { runs[place] = start(tasks[cue.task]) }
                if let cancelled = cue.cancelled, cue.start + cancelled == second { runs[place]?.cancel() }
            }
            guard await comesToRest() else { break }
            if clock.sleeperCount == 0, runs.allSatisfy({ $0 != nil }) { break }
            clock.advance(by: .seconds(1))
            guard await comesToRest() else { break }
        }
        let endings = zip(act.cues, runs).map { cue, run in
            run?.ending.map { Ending(result: $0.result, second: $0.second - begin - cue.start) }
        }
        if endings.contains(where: { $0 == nil }) || clock.sleeperCount > 0 {
            close()
            for run in runs { run?.cancel() }
            _ = await comesToRest()
        }
        return endings
    }

    @MainActor private func comesToRest() async -> Bool {
        if Turns.isOn.load(ordering: .relaxed) { return await Turns.settle() }
        await settle()
        return true
    }
}

/// Returns the ending in words. The error of a cancelled run is left out, unless `aspects` contains `error`, or
/// `aspects` contains `limit` and the error is a `TimedOut`.
private func described<Value>(_ ending: Ending<Value>?, _ cue: Cue, _ aspects: Aspects) -> String {
    guard let ending else { return "never ends" }
    var words: [String] = []
    if aspects.contains(.result) {
        switch ending.result {
        case .success(let value): words.append(Tour.described(value))
        case .failure(let error)
        where !aspects.contains(.error) && (cue.cancelled.map({ $0 <= ending.second }) ?? false):
            words.append(aspects.contains(.limit) && error is TimedOut ? "throws TimedOut()" : "throws")
        case .failure(let error): words.append("throws \(error)")
        }
    } else {
        words.append("ends")
    }
    if aspects.contains(.second) { words.append("after \(ending.second) s") }
    return words.joined(separator: " ")
}

/// Sorts the events of each second: first replies and failures, then cancellations of earlier requests, then requests,
/// and last the cancellations of these requests. Otherwise, their order would depend on the order in which an answer
/// starts its work.
private func inOrder(_ log: [String]) -> [String] {
    var open: [String: Int] = [:]
    var (asked, second) = ([String: Int](), "")
    let ranked = log.map { line -> (second: Int, rank: Int, line: String) in
        let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map { String($0) }
        let (path, event) = (words.count > 3 ? words[3] : "", words.count > 2 ? words[2] : "")
        if words[0] != second {
            for (path, count) in asked { open[path, default: 0] += count }
            (asked, second) = ([:], words[0])
        }
        let rank: Int
        switch event {
        case "asked":
            asked[path, default: 0] += 1
            rank = 2
        case "cancelled":
            rank = open[path, default: 0] > 0 ? 1 : 3
            if rank == 1 { open[path, default: 0] -= 1 } else { asked[path, default: 0] -= 1 }
        default:
            open[path, default: 0] -= 1
            rank = 0
        }
        return (Int(words[0]) ?? 0, rank, line)
    }
    return ranked.sorted { ($0.second, $0.rank, $0.line) < ($1.second, $1.rank, $1.line) }.map(\.line)
}
