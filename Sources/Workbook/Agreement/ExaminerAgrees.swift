import CurrycombDifferences

extension Examiner {
    /// Expects the answer to agree with the reference on the examples and on inputs made from the arguments.
    ///
    /// ```swift
    /// try $0.agrees("slug(_)", on: Argument("title", .phrase), examples: ["Honey Bee"]) {
    ///     $0.slug($1)
    /// }
    /// ```
    ///
    /// The verdict shows one difference. An example is shown unchanged; any other input is first made smaller, as long
    /// as the results still differ. An explanation of the differences follows, if there is one: the sentence of a
    /// misconception whose wrong answer returns the same wrong results, the way in which the results are wrong, or the
    /// condition that the failing inputs share. The entries in `log` from each run are compared, too.
    ///
    /// - Parameters:
    ///   - call: the call as a learner would write it, with `_` in place of each argument.
    ///   - arguments: the arguments of the call.
    ///   - examples: the arguments of calls in the exercise's text, which are tried first and shown unchanged.
    ///   - keys: the keys of the misconceptions that can explain a difference; all by default. Pass keys if the other
    ///     misconceptions concern a part that an earlier check has found to be right.
    ///   - tries: the number of inputs to generate, small ones first.
    ///   - seed: the seed that determines the inputs.
    ///   - run: makes the call, on the answer, the reference, or a misconception's wrong answer. A `StoryRun` is shown
    ///     as a numbered story, a `MarbleRun` as marble lines, any other value as a call with its two results.
    /// - Throws: an error that ends the check if the answer and the reference differ.
    public func agrees<each Input, Output>(
        _ call: String, on arguments: repeat Argument<each Input>,
        examples: [(repeat each Input)] = [], explainedBy keys: Set<String>? = nil, tries: Int = 200,
        seed: UInt64 = SplitMix64.lawSeed, run: (Asked, repeat each Input) throws -> Output
    ) throws {
        let (erased, rows) = Self.erase(repeat each arguments, examples: examples)
        let contestants = contestants.explaining(keys)
        let rehearsed = rehearsed(call, contestants)
        var trial = AgreementTrial(
            erased, examples: rows, models: contestants.models.count,
            admits: { [self] in passesEarlierChecks(contestants.models[$0].key) },
            tries: tries, seed: seed, inputs: { rehearsed?.inputs($0, $1, $2) ?? $2() })
        while let probes = trial.next() {
            keep(trial)
            var transcripts: [Transcript] = []
            for probe in probes {
                if let known = rehearsed?.outcome(of: probe) {
                    transcripts.append(known)
                    continue
                }
                let subject = begin(probe, call, contestants)
                do {
                    transcripts.append(end(call, probe, .success(try Self.spread(probe.row, subject, run))))
                } catch let failure as CheckFailure {
                    throw failure
                } catch {
                    transcripts.append(end(call, probe, .failure(error) as Result<Output, any Error>))
                }
            }
            rehearsed?.keep(transcripts, of: probes)
            trial.note(transcripts)
        }
        try finish(trial, arguments: erased, contestants, call)
    }

    /// A variant for an asynchronous answer.
    public func agrees<each Input, Output>(
        _ call: String, on arguments: repeat Argument<each Input>,
        examples: [(repeat each Input)] = [], explainedBy keys: Set<String>? = nil, tries: Int = 100,
        seed: UInt64 = SplitMix64.lawSeed, run: @MainActor (Asked, repeat each Input) async throws -> Output
    ) async throws {
        let (erased, rows) = Self.erase(repeat each arguments, examples: examples)
        let contestants = contestants.explaining(keys)
        let rehearsed = rehearsed(call, contestants)
        var trial = AgreementTrial(
            erased, examples: rows, models: contestants.models.count,
            admits: { [self] in passesEarlierChecks(contestants.models[$0].key) },
            tries: tries, seed: seed, inputs: { rehearsed?.inputs($0, $1, $2) ?? $2() })
        while let probes = trial.next() {
            keep(trial)
            var transcripts: [Transcript] = []
            for probe in probes {
                if let known = rehearsed?.outcome(of: probe) {
                    transcripts.append(known)
                    continue
                }
                let subject = begin(probe, call, contestants)
                do {
                    var rest = probe.row.makeIterator()
                    func cast<One>(_ type: One.Type) -> One { rest.next()!.cast(type) }
                    let value = try await run(subject, repeat cast((each Input).self))
                    transcripts.append(end(call, probe, .success(value)))
                } catch let failure as CheckFailure {
                    throw failure
                } catch {
                    transcripts.append(end(call, probe, .failure(error) as Result<Output, any Error>))
                }
            }
            rehearsed?.keep(transcripts, of: probes)
            trial.note(transcripts)
        }
        try finish(trial, arguments: erased, contestants, call)
    }

    // MARK: - One run

    /// Returns the next comparison's values in a rehearsal's cache; `nil` outside a rehearsal.
    private func rehearsed(_ call: String, _ contestants: Contestants) -> RehearsalCache.Comparison? {
        guard let cache, let check else { return nil }
        comparisons += 1
        return RehearsalCache.Comparison(
            cache: cache, key: "\(check) \(comparisons) \(call)", models: contestants.models.map(\.key))
    }

    private static func erase<each Input>(
        _ arguments: repeat Argument<each Input>, examples: [(repeat each Input)]
    ) -> ([AnyArgument], [[AnyValue]]) {
        var erased: [AnyArgument] = []
        for argument in repeat each arguments { erased.append(argument.erased) }
        let rows = examples.map { example in
            var row: [AnyValue] = []
            for value in repeat each example { row.append(AnyValue(value)) }
            return row
        }
        return (erased, rows)
    }

    private static func spread<each Input, Output>(
        _ row: [AnyValue], _ subject: Asked, _ run: (Asked, repeat each Input) throws -> Output
    ) throws -> Output {
        var rest = row.makeIterator()
        // Each value is cast to the type of the argument from which it came.
        func cast<One>(_ type: One.Type) -> One { rest.next()!.cast(type) }
        return try run(subject, repeat cast((each Input).self))
    }

    private func begin(_ probe: AgreementTrial.Probe, _ call: String, _ contestants: Contestants) -> Asked {
        _ = log.take()
        if probe.contestant == .answer { running(rendered(call, probe.row)) }
        return contestants.make(probe.contestant) as! Asked
    }

    private func end<Output>(
        _ call: String, _ probe: AgreementTrial.Probe, _ result: Result<Output, any Error>
    ) -> Transcript {
        finished()
        let row = probe.row
        var transcript: Transcript
        switch result {
        case .success(let run as StoryRun):
            // If the first line makes a function or is the call itself, the call need not be shown again.
            let subject = run.lines.first.map { $0.role == .making || $0.call() == call } == true ? nil : call
            transcript = Transcript(
                lines: run.lines,
                // In `a counter: _`, the `_` stands for the steps, but in `report(on: _)` it is an argument.
                form: .story(of: subject.map { $0.hasSuffix(": _") ? String($0.dropLast(3)) : $0 }))
        case .success(let run as MarbleRun):
            transcript = Transcript(
                lines: run.rows.map { row in Transcript.Line(row.name, row.line, marbles: row.marbles) },
                form: .marbles(call: call, inputs: run.inputs))
        case .success(let value):
            let shown = describe(value, limit: 4_000)
            let line = Transcript.Line(
                rendered(call, row), shown, exact: Transcript.Line.inFull(value, shown: shown))
            transcript = Transcript(lines: [line], value: value)
        case .failure(let error):
            transcript = Transcript(
                lines: [Transcript.Line(rendered(call, row), Phrases.threw(describe(error)))], thrown: error)
        }
        let notes = log.take()
        if !notes.isEmpty {
            // If the inputs are drawn as marbles above the results, the call need not repeat them.
            let shown = if case .marbles = transcript.form { call } else { rendered(call, row) }
            transcript.lines.append(
                Transcript.Line(
                    Phrases.calls(in: shown), notes.joined(separator: ", "), parts: notes, role: .noting))
        }
        return transcript
    }

    // MARK: - The sentence

    /// Keeps the difference found so far as the check's failure, in case a later run stops the program.
    private func keep(_ trial: AgreementTrial) {
        let found: Examination.Kept = trial.isSmallest ? .smallest : .first
        guard let sample = trial.smallest, kept != .smallest, kept != found else { return }
        kept = found
        if let requirement = sample.requirement { about(requirement) }
        keepFailure(
            failure(nil, sample.got.evidence(against: sample.expected)) { sample.sentence })
    }

    private func finish(_ trial: AgreementTrial, arguments: [AnyArgument], _ contestants: Contestants, _ call: String)
        throws
    {
        guard let sample = trial.smallest else { return }
        if let requirement = sample.requirement { about(requirement) }
        var findings = sample.got.evidence(against: sample.expected)
        if let model = trial.recognised {
            throw failure(contestants.models[model].key, findings) { sample.sentence }
        }
        let found = Separation.find(in: trial.cases(trial.samples), confirmedBy: trial.cases(trial.fresh))
        // If the result depends on earlier calls, a condition on the inputs explains nothing.
        let separation = (trial.isUnsteady ? nil : found).map {
            Phrases.separated($0, in: holdsArguments(call) ? call : nil)
        }
        let told = diagnosis(of: trial, arguments, separation)
        if case .marbles = sample.got.form {
            // Marble lines are shown with one sentence: preferably one about all differences, otherwise a description
            // of this difference, and if there is neither, the sentence about the generated inputs.
            let difference =
                told.first?.hasPrefix(Phrases.generatedBeginning) == true
                ? sample.got.marbleDifference(from: sample.expected) : nil
            let message = difference == nil ? told.first ?? sample.sentence : sample.sentence
            throw CheckFailure(
                message: message, misconception: nil,
                findings: findings + (message == told.first ? told.dropFirst() : told[...]).map(Finding.note),
                shared: separation)
        }
        findings += told.map(Finding.note)
        throw CheckFailure(
            message: ([sample.sentence] + told).joined(separator: " "), misconception: nil, findings: findings,
            shared: separation)
    }

    private func diagnosis(
        of trial: AgreementTrial, _ arguments: [AnyArgument], _ separation: String?
    ) -> [String] {
        var told: [String] = []
        // Most relations must be true of the fresh inputs, too.
        let all = trial.samples + trial.fresh
        let relation = Relation.find(
            all.filter { !$0.agrees }, all: all, trial.variations, trial.swaps, batch: trial.samples,
            smallest: trial.smallest, names: arguments.map(\.name))
        if trial.isUnsteady {
            told.append(Phrases.isUnsteady)
        } else if let relation {
            told.append(Phrases.related(relation, of: trial.smallest?.expected.value))
        }
        // An answer that always returns the same Boolean is wrong on exactly those inputs for which the other Boolean
        // is expected, so a separation would say nothing new.
        let isOneBoolean = if case .always = relation { trial.smallest?.expected.value is Bool } else { false }
        if let separation, !isOneBoolean { told.append(separation) }
        if !trial.isExample {
            // If there is a separation, its numbers include the fresh inputs, so this number includes them, too.
            let tries = Set((separation == nil ? trial.samples : all).map(\.input)).count
            told.append(Phrases.generated(of: tries, seed: trial.seed))
        }
        return told
    }
}

extension AgreementTrial.Sample {
    var requirement: String? {
        guard let place = got.firstDifference(from: expected) else { return nil }
        return place < expected.lines.count ? expected.lines[place].requirement : nil
    }

    var sentence: String {
        if let difference = got.marbleDifference(from: expected) { return difference.sentence + "." }
        guard let place = got.firstDifference(from: expected) else { return "" }
        let left = place < expected.lines.count ? expected.lines[place] : nil
        let right = place < got.lines.count ? got.lines[place] : nil
        var call = (left ?? right)?.call() ?? ""
        // If the line has no name, use the name of the function whose lines are drawn.
        if call.isEmpty, case .marbles(let drawn, _) = got.form { call = String(drawn.prefix { $0 != "(" }) }
        let missing = (left ?? right)?.missing ?? Phrases.nothing
        return Phrases.comparison(call: call, expected: left?.shown ?? missing, got: right?.shown ?? missing)
    }
}

/// Returns true if a call has more than a name and placeholders: a fixed argument, as in `power(0)(_)`, or a property,
/// as in `parts(_).count`. Returns false for a call without a placeholder, and for a call that is too long to repeat in
/// a sentence.
func holdsArguments(_ call: String) -> Bool {
    guard call.contains("_"), call.count <= 30 else { return false }
    return call.wholeMatch(of: /[\w.]+(\((\w+: )?\.?_(, (\w+: )?\.?_)*\))+/) == nil
}

/// Returns the call with its arguments in place of the `_`s; without a `_`, the arguments follow in parentheses. If the
/// numbers of `_`s and arguments differ, returns the call unchanged.
func rendered(_ call: String, _ row: [AnyValue]) -> String {
    let parts = call.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == row.count + 1 else {
        if call.contains("_") || row.isEmpty { return call }
        let words = row.map(\.words).joined(separator: ", ")
        // If the call is a declaration, the arguments are the steps of a story.
        return call.hasPrefix("let ") ? "\(call) \(Phrases.andSteps) \(words)" : "\(call)(\(words))"
    }
    return zip(parts, row.map(\.words) + [""]).map { $0 + $1 }.joined()
}
