import CurrycombWorkbook
import Testing

@testable import CurrycombWorkshop

@Suite struct MarkdownTests {
    private func plain(_ text: String, _ width: Int = 40) -> [String] {
        Markdown.lines(text, width: width).map { $0.text(colour: false) }
    }

    @Test func headingsParagraphsAndListsAreRendered() {
        #expect(
            plain(
                """
                # Composition
                Small *functions*, put **together**,
                give large ones: see [the law](#law).

                - one item that is longer than forty columns are
                - `two`

                1. one
                2. two

                > a quote
                """)
                == [
                    "Composition", "───────────", "", "Small *functions*, put together, give",
                    "large ones: see the law.", "",
                    "• one item that is longer than forty", "  columns are", "• `two`", "", "1. one", "2. two", "",
                    "│ a quote",
                ])
    }

    @Test func markupInCodeIsNotParsed() {
        #expect(
            plain(
                "Text:\n\n```swift\nlet p = pipe(f, g)  // *not* strong, and longer than forty columns\n\n    # no heading\n```\nafter"
            )
                == [
                    "Text:", "", "    let p = pipe(f, g)  // *not* strong,", "        and longer than forty columns",
                    "",
                    "        # no heading", "", "after",
                ])
    }

    @Test func unclosedMarksAreText() {
        #expect(plain("a * b ** c ` d [e") == ["a * b ** c ` d [e"])
        #expect(plain("```\nopen") == ["```", "open"])
    }

    @Test func tablesAreAlignedInColumns() {
        let table =
            "| name | what it is |\n|---|---|\n| `map` | a function of values that becomes one of boxes |\n| of | a box |"
        #expect(
            plain(table) == [
                "name   what it is", "─────  ─────────────────────────────────",
                "`map`  a function of values that becomes",
                "       one of boxes", "of     a box",
            ])
    }

    @Test func withoutStylesEmphasisKeepsItsMarks() {
        let page = Markdown.page("made of *we don't know*", width: 40, isStyled: false, isShown: { _ in true })
        #expect(page.lines.map(\.plain) == ["made of *we don't know*"])
    }

    @Test func longLinesOfAContractAreWrapped() {
        #expect(
            Columns.wrapCode("    /// Every step changes one thing, and all are told.", 30)
                == ["    /// Every step changes one", "    /// thing, and all are", "    /// told."])
    }

    @Test func strongTextIsBold() {
        let line = Markdown.lines("so **very** calm", width: 40)[0]
        #expect(line.text(colour: true) == "so \u{1B}[1mvery\u{1B}[0m calm")
    }

    @Test func wrappedTextKeepsItsStyles() {
        let lines = Markdown.lines("aaaa **bbbb cccc** dddd", width: 10)
        #expect(lines.map { $0.text(colour: true) } == ["aaaa \u{1B}[1mbbbb\u{1B}[0m", "\u{1B}[1mcccc\u{1B}[0m dddd"])
    }

    private let question = """
        Before.

        ```swift question
        let five = 5
        five + 1  // → 6
        ```

        **Because** one more than five
        is six.

        After.

        ```swift
        five  // → 5
        ```

        **Because** stays.
        """

    @Test func aQuestionHidesItsAnswer() {
        let page = Markdown.page(question, width: 40, isShown: { _ in false })
        #expect(
            page.lines.map { $0.text(colour: false) } == [
                "Before.", "", "    let five = 5", "    five + 1  // → ?", "", "After.", "", "    five  // → 5", "",
                "Because stays.",
            ])
        #expect(page.questions == [2..<4])
    }

    @Test func aRevealedAnswerIsShown() {
        #expect(plain(question)[3...5] == ["    five + 1  // → 6", "", "Because one more than five is six."])
    }
}
