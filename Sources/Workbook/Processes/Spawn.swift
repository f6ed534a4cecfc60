#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Starts programs, such as a check, the compiler or an editor.
package enum Spawn {
    /// The target of one of a program's descriptors.
    package enum Redirection {
        /// No input, and discarded output.
        case nothing
        /// A descriptor of this process.
        case descriptor(Int32)
    }

    /// Starts a program, given by its path or found in PATH.
    ///
    /// A program that does not share this process's terminal gets its own process group, so it can be killed together
    /// with the programs that it starts. In the program, signals have their default actions, even those that this
    /// process ignores or handles. Apart from standard streams and redirections, the program inherits no open
    /// descriptors of this process, such as those that a library has opened for a program of its own. On Linux without
    /// glibc 2.34 or newer, it inherits the descriptors that are not marked as close-on-exec.
    ///
    /// - Parameters:
    ///   - command: the program and its arguments.
    ///   - environment: the whole environment, as `NAME=value`.
    ///   - redirections: the targets of the program's descriptors. Standard streams without a target are inherited.
    ///   - folder: the program's current folder, if it is not that of this process. With glibc older than 2.29, it has
    ///     no effect.
    ///   - sharesTerminal: true if the program stays in this process's group, as an editor has to.
    /// - Returns: the process, or `nil` if it cannot be started, with the reason in `errno`.
    package static func start(
        _ command: [String], environment: [String] = Platform.environment, redirections: [Int32: Redirection] = [:],
        in folder: String? = nil, sharesTerminal: Bool = false
    ) -> pid_t? {
        var actions = Platform.noActions
        var attributes = Platform.noAttributes
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (descriptor, redirection) in redirections.sorted(by: { $0.key < $1.key }) {
            switch redirection {
            case .nothing: posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
            case .descriptor(let ours): posix_spawn_file_actions_adddup2(&actions, ours, descriptor)
            }
        }
        if let folder { Platform.changeFolder(&actions, to: folder) }
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        let last = max(2, redirections.keys.max() ?? 2)
        var flags = Platform.closeOthers(
            &actions, keeping: (0...2).filter { redirections[$0] == nil }, from: last + 1)
        flags |= Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
        if !sharesTerminal { flags |= Int16(POSIX_SPAWN_SETPGROUP) }
        posix_spawnattr_setflags(&attributes, flags)

        let arguments = command.map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process: pid_t = 0
        let status = posix_spawnp(&process, command[0], &actions, &attributes, arguments, variables)
        guard status == 0 else {
            errno = status
            return nil
        }
        return process
    }

    package enum End: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)

        /// Reads the status of `waitpid`: the low seven bits are the signal, and the second byte is the exit code.
        package init(status: Int32) {
            let signal = status & 0x7F
            self = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
        }

        /// The exit code as in a shell: 128 plus the signal's number if a signal ended the program.
        package var code: Int32 {
            switch self {
            case .exit(let code): code
            case .signal(let signal): 128 + signal
            }
        }
    }

    /// Waits until a process that `start` returned has ended, and returns its end; `nil` if another caller has already
    /// received the end.
    @discardableResult
    package static func wait(_ process: pid_t) -> End? {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return nil }
        }
        return End(status: status)
    }

    /// Returns the end of a process, once; `nil` if it is still running, or if a caller has already received its end.
    package static func hasEnded(_ process: pid_t) -> End? {
        var status: Int32 = 0
        return waitpid(process, &status, WNOHANG) == process ? End(status: status) : nil
    }
}
