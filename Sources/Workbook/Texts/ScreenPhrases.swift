/// The words around the evidence in a verdict, and the words of tours.
extension Phrases {
    static func hold(_ held: Int, of all: Int) -> String {
        "\(held) of \(all) \(all == 1 ? "check passes" : "checks pass")"
    }
    static func place(_ file: String, line: Int, column: Int? = nil) -> String {
        column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
    }
    static let expected = "expected"
    static let got = "got"
    static func shouldBe(_ value: String) -> String { "← expected \(value)" }
    static let notReached = "(not reached)"
    static func smallest(of tries: Int, seed: UInt64) -> String {
        tries == 1 ? "the only try (seed \(seed)):" : "smallest of \(tries) tries (seed \(seed)):"
    }
    static func sides(_ left: String, _ right: String) -> String { "left \(left), right \(right)" }
    static let differAt = "they differ at:"
    static func differencesMore(_ count: Int) -> String {
        "and at \(number(count)) more \(count == 1 ? "place" : "places")"
    }
    static let differencesManyMore = "and at other places"
    static let printed = "printed in all calls of this check:"
    static let othersWait = "The other checks wait for it."
    /// Returns the words for the checks that pass. `count` is at least 2.
    static func checksPass(_ count: Int) -> String { "\(number(count)) checks pass" }
    static func checksMore(_ count: Int) -> String {
        "\(number(count)) more \(count == 1 ? "check" : "checks"), shown when this one passes"
    }
    static let doesNotCompile = "does not compile"
    static let warning = "A warning of the compiler may show the cause:"
    static func errorsMore(_ count: Int) -> String { "\(number(count)) more \(count == 1 ? "error" : "errors")" }
    static let notJudged = "could not be judged"
    static let yours = "yours"
    static let ours = "ours"
    static let now = "now"
    static let then = "last time"
    static let theSameAsBefore = "You wrote the same last time."
    static func linesMore(_ count: Int) -> String { "… and \(number(count)) more \(count == 1 ? "line" : "lines")" }
    static let theSame = "Your answer and ours are the same."
    static func sameIn(_ names: [String]) -> String { "the same: \(names.joined(separator: ", "))" }
    static func inTheToolkit(_ path: String) -> String { "In the toolkit: \(path)" }
    static func progress(_ done: Int, of all: Int) -> String { "\(done) of \(all) done" }
    static func fixed(_ what: [String]) -> String { "fixed since last time: \(some(what))" }
    static func broken(_ what: [String]) -> String { "passed last time, but not now: \(some(what))" }
    /// Joins the names. If there are more than three, only two are listed, with the number of the others, so that the
    /// result of the checks below stays visible.
    private static func some(_ what: [String]) -> String {
        guard what.count > 3 else { return what.joined(separator: "; ") }
        return what.prefix(2).joined(separator: "; ") + "; and \(number(what.count - 2)) more"
    }
    static let nextPart = "(any key for the next part)"
    static let yourGuess = "(your guess, or enter)"
    static let goodGuess = "Yes!"
    static let compilesNow = "it compiles"

    static func number(_ count: Int) -> String {
        let words = [
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        ]
        return words.indices.contains(count) ? words[count] : "\(count)"
    }
}
