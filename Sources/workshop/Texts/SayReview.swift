extension Say {
    static func due(_ id: String, _ title: String, more: Int, by how: String) -> String {
        let others = more == 0 ? "" : more == 1 ? " and one other" : " and \(more) others"
        return "Worth another try by now: \(id), \(title)\(others). When you like: \(how)."
    }
    static let reviewKey = "press [v]"
    static let review = "review"
    static func againForReview(_ id: String, _ title: String) -> String {
        "Press [v] again to solve \(id), \(title), once more: its file begins anew, and your answer is kept."
    }
    static func inReview(_ id: String, _ kept: String) -> String {
        """
        You are reviewing \(id). Your old answer is in \(kept), and is shown beside the new one when you are done. \
        `workshop review stop` puts it back.
        """
    }
    static func reviewing(_ id: String, _ title: String, _ kept: String) -> String {
        """
        \(id), \(title), is back to its starting point. Your old answer is kept in \(kept), and is shown beside the new \
        one when you are done. `workshop review stop` puts it back.
        """
    }
    static func nothingDue(_ days: Int?) -> String {
        switch days {
        case nil: "Nothing will be due for review until you solve a new exercise."
        case .some(let days) where days <= 1: "Nothing is due today. Something is due tomorrow."
        case .some(let days): "Nothing is due today. The next is due in \(days) days."
        }
    }
    static func notSolvedYet(_ id: String) -> String { "\(id) is not solved yet, so there is nothing to review." }
    static func otherReview(_ id: String) -> String {
        "\(id) is being reviewed. Solve it first, or put the old answer back: `workshop review stop`."
    }
    static func notCheckedYet(_ id: String) -> String {
        "\(id) has changed since its last check. A review begins only after the changed answer passes."
    }
    static let noReview = "No exercise is being reviewed."
    static func nothingToReview(_ id: String) -> String { "\(id) has no answer to keep." }
    static func oldAnswerMissing(_ path: String) -> String {
        "The old answer is not in \(path) anymore; nothing was changed."
    }
    /// Returns the message for an old answer that could not be restored. `attempt` is the new path of a newer answer.
    static func oldAnswerNotBack(_ file: String, _ error: any Error, _ old: String, _ attempt: String?) -> String {
        "\(file) could not be written (\(error.localizedDescription)). Your old answer is in \(old)."
            + (attempt.map { " Your newer answer is kept in \($0)." } ?? "")
    }
    static func oldAnswerBack(_ file: String, _ attempt: String?) -> String {
        "Your old answer is back in \(file)." + (attempt.map { " Your newer answer is kept in \($0)." } ?? "")
    }
}
