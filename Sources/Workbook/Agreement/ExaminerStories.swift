import CurrycombDifferences

extension Examiner {
    /// Expects an object with state to behave like the reference's object at every step.
    ///
    /// ```swift
    /// try $0.agrees(story: "a store", of: step) { answer, log in
    ///     let store = answer.store(0, +)
    ///     return { step in
    ///         switch step {
    ///         case .dispatch(let number): store.dispatch(number)
    ///         case .subscribe(let name): _ = store.subscribe { log.note("\(name) hears \($0)") }
    ///         case .state: log.note("\(store.state())")
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// The outcome of a step is the entries that it adds to the log, and its error, if it throws. If an outcome
    /// differs, the story is shown; unless it is an example, it is first made shorter.
    ///
    /// - Parameters:
    ///   - subject: the kind of object, which is shown above the steps: `a store`.
    ///   - steps: makes a step, whose description reads like a call: `dispatch(2)`.
    ///   - counts: the possible numbers of steps in a story.
    ///   - examples: the stories in the exercise's text, which are tried first.
    ///   - keys: the keys of the misconceptions that can explain a difference; all by default.
    ///   - tries: the number of stories to generate.
    ///   - seed: the seed that determines the stories.
    ///   - requirement: returns the requirement of the contract that a step calls, if the check covers several.
    ///   - make: makes the object, and returns a function that performs a step on it.
    /// - Throws: an error that ends the check if a step's outcome differs.
    public func agrees<Step>(
        story subject: String, of steps: Generator<Step>,
        count counts: ClosedRange<Int> = 1...12,
        examples: [[Step]] = [], explainedBy keys: Set<String>? = nil, tries: Int = 150,
        seed: UInt64 = SplitMix64.lawSeed, calling requirement: (Step) -> String? = { _ in nil },
        make: (Asked, RunLog) throws -> (Step) throws -> Void
    ) throws {
        let stories = Argument(Phrases.steps, Generator<[Step]>.array(of: steps, count: counts))
        try agrees(
            subject, on: stories, examples: examples, explainedBy: keys, tries: tries, seed: seed
        ) {
            (answer: Asked, steps: [Step]) in
            var story = StoryRun()
            let perform = try make(answer, log)
            let atFirst = log.take()
            if !atFirst.isEmpty { story.add(subject, atFirst) }
            for step in steps {
                do {
                    try perform(step)
                    story.add(lazily: { describe(step) }, log.take(), of: requirement(step))
                } catch let failure as CheckFailure {
                    throw failure
                } catch {
                    let thrown = Phrases.threw(describe(error))
                    story.add(lazily: { describe(step) }, log.take() + [thrown], of: requirement(step))
                }
            }
            return story
        }
    }

    /// Expects functions that the answer makes to behave like the reference's functions. Each story makes one or more
    /// functions and calls them in a random order, sometimes again with the argument of the previous call.
    ///
    /// The results are compared first and, if they are right, the logs, too.
    ///
    /// ```swift
    /// try $0.agrees(making: "prop(_)", from: Argument("key", .word), calls: Argument("record", records)) {
    ///     answer, log, key in answer.prop(key)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - call: the call that makes a function, with `_` in place of the setting: `prop(_)`.
    ///   - names: the names that the story gives to the functions; it makes at most one function for each name. Pass
    ///     other names if an argument is a function called `f`.
    ///   - settings: the settings with which the functions are made.
    ///   - inputs: the inputs of the calls.
    ///   - keys: the keys of the misconceptions that can explain a difference; all by default.
    ///   - tries: the number of stories to generate; half as many are generated for the comparison of the logs.
    ///   - seed: the seed that determines the stories.
    ///   - make: makes a function. If the setting is or contains a function, its calls are compared only if it is
    ///     passed on through `log.spy`.
    /// - Throws: an error that ends the check if a result or a log differs.
    public func agrees<Setting, Input, Output>(
        making call: String, named names: [String] = ["f", "g", "h"],
        from settings: Argument<Setting>, calls inputs: Argument<Input>, explainedBy keys: Set<String>? = nil,
        tries: Int = 150, seed: UInt64 = SplitMix64.lawSeed,
        make: (Asked, RunLog, Setting) throws -> (Input) throws -> Output
    ) throws {
        let step = Self.madeSteps(settings.values, inputs.values)
        let steps = Argument(
            Phrases.steps, Generator<[MadeStep<Setting, Input>]>.array(of: step, count: 1...8),
            .feature(Phrases.Clause.madeTwice) { $0.contains(where: \.isMake) },
            .feature(Phrases.Clause.calledTwice) { $0.count { !$0.isMake } > 1 })
        var (isComparingNotes, hasNotes) = (false, false)
        func notes() -> [String] {
            let notes = log.take()
            hasNotes = hasNotes || !notes.isEmpty
            return isComparingNotes ? notes : []
        }
        func run(_ answer: Asked, _ setting: Setting, _ steps: [MadeStep<Setting, Input>]) throws -> StoryRun {
            var story = StoryRun()
            var made: [(Input) throws -> Output] = []
            var last: Input?
            func add(_ setting: Setting) throws {
                guard made.count < names.count else { return }
                made.append(try make(answer, log, setting))
                let name = names[made.count - 1]
                // All of this runs on the main actor, but in release builds Swift 6.3 does not recognize that in a
                // nested function.
                nonisolated(unsafe) let setting = setting
                story.add(lazily: { "let \(name) = " + filled(call, describe(setting)) }, notes(), role: .making)
            }
            func invoke(_ place: Int, _ input: Input) throws {
                let place = place % made.count
                nonisolated(unsafe) let input = input
                // A call without an argument is shown with empty parentheses.
                let name = { Input.self == Void.self ? "\(names[place])()" : "\(names[place])(\(describe(input)))" }
                running(name())
                do {
                    let value = try made[place](input)
                    let shown = describe(value)
                    story.add(
                        lazily: name, notes() + [shown], inFull: Transcript.Line.inFull(value, shown: shown),
                        role: .calling)
                } catch let failure as CheckFailure {
                    throw failure
                } catch {
                    story.add(lazily: name, notes() + [Phrases.threw(describe(error))], role: .calling)
                }
            }
            try add(setting)
            for step in steps {
                switch step {
                case .make(let setting): try add(setting)
                case .call(let place, let input):
                    try invoke(place, input)
                    last = input
                case .again(let place): if let last { try invoke(place, last) }
                }
            }
            return story
        }
        try agrees(call, on: settings, steps, explainedBy: keys, tries: tries, seed: seed, run: run)
        guard hasNotes else { return }
        isComparingNotes = true
        try agrees(call, on: settings, steps, explainedBy: keys, tries: tries / 2, seed: seed, run: run)
    }

    private static func madeSteps<Setting, Input>(
        _ settings: Generator<Setting>, _ inputs: Generator<Input>
    ) -> Generator<MadeStep<Setting, Input>> {
        let place = Generator<Int>.int(in: 0...2)
        let call = Generator<(Int, Input)>.pair(place, inputs).map { MadeStep<Setting, Input>.call($0.0, $0.1) }
        return .one(of: [
            call, call, call, place.map { .again($0) }, settings.map { .make($0) },
        ])
    }
}

/// Returns a call with its setting in place of the `_`; without a `_`, the setting follows in parentheses.
func filled(_ call: String, _ setting: String) -> String {
    guard let place = call.firstIndex(of: "_") else { return "\(call)(\(setting))" }
    return call[..<place] + setting + call[call.index(after: place)...]
}

enum MadeStep<Setting, Input> {
    case make(Setting)
    case call(Int, Input)
    /// A call to the function at this index with the argument of the previous call.
    case again(Int)

    var isMake: Bool {
        guard case .make = self else { return false }
        return true
    }
}
