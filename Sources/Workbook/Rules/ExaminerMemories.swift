extension Examiner {
    /// Expects nothing to be kept from one call to another: no result under a key that is the same for both.
    ///
    /// Each pair of inputs differs in a part that such a key may leave out, and the pairs put it in different orders.
    /// Only an answer that is right on each first input, and returns the same for the second one, has kept its result.
    ///
    /// - Parameters:
    ///   - pairs: two inputs to call with, one after the other; two pairs at least, with no input in two of them.
    ///   - answer: the answer.
    ///   - reference: the source of the right values.
    ///   - misconception: the key of the sentence that says what to do instead.
    ///   - call: the call as the learner would write it.
    ///   - run: makes the call.
    /// - Throws: an error that ends the check if results are kept.
    public func forgets<Subject, Input, Value: Equatable>(
        _ pairs: [(Input, Input)], _ answer: Subject, like reference: Subject, else misconception: String,
        call: (Input) -> String, run: (Subject, Input) -> Value
    ) throws {
        var evidence: Finding?
        for (first, second) in pairs {
            running(call(first))
            let before = run(answer, first)
            running(call(second))
            let after = run(answer, second)
            finished()
            let expected = run(reference, second)
            guard before == run(reference, first), after == before, after != expected else { return }
            evidence =
                evidence
                ?? .comparison(
                    call: "\(call(second)), after \(call(first))", expected: Tour.described(expected),
                    got: Tour.described(after), differences: [])
        }
        if let evidence { throw failure(misconception, [evidence]) { misconception } }
    }
}
