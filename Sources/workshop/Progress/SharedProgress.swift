import CurrycombWorkbook

/// A session's access to the progress file, which other processes may write at the same time.
struct SharedProgress {
    private let file: ProgressFile
    /// The content that was last read or written.
    private var known: Progress
    /// The progress that could not be written. Writing is attempted again after the next change, and at the
    /// end of the session.
    private var notWritten: Progress?

    init(_ file: ProgressFile, _ progress: Progress) {
        self.file = file
        known = progress
        // Without the current exercise, `known` differs from the session's progress, so the first frame writes the
        // file.
        known.current = nil
    }

    /// Writes the progress to the file if it has changed, and adds the changes of other processes to `progress`.
    /// Returns the error if that fails.
    ///
    /// - Parameter again: true to write even a progress that could not be written the last time.
    mutating func write(_ progress: inout Progress, again: Bool = false) -> (any Error)? {
        guard progress != known, again || progress != notWritten else { return nil }
        do {
            progress = try file.write(progress, since: known)
            (known, notWritten) = (progress, nil)
            return nil
        } catch {
            notWritten = progress
            return error
        }
    }

    /// Writes the progress at the end of a session. The next session continues at this exercise, even if another
    /// process has gone to a different one since. Returns the error if that fails.
    mutating func end(_ progress: inout Progress, at exercise: Exercise) -> (any Error)? {
        read(into: &progress)
        progress.current = exercise.slug
        return write(&progress, again: true)
    }

    /// Adds the changes of other processes to the progress. A session writes only when it has a change of its own, so
    /// it reads before a step that depends on the state of a review, which another process may have ended.
    mutating func read(into progress: inout Progress) {
        guard case .progress(let other) = file.read(), other != known else { return }
        progress = progress.merged(with: other, since: known)
        known = other
    }
}
