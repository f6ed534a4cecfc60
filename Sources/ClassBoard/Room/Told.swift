/// Something that verdicts are telling the room now.
struct Told: Equatable {
    let exercise: String
    let key: String
    let isMisconception: Bool
    /// As it was said to most of them.
    let sentence: String
    /// Those to whom it was said last, the first that joined first.
    let learners: [Learner]
    /// How many of those present are at the exercise.
    let present: Int
    /// When somebody was first told who had been told something else before.
    let newest: Double

    /// What the last verdicts say to those who are present, of the exercise that each is at; the newest first.
    static func now(_ state: BoardState) -> [Told] {
        let present = state.inOrder.filter { !$0.isGone }
        var groups: [Key: [(learner: Learner, fault: Fault)]] = [:]
        for learner in present {
            guard let exercise = learner.exercise, let fault = learner.exercises[exercise]?.fault else { continue }
            groups[Key(exercise: exercise, key: fault.key), default: []].append((learner, fault))
        }
        return groups.map { key, group in
            Told(
                exercise: key.exercise, key: key.key, isMisconception: group.contains { $0.fault.isMisconception },
                sentence: mostFrequent(group.map(\.fault.sentence)), learners: group.map(\.learner),
                present: present.count { $0.exercise == key.exercise }, newest: group.map(\.fault.since).max() ?? 0)
        }
        .sorted { ($1.newest, $0.exercise, $0.key) < ($0.newest, $1.exercise, $1.key) }
    }

    private struct Key: Hashable {
        let exercise: String
        let key: String
    }

    /// The latest of those that are as frequent.
    static func mostFrequent(_ sentences: [String]) -> String {
        var counts: [String: Int] = [:]
        for sentence in sentences { counts[sentence, default: 0] += 1 }
        let most = counts.values.max()
        return sentences.last { counts[$0] == most } ?? ""
    }
}

/// The order of a course: 2.10 comes after 2.9.
func comesBefore(_ left: String, _ right: String) -> Bool {
    func parts(_ id: String) -> [Int] { id.split(separator: ".").map { Int($0) ?? .max } }
    let (first, second) = (parts(left), parts(right))
    return first == second ? left < right : first.lexicographicallyPrecedes(second)
}
