import CurrycombWorkbook

struct BoardState: Codable, Sendable, Equatable {
    var learners: [String: Learner] = [:]
    var removed: Set<String>?
    /// The number of learners who have ever joined; `nil` if there are none, or if an older board wrote the state.
    var joinings: Int?
    /// The number of times that learners have chosen a name; `nil` if there are none, or if an older board wrote the
    /// state.
    var namings: Int?

    var inOrder: [Learner] { learners.values.sorted { $0.order < $1.order } }

    var hands: [(learner: Learner, hand: Hand)] {
        learners.values.compactMap { learner in learner.hand.map { (learner, $0) } }
            .sorted { ($0.1.time, $0.0.order) < ($1.1.time, $1.0.order) }
    }
}

struct Learner: Codable, Sendable, Equatable {
    /// The learner's number in the order of joining, counted from 1. It identifies the learner on pages.
    let order: Int
    var name = ""
    /// The learner's number in the order in which learners chose their current names. If two learners have the same
    /// name, the one with the lower number keeps the name unchanged.
    var named: Int?
    /// The highest number of the learner's events that the board has received.
    var received = 0
    var joined: Double
    /// The time at which the learner joined, opened an exercise or received a verdict, whichever was last.
    var moved: Double
    var isGone = false
    var exercise: String?
    var exercises: [String: Attempt] = [:]
    var hand: Hand?
    var handsRaised = 0
    /// The number of the event with which the learner raised the hand that the teacher lowered last.
    var helped: Int?
}

struct Attempt: Codable, Sendable, Equatable {
    var opened: Double
    var judged: Double?
    var verdicts = 0
    var solved: Double?
    /// The time that the learner spent on the exercise, until it was solved or, if it is not solved, until the last
    /// verdict.
    var seconds = 0.0
    var held = 0
    /// The largest number of checks that a verdict named. See ``CourseTexts/checks(_:of:)``.
    var checks = 0
    var fault: Fault?
    /// The faults that verdicts have named, by key.
    var met: [String: Fault] = [:]
}

struct Fault: Codable, Sendable, Equatable {
    /// The key of the mistake or of the failed check; empty if the answer does not compile and the course has no
    /// sentence about the mistake.
    let key: String
    let isMisconception: Bool
    /// The time of the first verdict with this fault. In `Attempt.fault`, only the latest unbroken series of such
    /// verdicts counts.
    let since: Double
    /// The number of verdicts with this fault. In `Attempt.fault`, only the latest unbroken series of such verdicts
    /// counts.
    var verdicts = 1
}

struct Hand: Codable, Sendable, Equatable {
    /// The number of the event that raised the hand.
    let number: Int
    let time: Double
    let shown: RaisedHand
}

/// The limits of the board. They are far above the needs of a class of about thirty learners: they leave room for load
/// tests, and protect the board's memory from an attacker.
enum BoardLimits {
    static let learners = 500
    /// The default for the maximum number of learners at the same time.
    static let usual = 100
    static let removed = 10_000
    static let earlierWords = 20
    static let exercisesPerLearner = 120
    static let faultsPerExercise = 32
    /// The maximum number of hands whose code is stored. For further hands, the board stores neither code nor verdict.
    static let handsWithCode = 100
}
