/// A sentence from the verdicts of a class, with the learners whose latest verdict shows it.
struct Told: Equatable {
    /// The time for which a verdict counts as current, in seconds.
    static let now = 5 * 60.0

    let exercise: String
    let key: String
    let sentence: String
    /// The learners who received the sentence, in the order in which they joined.
    let learners: [Learner]
    /// The number of learners present who are working on the exercise.
    let present: Int
    /// The latest time at which a learner's sentence changed to this one.
    let newest: Double

    /// Returns the sentences of the last five minutes, newest first. For each learner who is present, only the latest
    /// verdict on the current exercise is used.
    static func now(_ state: BoardState, _ course: CourseTexts, at time: Double) -> [Told] {
        let present = state.inOrder.filter { !$0.isGone }
        var groups: [Key: [(learner: Learner, fault: Fault)]] = [:]
        for learner in present {
            guard let exercise = learner.exercise, let attempt = learner.exercises[exercise], let fault = attempt.fault,
                time - (attempt.judged ?? 0) <= now
            else { continue }
            groups[Key(exercise: exercise, key: fault.key), default: []].append((learner, fault))
        }
        return groups.compactMap { key, group in
            guard let sentence = course.sentence(key.exercise, key.key) else { return nil }
            return Told(
                exercise: key.exercise, key: key.key, sentence: sentence, learners: group.map(\.learner),
                present: present.count { $0.exercise == key.exercise }, newest: group.map(\.fault.since).max() ?? 0)
        }
        .sorted { ($1.newest, $0.exercise, $0.key) < ($0.newest, $1.exercise, $1.key) }
    }

    private struct Key: Hashable {
        let exercise: String
        let key: String
    }
}

/// Returns true if one id precedes another in the course: 2.9 precedes 2.10.
func comesBefore(_ left: String, _ right: String) -> Bool {
    func parts(_ id: String) -> [Int] { id.split(separator: ".").map { Int($0) ?? .max } }
    let (first, second) = (parts(left), parts(right))
    return first == second ? left < right : first.lexicographicallyPrecedes(second)
}
