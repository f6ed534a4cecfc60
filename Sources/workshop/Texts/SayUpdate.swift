extension Say {
    static func renewed(_ outcome: Renewal.Outcome) -> String {
        var sentences: [String] = []
        switch outcome.renewed.count {
        case 0: break
        case 1: sentences.append("One untouched exercise is now the course's new version.")
        case let count: sentences.append("\(count) untouched exercises are now the course's new versions.")
        }
        switch outcome.moved.count {
        case 0: break
        case 1: sentences.append("Your answer was moved together with its exercise: \(outcome.moved[0])")
        case let count: sentences.append("\(count) answers were moved together with their exercises.")
        }
        return sentences.joined(separator: " ")
    }

    // MARK: - `update`

    static let updating = "fetching the course's new version …"
    static let upToDate = "The course is up to date already."
    package static func updated(commits: Int, answers: Int) -> String {
        let news = commits == 1 ? "one change" : "\(commits) changes"
        switch answers {
        case 0: return "The course is up to date: \(news)."
        case 1: return "The course is up to date: \(news). Your answer is unchanged."
        default: return "The course is up to date: \(news). Your \(answers) answers are unchanged."
        }
    }
    package static func copies(_ folder: String) -> String { "A copy of your files in Exercises is in \(folder)." }
    static let olderAnswers =
        "If an exercise itself has changed, your answer may need a change, too: the next start checks it again."
    static let noGit = "`git` was not found, so the course cannot be brought up to date."
    static func notAClone(_ root: String) -> String {
        "\(root) is not a clone that git knows, so there is nothing to fetch. Clone the course again, and copy your folder Exercises into it."
    }
    static func gitRefuses(_ root: String, _ reason: String) -> String {
        "Git does not read the clone \(root): \(reason). `git status` there says what to do; nothing was changed."
    }
    static let goingOn =
        """
        Git has an unfinished operation, such as a merge. Finish it first (`git status` shows how); nothing was \
        changed.
        """
    static let detached =
        "The clone is not on a branch. `git switch main` brings it back to one; nothing was changed."
    static func noUpstream(_ branch: String) -> String {
        "The branch \(branch) has no upstream, so there is nothing to fetch. `git branch --set-upstream-to=origin/main` changes that; nothing was changed."
    }
    static func editedOutside(_ paths: [String]) -> String {
        """
        You have changed files outside Exercises: \(some(paths)). Commit them, or stash them with `git stash`, and \
        try again; nothing was changed.
        """
    }
    static func notFetched(_ remote: String, _ reason: String) -> String {
        "\(remote) could not be reached, so nothing was changed. Git says: \(reason)"
    }
    static func noCommonHistory(_ upstream: String) -> String {
        "\(upstream) has a history of its own, so it cannot be merged with yours; nothing was changed. README, \"Updating\", shows how to start from it with your answers."
    }
    static func changedByBoth(_ paths: [String], _ upstream: String) -> String {
        "Your commits and the course's both change \(some(paths)). `git merge \(upstream)` merges them by hand; nothing was changed."
    }
    static func notMoved(_ reason: String) -> String { "Git refused, and your answers are unchanged: \(reason)" }
    static func mergeMessage(_ upstream: String) -> String { "Bring the course up to date with \(upstream)" }
    private static func some(_ paths: [String]) -> String {
        paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
    }
}
