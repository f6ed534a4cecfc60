import CurrycombWorkbook
import Foundation

/// The folder of the package, and the files in it that the workshop reads and writes.
package struct Workspace: Sendable {
    package let root: String

    package init(root: String) { self.root = root }

    package func path(_ relative: String) -> String { root + "/" + relative }

    /// The folder for the workshop's own files, which git ignores.
    package var own: String { path(".currycomb") }
    package var playground: String { "Exercises/Playground/main.swift" }
    /// SwiftPM's build folder for the playground, separate from the one for the exercises.
    var playgroundBuild: String { path(".build/playground") }

    package func text(_ relative: String) -> String? { Files.text(path(relative)) }
    /// Returns the text of the answer; `nil` if there is none, or if it is longer than ``longestAnswer``.
    package func answer(to exercise: Exercise) -> String? {
        let key = Files.key(path(exercise.file))
        return key.map { $0.size > Self.longestAnswer } ?? true ? nil : text(exercise.file)
    }

    /// The size above which an answer is not judged, in bytes.
    package static let longestAnswer: Int64 = 1 << 20

    package func stub(of exercise: Exercise) -> String? { stub(exercise.folder, in: exercise.chapterFolder) }

    /// Returns the starting file of the exercise in a folder, even if this program does not know the exercise.
    package func stub(_ folder: String, in chapter: String) -> String? {
        StartingFile.text(folder, in: chapter, root: root)
    }

    package func isUntouched(_ exercise: Exercise) -> Bool {
        guard let answer = answer(to: exercise) else { return false }
        return isUntouched(answer, exercise.folder, in: exercise.chapterFolder)
    }

    /// Returns true if an exercise is done, or its file is not the starting file.
    func isStarted(_ exercise: Exercise, _ progress: Progress) -> Bool {
        progress.isDone(exercise) || !isUntouched(exercise)
    }

    /// Returns true if a text is the starting file of an exercise, in any language.
    package func isUntouched(_ answer: String, _ folder: String, in chapter: String) -> Bool {
        answer == stub(folder, in: chapter)
            || StartingFile.versions(folder, in: chapter, root: root).contains(answer)
    }

    // MARK: - The language

    private static let languageFile = ".currycomb/language"

    /// The language that was chosen for this clone, if any.
    package var language: String? {
        text(Self.languageFile)?.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }

    /// The languages into which at least one exercise is translated.
    var languages: [String] {
        let names = (FileManager.default.enumerator(atPath: path("Chapters"))?.compactMap { $0 as? String } ?? [])
            .compactMap { $0.firstMatch(of: /\/Exercise\.([A-Za-z-]+)\.md$/).map { String($0.1) } }
        return Set(names).sorted()
    }

    /// Stores the language for this clone; `nil` for the system's language.
    func keepLanguage(_ name: String?) throws {
        if let name { return try Files.write(name + "\n", to: path(Self.languageFile)) }
        guard Files.exists(path(Self.languageFile)) else { return }
        try FileManager.default.removeItem(atPath: path(Self.languageFile))
    }

    /// Sets the chosen language for this program and its child processes, unless ``Language/variable`` is already set;
    /// the words of the screens are in this language from now on.
    func useLanguage() {
        if let language { setenv(Language.variable, language, 0) }
        Screens.use(toolkit)
    }

    /// A folder that must be writable but is not; `nil` if all are writable.
    var closedFolder: String? {
        [root, own, path(".build")].first { Files.exists($0) && access($0, W_OK) != 0 }
    }

    package var isThere: Bool { Self.isRoot(root) }

    // MARK: - Finding it

    /// Finds the package in the given folder. If `named` is `nil`, looks in and above the current folder, and then in
    /// and above the program's folder. Returns `nil` if there is no package.
    package static func find(named: String?, current: String, executable: String?) -> Workspace? {
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
