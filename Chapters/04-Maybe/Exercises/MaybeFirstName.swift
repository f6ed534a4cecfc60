/// 4.3: the pipeline of 2.5, over data that may be missing.
public protocol MaybeFirstName: Contract {
    /// Makes a function that looks up a key; nothing where the record does not have it.
    ///
    /// `prop("name")(["name": "Jon Snow"])` is `just("Jon Snow")`.
    /// `prop("name")(["nickname": "Jon Snow"])` is `nothing`.
    func prop(_ key: String) -> ([String: String]) -> Maybe<String>

    /// The first of a list; nothing where the list is empty.
    ///
    /// `head(["Jon", "Snow"])` is `just("Jon")`.
    /// `head([])` is `nothing`.
    func head(_ list: [String]) -> Maybe<String>

    /// Whether the first name in a record has four letters; nothing where there is no first name.
    ///
    /// `isFirstNameFourLetter(["name": "Jon Snow"])` is `just(false)`.
    /// `isFirstNameFourLetter(["nickname": "Jon Snow"])` is `nothing`.
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool>

    /// What to tell a person: `"four letters"`, `"not four letters"`, or `"no first name"`.
    ///
    /// `report(["name": "Anna Lee"])` is `"four letters"`.
    /// `report([:])` is `"no first name"`.
    func report(_ record: [String: String]) -> String
}

extension MaybeFirstName {
    /// Puts a value into a box.
    public func of<A>(_ value: A) -> Maybe<A> { .just(value) }
    /// `map` of 4.1: a function of values as one of boxes.
    public func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> { Article.map(f) }
    /// `flatMap` of 4.2: a function that gives a box as one of boxes.
    public func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> { Article.flatMap(f) }
    /// `split(" ")("Jon Snow")` is `["Jon", "Snow"]`, and `split(" ")("")` is `[]`.
    public func split(_ separator: Character) -> (String) -> [String] { Article.split(separator) }
    /// How many characters a text has.
    public func strLength(_ text: String) -> Int { text.count }
    /// Whether a number is four.
    public func isFourLetter(_ length: Int) -> Bool { length == 4 }

    /// Five functions as one, the left one first: `pipe` of 2.4.
    public func pipe<A, B, C, D, E, F>(
        _ f1: @escaping (A) -> B, _ f2: @escaping (B) -> C, _ f3: @escaping (C) -> D, _ f4: @escaping (D) -> E,
        _ f5: @escaping (E) -> F
    ) -> (A) -> F {
        { f5(f4(f3(f2(f1($0))))) }
    }
}

let maybeFirstName = Exercise(
    in: folder, 3, "maybe-first-name", minutes: 12, words: English.maybeFirstName,
    compilerSuspects: [
        CompilerSuspect(
            "unmapped",
            """
            cannot convert value of type '*(String) -> [String]' to expected argument type '*'
            """),
        CompilerSuspect("unmapped", "cannot convert return expression of type 'Bool' to return type 'Maybe<Bool>'"),
        CompilerSuspect(
            "mapForFlatMap",
            "cannot convert value of type '*(String) -> Int' to expected argument type '(Maybe<String>) -> Int'"),
        CompilerSuspect("mapForFlatMap", "cannot convert *Maybe<Maybe<*"),
    ])

extension MaybeFirstName {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter04Maybe.maybeFirstName }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let jon = ["name": "Jon Snow"]
        return [
            Check("prop", of: "prop") {
                try $0.expect(
                    "prop(\"name\")(jon)", Self().prop("name")(jon), is: .just("Jon Snow"),
                    ifGot: [(.just("name"), "keyItself"), (.nothing, "propLost")])
                try $0.expect(
                    "prop(\"nickname\")([\"name\": \"Jon Snow\", \"nickname\": \"Jo\"])",
                    Self().prop("nickname")(["name": "Jon Snow", "nickname": "Jo"]), is: .just("Jo"),
                    ifGot: [(.just("Jon Snow"), "keyIgnored")])
            },
            Check("head", of: "head") {
                try $0.expect(
                    "head([\"Jon\", \"Snow\"])", Self().head(["Jon", "Snow"]), is: .just("Jon"),
                    ifGot: [(.just("Snow"), "last")])
            },
            Check("good", of: "isFirstNameFourLetter") {
                // A short last word first: who says yes to all names is not told of last words.
                try Self.examine($0, ["name": "Bo Li"], .just(false))
                try Self.examine($0, ["name": "Bo Long"], .just(false), ifYes: "lastWord")
                try Self.examine($0, ["name": "Annabel Lee"], .just(false), ifYes: "atLeast")
                try Self.examine($0, ["name": "Anna Lee"], .just(true))
                try Self.examine($0, jon, .just(false))
            },
            Check("missing", of: "isFirstNameFourLetter") {
                try Self.examine($0, ["nickname": "Jon Snow"], .nothing, "missingFilled")
            },
            Check("emptyName", of: "isFirstNameFourLetter") {
                try Self.examine($0, ["name": ""], .nothing, "emptyFilled")
                try Self.examine($0, ["name": "   "], .nothing, "emptyFilled")
            },
            Check("report", of: "report") {
                try $0.expect(
                    "report([\"name\": \"Anna Lee\"])", Self().report(["name": "Anna Lee"]), is: "four letters",
                    ifGot: [("not four letters", "exchanged")])
                try $0.expect(
                    "report(jon)", Self().report(jon), is: "not four letters",
                    ifGot: [("no first name", "falseForNothing")])
                try $0.expect(
                    "report([:])", Self().report([:]), is: "no first name", ifGot: [("not four letters", "hidden")])
                try $0.expect(
                    "report([\"nickname\": \"Jon Snow\"])", Self().report(["nickname": "Jon Snow"]),
                    is: "no first name",
                    ifGot: [("not four letters", "hidden")])
                try $0.expect(
                    "report([\"name\": \"\"])", Self().report(["name": ""]), is: "no first name",
                    ifGot: [("not four letters", "emptyNamed")])
                try $0.expect(
                    "report([\"name\": \"Mary Ann\"])", Self().report(["name": "Mary Ann"]), is: "four letters",
                    ifGot: [("no first name", "reportHard"), ("not four letters", "reportHard")])
            },
        ]
    }

    /// Runs the whole pipeline, and each of its stages, so that a verdict can show where it went wrong.
    private static func examine(
        _ examiner: Examiner, _ record: [String: String], _ expected: Maybe<Bool>, _ filled: String? = nil,
        ifYes yes: String? = nil
    ) throws {
        let answer = Self()
        let call = "isFirstNameFourLetter(\(Tour.described(record)))"
        let name = answer.prop("name")(record)
        let words = Article.map(Article.split(" "))(name)
        let first = Article.flatMap(answer.head)(words)
        let got = [name, first].map { Tour.described($0) }
        let right = Article.stages(record)
        // Only the two stages that the answer writes can go wrong here; the others are shown as they come out.
        let length = Article.map(Article.strLength)(first)
        let values = [
            right[0].value, got[0], Tour.described(words), got[1], Tour.described(length),
            Tour.described(Article.map(Article.isFourLetter)(length)),
        ]
        let stages = zip(right, values).map { Finding.Stage($0.name, expected: $0.value, got: $1) }
        try examiner.expect(
            call, stages: stages,
            ifFirstWrong: [(right[1].name, filled), (right[3].name, filled)].compactMap { stage, key in
                key.map { (stage, $0) }
            })
        try examiner.expect(
            call, answer.isFirstNameFourLetter(record), is: expected,
            ifGot: expected == .nothing
                ? [(.just(false), "pipelineFilled")]
                : record["name"]?.count == 8 && expected == .just(true)
                    ? [(.just(false), "wholeName")] : yes.map { [(.just(true), $0)] } ?? [])
    }
}
