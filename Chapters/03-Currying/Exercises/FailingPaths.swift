/// 3.5: a question to a real text, answered by one pipeline.
public protocol FailingPaths: Contract {
    /// Makes a function that keeps what meets a condition.
    ///
    /// `filter(isEven)([1, 2, 3, 4])` is `[2, 4]`.
    /// `filter(isComplete)` is a stage for the pipeline.
    func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A]

    /// Whether a line, cut into words, is an entry: five of them, time, method, path, status and duration.
    ///
    /// `isComplete(["2026-03-14T08:00:01Z", "GET", "/cart", "502", "40ms"])` is `true`.
    /// `isComplete(["2026-03-14T08:00:09Z", "GET", "/c"])` is `false`.
    func isComplete(_ fields: [String]) -> Bool

    /// Whether the server failed: a status from 500 to 599. The status is field 3, counted from 0.
    ///
    /// `hasFailed(["2026-03-14T08:00:01Z", "GET", "/cart", "502", "40ms"])` is `true`.
    /// `hasFailed(["2026-03-14T08:00:06Z", "GET", "/cart", "404", "3ms"])` is `false`.
    func hasFailed(_ fields: [String]) -> Bool

    /// The path of an entry, field 2, without the query that may follow a question mark.
    ///
    /// `path(["2026-03-14T08:00:02Z", "GET", "/api/orders?page=2", "500", "7000ms"])` is `"/api/orders"`.
    /// `path(["2026-03-14T08:00:01Z", "GET", "/cart", "502", "40ms"])` is `"/cart"`.
    func path(_ fields: [String]) -> String

    /// How often each path occurs, in any order.
    ///
    /// `tally(["/cart", "/", "/cart"])` is `[Tally("/cart", 2), Tally("/", 1)]`, or the other way round.
    /// `tally([])` is `[]`.
    func tally(_ paths: [String]) -> [Tally]

    /// Puts the greatest count first; where counts are the same, the path that comes first in the alphabet.
    ///
    /// `mostFirst([Tally("/", 1), Tally("/cart", 2)])` is `[Tally("/cart", 2), Tally("/", 1)]`.
    /// `mostFirst([Tally("/b", 1), Tally("/a", 1)])` is `[Tally("/a", 1), Tally("/b", 1)]`.
    func mostFirst(_ tallies: [Tally]) -> [Tally]

    /// Makes the pipeline that finds the paths on which the server failed most often.
    ///
    /// `failingPaths(1)(piece)` is `[Tally("/api/orders", 3)]`.
    /// `failingPaths(2)(piece)` is `[Tally("/api/orders", 3), Tally("/cart", 2)]`.
    func failingPaths(_ count: Int) -> (String) -> [Tally]
}

/// A path, and how often it occurred.
public struct Tally: Equatable, Sendable, CustomStringConvertible {
    /// The path.
    public var path: String
    /// How often it occurred.
    public var count: Int

    /// Counts a path.
    public init(_ path: String, _ count: Int) {
        self.path = path
        self.count = count
    }

    /// `/cart 2`.
    public var description: String { "\(path) \(count)" }
}

extension FailingPaths {
    /// The lines of a text that are not empty.
    public func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
    /// `split(" ")("GET /cart")` is `["GET", "/cart"]`.
    public func split(_ separator: Character) -> (String) -> [String] {
        { $0.split(separator: separator).map(String.init) }
    }
    /// `map(split(" "))(["GET /", "GET /cart"])` is `[["GET", "/"], ["GET", "/cart"]]`.
    public func map<A, B>(_ transform: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(transform) } }
    /// `prefix(2)([1, 2, 3])` is `[1, 2]`.
    public func prefix<A>(_ count: Int) -> ([A]) -> [A] { { Array($0.prefix(count)) } }
}

let failingPaths = Exercise(
    in: folder, 5, "failing-paths", minutes: 15, words: English.failingPaths,
    compilerSuspects: [
        CompilerSuspect(
            "pathTooEarly",
            "cannot convert value of type '*([String]) -> Bool' to expected argument type '(String) -> Bool'"),
        CompilerSuspect(
            "oneForMany",
            """
            cannot convert value of type '*(String) -> [String]' to expected argument type '([String]) -> *'
            """),
    ])

extension FailingPaths {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter03Currying.failingPaths }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let piece = LogStages(AccessLog.piece)
        return [
            Check("filter", of: "filter") {
                let got = Self().filter({ $0 % 2 == 0 })([1, 2, 3, 4])
                try $0.expect("filter(isEven)([1, 2, 3, 4])", got, is: [2, 4], ifGot: [([1, 3], "dropped")])
            },
            Check("complete", of: "isComplete") {
                try piece.examine($0, Self(), through: .complete)
            },
            Check("failed", of: "hasFailed") {
                try piece.examine($0, Self(), through: .failed)
                let answer = Self()
                for (status, expected) in [("599", true), ("450", false)] {
                    let fields = ["2026-03-14T08:00:12Z", "GET", "/", status, "1ms"]
                    try $0.expect(
                        "hasFailed([\"2026-03-14T08:00:12Z\", \"GET\", \"/\", \"\(status)\", \"1ms\"])",
                        answer.hasFailed(fields), is: expected)
                }
            },
            Check("path", of: "path") {
                try piece.examine($0, Self(), through: .path)
            },
            Check("tally", of: "tally") {
                try piece.examine($0, Self(), through: .tally)
            },
            Check("mostFirst", of: "mostFirst") {
                try piece.examine($0, Self(), through: .mostFirst)
            },
            Check("pipeline", of: "failingPaths") {
                try piece.examine($0, "failingPaths(3)(piece)", Self().failingPaths(3)(AccessLog.piece), count: 3)
                try piece.examine($0, "failingPaths(1)(piece)", Self().failingPaths(1)(AccessLog.piece), count: 1)
                // Among many paths, a tally in no order cannot be right by chance.
                let many = (1...30).flatMap { path in
                    Array(repeating: "2026-03-14T08:00:00Z GET /path/\(path) 500 1ms", count: path)
                }.joined(separator: "\n")
                try LogStages(many).examine(
                    $0, "failingPaths(3)(thirty paths)", Self().failingPaths(3)(many), count: 3)
            },
            Check("log", of: "failingPaths") { examiner in
                let file = "Chapters/\(folder)/Data/access.log"
                guard let log = AccessLog.text else {
                    throw examiner.failure(nil, []) { "\(file) cannot be read" }
                }
                try LogStages(log).examine(
                    examiner, "failingPaths(3)(log)", Self().failingPaths(3)(log), count: 3)
            },
        ]
    }
}
