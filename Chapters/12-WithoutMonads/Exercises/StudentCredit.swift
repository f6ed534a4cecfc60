/// What a type has to offer to be a student's record.
@MainActor public protocol RecordShape {
    /// Makes an empty record: no name, the number 0, and no filter.
    init()

    /// The name.
    var name: String { get }

    /// The number.
    var number: Int { get }

    /// The record with a name; this one stays as it is.
    ///
    /// `Record().named("Ming").name` is `"Ming"`.
    /// `Record().numbered(345).named("Ming").number` is `345`.
    func named(_ name: String) -> Self

    /// The record with a number; this one stays as it is.
    ///
    /// `Record().numbered(345).number` is `345`.
    /// `Record().named("Ming").numbered(345).name` is `"Ming"`.
    func numbered(_ number: Int) -> Self

    /// The record with a filter that says which credit is enough; this one stays as it is.
    ///
    /// `Record().satisfied { $0 >= 70 }.isSatisfied(by: 70)` is `true`.
    /// It only keeps the filter, and does not call it. Another one replaces it.
    func satisfied(by filter: @escaping (Int) -> Bool) -> Self

    /// Whether a credit is enough for the filter.
    ///
    /// `Record().satisfied { $0 >= 50 }.isSatisfied(by: 60)` is `true`.
    /// `Record().isSatisfied(by: 100)` is `false`: there is no filter.
    func isSatisfied(by credit: Int) -> Bool
}

/// 12.2: a student's record built by a chain, and the rules for the credit.
public protocol StudentCredit: Contract {
    /// Your record.
    associatedtype Record: RecordShape

    /// The colour in which a credit is shown.
    ///
    /// `colour(of: 29)` is `.grey`, `colour(of: 30)` is `.purple`.
    /// `colour(of: 69)` is `.purple`, `colour(of: 70)` is `.red`.
    func colour(of credit: Int) -> Colour

    /// What is said of a credit.
    ///
    /// `status(of: 0, for: student)` is `.notSet`, whatever the filter says.
    /// `status(of: 70, for: student)` is `.pass` where the student's filter is satisfied by 70, else `.fail`.
    func status(of credit: Int, for student: Record) -> Status

    /// Adds points to the credit. It stays between 0 and 100, and is sent only where it changes.
    ///
    /// `add(5, to: credit)` sends `15` where `credit.value` is `10`.
    /// `add(5, to: credit)` sends `100` where it is `98`, and nothing where it is `100`.
    func add(_ points: Int, to credit: PlainSubject<Int>)
}

extension StudentCredit {
    /// What must hold, in the order of the words.
    static var checks: [Check] {
        [
            Check("chain", of: "named") { try checkChain($0) },
            Check("copy", of: "named") { examiner in
                let base = Record().named("Ming")
                try examiner.expect(
                    "Record().named(\"Ming\").named(\"Li\").name", base.named("Li").name, is: "Li",
                    ifGot: [("MingLi", "appended"), ("LiMing", "appended"), ("Ming", "notKept")])
                _ = base.named("Li")
                try examiner.expect(
                    "base.name after base.named(\"Li\")", base.name, is: "Ming", ifGot: [("Li", "changesItself")])
                let ming = Record().satisfied { $0 >= 70 }
                try examiner.expect(
                    "Record().satisfied { $0 >= 70 }.isSatisfied(by: 75)", ming.isSatisfied(by: 75), is: true,
                    ifGot: [(false, "notAsked")])
                _ = ming.satisfied { $0 >= 90 }
                try examiner.expect(
                    "ming.isSatisfied(by: 75) after ming.satisfied { $0 >= 90 }", ming.isSatisfied(by: 75), is: true,
                    ifGot: [(false, "filterChanges")])
            },
            Check("filter", of: "isSatisfied") { try checkFilter($0) },
            Check("colour", of: "colour") { examiner in
                for (credit, expected, suspects) in colours {
                    try examiner.expect(
                        "colour(of: \(credit))", Self().colour(of: credit), is: expected, ifGot: suspects)
                }
            },
            Check("status", of: "status") { try checkStatus($0) },
            Check("add", of: "add") { examiner in
                try examiner.expect(
                    "PlainSubject(0): add(5), add(20)", heard: heard(from: 0, adding: [5, 20]), is: [0, 5, 25],
                    ifGot: [
                        ([0], "nothingSent"), ([0, 5, 20], "pointsSent"), ([0, 5, 10], "alwaysFive"),
                        ([0, 5, 5, 25, 25], "sentTwice"), (Array(0...25), "oneByOne"),
                    ])
            },
            Check("limits", of: "add") { examiner in
                try examiner.expect(
                    "PlainSubject(98): add(5)", heard: heard(from: 98, adding: [5]), is: [98, 100],
                    ifGot: [([98, 103], "over"), ([98], "refused"), ([98, 5], "ownCount")])
                try examiner.expect(
                    "PlainSubject(3): add(-5)", heard: heard(from: 3, adding: [-5]), is: [3, 0],
                    ifGot: [([3, -2], "below"), ([3], "refused")])
            },
            Check("changes", of: "add") { examiner in
                try examiner.expect(
                    "PlainSubject(100): add(5)", heard: heard(from: 100, adding: [5]), is: [100],
                    ifGot: [([100, 100], "sentUnchanged")])
                try examiner.expect(
                    "PlainSubject(100): add(-5)", heard: heard(from: 100, adding: [-5]), is: [100, 95],
                    ifGot: [([100], "stuckAtTop")])
                try examiner.expect(
                    "PlainSubject(0): add(-5)", heard: heard(from: 0, adding: [-5]), is: [0],
                    ifGot: [([0, 0], "sentUnchanged")])
                try examiner.expect(
                    "PlainSubject(50): add(0)", heard: heard(from: 50, adding: [0]), is: [50],
                    ifGot: [([50, 50], "sentUnchanged")])
            },
        ]
    }

    private static var colours: [(Int, Colour, [(Colour, String)])] {
        [
            (0, .grey, notGrey), (29, .grey, notGrey), (30, .purple, [(.grey, "thirtyGrey"), (.red, "swapped")]),
            (69, .purple, []),
            (70, .red, [(.purple, "seventyPurple")]), (100, .red, []),
        ]
    }

    private static var notGrey: [(Colour, String)] { Colour.allCases.map { ($0, "lowNotGrey") } }

    private static func checkChain(_ examiner: Examiner) throws {
        for (name, number) in [("Ming", 345), ("Li", 7)] {
            let call = "Record().named(\"\(name)\")"
            try examiner.expect("\(call).name", Record().named(name).name, is: name, ifGot: [("", "notKept")])
            let turned = Record().numbered(number).named(name)
            let student = Record().named(name).numbered(number)
            try examiner.expect(
                "\(call).numbered(\(number)).number", student.number, is: number, ifGot: [(0, "notKept")])
            try examiner.expect("\(call).numbered(\(number)).name", student.name, is: name, ifGot: [("", "forgets")])
            try examiner.expect(
                "Record().numbered(\(number)).named(\"\(name)\").number", turned.number, is: number,
                ifGot: [(0, "forgets")])
        }
    }

    private static func checkFilter(_ examiner: Examiner) throws {
        var asked: [Int] = []
        let student = Record().named("Ming").satisfied { credit in
            asked.append(credit)
            return credit >= 50
        }
        try examiner.require(
            asked.isEmpty, else: "askedEarly", .note("let student = Record().satisfied(by: filter)"),
            .note("the filter was called with \(Tour.described(asked)) already"))
        let call = "Record().satisfied { $0 >= 50 }.isSatisfied"
        try examiner.expect("\(call)(by: 60)", student.isSatisfied(by: 60), is: true, ifGot: [(false, "ownLimit")])
        try examiner.expect(
            "what the filter was asked", asked, is: [60],
            ifGot: [([60, 60], "askedTwice")] + (asked.count == 1 ? [(asked, "askedOther")] : []))
        try examiner.expect("\(call)(by: 49)", student.isSatisfied(by: 49), is: false, ifGot: [(true, "alwaysEnough")])
        try examiner.expect(
            "Record().isSatisfied(by: 100)", Record().isSatisfied(by: 100), is: false, ifGot: [(true, "noFilter")])
        try examiner.expect(
            "Record().named(\"Ming\").satisfied { … }.name", student.name, is: "Ming", ifGot: [("", "filterForgets")])
        for (first, second, expected) in [(50, 90, false), (90, 50, true)] {
            let both = Record().satisfied { $0 >= first }.satisfied { $0 >= second }
            try examiner.expect(
                "Record().satisfied { $0 >= \(first) }.satisfied { $0 >= \(second) }.isSatisfied(by: 75)",
                both.isSatisfied(by: 75), is: expected, ifGot: [(!expected, "combined")])
        }
        let later = Record().satisfied { $0 >= 50 }.named("Li").numbered(7)
        try examiner.expect(
            "Record().satisfied { $0 >= 50 }.named(\"Li\").numbered(7).isSatisfied(by: 60)", later.isSatisfied(by: 60),
            is: true, ifGot: [(false, "filterLost")])
    }

    private static func checkStatus(_ examiner: Examiner) throws {
        let cases: [(Int, Int, Status, [(Status, String)])] = [
            (70, 5, .fail, [(.notSet, "failNotSet"), (.pass, "inverted")]), (70, 1, .fail, [(.notSet, "failNotSet")]),
            (70, 0, .notSet, [(.fail, "zeroFails"), (.pass, "zeroPasses")]),
            (70, 69, .fail, []), (70, 70, .pass, [(.fail, "seventyFails")]),
            (50, 60, .pass, [(.fail, "filterIgnored")]), (90, 75, .fail, [(.pass, "filterIgnored")]),
            (0, 0, .notSet, [(.pass, "zeroPasses")]),
        ]
        for (limit, credit, expected, suspects) in cases {
            let student = Record().satisfied { $0 >= limit }
            try examiner.expect(
                "status(of: \(credit), for: Record().satisfied { $0 >= \(limit) })",
                Self().status(of: credit, for: student), is: expected, ifGot: suspects)
        }
    }

    private static func heard(from start: Int, adding points: [Int]) -> [Int] {
        let credit = PlainSubject(start)
        var heard: [Int] = []
        credit.subscribe { heard.append($0) }
        for points in points { Self().add(points, to: credit) }
        return heard
    }
}
