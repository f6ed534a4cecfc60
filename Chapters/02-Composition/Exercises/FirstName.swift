/// 2.5: a question answered by a pipeline of small functions.
public protocol FirstName: Contract {
    /// Makes a function that looks up a key; a record without the key gives `""`.
    ///
    /// `prop("name")(["name": "Jon Snow"])` is `"Jon Snow"`.
    func prop(_ key: String) -> ([String: String]) -> String

    /// Makes a function that splits a text.
    ///
    /// `split(" ")("Jon Snow")` is `["Jon", "Snow"]`.
    func split(_ separator: Character) -> (String) -> [String]

    /// The first of a list; `""` of an empty one.
    ///
    /// `head(["Jon", "Snow"])` is `"Jon"`.
    func head(_ list: [String]) -> String

    /// How many characters a text has.
    ///
    /// `strLength("Jon")` is `3`.
    func strLength(_ text: String) -> Int

    /// Whether a number is four.
    ///
    /// `isFourLetter(3)` is `false`.
    func isFourLetter(_ length: Int) -> Bool

    /// Whether the first name in a record has four letters, composed of the five above.
    ///
    /// `isFirstNameFourLetter(["name": "Jon Snow"])` is `false`.
    /// `isFirstNameFourLetter(["name": "Anna Lee"])` is `true`.
    func isFirstNameFourLetter(_ record: [String: String]) -> Bool
}

extension FirstName {
    /// Composes five functions, the last one first: 2.1 four times over.
    public func compose<A, B, C, D, E, F>(
        _ f5: @escaping (E) -> F, _ f4: @escaping (D) -> E, _ f3: @escaping (C) -> D, _ f2: @escaping (B) -> C,
        _ f1: @escaping (A) -> B
    ) -> (A) -> F {
        { f5(f4(f3(f2(f1($0))))) }
    }
}

let firstName = Exercise(
    in: folder, 5, "first-name", minutes: 12, words: English.firstName,
    compilerSuspects: [
        CompilerSuspect("substrings", "cannot convert * of type '[String.SubSequence]' to * type '[String]'"),
        CompilerSuspect("substrings", "cannot convert * of type '[Substring]' to * type '[String]'"),
        CompilerSuspect(
            "settingsMissing", "cannot convert value of type '*(Character) -> (String) -> [String]' to expected *"),
    ])

extension FirstName {
    /// Which exercise it is.
    public static var exercise: Exercise { firstName }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("prop", of: "prop") {
                try $0.expect(
                    """
                    prop(\"name\")([\"name\": \"Jon Snow\"])
                    """, Self().prop("name")(["name": "Jon Snow"]), is: "Jon Snow",
                    ifGot: [("name", "keyItself")])
                try $0.expect(
                    """
                    prop(\"home\")([\"name\": \"Jon Snow\", \"home\": \"Castle Black\"])
                    """, Self().prop("home")(["name": "Jon Snow", "home": "Castle Black"]), is: "Castle Black",
                    ifGot: [("Jon Snow", "oneKey")])
            },
            Check("split", of: "split") {
                try $0.expect(
                    "split(\"-\")(\"Anna-Lee Moss\")", Self().split("-")("Anna-Lee Moss"), is: ["Anna", "Lee Moss"],
                    ifGot: [
                        (["Anna-Lee", "Moss"], "oneSeparator"), ("Anna-Lee Moss".map { String($0) }, "characters"),
                    ])
            },
            Check("four", of: "isFirstNameFourLetter") { try Self.examine($0, "Anna Lee") },
            Check("three", of: "isFirstNameFourLetter") { try Self.examine($0, "Jon Snow") },
            Check("longer", of: "isFirstNameFourLetter") { try Self.examine($0, "Robert") },
            Check("missing", of: "isFirstNameFourLetter") {
                try $0.expect("prop(\"name\")([:])", Self().prop("name")([:]), is: "")
                try $0.expect("head([])", Self().head([]), is: "")
                try $0.expect("isFirstNameFourLetter([:])", Self().isFirstNameFourLetter([:]), is: false)
            },
        ]
    }

    /// Runs the whole pipeline and each of its stages, so that a verdict can show where it went wrong.
    private static func examine(_ examiner: Examiner, _ name: String) throws {
        let answer = Self()
        let call = "isFirstNameFourLetter([\"name\": \"\(name)\"])"
        let first = String(name.prefix { $0 != " " })
        let wanted: [(name: String, value: String)] = [
            ("prop(\"name\")", Tour.described(name)),
            ("split(\" \")", Tour.described(name.split(separator: " ").map(String.init))),
            ("head", Tour.described(first)), ("strLength", "\(first.count)"), ("isFourLetter", "\(first.count == 4)"),
        ]
        let value = answer.prop("name")(["name": name])
        let parts = answer.split(" ")(value)
        let head = answer.head(parts)
        let length = answer.strLength(head)
        let isFour = answer.isFourLetter(length)
        let got = [
            Tour.described(value), Tour.described(parts), Tour.described(head), "\(length)", "\(isFour)",
        ]
        let stages = zip(wanted, got).map { Finding.Stage($0.name, expected: $0.value, got: $1) }
        try examiner.expect(
            call, stages: stages,
            ifFirstWrong: [
                ("split(\" \")", parts == name.map { String($0) } ? "characters" : nil),
                ("head", head == parts.last ? "last" : nil),
                ("isFourLetter", isFour && length < 4 ? "atMost" : isFour && length > 4 ? "atLeast" : nil),
            ].compactMap { stage, key in key.map { (stage, $0) } })
        try examiner.expect(
            call, answer.isFirstNameFourLetter(["name": name]), is: first.count == 4,
            ifGot: [(name.count == 4, "wholeName")])
    }
}
