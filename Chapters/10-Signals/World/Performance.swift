import CurrycombMarbles

/// An observer that subscribes at the frame `from`. If `until` is not `nil`, the observer disposes of its subscription
/// at that frame.
struct Listener: Sendable, CustomStringConvertible {
    let from: Int
    let until: Int?

    var description: String {
        "from frame \(from)" + (until.map { " until frame \($0)" } ?? "")
    }
}

extension Generator where Value == [Listener] {
    /// One or two observers, some of which dispose of their subscriptions early. Shrinking leads to a single observer
    /// that subscribes at frame 0 and does not dispose of its subscription.
    static var listeners: Generator {
        let start = Generator<Int>.int(in: 0...3)
        let end = Generator<Int?>.optional(.int(in: 1...8))
        return .array(
            of: Generator<(Int, Int?)>.pair(start, end).map { start, length in
                Listener(from: start, until: length.map { start + $0 })
            }, count: 1...2)
    }
}

extension Stage {
    /// Returns the two lines, changed so that a failure in one line never shares a frame with an event in the other. If
    /// they shared a frame, an answer could send either event first. Each character of a line takes one frame.
    static func apart(_ first: String, _ second: String) -> (String, String) {
        // In a line with a group in parentheses, an index is not a frame, so no failure can be moved. Instead, all
        // failures become completions.
        guard !(first + second).contains("(") else {
            return (first.replacing("#", with: "|"), second.replacing("#", with: "|"))
        }
        var lines = [Array(first), Array(second)]
        for one in lines.indices {
            while let beat = lines[one].firstIndex(of: "#"), lines[1 - one].indices.contains(beat),
                lines[1 - one][beat] != "-"
            {
                lines[one].insert("-", at: beat)
            }
        }
        return (String(lines[0]), String(lines[1]))
    }

    /// Returns an inner signal's line. If the inner signal fails in its first frame and `source` begins with several
    /// events at once, the returned line begins one frame later. Otherwise the inner signal would fail while the source
    /// is still sending. Right answers would then differ: some would still call the closure for the source's other
    /// values.
    static func later(_ line: String, than source: String) -> String {
        guard source.hasPrefix("("), let failure = line.firstIndex(of: "#") else { return line }
        let isAtOnce = failure == line.startIndex || line.hasPrefix("(") && !line[..<failure].contains(")")
        return isAtOnce ? "-" + line : line
    }

    /// Returns the sources' lines as they are shown: with `(no end)` after a line without an end.
    static func lines(_ inputs: [(String, String)]) -> [(String, String)] { inputs.map { ($0.0, shown($0.1)) } }

    private static func shown(_ line: String) -> String {
        line.contains { "|#".contains($0) } ? line : line + (line.isEmpty ? "" : " ") + "(no end)"
    }

    /// Runs a signal for some observers. Returns the events that each observer received, and the times of the
    /// subscriptions to each source.
    func perform<Value, Failure: Error>(
        to listeners: [Listener], _ inputs: [(String, String)], as text: @escaping (Value) -> String = { "\($0)" },
        _ signal: Signal<Value, Failure>
    ) -> MarbleRun {
        let made = listenings.count
        let heard = listeners.map { _ in Recorder() }
        for (listener, heard) in zip(listeners, heard) {
            after(listener.from) {
                let subscription = signal.subscribe { event in
                    switch event {
                    case .next(let value): heard.marbles.append(.init(self.beat, .next(text(value))))
                    case .failed(let error):
                        let label = "\(error)" == "#" ? "" : "\(error)"
                        heard.marbles.append(.init(self.beat, .failed(MarbleFailure(label))))
                    case .completed: heard.marbles.append(.init(self.beat, .completed))
                    }
                }
                if let until = listener.until { self.after(until - listener.from) { subscription.dispose() } }
            }
        }
        run()
        var rows: [(name: String, line: String)] = []
        if made > 0 { rows.append((name: "sources that run before an observer has subscribed", line: "\(made)")) }
        for (index, listener) in listeners.enumerated() {
            let who =
                listeners.count == 1 && listener.until == nil && listener.from == 0
                ? "" : "observer \(index + 1), subscribed \(listener)"
            rows.append((name: who, line: Self.shown(MarbleLine(heard[index].marbles, length: 0).description)))
        }
        // An answer may subscribe to several signals in any order, so the subscriptions are sorted. An answer may also
        // subscribe to a signal that it does not need, if it disposes of the subscription in the same frame, so such
        // subscriptions are left out.
        for listening in listenings.sorted(by: { ($0.source, $0.from) < ($1.source, $1.from) })
        where listening.until != listening.from {
            let line =
                String(repeating: " ", count: listening.from) + "^"
                + (listening.until.map { String(repeating: "-", count: max(0, $0 - listening.from)) + "!" } ?? "…")
            rows.append((name: "the subscription to \(listening.source)", line: line))
        }
        var lines = inputs.map { (name: $0.0, line: $0.1) }
        if listeners.contains(where: { $0.from > 0 || $0.until != nil }) || listeners.count > 1 {
            lines.append((name: "observers", line: listeners.map(\.description).joined(separator: "; ")))
        }
        return MarbleRun(inputs: lines, rows: rows)
    }

    private final class Recorder {
        var marbles: [MarbleLine.Marble] = []
    }
}
