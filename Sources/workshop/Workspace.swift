import CurrycombWorkbook
import Foundation

/// The package's folder, and the files in it that the workshop reads and writes.
struct Workspace: Sendable {
    let root: String

    func path(_ relative: String) -> String { root + "/" + relative }

    /// Everything that the workshop itself keeps; git ignores it.
    var own: String { path(".currycomb") }
    var playground: String { "Exercises/Playground/main.swift" }

    func text(_ relative: String) -> String? { Files.text(path(relative)) }
    func answer(to exercise: Exercise) -> String? { text(exercise.file) }
    func stub(of exercise: Exercise) -> String? { text(exercise.stub) }

    /// Whether the learner has not changed anything yet.
    func isUntouched(_ exercise: Exercise) -> Bool {
        guard let answer = answer(to: exercise) else { return false }
        return answer == stub(of: exercise)
    }

    // MARK: - Finding it

    /// Finds the package: a folder somebody named, or upwards from the current one, or from this program.
    ///
    /// - Parameters:
    ///   - named: what `--root` says.
    ///   - current: the current folder.
    ///   - executable: this program's path.
    /// - Returns: the workspace, or `nil` where none of them is inside a clone.
    static func find(named: String?, current: String, executable: String?) -> Workspace? {
        if let named { return isRoot(named) ? Workspace(root: absolute(named, current)) : nil }
        return upwards(from: current) ?? executable.flatMap { upwards(from: real($0)) }
    }

    private static func upwards(from start: String) -> Workspace? {
        var folder = URL(fileURLWithPath: start).standardizedFileURL
        while true {
            if isRoot(folder.path) { return Workspace(root: folder.path) }
            guard folder.path != "/", !folder.path.isEmpty else { return nil }
            folder.deleteLastPathComponent()
        }
    }

    private static func isRoot(_ folder: String) -> Bool {
        ["Package.swift", "Sources/Workbook", "Sources/workshop"].allSatisfy {
            FileManager.default.fileExists(atPath: folder + "/" + $0)
        }
    }

    private static func absolute(_ path: String, _ current: String) -> String {
        URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: current, isDirectory: true)).standardizedFileURL
            .path
    }

    /// SwiftPM reaches its programs through a link: `.build/debug`.
    private static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
