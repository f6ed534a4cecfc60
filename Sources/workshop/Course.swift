@_exported import CurrycombWorkbook

/// A course: its name and its chapters.
public struct Course: Sendable {
    /// The name of the course, as shown on the screens.
    public let name: String
    /// The chapters, in order.
    public let chapters: [Chapter]
    package let exercises: [Exercise]

    package var faults: [TextFault] { exercises.flatMap(\.faults) }

    package init(_ name: String, of chapters: [Chapter]) {
        self.name = name
        self.chapters = chapters
        exercises = chapters.flatMap(\.exercises)
    }

    /// Reads a course from its folders: each `NN-Name` under `Chapters`, and each `N-slug` inside them. The texts are
    /// in the given language if they are translated.
    package init(_ name: String, root: String, language: Language = .current) {
        self.init(name, of: Chapter.all(root: root, language: language))
    }

    /// Unavailable, because a course is read from its folders.
    @available(
        *, unavailable,
        message:
            "A course is read from its folders: write exit(Workshop.run(\"Name\")). Authoring.md says what goes where."
    )
    public init(_ name: String, chapters: [Chapter]) { fatalError() }

    /// True if this is the toolkit's own course, which is recognized by its name.
    package var isOurs: Bool { name == Say.name }

    /// Returns the exercise with this id, such as `2.1`, or slug, such as `compose-two`.
    package func exercise(_ name: some StringProtocol) -> Exercise? {
        let name = name.lowercased()
        return exercises.first { $0.id == name || $0.slug.lowercased() == name }
    }

    /// Returns the chapter with this name: its number (`2`), its folder (`02-Composition`) or the folder without the
    /// number (`Composition`). Case is ignored.
    package func chapter(_ name: some StringProtocol) -> Chapter? {
        let name = name.lowercased()
        return chapters.first {
            Int(name) == $0.number || $0.folder.lowercased() == name
                || $0.folder.lowercased().drop { $0 != "-" }.dropFirst() == name
        }
    }

    package func chapter(of exercise: Exercise) -> Chapter? { chapters.first { $0.folder == exercise.chapterFolder } }

    package func place(of exercise: Exercise) -> Int { exercises.firstIndex { $0.slug == exercise.slug } ?? 0 }

    /// Returns the exercise whose id or slug is similar to a word; `nil` if there is none. A chapter's number is
    /// similar to the id of its first exercise, and `21` to the id 2.1.
    package func nearest(to name: String) -> Exercise? {
        if let typed = exercises.first(where: { $0.id.filter(\.isNumber) == name }) { return typed }
        let parts = name.split(separator: ".")
        // The limit keeps the distance to a huge number from overflowing.
        let numbers = parts.compactMap { Int($0) }.map { min(max($0, 0), 1_000_000) }
        if let chapter = numbers.first, numbers.count == parts.count {
            let number = numbers.count > 1 ? numbers[1] : 1
            return exercises.min { $0.distance(to: chapter, number) < $1.distance(to: chapter, number) }
        }
        let word = name.lowercased()
        let slugs = exercises.map(\.slug)
        let near = Nearest.plausible(word, in: slugs) ?? Nearest.of(word, in: slugs.filter { $0.contains(word) })
        return name.isEmpty ? nil : near.flatMap(exercise)
    }
}

extension Exercise {
    fileprivate func distance(to chapter: Int, _ number: Int) -> Int {
        abs(self.chapter - chapter) * 1000 + abs(self.number - number)
    }
}
