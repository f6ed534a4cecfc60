#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Starts programs: an editor in this terminal, a tour, the playground.
enum Spawn {
    /// What a program gets for its input and output.
    enum Channels {
        /// This terminal.
        case terminal
        /// Nothing to read, and nobody reads what it prints.
        case nothing
        /// Nothing to read; what it prints goes here.
        case output(Int32)
    }

    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
        private static var noActions: Actions { nil }
        private static var noAttributes: Attributes { nil }
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
        private static var noActions: Actions { posix_spawn_file_actions_t() }
        private static var noAttributes: Attributes { posix_spawnattr_t() }
    #endif

    /// Starts a program, found by its path or in PATH.
    ///
    /// A program that does not share our terminal is in a process group of its own: that group is what gets killed.
    ///
    /// - Parameters:
    ///   - command: the program and its arguments.
    ///   - channels: what it reads and prints to.
    /// - Returns: its process, or `nil` where it cannot be started.
    static func start(_ command: [String], _ channels: Channels) -> pid_t? {
        var actions = noActions
        var attributes = noAttributes
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        var flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
        switch channels {
        case .terminal: break
        case .nothing:
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
            flags |= Int16(POSIX_SPAWN_SETPGROUP)
        case .output(let descriptor):
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
            posix_spawn_file_actions_adddup2(&actions, descriptor, 2)
            flags |= Int16(POSIX_SPAWN_SETPGROUP)
        }
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, flags)
        let arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process: pid_t = 0
        let status = posix_spawnp(&process, command[0], &actions, &attributes, arguments, environ)
        return status == 0 ? process : nil
    }

    /// Waits for a program's end.
    ///
    /// - Returns: its exit code; 128 and the signal's number where a signal ended it.
    static func wait(_ process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return 1 }
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Runs a program that shares our terminal, until it ends; `nil` where it cannot be started.
    static func inTerminal(_ command: [String]) -> Int32? {
        Signals.ignoreInterrupts(true)
        defer { Signals.ignoreInterrupts(false) }
        return start(command, .terminal).map(wait)
    }
}
