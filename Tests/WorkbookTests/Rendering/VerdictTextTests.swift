import CurrycombDifferences
import Testing

@testable import CurrycombWorkbook

@Suite struct VerdictTextTests {
    @Test(arguments: VerdictCases.all.map(\.0))
    func everyVerdictMatchesItsExpectedText(_ name: String) throws {
        let verdict = try #require(VerdictCases.all.first { $0.0 == name }?.1)
        #expect(VerdictCases.text(verdict, 80) == VerdictsInEightyColumns.texts[name])
        #expect(VerdictCases.text(verdict, 40) == VerdictsInFortyColumns.texts[name])
    }

    @Test(arguments: VerdictCases.all.map(\.0))
    func noLineIsWiderThanTheTerminal(_ name: String) throws {
        let verdict = try #require(VerdictCases.all.first { $0.0 == name }?.1)
        for width in [20, 33, 60, 80, 132] {
            for line in VerdictCases.text(verdict, width).split(separator: "\n") {
                #expect(Columns.of(line) <= width, "\(width): \(line)")
            }
        }
    }

    @Test(arguments: VerdictCases.all.map(\.0))
    func coloursDoNotChangeTheText(_ name: String) throws {
        let verdict = try #require(VerdictCases.all.first { $0.0 == name }?.1)
        let coloured = VerdictCases.text(verdict, 80, colour: true)
        #expect(coloured.contains("\u{1B}["))
        func words(_ text: String) -> [[Substring]] {
            text.split(separator: "\n").map { $0.replacing("`", with: "").split(separator: " ") }
        }
        let bare = words(coloured.replacing(/\u{1B}\[\d*m/, with: ""))
        #expect(bare == words(VerdictCases.text(verdict, 80)))
    }

    @Test func aWarningIsBelowTheCheckThatFails() {
        var verdict = VerdictCases.misconception
        verdict.warnings = [
            Diagnostic(
                line: 9, column: 5, message: "result of operator '==' is unused", source: "    a == b",
                meaning: "This line compares two values."),
            Diagnostic(line: 10, column: 1, message: "another", source: "c", meaning: "Not shown."),
        ]
        let text = VerdictCases.text(verdict, 80)
        let parts = [
            "✗ g runs first", "f ran first", "A warning of the compiler", ":9", "    9 |     a == b", "compares two",
        ]
        let places = parts.map { text.firstRange(of: $0)?.lowerBound }
        #expect(!places.contains(nil) && places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(text)")
        #expect(!text.contains("Not shown"))
    }

    @Test func codeIsStyledOrInBackticks() {
        let prose = "`f(x)` ran first, and `g` did not."
        let line = StyledLine(prose: prose)
        #expect(line.text(colour: false) == prose)
        #expect(line.text(colour: true).contains("\u{1B}[36mf(x)\u{1B}[0m ran"))
        #expect(!line.text(colour: true).contains("`"))
        #expect(line.columns == prose.count - 4)
        // A backtick without a partner is a character like any other, even after a pair.
        for odd in ["a ` b", "`a` and ` b"] { #expect(StyledLine(prose: odd).text(colour: false) == odd) }
        #expect(StyledLine(prose: "`a` and ` b").text(colour: true) == "\u{1B}[36ma\u{1B}[0m and ` b")
    }

    @Test func backticksInValuesArePreserved() {
        let long = "`" + String(repeating: "a, ", count: 40) + "`"
        let lines = FindingText(width: 80, message: "").lines(
            [.comparison(call: "f(\(long))", expected: "1", got: "2", differences: []), .note("got `x`")], title: "")
        let text = lines.lines.map { $0.text(colour: true) }.joined()
        #expect(text.filter { $0 == "`" }.count == 4)
    }

    @Test(arguments: [10, 14, 20, 32, 40])
    func codeFitsWithAndWithoutStyles(_ width: Int) {
        let text = "Call `first(of: list, or: other)` once, then `g`, `h` and `mapLeft`: as you did\n  before `k`."
        let lines = StyledLine.paragraph(text, .plain, width)
        #expect(lines.allSatisfy { Columns.of($0.plain) <= width && $0.columns <= width })
        // Only the spaces at the ends of lines are lost.
        let words = { (text: String) in text.filter { $0 != " " && $0 != "\n" } }
        #expect(words(lines.map { $0.plain }.joined()) == words(text))
        #expect(lines.last?.plain.hasPrefix("  before") ?? false || width < 14)
        let spread = StyledLine.spread(lines[0], StyledLine("x.swift:5", .dim), width)
        #expect(spread.allSatisfy { Columns.of($0.plain) <= width })
    }

    @Test(arguments: [(9, "and at four more places"), (10, "and at other places")])
    func theNumberOfDifferencesIsReportedIfKnown(_ count: Int, _ words: String) {
        let differences = (0..<count).map { Difference(path: "[\($0)]", expected: "1", got: "2") }
        let long = String(repeating: "1, ", count: 40)
        let lines = FindingText(width: 80, message: "").lines(
            [.comparison(call: "f()", expected: long, got: long, differences: differences)], title: "")
        #expect(lines.lines.last?.plain.contains(words) == true)
    }

    @Test func aCaretIsAlignedAfterWideCharacters() {
        let source = "    let 蜂 = \"🐝é\" + g"
        let column = source.utf8.count  // of the g, from 1
        let verdict = Verdict(
            id: "2.1", status: .doesNotCompile,
            diagnostics: [Diagnostic(line: 3, column: column, message: "m", source: source)])
        let lines = VerdictCases.text(verdict, 80).split(separator: "\n")
        let code = lines[2], caret = lines[3]
        let before = code[..<(code.lastIndex(of: "g") ?? code.startIndex)]
        #expect(Columns.of(caret[..<(caret.firstIndex(of: "^") ?? caret.startIndex)]) == Columns.of(before))
    }

    @Test func aSharedExplanationOfErrorsIsShownOnce() {
        let errors = [("a", "same"), ("b", "same"), ("c", "other")].map { source, meaning in
            Diagnostic(line: 3, column: 1, message: "m", source: source, meaning: meaning)
        }
        let verdict = Verdict(id: "2.1", status: .doesNotCompile, diagnostics: errors)
        let words = VerdictCases.text(verdict, 80).split(whereSeparator: \.isWhitespace)
        #expect(words.filter { ["a", "b", "c", "same", "other"].contains($0) } == ["a", "b", "same", "c", "other"])
    }

    @Test func aLongSourceLineIsShownAroundItsCaret() {
        let source = String(repeating: "abc(", count: 60) + "here"
        let verdict = Verdict(
            id: "2.1", status: .doesNotCompile,
            diagnostics: [Diagnostic(line: 3, column: 241, message: "m", source: source)])
        let lines = VerdictCases.text(verdict, 60).split(separator: "\n").map(String.init)
        let place = lines.firstIndex { $0.contains("^") } ?? 0
        let column = lines[place].prefix { $0 != "^" }.count
        #expect(lines[place - 1].dropFirst(column).hasPrefix("here"))
    }

    @Test func aLongStepIsWrapped() {
        let story = Finding.story([
            Finding.StoryStep("short", expected: "nothing", got: nil),
            Finding.StoryStep(
                "let one = retry(a that fails, atMost: 3)  // each time it throws the end", expected: "nothing",
                got: nil),
            Finding.StoryStep("one.run()", expected: "1", got: "2"),
        ])
        for width in [30, 60, 80] {
            let lines = FindingText(width: width, message: "").lines([story], title: "").lines
            let text = lines.map { $0.text(colour: false) }
            #expect(text.allSatisfy { Columns.of($0) <= width }, "\(text)")
            let words = text.joined(separator: " ").split(separator: " ").joined(separator: " ")
            #expect(words.contains("// each time it throws the end nothing 3 one.run() expected 1 got 2"), "\(text)")
        }
    }

    @Test func programOutputCannotMoveTheCursor() {
        let text = VerdictCases.text(VerdictCases.trap, 80)
        #expect(!text.contains("\u{1B}"))
    }

    @Test("a line end in a text or a value does not break the screen")
    func lineEnds() {
        let value = "S(a\r\nb\nc)"
        let findings: [Finding] = [
            .comparison(call: "f(\(value))", expected: value, got: "1", differences: []), .note("one\r\ntwo"),
            .law(
                .init(
                    law: "identity", equation: "f(x) = x", tries: 1, seed: 1, bindings: [.init("x", value)],
                    left: value, right: "1")),
            .stages([.init(value, expected: value, got: "1")]),
            .story([.init(value, expected: value, got: nil)]),
        ]
        let lines = FindingText(width: 80, message: "").lines(findings, title: "").lines.map(\.plain)
        #expect(lines.count > 7)
        #expect(lines.allSatisfy { !$0.contains(where: \.isNewline) }, "\(lines)")
        #expect(StyledLine.paragraph("one\r\ntwo\nthree", .plain, 80).map(\.plain) == ["one", "two", "three"])
        #expect(Columns.wrap("one\r\ntwo\nthree", 80) == ["one", "two", "three"])
    }
}

@Suite struct VerdictChangeTests {
    @Test func fixedAndBrokenChecksAreReported() {
        let old = VerdictCases.verdict(VerdictCases.check("type", .passed), VerdictCases.check("order", .failed))
        let new = VerdictCases.verdict(VerdictCases.check("type", .trapped), VerdictCases.check("order", .passed))
        let change = VerdictChange(from: old, to: new)
        #expect(change.fixed == ["g runs first, then f"])
        #expect(change.broken == ["the result is a function of the first function's input"])
        #expect(VerdictChange(from: old, to: old).isEmpty)
        #expect(VerdictChange(from: VerdictCases.doesNotCompile, to: old).fixed == ["it compiles"])
    }

    @Test func onlyTheCheckThatIsShownIsReportedAsBroken() {
        let both = VerdictCases.verdict(VerdictCases.check("type", .passed), VerdictCases.check("order", .passed))
        let none = VerdictCases.verdict(VerdictCases.check("type", .failed), VerdictCases.check("order", .failed))
        #expect(
            VerdictChange(from: both, to: none).broken == ["the result is a function of the first function's input"])
        var before = both
        before.status = .doesNotCompile
        #expect(VerdictChange(from: before, to: none).broken.isEmpty)
    }

    @Test func aResetReportsNothingAsBroken() {
        let done = VerdictCases.verdict(VerdictCases.check("type", .passed), VerdictCases.check("order", .passed))
        let open = VerdictCases.verdict(VerdictCases.check("type", .todo), VerdictCases.check("order", .waiting))
        #expect(open.status == .open)
        #expect(VerdictChange(from: done, to: open).isEmpty)
    }

    @Test func aLongListOfFixedChecksIsShortened() {
        #expect(Phrases.fixed(["a", "b", "c"]) == "fixed since last time: a; b; c")
        #expect(Phrases.fixed(["a", "b", "c", "d"]) == "fixed since last time: a; b; and two more")
    }
}

@Suite struct ColumnsTests {
    @Test(arguments: ["x", "漢", "🐝"])
    func theFirstDifferenceIsInTheExcerpt(_ filler: String) {
        for count in 0...40 {
            let same = String(repeating: filler, count: count)
            let (left, right) = FindingText.window(same + "日 and more", same + "本 and more", 20)
            #expect(left.contains("日") && right.contains("本"), "\(count)")
            #expect(Columns.of(left) <= 20 && Columns.of(right) <= 20, "\(count)")
        }
    }

    @Test(arguments: [
        ("abc", 3), ("日本", 4), ("🐝", 2), ("é", 1), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("→×✓", 3), ("", 0), ("ｆ", 2), ("❤️", 2),
    ])
    func textWidthsAreMeasuredInColumns(_ text: String, _ width: Int) {
        #expect(Columns.of(text) == width)
    }

    @Test func textIsWrappedAtTheWidth() {
        #expect(Columns.wrap("one two  three", 8) == ["one two", "three"])
        #expect(Columns.wrap("ask isMultiple(of: 2).", 20) == ["ask", "isMultiple(of: 2)."])
        let code = "Load with `subscribe(on: background)`, and with `deliver(on: main)`"
        #expect(Columns.wrap(code, 50) == ["Load with `subscribe(on: background)`, and with", "`deliver(on: main)`"])
        #expect(Columns.wrap("abcdefghij kl", 4) == ["abcd", "efgh", "ij", "kl"])
        #expect(Columns.wrap("日本語の文", 5) == ["日本", "語の", "文"])
        #expect(Columns.wrap("", 5) == [""])
        #expect(Columns.wrap("a\n\nb", 5) == ["a", "", "b"])
        #expect(Columns.wrap("日", 1) == ["日"])
        #expect(Columns.wrapCode("  abcdefghij", 8) == ["  abcdef", "    ghij"])
        #expect(Columns.wrapCode("func f() -> Int { 1 + 2 }", 18) == ["func f() -> Int {", "    1 + 2", "}"])
        let string = "let parts = [\"Ada Lovelace\", \"Jon Snow\"]"
        #expect(Columns.wrapCode(string, 38) == ["let parts = [\"Ada Lovelace\",", "    \"Jon Snow\"]"])
        let accented = String(repeating: "e\u{301}", count: 5)
        #expect(Columns.wrap("a \(accented)  b", 3) == ["a", String(accented.prefix(3)), "e\u{301}e\u{301}", "b"])
        #expect(Columns.wrap("ab日本語cd", 1) == ["a", "b", "日", "本", "語", "c", "d"])
    }

    /// If the rest of the word were measured for each line, this would take many minutes.
    @Test func aVeryLongWordIsWrapped() {
        let (width, count) = (80, 5000)
        let lines = Columns.wrap(String(repeating: "é", count: width * count), width)
        #expect(lines.count == count && lines.last == String(repeating: "é", count: width))
    }

    @Test("a row is erased before its line is written, so a character in the last column stays")
    func frame() {
        var traits = TerminalTraits()
        (traits.columns, traits.rows) = (4, 3)
        let (begin, end) = ("\u{1B}[?2026h\u{1B}[H", "\u{1B}[?2026l")
        #expect(
            Terminal.frame(["abcd", "efghi"], traits)
                == begin + "\u{1B}[Kabcd\r\n\u{1B}[Kefg…\r\n\u{1B}[J" + end)
        #expect(
            Terminal.frame(["a", "b", "cdef", "g"], traits)
                == begin + "\u{1B}[Ka\r\n\u{1B}[Kb\r\n\u{1B}[Kcdef" + end)
        #expect(Terminal.frame([], traits) == begin + "\u{1B}[J" + end)
    }

    @Test func textIsCutToTheWidth() {
        #expect(Columns.cut("abcdef", to: 4) == "abc…")
        #expect(Columns.cut("日本語", to: 4) == "日…")
        #expect(Columns.cut("abc", to: 3) == "abc")
        #expect(Columns.cut("abc", to: 0) == "")
    }
}

@Suite struct AnswerSourceTests {
    static let solution = """
        private struct Answer: ComposeTwo {
            // The order matters.
            func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C {
                { f(g($0)) }
            }
        }

        package let composeTwoReference: any ComposeTwo.Type = Answer.self
        """

    @Test func theRelevantPartOfASolutionIsFound() {
        let telling = AnswerSource.telling(Self.solution)
        #expect(AnswerSource.members(telling) == [AnswerSource.Member(name: "compose", body: ["{ f(g($0)) }"])])
        let other = AnswerSource.telling("private final class Box {\n    private let x = 1\n}\n\nstruct Answer {\n}\n")
        #expect(other.hasPrefix("final class Box {\n    private let x = 1\n}"))
    }

    @Test func aSolutionCanReplaceAnAnswer() {
        let answer = AnswerSource.answer(Self.solution, importing: "Chapter02Composition")
        #expect(answer.hasPrefix("import Chapter02Composition\n\nstruct Answer: ComposeTwo {\n"))
        #expect(answer.hasSuffix("}\n\njudge(Answer.self)\n"))
        #expect(!answer.contains("Reference"))
    }

    @Test func declarationsBesideAnAnswerAreAdapted() {
        #expect(
            AnswerSource.answer(
                "import Foundation\n\nprivate enum Box<A> {\n}\n\nprivate struct Answer: Own {\n}\n", importing: "Own")
                == "import Own\nimport Foundation\n\nenum Box<A> {\n}\n\nstruct Answer: Own {\n}\n\njudge(Answer.self)\n"
        )
    }

    @Test("a `return` that Swift does not require is no difference")
    func returnIsNoDifference() {
        #expect(AnswerSource.areSame("{ return f(g($0)) }", "{ f(g($0)) }"))
        #expect(AnswerSource.areSame("let x = 1\nreturn x", "let x = 1\n    x"))
        #expect(!AnswerSource.areSame("returned", "ed"))
        #expect(!AnswerSource.areSame("return f(x)", "return g(x)"))
    }

    @Test func onlyDifferingMembersAreShown() {
        let yours = "func a() {\n    1\n}\n\nfunc b() {\n    let x = 1\n    return x\n}"
        let ours = "func b() {\n    1\n}\nfunc a() {\n    1\n}"
        var text = VerdictText(VerdictCases.done, of: VerdictCases.exercise, width: 60)
        text.completion = Completion(yours: yours, ours: ours)
        #expect(
            text.lines.map { $0.text(colour: false) }.suffix(5) == [
                "    b", "      yours       ours", "      let x = 1   1", "      return x", "    the same: a",
            ])
    }

    /// An answer of one long line, and a solution of several lines.
    private static let long = Completion(
        yours: """
            func a() {
                flatMap(reading(name, in: folder)) { text in writing(text.uppercased(), to: target, in: it) }
            }
            """,
        ours: """
            func a() {
                IO {
                    for name in names {
                        lines.append("\\(name): \\(try map(reading(name, in: folder), summary).run()) and the rest")
                    }
                }
            }
            """)

    @Test(arguments: [
        (
            80,
            [
                "    yours",
                "      flatMap(reading(name, in: folder)) { text in",
                "          writing(text.uppercased(), to: target, in: it)",
                "      }",
                "    ours",
                "      IO {",
                "          for name in names {",
                "              lines.append(",
                #"                  "\(name): \(try map(reading(name, in: folder), summary).run())"#,
                #"                      and the rest")"#,
                "          }",
                "      }",
            ]
        ),
        (
            40,
            [
                "    yours",
                "      flatMap(",
                "          reading(",
                "              name,",
                "              in: folder)) { text in",
                "                  writing(",
                "                      text.uppercased(),",
                "                      to: target,",
                "                      in: it)",
                "              }",
                "    ours",
                "      IO {",
                "          for name in names {",
                "              lines.append(",
                #"                  "\(name): \(try"#,
                #"                      map(reading(name,"#,
                #"                      in: folder),"#,
                #"                      summary).run())"#,
                #"                      and the rest")"#,
                "          }",
                "      }",
            ]
        ),
    ])
    func aWideAnswerIsWrappedNotTruncated(width: Int, expected: [String]) {
        var text = VerdictText(VerdictCases.done, of: VerdictCases.exercise, width: width)
        text.completion = Self.long
        let lines = text.lines.map { $0.text(colour: false) }
        let start = lines.firstIndex { $0.hasSuffix("yours") } ?? 0
        #expect(Array(lines[start...].prefix(expected.count)) == expected)
        #expect(lines.allSatisfy { Columns.of($0) <= width && !$0.contains("…") })
    }

    @Test func anAnswerEqualToOursIsReported() {
        var text = VerdictText(VerdictCases.done, of: VerdictCases.exercise, width: 60)
        text.completion = Completion(yours: "{ f(g($0)) }", ours: "{  f(g($0)) }")
        #expect(text.lines.last?.text(colour: false) == "    Your answer and ours are the same.")
        text.completion = Completion(yours: "1", ours: "2", before: "1")
        #expect(text.lines.last?.text(colour: false) == "    You wrote the same last time.")
    }

    @Test func missingOrAmbiguousMembersAreNotListed() {
        #expect(AnswerSource.members("print(1)") == nil)
        #expect(AnswerSource.members("") == nil)
        #expect(AnswerSource.members("func a() {\n}\nfunc a(_ x: Int) {\n}") == nil)
    }
}
