import CurrycombWorkbook

/// Everything that the board knows of a class. It is what is on the disk.
struct BoardState: Codable, Sendable, Equatable {
    /// By their ids.
    var learners: [String: Learner] = [:]
    /// The ids of learners whom the teacher has removed.
    var removed: Set<String>?
    /// The number of learners that have ever joined, and of those that have taken a name. An earlier board did not
    /// count.
    var joinings: Int?
    var namings: Int?

    /// Those of a class, the first that joined first.
    var inOrder: [Learner] { learners.values.sorted { $0.order < $1.order } }

    /// The raised hands, the first raised first.
    var hands: [(learner: Learner, hand: Hand)] {
        learners.values.compactMap { learner in learner.hand.map { (learner, $0) } }
            .sorted { ($0.1.time, $0.0.order) < ($1.1.time, $1.0.order) }
    }
}

/// Somebody who joined.
struct Learner: Codable, Sendable, Equatable {
    /// The place among those who joined, from 1. Pages know learners by it.
    let order: Int
    var name = ""
    /// The number of the naming: of two with the same name, the one who had it first keeps it.
    var named: Int?
    /// The highest number of an event that the board holds.
    var received = 0
    var joined: Double
    /// The time of the last opening or verdict.
    var moved: Double
    var isGone = false
    /// The exercise that was opened last.
    var exercise: String?
    /// By the exercises' ids.
    var exercises: [String: Attempt] = [:]
    var hand: Hand?
    /// The number of times that a hand was raised.
    var handsRaised = 0
    /// The number of the hand that the teacher has taken down last.
    var helped: Int?
}

/// The progress of a learner with an exercise.
struct Attempt: Codable, Sendable, Equatable {
    var opened: Double
    /// The time of the last verdict.
    var judged: Double?
    var verdicts = 0
    var solved: Double?
    /// The time that the learner had been at it: until it was solved, or until the last verdict.
    var seconds = 0.0
    var held = 0
    var checks = 0
    /// The fault in the last verdict.
    var fault: Fault?
    /// All that verdicts said was wrong, by its key.
    var met: [String: Fault] = [:]
}

/// Something that a verdict said was wrong.
struct Fault: Codable, Sendable, Equatable {
    /// The misconception's key, or the failed check's.
    let key: String
    let isMisconception: Bool
    /// The time at which it was first said in a row of verdicts that say it.
    let since: Double
    /// The number of verdicts that said it.
    var verdicts = 1
}

/// A raised hand.
struct Hand: Codable, Sendable, Equatable {
    /// The number of its event.
    let number: Int
    let time: Double
    let shown: RaisedHand
}

/// The limits of the board. A class has thirty people; these are for those who try what happens.
enum BoardLimits {
    static let learners = 500
    /// Learners at the same time, unless the teacher says otherwise.
    static let usual = 100
    static let removed = 10_000
    static let earlierWords = 20
    static let exercisesPerLearner = 120
    static let faultsPerExercise = 32
    /// Hands whose code is kept; of more, only that they are raised.
    static let handsWithCode = 100
}
