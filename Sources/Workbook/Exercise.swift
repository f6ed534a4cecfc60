/// What an exercise is, apart from its checks: its place in the course and its words.
public struct Exercise: Sendable {
    /// The chapter's folder, such as `02-Composition`.
    public let chapterFolder: String
    /// The chapter's number.
    public let chapter: Int
    /// The place in the chapter, counted from 1.
    public let number: Int
    /// The short name, such as `compose-two`; unique in the course.
    public let slug: String
    /// How long it takes somebody who meets the idea for the first time, in minutes.
    public let minutes: Int
    /// What the learner reads.
    public let words: Words
    /// Misconceptions that the compiler catches, most telling first.
    public let compilerSuspects: [CompilerSuspect]

    /// Describes an exercise.
    ///
    /// - Parameters:
    ///   - chapterFolder: the chapter's folder, such as `02-Composition`.
    ///   - number: the place in the chapter, counted from 1.
    ///   - slug: the short name, unique in the course.
    ///   - minutes: how long it takes somebody who meets the idea for the first time.
    ///   - words: what the learner reads.
    ///   - compilerSuspects: misconceptions that the compiler catches, most telling first.
    public init(
        in chapterFolder: String, _ number: Int, _ slug: String, minutes: Int, words: Words,
        compilerSuspects: [CompilerSuspect] = []
    ) {
        self.chapterFolder = chapterFolder
        self.chapter = Int(chapterFolder.prefix { $0 != "-" }) ?? 0
        self.number = number
        self.slug = slug
        self.minutes = minutes
        self.words = words
        self.compilerSuspects = compilerSuspects
    }

    /// `2.1`: chapter and number.
    public var id: String { "\(chapter).\(number)" }
    /// `1-compose-two`: the exercise's folder and its stub's name.
    public var folder: String { "\(number)-\(slug)" }
    /// The one file that the learner edits, as a path from the root.
    public var file: String { "Exercises/\(chapterFolder)/\(folder)/main.swift" }
    /// Where `reset` takes the untouched exercise from, as a path from the root.
    public var stub: String { "Chapters/\(chapterFolder)/Stubs/\(folder).swift" }
    /// The solution, as a path from the root.
    public var solution: String { "Chapters/\(chapterFolder)/References/\(folder).swift" }
    /// The chapter's library, which an answer imports.
    public var module: String { "Chapter" + chapterFolder.split(separator: "-").joined() }
    /// The name of its executable product.
    public var product: String { "exercise-\(chapter)-\(folder)" }
}

/// A chapter of the course: a lesson, a tour and its exercises.
public struct Chapter: Sendable {
    /// The folder under `Chapters` and `Exercises`, such as `02-Composition`.
    public let folder: String
    /// The name, as in a list.
    public let title: String
    /// What it is about, in a line.
    public let about: String
    /// The exercises in order.
    public let exercises: [Exercise]

    /// Describes a chapter.
    ///
    /// - Parameters:
    ///   - folder: the folder under `Chapters` and `Exercises`.
    ///   - title: the name, as in a list.
    ///   - about: what it is about, in a line.
    ///   - exercises: the exercises in order.
    public init(folder: String, title: String, about: String, exercises: [Exercise]) {
        self.folder = folder
        self.title = title
        self.about = about
        self.exercises = exercises
    }

    /// The place in the course, counted from 1.
    public var number: Int { Int(folder.prefix { $0 != "-" }) ?? 0 }
    /// The lesson, as a path from the root.
    public var lesson: String { "Chapters/\(folder)/Lesson.md" }
    /// The name of the tour's executable product.
    public var tour: String { "tour-\(number)" }
}
