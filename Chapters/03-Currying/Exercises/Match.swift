/// 3.4: a pattern now, a text later.
public protocol Match: Contract {
    /// Makes a function that finds every part of a text that a pattern fits, in order.
    ///
    /// `match(/\s+/)("hello world")` is `[" "]`.
    /// `match(/[0-9]+/)("3 and 14")` is `["3", "14"]`.
    func match(_ pattern: Regex<Substring>) -> (String) -> [String]

    /// Whether a text has white space in it: a blank, a tab, a new line. Made of `match`.
    ///
    /// `hasSpaces("hello world")` is `true`.
    /// `hasSpaces("hello")` is `false`.
    var hasSpaces: (String) -> Bool { get }

    /// How many of a, e, i, o, u a text has. Made of `match`.
    ///
    /// `vowels("honeycomb")` is `3`.
    /// `vowels("rhythm")` is `0`.
    var vowels: (String) -> Int { get }

    /// Makes a function that waits for a substitute, then for a text, and puts it wherever the pattern fits.
    ///
    /// `replace(/\s+/)("-")("wide   open")` is `"wide-open"`.
    /// `replace(/o/)("0")("foo")` is `"f00"`.
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String
}

let match = Exercise(
    in: folder, 4, "match", minutes: 10, words: English.match,
    compilerSuspects: [
        CompilerSuspect("matchItself", "cannot convert value of type '[Regex<*' to * type '[String]'"),
        CompilerSuspect("substring", "cannot convert value of type 'Substring' to * type 'String'"),
        CompilerSuspect("substring", "key path value type 'Substring' cannot be converted to contextual type 'String'"),
    ])

extension Match {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter03Currying.match }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("one", of: "match") {
                try $0.expect("match(/wax/)(\"wax\")", Self().match(/wax/)("wax"), is: ["wax"])
            },
            Check("space", of: "match") {
                try $0.expect(
                    "match(/\\s+/)(\"hello world\")", Self().match(/\s+/)("hello world"), is: [" "],
                    ifGot: [(["hello", "world"], "between"), (["hello world"], "whole")])
                try $0.expect(
                    "match(/[0-9]+/)(\"none\")", Self().match(/[0-9]+/)("none"), is: [],
                    ifGot: [(["none"], "noneIsAll"), ([""], "emptyForNone")])
            },
            Check("all", of: "match") {
                try $0.expect(
                    "match(/[aeiou]/)(\"honeycomb\")", Self().match(/[aeiou]/)("honeycomb"), is: ["o", "e", "o"],
                    ifGot: [(["o"], "onlyFirst"), (["o", "e"], "once"), (["e", "o"], "once")])
            },
            Check("empty", of: "match") {
                try $0.expect(
                    "match(/a*/)(\"baa\")", Self().match(/a*/)("baa"), is: ["", "aa", ""],
                    ifGot: [(["aa"], "emptyLost"), (["", "aa"], "endLost")])
            },
            Check("hasSpaces", of: "hasSpaces") {
                try $0.expect(
                    "hasSpaces(\"hello world\")", Self().hasSpaces("hello world"), is: true,
                    ifGot: [(false, "reversed")])
                try $0.expect("hasSpaces(\"hello\")", Self().hasSpaces("hello"), is: false)
                try $0.expect(
                    "hasSpaces(\"hello\\tworld\")", Self().hasSpaces("hello\tworld"), is: true,
                    ifGot: [(false, "blanksOnly")])
            },
            Check("vowels", of: "vowels") {
                try $0.expect(
                    "vowels(\"honeycomb\")", Self().vowels("honeycomb"), is: 3,
                    ifGot: [(6, "consonants"), (2, "kinds"), (9, "letters"), (4, "withY")])
                try $0.expect("vowels(\"education\")", Self().vowels("education"), is: 5, ifGot: [(2, "someVowels")])
            },
            Check("replace", of: "replace") {
                try $0.expect(
                    "replace(/\\s+/)(\"-\")(\"very  wide open\")", Self().replace(/\s+/)("-")("very  wide open"),
                    is: "very-wide-open",
                    ifGot: [
                        ("-", "turned"), ("very--wide-open", "eachSpace"), ("very-wide open", "firstReplaced"),
                        ("verywideopen", "removed"),
                    ])
                try $0.expect(
                    "replace(/o/)(\"0\")(\"foo\")", Self().replace(/o/)("0")("foo"), is: "f00",
                    ifGot: [("foo", "fixedPattern"), ("f--", "fixedSubstitute")])
            },
        ]
    }
}
