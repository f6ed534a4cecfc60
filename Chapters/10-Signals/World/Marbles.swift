/// Marbles as text: a beat a character, `-` where nothing happens, `|` the end, `#` an error, `(ab)` two in one beat.
public enum Marbles {
    /// Reads marbles.
    ///
    /// - Parameters:
    ///   - text: the marbles; spaces are for the eye only.
    ///   - names: what a character stands for, where it does not stand for itself.
    /// - Returns: the events with their beats. A group takes as many beats as it has characters.
    public static func events(
        _ text: String, _ names: [Character: String] = [:]
    ) -> [(beat: Int, event: Event<String, Trouble>)] {
        var events: [(beat: Int, event: Event<String, Trouble>)] = []
        var group: Int?
        for (place, character) in text.filter({ $0 != " " }).enumerated() {
            switch character {
            case "-": break
            case "(": group = place
            case ")": group = nil
            case "|": events.append((group ?? place, .completed))
            case "#": events.append((group ?? place, .failed(Trouble())))
            default: events.append((group ?? place, .next(names[character] ?? String(character))))
            }
        }
        return events
    }

    /// Draws lines of marbles so that the same beat stands in the same column.
    ///
    /// - Parameter lines: the events of each line with their beats.
    /// - Returns: the lines, and how many columns a beat takes.
    public static func drawn(
        _ lines: [[(beat: Int, event: Event<String, Trouble>)]]
    ) -> (lines: [String], width: Int) {
        let cells = lines.map { line in Dictionary(grouping: line, by: \.beat).mapValues { cell($0.map(\.event)) } }
        let width = cells.flatMap { $0.values.map(\.count) }.max() ?? 1
        let last = cells.flatMap(\.keys).max() ?? 0
        let drawn = zip(lines, cells).map { line, cells in
            let end = line.last { $0.event.isEnd }?.beat ?? last
            return (0...max(end, 0)).map { beat in
                let text = cells[beat] ?? ""
                let rest = String(repeating: beat == end && end < last ? " " : "-", count: width - text.count)
                return text + (line.last?.beat == beat && line.last?.event.isEnd == true ? "" : rest)
            }.joined()
        }
        return (drawn, width)
    }

    private static func cell(_ events: [Event<String, Trouble>]) -> String {
        let texts = events.map { event in
            switch event {
            case .next(let value): value
            case .failed(let error): error.description
            case .completed: "|"
            }
        }
        guard texts.count > 1 else { return texts.first ?? "" }
        return "(" + texts.joined(separator: texts.contains { $0.count > 1 } ? " " : "") + ")"
    }
}
