import CurrycombMarbles
import CurrycombSignals

extension Examiner {
    /// Checks that a signal sent the expected events, each in the right second. If it did not, the verdict shows the
    /// events as marbles.
    ///
    /// - Parameters:
    ///   - heard: the events of the signal, in the form of ``Recorder/log``.
    ///   - suspects: the events of foreseen wrong answers, each with its mistake's key.
    func expect(
        _ call: CallDescription, _ heard: [String], sends expected: [String],
        from sources: [(name: String, log: [String])] = [],
        ifGot suspects: [([String], String)] = []
    ) throws {
        let inputs = sources.map { MarbleRow($0.name, marbleLine($0.log)) }
        // A signal that never ends may have sent more events than a screen has room for.
        let shown = Array(heard.prefix(expected.count + 9))
        let recording = MarbleRecording(marbleLine(shown), inputs: inputs)
        guard let difference = recording.difference(from: marbleLine(expected)) else { return }
        let picture = difference.picture
        var findings: [Finding] = [
            .note(call.text),
            .marbles(
                picture.rows.map { Finding.MarbleLine($0.name, $0.marbles) }, pointer: difference.pointer),
        ]
        if !picture.key.isEmpty { findings.append(.note(picture.key.joined(separator: "   "))) }
        throw failure(suspects.first { $0.0 == heard }?.1, findings) { difference.sentence + "." }
    }

    /// Checks that a signal sent the events of a plan; see ``scripted(_:on:)``.
    ///
    /// - Parameter suspects: the events of foreseen wrong answers, as plans, each with its mistake's key.
    func expect(
        _ call: CallDescription, _ heard: [String], sends expected: String,
        from sources: [(name: String, plan: String)] = [],
        ifGot suspects: [(String, String)] = []
    ) throws {
        try expect(
            call, heard, sends: lines(expected), from: sources.map { ($0.name, lines($0.plan)) },
            ifGot: suspects.map { (lines($0.0), $0.1) })
    }
}
