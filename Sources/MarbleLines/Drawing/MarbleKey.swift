import CurrycombEvents

/// Letters that stand for values that are too long to write in a line.
struct MarbleKey {
    /// The maximum length of a value that needs no letter.
    static let longest = 4

    struct Entry: Equatable {
        let letter: String
        let label: String
    }

    private(set) var entries: [Entry] = []

    /// Assigns letters to the long values: the letters in alphabetical order, the values in the order of their first
    /// appearance. A letter that is itself a value is skipped.
    init(_ lines: [MarbleLine]) {
        let labels = Self.labels(of: lines)
        var free = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }.filter { !labels.contains($0) }[...]
        for label in labels where label.count > Self.longest {
            guard let letter = free.popFirst() else { return }
            entries.append(Entry(letter: letter, label: label))
        }
    }

    /// Returns the values of several lines, each once, in the order of their first appearance.
    static func labels(of lines: [MarbleLine]) -> [String] {
        var seen: Set<String> = []
        var labels: [String] = []
        for line in lines {
            for marble in line.marbles {
                if let label = marble.event.value, seen.insert(label).inserted { labels.append(label) }
            }
        }
        return labels
    }

    /// Returns a line in which letters replace the long values that have a letter, and pictures replace control
    /// characters.
    func shortened(_ line: MarbleLine) -> MarbleLine {
        let marbles = line.marbles.map { marble in
            if case .failed(let failure) = marble.event {
                return MarbleLine.Marble(marble.frame, .failed(MarbleFailure(Self.visible(failure.label))))
            }
            return MarbleLine.Marble(
                marble.frame, marble.event.map { label in letter(of: label) ?? Self.visible(label) })
        }
        // The old length is not passed on: the line computes its length again, because a letter takes fewer columns
        // than the value that it replaces.
        return MarbleLine(marbles, subscribed: line.subscribed, unit: line.unit)
    }

    private func letter(of label: String) -> String? { entries.first { $0.label == label }?.letter }

    /// Returns a label with pictures in place of control characters, such as a line end, which could move a terminal's
    /// cursor.
    static func visible(_ label: String) -> String {
        var text = ""
        for scalar in label.unicodeScalars { text.unicodeScalars.append(picture(of: scalar)) }
        return text
    }

    private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case ..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
        case 0x7F: "\u{2421}"
        // Unicode has no pictures of these control characters, but they must be replaced, because a terminal may obey
        // them: U+009B, for example, has the same effect as Escape followed by `[`.
        case 0x80..<0xA0: "\u{FFFD}"
        default: scalar
        }
    }
}
