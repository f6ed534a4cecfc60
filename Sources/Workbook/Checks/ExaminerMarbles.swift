import CurrycombMarbleLines

extension Examiner {
    /// Expects a recorder to have recorded a marble line; otherwise shows both lines below the inputs.
    ///
    /// ```swift
    /// try examiner.expect(got, is: "-1-x-2-y-----|", ifGot: [("-1---2-------x---y-----|", "concat")])
    /// ```
    ///
    /// - Parameters:
    ///   - recorder: the recorder of the answer's signal.
    ///   - expected: the expected line, in the notation of `MarbleLine`.
    ///   - inputs: the input lines, each with its name; by default the clock's inputs.
    ///   - suspects: lines that foreseen wrong answers produce, each with its misconception's key.
    /// - Throws: an error that ends the check if the lines differ or a given line cannot be read.
    public func expect(
        _ recorder: some MarbleLineRecorder, is expected: String, inputs: [(name: String, line: String)]? = nil,
        ifGot suspects: [(line: String, misconception: String)] = []
    ) throws {
        try expect(recorder.recording, is: expected, inputs: inputs, ifGot: suspects)
    }

    /// A variant for a recording, whose inputs are shown by default.
    public func expect(
        _ recording: MarbleRecording, is expected: String, inputs: [(name: String, line: String)]? = nil,
        ifGot suspects: [(line: String, misconception: String)] = []
    ) throws {
        let unit = recording.line.unit
        let given = try inputs?.map { MarbleRow($0.name, try MarbleLine($0.line, unit: unit)) }
        let recording = MarbleRecording(recording.line, inputs: given ?? recording.inputs)
        let difference = try recording.difference(from: expected, names: (Phrases.expected, Phrases.got))
        guard let difference else { return }
        let suspect = try suspects.first { try recording.difference(from: $0.line) == nil }?.misconception
        let picture = difference.picture
        var findings = [
            Finding.marbles(
                picture.rows.map { Finding.MarbleLine($0.name, $0.marbles) }, pointer: difference.pointer)
        ]
        if !picture.key.isEmpty { findings.append(.note(picture.key.joined(separator: "   "))) }
        throw failure(suspect, findings) { difference.sentence + "." }
    }
}
