extension Examiner {
    /// Expects the answer not to cache results under a key that two different inputs share.
    ///
    /// The inputs of each pair differ in a part that such a key may leave out, and the order of the two inputs varies
    /// from pair to pair. The expectation is not met if, in each pair, the answer is right on the first input and then
    /// returns the same result for the second one, for which it is wrong.
    ///
    /// - Parameters:
    ///   - pairs: at least two pairs of inputs for consecutive calls; no input occurs in two pairs.
    ///   - answer: the answer.
    ///   - reference: the solution, which returns the right values.
    ///   - misconception: the key of the sentence to show.
    ///   - call: returns the call as the learner would write it.
    ///   - run: makes the call.
    /// - Throws: an error that ends the check if the answer caches results under such a key.
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
