import CurrycombWorkshop
import Foundation

/// Copies of the files that answers must not change: the course's sources and texts, progress and answers. They are
/// used to detect and undo changes.
struct KeptFiles {
    private var contents: [String: Data] = [:]
    /// The files that did not exist when the other files were copied.
    private var missing: Set<String> = []
    /// The folders in which no Swift file may be added, because a new file in them would be built. `Tests` is not in
    /// the list: no answer is built with its files.
    private let closed: [String]
    /// The folder with the chapters. Files in it, except hidden ones, must not be added or changed, because judging
    /// depends even on the texts: an exercise's text lists its checks.
    private let chapters: String
    /// The clone's folder, in which no manifest may be added: SwiftPM prefers `Package@swift-6.swift` to
    /// `Package.swift`.
    private let root: String
    /// The files that existed when the copies were made, even files that were too long to be copied.
    private var present: Set<String> = []
    private let aside: String

    /// Copies the answers in submitted folders, and the manifest, sources, progress and answers of the teacher's clone.
    /// Answers longer than ``Workspace/longestAnswer`` are left out.
    init(_ handIns: [HandIn], _ workspace: Workspace, _ course: Course) {
        chapters = workspace.path("Chapters")
        closed = ["Sources", "Chapters", "Exercises"].map(workspace.path)
        root = workspace.root
        aside = "\(workspace.own)/changed-\(Reset.stamp)"
        present = Set(closedFiles)
        let answers = workspace.path("Exercises")
        for file in [workspace.path("Package.swift"), ProgressFile(workspace).path] + present {
            keep(file, upTo: file.hasPrefix(answers) ? Workspace.longestAnswer : .max)
        }
        for exercise in course.exercises {
            keep(workspace.path(exercise.file), upTo: Workspace.longestAnswer)
            for folder in handIns.compactMap(\.folder) {
                keep(
                    "\(folder)/\(exercise.chapterFolder)/\(exercise.folder)/main.swift",
                    upTo: Workspace.longestAnswer)
            }
        }
    }

    /// Copies a file, unless it is longer than `length`.
    private mutating func keep(_ path: String, upTo length: Int64 = .max) {
        guard Files.exists(path) else {
            missing.insert(path)
            return
        }
        guard let size = Files.key(path)?.size, size <= length else { return }
        contents[path] = Files.bytes(path)
    }

    private var closedFiles: [String] {
        let manifests = FileFingerprint.names(in: root).map { "\(root)/\($0)" }
            .filter { Files.exists($0) && !Files.isFolder($0) }
        return (manifests + closed.flatMap(Self.files)).filter {
            $0.hasSuffix(".swift") || $0.hasPrefix(chapters + "/") && !($0 as NSString).lastPathComponent.hasPrefix(".")
        }
    }

    private static func files(in folder: String) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
        return files.compactMap { $0 as? String }.map { "\(folder)/\($0)" }
            .filter { Files.exists($0) && !Files.isFolder($0) }
    }

    /// Restores changed files and removes added ones. First moves these files into the folder `aside`, in case the
    /// teacher changed or added them.
    func restore() -> (changed: [String], aside: String) {
        let changed = contents.filter { Files.bytes($0.key) != $0.value }
        let added = Set(closedFiles).subtracting(present).union(missing.filter(Files.exists)).sorted()
        for path in changed.keys.sorted() + added {
            let place = "\(aside)/\(contents.keys.contains(path) ? "" : "new/")\((path as NSString).lastPathComponent)"
            try? FileManager.default.createDirectory(
                atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            let free = Files.exists(place) ? "\(place)-\(UUID().uuidString)" : place
            try? FileManager.default.moveItem(atPath: path, toPath: free)
            guard let bytes = contents[path] else { continue }
            try? FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try? bytes.write(to: URL(fileURLWithPath: path))
        }
        return (changed.keys.sorted() + added, aside)
    }
}
