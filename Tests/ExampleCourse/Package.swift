// swift-tools-version: 6.2
import PackageDescription

/// The chapters, one on each line: the chapter's folder, and the folders of its exercises.
let chapters: [Chapter] = [
    Chapter("01-Names", exercises: ["1-initials", "2-greeter"])
]

/// The product of Currycomb that chapters and exercises use.
let workbook: Target.Dependency = .product(name: "CurrycombWorkbook", package: "Currycomb")

/// With this setting, the functions of an answer may use a top-level `var`.
let learners: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Names",
    platforms: [.macOS(.v15)],
    dependencies: [
        // The location of Currycomb. Before others clone the course, replace the dependency with this one:
        // .package(url: "https://github.com/currycomb/currycomb.git", from: "0.1.0")
        .package(name: "Currycomb", path: "../..")
    ],
    targets: chapters.flatMap(\.targets) + [
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
    var library: String { "Chapter\(folder.split(separator: "-").joined())" }

    var targets: [Target] {
        let library = Target.Dependency.byName(name: library)
        return [
            .target(
                name: self.library, dependencies: [workbook], path: "Chapters/\(folder)",
                exclude: ["Lesson.md", "Tour"]
                    + exercises.flatMap { ["\($0)/Exercise.md", "\($0)/Stub.swift"] }),
            .executableTarget(
                name: "tour-\(number)", dependencies: [library], path: "Chapters/\(folder)/Tour",
                exclude: ["Transcript.txt"], swiftSettings: learners),
        ]
            + exercises.map { slug in
                // The solutions are declared `package`, so an exercise without package access cannot use them.
                .executableTarget(
                    name: "exercise-\(number)-\(slug)", dependencies: [library],
                    path: "Exercises/\(folder)/\(slug)", packageAccess: false, swiftSettings: learners)
            }
    }
}
