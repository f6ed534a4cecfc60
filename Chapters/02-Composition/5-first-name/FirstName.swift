/// 2.5: a question answered by a pipeline of small functions.
public protocol FirstName: Contract {
    /// Makes a function that looks up the key in a record and returns its value unchanged, or `""` if the record does
    /// not have the key.
    ///
    /// `prop("name")(["name": "Jon Snow"])` is `"Jon Snow"`.
    func prop(_ key: String) -> ([String: String]) -> String

    /// Makes a function that splits a string at each separator.
    ///
    /// `split(" ")("Jon Snow")` is `["Jon", "Snow"]`.
    func split(_ separator: Character) -> (String) -> [String]

    /// Returns the first element of a list, or `""` if the list is empty.
    ///
    /// `head(["Jon", "Snow"])` is `"Jon"`.
    func head(_ list: [String]) -> String

    /// Returns the number of characters in a string.
    ///
    /// `strLength("Jon")` is `3`.
    func strLength(_ text: String) -> Int

    /// Returns true if a number is four.
    ///
    /// `isFourLetter(3)` is `false`.
    func isFourLetter(_ length: Int) -> Bool

    /// Returns true if the first name in a record has four letters. The first name is the part of the value of `"name"`
    /// before the first space. The stages of the pipeline are the five functions above: use each of them.
    ///
    /// `isFirstNameFourLetter(["name": "Jon Snow"])` is `false`.
    /// `isFirstNameFourLetter(["name": "Anna Lee"])` is `true`.
    func isFirstNameFourLetter(_ record: [String: String]) -> Bool
}

extension FirstName {
    /// Composes five functions, as four calls of the `compose` of 2.1 would. The last function runs first.
    public func compose<A, B, C, D, E, F>(
        _ f5: @escaping (E) -> F, _ f4: @escaping (D) -> E, _ f3: @escaping (C) -> D, _ f2: @escaping (B) -> C,
        _ f1: @escaping (A) -> B
    ) -> (A) -> F {
        { f5(f4(f3(f2(f1($0))))) }
    }
}

/// Records and strings for the checks. No string for `split` begins or ends with the separator, or has two separators
/// in a row, because the exercise does not say how to split such a string.
private enum Records {
    static let names = Generator<String>.element(of: [
        "Anna", "Jon", "Lee", "Ming", "Ünal", "Bo", "Ada", "Robert", "Snow", "Çelik", "Zoë", "日本", "D'Arc", "x",
        "Zoe\u{301}y", "ANNA", "A-B.",
    ])
    static let parts = Generator<String>.one(of: [names, names, names, .element(of: [" Jon", "Ada ", "\tx"])])

    static func texts(separatedBy separator: String, of parts: Generator<String> = names) -> Generator<String> {
        Generator<[String]>.array(of: parts, count: 1...4).map { $0.joined(separator: separator) }
    }

    static let keys = Generator<String>.element(of: ["name", "home", "rank", "Name"])
    static let records = Generator<[String: String]>.dictionary(
        of: keys, .one(of: [texts(separatedBy: " "), texts(separatedBy: " "), .constant("")]))
    static let any = Generator<[String: String]>.dictionary(
        of: keys, .one(of: [texts(separatedBy: " "), texts(separatedBy: "  "), padded, .constant("")]))
    private static let padded = Generator<(String, String)>.pair(names, .element(of: [" ", "\t", "\n"])).map {
        $1 + $0 + $1
    }
    static let named = Generator<([String: String], String)>.pair(records, texts(separatedBy: " ")).map {
        $0.merging(["name": $1]) { _, name in name }
    }

    static let cuts = Generator<String>.element(of: ["-", " ", ",", "/"]).flatMap { separator in
        let texts = Generator<String>.one(of: [
            texts(separatedBy: separator, of: separator == " " ? names : parts), mixed(separator),
        ])
        return Generator<(String, String)>.pair(.constant(separator), texts)
    }

    private static func mixed(_ separator: String) -> Generator<String> {
        Generator<[String]>.array(of: .one(of: [texts(separatedBy: ";"), texts(separatedBy: ".")]), count: 1...3)
            .map { $0.joined(separator: separator) }
    }
}

private struct Cut: CustomStringConvertible, Sendable {
    let separator: Character
    let text: String

    var description: String { "split(\(Tour.described(String(separator))))(\(Tour.described(text)))" }

    static let generator = Records.cuts.map { Cut(separator: Character($0), text: $1) }
}

extension FirstName {
    static var checks: [Check<any FirstName>] {
        let record = Argument(
            "record", Records.named, .feature("the name is a single word") { $0["name"]?.contains(" ") == false },
            .feature("another name has four letters") { record in
                let names: [Substring] = (record["name"] ?? "").split(separator: " ")
                return names.dropFirst().contains { $0.count == 4 }
            })
        return [
            Check("prop", of: "prop") {
                $0.running("prop(\"name\")([\"name\": \"Jon\"])")
                _ = Self().prop("name")(["name": "Jon"])
                _ = $0.making("prop(\"name\")([:])", ifItTraps: "missingStops") { Self().prop("name")([:]) }
                let keys: Set = ["keyItself", "oneKey"]
                $0.running("prop(\"name\")([\"name\": \" Jon\"])")
                let padded = Self().prop("name")(["name": " Jon"])
                let isRightForOthers = Self().prop("name")(["name": "Jon Snow"]) == "Jon Snow"
                $0.finished()
                if padded == "Jon", isRightForOthers {
                    try $0.expect(
                        "prop(\"name\")([\"name\": \" Jon\"])", padded, is: " Jon", ifGot: [("Jon", "trimmed")])
                }
                try $0.agrees(
                    "prop(_)(_)", on: Argument("key", Records.keys),
                    Argument("record", Records.any, edges: [["name": " Jon"], ["name": "Jon   Snow "]])
                        .andAtLast([String].hardTexts.map { ["name": $0] }),
                    examples: [
                        ("name", ["name": "Jon Snow"]), ("home", ["name": "Jon Snow", "home": "Castle Black"]),
                        ("name", [:]),
                    ], explainedBy: keys
                ) { $0.prop($1)($2) }
                try $0.agrees(
                    making: "prop(_)", from: Argument("key", Records.keys), calls: Argument("record", Records.records),
                    explainedBy: keys
                ) { answer, _, key in answer.prop(key) }
            },
            Check("split", of: "split") {
                try $0.agrees(
                    "_", on: Argument("the cut", Cut.generator),
                    examples: [
                        Cut(separator: " ", text: "Jon Snow"), Cut(separator: "-", text: "Anna-Lee Moss"),
                        Cut(separator: "/", text: "a/b/c"),
                        Cut(separator: "/", text: (1...25).map { "x\($0)" }.joined(separator: "/")),
                    ]
                ) { $0.split($1.separator)($1.text) }
                try $0.agrees(
                    making: "split(_)", from: Argument("separator", .element(of: Array(" -,"))),
                    calls: Argument("text", .one(of: [" ", "-", ","].map { Records.texts(separatedBy: $0) }))
                ) { answer, _, separator in answer.split(separator) }
            },
            Check("head", of: "head") {
                _ = $0.making("head([])", ifItTraps: "emptyStops") { Self().head([]) }
                try $0.agrees(
                    "head(_)",
                    on: Argument(
                        "list", .array(of: .one(of: [Records.parts, Records.parts, .constant("")]), count: 0...5),
                        edges: [[], ["", "x"], [" Jon", "x"], ["Anna", ""]],
                        .feature("the first element is an empty text") { $0.first == "" }
                    ).andAtLast([String].hardTexts.map { [$0, "x"] }),
                    examples: [["Jon", "Snow"], []], explainedBy: ["last"]
                ) { $0.head($1) }
            },
            Check("length", of: "strLength") {
                try $0.agrees(
                    "strLength(_)",
                    on: Argument(
                        "text", .one(of: [Records.names, .phrase]),
                        edges: ["", "🐝", "🇩🇪", "e\u{301}", " ", " Jon ", "a\nb", String(repeating: "a", count: 130)]
                    ).andAtLast(.hardTexts),
                    examples: ["Jon"]
                ) { $0.strLength($1) }
            },
            Check("isFour", of: "isFourLetter") {
                try $0.agrees(
                    "isFourLetter(_)",
                    on: Argument("length", .int(in: 0...9), edges: [4, 5, 3, -4, 14, 40, 400])
                        .andAtLast(.hardNumbers()),
                    examples: [4, 3]
                ) { $0.isFourLetter($1) }
            },
            Check("name", of: "isFirstNameFourLetter") { examiner in
                try examiner.agrees(
                    "isFirstNameFourLetter(_)", on: record,
                    examples: [["name": "Anna Lee"], ["name": "Jon Snow"], ["name": "Robert"]],
                    explainedBy: ["wholeName", "lastWord", "otherKey"]
                ) { $0.isFirstNameFourLetter($1) }
                let unused = ["prop", "split", "head", "strLength", "isFourLetter"]
                    .filter { !examiner.uses(function: $0) }
                try examiner.require(
                    unused.isEmpty, else: "unusedStep",
                    .note("not used in this file: " + unused.joined(separator: ", ")))
            },
            Check("missing", of: "isFirstNameFourLetter") {
                try $0.agrees(
                    "isFirstNameFourLetter(_)", on: Argument("record", Records.records),
                    examples: [[:], ["home": "Anna"]], explainedBy: []
                ) { $0.isFirstNameFourLetter($1) }
            },
        ]
    }
}
