extension Say {
    static let oneForm = "Only one of --json, --markdown and --problems at a time; --junit FILE goes with each."
    package static let doneHead = "done"
    package static let untouched = "not begun"
    static let didNotRun = "it did not run"
    package static func line(_ number: Int) -> String { "line \(number)" }
}
