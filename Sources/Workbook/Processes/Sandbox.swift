#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A sandbox for strangers' programs: without network, and with a single folder to write to. On Linux, Bubblewrap makes
/// it from the system's namespaces.
package struct Sandbox: Sendable, Equatable {
    /// The arguments of the command before the folder and the program.
    private let options: [String]

    /// The number of the check's parent in the sandbox: the check is the second process there, after Bubblewrap.
    static let parent: pid_t = 1

    /// Makes a sandbox in which the whole system can be read, except hidden folders.
    ///
    /// - Parameters:
    ///   - hidden: folders that are empty in the sandbox, an outer folder before those in it.
    ///   - shown: folders inside hidden ones that can be read nevertheless.
    ///   - hiddenInside: folders in the shown ones that are empty.
    package init(hidden: [String], shown: [String], hiddenInside: [String]) {
        func empty(_ folders: [String]) -> [String] { folders.flatMap { ["--tmpfs", $0] } }
        options =
            ["bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"] + empty(hidden)
            + shown.flatMap { ["--ro-bind", $0, $0] } + empty(hiddenInside)
            + ["--unshare-all", "--cap-drop", "ALL", "--new-session", "--die-with-parent"]
    }

    /// Returns the command that starts a program inside the sandbox.
    ///
    /// - Parameters:
    ///   - program: the program and its arguments.
    ///   - shown: additional folders that the program may read.
    ///   - folder: the folder in which the program starts and to which it may write.
    package func command(_ program: [String], showing shown: [String] = [], writingTo folder: String) -> [String] {
        options + shown.flatMap { ["--ro-bind", $0, $0] } + ["--bind", folder, folder, "--chdir", folder, "--"]
            + program
    }

    /// Returns true if a variable of our environment is passed into the sandbox; false if it may hold a secret.
    static func passes(_ variable: String) -> Bool {
        let name = variable.prefix { $0 != "=" }
        return ["PATH", "HOME", "LANG", "TERM", "TZ", "LD_LIBRARY_PATH"].contains(name)
            || ["LC_", "CURRYCOMB_", "SWIFT_"].contains(where: name.hasPrefix)
    }

    /// Returns the end of a program in the sandbox, where a signal becomes an exit code, as in a shell.
    static func end(_ end: Spawn.End) -> Spawn.End {
        if case .exit(let code) = end, (129..<193).contains(code) { .signal(code - 128) } else { end }
    }
}
