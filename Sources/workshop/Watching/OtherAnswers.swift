/// Decides, from the polled states of all answers, whether the learner has saved an answer other than the one that is
/// shown.
struct OtherAnswers {
    /// The time between two looks, in seconds.
    static let pause = 2.0

    private var known: [String: FileKey] = [:]
    private var shown: String?
    private var nextLook = 0.0

    /// Returns the first answer that has changed since the last look and is not shown. Looks at most once in `pause`
    /// seconds.
    ///
    /// - Parameters:
    ///   - slugs: the slugs of all exercises.
    ///   - current: the slug of the exercise that is shown. After another exercise has been shown, the first look reports
    ///     nothing, because its answer may have been saved while it was shown.
    ///   - now: the time on a monotonic clock, in seconds.
    ///   - key: returns the state of an exercise's file; `nil` if the file is missing.
    mutating func changed(
        _ slugs: [String], besides current: String, now: Double, key: (String) -> FileKey?
    ) -> String? {
        guard now >= nextLook else { return nil }
        nextLook = now + Self.pause
        let isFirstLook = shown != current
        shown = current
        var found: String?
        for slug in slugs {
            // While an editor saves, the file may be missing or empty for a moment.
            guard let state = key(slug), state.size > 0 else { continue }
            if !isFirstLook, found == nil, slug != current, let before = known[slug], before != state { found = slug }
            known[slug] = state
        }
        return found
    }
}
