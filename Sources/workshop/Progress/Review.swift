import CurrycombWorkbook
import Foundation

/// Days as whole numbers, counted from January 1, 1970.
package enum Day {
    static var today: Int { number(of: Date()) }

    package static func number(of date: Date, in zone: TimeZone = .current) -> Int {
        Int(((date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))) / 86_400).rounded(.down))
    }
}

/// An exercise is repeated by solving it again, each time after a longer interval.
extension Progress {
    /// The days between one solution and the next.
    static let intervals = [1, 3, 7, 21]

    /// The day from which on an exercise may be solved again; `nil` if it is not done, or needs no more reviews.
    func dueDay(of exercise: Exercise) -> Int? {
        let record = self[exercise]
        let times = record.reviews ?? 0
        guard isDone(exercise), record.reviewing == nil, let solved = record.solvedOn,
            Self.intervals.indices.contains(times)
        else { return nil }
        return solved + Self.intervals[times]
    }

    /// The exercises that may be solved again, the longest overdue first.
    func due(in course: Course, on day: Int = Day.today) -> [Exercise] {
        course.exercises.compactMap { exercise in dueDay(of: exercise).map { (exercise, $0) } }
            .filter { $0.1 <= day }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// The exercise that is being solved again, if there is one.
    func underReview(in course: Course) -> Exercise? { course.exercises.first { self[$0].reviewing != nil } }

    /// Notes that an exercise is solved: for the first time, or again.
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

/// Puts a solved exercise back to its starting point. The old answer is kept, and compared when it is solved again.
struct Review {
    enum Outcome: Equatable {
        /// The exercise is fresh, and the old answer is there, as a path from the root.
        case begun(String)
        /// The old answer is back; changes since then are kept there, if there are any.
        case ended(String?)
        case failed(String)
    }

    let workspace: Workspace

    /// Replaces the answer with the untouched exercise.
    func begin(_ exercise: Exercise, in progress: inout Progress, stamp: String) -> Outcome {
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

    /// Puts the old answer back, before the exercise is solved again.
    func end(_ exercise: Exercise, in progress: inout Progress, stamp: String) -> Outcome {
        guard let path = progress[exercise].reviewing else { return .failed(Say.noReview) }
        guard let old = workspace.text(path) else { return .failed(Say.oldAnswerMissing(path)) }
        let reset = Reset(workspace: workspace)(exercise, stamp: stamp)
        if case .failed(let why) = reset { return .failed(why) }
        do {
            try Files.write(old, to: workspace.path(exercise.file))
        } catch {
            return .failed(Say.notWritten(exercise.file, error))
        }
        progress[exercise].reviewing = nil
        progress[exercise].status = Verdict.Status.done.rawValue
        progress[exercise].answer = Files.fingerprint(old)
        progress[exercise].held = exercise.words.checks.map(\.key)
        if case .kept(let attempt) = reset { return .ended(attempt) }
        return .ended(nil)
    }
}
