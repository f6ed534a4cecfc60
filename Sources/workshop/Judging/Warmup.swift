import CurrycombWorkbook
import Foundation

/// Builds the playground while the learner is thinking, so that its first run has less to build.
///
/// The build has the lowest priority, and its own folder, since SwiftPM allows only one build at a time in a folder.
final class Warmup {
    private let workspace: Workspace
    /// The id of the running build; `nil` once the build has ended, since another process may get the same id.
    private let process = Shared<pid_t?>(nil)
    private var hasStarted = false

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// Starts the build on the first call, unless the playground has been built before.
    func start() {
        guard !hasStarted, !Files.exists("\(workspace.playgroundBuild)/debug/\(Playground.product)") else { return }
        hasStarted = true
        let started = Spawn.silently([
            "nice", "-n", "19", "swift", "build", "--package-path", workspace.root, "--scratch-path",
            workspace.playgroundBuild, "--product", Playground.product,
        ])
        guard let started else { return }
        process.value = started
        Thread.detachNewThread { [process] in
            Spawn.wait(started)
            process.value = nil
        }
    }

    /// Ends the build. A later session continues it.
    func stop() {
        // A negative number addresses the whole process group of the build. The compilers have groups of their own, and
        // SwiftPM ends them only when it is interrupted.
        if let process = process.value { kill(-process, SIGINT) }
    }
}
