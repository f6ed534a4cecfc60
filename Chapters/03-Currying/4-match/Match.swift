/// 3.4: functions that take a pattern now and a string later.
public protocol Match: Contract {
    /// Makes a function that finds every match of a pattern in a string, in order.
    ///
    /// `match(/\s+/)("hello world")` is `[" "]`.
    /// `match(/[0-9]+/)("3 and 14")` is `["3", "14"]`.
    func match(_ pattern: Regex<Substring>) -> (String) -> [String]

    /// A function that returns true if a string has white space in it: a space, a tab or a line end.
    ///
    /// `hasSpaces("hello world")` is `true`.
    /// `hasSpaces("hello")` is `false`.
    var hasSpaces: (String) -> Bool { get }

    /// A function that counts the lowercase letters a, e, i, o and u in a string.
    ///
    /// `vowels("honeycomb")` is `3`.
    /// `vowels("rhythm")` is `0`.
    /// `vowels("Ada")` is `1`.
    var vowels: (String) -> Int { get }

    /// Makes a function that takes a substitute and then a string, and replaces every match of the pattern in that
    /// string.
    ///
    /// `replace(/\s+/)("-")("wide   open")` is `"wide-open"`.
    /// `replace(/o/)("0")("foo")` is `"f00"`.
    /// `replace(/a*/)("-")("baa")` is `"-b--"`: the pattern also matches an empty string.
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String
}

/// A pattern, described by its source code. Each call of `make` returns a new regular expression.
private struct Pattern: CustomStringConvertible, Sendable {
    let description: String
    let make: @Sendable () -> Regex<Substring>

    static let space = Pattern(description: #"/\s+/"#) { /\s+/ }
    static let number = Pattern(description: "/[0-9]+/") { /[0-9]+/ }
    static let vowel = Pattern(description: "/[aeiou]/") { /[aeiou]/ }
    static let o = Pattern(description: "/o/") { /o/ }
    static let wax = Pattern(description: "/wax/") { /wax/ }
    static let letters = Pattern(description: "/[a-z]+/") { /[a-z]+/ }
    static let others = Pattern(description: "/[^a]+/") { /[^a]+/ }
    /// Patterns that never match an empty string.
    static let all = Generator<Pattern>.element(of: [o, vowel, wax, vowel, number, space, letters, letters, others])
}

private enum Texts {
    static let lines = Generator<[String]>.array(
        of: .element(of: ["a", "a", "b", "\n", " ", "ab", "aa"]), count: 0...7
    ).map { $0.joined() }
    static let pieces = Generator<String>.element(of: [
        "o", "a", "foo", "wax", " ", "honey", "42", "7", "  ", "\t", "rhythm", "é", "🐝", "-", "education", "b", "\n",
        "für",
    ])
    static let all = Generator<[String]>.array(
        of: .one(of: [pieces, pieces, pieces, .element(of: ["A", "O", "Wax", "WAX"])]), count: 0...12
    ).map { $0.joined() }
    /// The hard strings whose only white space is spaces, tabs and line ends: the three kinds that the exercise names.
    static let hard = [String].hardTexts.filter { text in
        text.allSatisfy { !$0.isWhitespace || " \t\n\r\n".contains($0) }
    }
    static let long = String(repeating: "o 7 wax\n", count: 130)
    static let ofA = Generator<[String]>.array(of: .element(of: ["a", "b", "é"]), count: 0...5).map { $0.joined() }
    static let substitutes = Generator<String>.element(of: ["-", "0", "", "oo", " ", "$0", "\\1", "o\n"])
}

extension Match {
    static var checks: [Check<any Match>] {
        let text = Argument(
            "text", Texts.all, edges: ["", Texts.long], .feature("text has a tab") { $0.contains("\t") })
        let inMatch: Set = [
            "between", "whole", "noneIsAll", "emptyForNone", "onlyFirst", "once", "emptyLost", "endLost", "split",
            "sorted", "searchedAnew", "lineByLine",
        ]
        let inReplace: Set = [
            "turned", "eachSpace", "firstReplaced", "removed", "fixedPattern", "fixedSubstitute", "splitAndJoined",
            "eachCharacter", "everywhere", "emptySubstitute",
        ]
        return [
            Check("one", of: "match") {
                try $0.agrees(
                    "match(/wax/)(_)", on: Argument("text", .element(of: ["wax", "beeswax", "a wax b", "waxy"])),
                    examples: ["wax"], explainedBy: inMatch, tries: 20
                ) { $0.match(/wax/)($1) }
            },
            Check("space", of: "match") {
                try $0.agrees(
                    "match(/\\s+/)(_)",
                    on: Argument(
                        "text",
                        .element(of: [
                            "a b", "hello world", "a  b", "tab\tab", "none", "", " ", "a\nb", "a \n\n b\n", "\n",
                            // For these two strings, the matches in order, sorted and reversed are three different
                            // lists.
                            "a\nb c\td", "x y  z\nw",
                        ])),
                    examples: ["hello world", "none", "two\nlines"], explainedBy: inMatch, tries: 60
                ) { $0.match(/\s+/)($1) }
            },
            Check("all", of: "match") {
                try $0.agrees(
                    "match(_)(_)", on: Argument("pattern", Pattern.all), text.andAtLast(.hardTexts),
                    examples: [(.vowel, "honeycomb"), (.number, "3 and 14")], explainedBy: inMatch, tries: 150
                ) { $0.match($1.make())($2) }
                try $0.agrees(
                    making: "match(_)", from: Argument("pattern", Pattern.all), calls: text,
                    explainedBy: inMatch, tries: 40
                ) { answer, _, pattern in answer.match(pattern.make()) }
            },
            Check("empty", of: "match") {
                try $0.agrees(
                    "match(/a*/)(_)",
                    on: Argument("text", Texts.ofA), examples: ["baa"], explainedBy: inMatch, tries: 60
                ) { $0.match(/a*/)($1) }
            },
            Check("anchors", of: "match") {
                try $0.agrees(
                    "match(/^a/)(_)", on: Argument("text", Texts.lines), examples: ["aaa", "a\na"],
                    explainedBy: inMatch, tries: 60
                ) { $0.match(/^a/)($1) }
                try $0.agrees(
                    "match(/a$/)(_)", on: Argument("text", Texts.lines), examples: ["aaa", "a\na"],
                    explainedBy: inMatch, tries: 60
                ) { $0.match(/a$/)($1) }
                try $0.agrees(
                    "match(/\\b/)(_)", on: Argument("text", Texts.lines), examples: ["aab a", "a\na"],
                    explainedBy: inMatch, tries: 60
                ) { $0.match(/\b/)($1) }
                try $0.agrees(
                    "match(/a.b/)(_)", on: Argument("text", Texts.lines), examples: ["a b", "a\nb"],
                    explainedBy: inMatch, tries: 60
                ) { $0.match(/a.b/)($1) }
            },
            Check("hasSpaces", of: "hasSpaces") {
                try $0.agrees(
                    "hasSpaces(_)",
                    on: Argument(
                        "text", Texts.all, edges: ["", " ", "\t", "a\nb", " a", "a ", "a\r\nb", "\r\n"],
                        .feature("text has a tab") { $0.contains("\t") }
                    ).andAtLast(Texts.hard),
                    examples: ["hello world", "hello", "hello\tworld"],
                    explainedBy: ["reversed", "blanksOnly", "unixLinesOnly", "parts", "betweenWords"],
                    tries: 150
                ) { $0.hasSpaces($1) }
            },
            Check("vowels", of: "vowels") {
                // An answer that misses more than two of the vowels passes here: the comparison below explains its
                // mistake.
                var lost: [Character] = []
                for vowel in "aeiou" {
                    $0.running("vowels(\"\(vowel)\")")
                    if Self().vowels("\(vowel)") == 0 { lost.append(vowel) }
                }
                $0.finished()
                try $0.require(
                    lost.isEmpty || lost.count > 2, else: "vowelLost",
                    .note("not counted: " + lost.map { "\($0)" }.joined(separator: ", ")))
                try $0.agrees(
                    "vowels(_)", on: text.andAtLast(Texts.hard),
                    examples: ["honeycomb", "education", "rhythm", "Ada"],
                    explainedBy: [
                        "consonants", "kinds", "letters", "withY", "someVowels", "vowelGroups", "capitalsToo",
                        "vowelRange", "scalars",
                    ], tries: 150
                ) { $0.vowels($1) }
            },
            Check("replace", of: "replace") {
                try $0.agrees(
                    "replace(_)(_)(_)", on: Argument("pattern", Pattern.all),
                    Argument("substitute", Texts.substitutes),
                    Argument("text", Texts.all, edges: [""]).andAtLast(.hardTexts),
                    examples: [
                        (.space, "-", "very  wide open"), (.o, "0", "foo"), (.number, "-", "1 or 12"),
                        (.letters, "-", "o foo"),
                    ], explainedBy: inReplace, tries: 150
                ) { $0.replace($1.make())($2)($3) }
                try $0.agrees(
                    filling: "replace(_)", named: "replacing", from: Argument("pattern", Pattern.all),
                    first: Texts.substitutes, second: Texts.all, explainedBy: inReplace, tries: 40
                ) { answer, _, pattern in answer.replace(pattern.make()) }
                try $0.agrees(
                    "replace(/o/)(\"0\")(_)", on: Argument("text", .constant(Texts.long)), explainedBy: [], tries: 1
                ) { $0.replace(/o/)("0")($1) }
                try $0.agrees(
                    "replace(/a*/)(_)(_)", on: Argument("substitute", Texts.substitutes),
                    Argument("text", Texts.ofA), examples: [("-", "baa")], explainedBy: ["emptyKept", "allEmptyKept"],
                    tries: 60
                ) { $0.replace(/a*/)($1)($2) }
            },
        ]
    }
}
