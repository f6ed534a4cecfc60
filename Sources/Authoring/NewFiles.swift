import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// Makes the files of a new exercise or chapter, and connects them with the existing files. Nothing is written unless
/// all the changes are possible.
struct NewFiles {
    struct Refusal: Error, Equatable {
        let why: String
    }

    let workspace: Workspace
    let course: Course

    private typealias Change = (path: String, text: String)

    /// Makes an exercise, and returns the paths of the new and changed files.
    func exercise(_ id: String, _ slug: String, _ title: String) throws(Refusal) -> [String] {
        let parts = id.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 2, numbers.count == 2 else { throw Refusal(why: Say.notAnID(id)) }
        guard ExerciseNames.isSlug(slug) else { throw Refusal(why: Say.notASlug(slug)) }
        // The title becomes a comment in the starting file and a heading, so it must be a single line.
        guard title.contains(where: { !$0.isWhitespace }), !title.contains(where: \.isNewline) else {
            throw Refusal(why: Say.notATitle)
        }
        if let there = course.exercise(slug) { throw Refusal(why: Say.slugIsTaken(slug, there.id)) }
        // Some file systems ignore case, so two names must not differ only in case.
        let name = Exercise.name(slug)
        if let there = course.exercises.first(where: { $0.name.lowercased() == name.lowercased() }) {
            throw Refusal(why: Say.nameIsTaken(slug, there.name, there.id))
        }
        guard let folder = chapterFolder(numbers[0]) else { throw Refusal(why: Say.noSuchChapter(numbers[0])) }
        let count =
            course.chapters.first { $0.folder == folder }?.exercises.count
            ?? FileFingerprint.names(in: workspace.path("Chapters/\(folder)")).count(where: Chapter.isExercise)
        if numbers[1] != count + 1 {
            throw Refusal(why: Say.notTheNext(id, "\(numbers[0]).\(count + 1)"))
        }
        let template = ExerciseTemplate(
            names: ExerciseNames(chapterFolder: folder, number: numbers[1], slug: slug, title: title))
        let names = template.names
        if names.isTaken { throw Refusal(why: Say.slugIsAWordOfSwift(slug, names.contract)) }
        if let file = fileWith(names.contract, in: "Chapters/\(folder)") {
            throw Refusal(why: Say.nameIsDeclared(slug, names.contract, file))
        }
        return try write(
            template.files,
            [
                try change("Package.swift", "\"\(names.folder)\" → exercises of \"\(folder)\"") {
                    SourceEdit.append("\"\(names.folder)\"", afterAll: ["\"\(folder)\"", "exercises: ["], in: $0)
                },
                try change("Chapters/\(folder)/Chapter.swift", template.judge) {
                    let isFirst = $0.contains("[ExerciseJudge] = [\n]")
                    return SourceEdit.insert(
                        isFirst ? String(template.judge.dropLast(2)) + "\n" : template.judge,
                        beforeLast: "]", in: $0.replacing("\n    }\n]\n", with: "\n    },\n]\n"))
                },
                try change("Chapters/\(folder)/Lesson.md", names.id) { Self.lesson($0, naming: names) },
            ])
    }

    /// Returns a file that prevents a contract from having this name: a file of the chapter's module that has the name
    /// or declares a type with it, or a file of the toolkit with a public type of this name. In the last case, the
    /// contract would hide the toolkit's type from the exercises.
    private func fileWith(_ name: String, in chapter: String) -> String? {
        let own = swiftFiles(in: chapter, of: workspace).first { file in
            (file as NSString).lastPathComponent.lowercased() == name.lowercased() + ".swift"
                || declares(name, file, of: workspace, isPublic: false)
        }
        return own
            ?? swiftFiles(in: "Sources", of: workspace.toolkit).first {
                declares(name, $0, of: workspace.toolkit, isPublic: true)
            }
    }

    /// Returns the paths of the Swift files in a folder, without the files of other modules: the tour and starting
    /// code.
    private func swiftFiles(in folder: String, of place: Workspace) -> [String] {
        let all = FileManager.default.enumerator(atPath: place.path(folder))?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tour/") && !$0.hasSuffix("/Stub.swift") }.sorted()
            .map { "\(folder)/\($0)" }
    }

    private func declares(_ name: String, _ file: String, of place: Workspace, isPublic: Bool) -> Bool {
        // Few files contain the name at all, so a fast search in the bytes comes first.
        guard let bytes = Files.bytes(place.path(file)), bytes.range(of: Data(name.utf8)) != nil else { return false }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
            guard let first = line.first, first.isLetter || first == "@" else { return false }
            let words = line.split(separator: " ")
            guard let kind = words.firstIndex(where: kinds.contains), !isPublic || words[..<kind].contains("public")
            else { return false }
            return words.dropFirst(kind + 1).first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } == name[...]
        }
    }

    /// Returns the lesson with the exercise added to the list below "Now you" or, without a list, at the end; `nil` if
    /// the lesson has no such heading.
    private static func lesson(_ lesson: String, naming names: ExerciseNames) -> String? {
        guard let now = lesson.firstRange(of: "\n## Now you\n") else { return nil }
        var lines = lesson.split(separator: "\n", omittingEmptySubsequences: false)
        let heading = lesson[..<now.lowerBound].count { $0 == "\n" } + 1
        if let last = lines.indices.last(where: { $0 > heading && lines[$0].hasPrefix("- \(names.chapter).") }) {
            // An item may continue on indented lines.
            let next = lines[(last + 1)...].firstIndex { !$0.hasPrefix(" ") } ?? lines.endIndex
            let end = ".?!".contains(names.title.last ?? " ") ? "" : "."
            lines.insert("- \(names.id) \(names.title)\(end)", at: next)
            return lines.joined(separator: "\n")
        }
        // The title's first letter becomes a small one, but a first word such as JSON keeps its capitals.
        let hasCapitals = names.title.dropFirst().prefix { !$0.isWhitespace }.contains(where: \.isUppercase)
        let title = hasCapitals ? names.title : names.title.prefix(1).lowercased() + names.title.dropFirst()
        return lesson + (lesson.hasSuffix("\n") ? "" : "\n") + "\n\(names.id) \(title): TODO: what it is for.\n"
    }

    /// Makes a chapter, and returns the paths of the new and changed files.
    func chapter(_ folder: String) throws(Refusal) -> [String] {
        guard ExerciseNames.isChapter(folder) else { throw Refusal(why: Say.notAChapterFolder(folder)) }
        let template = ChapterTemplate(folder: folder, hasTests: Files.exists(workspace.path("Tests/ChapterTests")))
        // For a chapter `All`, the list of the chapter's judges would have the same name as the list of all judges.
        if template.constant == "all" { throw Refusal(why: Say.chapterIsAll(folder)) }
        let next = (course.chapters.map(\.number).max() ?? 0) + 1
        guard template.number == next else {
            throw Refusal(why: Say.notTheNextChapter(folder, "\(next < 10 ? "0" : "")\(next)-\(template.name)"))
        }
        return try write(
            template.files,
            [
                try change("Package.swift", "Chapter(\"\(folder)\", exercises: [])") { text in
                    guard let start = text.firstRange(of: "let chapters: [Chapter] = [") else { return nil }
                    guard let end = text[start.upperBound...].firstRange(of: "\n]\n") else { return nil }
                    // The first element of a list needs no comma before it.
                    let list = text[start.upperBound..<end.lowerBound]
                    let isFirst = list.allSatisfy(\.isWhitespace)
                    let (before, after) = (text[..<end.lowerBound], text[end.lowerBound...])
                    let comma = isFirst || list.hasSuffix(",") ? "" : ","
                    let line = "    Chapter(\"\(folder)\", exercises: [])\(isFirst ? "" : ",")"
                    return "\(before)\(comma)\n\(line)\(after)"
                },
                try change("Tests/Solutions/Solutions.swift", "import \(template.module)") { text in
                    let judges = "\(template.constant)Judges"
                    // If the file lists the judges by chapter, the chapter is added to that list, from which the list
                    // of all judges is made.
                    let (chapters, all) = ("-> [ExerciseJudge]] = [\n", "allJudges: [ExerciseJudge] =")
                    let joined =
                        Self.insert("    { \(judges) },\n", before: "]\n", after: chapters, in: text)
                        ?? Self.insert("\n    + \(judges)", before: "\n\n", after: all, in: text)
                    guard let joined else { return nil }
                    // The chapters' imports are sorted, and the import of the workbook, which begins with `@`, follows
                    // them. So the new import goes before this `@`.
                    guard let workbook = joined.firstRange(of: "@") else { return nil }
                    return joined[..<workbook.lowerBound] + "import \(template.module)\n"
                        + joined[workbook.lowerBound...]
                },
            ])
    }

    /// Returns the text with a piece inserted before the first `end` after the first `start`; `nil` if there is no
    /// such place.
    private static func insert(_ piece: String, before end: String, after start: String, in text: String) -> String? {
        guard let start = text.firstRange(of: start),
            let end = text[start.upperBound...].firstRange(of: end)
        else { return nil }
        return text[..<end.lowerBound] + piece + text[end.lowerBound...]
    }

    /// Returns a chapter's folder, even if the chapter was added after the course was read.
    private func chapterFolder(_ number: Int) -> String? {
        course.chapters.first { $0.number == number }?.folder
            ?? FileFingerprint.names(in: workspace.path("Chapters")).first {
                ExerciseNames.isChapter($0) && Int($0.prefix(2)) == number
            }
    }

    private func change(
        _ path: String, _ what: String, _ edit: (String) -> String?
    ) throws(Refusal) -> Change {
        guard let text = workspace.text(path) else { throw Refusal(why: Say.isMissing(path)) }
        guard let edited = edit(text) else { throw Refusal(why: Say.doItYourself(path, what)) }
        return (path, edited)
    }

    private func write(_ new: [Change], _ changes: [Change]) throws(Refusal) -> [String] {
        if let there = new.first(where: { Files.exists(workspace.path($0.path)) }) {
            throw Refusal(why: Say.isThereAlreadyNew(there.path))
        }
        let record = Record(
            files: (new + changes).map { Record.File(path: $0.path, before: workspace.text($0.path), after: $0.text) })
        for (place, file) in record.files.enumerated() {
            do {
                try Files.write(file.after, to: workspace.path(file.path))
            } catch {
                let left = record.files[...place].filter { (try? restore($0)) == nil }
                throw Refusal(
                    why: left.isEmpty
                        ? Say.notWritten(file.path, error) : Say.notRestored(file.path, error, left.map(\.path)))
            }
        }
        // Only `undo` needs the record, so a failed write is not an error. The record of an earlier change is removed
        // first, so that `undo` does not find it after such a failure.
        let path = workspace.path(Self.recordFile)
        try? FileManager.default.removeItem(atPath: path)
        if let data = try? JSONEncoder().encode(record) {
            try? Files.write(String(decoding: data, as: UTF8.self), to: path)
        }
        return (new + changes).map(\.path)
    }

    // MARK: - Undo

    private struct Record: Codable {
        struct File: Codable {
            let path: String
            /// The earlier content; `nil` if the file did not exist.
            let before: String?
            let after: String
        }

        let files: [File]
    }

    private static let recordFile = ".currycomb/new.json"

    /// Restores a changed file, or removes a new file and each folder that is then empty.
    private func restore(_ file: Record.File) throws {
        let path = workspace.path(file.path)
        guard workspace.text(file.path) != file.before else { return Self.removeEmptyFolders(above: path) }
        if let before = file.before { return try Files.write(before, to: path) }
        try FileManager.default.removeItem(atPath: path)
        Self.removeEmptyFolders(above: path)
    }

    fileprivate static func removeEmptyFolders(above path: String) {
        var folder = (path as NSString).deletingLastPathComponent
        while rmdir(folder) == 0 { folder = (folder as NSString).deletingLastPathComponent }
    }

    /// Removes or restores the files of the last new exercise or chapter, and returns their paths. Changes nothing if
    /// one of them has been edited since.
    func undo() throws(Refusal) -> [String] {
        guard let data = Files.bytes(workspace.path(Self.recordFile)),
            let record = try? JSONDecoder().decode(Record.self, from: data)
        else { throw Refusal(why: Say.nothingToUndo) }
        // A file may already have its earlier content, if an undo restored it and then failed at another file.
        let changed = record.files.first { file in
            let text = workspace.text(file.path)
            return text != file.after && text != file.before
        }
        if let changed {
            throw Refusal(why: Say.changedSince(changed.path))
        }
        for file in record.files {
            do {
                try restore(file)
            } catch {
                throw Refusal(why: Say.undoneInPart(file.path, error))
            }
        }
        try? FileManager.default.removeItem(atPath: workspace.path(Self.recordFile))
        return record.files.map(\.path)
    }
}

extension CourseCommands {
    package func newExercise(_ id: String, _ slug: String, _ title: String) -> Int32 {
        make(next: Say.writeThenAuthor(id)) { (new: NewFiles) throws(NewFiles.Refusal) in
            try new.exercise(id, slug, title)
        }
    }

    package func newChapter(_ folder: String) -> Int32 {
        make(next: Say.writeThenNewExercise(ExerciseNames.number(ofChapter: folder))) {
            (new: NewFiles) throws(NewFiles.Refusal) in try new.chapter(folder)
        }
    }

    package func undoNew() -> Int32 {
        make(next: Say.takenBack) { (new: NewFiles) throws(NewFiles.Refusal) in try new.undo() }
    }

    /// Writes a new course into a folder that does not exist, or contains nothing but hidden files, which are kept.
    package func newCourse(_ folder: String, _ name: String) -> Int32 {
        guard !name.isEmpty, !name.contains(where: { "\"\\".contains($0) || $0.isNewline }) else {
            Workshop.complain(Say.notACourseName(name))
            return Workshop.notYet
        }
        let root = URL(fileURLWithPath: folder).path
        guard FileFingerprint.names(in: root).isEmpty else {
            Workshop.complain(Say.folderIsTaken(folder))
            return Workshop.notYet
        }
        let files = CourseTemplate(name: name, toolkit: Toolkit.root).files
            .filter { !Files.exists(root + "/" + $0.path) }
        for (place, (path, text)) in files.enumerated() {
            do {
                try Files.write(text, to: root + "/" + path)
            } catch {
                for (path, _) in files[...place] {
                    try? FileManager.default.removeItem(atPath: root + "/" + path)
                    NewFiles.removeEmptyFolders(above: root + "/" + path)
                }
                Workshop.complain(Say.notWritten(root + "/" + path, error))
                return Workshop.notWritten
            }
        }
        for (path, _) in files { print("  \(path)") }
        print()
        paragraph(Say.writeThenNewChapter(folder))
        return Workshop.done
    }

    private func make(next: String, _ work: (NewFiles) throws(NewFiles.Refusal) -> [String]) -> Int32 {
        do throws(NewFiles.Refusal) {
            for path in try work(NewFiles(workspace: workspace, course: course)) { print("  \(path)") }
            print()
            paragraph(next)
            return Workshop.done
        } catch {
            Workshop.complain(error.why)
            return Workshop.notYet
        }
    }
}
