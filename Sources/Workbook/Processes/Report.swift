/// What a check's process tells its parent before it ends.
enum Outcome {
    case passed
    case failed(CheckFailure)
    case todo(String, line: Int)
    case threw(String)
}

/// The one report that a check's process makes.
enum Report {
    static func end(_ outcome: Outcome) -> Never { fatalError() }
}
