import CurrycombWorkbook
import Foundation

/// The package's folder, and the files in it that the workshop reads and writes.
struct Workspace: Sendable {
    let root: String

    func path(_ relative: String) -> String { root + "/" + relative }

    /// Everything that the workshop itself keeps; git ignores it.
    var own: String { path(".currycomb") }
    var playground: String { "Exercises/Playground/main.swift" }
    /// SwiftPM's build folder for the playground, apart from that of the exercises.
    var playgroundBuild: String { path(".build/playground") }

    func text(_ relative: String) -> String? { Files.text(path(relative)) }
    /// The answer's text; `nil` where there is none, or one that nobody has written by hand.
    func answer(to exercise: Exercise) -> String? {
        let key = Files.key(path(exercise.file))
        return key.map { $0.size > Self.longestAnswer } ?? true ? nil : text(exercise.file)
    }

    /// The size in bytes from which on an answer is neither read nor judged.
    static let longestAnswer: Int64 = 1 << 20

    func stub(of exercise: Exercise) -> String? { text(exercise.stub) }

    /// Whether the learner has not changed anything yet.
    func isUntouched(_ exercise: Exercise) -> Bool {
        guard let answer = answer(to: exercise) else { return false }
        return answer == stub(of: exercise)
    }

    /// A folder that has to be written and cannot be, if there is one.
    var closedFolder: String? {
        [root, own, path(".build")].first { Files.exists($0) && access($0, W_OK) != 0 }
    }

    /// Whether the clone is still where it was.
    var isThere: Bool { Self.isRoot(root) }

    // MARK: - Finding it

    /// Finds the package: a folder somebody named, or upwards from the current one, or from this program.
    ///
    /// - Parameters:
    ///   - named: what `--root` says.
    ///   - current: the current folder.
    ///   - executable: this program's path.
    /// - Returns: the workspace, or `nil` where none of them is inside a clone.
    static func find(named: String?, current: String, executable: String?) -> Workspace? {
        if let root = named.map({ absolute($0, current) }) { return isRoot(root) ? Workspace(root: root) : nil }
        return upwards(from: current) ?? executable.flatMap { upwards(from: $0) }
    }

    private static func upwards(from start: String) -> Workspace? {
        var folder = Files.real(start)
        while true {
            if isRoot(folder) { return Workspace(root: folder) }
            guard folder != "/", !folder.isEmpty else { return nil }
            folder = (folder as NSString).deletingLastPathComponent
        }
    }

    private static func isRoot(_ folder: String) -> Bool {
        ["Package.swift", "Chapters", "Exercises"].allSatisfy {
            FileManager.default.fileExists(atPath: folder + "/" + $0)
        }
    }

    private static func absolute(_ path: String, _ current: String) -> String {
        Files.real(URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: current, isDirectory: true)).path)
    }
}
