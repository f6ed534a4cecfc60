/// The difference between a verdict and the previous one, as it is shown to a learner.
package struct VerdictChange: Sendable, Equatable {
    /// The titles of the checks that now pass, and whose failure was shown before. If the answer compiles again, a
    /// phrase that says so comes first.
    package var fixed: [String] = []
    /// The title of the first check that does not pass, if this check passed before; empty if the new verdict is
    /// ``Verdict/Status/open``, or if the previous answer did not compile. Checks after the first one are not shown, and
    /// one mistake may break several of them.
    package var broken: [String] = []

    package init() {}

    /// Compares two verdicts on the same exercise.
    ///
    /// Only the first failing check is shown, so only that check, or one that was shown as broken, can be reported as
    /// fixed. `changeBefore` is the change that was shown with the previous verdict.
    package init(from old: Verdict, after changeBefore: VerdictChange = VerdictChange(), to new: Verdict) {
        if old.status == .doesNotCompile, !new.checks.isEmpty { fixed.append(Phrases.compilesNow) }
        for check in new.checks {
            guard let before = old.checks.first(where: { $0.key == check.key }) else { continue }
            let was = before.status == .passed
            let holds = check.status == .passed
            let wasShown = before.key == old.firstOpen?.key || changeBefore.broken.contains(check.title)
            // A check that was still a `todo`, or did not run, had not failed.
            if holds, !was, wasShown, before.status != .todo, before.status != .waiting { fixed.append(check.title) }
            // After a reset the exercise is open again, so no check counts as broken.
            let isShown = check.key == new.firstOpen?.key && check.status != .waiting && new.status != .open
            if was, isShown, old.status != .doesNotCompile { broken.append(check.title) }
        }
    }

    package var isEmpty: Bool { fixed.isEmpty && broken.isEmpty }
}
