/// The loops of an answer.
struct Loops {
    private struct Loop {
        let lines: ClosedRange<Int>
        /// False for a `for`, which ends unless its sequence has no end.
        let isConditional: Bool
    }

    private let tokens: [SourceToken]
    private let loops: [Loop]

    init(_ text: String) {
        tokens = SourceToken.all(in: text)
        var loops: [Loop] = []
        /// The places after the bodies of `repeat`, where a `while` is no loop of its own.
        var ends: Set<Int> = []
        for (place, token) in tokens.enumerated() where ["while", "repeat", "for"].contains(token.text) {
            guard !ends.contains(place), let end = Self.end(tokens, from: place) else { continue }
            if token.text == "repeat" { ends.insert(end + 1) }
            loops.append(Loop(lines: token.line...tokens[end].line, isConditional: token.text != "for"))
        }
        self.loops = loops
    }

    /// Returns the place of the brace that closes the next block after a token.
    private static func end(_ tokens: [SourceToken], from place: Int) -> Int? {
        var depth = 0
        for place in place..<tokens.count {
            if tokens[place].text == "{" { depth += 1 }
            if tokens[place].text == "}" {
                depth -= 1
                if depth <= 0 { return depth < 0 ? nil : place }
            }
        }
        return nil
    }

    /// Returns true if a line is in a `while` or a `repeat`.
    func conditionalLoop(contains line: Int) -> Bool {
        loops.contains { $0.isConditional && $0.lines.contains(line) }
    }

    /// Returns the first line of a function's only loop; `nil` if there are several loops, or several functions of this
    /// name.
    func only(inFunction name: String) -> Int? {
        let functions = tokens.indices.dropLast().filter {
            tokens[$0].text == "func" && tokens[$0 + 1].text == name
        }
        guard functions.count == 1, let end = Self.end(tokens, from: functions[0]) else { return nil }
        let lines = tokens[functions[0]].line...tokens[end].line
        let inside = loops.filter { lines.contains($0.lines.lowerBound) }
        return inside.count == 1 ? inside[0].lines.lowerBound : nil
    }
}
