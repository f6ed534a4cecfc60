/// Decides, from the polled states of a file, when the file has been saved.
///
/// Polling takes very little time, and also works without file events, as in network folders and containers. While an
/// editor saves, it may briefly truncate, rename or remove the file. So a new state counts only after it has stayed the
/// same for `settled` seconds, or for `abandoned` seconds if the file is empty or missing.
struct Watcher {
    static let settled = 0.02
    /// The time in seconds after which an empty or missing file counts as a new state. It is much longer than an editor
    /// usually needs to save.
    static let abandoned = 1.0

    private enum Seen: Equatable {
        case nothing
        case file(FileKey)
    }

    /// The state that was judged, or is being judged. It is read before the compilation, so no later save is missed.
    private var judged: Seen?
    private var candidate: (state: Seen, since: Double)?

    /// True if the file has changed but its state has not settled, so it must be polled again soon.
    var isWaiting: Bool { candidate != nil }

    mutating func begin(_ key: FileKey?) {
        judged = key.map(Seen.file) ?? .nothing
        candidate = nil
    }

    /// Returns true if the file has a new state that has settled. In that case, calls `begin` with that state.
    ///
    /// - Parameter now: the time on a monotonic clock, in seconds.
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
        // The difference between two large clock values is inexact, so a small deviation is tolerated.
        guard now - candidate.since >= needed - 1e-9 else { return false }
        begin(key)
        return true
    }
}
