import CurrycombSignals
import Foundation
import Testing

@testable import CurrycombMarbleLines
@testable import CurrycombMarbles

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct DrawingTests {
    static func row(_ name: String, _ line: String) throws -> MarbleRow { MarbleRow(name, try MarbleLine(line)) }

    @Test func aWidePictureIsSplitIntoBlocks() throws {
        let diagram = MarbleDiagram(
            code: "a.delay(.seconds(2), on: scheduler).map { $0 + 1 }",
            inputs: [try Self.row("a", "-1---[20]------(345)---|")],
            outputs: [try Self.row("", "---2----[21]----------(456)---|")])
        #expect(
            diagram.text(width: 24) == """
                a  -1---[20]------(345)-
                 ┌─────────────────────┐
                 │ a.delay(            │
                 │ .seconds(2), on:    │
                 │ scheduler).map { $0 │
                 │ + 1 }               │
                 └─────────────────────┘
                   ---2----[21]---------

                a  --|
                 ┌──────────┐
                 │ a.delay( │
                 └──────────┘
                   -(456)---|
                """)
        #expect(diagram.text(width: 24).split(separator: "\n").allSatisfy { TextWidth.of($0) <= 24 })
        let blocks = diagram.text(width: 24).components(separatedBy: "\n\n")
        #expect(blocks.count == 2)
        #expect(blocks[1].hasPrefix("a  "))
        // Joined together, the parts are the whole line, and no marble is split.
        let parts = blocks.map { block in block.split(separator: "\n").last.map { String($0.dropFirst(3)) } ?? "" }
        #expect(parts.joined() == "---2----[21]----------(456)---|")
    }

    @Test(arguments: ["日", "日.", "日 ", "日本語 x"]) func wideCodeFitsInItsBox(part: String) throws {
        let code = String(repeating: part, count: 30)
        let text = MarbleDiagram(code: code, inputs: [], outputs: [try Self.row("", "-1-|")]).text(width: 20)
        #expect(text.split(separator: "\n").allSatisfy { TextWidth.of($0) <= 20 })
        #expect(text.filter { $0 == "日" }.count == 30)
    }

    @Test func aLongPictureIsDrawnInLinearTime() {
        // If each marble needed a search through all marbles, this would take many minutes.
        let count = 20_000
        let line = MarbleLine((0..<count).map { .init($0, .next("\($0)")) } + [.init(count, .completed)])
        let svg = MarbleDiagram(code: "a", inputs: [], outputs: [MarbleRow("", line)]).svg
        #expect(svg.contains(">\(count - 1)</text>"))
    }

    @Test func wideCharactersAreAligned() throws {
        let diagram = MarbleDiagram(
            code: "a", inputs: [try Self.row("a", "-🐝-日-|")], outputs: [try Self.row("", "---x---|")])
        let lines = diagram.text().split(separator: "\n")
        #expect(lines[0] == "a  -🐝日|")
        #expect(lines[4] == "   ---x---|")
    }

    @Test func everyEndHasItsSymbol() throws {
        let diagram = MarbleDiagram(
            code: "a",
            inputs: [
                try Self.row("a", "-1-|"), try Self.row("b", "-1-#[no]"), try Self.row("c", "^1-!"),
                try Self.row("d", "-1--"),
            ], outputs: [])
        #expect(
            diagram.text(.drawn) == """
                a  ─1─┃
                b  ─1─✕[no]
                c  ^1─!
                d  ─1──▸
                 ╭───╮
                 │ a │
                 ╰───╯
                """)
    }

    @Test func svgEscapesValues() throws {
        let diagram = MarbleDiagram(
            code: "a < b && \"c\"", inputs: [MarbleRow("<a>", MarbleLine([.init(1, .next("<&\u{7}>"))]))], outputs: [])
        #expect(XMLParser(data: Data(diagram.svg.utf8)).parse())
        #expect(diagram.svg.contains("&lt;&amp; &gt;"))
        #expect(diagram.svg.contains("a &lt; b &amp;&amp; &quot;c&quot;"))
    }

    @Test func svgEscapesEachScalar() throws {
        for label in ["<\u{338}", "&\u{FE0F}", ">\u{338}", "\"\u{301}", "\u{FFFE}", "\u{FFFF}", "\u{0}", "\r\n", "é"] {
            let diagram = MarbleDiagram(
                code: "a \(label)", inputs: [MarbleRow("b", MarbleLine([.init(1, .next(label))]))], outputs: [])
            #expect(XMLParser(data: Data(diagram.svg.utf8)).parse(), "\(label.debugDescription)")
        }
    }

    @Test func lineEndsDoNotBreakTheBox() throws {
        let diagram = MarbleDiagram(code: "a\n  .first", inputs: [try Self.row("x\ny", "-1-|")], outputs: [])
        #expect(
            diagram.text() == """
                x␊y  -1-|
                   ┌──────────┐
                   │ a        │
                   │   .first │
                   └──────────┘
                """)
    }

    @Test func controlCharactersAreShownAsSymbols() throws {
        let clearing = "a\u{1B}[2J\n\u{7F}\u{9B}2J é"
        #expect(MarbleKey.visible(clearing) == "a␛[2J␊␡\u{FFFD}2J é")
        #expect(MarbleKey.visible("\u{0}\u{1F} ~\u{80}\u{9F}\u{A0}") == "␀␟ ~\u{FFFD}\u{FFFD}\u{A0}")
    }

    @Test func simultaneousMarblesAreStacked() throws {
        let svg = MarbleDiagram(code: "a", inputs: [], outputs: [try Self.row("", "-(abc)-")]).svg
        let places = svg.matches(of: #/<rect x="(\d+)" y="(\d+)" width="30"/#)
        #expect(Set(places.map { $0.1 }).count == 1)
        let heights = places.compactMap { Int($0.2) }
        #expect(heights.count == 3)
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 >= 30 })
    }

    @Test func aMarbleIsCenteredOnItsTime() throws {
        let svg = MarbleDiagram(
            code: "a", inputs: [try Self.row("a", "-[honey]-b|")], outputs: [try Self.row("", "-x[honeycomb]|")]
        ).svg
        let values = svg.matches(
            of: #/<rect x="(\d+)" y="\d+" width="(\d+)"[^>]*\/><text x="(\d+)"[^>]*>(\w+)</#
        ).map { (name: $0.4, left: Int($0.1) ?? 0, width: Int($0.2) ?? 0, middle: Int($0.3) ?? 0) }
        #expect(values.map(\.name) == ["honey", "b", "x", "honeycomb"])
        for value in values { #expect(value.left + value.width / 2 == value.middle, "\(value)") }
        // Simultaneous events are in the same column, and no event overlaps its neighbor.
        #expect(values[0].middle == values[2].middle)
        #expect(values[0].left + values[0].width <= values[1].left)
        #expect(values[2].left + values[2].width <= values[3].left)
    }

    @Test func severalPicturesShowTheirNames() throws {
        let pictures = try ["one", "two"].map {
            MarbleDiagram($0, code: "a", inputs: [], outputs: [try Self.row("", "-1-")])
        }
        let svg = MarbleDiagram.svg(pictures)
        for name in ["one", "two"] {
            #expect(svg.contains(">\(name)</text>"), "\(name)")
            #expect(!pictures[0].svg.contains(">\(name)</text>"), "a single picture does not show its name")
        }
    }
}
