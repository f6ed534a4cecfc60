/// Draws what was heard as lines of marbles, one column wide for each second, such that the seconds of all lines lie below
/// one another.
///
/// - Parameter lines: the lines, each as ``Heard/log`` has it.
/// - Returns: the drawings in the same order: `-A-(BC)-|`. `|` is the end, `X` a failure.
public func marbles(_ lines: [[String]]) -> [String] {
    let cells = lines.map(cells)
    let width = cells.flatMap(\.values).map(\.count).max() ?? 1
    return cells.map { cells in
        let last = cells.keys.max() ?? 0
        return (0...last).map { second in
            let cell = cells[second] ?? ""
            // Nothing follows the end.
            let isEnd = second == last && (cell.hasSuffix("|") || cell.hasSuffix("X") || cell.hasSuffix(")"))
            return cell + String(repeating: isEnd ? " " : "-", count: width - cell.count)
        }.joined().trimmed
    }
}

/// Where two lines, as ``Heard/log`` has them, begin to differ in the drawing.
func firstDifference(_ expected: [String], _ got: [String], among lines: [[String]]) -> Int? {
    let drawn = marbles(lines)
    guard let a = lines.firstIndex(of: expected), let b = lines.firstIndex(of: got) else { return nil }
    let (left, right) = (Array(drawn[a]), Array(drawn[b]))
    return (0..<max(left.count, right.count)).first { place in
        (place < left.count ? left[place] : " ") != (place < right.count ? right[place] : " ")
    }
}

/// What stands in each second.
private func cells(_ log: [String]) -> [Int: String] {
    var labels: [Int: [String]] = [:]
    for line in log {
        let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let second = Int(parts[0]) else { continue }
        let event = String(parts[2])
        labels[second, default: []].append(
            event == "completed" ? "|" : event.hasPrefix("failed ") ? "X" : event == "interrupted" ? "!" : event)
    }
    return labels.mapValues { $0.count == 1 ? $0[0] : "(" + $0.joined(separator: " ") + ")" }
}

extension String {
    /// Without the spaces at its end.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
