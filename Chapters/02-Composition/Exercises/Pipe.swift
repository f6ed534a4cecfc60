/// 2.4: the same thing, read from left to right.
public protocol PipeContract: Contract {
    /// Composes two functions in reading order: the left one goes first.
    ///
    /// `pipe(increment, double)(5)` is `12`.
    func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C

    /// Three functions in reading order. Two pipes are enough to make it.
    ///
    /// `pipe(increment, double, text)(5)` is `"12"`.
    func pipe<A, B, C, D>(
        _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
    ) -> (A) -> D

    /// A title as a part of a web address, made of `lowercase`, `words` and `joined` below with one pipe.
    ///
    /// `slug("Functions All The Way")` is `"functions-all-the-way"`.
    func slug(_ title: String) -> String
}

extension PipeContract {
    /// `lowercase("Honey Bee")` is `"honey bee"`.
    public func lowercase(_ text: String) -> String { text.lowercased() }
    /// `words(" honey  bee ")` is `["honey", "bee"]`.
    public func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    /// `joined(["honey", "bee"])` is `"honey-bee"`.
    public func joined(_ words: [String]) -> String { words.joined(separator: "-") }
}

let pipe = Exercise(
    in: folder, 4, "pipe", minutes: 7, words: English.pipe,
    compilerSuspects: [
        CompilerSuspect("typesSwapped", "cannot convert value of type 'A' to expected argument type 'B'"),
        CompilerSuspect("typesSwapped", "cannot convert value of type 'C' to expected argument type 'A'"),
        CompilerSuspect("typesSwapped", "cannot convert value of type 'B' to closure result type 'C'"),
    ])

extension PipeContract {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter02Composition.pipe }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let increment = { $0 + 1 }
        let double = { $0 * 2 }
        let text: (Int) -> String = { String($0) }
        return [
            Check("types", of: "pipe") {
                try $0.expect("pipe(text, count)(1234)", Self().pipe(text, { $0.count })(1234), is: 4)
            },
            Check("order", of: "pipe") {
                try $0.expect(
                    "pipe(increment, double)(5)", Self().pipe(increment, double)(5), is: 12, ifGot: [(11, "compose")])
            },
            Check("three", of: "pipe") {
                let got = Self().pipe(increment, double, text)(5)
                try $0.expect(
                    "pipe(increment, double, text)(5)", got, is: "12",
                    ifGot: [("11", "swappedStages"), ("6", "skipped"), ("10", "skipped")])
            },
            Check("slug", of: "slug") {
                try $0.expect(
                    "slug(\"Functions All The Way\")", Self().slug("Functions All The Way"),
                    is: "functions-all-the-way",
                    ifGot: [
                        ("Functions-All-The-Way", "notLowered"), ("functions all the way", "notJoined"),
                        ("functionsalltheway", "glued"),
                    ])
                try $0.expect(
                    "slug(\"  Wide   open  \")", Self().slug("  Wide   open  "), is: "wide-open",
                    ifGot: [("--wide---open--", "replaced")])
            },
        ]
    }
}
