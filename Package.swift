// swift-tools-version: 6.2
import PackageDescription

/// The settings for the project's own checks, which set `CURRYCOMB_STRICT`: the files of a module are compiled
/// together, without batches or a separate process for the module's interface, and modules of the system are not
/// indexed. Together, these settings save over a quarter of the processor time. Without the variable, this list and the
/// next four are empty. So a newer compiler's warnings do not stop learners, builds are incremental, and a package
/// that depends on Currycomb gets no unsafe flags.
let wholeModule: [SwiftSetting] =
    Context.environment["CURRYCOMB_STRICT"] == nil
    ? []
    : [
        .unsafeFlags([
            "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2", "-no-emit-module-separately-wmo",
            "-index-ignore-system-modules", "-index-ignore-clang-modules",
        ])
    ]

/// The same settings, with warnings as errors.
let strictWithLines: [SwiftSetting] = wholeModule.isEmpty ? [] : [.treatAllWarnings(as: .error)] + wholeModule

/// The same settings without debug information, which saves a tenth of a build's processor time. The frontend gets the
/// option directly, because SwiftPM adds `-g` after the settings. The targets with the `learners` settings and
/// `workbook-host` keep the debug information, because tests need the lines at which these targets crash.
let strict: [SwiftSetting] = strictWithLines.isEmpty ? [] : strictWithLines + [.unsafeFlags(["-Xfrontend", "-gnone"])]

/// The same settings with optimization. The judge's programs describe values most of the time, so this saves the tests
/// more processor time than it costs the compiler. For larger modules, it costs more than it saves.
let optimized: [SwiftSetting] = strict.isEmpty ? [] : strict + [.unsafeFlags(["-O"])]

/// The settings that select `lld`, the linker that the workshop also uses. On Linux, it is quicker than Swift's default
/// linker.
let quickLinker: [LinkerSetting] =
    wholeModule.isEmpty ? [] : [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

/// Answers and tours run on the main actor, so that their functions can use a top-level `var`.
let learners: [SwiftSetting] = wholeModule + [.defaultIsolation(MainActor.self)]

/// The modules that have a test target of their own. Each module comes after the modules of this list that it depends
/// on.
let modules: [Module] = [
    Module("Composition"),
    Module("CompositionOperators", on: ["Composition"]),
    Module("Differences"),
    Module("Containers"),
    Module("Effects", on: ["Events"]),
    Module("Verification", on: ["ApproximateMatching", "Containers"]),
    Module("Signals", on: ["Events"], hosts: ["SignalsTestSupport"]),
    Module("Stores", on: ["Effects", "Signals"], hosts: ["stores-host", "SignalsTestSupport"]),
    Module(
        "Bindings", on: ["Containers", "Effects", "Verification", "Signals", "Stores"], hosts: ["SignalsTestSupport"]),
    Module("Marbles", on: ["Signals", "MarbleLines"]),
    Module(
        "Diagrams", on: ["Composition", "Marbles"], hosts: ["diagrams-host"], ships: false,
        documents: ["Browser/Shim.c", "In-the-browser.md"]),
    Module("TestKit", on: ["Effects", "Signals", "Bindings", "Stores", "Marbles", "Differences"]),
    Module("Workbook", on: ["Differences", "MarbleLines"], hosts: ["workbook-host", "CurrycombMarbles"]),
    Module(
        "Currycomb",
        on: ["Composition", "Containers", "Effects", "Verification", "Signals", "Bindings", "Stores"]),
]

/// The parts of `Signals` and `Marbles` that the judge also needs, and a part of `Verification` that the command
/// `workshop` also needs. They are separate modules, so that a learner's first build does not have to compile the rest.
let parts: [Target] = [
    .target(
        name: "CurrycombApproximateMatching", path: "Sources/ApproximateMatching", swiftSettings: strict),
    .target(name: "CurrycombEvents", path: "Sources/Events", swiftSettings: strict),
    .target(
        name: "CurrycombMarbleLines", dependencies: ["CurrycombEvents"], path: "Sources/MarbleLines",
        swiftSettings: strict),
]

/// The chapters, each with the toolkit modules that its code imports besides `Workbook`, and the folders of its
/// exercises.
let chapters: [Chapter] = [
    Chapter(
        "01-PureFunctions",
        exercises: ["1-pure-compare", "2-hidden-inputs", "3-delay-request", "4-memoize", "5-parallel-total"],
        asides: ["Articles"]),
    Chapter(
        "02-Composition",
        exercises: ["1-compose-two", "2-compose-many", "3-compose-logged", "4-pipe", "5-first-name"]),
    Chapter(
        "03-Currying", exercises: ["1-curry", "2-partial", "3-flip", "4-match", "5-failing-paths"], hasData: true),
    Chapter(
        "04-Maybe", exercises: ["1-maybe-map", "2-maybe-flat-map", "3-maybe-first-name", "4-own-maybe"],
        asides: ["Categories"]),
    Chapter(
        "05-Either",
        exercises: ["1-either-age", "2-either-recover", "3-either-form", "4-either-orders", "5-own-either"],
        hasData: true),
    Chapter("06-IO", exercises: ["1-describe-reading", "2-io-flat-map", "3-io-errors", "4-folder-report", "5-own-io"]),
    Chapter(
        "07-Task", uses: ["Effects"],
        exercises: ["1-lazy-request", "2-all-at-once", "3-race-two", "4-timeout-retry", "5-own-task"]),
    Chapter(
        "08-Verifiers", uses: ["Verification"],
        exercises: [
            "1-is-kind-of", "2-attach-error", "3-key-child", "4-try-pipeline", "5-all-faults", "6-real-response",
        ], closed: ["4-try-pipeline"], hasData: true),
    Chapter(
        "09-Calculator", uses: ["Marbles"],
        exercises: [
            "1-chain-calls", "2-pass-functions", "3-watch-cell", "4-sum-cells", "5-own-pipe", "6-bind-pipes",
            "7-lazy-source", "8-own-signal",
        ], asides: ["Glitches", "Calculator"]),
    Chapter(
        "10-Signals", uses: ["Marbles"],
        exercises: [
            "1-of-and-empty", "2-lawful-signal", "3-own-disposable", "4-flat-map-signal", "5-bind-stop",
            "6-concat-signals", "7-zip-signals", "8-recover-signal", "9-serialised-send",
        ], asides: ["SmallFramework", "Stopping", "Threads"]),
    Chapter(
        "11-SignalsInAnApp", uses: ["Verification", "Signals", "Bindings", "Marbles"],
        exercises: [
            "1-five-callbacks", "2-text-too-long", "3-home-page", "4-error-chain", "5-two-way", "6-press-command",
            "7-count-signal", "8-deliver-on",
        ], asides: ["WhoHoldsWhom", "Meituan"]),
    Chapter(
        "12-WithoutMonads", uses: ["Signals"],
        exercises: ["1-own-subject", "2-student-credit", "3-needs-layout", "4-tree-diff", "5-one-render"],
        asides: ["Figures"]),
    Chapter(
        "13-OneWayDataFlow", uses: ["Stores"],
        exercises: [
            "1-todo-reducer", "2-combine-reducers", "3-store-by-hand", "4-replay-actions", "5-undo-redo",
            "6-effects-beside", "7-reflow-store", "8-crash-safe-journal",
        ], asides: ["CuttingText", "Reflow"]),
]

/// The tests of the chapters, and libraries and programs that tests use. `workshop author` also uses some of these.
let testing: [Target] = [
    .target(name: "SmallStacks", path: "Tests/SmallStacks"),
    .target(name: "TestSupport", dependencies: ["SmallStacks"], path: "Tests/Support", swiftSettings: strict),
    .target(
        name: "SignalsTestSupport", dependencies: ["CurrycombSignals"], path: "Tests/SignalsSupport",
        swiftSettings: strict),
    .target(
        name: "Solutions", dependencies: chapters.map { .byName(name: $0.library) }, path: "Tests/Solutions",
        swiftSettings: strict),
    .executableTarget(
        name: "solutions-host", dependencies: ["Solutions"], path: "Tests/SolutionsHost",
        swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
        name: "ChapterTests", dependencies: ["Solutions", "solutions-host", "TestSupport", "Currycomb"],
        path: "Tests/ChapterTests", swiftSettings: strict),
    .executableTarget(
        name: "workbook-host", dependencies: ["CurrycombWorkbook"], path: "Tests/WorkbookHost",
        swiftSettings: strictWithLines),
    .executableTarget(
        name: "diagrams-host", dependencies: ["CurrycombDiagrams"], path: "Tests/DiagramsHost",
        swiftSettings: strict),
    .executableTarget(
        name: "stores-host", dependencies: ["CurrycombStores"], path: "Tests/StoresHost", swiftSettings: strict),
]

/// The board for a teacher's class, which `swift run workshop` does not build.
let board: [Target] = [
    .target(
        name: "CurrycombClassBoard", dependencies: Module.dependencies(["Workbook", "Stores"]),
        path: "Sources/ClassBoard", exclude: ["README.md"], resources: [.copy("Assets")], swiftSettings: strict),
    .executableTarget(
        name: "class-board", dependencies: ["CurrycombClassBoard"], path: "Sources/class-board",
        swiftSettings: strict),
    .testTarget(
        name: "ClassBoardTests", dependencies: ["CurrycombClassBoard"], path: "Tests/ClassBoardTests",
        swiftSettings: strict),
]

/// The command that learners run, and the file in which they try ideas. A second program, `workshop-tools`, has the
/// commands `marbles` and `site`, and the commands for teachers and authors. `workshop` builds the second program when
/// it is needed, so a learner's first build is shorter.
let workshop: [Target] = [
    .target(
        name: "CurrycombWorkshop", dependencies: Module.dependencies(["ApproximateMatching", "Workbook"]),
        path: "Sources/workshop",
        exclude: ["Texts"], swiftSettings: strict),
    .executableTarget(
        name: "workshop", dependencies: ["CurrycombWorkshop"], path: "Sources/Course", swiftSettings: strict),
    .target(
        name: "CurrycombSite", dependencies: Module.dependencies(["Workbook", "Marbles", "Diagrams", "Workshop"]),
        path: "Sources/Site",
        exclude: ["Assets"], swiftSettings: strict),
    .target(
        name: "CurrycombTeaching", dependencies: Module.dependencies(["Workbook", "Workshop", "Site"]),
        path: "Sources/Teaching",
        swiftSettings: strict),
    .target(
        name: "CurrycombAuthoring", dependencies: Module.dependencies(["Workbook", "Workshop", "Teaching"]),
        path: "Sources/Authoring", swiftSettings: strict),
    .executableTarget(
        name: "workshop-tools",
        dependencies: Module.dependencies(["Workbook", "Diagrams", "Workshop", "Site", "Teaching", "Authoring"]),
        path: "Sources/workshop-tools", swiftSettings: strict),
    .testTarget(
        name: "workshopTests",
        dependencies: ["workshop", "workshop-tools", "workbook-host", "TestSupport"]
            + Module.dependencies(["Workbook", "Workshop", "Site", "Teaching", "Authoring", "Marbles", "Diagrams"]),
        path: "Tests/workshopTests", exclude: ["Building/CompileErrors.txt", "Building/Warnings.txt"],
        swiftSettings: strict),
    .executableTarget(
        name: "playground", dependencies: ["Currycomb"] + Module.dependencies(["Marbles"]),
        path: "Exercises/Playground", packageAccess: false),
]

// MARK: - How a line becomes targets

/// A module: its folder under `Sources`, and the folder with its tests under `Tests`.
struct Module {
    let folder: String
    let standsOn: [String]
    /// The targets that the module's tests need, but not the module itself: libraries, and programs that the tests
    /// start.
    let hosts: [String]
    /// True if the module is a product, so that an app can import it.
    let ships: Bool
    /// The files in the module's folder that SwiftPM does not compile.
    let documents: [String]

    init(
        _ folder: String, on standsOn: [String] = [], hosts: [String] = [], ships: Bool = true,
        documents: [String] = []
    ) {
        self.folder = folder
        self.standsOn = standsOn
        self.hosts = hosts
        self.ships = ships
        self.documents = documents
    }

    var product: Product { .library(name: Self.target(folder), targets: [Self.target(folder)]) }

    /// The prefix keeps target names unique in an app that has its own `Signals` or `Composition`.
    static func target(_ folder: String) -> String { folder == "Currycomb" ? folder : "Currycomb\(folder)" }

    static func dependencies(_ folders: [String]) -> [Target.Dependency] {
        folders.map { .byName(name: target($0)) }
    }

    var targets: [Target] {
        [
            .target(
                name: Self.target(folder), dependencies: Self.dependencies(standsOn), path: "Sources/\(folder)",
                exclude: documents, swiftSettings: folder == "Differences" ? optimized : strict,
                // Each program of the course, and the program that runs the tests, contains this module, so each gets
                // its linker setting.
                linkerSettings: folder == "Differences" ? quickLinker : []),
            .testTarget(
                name: "\(Self.target(folder))Tests",
                dependencies: Self.dependencies([folder]) + ["TestSupport"] + hosts.map { .byName(name: $0) },
                path: "Tests/\(folder)Tests", swiftSettings: strict),
        ]
    }
}

/// A chapter: a folder such as `01-Names` under `Chapters`, and its exercises under `Exercises`.
struct Chapter {
    let folder: String
    let uses: [String]
    let exercises: [String]
    /// The exercises in which the learner writes functions that a module already adds to Swift's types as methods. An
    /// answer can call these methods only if it imports the module.
    let closed: [String]
    /// True if the chapter has a folder `Data`, with files that its code reads.
    let hasData: Bool
    /// The pages beside the lesson: `Categories` is the file `Aside-Categories.md`.
    let asides: [String]
    /// The languages into which all the chapter's pages are translated: for `zh-Hans`, there are `Lesson.zh-Hans.md`
    /// and so on.
    let languages: [String]

    init(
        _ folder: String, uses: [String] = [], exercises: [String], closed: [String] = [], hasData: Bool = false,
        asides: [String] = [], languages: [String] = []
    ) {
        self.folder = folder
        self.uses = uses
        self.exercises = exercises
        self.closed = closed
        self.hasData = hasData
        self.asides = asides
        self.languages = languages
    }

    var number: Int { Int(folder.prefix(2))! }
    /// The module's name: `Chapter02Composition` for `02-Composition`.
    var library: String { "Chapter\(folder.split(separator: "-").joined())" }

    /// The files of the lesson, the asides and the exercises' texts in all languages, which are not compiled.
    var pages: [String] {
        let pages = ["Lesson"] + asides.map { "Aside-\($0)" } + exercises.map { "\($0)/Exercise" }
        return pages.flatMap { page in ["\(page).md"] + languages.map { "\(page).\($0).md" } }
    }

    var targets: [Target] {
        let library = Target.Dependency.byName(name: library)
        return [
            .target(
                name: self.library, dependencies: Module.dependencies(["Workbook"] + uses), path: "Chapters/\(folder)",
                exclude: ["Tour"] + pages + exercises.map { "\($0)/Stub.swift" } + (hasData ? ["Data"] : []),
                swiftSettings: strict),
            .executableTarget(
                name: "tour-\(number)", dependencies: [library], path: "Chapters/\(folder)/Tour",
                exclude: ["Transcript.txt"], swiftSettings: learners),
        ]
            + exercises.map { slug in
                // An answer has no access to `package` declarations, so it cannot use the solutions.
                .executableTarget(
                    name: "exercise-\(number)-\(slug)", dependencies: [library], path: "Exercises/\(folder)/\(slug)",
                    packageAccess: false,
                    swiftSettings: learners
                        + (closed.contains(slug) ? [.enableUpcomingFeature("MemberImportVisibility")] : []))
            }
    }
}

let package = Package(
    name: "Currycomb",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: modules.filter(\.ships).map(\.product) + [
        // These products are for courses in separate packages.
        .library(name: "CurrycombWorkshop", targets: ["CurrycombWorkshop"]),
        .executable(name: "workshop-tools", targets: ["workshop-tools"]),
    ],
    targets: parts + modules.flatMap(\.targets) + chapters.flatMap(\.targets) + workshop + board + testing,
    swiftLanguageModes: [.v6]
)

// If a module changes, SwiftPM compiles only the targets again that name it among their dependencies, and those whose
// dependencies become different by it. But a tour also uses what its chapter exports from `CurrycombSignals`, and the
// chapter may stay the same when `CurrycombSignals` changes. So each target names all modules behind its dependencies.
let dependencies = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0.dependencies) })
for target in package.targets {
    var (names, next): (Set<String>, Int) = ([target.name], 0)
    while next < target.dependencies.count {
        if case .byNameItem(let name, _) = target.dependencies[next], names.insert(name).inserted {
            target.dependencies += dependencies[name] ?? []
            next += 1
        } else {
            target.dependencies.remove(at: next)
        }
    }
}
