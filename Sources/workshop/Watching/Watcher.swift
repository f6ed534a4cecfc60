/// A watcher that polls the state of a file and decides when the file has been saved.
///
/// Polling costs next to nothing, and also works where there are no file events (network folders, containers). For a
/// moment, editors truncate, rename or remove a file, so a state counts only once it has been the same twice, `settled`
/// seconds apart.
struct Watcher {
    /// The time that a state must last in order to count, in seconds.
    static let settled = 0.02
    /// The time that a file must stay empty or missing in order to count, in seconds; no editor takes that long to
    /// save.
    static let abandoned = 1.0

    private enum Seen: Equatable {
        case nothing
        case file(FileKey)
    }

    /// The state that was or is being judged; it is read before compiling, so that no later save is missed.
    private var judged: Seen?
    private var candidate: (state: Seen, since: Double)?

    /// True if the file has changed but its state has not settled, so that it must be polled again soon.
    var isWaiting: Bool { candidate != nil }

    /// Records the state that is about to be judged.
    mutating func begin(_ key: FileKey?) {
        judged = key.map(Seen.file) ?? .nothing
        candidate = nil
    }

    /// Handles the current state of the file.
    ///
    /// - Parameter now: the time on a monotonic clock, in seconds.
    /// - Returns: true if the file has been saved since the last `begin`; `begin` has then been called with the new
    ///   state.
    mutating func poll(_ key: FileKey?, now: Double) -> Bool {
        let state = key.map(Seen.file) ?? .nothing
        guard state != judged else {
            candidate = nil
            return false
        }
        guard let candidate, candidate.state == state else {
            self.candidate = (state, now)
            return false
        }
        let needed = key == nil || key?.size == 0 ? Self.abandoned : Self.settled
        // The difference between two large clock values is inexact.
        guard now - candidate.since >= needed - 1e-9 else { return false }
        begin(key)
        return true
    }
}
