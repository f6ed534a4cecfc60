/// A chapter of the course: a lesson, a tour and its exercises.
public struct Chapter: Sendable {
    /// The folder under `Chapters` and `Exercises`, such as `02-Composition`.
    public let folder: String
    /// The name, as shown in a list.
    public let title: String
    /// The subject, in one line.
    public let about: String
    /// The exercises, in order.
    public let exercises: [Exercise]

    /// Describes a chapter.
    public init(folder: String, title: String, about: String, exercises: [Exercise]) {
        self.folder = folder
        self.title = title
        self.about = about
        self.exercises = exercises
    }

    /// Reads a chapter from its folder: its exercises are the folders `N-slug` in it, and its name and subject are at
    /// the top of its lesson.
    ///
    /// ```markdown
    /// # 2  Composition
    ///
    /// *Large functions, composed of small ones. About 60 minutes with the exercises.*
    /// ```
    ///
    /// - Parameters:
    ///   - folder: the folder under `Chapters`.
    ///   - root: the package's folder.
    ///   - language: the language to read the chapter in, if there is a translation.
    public init(_ folder: String, root: String, language: Language = .current) {
        let path = "\(root)/Chapters/\(folder)"
        let exercises = Platform.names(in: path)
            // Ignore files, and folders that contain only hidden files: if an exercise's old folder contains a hidden
            // file, git leaves the folder behind when the exercise is renamed.
            .filter { Self.isExercise($0) && Platform.names(in: "\(path)/\($0)").contains { !$0.hasPrefix(".") } }
            .sorted { Exercise.parts($0) < Exercise.parts($1) }
            .map { Exercise($0, in: folder, root: root, language: language) }
        let lessons = language.marks.map { Language.file("Lesson.md", $0) } + ["Lesson.md"]
        let lesson = lessons.lazy.compactMap { Platform.bytes(of: "\(path)/\($0)", atMost: 2048) }.first
        let head = Self.head(of: lesson ?? [])
        let name = folder.drop { $0 != "-" }.dropFirst()
        self.init(folder: folder, title: head.title ?? String(name), about: head.about ?? "", exercises: exercises)
    }

    /// Reads all chapters of a package, in order: one for each folder `NN-Name` under `Chapters` that has a lesson, a
    /// `Chapter.swift` or an exercise.
    public static func all(root: String, language: Language = .current) -> [Chapter] {
        let folders = Platform.names(in: root + "/Chapters").filter(isChapter).sorted()
        return folders.map { Chapter($0, root: root, language: language) }.filter { chapter in
            // If a chapter's old folder contains a hidden file, git leaves the folder behind when the chapter is
            // renamed. Ignore it, because it has the same number as the chapter's new folder.
            !chapter.exercises.isEmpty
                || Platform.names(in: "\(root)/Chapters/\(chapter.folder)").contains {
                    $0 == "Lesson.md" || $0 == "Chapter.swift"
                }
        }
    }

    /// The chapter's number in the course, counted from 1.
    public var number: Int { Int(folder.prefix { $0 != "-" }) ?? 0 }
    /// The path of the lesson, relative to the package's folder.
    public var lesson: String { "Chapters/\(folder)/Lesson.md" }
    /// The name of the tour's executable product.
    public var tour: String { "tour-\(number)" }

    // MARK: - Folders

    package static func isChapter(_ name: String) -> Bool { begins(name, digits: 2...2) }

    package static func isExercise(_ name: String) -> Bool { begins(name, digits: 1...2) }

    private static func begins(_ name: String, digits: ClosedRange<Int>) -> Bool {
        let number = name.utf8.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        return digits.contains(number.count) && name.utf8.dropFirst(number.count).first == UInt8(ascii: "-")
            && name.utf8.count > number.count + 1
    }

    private static func head(of lesson: [UInt8]) -> (title: String?, about: String?) {
        var title: String?
        var lines = TextLines(lesson)
        while let line = lines.next() {
            if line.has("# ", at: 0) {
                var place = 2
                while line[place] >= UInt8(ascii: "0"), line[place] <= UInt8(ascii: "9") { place += 1 }
                while line[place] == UInt8(ascii: " ") { place += 1 }
                title = line.text(from: place)
            } else if line.has("*", at: 0), title != nil {
                return (title, about(line.text(from: 1)))
            } else if !line.isEmpty {
                break
            }
        }
        return (title, nil)
    }

    /// Returns the chapter's subject: the line below the title, without its closing asterisk. If the line has several
    /// sentences and the last one contains a number, such as the time needed, that sentence is left out.
    private static func about(_ line: String) -> String {
        let text = line.hasSuffix("*") ? String(line.dropLast()) : line
        let ends = text.indices.dropLast().filter { text[$0] == "." || text[$0] == "。" }
        guard let end = ends.last, text[end...].contains(where: \.isNumber) else { return text }
        return String(text[...end])
    }
}
