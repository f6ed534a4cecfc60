#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A sandbox for programs that strangers wrote. In it, a program has no network access, and can write to only one
/// folder of the real system. The sandbox works only on Linux, where Bubblewrap makes it from the system's namespaces.
package struct Sandbox: Sendable, Equatable {
    private let options: [String]

    /// The process number that Bubblewrap, the parent of the check's process, has in the sandbox.
    static let parent: pid_t = 1

    /// Makes a sandbox in which the whole system can be read, except for hidden paths.
    ///
    /// - Parameters:
    ///   - hidden: folders and files that appear empty in the sandbox. A folder must come before any path inside it.
    ///   - shown: folders inside hidden ones that can nevertheless be read.
    ///   - hiddenInside: folders and files inside the shown folders that are hidden, too.
    package init(hidden: [String], shown: [String], hiddenInside: [String]) {
        func empty(_ paths: [String]) -> [String] {
            paths.flatMap { Platform.isFolder($0) ? ["--tmpfs", $0] : ["--ro-bind", "/dev/null", $0] }
        }
        options =
            ["bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"] + empty(hidden)
            + shown.flatMap { ["--ro-bind", $0, $0] } + empty(hiddenInside)
            + ["--unshare-all", "--cap-drop", "ALL", "--new-session", "--die-with-parent"]
    }

    /// Returns the command that starts a program in the sandbox, in a folder to which the program may write. The
    /// program may also read the folders in `shown`.
    package func command(_ program: [String], showing shown: [String] = [], writingTo folder: String) -> [String] {
        options + shown.flatMap { ["--ro-bind", $0, $0] } + ["--bind", folder, folder, "--chdir", folder, "--"]
            + program
    }

    static func passes(_ variable: String) -> Bool {
        let name = variable.prefix { $0 != "=" }
        return ["PATH", "HOME", "LANG", "TERM", "TZ", "LD_LIBRARY_PATH"].contains(name)
            || ["LC_", "CURRYCOMB_", "SWIFT_"].contains(where: name.hasPrefix)
    }

    /// Returns the real end of a program. The sandbox reports a signal as an exit code, as a shell does.
    static func end(_ end: Spawn.End) -> Spawn.End {
        if case .exit(let code) = end, (129..<193).contains(code) { .signal(code - 128) } else { end }
    }
}
