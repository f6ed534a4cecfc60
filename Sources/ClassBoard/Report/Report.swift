import Foundation

struct Report {
    struct ExerciseRow: Equatable {
        let id: String
        let title: String
        let opened: Int
        let solved: Int
        /// The median time of the learners who solved the exercise, in seconds; `nil` if there are none.
        let seconds: Double?
        let verdicts: Double?
    }

    struct FaultRow: Equatable {
        let exercise: String
        let title: String
        let key: String
        let isMisconception: Bool
        let sentence: String
        /// The number of learners who received the sentence.
        let learners: Int
        let verdicts: Int
        /// The number of learners who received the sentence and have solved the exercise.
        let solved: Int
    }

    let room: Room
    let learners: [Learner]
    let names: [Int: String]
    let course: CourseTexts
    let exercises: [ExerciseRow]
    /// The faults, most frequent first.
    let faults: [FaultRow]

    init(_ room: Room, _ state: BoardState, _ course: CourseTexts) {
        self.room = room
        self.course = course
        learners = state.inOrder
        names = state.names
        let learners = learners
        let ids = Set(learners.flatMap(\.exercises.keys)).filter(course.has).sorted(by: comesBefore)
        exercises = ids.map { id in
            let attempts = learners.compactMap { $0.exercises[id] }
            let solved = attempts.filter { $0.solved != nil }
            return ExerciseRow(
                id: id, title: course.title(id), opened: attempts.count, solved: solved.count,
                seconds: Self.median(solved.map(\.seconds)), verdicts: Self.median(solved.map { Double($0.verdicts) }))
        }
        faults = ids.flatMap { id in
            let attempts = learners.compactMap { $0.exercises[id] }
            return Set(attempts.flatMap(\.met.keys)).compactMap { key -> FaultRow? in
                guard let sentence = course.sentence(id, key) else { return nil }
                let met = attempts.compactMap { attempt in attempt.met[key].map { (attempt, $0) } }
                return FaultRow(
                    exercise: id, title: course.title(id), key: key,
                    isMisconception: course.isMisconception(id, key), sentence: sentence, learners: met.count,
                    verdicts: met.reduce(0) { $0 + $1.1.verdicts }, solved: met.count { $0.0.solved != nil })
            }
        }
        .sorted { ($1.learners, $1.verdicts, $0.exercise, $0.key) < ($0.learners, $0.verdicts, $1.exercise, $1.key) }
    }

    func attempts(of learner: Learner) -> [(id: String, attempt: Attempt)] {
        learner.exercises.filter { course.has($0.key) }.sorted { comesBefore($0.key, $1.key) }.map {
            ($0.key, $0.value)
        }
    }

    func faults(of attempt: Attempt, _ exercise: String) -> [Fault] {
        attempt.met.values.filter { course.sentence(exercise, $0.key) != nil }.sorted {
            ($0.since, $0.key) < ($1.since, $1.key)
        }
    }

    /// The last day on which a learner joined, opened an exercise or received a verdict, such as `2026-11-24`; without
    /// learners, the day on which the room was created.
    var date: String {
        let time = learners.map { max($0.joined, $0.moved) }.max() ?? room.made
        return Date(timeIntervalSince1970: time)
            .formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }

    /// The solved exercises that took longest: the slower half, but at least three (all, if there are fewer) and at
    /// most ten.
    var longest: [ExerciseRow] {
        let timed = exercises.filter { $0.seconds != nil }.sorted { ($0.seconds ?? 0) > ($1.seconds ?? 0) }
        return Array(timed.prefix(min(10, max(3, timed.count / 2))))
    }

    static func median(_ values: [Double]) -> Double? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
