import CurrycombSignals

extension Examiner {
    /// Expects a signal to send certain values in certain seconds, and shows marbles where it does not.
    ///
    /// - Parameters:
    ///   - call: the call as the learner would write it.
    ///   - heard: what was heard of the signal, as ``Heard/log`` has it.
    ///   - expected: what should have been heard.
    ///   - sources: what came in, by name, to draw above.
    ///   - suspects: what is heard of foreseen wrong answers, each with its misconception's key.
    /// - Throws: what ends the check, where something else was heard.
    func expect(
        _ call: String, _ heard: [String], sends expected: [String], from sources: [(name: String, log: [String])] = [],
        ifGot suspects: [([String], String)] = []
    ) throws {
        guard heard != expected else { return }
        let logs = sources.map(\.log) + [expected, heard]
        let names = sources.map(\.name) + ["expected", "got"]
        let lines = zip(names, marbles(logs)).map { Finding.MarbleLine($0, $1) }
        let pointer = firstDifference(expected, heard, among: logs)
        let reasons = heard.filter { $0.contains(": failed ") && !expected.contains($0) }
        let findings: [Finding] =
            [.note(call), .marbles(lines, pointer: pointer)] + reasons.map { .note("X is \($0)") }
        throw failure(suspects.first { $0.0 == heard }?.1, findings) {
            "\(call): expected \(Tour.described(expected)), got \(Tour.described(heard))."
        }
    }

    /// Expects a signal to do what a plan says; see ``scripted(_:on:)``.
    ///
    /// - Parameters:
    ///   - call: the call as the learner would write it.
    ///   - heard: what was heard of the signal.
    ///   - expected: what should have been heard, as a plan.
    ///   - sources: what came in, by name, as plans.
    ///   - suspects: what is heard of foreseen wrong answers, as plans, each with its misconception's key.
    /// - Throws: what ends the check, where something else was heard.
    func expect(
        _ call: String, _ heard: [String], sends expected: String, from sources: [(name: String, plan: String)] = [],
        ifGot suspects: [(String, String)] = []
    ) throws {
        try expect(
            call, heard, sends: lines(expected), from: sources.map { ($0.name, lines($0.plan)) },
            ifGot: suspects.map { (lines($0.0), $0.1) })
    }
}
