/// The difference between a verdict and the previous one, in a learner's words.
package struct VerdictChange: Sendable, Equatable {
    /// The checks that failed and pass now.
    package var fixed: [String] = []
    /// The checks that passed and fail now.
    package var broken: [String] = []

    package init() {}

    /// Compares two verdicts on the same exercise.
    ///
    /// Only the first check that fails is shown, so only that one, or one shown as broken, can be reported as fixed.
    ///
    /// - Parameters:
    ///   - old: the previous verdict.
    ///   - changeBefore: the change that was shown then.
    ///   - new: the verdict now.
    package init(from old: Verdict, after changeBefore: VerdictChange = VerdictChange(), to new: Verdict) {
        if old.status == .doesNotCompile, !new.checks.isEmpty { fixed.append(Phrases.compilesNow) }
        for check in new.checks {
            guard let before = old.checks.first(where: { $0.key == check.key }) else { continue }
            let was = before.status == .passed
            let holds = check.status == .passed
            let wasShown = before.key == old.firstOpen?.key || changeBefore.broken.contains(check.title)
            // A check that was still to do, or was not reached, has not failed.
            if holds, !was, wasShown, before.status != .todo, before.status != .waiting { fixed.append(check.title) }
            // After a reset the exercise is open again, so no check counts as broken.
            if was, !holds, check.status != .waiting, new.status != .open { broken.append(check.title) }
        }
    }

    package var isEmpty: Bool { fixed.isEmpty && broken.isEmpty }
}
