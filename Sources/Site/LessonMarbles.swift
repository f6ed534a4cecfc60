import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkshop
import Foundation

/// The marble lines of a lesson on a page. If operators of the catalog produce the same lines, the page shows diagrams
/// whose marbles can be dragged. Otherwise, it shows a fixed drawing or, if no drawing is possible, the text.
struct LessonMarbles {
    /// A line of the code block: its marbles, and the text before them.
    private struct Row {
        let name: String
        let line: MarbleLine
    }

    private let text: String
    private let rows: [Row]?

    init(_ lines: [String]) {
        text = lines.joined(separator: "\n")
        rows = lines.map { Self.row($0) }.reduce(into: [Row]?([])) { rows, row in
            guard let row else { return rows = nil }
            rows?.append(row)
        }
    }

    private static func row(_ text: String) -> Row? {
        guard let space = text.lastIndex(of: " "),
            let line = try? MarbleLine(String(text[text.index(after: space)...]), unit: .second)
        else { return nil }
        return Row(name: text[..<space].trimmingCharacters(in: .whitespaces), line: line)
    }

    func html(isLive: Bool) -> String { diagrams(isLive: isLive).joined() }

    /// Returns the diagrams whose marbles can be dragged, if there are at most `most`; otherwise, a single drawing or
    /// text.
    func diagrams(isLive: Bool, most: Int = .max) -> [String] {
        let written = HTML.block(HTML.escaped(text), label: Say.textLabel)
        guard let rows, !rows.isEmpty else { return [written] }
        if isLive, let live = live(rows), live.count <= most {
            return live.map { live in
                Site.board(
                    "operator=\"\(live.name)\" place=\"\(live.place)\"" + HTML.attribute("lines", lines(live.lines))
                        + (live.arguments.isEmpty ? "" : HTML.attribute("arguments", lines(live.arguments))),
                    answer: Diagrams.run(live.name, live.place, live.changes), still: written)
            }
        }
        return [
            "<marble-lines\(HTML.attribute("rows", Self.json(rows)))><noscript>\(written)</noscript></marble-lines>\n"
        ]
    }

    private func lines(_ texts: [String]) -> String { texts.joined(separator: "\n") }

    // MARK: - Diagrams to drag

    /// A scenario with the lesson's lines and arguments.
    struct Live: Equatable {
        let name: String
        let place: Int
        let lines: [String]
        let arguments: [String]

        var changes: MarbleChanges {
            MarbleChanges(lines: lines, arguments: arguments.map { $0.isEmpty ? nil : $0 })
        }
    }

    /// One live diagram for each output line; `nil` if an output differs from what the operators of the catalog send
    /// for these inputs.
    var live: [Live]? { rows.flatMap { live($0) } }

    private func live(_ rows: [Row]) -> [Live]? {
        let inputs = rows.prefix { $0.name.allSatisfy { $0.isLetter } }
        let outputs = rows.dropFirst(inputs.count)
        guard !inputs.isEmpty, !outputs.isEmpty else { return nil }
        let found = outputs.compactMap { output in Self.scenario(of: output, Array(inputs)) }
        return found.count == outputs.count ? found : nil
    }

    /// Returns the scenario for an output such as `a.merge(with: b)` or `concat(a, b)`.
    private static func scenario(of output: Row, _ inputs: [Row]) -> Live? {
        let word = output.name.prefix { $0 != "(" && $0 != " " }.split(separator: ".").last ?? ""
        let name = String(word.prefix { $0.isLetter })
        let lines = inputs.map { $0.line.description }
        for (place, scenario) in Site.scenarios(name) where MarbleCopies.isInBrowser(scenario) {
            let own = scenario.run(MarbleChanges())
            guard own.diagram.inputs.count == inputs.count, own.diagram.outputs.count == 1 else { continue }
            let arguments = own.arguments.map { argument(in: output.name, for: $0) }
            let run = scenario.run(MarbleChanges(lines: lines, arguments: arguments))
            if run.faults.isEmpty, run.diagram.outputs[0].line.description == output.line.description {
                return Live(
                    name: scenario.name, place: place, lines: lines,
                    arguments: zip(arguments, run.arguments).map { $0 == nil ? "" : $1.value })
            }
        }
        return nil
    }

    private static func argument(in code: String, for argument: MarbleArgument) -> String? {
        switch argument.kind {
        case .choice(let choices): choices.first { code.contains($0) }
        case .number: code.split { !$0.isNumber }.first.map(String.init)
        case .text: nil
        }
    }

    // MARK: - Drawings

    private static func json(_ rows: [Row]) -> String {
        let rows: [[String: Any]] = rows.map { row in
            [
                "name": row.name, "length": row.line.length, "from": row.line.subscribed ?? -1,
                "events": row.line.marbles.map { [$0.frame, $0.drawn.kind, $0.drawn.label] as [Any] },
            ]
        }
        let data = try? JSONSerialization.data(withJSONObject: rows, options: [.sortedKeys])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}
