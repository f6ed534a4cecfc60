import CurrycombMarbles
import CurrycombSignals

/// The form of events in questions and answers. In a question, `1n7` is the value 7 at frame 1, `5c` the completion at
/// frame 5, `5f` a failure, `5i` an interruption or a disposal, and `2s` a subscription.
enum EventText {
    /// Makes a line from parts: the first part is the line's length, and each other part is an event.
    static func line(_ parts: ArraySlice<String>) -> MarbleLine {
        var marbles: [MarbleLine.Marble] = []
        var subscribed: Int?
        for part in parts.dropFirst() {
            let digits = part.prefix { "0" <= $0 && $0 <= "9" }
            guard let frame = Int(digits), frame < 10_000, let kind = part.dropFirst(digits.count).first else {
                continue
            }
            let label = String(part.dropFirst(digits.count + 1))
            switch kind {
            case "n": marbles.append(.init(frame, .next(label)))
            case "f": marbles.append(.init(frame, .failed(MarbleFailure(label))))
            case "c": marbles.append(.init(frame, .completed))
            case "i": marbles.append(.init(frame, .interrupted))
            case "s": subscribed = frame
            default: break
            }
        }
        let length = parts.first.flatMap { Int($0) } ?? 0
        return MarbleLine(marbles, subscribed: subscribed, length: min(max(length, 0), 10_000), unit: .second)
    }

    /// Returns an event as an array: frame, kind, label and, if it is known, the index of its source marble.
    static func json(_ marble: MarbleLine.Marble, source: Int? = nil) -> String {
        let (kind, label) = marble.drawn
        let known = source.flatMap { $0 < 0 ? nil : String($0) }
        return JSONText.array(
            [String(marble.frame), JSONText.string(kind), JSONText.string(label)] + (known.map { [$0] } ?? []))
    }
}
