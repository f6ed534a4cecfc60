import CurrycombWorkbook

extension ClassVerdict {
    /// Makes the part of a verdict that the room receives without a raised hand: keys, sentences of the course, and the
    /// condition that failing inputs share; `nil` if the answer could not be judged. Messages, evidence, output and
    /// compiler errors are left out, because they can contain the learner's code.
    ///
    /// - Parameter seconds: the time since the exercise was opened; 0 if it is unknown.
    package init?(telling verdict: Verdict, of exercise: Exercise, seconds: Double) {
        guard verdict.status != .notJudged else { return nil }
        let words = exercise.words
        let keys = Set(words.checks.map(\.key))
        let checks = verdict.checks.filter { keys.contains($0.key) }
        // If the status is `open`, the first check that does not pass reached a `todo`, which is not a mistake.
        let failed = verdict.status == .open ? [] : checks.filter { $0.status.isFailure }
        let suspect = failed.first?.misconception ?? verdict.diagnostics.lazy.compactMap(\.misconception).first
        let misconception = words.misconceptions.first { $0.key == suspect }
        self.init(
            exercise: exercise.id, isSolved: verdict.status == .done,
            held: checks.filter { $0.status == .passed }.map(\.key), failed: failed.map(\.key),
            misconception: misconception?.key, seconds: seconds)
        if let misconception {
            sentence = misconception.text
        } else if verdict.status == .doesNotCompile {
            sentence = Say.doesNotCompile
        } else if let first = failed.first, let title = words.checks.first(where: { $0.key == first.key })?.text {
            sentence = [Say.failed(title, first.status), first.shared].compactMap { $0 }.joined(separator: " ")
        }
    }
}

extension CheckResult.Status {
    fileprivate var isFailure: Bool {
        switch self {
        case .passed, .todo, .waiting: false
        case .failed, .threw, .trapped, .timedOut, .flooded, .exited, .killed: true
        }
    }
}
