/// The limits on a request and on the parts of an event. A workshop applies them before it sends events, and the board
/// when it receives them.
public enum ClassBounds {
    /// The maximum length of a learner's name, in characters.
    public static let name = 40
    /// The maximum length of a learner's id, an exercise's id or a key, in characters.
    public static let key = 64
    /// The maximum length of an exercise's title, in characters.
    public static let title = 80
    /// The maximum number of keys in each of a verdict's two lists of checks.
    public static let keys = 64
    /// The maximum length of a verdict's sentence, in characters.
    public static let sentence = 300
    /// The maximum length of a question, in characters.
    public static let question = 300
    /// The maximum length of a raised hand's answer, and of its verdict, in characters.
    public static let answer = 20_000
    /// The maximum number of events in a request.
    public static let eventsPerRequest = 200
    /// The maximum size of a request's body, in bytes.
    public static let bytesPerRequest = 256 << 10
    /// The maximum of ``ClassVerdict/seconds``, the time in seconds since the exercise was opened.
    public static let seconds = 7 * 24 * 3600.0
}

extension ClassEvent {
    /// The event, shortened to the limits in ``ClassBounds`` and without characters that move or hide other text; `nil`
    /// if the learner's id, the event's number or its time is invalid.
    public var cleaned: ClassEvent? {
        let id = learner.utf8
        guard (8...ClassBounds.key).contains(id.count), id.allSatisfy(Self.isLetterOrDigit) else { return nil }
        guard (1...Int(Int32.max)).contains(number), time.isFinite else { return nil }
        var event = self
        switch kind {
        case .joined(let name): event.kind = .joined(name: name.cleaned(ClassBounds.name))
        case .opened(let exercise, let title):
            event.kind = .opened(
                exercise: exercise.cleaned(ClassBounds.key), title: title.cleaned(ClassBounds.title))
        case .verdict(let verdict): event.kind = .verdict(verdict.cleaned)
        case .hand(let hand): event.kind = .hand(hand.cleaned)
        case .lowered, .left: break
        case .unknown(let word): event.kind = .unknown(word.cleaned(ClassBounds.key))
        }
        return event
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }
}

extension ClassVerdict {
    fileprivate var cleaned: ClassVerdict {
        func keys(_ keys: [String]) -> [String] { keys.prefix(ClassBounds.keys).map { $0.cleaned(ClassBounds.key) } }
        return ClassVerdict(
            exercise: exercise.cleaned(ClassBounds.key), isSolved: isSolved, held: keys(held), failed: keys(failed),
            misconception: misconception?.cleaned(ClassBounds.key), sentence: sentence.cleaned(ClassBounds.sentence),
            seconds: seconds.isFinite ? min(max(0, seconds), ClassBounds.seconds) : 0)
    }
}

extension RaisedHand {
    fileprivate var cleaned: RaisedHand {
        RaisedHand(
            exercise: exercise.cleaned(ClassBounds.key), answer: answer.cleaned(ClassBounds.answer, lines: true),
            verdict: verdict.cleaned(ClassBounds.answer, lines: true),
            question: question.cleaned(ClassBounds.question))
    }
}

extension String {
    /// Returns at most `limit` characters, without control characters and others that move or hide text. If `lines` is
    /// false, a run of white space becomes one space, and none remains at the ends. If `lines` is true, white space is
    /// kept, but each line end becomes `\n`.
    func cleaned(_ limit: Int, lines: Bool = false) -> String {
        var result = ""
        var length = 0
        // A space is added only if text follows it.
        var owesSpace = false
        for character in self {
            if !lines, character.isWhitespace {
                owesSpace = !result.isEmpty
                continue
            }
            let kept = character.kept(lines: lines)
            if kept.isEmpty { continue }
            guard length + (owesSpace ? 2 : 1) <= limit else { break }
            if owesSpace {
                result += " "
                length += 1
            }
            owesSpace = false
            result += kept
            length += 1
        }
        return result
    }
}

extension Character {
    /// The maximum number of scalars in a character: a family emoji needs up to eleven.
    private static var longest: Int { 12 }
    /// The maximum number of marks on a letter: many marks would cover the lines above and below.
    private static var mostMarks: Int { 4 }

    fileprivate func kept(lines: Bool) -> String {
        if lines, isNewline { return "\n" }
        if lines, self == "\t" { return "\t" }
        var text = ""
        var marks = 0
        for scalar in unicodeScalars.prefix(Self.longest) where scalar.isHarmless {
            if scalar.properties.canonicalCombiningClass != .notReordered { marks += 1 }
            if marks <= Self.mostMarks { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}

extension Unicode.Scalar {
    fileprivate var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .surrogate, .privateUse, .lineSeparator, .paragraphSeparator: false
        // The zero-width joiner combines emoji. Other format characters are removed, because some of them reverse or
        // hide text.
        case .format: value == 0x200D
        default: true
        }
    }
}
