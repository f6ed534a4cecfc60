import CurrycombDifferences

/// The parts of an examiner that do not depend on the contract's type.
@MainActor
struct Examination {
    let judge: ExerciseJudge
    let exercise: Exercise
    let answer: any Contract.Type
    let contestants: Contestants
    let source: AnswerTokens?
    let types: CompiledTypes?
    let check: String?
    let cache: RehearsalCache?
    var kept = Kept.none

    /// The difference that has been kept for the report so far, in case a later run stops the program: none, the first
    /// difference, or the smallest one.
    enum Kept { case none, first, smallest }

    init(
        judge: ExerciseJudge, answer: any Contract.Type, check: String? = nil, contestants: Contestants? = nil,
        text: String? = nil, types: CompiledTypes? = nil, exercise: Exercise? = nil, cache: RehearsalCache? = nil
    ) {
        self.judge = judge
        self.exercise = exercise ?? judge.exercise
        self.answer = answer
        self.contestants = contestants ?? Contestants(judge, answer)
        self.source = text.map { text in
            AnswerTokens(text, requirements: Set((judge.checks(answer) ?? []).compactMap(\.requirement)))
        }
        self.types = types
        self.check = check
        self.cache = cache
    }
}

/// An object with which a check examines an answer. Each check has its own examiner; the first expectation that is not
/// met ends the check.
///
/// `Asked` is the contract, as in `any ComposeTwo`.
@MainActor
public final class Examiner<Asked> {
    package let judge: ExerciseJudge
    package let answer: any Contract.Type
    let contestants: Contestants
    /// The log of events during a run. `agrees` compares the answer's log with the reference's.
    public let log = RunLog()
    let source: AnswerTokens?
    let types: CompiledTypes?
    let check: String?
    let cache: RehearsalCache?
    /// The number of comparisons so far, if a rehearsal keeps their inputs.
    var comparisons = 0
    /// True unless `passesEarlierChecks` is running the check with a wrong answer: nothing is reported about that
    /// answer.
    var isReported: Bool { check != nil }
    private let exercise: Exercise
    var kept: Examination.Kept

    init(_ examination: Examination) {
        judge = examination.judge
        exercise = examination.exercise
        answer = examination.answer
        contestants = examination.contestants
        source = examination.source
        types = examination.types
        check = examination.check
        cache = examination.cache
        kept = examination.kept
    }

    /// Returns true if the wrong answer with this key passes all checks before the current one. A verdict shows only
    /// the first failed check, so a wrong answer that fails an earlier one cannot explain the mistake that is shown.
    /// Asynchronous checks are not run, and count as passed.
    func passesEarlierChecks(_ key: String) -> Bool {
        guard let check, let model = judge.answer(key), let checks = judge.checks(model) else { return true }
        guard model != answer else { return true }
        guard let cache else { return passes(checks, before: check, model) }
        return cache.passes(key, before: check) { passes(checks, before: check, model) }
    }

    private func passes(_ checks: [AnyCheck], before check: String, _ model: any Contract.Type) -> Bool {
        for earlier in checks.prefix(while: { $0.key != check }) {
            guard case .synchronous(let body) = earlier.body else { continue }
            let contestants = Contestants(
                answer: { model.init() }, reference: { [judge] in judge.reference.init() }, models: [])
            var examination = Examination(judge: judge, answer: model, contestants: contestants, exercise: exercise)
            // With this value, the examiner behaves as if the smallest difference were already kept. So no difference
            // of the wrong answer gets into the report.
            examination.kept = .smallest
            do { try body(examination) } catch { return false }
        }
        return true
    }

    /// Changes the requirement that the check tests: if the check fails from now on, the verdict shows that
    /// requirement's line in the answer.
    ///
    /// - Parameter requirement: the contract's requirement; `nil` if the mistake may be in any of several.
    public func about(_ requirement: String?) {
        if isReported { Report.begin(about: requirement) }
    }

    /// Expects a call to return a value.
    ///
    /// - Parameters:
    ///   - call: the call as the learner would write it; it is shown in the verdict.
    ///   - got: the value that the call returned.
    ///   - expected: the value that it should return.
    ///   - suspects: values that foreseen wrong answers return, each with its misconception's key.
    /// - Throws: an error that ends the check if the values differ.
    public func expect<Value: Equatable>(
        _ call: CallDescription, _ got: Value, is expected: Value,
        ifGot suspects: [(Value, String)] = []
    ) throws {
        try compare(call.text, got, expected, suspects) { $0 == $1 }
    }

    /// A variant for the result of an earlier call.
    @_disfavoredOverload
    public func expect<Value: Equatable>(
        _ call: String, _ got: Value, is expected: Value,
        ifGot suspects: [(Value, String)] = []
    ) throws {
        try compare(call, got, expected, suspects) { $0 == $1 }
    }

    /// A variant for a type that is not `Equatable`; `areEqual` returns true if two values are the same.
    public func expect<Value>(
        _ call: CallDescription, _ got: Value, is expected: Value,
        ifGot suspects: [(Value, String)] = [], by areEqual: (Value, Value) -> Bool
    ) throws {
        try compare(call.text, got, expected, suspects, areEqual)
    }

    /// A variant for the result of an earlier call, of a type that is not `Equatable`.
    @_disfavoredOverload
    public func expect<Value>(
        _ call: String, _ got: Value, is expected: Value,
        ifGot suspects: [(Value, String)] = [], by areEqual: (Value, Value) -> Bool
    ) throws {
        try compare(call, got, expected, suspects, areEqual)
    }

    private func compare<Value>(
        _ call: String, _ got: Value, _ expected: Value, _ suspects: [(Value, String)],
        _ areEqual: (Value, Value) -> Bool
    ) throws {
        finished()
        guard !areEqual(got, expected) else { return }
        let suspect = suspects.first { areEqual($0.0, got) }?.1
        let (left, right) = (describe(expected), describe(got))
        let evidence = Finding.comparison(
            call: call, expected: left, got: right,
            differences: differences(expected, got, limit: Finding.mostDifferences))
        throw failure(suspect, [evidence]) { Phrases.comparison(call: call, expected: left, got: right) }
    }

    /// Expects a call to throw an error.
    ///
    /// - Parameters:
    ///   - call: the call as the learner would write it; it is shown in the verdict.
    ///   - expected: the error that it should throw.
    ///   - suspects: errors that foreseen wrong answers throw, each with its misconception's key.
    ///   - other: the key of the misconception that leads to any other error.
    ///   - silence: the key of the misconception that leads to no error.
    ///   - work: the call.
    /// - Throws: an error that ends the check if no error or a different one is thrown.
    public func expect<Failure: Error & Equatable, Value>(
        _ call: String, throws expected: Failure, ifGot suspects: [(Failure, String)] = [],
        ifOther other: String? = nil,
        ifNothing silence: String?, _ work: () throws -> Value
    ) throws {
        let (got, suspect): (String, String?)
        RunningCall.begin(described: call)
        defer { finished() }
        do {
            (got, suspect) = (describe(try work()), silence)
        } catch let error as Failure {
            guard error != expected else { return }
            (got, suspect) = (Phrases.threw(describe(error)), suspects.first { $0.0 == error }?.1 ?? other)
        } catch {
            (got, suspect) = (Phrases.threw(describe(error)), other)
        }
        let left = Phrases.threw(describe(expected))
        let evidence = Finding.comparison(call: call, expected: left, got: got, differences: [])
        throw failure(suspect, [evidence]) { Phrases.comparison(call: call, expected: left, got: got) }
    }

    /// Requires a condition: for example, that a function ran once and at the right time.
    ///
    /// - Throws: an error that ends the check if the condition is false. The error contains the misconception's
    ///   sentence and the findings.
    public func require(_ condition: Bool, else misconception: String, _ findings: Finding...) throws {
        guard !condition else { return }
        throw failure(misconception, findings) { misconception }
    }

    /// Expects each stage of a pipeline to return the right value; otherwise shows the value after each stage.
    ///
    /// - Parameters:
    ///   - call: the call of the whole pipeline, as the learner would write it.
    ///   - stages: the name of each stage, the value that it should return, and the value that it returned, or `nil` if
    ///     it did not run.
    ///   - suspects: names of stages, each with the key of the misconception to report if that stage is the first with
    ///     a wrong value.
    /// - Throws: an error that ends the check if a stage's value differs.
    public func expect(
        _ call: String, stages: [Finding.Stage], ifFirstWrong suspects: [(stage: String, misconception: String)] = []
    ) throws {
        guard let wrong = stages.first(where: { $0.got != $0.expected }), let last = stages.last else { return }
        let suspect = suspects.first { $0.stage == wrong.name }?.misconception
        let nothing = Phrases.nothing
        let whole = Finding.comparison(
            call: call, expected: last.expected, got: last.got ?? nothing, differences: [])
        throw failure(suspect, [whole, .stages(stages)]) {
            Phrases.comparison(call: wrong.name, expected: wrong.expected, got: wrong.got ?? nothing)
        }
    }

    /// Returns the error that a failed check throws.
    ///
    /// - Parameters:
    ///   - misconception: the key of the sentence to show, if a misconception was recognized.
    ///   - findings: evidence to show.
    ///   - otherwise: the sentence to show if no misconception was recognized.
    public func failure(
        _ misconception: String?, _ findings: [Finding], otherwise: () -> String
    ) -> CheckFailure {
        guard let misconception else {
            return CheckFailure(message: otherwise(), misconception: nil, findings: findings)
        }
        // If the sentence of a recognized mistake is missing, report the mistake's key anyway; the message says that
        // the sentence is missing.
        let sentence = exercise.words.sentence(misconception) ?? Phrases.noSentence(misconception, in: exercise.text)
        return CheckFailure(message: sentence, misconception: misconception, findings: findings)
    }
}

/// The reason why a check fails.
public struct CheckFailure: Error {
    let message: String
    let misconception: String?
    var findings: [Finding]
    /// The condition that the failing inputs share, in the course's own words, without any value from the answer.
    var shared: String?
}
