/// What an output has given since somebody last looked.
@MainActor final class Heard<Value> {
    private var values: [Value] = []

    /// Listens.
    func hear(_ value: Value) { values.append(value) }

    /// What has come since the last time.
    func take() -> [Value] {
        defer { values = [] }
        return values
    }
}

/// One thing that a check does, as a marble, and what must come of it.
struct Step<Value> {
    /// The line on which its marble stands: a cell's or a pipe's name.
    let line: String
    /// The marble: a value, `^` for a subscription, `!` for its end.
    let marble: String
    /// What must come out now.
    let due: [Value]
    let act: () -> Void

    init(_ line: String, _ marble: String, _ due: [Value], _ act: @escaping () -> Void) {
        self.line = line
        self.marble = marble
        self.due = due
        self.act = act
    }
}

extension Examiner {
    /// Does one thing after another, and expects the right values after each. Otherwise it shows both as marbles.
    ///
    /// - Parameters:
    ///   - call: what has been done before the first step, as the learner would write it.
    ///   - heard: where the output is heard.
    ///   - steps: what to do.
    ///   - suspects: what foreseen wrong answers give, step by step, each with its misconception's key.
    /// - Throws: what ends the check, where a value is missing, wrong, or too many.
    func play<Value: Equatable>(
        _ call: String, hearing heard: Heard<Value>, _ steps: [Step<Value>],
        ifGot suspects: [([[Value]], String)] = []
    ) throws {
        _ = heard.take()
        let got = steps.map { step in
            step.act()
            return heard.take()
        }
        guard let wrong = steps.indices.first(where: { got[$0] != steps[$0].due }) else { return }
        let score = Score(
            inputs: steps.map { ($0.line, $0.marble) }, outputs: [("expected", steps.map(\.due)), ("got", got)])
        let (due, came) = (Tour.described(steps[wrong].due), Tour.described(got[wrong]))
        throw failure(
            suspects.first { $0.0 == got }?.1, [.note(call), .marbles(score.lines, pointer: score.column(of: wrong))]
        ) { "at the ^, \(due) is due, and \(came) came" }
    }
}

/// Steps as lines of marbles, one above the other: every step has a column.
struct Score {
    private let names: [String]
    private let cells: [[String]]
    private let widths: [Int]

    /// Arranges what was done and what came of it.
    ///
    /// - Parameters:
    ///   - inputs: for each step, the line on which its marble stands, and the marble.
    ///   - outputs: the outputs' names, and their values for each step.
    init<Value>(inputs: [(line: String, marble: String)], outputs: [(name: String, values: [[Value]])]) {
        var lines: [String] = []
        for input in inputs where !lines.contains(input.line) { lines.append(input.line) }
        names = lines + outputs.map(\.name)
        let sent = lines.map { line in inputs.map { $0.line == line ? $0.marble : "" } }
        cells = sent + outputs.map { $0.values.map(Self.marbles) }
        widths = inputs.indices.map { [cells] step in cells.map { $0[step].count }.max() ?? 0 }
    }

    /// The lines, for a verdict.
    var lines: [Finding.MarbleLine] {
        zip(names, cells).map { name, cells in
            let line = zip(cells, widths).map { cell, width in
                "-" + cell + String(repeating: "-", count: width - cell.count)
            }
            return Finding.MarbleLine(name, line.joined() + "-")
        }
    }

    /// Where a step's column begins.
    func column(of step: Int) -> Int { 1 + widths[..<step].reduce(0) { $0 + $1 + 1 } }

    private static func marbles<Value>(_ values: [Value]) -> String {
        let marbles = values.map { "\($0)" }
        return marbles.count < 2 ? marbles.joined() : "(" + marbles.joined(separator: ",") + ")"
    }
}
