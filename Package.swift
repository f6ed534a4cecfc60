// swift-tools-version: 6.2
import PackageDescription

/// The modules under `Sources`: a line each, with what it stands on. Arrows only run upwards in this list.
let modules: [Module] = [
    Module("Signals"),
]

/// The chapters: a line each, with the toolkit modules whose use it teaches and a word an exercise.
let chapters: [Chapter] = [
]

// MARK: - How a line becomes targets

/// A folder under `Sources`, and its tests under `Tests` where it has any.
struct Module {
    let folder: String
    let standsOn: [String]

    init(_ folder: String, on standsOn: [String] = []) {
        self.folder = folder
        self.standsOn = standsOn
    }

    /// The prefix keeps target names unique in an app that has a `Signals` or a `Composition` of its own.
    static func target(_ folder: String) -> String { folder == "Currycomb" ? folder : "Currycomb\(folder)" }

    static func dependencies(_ folders: [String]) -> [Target.Dependency] {
        folders.map { .byName(name: target($0)) }
    }

    var targets: [Target] {
        [
            .target(
                name: Self.target(folder), dependencies: Self.dependencies(standsOn), path: "Sources/\(folder)",
                swiftSettings: strict),
            .testTarget(
                name: "\(Self.target(folder))Tests", dependencies: Self.dependencies([folder]),
                path: "Tests/\(folder)Tests", swiftSettings: strict),
        ]
    }
}

/// A folder `NN-Name` under `Chapters` with its exercises under `Exercises`.
struct Chapter {
    let folder: String
    let uses: [String]
    let exercises: [String]

    init(_ folder: String, uses: [String] = [], exercises: [String]) {
        self.folder = folder
        self.uses = uses
        self.exercises = exercises
    }

    var number: Int { Int(folder.prefix(2))! }
    /// `02-Composition` is the module `Chapter02Composition`.
    var library: String { "Chapter\(folder.split(separator: "-").joined())" }

    var targets: [Target] {
        let library = Target.Dependency.byName(name: library)
        return [
            .target(
                name: self.library, dependencies: Module.dependencies(["Workbook"] + uses), path: "Chapters/\(folder)",
                exclude: ["Lesson.md", "Stubs", "Tour"], swiftSettings: strict),
            .executableTarget(
                name: "tour-\(number)", dependencies: [library], path: "Chapters/\(folder)/Tour",
                swiftSettings: learners),
        ]
            + exercises.map { slug in
                .executableTarget(
                    name: "exercise-\(number)-\(slug)", dependencies: [library], path: "Exercises/\(folder)/\(slug)",
                    swiftSettings: learners)
            }
    }
}

/// Warnings are errors where the project is checked, never where somebody learns or a newer compiler warns anew.
let strict: [SwiftSetting] =
    Context.environment["CURRYCOMB_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// A top-level `var` that an answer uses compiles.
let learners: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Currycomb",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "CurrycombSignals", targets: ["CurrycombSignals"]),
    ],
    targets: modules.flatMap(\.targets) + chapters.flatMap(\.targets),
    swiftLanguageModes: [.v6]
)
