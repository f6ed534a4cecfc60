import Foundation

/// A lock between processes. The system releases it when the process that holds it ends.
enum FileLock {
    /// Does work while holding a lock.
    ///
    /// - Parameters:
    ///   - file: created if it does not exist; it is never removed.
    ///   - isGivenUp: called while another process holds the lock; returns true to end the wait.
    ///   - body: the work to do.
    /// - Returns: the value that the body returns, or `nil` if the lock was not available in time. If locks do not
    ///   work, the body runs without one.
    static func whileHolding<Value>(_ file: String, unless isGivenUp: () -> Bool, _ body: () -> Value) -> Value? {
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return body() }
        // Closing alone is not enough: a child process that is just being started would keep the lock until it runs.
        defer {
            _ = flock(descriptor, LOCK_UN)
            close(descriptor)
        }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 && (errno == EWOULDBLOCK || errno == EINTR) {
            if isGivenUp() { return nil }
            usleep(10_000)
        }
        return body()
    }
}
