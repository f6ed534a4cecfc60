/// 4.3: the pipeline of 2.5, over data that may be missing.
public protocol MaybeFirstName: Contract {
    /// Makes a function that returns a record's value for a key, or `nothing` if the record does not have the key.
    ///
    /// `prop("name")(["name": "Jon Snow"])` is `just("Jon Snow")`.
    /// `prop("name")(["nickname": "Jon Snow"])` is `nothing`.
    func prop(_ key: String) -> ([String: String]) -> Maybe<String>

    /// Returns the first element of a list, or `nothing` if the list is empty.
    ///
    /// `head(["Jon", "Snow"])` is `just("Jon")`.
    /// `head([])` is `nothing`.
    func head(_ list: [String]) -> Maybe<String>

    /// Returns `just(true)` if the first name in a record has four letters, `just(false)` if it has more or fewer, and
    /// `nothing` if there is no first name.
    ///
    /// `isFirstNameFourLetter(["name": "Jon Snow"])` is `just(false)`.
    /// `isFirstNameFourLetter(["nickname": "Jon Snow"])` is `nothing`.
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool>

    /// Returns the text for the user: `"four letters"`, `"not four letters"`, or `"no first name"`.
    ///
    /// `report(["name": "Anna Lee"])` is `"four letters"`.
    /// `report([:])` is `"no first name"`.
    func report(_ record: [String: String]) -> String
}

extension MaybeFirstName {
    /// Puts a value into a box.
    public func of<A>(_ value: A) -> Maybe<A> { .just(value) }
    /// `map` of 4.1: turns a function of values into a function of boxes.
    public func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> { Ours.map(f) }
    /// `flatMap` of 4.2: turns a function that returns a box into a function that also takes a box.
    public func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> { Ours.flatMap(f) }
    /// Makes a function that splits a string: `split(" ")("Jon Snow")` is `["Jon", "Snow"]`, and `split(" ")("")` is
    /// `[]`.
    public func split(_ separator: Character) -> (String) -> [String] { Ours.split(separator) }
    /// Returns the number of characters in a string.
    public func strLength(_ text: String) -> Int { text.count }
    /// Returns true if a number is four.
    public func isFourLetter(_ length: Int) -> Bool { length == 4 }

    /// Composes five functions in reading order, as in 2.4.
    public func pipe<A, B, C, D, E, F>(
        _ f1: @escaping (A) -> B, _ f2: @escaping (B) -> C, _ f3: @escaping (C) -> D, _ f4: @escaping (D) -> E,
        _ f5: @escaping (E) -> F
    ) -> (A) -> F {
        { f5(f4(f3(f2(f1($0))))) }
    }
}

extension MaybeFirstName {
    static var checks: [Check<any MaybeFirstName>] {
        [
            Check("prop", of: "prop") {
                let key = Argument("key", .element(of: ["name", "nickname", "Name", "city"]))
                let record = Argument("record", Self.records).andAtLast([String].hardTexts.map { ["name": $0] })
                try $0.agrees(
                    "prop(_)(_)", on: key,
                    Argument(
                        "record",
                        .one(of: [
                            Self.records, .element(of: [["name": "", "nickname": "", "city": "Ulm", "Name": ""]]),
                        ]).map {
                            $0.merging(["city": "Ulm", "Name": "Bo", "nickname": "Jo", "name": "Jon Snow"]) { mine, _ in
                                mine
                            }
                        }),
                    examples: [("name", ["name": "Jon Snow"])], tries: 60
                ) { $0.prop($1)($2) }
                for record in [["nickname": "Jon Snow"], [:], ["Name": "Jon"], ["city": ""]] {
                    $0.running("prop(\"name\")(\(Tour.described(record)))")
                    let got = Self().prop("name")(record)
                    try $0.expect(
                        "prop(\"name\")(\(Tour.described(record)))", got, is: .nothing, ifGot: [(got, "missingFilled")])
                }
                // A key may contain any characters, and the answer must look it up unchanged.
                try $0.agrees(
                    "prop(_)(_)", on: key, record,
                    examples: [
                        ("", ["": "Bo"]), ("", ["name": "Bo"]), ("0", ["0": "Bo", "name": "Jo"]), ("0", ["name": "Bo"]),
                        ("first.name", ["first.name": "Bo"]), (" name ", ["name": "Bo"]), (" name ", [" name ": "Bo"]),
                    ]
                ) { $0.prop($1)($2) }
                try $0.agrees(making: "prop(_)", from: key, calls: record, tries: 60) { answer, _, key in
                    answer.prop(key)
                }
            },
            Check("head", of: "head") {
                let words = Generator<[String]>.array(of: .word, count: 1...4)
                try $0.agrees("head(_)", on: Argument("list", words), examples: [["Jon", "Snow"]], tries: 80) {
                    $0.head($1)
                }
                try $0.agrees(
                    "head(_)",
                    on: Argument("list", Generator<[String]>.array(of: .phrase, count: 1...4))
                        .andAtLast([String].hardTexts.map { [$0, "x"] }), examples: [["", "Snow"], [""]], tries: 40
                ) { $0.head($1) }
                let got = $0.making("head([])", ifItTraps: "emptyStops") { Self().head([]) }
                try $0.expect("head([])", got, is: .nothing, ifGot: [(got, "emptyFilled")])
            },
            Check("good", of: "isFirstNameFourLetter") {
                try $0.agrees(
                    "isFirstNameFourLetter([\"name\": _])", on: Self.names,
                    examples: ["Anna Lee", "Jon Snow", "Annabel Lee", "Bo Long"]
                ) { $0.isFirstNameFourLetter(["name": $1]) }
            },
            Check("missing", of: "isFirstNameFourLetter") {
                let nameless = Self.records.map { $0.filter { $0.key != "name" } }
                try $0.agrees(
                    "isFirstNameFourLetter(_)", on: Argument("record", nameless),
                    examples: [["nickname": "Jon Snow"], [:]], tries: 60
                ) { $0.isFirstNameFourLetter($1) }
            },
            Check("emptyName", of: "isFirstNameFourLetter") {
                try $0.agrees(
                    "isFirstNameFourLetter([\"name\": _])",
                    on: Argument("name", .element(of: ["", " ", "   ", "     "])), examples: ["", "   "],
                    explainedBy: ["wordlessFalse", "spaceFirst"], tries: 8
                ) { $0.isFirstNameFourLetter(["name": $1]) }
                let hard = [String].hardTexts.map { ["name": $0] }
                try $0.agrees("isFirstNameFourLetter(_)", on: Self.record.andAtLast(hard)) {
                    $0.isFirstNameFourLetter($1)
                }
            },
            Check("report", of: "report") {
                try Self.examineNothing($0)
                try $0.agrees(
                    "report(_)", on: Self.record,
                    examples: [
                        ["name": "Anna Lee"], ["name": "Jon Snow"], [:], ["nickname": "Jon Snow"], ["name": ""],
                        ["name": "Mary Ann"],
                    ]
                ) { $0.report($1) }
            },
        ]
    }

    /// Detects an answer that returns "not four letters" for some records without a first name, but not for all.
    private static func examineNothing(_ examiner: Examiner<any MaybeFirstName>) throws {
        let texts = [("Anna Lee", "four letters"), ("Mary Ann", "four letters"), ("Bo Li", "not four letters")]
        let records: [[String: String]] = [[:], ["name": ""], ["nickname": "Jon Snow"], ["name": "  "]]
        func report(_ record: [String: String]) -> String {
            examiner.running("report(\(Tour.described(record)))")
            return Self().report(record)
        }
        let isRightForNames = texts.allSatisfy { report(["name": $0.0]) == $0.1 }
        let reports = records.map { report($0) }
        examiner.finished()
        guard isRightForNames, Set(reports).isSubset(of: ["no first name", "not four letters"]) else { return }
        let keys = [nil, nil, "withoutName", "spacesNamed"]
        guard reports[0] == "no first name", reports[1] == reports[0] || reports[2] != reports[0] else { return }
        for (index, key) in keys.enumerated() {
            guard let key, reports[index] == "not four letters" else { continue }
            try examiner.expect(
                "report(\(Tour.described(records[index])))", reports[index], is: "no first name",
                ifGot: [(reports[index], key)])
        }
    }

    private static var firstNames: Generator<String> {
        .element(of: [
            "Anna", "Jon", "Mary", "Bo", "José", "Annabel", "Jonathan", "Zoë", "Ünal", "a", "abcd", "1234", "abc",
            "Zoe\u{301}y", "日本語字", "ANNA", "D'Ar", "abcde", "Zoe\u{301}", "Rene\u{301}", "Mary-Ann", "Jo-A", "Anna,",
            "a_b.c",
        ])
    }

    private static var filled: Generator<String> {
        let end = Generator<String>.element(of: ["", "", "", " ", "  "])
        let rest = Generator<String>.one(of: [.constant(""), firstNames.map { " " + $0 }, .phrase.map { " " + $0 }])
        return Generator<(String, (String, String))>.pair(end, .pair(firstNames, rest)).map { $0.0 + $0.1.0 + $0.1.1 }
    }

    private static var names: Argument<String> {
        Argument(
            "name", filled, edges: ["Wolfeschlegelsteinhausen"],
            .feature("the first word has four letters") { Ours.firstWord($0)?.count == 4 },
            .feature("the first word has more than four letters") { (Ours.firstWord($0)?.count ?? 0) > 4 },
            .feature("the first word has fewer than four letters") { (Ours.firstWord($0)?.count ?? 9) < 4 },
            .feature("name has one word") { $0.split(separator: " ").count == 1 },
            .feature("name has more than one word") { $0.split(separator: " ").count > 1 })
    }

    private static var records: Generator<[String: String]> {
        let keys = Generator<String>.element(of: ["name", "name", "nickname", "Name", "city"])
        let values = Generator<String>.one(of: [filled, filled, filled, .element(of: ["", " "])])
        return Generator<[(String, String)]>.array(of: .pair(keys, values), count: 0...3).map { entries in
            Dictionary(entries) { _, last in last }
        }
    }

    private static var record: Argument<[String: String]> {
        Argument(
            "record", records,
            edges: [
                [:], ["name": ""], ["name": "  "],
                ["name": "Zoë", "nickname": "Anna", "city": "Ulm", "Name": "Bo"],
            ],
            .feature("there is no name") { $0["name"] == nil },
            .feature("there is a nickname and no name") { $0["name"] == nil && $0["nickname"] != nil },
            .feature("the name has no word") { $0["name"].map { Ours.firstWord($0) == nil } ?? false },
            .feature("the name begins with a space") { $0["name"]?.first == " " },
            .feature("the first name has four letters") { $0["name"].flatMap(Ours.firstWord)?.count == 4 },
            .feature("the first name does not have four letters") {
                $0["name"].flatMap(Ours.firstWord).map { $0.count != 4 } ?? false
            })
    }
}

extension Ours {
    fileprivate static func firstWord(_ name: String) -> String? { split(" ")(name).first }
}
