import CurrycombMarbles

extension Examiner {
    /// Checks that the line of a signal's events equals the expected line, frame by frame. If it does not, the verdict
    /// shows both lines below the inputs.
    ///
    /// - Parameters:
    ///   - names: the values for which characters in the marbles stand, such as `(1, x)` for `A`; any other character
    ///     stands for itself.
    ///   - suspects: the marbles of foreseen wrong answers, each with its mistake's key.
    ///   - other: the mistake's key for all other marbles.
    func expect(
        _ call: String, _ got: MarbleLine, plays expected: String, from inputs: [(String, String)] = [],
        _ names: [Character: String] = [:], ifGot suspects: [(String, String)] = [], otherwise other: String? = nil
    ) throws {
        let recording = MarbleRecording(got, inputs: inputs.map { MarbleRow($0.0, Stage.line($0.1)) })
        guard let difference = recording.difference(from: Stage.line(named(expected, names))) else { return }
        let suspect = suspects.first { recording.difference(from: Stage.line(named($0.0, names))) == nil }?.1
        let lines = difference.picture.rows.map { Finding.MarbleLine($0.name, $0.marbles) }
        var findings = [Finding.note(call), .marbles(lines, pointer: difference.pointer)]
        if !difference.picture.key.isEmpty { findings.append(.note(difference.picture.key.joined(separator: "   "))) }
        throw failure(suspect ?? other, findings) {
            difference.sentence.replacing(" due", with: " expected") + "."
        }
    }

    private func named(_ line: String, _ names: [Character: String]) -> String {
        var isInGroup = false
        return line.map { character in
            if "({".contains(character) { isInGroup = true }
            if ")}".contains(character) { isInGroup = false }
            guard let name = names[character] else { return String(character) }
            return isInGroup ? "[\(name)]" : "{[\(name)]}"
        }.joined()
    }

    func expect(_ call: String, isQuietOn stage: Stage, else misconception: String) throws {
        guard let first = stage.listenings.first else { return }
        throw failure(
            misconception,
            [.note("let signal = \(call)"), .note("\(first.source) runs, but signal has no observer yet")]
        ) { misconception }
    }

    /// Checks that two observers, which subscribe one after the other, both receive the expected marbles.
    ///
    /// - Parameters:
    ///   - signal: the signal; it sends everything at once.
    ///   - misconception: the mistake's key for an answer that is right for the first observer, but not for the second.
    func expect<Value>(
        _ call: String, _ signal: Signal<Value, Trouble>, playsAnew expected: String, else misconception: String
    ) throws {
        let both = [marbles(signal), marbles(signal)]
        try expect(
            "what two subscribers of \(call) receive, one after the other", both, is: [expected, expected],
            ifGot: both[0] == expected ? [(both, misconception)] : [])
    }

    /// Checks that the first subscription to a source was disposed of exactly at a frame, not earlier and not later.
    ///
    /// - Parameter misconception: the mistake's key if the subscription was not disposed of by that frame.
    func expect(_ name: String, letGoAt beat: Int, on stage: Stage, else misconception: String) throws {
        guard let listening = stage.listening(name) else {
            // An answer that never subscribed has made a different mistake.
            return try expect("the frame until which \(name) is subscribed to", nil, is: beat as Int?)
        }
        let story =
            listening.until.map {
                "\(name) was subscribed to from frame \(listening.from) to \($0)\(listening.toTheEnd ? ", its end" : "")"
            } ?? "\(name) has been subscribed to since frame \(listening.from)"
        if let until = listening.until, until < beat {
            // Disposal before the frame is a different mistake, too.
            try expect("the frame until which \(name) is subscribed to", until, is: beat)
        }
        try require(
            listening.until == beat && !listening.toTheEnd, else: misconception,
            .note("\(story); its subscription should be disposed of at frame \(beat)"))
    }
}

extension MarbleLine {
    var failure: Int? {
        if let last = marbles.last, case .failed = last.event { last.frame } else { nil }
    }
}

extension Generator where Value == String {
    /// Returns a generator of marble lines. In some of the lines, several events share a frame: `-(12|)`.
    ///
    /// - Parameter beats: the possible numbers of frames in a line, not counting its end, before events are moved into
    ///   a shared frame.
    static func crowded(
        _ values: String, beats: ClosedRange<Int> = 2...10, ends: [Character] = ["|", "|", "#", "-"]
    ) -> Generator {
        let line = Generator<String>.marbles(values, beats: beats, ends: ends)
        let part = Generator<(Int, Int)>.pair(.int(in: 0...3), .element(of: [0, 0, 2, 3, 20]))
        return Generator<(String, (Int, Int))>.pair(line, part).map { line, part in
            let (before, rest) = (line.prefix(part.0), line.dropFirst(part.0))
            let group = rest.prefix(part.1).filter { $0 != "-" }
            guard group.count > 1 else { return line }
            return before + "(" + group + ")" + rest.dropFirst(part.1)
        }
    }
}

extension Generator where Value == Script {
    static var script: Generator {
        Generator<([Int], Bool)>.pair(.array(of: .int(in: 0...9), count: 0...4), .bool).map {
            Script(values: $0.0, fails: $0.1)
        }
    }
}

struct Script: Sendable, CustomStringConvertible {
    let values: [Int]
    let fails: Bool

    var signal: Signal<Int, Trouble> {
        Signal { observer in
            values.forEach(observer.next)
            if fails { observer.fail(Trouble()) } else { observer.complete() }
            return .none
        }
    }

    var description: String { "(" + values.map(String.init).joined() + (fails ? "#" : "|") + ")" }
}

func values<Value>(_ signal: Signal<Value, Trouble>) -> [Value] {
    Ours.received(signal).compactMap { if case .next(let value) = $0 { value } else { nil } }
}

/// Returns the events that a signal sends at once, as marbles.
func marbles<Value>(_ signal: Signal<Value, Trouble>) -> String {
    let texts = Ours.received(signal).map { event in
        switch event {
        case .next(let value): "\(value)"
        case .failed(let error): error.description
        case .completed: "|"
        }
    }
    return texts.isEmpty ? "-" : "(" + texts.joined(separator: texts.contains { $0.count > 1 } ? " " : "") + ")"
}
