import CurrycombWorkbook
import Foundation

/// Builds what the playground stands on while the learner thinks, so that the first idea does not wait for it.
///
/// It has a build folder of its own, since SwiftPM lets one build at a time into a folder, and the lowest priority.
final class Warmup {
    private let workspace: Workspace
    private var process: pid_t?
    private var hasStarted = false

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// Starts, the first time that it is called; does nothing where it is built already.
    func start() {
        guard !hasStarted, !Files.exists("\(workspace.playgroundBuild)/debug/\(Playground.product)") else { return }
        hasStarted = true
        process = Spawn.silently([
            "nice", "-n", "19", "swift", "build", "--package-path", workspace.root, "--scratch-path",
            workspace.playgroundBuild, "--product", Playground.product,
        ])
        if let process { Thread.detachNewThread { Spawn.wait(process) } }
    }

    /// Ends it; the next time it goes on from there.
    func stop() {
        // The compilers are in its process group.
        if let process { kill(-process, SIGTERM) }
        process = nil
    }
}
