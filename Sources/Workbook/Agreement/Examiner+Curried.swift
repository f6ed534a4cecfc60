import CurrycombDifferences

extension Examiner {
    /// Expects curried functions to behave like the reference's functions. Each story makes one curried function,
    /// applies it to up to three first arguments, and calls the resulting functions in a random order.
    ///
    /// ```swift
    /// try $0.agrees(
    ///     filling: "curryNumbers(_)", named: "curried", from: Argument("f", functions),
    ///     first: .int, second: .int
    /// ) { answer, log, f in answer.curryNumbers(f.spied(log)) }
    /// ```
    ///
    /// The results are compared first and, if they are right, the logs, too.
    ///
    /// - Parameters:
    ///   - call: the call that makes the function, with `_` in place of the setting: `curryNumbers(_)`.
    ///   - name: the function's name in the story.
    ///   - settings: the settings with which the function is made.
    ///   - first: makes first arguments.
    ///   - second: makes second arguments.
    ///   - keys: the keys of the misconceptions that can explain a difference; all by default.
    ///   - tries: the number of stories to generate; half as many are generated for the comparison of the logs.
    ///   - seed: the seed that determines the stories.
    ///   - make: makes the function.
    /// - Throws: an error that ends the check if a result or a log differs.
    public func agrees<Setting, First, Second, Output>(
        filling call: String, named name: String, from settings: Argument<Setting>,
        first: Generator<First>, second: Generator<Second>, explainedBy keys: Set<String>? = nil, tries: Int = 100,
        seed: UInt64 = SplitMix64.lawSeed,
        make: (Asked, RunLog, Setting) throws -> (First) throws -> (Second) throws -> Output
    ) throws {
        let names = ["one", "two", "three"]
        let calls = Generator<(Int, Second)>.pair(.int(in: 0...2), second).map { Filling<First, Second>.call($0, $1) }
        let fills = first.map { Filling<First, Second>.fill($0) }
        let steps = Argument(
            Phrases.steps,
            Generator<(First, [Filling<First, Second>])>.pair(
                first, .array(of: .one(of: [calls, calls, fills]), count: 1...8)
            ).map { [.fill($0)] + $1 },
            .feature(Phrases.Clause.madeTwice) { $0.count(where: \.isFill) > 1 },
            .feature(Phrases.Clause.calledTwice) { $0.count { !$0.isFill } > 1 })
        var (isComparingNotes, hasNotes) = (false, false)
        func notes() -> [String] {
            let notes = log.take()
            hasNotes = hasNotes || !notes.isEmpty
            return isComparingNotes ? notes : []
        }
        func run(_ answer: Asked, _ setting: Setting, _ steps: [Filling<First, Second>]) throws -> StoryRun {
            var story = StoryRun()
            let function = try make(answer, log, setting)
            story.add(lazily: { "let \(name) = " + filled(call, describe(setting)) }, notes())
            var halves: [(Second) throws -> Output] = []
            for step in steps {
                switch step {
                case .fill(let value):
                    guard halves.count < names.count else { continue }
                    halves.append(try function(value))
                    let half = names[halves.count - 1]
                    story.add(
                        lazily: { "let \(half) = \(name)(\(describe(value)))" }, notes(), role: .making)
                case .call(let place, let value):
                    let half = names[place % halves.count]
                    running("\(half)(\(describe(value)))")
                    let result = try halves[place % halves.count](value)
                    let shown = describe(result)
                    story.add(
                        lazily: { "\(half)(\(describe(value)))" }, notes() + [shown],
                        inFull: Transcript.Line.inFull(result, shown: shown), role: .calling)
                }
            }
            return story
        }
        try agrees(call, on: settings, steps, explainedBy: keys, tries: tries, seed: seed, run: run)
        guard hasNotes else { return }
        isComparingNotes = true
        try agrees(call, on: settings, steps, explainedBy: keys, tries: tries / 2, seed: seed, run: run)
    }
}

enum Filling<First, Second> {
    case fill(First)
    case call(Int, Second)

    var isFill: Bool {
        guard case .fill = self else { return false }
        return true
    }
}
