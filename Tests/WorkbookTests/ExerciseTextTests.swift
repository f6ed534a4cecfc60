import CurrycombWorkbook
import Foundation
import Testing

@Suite struct ExerciseTextTests {
    private static let whole = """
        # Glue two

        Put one behind
        the other.

        - minutes: 7
        - toolkit: Sources/Glue.swift

        ## Starting file

        glue(a, b) is both.

            glue("a", "b")    // "ab"

        ## Hints

        1. What comes first?
        2. Keep the left one,
           and go on.
        3. a + …

        ## Checks

        - `order`: the left one
          comes first
          > Which one
          > did you begin with?
        - `empty`: nothing adds nothing

        ## Mistakes

        - `swapped`: b came first. Begin
          with a.

          ```swift
          func glue(a: Int) {
              b

          }
          ```

        - `lost`: b is lost. -1 is not
          a list.

        ## Compile errors

        - `swapped` in `glue`, `both` using `b`: `cannot convert * to 'Int'`
        - `lost`:
          `missing return`

        ## Notice

        Gluing is
        associative.

        """

    private static func read(_ text: String, file: String = "Exercise.md") -> ExerciseText {
        ExerciseText(Array(text.utf8), file: file)
    }

    @Test(arguments: ["\n", "\r\n", "  \n"])
    func everySectionIsParsed(end: String) {
        let text = Self.read(Self.whole.replacing("\n", with: end))
        #expect(text.faults == [] && text.gaps == [])
        #expect(text.title == "Glue two" && text.task == "Put one behind the other.")
        #expect(text.minutes == 7 && text.toolkit == "Sources/Glue.swift")
        #expect(text.opening == ["glue(a, b) is both.", "", "    glue(\"a\", \"b\")    // \"ab\""])
        #expect(text.hints == ["What comes first?", "Keep the left one, and go on.", "a + …"])
        #expect(
            text.checks == [
                Sentence("order", "the left one comes first"), Sentence("empty", "nothing adds nothing"),
            ])
        #expect(text.hintsByCheck == [Sentence("order", "Which one did you begin with?")])
        #expect(
            text.mistakes == [
                Sentence("swapped", "b came first. Begin with a."), Sentence("lost", "b is lost. -1 is not a list."),
            ])
        #expect(text.snippets == ["swapped": "func glue(a: Int) {\n    b\n\n}"])
        #expect(
            text.compilerSuspects == [
                CompilerSuspect("swapped", in: ["glue", "both"], using: ["b"], "cannot convert * to 'Int'"),
                CompilerSuspect("lost", "missing return"),
            ])
        #expect(text.notice == "Gluing is associative.")
        #expect(text.lines == ["order": 24, "empty": 28, "swapped": 32, "lost": 42])
    }

    @Test(arguments: [
        ("- minutes: 7", "- minutes: seven", 6, "`minutes: seven` is not known here."),
        ("- minutes: 7", "- minutes: -5", 6, "`minutes: -5` is not a possible length."),
        ("- minutes: 7", "- minutes: 9223372036854775807", 6, "is not a possible length."),
        ("- toolkit:", "- kit:", 7, "is not known here."),
        ("## Hints", "## Hint", 15, "There is no section `## Hint`."),
        ("2. Keep", "- Keep", 18, "Three hints are expected"),
        ("2. Keep", "3. Keep", 18, "Three hints are expected"),
        ("3. a + …", "3. a + …\n4. a + b", 21, "Three hints are expected"),
        ("- `empty`: nothing", "- empty: nothing", 28, "A check is expected"),
        ("- `empty`: nothing", "- `empty` nothing", 28, "A check is expected"),
        (
            "- `order`: the left one\n  comes first\n", "  > no check\n- `order`: the left one\n  comes first\n", 24,
            "A hint must be directly below its check."
        ),
        (
            "- `order`: the left one\n  comes first\n", "- `order`: the left one\n  comes first > which one?\n", 24,
            "A hint for a check has lines of its own"
        ),
        ("- `lost`: b is", "* `lost`: b is", 42, "A mistake is expected"),
        ("- `lost`: b is", "- `swapped`: b is", 42, "`swapped` is on line 32 already."),
        ("- `lost`: b is", "- `order`: b is", 42, "`order` is on line 24 already."),
        ("  }\n  ```\n", "  }\n", 35, "This block of code has no end"),
        ("in `glue`, `both`", "within `glue`", 47, "A compile error is expected"),
        ("`missing return`", "missing return", 48, "The compiler's message must be in backticks"),
        ("2. Keep", "2. `Keep", 18, "A backtick has no partner"),
        ("- `lost`: b is", "- `lost`: `b is", 42, "A backtick has no partner"),
        ("# Glue two\n", "# Glue two\n# Again\n", 2, "A second title."),
    ])
    func aSyntaxErrorIsReportedAtItsLine(old: String, new: String, line: Int, expected: String) throws {
        #expect(Self.whole.contains(old))
        let text = Self.read(Self.whole.replacing(old, with: new), file: "Chapters/x/Exercise.md")
        let fault = try #require(text.faults.first)
        #expect(
            fault.line == line && fault.expected.hasPrefix(expected) || fault.expected.contains(expected), "\(fault)")
        #expect(fault.line == line, "\(fault)")
        #expect("\(fault)".hasPrefix("Chapters/x/Exercise.md:\(line): "))
        #expect(text.title != nil && text.mistakes.contains { $0.key == "swapped" })
    }

    @Test func missingSectionsAreReported() {
        #expect(Self.read("").gaps.count == 8)
        #expect(Self.read("").faults == [])
        let gaps = Self.read("# A\n\nB.\n\n## Hints\n\n1. C\n").gaps.map(\.expected)
        #expect(gaps.count == 6 && gaps.contains { $0.hasPrefix("`## Hints` is a list of three") })
    }

    /// No byte after the end is read, even if the text contains NUL bytes, invalid UTF-8 or lines that consist only of
    /// punctuation.
    @Test func arbitraryBytesAreParsedSafely() {
        var random = SystemRandomNumberGenerator()
        let marks = [
            "# ", "## ", "- ", "`", "`: ", "  > ", "  ```\n", "1. ", "\n", "\r\n", "x", " in `", " using `", "\0", "é",
        ]
        let heads = ["Checks", "Mistakes", "Compile errors", "Hints", "Notice", "Starting file"].map { "\n## \($0)\n" }
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                (marks + heads).randomElement(using: &random)!
            }
            let bytes = Array(text.joined().utf8)
            let read = ExerciseText(bytes, file: "x")
            #expect(read == ExerciseText(bytes, file: "x"))
        }
        for bytes: [UInt8] in [[0xFF, 0xFE], [35], [35, 32], Array("- `a".utf8), Array("## Checks\n- `a`:".utf8)] {
            _ = ExerciseText(bytes, file: "x").words()
        }
    }

    // MARK: - Translations

    @Test func aTranslationReplacesOnlyTheTextsThatItHas() {
        let english = Self.read(Self.whole)
        let text = Self.read(
            """
            # Zwei kleben

            ## Hints

            1. Was kommt zuerst?

            ## Checks

            - `empty`: nichts dazu ist nichts
            - `gone`: was es nicht gibt

            ## Mistakes

            - `lost`: b fehlt.

            """, file: "Exercise.de.md")
        let words = text.words(orElse: english)
        #expect(words.title == "Zwei kleben" && words.task == "Put one behind the other.")
        #expect(words.hints.steps == ["Was kommt zuerst?", "Keep the left one, and go on.", "a + …"])
        #expect(words.checks.map(\.text) == ["the left one comes first", "nichts dazu ist nichts"])
        #expect(words.misconceptions.map(\.text) == ["b came first. Begin with a.", "b fehlt."])
        #expect(words.notice == english.notice && words.toolkit == english.toolkit)
        #expect(text.strangers(to: english).map(\.description) == ["Exercise.de.md:10: Exercise.md has no key `gone`."])
    }

    @Test func languagesAreReadFromTagsAndLocales() {
        #expect(Language("zh-Hans").marks == ["zh-Hans", "zh"])
        #expect(Language("zh_CN.UTF-8").marks == ["zh-CN", "zh-Hans", "zh"])
        #expect(Language("zh_TW").marks == ["zh-TW", "zh-Hant", "zh"])
        #expect(Language("de_DE@euro").marks == ["de-DE", "de"])
        for none in ["", "C", "C.UTF-8", "POSIX", "en", "en_GB.UTF-8"] {
            #expect(Language(none).marks == [], "\(none)")
        }
    }
}

@Suite struct CourseFolderTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("course-\(UUID())").path
    private let folder = "02-Glue/1-glue-two"

    private func write(_ text: String, _ path: String) throws {
        let file = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func remove() { try? FileManager.default.removeItem(atPath: root) }

    @Test func chaptersAndExercisesAreFoundInFolders() throws {
        defer { remove() }
        for folder in ["02-Glue/10-ten", "02-Glue/2-two", "02-Glue/World", "01-Cut/1-cut", "Notes"] {
            try write("# \(folder)\n", "Chapters/\(folder)/Exercise.md")
        }
        try write(
            "# 2  Glue: it holds\n\n*Things together. And 2 more. About 10 minutes in all.*\n",
            "Chapters/02-Glue/Lesson.md")
        try write("# 1  Cut\n\nNo line in italics.\n", "Chapters/01-Cut/Lesson.md")
        try write("# 2  Kleben\n\n*Dinge zusammen.*\n", "Chapters/02-Glue/Lesson.de.md")
        let chapters = Chapter.all(root: root, language: Language("en"))
        #expect(chapters.map(\.folder) == ["01-Cut", "02-Glue"])
        #expect(chapters.map(\.title) == ["Cut", "Glue: it holds"])
        #expect(chapters.map(\.about) == ["", "Things together. And 2 more."])
        #expect(chapters[1].exercises.map(\.id) == ["2.2", "2.10"])
        #expect(chapters[1].exercises[0].words.title == "02-Glue/2-two")
        #expect(Chapter("02-Glue", root: root, language: Language("de")).about == "Dinge zusammen.")
        #expect(Chapter.all(root: root + "/nowhere").isEmpty)
    }

    @Test func leftoverFoldersAreNotChaptersOrExercises() throws {
        defer { remove() }
        try write("# 1  Cut\n", "Chapters/01-Cut/Lesson.md")
        try write("# Cut\n", "Chapters/01-Cut/1-cut/Exercise.md")
        for path in ["01-Old/.DS_Store", "01-Old/1-cut/.DS_Store", "01-outline.md", "01-Cut/2-cut/.DS_Store"] {
            try write("x", "Chapters/\(path)")
        }
        try write("x", "Chapters/01-Cut/3-notes.md")
        let chapters = Chapter.all(root: root, language: Language("en"))
        #expect(chapters.map(\.folder) == ["01-Cut"])
        #expect(chapters.first?.exercises.map(\.id) == ["1.1"])
    }

    @Test func aMissingExerciseTextIsReported() throws {
        defer { remove() }
        try write("import Chapter02Glue\n", "Chapters/\(folder)/Stub.swift")
        let exercise = Exercise("1-glue-two", in: "02-Glue", root: root)
        #expect(exercise.words.title == "glue-two" && exercise.words.checks.isEmpty)
        #expect(
            exercise.faults.map(\.description) == [
                "Chapters/\(folder)/Exercise.md: The file is missing. It contains all words of the exercise; `git checkout -- Chapters/\(folder)/Exercise.md` brings it back."
            ])
        #expect(exercise.faultInChecks == exercise.faults.first)
        #expect(StartingFile.text("1-glue-two", in: "02-Glue", root: root) == nil)
    }

    /// A check whose line cannot be parsed would never run, so the fault must be reported.
    @Test func aFaultInTheChecksIsRecognized() throws {
        defer { remove() }
        let text = "# A\n\n## Checks\n\n- `one`: first\n- two: second\n\n## Notice\n\nN.\n"
        try write(text, "Chapters/\(folder)/Exercise.md")
        func fault() -> TextFault? { Exercise("1-glue-two", in: "02-Glue", root: root).faultInChecks }
        #expect(fault()?.line == 6)
        try write(text.replacing("- two", with: "- `two`"), "Chapters/\(folder)/Exercise.md")
        #expect(fault() == nil)
        try write(text.replacing("- two", with: "- `one`"), "Chapters/\(folder)/Exercise.md")
        #expect(fault()?.line == 6)
        // An unknown section below the checks is not a fault in the checks.
        let after = text.replacing("- two", with: "- `two`").replacing("## Notice", with: "## Notes")
        try write(after, "Chapters/\(folder)/Exercise.md")
        #expect(fault() == nil)
        try write(text.replacing("## Checks", with: "## Cheks"), "Chapters/\(folder)/Exercise.md")
        #expect(fault()?.expected.hasPrefix("There is no section") == true)
    }

    @Test func aStartingFileHasACommentInTheLanguage() throws {
        defer { remove() }
        try write("import A\nimport B\n\nstruct Answer: C {\n}\n", "Chapters/\(folder)/Stub.swift")
        try write("# Glue\n\n## Starting file\n\nBoth.\n\n    a\n\n## Notice\n\nN.\n", "Chapters/\(folder)/Exercise.md")
        func text(_ language: String) -> String? {
            StartingFile.text("1-glue-two", in: "02-Glue", root: root, language: Language(language))
        }
        let english = "import A\nimport B\n\n// 2.1  Glue\n//\n// Both.\n//\n//     a\n\nstruct Answer: C {\n}\n"
        #expect(text("en") == english && text("de") == english)
        try write("# Kleben\n", "Chapters/\(folder)/Exercise.de.md")
        #expect(text("de") == english.replacing("Glue", with: "Kleben"))
        try write("# Kleben\n\n## Starting file\n\nBeide.\n", "Chapters/\(folder)/Exercise.de.md")
        let german = "import A\nimport B\n\n// 2.1  Kleben\n//\n// Beide.\n\nstruct Answer: C {\n}\n"
        #expect(text("de") == german && text("de_AT") == german)
        // The starting file in each language is a known version, so none of them counts as an answer.
        #expect(StartingFile.versions("1-glue-two", in: "02-Glue", root: root) == [english, german])
    }
}
