import Foundation

/// Brings untouched exercises up to date after the course has changed. It may move an answer, but never changes its
/// text.
///
/// It reads the course's folders itself, since after an update they are newer than the course that this process has
/// read.
package struct Renewal: Sendable {
    struct Outcome: Equatable {
        /// The files of untouched exercises that were replaced with their current versions.
        var renewed: [String] = []
        /// The new paths of answers whose exercises now have different numbers or chapters.
        var moved: [String] = []

        var isNothing: Bool { renewed.isEmpty && moved.isEmpty }
    }

    /// An exercise's folder under `Chapters` or `Exercises`, such as `02-Composition/1-compose-two`.
    private struct Place: Hashable, Comparable {
        let chapter: String
        let folder: String

        /// The part of the name after the number. It stays the same when exercises are reordered.
        var slug: String { String(folder.drop { $0 != "-" }.dropFirst()) }
        var file: String { "Exercises/\(chapter)/\(folder)/main.swift" }
        var stub: String { "Chapters/\(chapter)/\(folder)/Stub.swift" }

        static func < (left: Place, right: Place) -> Bool {
            (left.chapter, left.folder) < (right.chapter, right.folder)
        }
    }

    /// The path of the list of all versions of all starting files in the course's original language. Each line contains
    /// a digest and a slug. `Tests/Scripts/earlier-stubs` writes the list.
    static let list = "Chapters/EarlierStubs.txt"

    let workspace: Workspace
    private let known: Set<String>

    package init(_ workspace: Workspace) {
        self.workspace = workspace
        known = Set((workspace.text(Self.list) ?? "").split(whereSeparator: \.isNewline).map(String.init))
    }

    /// Returns true if a text is one of the listed versions of an exercise's starting file.
    package func isEarlierStub(_ text: String, of slug: String) -> Bool {
        // Git may have changed the line endings of the file, so the digest is that of the text with its original
        // endings.
        known.contains("\(Digest.blob(text.replacing("\r\n", with: "\n"))) \(slug)")
    }

    func callAsFunction() -> Outcome {
        var outcome = Outcome()
        let today = Set(places(in: "Chapters").filter { Files.exists(workspace.path($0.stub)) })
        // Answers are moved first. Otherwise, a starting file could be renewed and then replaced with a moved answer.
        for old in places(in: "Exercises").sorted() where !today.contains(old) {
            if let file = move(old, today) { outcome.moved.append(file) }
        }
        for place in today.sorted() {
            guard let stub = workspace.stub(place.folder, in: place.chapter), isUntouched(place),
                workspace.text(place.file) != stub
            else {
                continue
            }
            if (try? Files.write(stub, to: workspace.path(place.file))) != nil { outcome.renewed.append(place.file) }
        }
        return outcome
    }

    private func isUntouched(_ place: Place) -> Bool {
        guard let text = workspace.text(place.file) else { return false }
        return workspace.isUntouched(text, place.folder, in: place.chapter) || isEarlierStub(text, of: place.slug)
    }

    /// Moves an answer from its exercise's old folder to the new folder, unless the new folder contains an answer. If
    /// the old file is untouched, removes it instead.
    private func move(_ old: Place, _ today: Set<Place>) -> String? {
        guard let new = today.first(where: { $0.slug == old.slug }), Files.exists(workspace.path(old.file)) else {
            return nil
        }
        let isAnswer = !isUntouched(old)
        if isAnswer {
            guard isUntouched(new) || !Files.exists(workspace.path(new.file)) else { return nil }
            let folder = (workspace.path(new.file) as NSString).deletingLastPathComponent
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            guard rename(workspace.path(old.file), workspace.path(new.file)) == 0 else { return nil }
        } else {
            try? FileManager.default.removeItem(atPath: workspace.path(old.file))
        }
        // This removes the folder only if it is empty.
        rmdir((workspace.path(old.file) as NSString).deletingLastPathComponent)
        return isAnswer && !isUntouched(new) ? new.file : nil
    }

    private func places(in folder: String) -> [Place] {
        func names(_ path: String) -> [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: workspace.path(path))) ?? []
        }
        return names(folder).filter { $0.first?.isNumber == true }.flatMap { chapter in
            names(folder + "/" + chapter).filter(Chapter.isExercise).map { Place(chapter: chapter, folder: $0) }
        }
    }
}
