extension Say {
    static let oneForm = "Use only one of --json, --markdown and --problems; --junit FILE can be added to each."
    package static let doneHead = "done"
    package static let untouched = "not begun"
    static let didNotRun = "it did not run"
    package static func line(_ number: Int) -> String { "line \(number)" }
}
