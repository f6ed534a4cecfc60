import CurrycombMarbles
import CurrycombSignals

/// Converts a signal's events, given in the form of ``Recorder/log``, to a line of marbles with a column for each
/// second.
func marbleLine(_ log: [String]) -> MarbleLine {
    MarbleLine(
        log.compactMap { entry in
            let parts = entry.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let second = Int(parts[0]) else { return nil }
            return MarbleLine.Marble(second, event(String(parts[2])))
        }, unit: .second)
}

private func event(_ text: String) -> Event<String, MarbleFailure> {
    switch text {
    case "completed": .completed
    case "interrupted": .interrupted
    default: text.hasPrefix("failed ") ? .failed(MarbleFailure(String(text.dropFirst(7)))) : .next(text)
    }
}

/// Draws events as lines of marbles, with a column for each second.
///
/// - Parameter rows: names, and the events of each, in the form of ``Recorder/log``.
/// - Returns: the lines of the drawing. If letters stand for long values, the last line explains the letters.
public func marbles(_ rows: [(name: String, log: [String])]) -> [String] {
    AlignedMarbles(rows.map { MarbleRow($0.name, marbleLine($0.log)) }).text.split(separator: "\n").map(String.init)
}
