import CurrycombMarbles

/// The interface for a page with diagrams: three functions, each of which takes a question as text and returns the
/// answer as text. In a browser, each function is in a separate program.
///
/// A question consists of a few lines, whose parts are separated by tabs:
///
/// ```
/// run     merge   0            an operator, and the index of one of its scenarios
/// a       3                    an argument; if the second part is missing, the scenario's own
/// l       -1---2----|          an input in the notation; if the second part is missing, the scenario's own
/// e       11  1n1  5n2  10c    an input as its length and its events: frame, kind and label
/// ```
///
/// The question of ``chain(_:)`` begins with `chain`; an input and up to four stages such as `s  map  { $0 * 10 }`
/// follow. The question of ``pipes(_:)`` begins with `pipe` or `compose` and an input; up to six functions such as
/// `s  words` follow.
///
/// The answer is a JSON object. If the question has no answer, this object has only a `"problem"`. In a question of
/// ``run(_:)``, an invalid input or argument is ignored, and the answer contains a `"fault"` for it.
public enum Diagrams {
    /// Answers a question about a scenario of the catalog by running the scenario.
    public static func run(_ question: String) -> String {
        let lines = lines(question)
        guard lines[0][0] == "run" else { return problem("ask for run") }
        guard lines[0].count == 3, let place = Int(lines[0][2]) else { return problem("there is no such scenario") }
        var changes = MarbleChanges()
        for line in lines.dropFirst() {
            switch line[0] {
            case "a": changes.arguments.append(line.count > 1 ? line[1] : nil)
            case "l", "e": changes.lines.append(input(line))
            default: return problem("a line begins with a, l or e")
            }
        }
        return run(lines[0][1], place, changes) ?? problem("there is no such scenario")
    }

    /// Returns the answer to a question of ``run(_:)``, or `nil` if there is no such scenario. The answer is for a page
    /// that shows a diagram before the page's program is loaded.
    package static func run(_ name: String, _ place: Int, _ changes: MarbleChanges = MarbleChanges()) -> String? {
        MarbleCatalogue.scenario(name, place).map { text(of: $0.run(changes)) }
    }

    static func problem(_ words: String) -> String { JSONText.object([("problem", JSONText.string(words))]) }

    static func lines(_ question: String) -> [[String]] {
        // Swift treats a carriage return followed by a line feed as one character.
        question.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        }
    }

    /// Returns the input that a line of the question gives, in the notation; `nil` if the scenario's own input is to be
    /// used.
    static func input(_ line: [String]) -> String? {
        guard line.count > 1 else { return nil }
        return line[0] == "l" ? line[1] : EventText.line(line.dropFirst()).description
    }

    static func text(of run: MarbleOutcome) -> String {
        let diagram = run.diagram
        let inputs = diagram.inputs.indices.map { place in
            row(
                diagram.inputs[place],
                [
                    ("subscriptions", JSONText.array(run.subscriptions[place].map { span($0) })),
                    ("fault", fault(run.faults.first { $0.input == place })),
                ])
        }
        return JSONText.object([
            ("name", JSONText.string(diagram.name)), ("code", JSONText.string(diagram.code)),
            ("arguments", JSONText.array(run.arguments.indices.map { argument(run, $0) })),
            ("inputs", JSONText.array(inputs)), ("outputs", JSONText.array(diagram.outputs.map { row($0, []) })),
            ("fault", fault(run.faults.first { $0.input == nil && $0.argument == nil })),
        ])
    }

    /// Returns a line as JSON. For each value, `sources` has the index of the input's marble from which the value
    /// comes, or -1; `sources` is empty if this is not known.
    static func row(_ row: MarbleRow, _ more: [(String, String)], sources: [Int] = []) -> String {
        var rest = sources[...]
        let events = row.line.marbles.map { marble in
            EventText.json(marble, source: marble.event.value == nil ? nil : rest.popFirst())
        }
        return JSONText.object(
            [
                ("name", JSONText.string(row.name)), ("line", JSONText.string(row.line.description)),
                ("length", String(row.line.length)), ("from", String(row.line.subscribed ?? -1)),
                ("events", JSONText.array(events)),
            ] + more)
    }

    private static func span(_ line: MarbleLine) -> String {
        JSONText.array([String(line.subscribed ?? 0), String(line.endFrame ?? -1)])
    }

    static func fault(_ fault: MarbleFault?) -> String { fault.map { JSONText.string($0.words) } ?? "null" }

    private static func argument(_ run: MarbleOutcome, _ place: Int) -> String {
        let argument = run.arguments[place]
        var fields = [("value", JSONText.string(argument.value))]
        switch argument.kind {
        case .number(let least): fields += [("kind", "\"number\""), ("least", String(least))]
        case .text: fields += [("kind", "\"text\"")]
        case .choice(let choices):
            fields += [("kind", "\"choice\""), ("choices", JSONText.array(choices.map { JSONText.string($0) }))]
        }
        return JSONText.object(fields + [("fault", fault(run.faults.first { $0.argument == place }))])
    }
}
