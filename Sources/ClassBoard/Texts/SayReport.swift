import Foundation

enum SayReport {
    static func report(_ title: String) -> String { "\(title): report" }
    static func summary(_ learners: Int, _ solved: Int, _ verdicts: Int) -> String {
        "\(learners == 1 ? "One learner" : "\(learners) learners"), "
            + "\(solved == 1 ? "1 exercise" : "\(solved) exercises") solved, "
            + "\(verdicts == 1 ? "1 verdict" : "\(verdicts) verdicts")."
    }
    static let better = "What to explain better next time"
    static let betterText =
        "The mistakes that verdicts named, in the course's own words. The most frequent mistakes come first."
    static let noFaults = "No verdict said that anything was wrong."
    static func learners(_ count: Int) -> String { count == 1 ? "learner" : "learners" }
    static func times(_ count: Int) -> String { count == 1 ? "time" : "times" }
    static func saidBy(_ verdicts: Int, _ solved: Int, of learners: Int) -> String {
        let rest =
            switch solved {
            case 0: "still open"
            case learners: learners == 1 ? "solved in the end" : "all solved it in the end"
            default: "\(solved) of \(learners) solved it in the end"
            }
        return "\(verdicts == 1 ? "1 verdict" : "\(verdicts) verdicts"), \(rest)"
    }
    static let long = "Exercises that took a long time"
    static let longText = "The median time of the learners who solved the exercise, from opening it to solving it."
    static let noneSolved = "Nobody solved an exercise."
    static let progress = "Progress"
    static let nobody = "Nobody joined."
    static let exercises = "Exercises"
    static let exerciseHead = ["Exercise", "opened", "solved", "median time", "median verdicts"]
    static let learner = "Learner"
    static let solvedHead = "solved"
    static let isSolved = "solved"
    static let isOpen = "checks that pass, not solved"
    static let isOpened = "opened"
    static func heldOf(_ held: Int, _ checks: Int) -> String { "\(held) of \(checks) checks pass" }
    static func minutes(_ seconds: Double) -> String {
        seconds < 90 ? "\(Int(seconds)) s" : "\(Int((seconds / 60).rounded())) min"
    }
    static func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : String(format: "%.1f", value)
    }

    // MARK: - A learner's own page

    static func yours(_ solved: Int, _ opened: Int) -> String {
        "You solved \(solved) of the \(opened == 1 ? "one exercise" : "\(opened) exercises") that you opened."
    }
    static let yourExercises = "Your exercises"
    static let yourHead = ["Exercise", "", "time", "verdicts"]
    static let yourFaults = "What verdicts said"
    static let yourFaultsText = "Worth reading once more: many people make these mistakes."
    static let solvedLater = "you solved it in the end"
    static let stillOpen = "still open; the workshop continues where you were"
}
