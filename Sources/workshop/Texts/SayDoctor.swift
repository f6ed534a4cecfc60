extension Say {
    package static func swift(_ version: String) -> String { "Swift \(version)" }
    static func oldSwift(_ version: String) -> String { "Swift \(version) is too old: 6.2 or newer is needed." }
    static func oddSwift(_ output: String) -> String { "`swift --version` printed an unexpected text: \(output)" }
    static let noSwift = "`swift` was not found, or does not run."
    static let getSwift =
        "Get it from https://www.swift.org/install (Linux, WSL: swiftly; macOS: swiftly, or Xcode 26)."
    static let notBuilt = "Nothing has been built yet; the first start takes up to a minute."
    static let noPlan =
        "SwiftPM's build plan is not where it usually is; exercises are built by `swift build`, more slowly."
    static let buildFolder = "The build folder belongs to this clone."
    static let moved = "The clone was moved after it was built, and the build folder still refers to the old folder."
    package static let buildAnew = "Remove the folder .build; the next start builds it again."
    static func notWritable(_ path: String) -> String { "\(path) cannot be written." }
    static func makeWritable(_ path: String) -> String {
        "Make it yours: chmod -R u+w \"\(path)\", or clone into your own folder."
    }
    package static func writable(_ path: String) -> String { "\(path) can be written." }
    static func diskFull(_ megabytes: Int) -> String {
        "Only \(megabytes) MB are free on the disk; building needs about 500."
    }
    package static let makeRoom = "Free some space; `swift package clean` removes what can be built again."
    package static func disk(_ gigabytes: Int) -> String {
        gigabytes < 1 ? "Enough room on the disk." : "\(gigabytes) GB are free on the disk."
    }
    package static let diskUnknown = "The free space on the disk is not known."
    static let noTerminal = "This is not a terminal that reads keys one by one: `workshop` prints the course and exits."
    static func smallTerminal(_ columns: Int, _ rows: Int) -> String {
        "The terminal has \(columns) × \(rows); the course is easier to read with 80 × 24."
    }
    package static func terminal(_ columns: Int, _ rows: Int, colour: Bool) -> String {
        "The terminal has \(columns) × \(rows)\(colour ? "" : ", without color")."
    }
    static func editor(_ name: String) -> String { "[o] opens your files in \(name)." }
    static func editorMissing(_ name: String) -> String { "[o] cannot open your files: \(name) is not installed." }
    static let noEditorHere = "No editor was found for [o]."
    static let setEditor =
        "Name yours: export VISUAL=\"code\" (or nano, vim, …). Saving in any editor works without it."
    static let progressGood = "Your progress is kept in .currycomb/state.json."
    static let progressNone = "No progress is kept yet."
    static let progressBad = "The file with your progress is damaged; the next start rebuilds it from your answers."
    package static func isMissing(_ path: String) -> String { "\(path) is missing." }
    package static func checkout(_ path: String) -> String { "git checkout -- \(path)" }
    static func resetBrings(_ id: String) -> String { "`workshop reset \(id)` brings it back." }
    static func allThere(_ count: Int) -> String {
        count == 1 ? "The one exercise is there." : "All \(count) exercises are there."
    }
}
