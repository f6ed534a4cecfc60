/// A watcher that polls a file's state and decides when the file has been saved.
///
/// Polling costs next to nothing, and also works without file events (network folders, containers). Editors truncate,
/// rename and remove a file for a moment, so a state counts once it has been the same twice, `settled` seconds apart.
struct Watcher {
    /// The time, in seconds, that a state must last to count.
    static let settled = 0.02
    /// The time, in seconds, that a file must stay empty or missing to count: an editor's save is over by then.
    static let abandoned = 1.0

    private enum Seen: Equatable {
        case nothing
        case file(FileKey)
    }

    /// The state that was judged last, or is being judged; read before compiling, so that no later save is lost.
    private var judged: Seen?
    private var candidate: (state: Seen, since: Double)?

    /// True if the file has changed but its state has not settled: poll again soon.
    var isWaiting: Bool { candidate != nil }

    /// Records the state that is about to be judged.
    mutating func begin(_ key: FileKey?) {
        judged = key.map(Seen.file) ?? .nothing
        candidate = nil
    }

    /// Handles the file's current state.
    ///
    /// - Parameter now: the time on a monotonic clock, in seconds.
    /// - Returns: true if the file has been saved since `begin`; then `begin` has been called with this state.
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
        // Differences of large clock values are inexact.
        guard now - candidate.since >= needed - 1e-9 else { return false }
        begin(key)
        return true
    }
}
