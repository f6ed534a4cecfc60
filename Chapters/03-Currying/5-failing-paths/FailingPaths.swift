/// 3.5: a question about a long log, answered by one pipeline.
public protocol FailingPaths: Contract {
    /// Makes a function that keeps the elements that meet a condition.
    ///
    /// `filter(isEven)([1, 2, 3, 4])` is `[2, 4]`.
    /// `filter(isComplete)` is a stage for the pipeline.
    func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A]

    /// Returns true if a line, cut into words, is an entry: time, method, path, status and duration.
    ///
    /// `isComplete(["2026-03-14T08:00:01Z", "GET", "/cart", "502", "40ms"])` is `true`.
    /// `isComplete(["2026-03-14T08:00:09Z", "GET", "/c"])` is `false`.
    func isComplete(_ fields: [String]) -> Bool

    /// Returns true if the server failed: the status is from 500 to 599. The status is field 3, counted from 0, and has
    /// three digits.
    ///
    /// `hasFailed(["2026-03-14T08:00:01Z", "GET", "/cart", "502", "40ms"])` is `true`.
    /// `hasFailed(["2026-03-14T08:00:06Z", "GET", "/cart", "404", "3ms"])` is `false`.
    func hasFailed(_ fields: [String]) -> Bool

    /// Returns the path of an entry (field 2), up to the first question mark.
    ///
    /// `path(["2026-03-14T08:00:02Z", "GET", "/api/orders?page=2", "500", "7000ms"])` is `"/api/orders"`.
    /// `path(["2026-03-14T08:00:01Z", "GET", "/cart", "502", "40ms"])` is `"/cart"`.
    /// `path(["2026-03-14T08:00:04Z", "GET", "?page=2", "200", "3ms"])` is `""`: nothing comes before the question
    /// mark.
    func path(_ fields: [String]) -> String

    /// Counts how often each path occurs; the tallies may be in any order.
    ///
    /// `tally(["/cart", "/", "/cart"])` is `[Tally("/cart", 2), Tally("/", 1)]`, or the same in the other order.
    /// `tally([])` is `[]`.
    func tally(_ paths: [String]) -> [Tally]

    /// Sorts tallies: the greatest count first, and equal counts in alphabetical order of their paths.
    ///
    /// `mostFirst([Tally("/", 1), Tally("/cart", 2)])` is `[Tally("/cart", 2), Tally("/", 1)]`.
    /// `mostFirst([Tally("/b", 1), Tally("/a", 1)])` is `[Tally("/a", 1), Tally("/b", 1)]`.
    func mostFirst(_ tallies: [Tally]) -> [Tally]

    /// Makes the pipeline that finds the paths on which the server failed most often, at most `count` of them.
    ///
    /// `failingPaths(1)(piece)` is `[Tally("/api/orders", 3)]`.
    /// `failingPaths(2)(piece)` is `[Tally("/api/orders", 3), Tally("/cart", 2)]`.
    func failingPaths(_ count: Int) -> (String) -> [Tally]
}

/// A path and the number of its occurrences.
public struct Tally: Equatable, Sendable, CustomStringConvertible {
    /// The path.
    public var path: String
    /// The number of occurrences of the path.
    public var count: Int

    /// Makes a tally of a path and its count.
    public init(_ path: String, _ count: Int) {
        self.path = path
        self.count = count
    }

    /// The path and the count, such as `/cart 2`. An empty path is shown as `""`.
    public var description: String { "\(path.isEmpty ? "\"\"" : path) \(count)" }
}

extension FailingPaths {
    /// Returns the lines of a string, without the empty lines.
    public func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
    /// Makes a function that splits a string: `split(" ")("GET /cart")` is `["GET", "/cart"]`. Empty parts are left
    /// out.
    public func split(_ separator: Character) -> (String) -> [String] {
        { $0.split(separator: separator).map(String.init) }
    }
    /// Makes a function that transforms each element.
    ///
    /// `map(split(" "))(["GET /", "GET /cart"])` is `[["GET", "/"], ["GET", "/cart"]]`.
    public func map<A, B>(_ transform: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(transform) } }
    /// Makes a function that keeps the first elements: `prefix(2)([1, 2, 3])` is `[1, 2]`.
    public func prefix<A>(_ count: Int) -> ([A]) -> [A] { { Array($0.prefix(count)) } }
}

private enum Logs {
    /// Paths without capitals, because the exercise does not say how capitals are ordered.
    static let paths = ["/", "/cart", "/login", "/a", "/b", "/api/orders", "/images/500.png", "/500"]
    static let path = Generator<String>.element(of: paths)
    /// Paths with and without capitals, for the checks in which the order of the paths does not matter.
    static let anyPath = Generator<String>.element(of: paths + ["/Cart", "/cart/", "/a/b/", "/cart#top", "/cart&x=1"])
    static let statuses = Generator<String>.element(of: [
        "500", "502", "503", "200", "404", "304", "599", "499", "600", "501", "450", "100", "555", "601", "700", "999",
    ])
    private static let methods = Generator<String>.element(of: ["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD"])
    private static let times = Generator<(String, Int)>.pair(
        .element(of: ["2026-03-14T08:00", "2026-03-14T23:59", "1999-12-31T00:00", "2031-01-01T12:30"]),
        .int(in: 10...59)
    ).map { "\($0):\($1)Z" }
    private static let queries = Generator<String>.element(of: [
        "", "", "?page=2", "?page=3", "?q=500", "?", "?a=1?b", "?next=/login",
    ])
    private static let durations = Generator<String>.element(of: ["3ms", "40ms", "500ms", "5021ms"])

    static let entry = entry(statuses)
    static func entry(
        _ statuses: Generator<String>, _ path: Generator<String> = Logs.path
    ) -> Generator<[String]> {
        Generator<((String, String), ((String, String), (String, String)))>.pair(
            .pair(times, methods), .pair(.pair(path, queries), .pair(statuses, durations))
        ).map { [$0.0, $0.1, $1.0.0 + $1.0.1, $1.1.0, $1.1.1] }
    }

    /// Lines that are not entries: remarks, and lines that are cut off or too long. No remark has five words, because
    /// the exercise does not say how to treat such a remark.
    static let others = Generator<[String]>.one(of: [
        Generator<([String], Int)>.pair(entry, .int(in: 0...4)).map { Array($0.prefix($1)) },
        Generator<([String], [String])>.pair(entry, .array(of: .element(of: ["x", "500", "#"]), count: 1...3))
            .map { $0 + $1 },
        .array(of: .element(of: ["log", "rotated,", "see", "500", "file"]), count: 0...7)
            .map { ["#"] + ($0.count == 4 ? $0 + $0 : $0) },
        .array(of: .element(of: ["log", "500", "file"]), count: 0...7)
            .map { ["#rotated"] + ($0.count == 4 ? $0 + $0 : $0) },
    ])

    static let log = Generator<[[String]]>.array(
        of: .one(of: [entry(.element(of: ["500", "503"])), entry(.element(of: ["500", "502"])), entry, others]),
        count: 0...14
    ).map { Log(text: $0.map { $0.joined(separator: " ") }.joined(separator: "\n")) }

    static let tallies = Generator<[(String, Int)]>.array(
        of: .pair(path, .one(of: [.int(in: 1...3), .int(in: 1...11), .element(of: [100, 1_000_000])])), count: 0...7
    ).map {
        pairs in
        var met: Set<String> = []
        return pairs.filter { met.insert($0.0).inserted }.map { Tally($0, $1) }
    }
}

private struct Log: CustomStringConvertible, Sendable {
    let text: String
    var name: String?

    var description: String { name ?? Tour.described(text) }

    static let piece = Log(text: AccessLog.piece, name: "piece")
}

extension FailingPaths {
    static var checks: [Check<any FailingPaths>] {
        let isEven = Fn<Int, Bool>("isEven") { $0.isMultiple(of: 2) }
        func entry(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
        let inPipeline: Set = [
            "unfiltered", "allOfThem", "unsorted", "prefixFirst", "alwaysThree", "queriesKept", "pathsCut",
            "incompleteKept",
        ]
        return [
            Check("filter", of: "filter") {
                try $0.agrees(
                    "filter(_)(_)",
                    on: Argument("condition", Generator<Fn<Int, Bool>>.function(from: Int.self, to: Bool.self)),
                    Argument("list", .array(of: .int(in: -9...9), count: 0...6), edges: [[]]),
                    examples: [(isEven, [1, 2, 3, 4])], explainedBy: ["dropped", "stops"]
                ) { $0.filter($1.apply)($2) }
                try $0.expect(
                    "filter(isEven)(Array(1...3000)).count", Self().filter(isEven.apply)(Array(1...3_000)).count,
                    is: 1_500)
                try $0.agrees(
                    making: "filter(_)",
                    from: Argument("condition", Generator<Fn<Int, Bool>>.function(from: Int.self, to: Bool.self)),
                    calls: Argument("list", .array(of: .int(in: -9...9), count: 0...4)), explainedBy: ["dropped"],
                    tries: 60
                ) { answer, _, condition in answer.filter(condition.apply) }
            },
            Check("complete", of: "isComplete") {
                try $0.agrees(
                    "isComplete(_)",
                    on: Argument(
                        "fields", .one(of: [Logs.entry, Logs.others]), edges: [[]],
                        .feature("it is a remark") { $0.first?.hasPrefix("#") == true },
                        .feature("the line was cut off") { $0.count < 5 && $0.first?.hasPrefix("#") != true },
                        .feature("the line has more than five words") { $0.count > 5 }),
                    examples: [
                        entry("2026-03-14T08:00:01Z GET /cart 502 40ms"), entry("2026-03-14T08:00:09Z GET /c"),
                        entry("# log rotated, see the file before"),
                    ], explainedBy: ["cutOff", "remarks"]
                ) { $0.isComplete($1) }
            },
            Check("failed", of: "hasFailed") { examiner in
                try examineStatuses(examiner)
                try examiner.agrees(
                    "hasFailed(_)",
                    on: Argument(
                        "fields", Logs.entry, .feature("the status is from 400 to 499") { $0[3].hasPrefix("4") },
                        .feature("the status is 500") { $0[3] == "500" },
                        .feature("the status is 599") { $0[3] == "599" },
                        .feature("the status is 600") { $0[3] == "600" },
                        .feature("the status is above 599") { $0[3] > "599" },
                        .feature("500 is in another field") {
                            ($0[2] + $0[4]).contains("500")
                        }),
                    examples: [
                        entry("2026-03-14T08:00:01Z GET /cart 502 40ms"),
                        entry("2026-03-14T08:00:06Z GET /cart 404 3ms"),
                        entry("2026-03-14T08:00:05Z GET /images/500.png 200 3ms"),
                    ],
                    explainedBy: [
                        "keptTheGood", "inTheText", "clientErrors", "only500", "neverFailed", "durationRead",
                        "noUpperBound", "fiveAnywhere",
                    ]
                ) { $0.hasFailed($1) }
            },
            Check("path", of: "path") {
                try $0.agrees(
                    "path(_)",
                    on: Argument(
                        "fields", Logs.entry(Logs.statuses, Logs.anyPath),
                        edges: ["?page=2", "?q=500", "?next=/login"].map {
                            entry("2026-03-14T08:00:04Z GET \($0) 200 3ms")
                        },
                        .feature("the path has a query") { $0[2].contains("?") }
                    ).andAtLast(
                        // The hard strings without white space, because a path contains no white space.
                        [String].hardTexts.filter { !$0.contains(where: \.isWhitespace) }
                            .map { ["08:00", "GET", "/\($0)?\($0)", "200", "3ms"] }),
                    examples: [
                        entry("2026-03-14T08:00:02Z GET /api/orders?page=2 500 7000ms"),
                        entry("2026-03-14T08:00:01Z GET /cart 502 40ms"),
                        entry("2026-03-14T08:00:05Z GET /Cart#top?page=2 200 3ms"),
                    ],
                    explainedBy: [
                        "query", "queryAlone", "otherField", "beforeNothing", "lastMark", "slashAdded", "cutAtHash",
                        "onlyMarks", "markKept",
                    ]
                ) { $0.path($1) }
            },
            Check("tally", of: "tally") {
                try $0.agrees(
                    "tally(_), by path",
                    on: Argument(
                        "paths", .array(of: .one(of: [Logs.anyPath, Logs.anyPath, .constant("")]), count: 0...8),
                        edges: [[], Array(repeating: "/cart", count: 130), (1...130).map { "/\($0)" }]
                    ).andAtLast([String].hardTexts.map { [$0, "/", $0] }),
                    examples: [["/cart", "/", "/cart"], []],
                    explainedBy: ["repeated", "onceEach", "fromZero", "fromTwo", "inARow", "notAdded", "emptySkipped"]
                ) { answer, paths in answer.tally(paths).sorted { ($0.path, $0.count) < ($1.path, $1.count) } }
            },
            Check("mostFirst", of: "mostFirst") {
                $0.running("mostFirst([/cart 2])")
                _ = Self().mostFirst([Tally("/cart", 2)])
                _ = $0.making("mostFirst([])", ifItTraps: "emptyStops") { Self().mostFirst([]) }
                try $0.agrees(
                    "mostFirst(_)",
                    on: Argument(
                        "tallies", Logs.tallies, edges: [[]],
                        .feature("two counts are the same") { Set($0.map(\.count)).count < $0.count },
                        .feature("a count has two digits") { $0.contains { $0.count > 9 } }),
                    examples: [[Tally("/", 1), Tally("/cart", 2)], [Tally("/b", 1), Tally("/a", 1)]],
                    explainedBy: [
                        "leastFirst", "byPath", "ties", "tiesReversed", "countsAsTexts", "pathsAlways",
                    ]
                ) { $0.mostFirst($1) }
            },
            Check("short", of: "failingPaths") { examiner in
                try examiner.expect("failingPaths(1)(\"\")", Self().failingPaths(1)(""), is: [])
                let line = "2026-03-14T08:00:09Z GET /c"
                let call = "failingPaths(1)(\(Tour.described(line)))"
                let got = examiner.making(call, ifItTraps: "readTooEarly") { Self().failingPaths(1)(line) }
                try examiner.expect(call, got, is: [])
            },
            Check("pipeline", of: "failingPaths") {
                // An answer that returns three paths for a count of 99 may ignore the count, or only limit it to three.
                // A call with a count of 1 distinguishes these two mistakes.
                $0.running("failingPaths(1)(piece)")
                let areThree = Self().failingPaths(1)(AccessLog.piece).count == 3
                $0.finished()
                let inPipeline = areThree ? inPipeline : inPipeline.subtracting(["alwaysThree"])
                let sorts = $0.occurrences(of: ["mostFirst"], outside: "mostFirst").map { $0 > 0 }
                if !areThree {
                    if sorts == true { try Self.examinePrefix($0) }
                    try Self.examineLimit($0)
                }
                // First compare the paths in any order, then their order, and last their number for other counts.
                try $0.agrees(
                    "failingPaths(99)(_), by path", on: Argument("log", Logs.log), examples: [.piece],
                    explainedBy: inPipeline, tries: 80
                ) { answer, log in
                    answer.failingPaths(99)(log.text).sorted { ($0.path, $0.count) < ($1.path, $1.count) }
                }
                // The order of a dictionary's elements is different in each run, so the result of an answer that does
                // not sort them may differ from the result of the wrong answer `unsorted`.
                if sorts == false {
                    let got = Self().failingPaths(99)(AccessLog.piece)
                    let expected = failingPathsReference.init().failingPaths(99)(AccessLog.piece)
                    try $0.expect("failingPaths(99)(piece)", got, is: expected, ifGot: [(got, "unsorted")])
                }
                try $0.agrees(
                    "failingPaths(99)(_)", on: Argument("log", Logs.log), examples: [.piece],
                    explainedBy: inPipeline, tries: 80
                ) { $0.failingPaths(99)($1.text) }
                try Self.examinePrefix($0)
                try $0.agrees(
                    "failingPaths(_)(_)", on: Argument("count", .int(in: 0...4)), Argument("log", Logs.log),
                    examples: [(1, .piece), (2, .piece)], explainedBy: inPipeline, tries: 80
                ) { $0.failingPaths($1)($2.text) }
                try $0.agrees(
                    making: "failingPaths(_)", from: Argument("count", .int(in: 0...3)),
                    calls: Argument("log", Logs.log), explainedBy: [], tries: 30
                ) { answer, _, count in
                    let find = answer.failingPaths(count)
                    return { find($0.text) }
                }
            },
            Check("log", of: "failingPaths") { examiner in
                let file = "Chapters/03-Currying/Data/access.log"
                guard let log = AccessLog.text else {
                    throw examiner.failure(nil, []) { "\(file) cannot be read" }
                }
                let reference = failingPathsReference.init()
                try examiner.expect(
                    "failingPaths(3)(log)", Self().failingPaths(3)(log), is: reference.failingPaths(3)(log))
            },
        ]
    }

    /// Recognizes mistakes by the statuses for which `hasFailed` returns `true`.
    private static func examineStatuses(_ examiner: Examiner<any FailingPaths>) throws {
        func entry(_ status: String) -> [String] { ["2026-03-14T08:00:01Z", "GET", "/cart", status, "3ms"] }
        let (failures, others) = (["500", "501", "502", "555", "599"], ["200", "404", "499", "600"])
        let failed = (failures + others).filter { status in
            examiner.running("hasFailed(\(entry(status)))")
            return Self().hasFailed(entry(status))
        }
        examiner.finished()
        let mistake: (status: String, key: String)? =
            switch failed {
            case ["501", "502", "555", "599"], ["501", "502", "555", "599", "600"]: ("500", "above500")
            case failures + ["404", "499"], failures + ["404", "499", "600"]: ("404", "clientErrors")
            case failures + ["600"]: ("600", "noUpperBound")
            case [], ["500"], failures: nil
            case _ where failed.allSatisfy(failures.contains):
                failures.first { !failed.contains($0) }.map { ($0, "someStatuses") }
            default: nil
            }
        guard let mistake else { return }
        let isDue = failures.contains(mistake.status)
        try examiner.expect(
            "hasFailed(\(entry(mistake.status)))", !isDue, is: isDue, ifGot: [(!isDue, mistake.key)])
    }

    /// Asks for 100 of the 130 failing paths in a log. Throws the failure `limited` if the result begins with the right
    /// paths but ends too early. An empty result and a result with other paths pass here.
    private static func examineLimit(_ examiner: Examiner<any FailingPaths>) throws {
        let log = (1...130).map { "2026-03-14T08:00:00Z GET /path/\($0) 500 1ms" }.joined(separator: "\n")
        let call = "failingPaths(100)(logOf130Paths)"
        examiner.running(call)
        let got = Self().failingPaths(100)(log)
        examiner.finished()
        let due = failingPathsReference.init().failingPaths(100)(log)
        try examiner.require(
            got.isEmpty || got.count >= due.count || got != Array(due.prefix(got.count)), else: "limited",
            .comparison(call: "\(call).count", expected: "100", got: "\(got.count)", differences: []))
    }

    /// Throws the failure `prefixFirst` if the result for a log with thirty paths has three paths that are in the right
    /// order, but not next to each other in the full list.
    private static func examinePrefix(_ examiner: Examiner<any FailingPaths>) throws {
        // The first paths of the log are neither the most frequent nor the least.
        let log = (1...30).map { $0 * 7 % 31 }.flatMap { path in
            Array(repeating: "2026-03-14T08:00:00Z GET /path/\(path) 500 1ms", count: path)
        }.joined(separator: "\n")
        let ranks = (1...30).reversed().map { Tally("/path/\($0)", $0) }
        examiner.running("failingPaths(3)(thirty paths)")
        let got = Self().failingPaths(3)(log)
        examiner.finished()
        let places = got.compactMap(ranks.firstIndex)
        guard places.count == 3, got.count == 3, places == places.sorted(), places[2] > places[0] + 2 else { return }
        throw examiner.failure(
            "prefixFirst",
            [
                .comparison(
                    call: "failingPaths(3)(thirty paths)", expected: Tour.described(Array(ranks.prefix(3))),
                    got: Tour.described(got), differences: [])
            ]
        ) { "prefixFirst" }
    }
}
