#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A process that runs one check, and the ends of its pipes that we hold.
struct Spawned {
    let process: pid_t
    let report: Int32
    let output: Int32
    let errors: Int32
}

extension Spawned {
    /// Starts a program with an environment of its own, in a process group of its own, with nothing to read.
    ///
    /// The group is what gets killed: a process that a check starts dies with it.
    ///
    /// - Parameters:
    ///   - executable: the program's path.
    ///   - environment: the whole environment, as `NAME=value`.
    /// - Returns: the process, or `nil` where it cannot be started; `errno` then says why.
    static func start(_ executable: String, environment: [String]) -> Spawned? {
        var pipes: [Int32] = []
        func abandon() -> Spawned? {
            let reason = errno
            pipes.forEach { close($0) }
            errno = reason
            return nil
        }
        for _ in 0..<3 {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { return abandon() }
            // Above 3, so that putting the writing ends in their places closes none of the others.
            pipes += ends.map { end in
                let moved = fcntl(end, F_DUPFD_CLOEXEC, 10)
                close(end)
                return moved
            }
        }
        var actions = Platform.noActions
        var attributes = Platform.noAttributes
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, pipes[3], 1)
        posix_spawn_file_actions_adddup2(&actions, pipes[5], 2)
        posix_spawn_file_actions_adddup2(&actions, pipes[1], Report.descriptor)

        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

        let arguments = [strdup(executable), nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process: pid_t = 0
        let status = posix_spawn(&process, executable, &actions, &attributes, arguments, variables)
        guard status == 0 else {
            errno = status
            return abandon()
        }
        for writing in [1, 3, 5] { close(pipes[writing]) }
        for reading in [0, 2, 4] { _ = fcntl(pipes[reading], F_SETFL, O_NONBLOCK) }
        return Spawned(process: process, report: pipes[0], output: pipes[2], errors: pipes[4])
    }
}
