#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A sandbox for strangers' programs: no network, and a single folder to write to.
/// Bubblewrap makes it, on Linux, out of the system's namespaces.
package struct Sandbox: Sendable, Equatable {
    /// The arguments of the command before the folder and the program.
    private let options: [String]

    /// The check's parent in the sandbox: it is the second process there, and the first one is bubblewrap's.
    static let parent: pid_t = 1

    /// Plans a sandbox. All of the system except the hidden folders can be read in it.
    ///
    /// - Parameters:
    ///   - hidden: folders that are empty in it, an outer one before those in it.
    ///   - shown: folders inside hidden ones that can be read nevertheless.
    ///   - hiddenInside: folders in these that are empty.
    package init(hidden: [String], shown: [String], hiddenInside: [String]) {
        func empty(_ folders: [String]) -> [String] { folders.flatMap { ["--tmpfs", $0] } }
        options =
            ["bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"] + empty(hidden)
            + shown.flatMap { ["--ro-bind", $0, $0] } + empty(hiddenInside)
            + ["--unshare-all", "--cap-drop", "ALL", "--new-session", "--die-with-parent"]
    }

    /// The command that starts a program inside the sandbox.
    ///
    /// - Parameters:
    ///   - program: the program and its arguments.
    ///   - shown: additional folders that it may read.
    ///   - folder: the folder that it may write to and starts in.
    package func command(_ program: [String], showing shown: [String] = [], writingTo folder: String) -> [String] {
        options + shown.flatMap { ["--ro-bind", $0, $0] } + ["--bind", folder, folder, "--chdir", folder, "--"]
            + program
    }

    /// Returns true if a variable of our environment is passed into the sandbox: none that may hold a secret.
    static func passes(_ variable: String) -> Bool {
        let name = variable.prefix { $0 != "=" }
        return ["PATH", "HOME", "LANG", "TERM", "TZ", "LD_LIBRARY_PATH"].contains(name)
            || ["LC_", "CURRYCOMB_", "SWIFT_"].contains(where: name.hasPrefix)
    }

    /// The end of a program in the sandbox: a signal becomes an exit code, as in a shell.
    static func end(_ end: Spawn.End) -> Spawn.End {
        if case .exit(let code) = end, (129..<193).contains(code) { .signal(code - 128) } else { end }
    }
}
