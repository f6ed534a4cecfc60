import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

enum GradingSandbox {
    package enum Wish: Equatable {
        /// A sandbox if one works on this computer, otherwise none.
        case whereItWorks
        case always, never
    }

    enum Place {
        case closed(Sandbox)
        /// No sandbox works on this computer, but grading itself runs in a container.
        case container
        case open
    }

    /// Finds a sandbox, which is possible only on Linux. The sandbox lets answers read the modules that they need, but
    /// not the clone's own answers and progress. It also hides `paths`: the answers of the class, and the report.
    static func place(
        _ workspace: Workspace, hiding paths: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Place {
        let isContained = ["/.dockerenv", "/run/.containerenv"].contains(where: Files.exists)
        let fallback = isContained ? Place.container : .open
        #if os(Linux)
        guard Editor.isInPath("bwrap") else { return fallback }
        let room = sandbox(workspace, hiding: paths, environment: environment)
        return works(room) ? .closed(room) : fallback
        #else
        return fallback
        #endif
    }

    /// Returns a sandbox in which `paths` and the home, temporary and mounted folders appear empty, but the course
    /// (without its answers and progress) and the toolchains in these folders can be read.
    static func sandbox(_ workspace: Workspace, hiding paths: [String], environment: [String: String]) -> Sandbox {
        let root = Files.real(workspace.root)
        // The sockets of the session and of daemons are in /run and /tmp, so these folders are hidden, too.
        let people = ["/home", "/root", "/run", "/tmp", "/var/tmp", "/mnt", "/media", environment["HOME"] ?? "/root"]
        let others = paths.map(Files.real)
        let hidden = outermost((people.map(Files.real) + others).filter { !isInside($0, root) && $0 != "/" })
        let shown = [root] + toolchains(environment, in: hidden)
        let inside = (others + ["Exercises", ".currycomb"].map { "\(root)/\($0)" })
            .filter { path in shown.contains { isInside(path, $0) && path != $0 } }
        return Sandbox(hidden: hidden, shown: shown, hiddenInside: outermost(inside))
    }

    /// Returns the existing paths that are not inside another path of the list. Hiding a folder inside a hidden folder
    /// would reveal the inner folder's name.
    private static func outermost(_ paths: [String]) -> [String] {
        Set(paths.filter(Files.exists)).sorted().reduce(into: []) { kept, path in
            if !kept.contains(where: { isInside(path, $0) }) { kept.append(path) }
        }
    }

    /// Returns the toolchain folders that are inside hidden folders.
    private static func toolchains(_ environment: [String: String], in hidden: [String]) -> [String] {
        let compilers = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
            .filter { FileManager.default.isExecutableFile(atPath: $0) }.map(Files.real)
        // A toolchain's libraries are next to the folder of `swiftc`. Swiftly's `swiftc` is only a proxy for a
        // toolchain in `~/.local/share/swiftly`.
        let folders = compilers.map {
            ((($0 as NSString).deletingLastPathComponent) as NSString).deletingLastPathComponent
        }
        let home = Files.real(environment["HOME"] ?? "/root")
        return Set(folders + ["\(home)/.local/share/swiftly"]).filter { folder in
            Files.isFolder(folder) && hidden.contains { isInside(folder, $0) && folder != $0 }
        }.sorted()
    }

    /// Returns true if a program in the sandbox can write into its own folder, but not into `/usr`.
    private static func works(_ room: Sandbox) -> Bool {
        let folder = TemporaryFolder.path("currycomb-room")
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let test = "touch x && ! touch /usr/currycomb-room 2>/dev/null"
        return Capture().run(room.command(["/bin/sh", "-c", test], writingTo: folder)).end == .exit(0)
    }

    private static func isInside(_ path: String, _ folder: String) -> Bool {
        path == folder || path.hasPrefix(folder + "/")
    }
}
