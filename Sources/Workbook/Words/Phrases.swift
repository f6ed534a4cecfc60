/// The words that every verdict shares: the one place to translate beside the exercises' own words.
enum Phrases {
    static let nothing = "nothing"
    static func threw(_ error: String) -> String { "throws \(error)" }
    static func comparison(call: String, expected: String, got: String) -> String {
        "\(call): expected \(expected), got \(got)."
    }
    static func notDone(_ what: String) -> String { "not done yet: \(what)" }
    static func threwUnasked(_ error: String) -> String { "your code threw \(error), and nobody asked for an error here." }
    static func trapped(_ reason: String) -> String { "your code stopped here: \(reason)" }
    static func timedOut(after seconds: Int) -> String {
        "stopped after \(seconds) s. Is something going round for ever, or waiting for what never comes?"
    }
    static func flooded(_ limit: String) -> String { "printed over \(limit), so it was stopped. Its first lines are kept." }
    static func exited(_ code: Int) -> String { "your code ended the whole program here, with exit code \(code)." }
    static func killed(_ signal: String) -> String { "the program was ended from outside, by \(signal)." }
}
