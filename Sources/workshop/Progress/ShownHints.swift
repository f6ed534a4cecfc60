import CurrycombWorkbook

struct ShownHint: Equatable {
    /// The line above the hint, such as `hint 2 of 3`.
    let label: String
    let text: String
}

/// The hints that have been shown, and the next one. The failing check's own hint comes before the general ones.
extension Progress {
    /// Returns the hints to show again, in order. `check` is the key of the first check that fails, if there is one and
    /// it is known.
    func shownHints(on exercise: Exercise, at check: String?) -> [ShownHint] {
        let record = self[exercise]
        let own = (record.helped ?? []).contains { $0 == check } ? ownHint(on: exercise, at: check) : nil
        return (own.map { [$0] } ?? []) + general(exercise).prefix(max(0, record.hints))
    }

    func nextHint(on exercise: Exercise, at check: String?) -> ShownHint? {
        if let check, !(self[exercise].helped ?? []).contains(check), let own = ownHint(on: exercise, at: check) {
            return own
        }
        return general(exercise).dropFirst(max(0, self[exercise].hints)).first
    }

    /// Records that the next hint has been shown; returns false if all hints had already been shown.
    mutating func showHint(on exercise: Exercise, at check: String?) -> Bool {
        guard let next = nextHint(on: exercise, at: check) else { return false }
        if let check, next == ownHint(on: exercise, at: check) {
            self[exercise].helped = (self[exercise].helped ?? []) + [check]
        } else {
            self[exercise].hints = max(0, self[exercise].hints) + 1
        }
        return true
    }

    /// Returns the key of the first check that failed when the answer was last judged; `nil` if the answer was not
    /// wrong.
    func failingCheck(of exercise: Exercise) -> String? {
        let record = self[exercise]
        guard record.status == Verdict.Status.wrong.rawValue else { return nil }
        return exercise.words.checks.first { !record.held.contains($0.key) }?.key
    }

    private func ownHint(on exercise: Exercise, at check: String?) -> ShownHint? {
        exercise.words.hints.byCheck.first { $0.key == check }.map { ShownHint(label: Say.hintOnCheck, text: $0.text) }
    }

    private func general(_ exercise: Exercise) -> [ShownHint] {
        let steps = exercise.words.hints.steps
        return steps.enumerated().map { ShownHint(label: Say.hint($0.offset + 1, of: steps.count), text: $0.element) }
    }
}
