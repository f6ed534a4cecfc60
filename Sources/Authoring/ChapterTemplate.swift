/// The files of a new chapter. They compile, and TODO marks each part that the author has to write.
struct ChapterTemplate {
    /// The chapter's folder, such as `14-Name`.
    let folder: String
    /// True if the package has tests that run the code in lessons.
    let hasTests: Bool

    var number: Int { ExerciseNames.number(ofChapter: folder) }
    var name: String { String(folder.dropFirst(3)) }
    var constant: String { name.prefix(1).lowercased() + name.dropFirst() }
    var module: String { ExerciseNames.module(folder) }

    var files: [(path: String, text: String)] {
        let chapter = "Chapters/\(folder)"
        return [
            ("\(chapter)/Chapter.swift", code), ("\(chapter)/Lesson.md", lesson), ("\(chapter)/Tour/main.swift", tour),
            ("\(chapter)/Tour/Transcript.txt", transcript),
        ]
    }

    private var code: String {
        """
        @_spi(Courses) @_exported import CurrycombWorkbook

        /// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
        /// exercise calls it.
        ///
        /// - Parameters:
        ///   - answer: the answer's type.
        ///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
        @MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
            CurrycombWorkbook.judge(answer, by: \(constant)Judges, file: file)
        }

        /// The judges of this chapter's answers, one for each exercise.
        @MainActor package let \(constant)Judges: [ExerciseJudge] = [
        ]

        """
    }

    private var lesson: String {
        """
        # \(number)  \(name)

        *TODO: what it is about, in a line. About 10 minutes with the exercises.*

        ## Why

        TODO: a thing that is hard without the idea, in code that runs. \(arrows)

        ```swift
        1 + 1  // → 2
        ```

        ## What you can do now

        - TODO: what learners can do after this lesson and its exercises

        ## Now you

        `swift run workshop` leads you through the exercises.

        """
    }

    private var arrows: String {
        hasTests
            ? "The tests run each snippet, and compare the result with\nthe text after the arrow."
            : "No test runs a lesson's snippets: try each one in\n`swift run workshop play`, and write the result after the arrow."
    }

    private var tour: String {
        """
        import \(module)

        Tour.heading("TODO: what the tour shows first")
        Tour.say("TODO: what to look at.")
        Tour.show("1 + 1", 1 + 1)

        """
    }

    private var transcript: String {
        let heading = "TODO: what the tour shows first"
        return """

            \(heading)
            \(String(repeating: "─", count: heading.count))

            TODO: what to look at.
                1 + 1  →  2

            """
    }
}
