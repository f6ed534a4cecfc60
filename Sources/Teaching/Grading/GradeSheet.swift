import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

struct GradeSheet: Sendable {
    /// The answers of a learner, in the order of the course.
    struct Row: Sendable {
        let name: String
        var cells: [JudgedAnswer]
        /// The texts of the submitted answers, by slug; answers that are too long or not text are missing.
        var texts: [String: String] = [:]
        var notes: [String] = []

        var done: Int { cells.count(where: \.isDone) }
        var held: Int { cells.reduce(0) { $0 + $1.verdict.held } }
        var checks: Int { cells.reduce(0) { $0 + $1.verdict.checks.count } }
        /// The number of hints that the learner's progress file records for the graded exercises; `nil` without this
        /// file.
        var hints: Int? { cells.first?.hints == nil ? nil : cells.reduce(0) { $0 + ($1.hints ?? 0) } }
        /// The number of graded exercises that the learner has not solved since requesting the solution; `nil` without
        /// the progress file.
        var solutions: Int? {
            cells.first?.hints == nil ? nil : cells.count { $0.askedForSolution == true }
        }
        /// The number of graded exercises whose solution the learner saw before solving them; `nil` without the
        /// progress file.
        var solutionsSeen: Int? {
            cells.first?.hints == nil ? nil : cells.count { $0.sawSolution == true }
        }
    }

    struct Misconception: Sendable, Equatable {
        let id: String
        let key: String
        let sentence: String
        let learners: [String]
    }

    let exercises: [Exercise]
    var rows: [Row]
    var problems: [String] = []
    var remarks = Remarks()
    var isClosedIn = false
    var date = GradeSheet.now

    static var now: String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_GB")
        format.dateFormat = "d MMMM yyyy, HH:mm"
        return format.string(from: Date())
    }

    /// The mistakes of the class, most common first.
    var misconceptions: [Misconception] {
        var found: [Misconception] = []
        for (index, exercise) in exercises.enumerated() {
            let having = rows.compactMap { row in row.cells[index].misconception.map { (row.name, $0) } }
            for sentence in exercise.words.misconceptions {
                let learners = having.filter { $0.1 == sentence.key }.map(\.0)
                guard !learners.isEmpty else { continue }
                found.append(
                    Misconception(
                        id: exercise.id, key: sentence.key, sentence: sentence.text, learners: learners))
            }
        }
        let order = found.enumerated().sorted {
            ($1.element.learners.count, $0.offset) < ($0.element.learners.count, $1.offset)
        }
        return order.map(\.element)
    }

    var refused: [(name: String, cell: JudgedAnswer)] {
        rows.flatMap { row in
            row.cells.filter { $0.verdict.status == .doesNotCompile }.map { (row.name, $0) }
        }
    }

    var progress: [(exercise: Exercise, done: Int, begun: Int)] {
        exercises.enumerated().map { index, exercise in
            let cells = rows.map { $0.cells[index] }
            return (exercise, cells.count(where: \.isDone), cells.count { $0.kind == .judged })
        }
    }
}
