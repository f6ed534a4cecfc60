import CurrycombWorkshop
import Foundation

/// The files of a new course, in a package that depends on Currycomb. They compile, and TODO marks each part that the
/// author has to write.
struct CourseTemplate {
    let name: String
    /// The location of Currycomb, as written in the manifest.
    let toolkit: String

    var files: [(path: String, text: String)] {
        [
            ("Package.swift", manifest), ("Sources/Course/main.swift", main),
            ("Tests/Solutions/Solutions.swift", solutions), ("Tests/SolutionsHost/main.swift", host),
            ("Exercises/Playground/main.swift", playground), ("Chapters/README.md", chapters),
            ("README.md", readme), (".gitignore", ".build/\n.swiftpm/\n.currycomb/\nPackage.resolved\n"),
        ]
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        /// The chapters, one on each line: the chapter's folder, and the folders of its exercises.
        let chapters: [Chapter] = [
        ]

        /// The product of Currycomb that chapters and exercises use.
        let workbook: Target.Dependency = .product(name: "CurrycombWorkbook", package: "Currycomb")

        /// With this setting, the functions of an answer may use a top-level `var`.
        let learners: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

        let package = Package(
            name: "\(name)",
            platforms: [.macOS(.v15)],
            dependencies: [
                // The location of Currycomb. Before others clone the course, replace the dependency with this one:
                // .package(url: "https://github.com/currycomb/currycomb.git", from: "0.1.0")
                .package(name: "Currycomb", path: "\(toolkit)")
            ],
            targets: chapters.flatMap(\\.targets) + [
                .executableTarget(
                    name: "workshop",
                    dependencies: [.product(name: "CurrycombWorkshop", package: "Currycomb")], path: "Sources/Course"),
                .executableTarget(name: "playground", path: "Exercises/Playground"),
                .target(
                    name: "Solutions", dependencies: [workbook] + chapters.map { .byName(name: $0.library) },
                    path: "Tests/Solutions"),
                .executableTarget(
                    name: "solutions-host", dependencies: ["Solutions"], path: "Tests/SolutionsHost",
                    swiftSettings: learners),
            ],
            swiftLanguageModes: [.v6])

        // MARK: - How a line becomes targets

        /// A chapter: a folder such as `01-Names` under `Chapters`, and its exercises under `Exercises`.
        struct Chapter {
            let folder: String
            let exercises: [String]

            init(_ folder: String, exercises: [String]) {
                self.folder = folder
                self.exercises = exercises
            }

            var number: Int { Int(folder.prefix(2))! }
            /// The module's name: `Chapter01Names` for `01-Names`.
            var library: String { "Chapter\\(folder.split(separator: "-").joined())" }

            var targets: [Target] {
                let library = Target.Dependency.byName(name: library)
                return [
                    .target(
                        name: self.library, dependencies: [workbook], path: "Chapters/\\(folder)",
                        exclude: ["Lesson.md", "Tour"]
                            + exercises.flatMap { ["\\($0)/Exercise.md", "\\($0)/Stub.swift"] }),
                    .executableTarget(
                        name: "tour-\\(number)", dependencies: [library], path: "Chapters/\\(folder)/Tour",
                        exclude: ["Transcript.txt"], swiftSettings: learners),
                ]
                    + exercises.map { slug in
                        // The solutions are declared `package`, so an exercise without package access cannot use them.
                        .executableTarget(
                            name: "exercise-\\(number)-\\(slug)", dependencies: [library],
                            path: "Exercises/\\(folder)/\\(slug)", packageAccess: false, swiftSettings: learners)
                    }
            }
        }

        """
    }

    private var main: String {
        """
        import CurrycombWorkshop
        import Foundation

        exit(Workshop.run("\(name)"))

        """
    }

    private var solutions: String {
        """
        @_spi(Courses) @_exported import CurrycombWorkbook

        /// The judge of each exercise, chapter by chapter.
        @MainActor package let allJudges: [ExerciseJudge] =
            []

        /// Right answers in a style other than the solution's: for each slug, the answers by name. All must pass.
        @MainActor package let allRight: [String: KeyValuePairs<String, any Contract.Type>] = [:]

        """
    }

    private var host: String {
        """
        @_spi(Courses) import CurrycombWorkbook
        import Solutions

        // Lists the answers that come with the course, or runs one check of one of them, for `workshop author`.
        host(allJudges, right: allRight)

        """
    }

    private var playground: String {
        """
        // A place to try ideas: `swift run workshop play` runs this file on every save.

        print("hello")

        """
    }

    private var chapters: String {
        """
        # Chapters

        TODO: what the chapters are about, with a line for each.

        """
    }

    private var readme: String {
        """
        # \(name)

        TODO: what this course teaches, in three sentences.

        ```sh
        swift run workshop              # opens the course where you stopped
        ```

        To write for it:

        ```sh
        swift run workshop new chapter 01-Name
        swift run workshop new exercise 1.1 slug "Title"
        swift run workshop author 1.1 --watch    # what is missing or wrong, on every save
        ```

        """
    }
}
