import CurrycombEvents

extension MarbleDifference: CustomStringConvertible {
    /// A sentence about the difference, such as `here x was due, but came 2 frames later`.
    public var sentence: String {
        let due = expected.map { Self.name($0) } ?? ""
        let came = got.map { Self.name($0) } ?? ""
        let isEnd = (expected ?? got)?.end != nil
        switch kind {
        case .missing where isEnd: return "here it should have \(Self.perfect(expected))"
        case .missing: return "here \(due) was due, but did not come"
        case .late(let frames) where isEnd && unit == .second:
            let end = Self.perfect(expected)
            return "here it should have \(end), after \(frame) s, but did so after \(frame + frames) s"
        case .late(let frames) where isEnd:
            return "here it should have \(Self.perfect(expected)), but did so \(Self.count(frames)) later"
        case .late(let frames) where unit == .second:
            return "here \(due) was due, after \(frame) s, but came after \(frame + frames) s"
        case .late(let frames): return "here \(due) was due, but came \(Self.count(frames)) later"
        case .early(let frames):
            // In a picture, a wide marble may take several columns for one second, so the seconds are hard to count.
            // The sentence gives both times instead.
            let what = isEnd ? "it \(Self.past(got)) here" : "\(came) came here"
            return what
                + (unit == .second
                    ? ", after \(frame) s instead of \(frame + frames) s" : ", \(Self.count(frames)) too early")
        case .notDue where got?.end != nil: return "it \(Self.past(got)) here, but should go on"
        case .notDue: return "\(came) came here, but was not due"
        case .other: return "here \(due) was due, but \(came) came"
        case .order: return "here \(due) was due before \(came)"
        case .endedEarly where isEnd:
            return "it \(Self.past(got)) here, but should have \(Self.perfect(expected)) later"
        case .endedEarly: return "it \(Self.past(got)) here, but \(due) was still due"
        case .otherEnd: return "here it should have \(Self.perfect(expected)), but it \(Self.past(got))"
        case .afterEnd where got?.end != nil: return "it \(Self.past(got)) here, but had ended before"
        case .afterEnd: return "\(came) came here, after the end: nothing may follow the end"
        }
    }

    /// The lines of the picture; below them, a pointer to the first difference, followed by the sentence; and, if there
    /// is one, the key.
    public var description: String {
        let indent = String(repeating: " ", count: picture.marblesColumn + pointer)
        var lines = picture.namedRows
        lines.append(indent + "^ " + sentence)
        if !picture.key.isEmpty { lines.append(picture.key.joined(separator: "   ")) }
        return lines.joined(separator: "\n")
    }

    private static func name(_ event: Event<String, MarbleFailure>) -> String {
        // A value that is empty or consists of spaces is quoted, because it would otherwise be invisible in the
        // sentence.
        event.value.map { $0.allSatisfy { $0 == " " } ? "\"\($0)\"" : $0 } ?? MarbleCell.piece(event)
    }

    private static func past(_ event: Event<String, MarbleFailure>?) -> String {
        switch event {
        case .failed(let failure) where !failure.label.isEmpty: "failed with \(failure.label)"
        case .failed: "failed"
        case .interrupted: "was disposed of"
        default: "completed"
        }
    }

    private static func perfect(_ event: Event<String, MarbleFailure>?) -> String {
        event == .interrupted ? "been disposed of" : past(event)
    }

    private static func count(_ frames: Int) -> String { frames == 1 ? "1 frame" : "\(frames) frames" }
}
