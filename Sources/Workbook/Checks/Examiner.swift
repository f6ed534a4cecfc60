import CurrycombDifferences

/// Asks an answer, and notes what it finds. A check gets one; whatever does not hold ends the check.
@MainActor
public final class Examiner {
    private let words: Words

    init(_ words: Words) {
        self.words = words
    }

    /// Expects a call to give a value.
    ///
    /// - Parameters:
    ///   - call: the call as the learner would write it; it stands in the verdict.
    ///   - got: what the call gave.
    ///   - expected: the value that it should give.
    ///   - suspects: values that foreseen wrong answers give, each with its misconception's key.
    /// - Throws: what ends the check, where the values differ.
    public func expect<Value: Equatable>(
        _ call: String, _ got: Value, is expected: Value,
        ifGot suspects: [(Value, String)] = []
    ) throws {
        try compare(call, got, expected, suspects) { $0 == $1 }
    }

    /// Expects a call to give a value of a type that is not `Equatable`.
    ///
    /// - Parameters:
    ///   - call: the call as the learner would write it; it stands in the verdict.
    ///   - got: what the call gave.
    ///   - expected: the value that it should give.
    ///   - suspects: values that foreseen wrong answers give, each with its misconception's key.
    ///   - areEqual: whether two values are the same.
    /// - Throws: what ends the check, where the values differ.
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
        guard !areEqual(got, expected) else { return }
        let suspect = suspects.first { areEqual($0.0, got) }?.1
        let (left, right) = (describe(expected), describe(got))
        let evidence = Finding.comparison(
            call: call, expected: left, got: right, differences: differences(expected, got))
        throw failure(suspect, [evidence]) { Phrases.comparison(call: call, expected: left, got: right) }
    }

    /// Expects a call to throw an error.
    ///
    /// - Parameters:
    ///   - call: the call as the learner would write it; it stands in the verdict.
    ///   - expected: the error that it should throw.
    ///   - suspects: errors that foreseen wrong answers throw, each with its misconception's key.
    ///   - silence: the misconception of an answer that throws nothing.
    ///   - work: the call.
    /// - Throws: what ends the check, where another error or none is thrown.
    public func expect<Failure: Error & Equatable, Value>(
        _ call: String, throws expected: Failure, ifGot suspects: [(Failure, String)] = [], ifNothing silence: String?,
        _ work: () throws -> Value
    ) throws {
        let (got, suspect): (String, String?)
        do {
            (got, suspect) = (describe(try work()), silence)
        } catch let error as Failure {
            guard error != expected else { return }
            (got, suspect) = (Phrases.threw(describe(error)), suspects.first { $0.0 == error }?.1)
        } catch {
            (got, suspect) = (Phrases.threw(describe(error)), nil)
        }
        let left = Phrases.threw(describe(expected))
        let evidence = Finding.comparison(call: call, expected: left, got: got, differences: [])
        throw failure(suspect, [evidence]) { Phrases.comparison(call: call, expected: left, got: got) }
    }

    /// Expects something to hold that is no value: how often something ran, when, or whether at all.
    ///
    /// - Parameters:
    ///   - condition: what must hold.
    ///   - misconception: the key of the sentence that says what is wrong otherwise.
    ///   - findings: evidence to show.
    /// - Throws: what ends the check, where it does not hold.
    public func require(_ condition: Bool, else misconception: String, _ findings: Finding...) throws {
        guard !condition else { return }
        throw failure(misconception, findings) { misconception }
    }

    /// Expects a pipeline to give, after every stage, the value that it should, and shows them stage by stage.
    ///
    /// - Parameters:
    ///   - call: the call of the whole pipeline, as the learner would write it.
    ///   - stages: each stage's name, the value that should come out of it, and the one that came out of it or `nil` where
    ///     it was not reached.
    ///   - suspects: for a stage's name, the misconception that makes this stage go wrong first.
    /// - Throws: what ends the check, where a stage's value differs.
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

    /// Makes what ends a check that does not hold.
    ///
    /// - Parameters:
    ///   - misconception: the key of the sentence that says what is wrong, if it was recognised.
    ///   - findings: evidence to show.
    ///   - otherwise: what to say if it was not recognised.
    /// - Returns: an error for the check to throw.
    public func failure(
        _ misconception: String?, _ findings: [Finding], otherwise: () -> String
    ) -> CheckFailure {
        guard let misconception else {
            return CheckFailure(message: otherwise(), misconception: nil, findings: findings)
        }
        guard let sentence = words.sentence(misconception) else {
            preconditionFailure("no sentence under the key \(misconception)")
        }
        return CheckFailure(message: sentence, misconception: misconception, findings: findings)
    }
}

/// What ends a check that does not hold.
public struct CheckFailure: Error {
    let message: String
    let misconception: String?
    let findings: [Finding]
}
