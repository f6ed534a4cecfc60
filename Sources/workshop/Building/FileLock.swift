import Foundation

/// A lock between processes. The system releases it when the process that holds it ends.
enum FileLock {
    /// Runs a closure while holding a lock.
    ///
    /// - Parameters:
    ///   - file: the lock's file, which is created if necessary and never removed.
    ///   - isGivenUp: called while another process holds the lock; returns true to stop waiting.
    ///   - body: the closure to run.
    /// - Returns: the closure's value; `nil` if the lock was not acquired. If the file cannot be opened, or the system
    ///   does not support locks, the closure runs without one.
    static func whileHolding<Value>(_ file: String, unless isGivenUp: () -> Bool, _ body: () -> Value) -> Value? {
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return body() }
        // Closing the file is not enough, because a child process that is starting would hold the lock until it runs
        // its program.
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
