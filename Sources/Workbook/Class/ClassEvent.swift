/// An event that a learner's workshop sends to the class board.
///
/// Depending on its kind, it may contain the learner's name, the learner's position in the course, or a verdict in the
/// course's own words. Only a raised hand contains the learner's question, code, or values from its runs.
public struct ClassEvent: Sendable, Equatable {
    /// The learner's id in this room: random letters and digits, chosen when the learner joins the room for the first
    /// time.
    public var learner: String
    /// The event's number in this learner's sequence, which starts at 1 and has no gaps. A request for a receipt is not
    /// part of the sequence, and repeats an earlier number.
    public var number: Int
    /// The time of the event by the learner's clock, in seconds since 1970.
    public var time: Double
    /// The kind of event.
    public var kind: Kind

    /// The kinds of event that a learner's workshop sends.
    public enum Kind: Sendable, Equatable {
        /// The learner joined, or changed their name.
        case joined(name: String)
        /// The learner opened the exercise with this title and this id, such as `2.1`.
        case opened(exercise: String, title: String)
        /// An answer was judged.
        case verdict(ClassVerdict)
        /// The learner asks for help, and shares the answer and its verdict.
        case hand(RaisedHand)
        /// The learner lowered their hand, or their workshop learned that the teacher had lowered it.
        case lowered
        /// The learner left the room.
        case left
        /// An event of any other kind, without content: a placeholder for an event that cannot be sent, a request for a
        /// receipt, or an event from a newer workshop.
        case unknown(String)
    }

    /// Makes an event.
    public init(learner: String, number: Int, time: Double, _ kind: Kind) {
        self.learner = learner
        self.number = number
        self.time = time
        self.kind = kind
    }
}

/// The part of a verdict that is sent to the room.
public struct ClassVerdict: Sendable, Equatable {
    /// The exercise's id, such as `2.1`.
    public var exercise: String
    /// True if every check passes.
    public var isSolved: Bool
    /// The keys of the checks that pass.
    public var held: [String]
    /// The keys of the checks that fail, in the order of the checks. A check that is still a `todo`, or waits for
    /// another check, is in neither list. `held` and `failed` are empty if the answer does not compile; `failed` is
    /// also empty if a `todo` comes before the first failure.
    public var failed: [String]
    /// The key of the course's sentence about the mistake; `nil` if the course has no sentence about it. The verdict on
    /// an answer that does not compile may contain a key, too.
    public var misconception: String?
    /// The course's sentence about the mistake; empty if there was no mistake. If the course has no such sentence, a
    /// general one says that the answer does not compile, or names the first requirement that failed and the kind of
    /// failure. If it is known which condition the failing inputs share, that condition follows. The text never
    /// contains the learner's code or values.
    public var sentence: String
    /// The time since the exercise was opened, in seconds; 0 if it is unknown.
    public var seconds: Double

    /// Makes a verdict for the room.
    public init(
        exercise: String, isSolved: Bool, held: [String] = [], failed: [String] = [], misconception: String? = nil,
        sentence: String = "", seconds: Double = 0
    ) {
        self.exercise = exercise
        self.isSolved = isSolved
        self.held = held
        self.failed = failed
        self.misconception = misconception
        self.sentence = sentence
        self.seconds = seconds
    }
}

/// A question, and the answer to which the question refers: the only event that contains the learner's code. If the
/// hand was lowered or the learner left the room before the event was sent, the texts are empty.
public struct RaisedHand: Codable, Sendable, Equatable {
    /// The exercise's id, such as `2.1`.
    public var exercise: String
    /// The content of the learner's `main.swift`, shortened if it is very long; empty if the file cannot be read.
    public var answer: String
    /// The latest verdict as text, shortened if it is very long; empty if there is none.
    public var verdict: String
    /// The learner's question; it may be empty.
    public var question: String

    /// Makes a raised hand.
    public init(exercise: String, answer: String, verdict: String, question: String) {
        self.exercise = exercise
        self.answer = answer
        self.verdict = verdict
        self.question = question
    }
}
