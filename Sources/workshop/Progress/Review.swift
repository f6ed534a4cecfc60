import CurrycombWorkbook
import Foundation

/// Days as integers, counted from January 1, 1970.
package enum Day {
    static var today: Int { number(of: Date()) }

    package static func number(of date: Date, in zone: TimeZone = .current) -> Int {
        Int(((date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))) / 86_400).rounded(.down))
    }
}

/// Reviews, in which a learner solves an exercise again, at increasing intervals.
extension Progress {
    /// The number of days before each review, counted from the first solution or the previous review.
    static let intervals = [1, 3, 7, 21]

    /// Returns the first day on which an exercise is due for review; `nil` if it is not done, is under review, or needs
    /// no further review, or if the day of its solution is unknown.
    func dueDay(of exercise: Exercise) -> Int? {
        let record = self[exercise]
        let times = record.reviews ?? 0
        guard isDone(exercise), record.reviewing == nil, let solved = record.solvedOn,
            Self.intervals.indices.contains(times)
        else { return nil }
        return solved + Self.intervals[times]
    }

    /// Returns the exercises that are due for review, starting with the most overdue.
    func due(in course: Course, on day: Int = Day.today) -> [Exercise] {
        course.exercises.compactMap { exercise in dueDay(of: exercise).map { (exercise, $0) } }
            .filter { $0.1 <= day }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    func underReview(in course: Course) -> Exercise? { course.exercises.first { self[$0].reviewing != nil } }

    mutating func noteSolved(_ exercise: Exercise, on day: Int) {
        var record = self[exercise]
        if record.reviewing != nil {
            record.reviews = (record.reviews ?? 0) + 1
            record.solvedOn = day
            record.reviewing = nil
        } else if record.solvedOn == nil {
            record.solvedOn = day
        }
        self[exercise] = record
    }
}

/// A review of a solved exercise. It restores the exercise's starting file and keeps the old answer. When the learner
/// has solved the exercise again, the workshop's screen shows both answers.
struct Review {
    enum Outcome: Equatable {
        /// The old answer is at this path, relative to the root.
        case begun(String)
        /// The old answer has been restored; a later answer, if there is one, is kept at this path.
        case ended(String?)
        /// The answer has changed since its last verdict, so it may not be a solution, and nothing was changed.
        case notChecked
        case failed(String)
    }

    let workspace: Workspace

    func begin(_ exercise: Exercise, in progress: inout Progress, stamp: String) -> Outcome {
        // The last verdict must be about this answer, because `end` later restores the answer and counts it as done.
        let answer = workspace.answer(to: exercise).map(Files.fingerprint) ?? ""
        guard progress[exercise].answer == answer else { return .notChecked }
        switch Reset(workspace: workspace)(exercise, stamp: stamp) {
        case .kept(let path):
            progress[exercise].reviewing = path
            progress[exercise].status = Verdict.Status.open.rawValue
            progress[exercise].held = []
            progress[exercise].answer = ""
            progress[exercise].hints = 0
            progress[exercise].helped = nil
            progress.current = exercise.slug
            return .begun(path)
        case .restored, .unchanged: return .failed(Say.nothingToReview(exercise.id))
        case .failed(let why): return .failed(why)
        }
    }

    /// Ends a review and restores the old answer; fails if the exercise is not under review, or if a file cannot be
    /// read or written.
    func end(_ exercise: Exercise, in progress: inout Progress, stamp: String) -> Outcome {
        guard let path = progress[exercise].reviewing else { return .failed(Say.noReview) }
        guard let old = workspace.text(path) else { return .failed(Say.oldAnswerMissing(path)) }
        let reset = Reset(workspace: workspace)(exercise, stamp: stamp)
        if case .failed(let why) = reset { return .failed(why) }
        var attempt: String?
        if case .kept(let path) = reset { attempt = path }
        do {
            try Files.write(old, to: workspace.path(exercise.file))
        } catch {
            return .failed(Say.oldAnswerNotBack(exercise.file, error, path, attempt))
        }
        progress[exercise].reviewing = nil
        progress[exercise].status = Verdict.Status.done.rawValue
        progress[exercise].answer = Files.fingerprint(old)
        progress[exercise].held = exercise.words.checks.map(\.key)
        return .ended(attempt)
    }
}
