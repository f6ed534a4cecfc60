/// What a day with a class came to.
struct Report {
    struct ExerciseRow: Equatable {
        let id: String
        let title: String
        let opened: Int
        let solved: Int
        /// Of those who solved it, the one in the middle; `nil` where nobody did.
        let seconds: Double?
        let verdicts: Double?
    }

    struct FaultRow: Equatable {
        let exercise: String
        let title: String
        let key: String
        let isMisconception: Bool
        let sentence: String
        /// How many learners it was said to, and how many verdicts said it.
        let learners: Int
        let verdicts: Int
        /// How many of those learners solved the exercise in the end.
        let solved: Int
    }

    let room: Room
    let learners: [Learner]
    let names: [Int: String]
    let titles: [String: String]
    /// In the order of the course.
    let exercises: [ExerciseRow]
    /// What was said to most learners first.
    let faults: [FaultRow]

    init(_ room: Room, _ state: BoardState) {
        self.room = room
        learners = state.inOrder
        names = state.names
        titles = state.titles
        let learners = learners
        let ids = Set(learners.flatMap(\.exercises.keys)).sorted(by: comesBefore)
        exercises = ids.map { id in
            let attempts = learners.compactMap { $0.exercises[id] }
            let solved = attempts.filter { $0.solved != nil }
            return ExerciseRow(
                id: id, title: state.titles[id] ?? "", opened: attempts.count, solved: solved.count,
                seconds: Self.median(solved.map(\.seconds)), verdicts: Self.median(solved.map { Double($0.verdicts) }))
        }
        faults = ids.flatMap { id in
            let attempts = learners.compactMap { $0.exercises[id] }
            return Set(attempts.flatMap(\.met.keys)).map { key in
                let met = attempts.compactMap { attempt in attempt.met[key].map { (attempt, $0) } }
                return FaultRow(
                    exercise: id, title: state.titles[id] ?? "", key: key,
                    isMisconception: met.contains { $0.1.isMisconception },
                    sentence: Told.mostFrequent(met.map(\.1.sentence)), learners: met.count,
                    verdicts: met.reduce(0) { $0 + $1.1.verdicts }, solved: met.count { $0.0.solved != nil })
            }
        }
        .sorted { ($1.learners, $1.verdicts, $0.exercise, $0.key) < ($0.learners, $0.verdicts, $1.exercise, $1.key) }
    }

    /// The exercises that took longest: those that took at least as long as half of them, three at least and ten at
    /// most.
    var longest: [ExerciseRow] {
        let timed = exercises.filter { $0.seconds != nil }.sorted { ($0.seconds ?? 0) > ($1.seconds ?? 0) }
        return Array(timed.prefix(min(10, max(3, timed.count / 2))))
    }

    /// The middle one, or what lies between the two in the middle.
    static func median(_ values: [Double]) -> Double? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
