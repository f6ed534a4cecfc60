import CurrycombMarbles

/// Records the values that arrive. `take()` returns the values that have arrived since its last call.
@MainActor final class Recorder<Value> {
    private var values: [Value] = []

    func hear(_ value: Value) { values.append(value) }

    func take() -> [Value] {
        defer { values = [] }
        return values
    }
}

/// An action, its marbles, and the values that must arrive because of it.
struct Step<Value> {
    /// The marbles of the step, each with the name of its line. `^` is a subscription, and `!` its end; an empty marble
    /// only names the line.
    let marbles: [(line: String, marble: String)]
    let due: [Value]
    let act: () -> Void

    init(
        _ line: String, _ marble: String, _ due: [Value], with others: [(line: String, marble: String)] = [],
        _ act: @escaping () -> Void
    ) {
        self.marbles = [(line, marble)] + others
        self.due = due
        self.act = act
    }
}

extension Examiner {
    /// Runs the steps in order and checks that the right values arrive at each. If other values arrive, the verdict
    /// shows both the actual values and the right ones as marbles.
    ///
    /// - Parameters:
    ///   - call: the code or the situation before the first step.
    ///   - suspects: for each foreseen mistake, the values that arrive at each step and the mistake's key.
    func play<Value: Equatable>(
        _ call: String, hearing heard: Recorder<Value>, _ steps: [Step<Value>],
        ifGot suspects: [([[Value]], String)] = []
    ) throws {
        _ = heard.take()
        let got = steps.map { step in
            step.act()
            return heard.take()
        }
        let score = Score(for: got + steps.map(\.due), and: steps.map(\.marbles))
        let recording = MarbleRecording(score.line(got), inputs: score.inputs(steps.map(\.marbles)))
        guard let difference = recording.difference(from: score.line(steps.map(\.due))) else { return }
        let marbles = difference.picture.rows.map { Finding.MarbleLine($0.name, $0.marbles) }
        let key = difference.picture.key.map { Finding.note($0) }
        throw failure(
            suspects.first { $0.0 == got }?.1,
            [.note(call), .marbles(marbles, pointer: difference.pointer)] + key
        ) { difference.sentence + "." }
    }
}

/// The layout of steps as lines of marbles. The number of frames from one step to the next is the same throughout.
struct Score {
    private let stride: Int

    /// Makes a layout for some values and marbles. If any of them has several characters, the steps are farther apart.
    init<Value>(for values: [[Value]], and marbles: [[(line: String, marble: String)]] = []) {
        let labels = values.joined().map { "\($0)" } + marbles.joined().map(\.marble)
        stride = labels.contains { $0.count > 1 } ? 5 : 2
    }

    func line<Value>(_ values: [[Value]]) -> MarbleLine {
        let marbles = values.enumerated().flatMap { step, values in
            values.map { MarbleLine.Marble(frame(step), .next("\($0)")) }
        }
        return MarbleLine(marbles, length: frame(values.count))
    }

    /// Returns one named line for each input, in the order in which the inputs first appear.
    func inputs(_ steps: [[(line: String, marble: String)]]) -> [MarbleRow] {
        var names: [String] = []
        for marble in steps.joined() where !names.contains(marble.line) { names.append(marble.line) }
        return names.map { name in
            var (marbles, subscribed): ([MarbleLine.Marble], Int?) = ([], nil)
            for (step, all) in steps.enumerated() {
                for (_, marble) in all.filter({ $0.line == name }) {
                    switch marble {
                    case "": break
                    case "^": subscribed = frame(step)
                    case "!": marbles.append(MarbleLine.Marble(frame(step), .interrupted))
                    default: marbles.append(MarbleLine.Marble(frame(step), .next(marble)))
                    }
                }
            }
            return MarbleRow(name, MarbleLine(marbles, subscribed: subscribed, length: frame(steps.count)))
        }
    }

    private func frame(_ step: Int) -> Int { step * stride + 1 }
}
