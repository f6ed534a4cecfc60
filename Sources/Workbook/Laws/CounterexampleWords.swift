extension Phrases {
    static func broken(_ counterexample: Finding.Counterexample) -> String {
        let law = counterexample.law
        return """
            \(law.isEmpty ? "the law" : law) does not hold: left \(counterexample.left), right \
            \(counterexample.right).
            """
    }
}

extension Finding.Counterexample: CustomStringConvertible {
    /// The law, the input and the outcome, as plain text of up to three lines.
    public var description: String {
        let title = [law, equation].filter { !$0.isEmpty }.joined(separator: ": ")
        let input = ([Phrases.smallest(of: tries, seed: seed)] + bindings.map { "\($0.name) = \($0.value)" })
            .joined(separator: "   ")
        return [title, input, Phrases.sides(left, right)].filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
