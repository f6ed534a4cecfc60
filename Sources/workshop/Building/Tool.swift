import Foundation

/// A program with its arguments. It runs in the current folder, so paths in its arguments are full ones.
struct Tool: Sendable {
    var arguments: [String]

    /// How a program ended, and all that it wrote.
    struct Result: Sendable {
        /// The exit code, or `nil` where a signal ended it.
        let code: Int32?
        /// What it wrote to its output and errors, in the order in which it wrote.
        let output: String

        var succeeded: Bool { code == 0 }
    }

    /// Runs the program in a process group of its own and waits for its end.
    ///
    /// - Parameters:
    ///   - running: who may stop it.
    ///   - ticket: the build that it is a part of.
    ///   - onOutput: told every piece of what it writes.
    /// - Returns: how it ended; `nil` where it was stopped, or could not be started.
    func run(_ running: RunningTools, _ ticket: RunningTools.Ticket, onOutput: (String) -> Void = { _ in })
        -> Result?
    {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = running.start(ticket) { spawn(writingTo: ends[1]) }
        close(ends[1])
        defer { close(ends[0]) }
        guard let process else { return nil }

        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(ends[0], &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += chunk[..<count]
            onOutput(String(decoding: chunk[..<count], as: UTF8.self))
        }
        let status = running.finish(process)
        guard !running.isStopped(ticket), let status else { return nil }
        // The low seven bits are the signal, the next eight the exit code.
        let code: Int32? = status & 0x7f == 0 ? (status >> 8) & 0xff : nil
        return Result(code: code, output: String(decoding: bytes, as: UTF8.self))
    }

    private func spawn(writingTo output: Int32) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)

        // The workshop ignores or handles signals that a compiler must not inherit so.
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

        var words = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let status = posix_spawnp(&process, arguments[0], &actions, &attributes, &words, environ)
        return status == 0 ? process : nil
    }
}
