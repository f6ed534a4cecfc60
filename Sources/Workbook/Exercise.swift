/// An exercise without its checks: its position in the course, and the texts that the learner reads.
public struct Exercise: Sendable {
    /// The chapter's folder, such as `02-Composition`.
    public let chapterFolder: String
    /// The chapter's number.
    public let chapter: Int
    /// The number in the chapter, counted from 1.
    public let number: Int
    /// The short name, such as `compose-two`; unique in the course.
    public let slug: String
    /// The minutes that the exercise takes a learner who is new to the idea.
    public let minutes: Int
    /// The texts that the learner reads.
    public let words: Words
    /// The compile errors that reveal a foreseen mistake. If a compiler's message matches several, the first one
    /// counts.
    public let compilerSuspects: [CompilerSuspect]
    /// The faults in the exercise's text.
    public let faults: [TextFault]
    /// A fault in the exercise's text that may cause a check to be missing. If there is such a fault, the workshop does
    /// not judge the answer.
    package private(set) var faultInChecks: TextFault?

    /// Describes an exercise.
    public init(
        in chapterFolder: String, _ number: Int, _ slug: String, minutes: Int, words: Words,
        compilerSuspects: [CompilerSuspect] = [], faults: [TextFault] = []
    ) {
        self.chapterFolder = chapterFolder
        self.chapter = Int(chapterFolder.prefix { $0 != "-" }) ?? 0
        self.number = number
        self.slug = slug
        self.minutes = minutes
        self.words = words
        self.compilerSuspects = compilerSuspects
        self.faults = faults
    }

    /// Reads an exercise from its folder. Missing parts are listed in ``faults``. Missing texts are empty, but the
    /// title defaults to the slug, and the time to 10 minutes.
    ///
    /// - Parameters:
    ///   - folder: the exercise's folder, such as `1-compose-two`.
    ///   - chapterFolder: the chapter's folder, such as `02-Composition`.
    ///   - root: the package's folder.
    ///   - language: the language to read the exercise in, if there is a translation.
    public init(_ folder: String, in chapterFolder: String, root: String, language: Language = .current) {
        let parts = Self.parts(folder)
        let (base, translation) = Self.texts(folder, in: chapterFolder, root: root, language: language)
        let text = base ?? ExerciseText([], file: Self.textFile(folder, in: chapterFolder))
        var words = translation?.words(orElse: text) ?? text.words()
        if words.title.isEmpty { words = words.titled(parts.slug) }
        let file = Self.textFile(folder, in: chapterFolder)
        let gaps =
            base == nil
            ? [TextFault(file: file, line: nil, expected: Phrases.textIsMissing(file))] : text.gaps
        self.init(
            in: chapterFolder, parts.number, parts.slug, minutes: text.minutes ?? 10, words: words,
            compilerSuspects: text.compilerSuspects,
            faults: text.faults + gaps + (translation.map { $0.faults + $0.strangers(to: text) } ?? []))
        faultInChecks = text.faultInChecks ?? (text.checks.isEmpty ? faults.first : nil)
    }

    static func texts(
        _ folder: String, in chapterFolder: String, root: String, language: Language
    ) -> (text: ExerciseText?, translation: ExerciseText?) {
        func read(_ file: String) -> ExerciseText? {
            Platform.bytes(of: root + "/" + file).map { ExerciseText($0, file: file) }
        }
        let file = textFile(folder, in: chapterFolder)
        return (read(file), language.marks.lazy.compactMap { read(Language.file(file, $0)) }.first)
    }

    static func parts(_ folder: String) -> (number: Int, slug: String) {
        guard let hyphen = folder.utf8.firstIndex(of: UInt8(ascii: "-")) else { return (0, folder) }
        return (Int(folder[..<hyphen]) ?? 0, String(folder[folder.index(after: hyphen)...]))
    }

    private static func textFile(_ folder: String, in chapterFolder: String) -> String {
        "Chapters/\(chapterFolder)/\(folder)/Exercise.md"
    }

    /// The id, made of the chapter and the number, such as `2.1`.
    public var id: String { "\(chapter).\(number)" }
    /// The name of the exercise's two folders, such as `1-compose-two`: one is in the chapter's folder, the other under
    /// `Exercises`.
    public var folder: String { "\(number)-\(slug)" }
    /// The base name of the exercise's Swift files, such as `ComposeTwo`; it must be unique, because a module cannot
    /// have two files of the same name.
    public var name: String { Self.name(slug) }
    /// The only file that the learner edits, as a path from the root.
    public var file: String { "Exercises/\(chapterFolder)/\(folder)/main.swift" }
    /// The folder with all parts of the exercise except the learner's ``file``, as a path from the root.
    public var source: String { "Chapters/\(chapterFolder)/\(folder)" }
    /// The file with the exercise's texts, such as its task, hints and mistakes.
    public var text: String { "\(source)/Exercise.md" }
    /// The file with the contract and its checks.
    public var contract: String { "\(source)/\(name).swift" }
    /// The file with the solution, and below it the wrong answers.
    public var answers: String { "\(source)/\(name)+Answers.swift" }
    /// The file with the starting code; the comment above the code comes from ``text``. See ``StartingFile``.
    public var stub: String { "\(source)/Stub.swift" }
    /// The name of the chapter's module, which answers import.
    public var module: String { "Chapter" + chapterFolder.split(separator: "-").joined() }
    /// The name of the exercise's executable product.
    public var product: String { "exercise-\(chapter)-\(folder)" }

    /// Returns the Swift name of a slug, such as `ComposeTwo` for `compose-two`.
    package static func name(_ slug: String) -> String {
        slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
