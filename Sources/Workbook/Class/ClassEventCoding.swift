/// Each event is one flat JSON object on a line of its own (long lines are broken here). So people can read a diary,
/// which is a file of such lines:
///
/// ```json
/// {"learner":"9f…","number":1,"time":1760000000,"kind":"joined","name":"Ada"}
/// {"learner":"9f…","number":2,"time":1760000009,"kind":"opened","exercise":"2.1","title":"Compose two functions"}
/// {"learner":"9f…","number":3,"time":1760000100,"kind":"verdict","exercise":"2.1","solved":false,
///  "held":["types"],"failed":["order"],"misconception":"swapped","sentence":"f ran first.","seconds":91}
/// {"learner":"9f…","number":4,"time":1760000200,"kind":"hand","exercise":"2.1","answer":"…","verdict":"…",
///  "question":"Which one runs first?"}
/// {"learner":"9f…","number":5,"time":1760000300,"kind":"lowered"}
/// {"learner":"9f…","number":6,"time":1760000400,"kind":"left"}
/// ```
///
/// Unknown members are ignored; an unknown kind is read as ``ClassEvent/Kind/unknown(_:)``.
extension ClassEvent: Codable {
    private enum Key: String, CodingKey {
        case learner, number, time, kind
        case name, title, exercise, solved, held, failed, misconception, sentence, seconds, answer, verdict, question
    }

    /// Reads an event. The learner, the number, the time, the kind and, if the kind uses them, the exercise and
    /// `solved` are required. Other members that are missing count as empty.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) throws -> String { try members.decodeIfPresent(String.self, forKey: key) ?? "" }
        learner = try members.decode(String.self, forKey: .learner)
        number = try members.decode(Int.self, forKey: .number)
        time = try members.decode(Double.self, forKey: .time)
        let name = try members.decode(String.self, forKey: .kind)
        kind =
            switch name {
            case "joined": .joined(name: try text(.name))
            case "opened":
                .opened(exercise: try members.decode(String.self, forKey: .exercise), title: try text(.title))
            case "verdict":
                .verdict(
                    ClassVerdict(
                        exercise: try members.decode(String.self, forKey: .exercise),
                        isSolved: try members.decode(Bool.self, forKey: .solved),
                        held: try members.decodeIfPresent([String].self, forKey: .held) ?? [],
                        failed: try members.decodeIfPresent([String].self, forKey: .failed) ?? [],
                        misconception: try members.decodeIfPresent(String.self, forKey: .misconception),
                        sentence: try text(.sentence),
                        seconds: try members.decodeIfPresent(Double.self, forKey: .seconds) ?? 0))
            case "hand":
                .hand(
                    RaisedHand(
                        exercise: try members.decode(String.self, forKey: .exercise), answer: try text(.answer),
                        verdict: try text(.verdict), question: try text(.question)))
            case "lowered": .lowered
            case "left": .left
            default: .unknown(name)
            }
    }

    /// Writes the event as one flat object.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(learner, forKey: .learner)
        try members.encode(number, forKey: .number)
        try members.encode(time, forKey: .time)
        try members.encode(kind.word, forKey: .kind)
        switch kind {
        case .joined(let name): try members.encode(name, forKey: .name)
        case .opened(let exercise, let title):
            try members.encode(exercise, forKey: .exercise)
            try members.encode(title, forKey: .title)
        case .verdict(let verdict):
            try members.encode(verdict.exercise, forKey: .exercise)
            try members.encode(verdict.isSolved, forKey: .solved)
            try members.encode(verdict.held, forKey: .held)
            try members.encode(verdict.failed, forKey: .failed)
            try members.encodeIfPresent(verdict.misconception, forKey: .misconception)
            try members.encode(verdict.sentence, forKey: .sentence)
            try members.encode(verdict.seconds, forKey: .seconds)
        case .hand(let hand):
            try members.encode(hand.exercise, forKey: .exercise)
            try members.encode(hand.answer, forKey: .answer)
            try members.encode(hand.verdict, forKey: .verdict)
            try members.encode(hand.question, forKey: .question)
        case .lowered, .left, .unknown: break
        }
    }
}

extension ClassEvent.Kind {
    var word: String {
        switch self {
        case .joined: "joined"
        case .opened: "opened"
        case .verdict: "verdict"
        case .hand: "hand"
        case .lowered: "lowered"
        case .left: "left"
        case .unknown(let word): word
        }
    }
}
