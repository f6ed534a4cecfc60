import Foundation

/// A lock between processes and threads. The system releases it when the process that holds it ends.
enum FileLock {
    /// Runs a closure while holding a lock, and returns its value; `nil` if `isGivenUp` returned true while another
    /// process or thread held the lock. If the file cannot be opened, or the system does not support locks, the closure
    /// runs without a lock.
    static func whileHolding<Value>(_ file: String, unless isGivenUp: () -> Bool, _ body: () -> Value) -> Value? {
        let descriptor = opened(file)
        guard descriptor >= 0 else { return body() }
        // Closing the file is not enough, because a child process that is starting has a copy of the descriptor, and
        // would hold the lock until it runs its program.
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

    /// Takes a lock and holds it until this process ends.
    ///
    /// - Returns: false if another process holds the lock.
    static func holdToTheEnd(_ file: String) -> Bool {
        let descriptor = opened(file)
        if descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            close(descriptor)
            return false
        }
        return true
    }

    private static func opened(_ file: String) -> Int32 {
        try? FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        return open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    }
}
