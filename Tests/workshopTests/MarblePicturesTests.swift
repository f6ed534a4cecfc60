import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombSite
@testable import CurrycombWorkshop
@testable import workshop_tools

@Suite struct MarblePicturesTests {
    private func arguments(_ words: String) throws -> ToolRequest {
        try ToolRequest(words.split(separator: " ").map(String.init), Fixture.course)
    }

    private func message(_ words: String) -> String? {
        do throws(UsageError) {
            let words = words.split(separator: " ").map(String.init)
            if case .tools = try Arguments(words, Fixture.course).command { _ = try ToolRequest(words, Fixture.course) }
            return nil
        } catch { return error.message }
    }

    private func pictures(columns: Int = 80, ascii: Bool = false, colour: Bool = false) -> MarblePictures {
        var traits = TerminalTraits()
        traits.columns = columns
        traits.colour = colour
        return MarblePictures(traits: traits, ascii: ascii) { _ in nil }
    }

    @Test func theCommandIsParsed() throws {
        #expect(try arguments("marbles") == .marbles(nil, svg: nil, ascii: false))
        #expect(try arguments("marbles merge") == .marbles("merge", svg: nil, ascii: false))
        #expect(try arguments("marbles FLATMAP --ascii") == .marbles("flatMap", svg: nil, ascii: true))
        #expect(
            try arguments("marbles switchMap") == .marbles("flatMapLatest", alias: "switchMap", svg: nil, ascii: false))
        #expect(try arguments("marbles concatmap") == .marbles("flatMap", alias: "concatmap", svg: nil, ascii: false))
        #expect(try arguments("marbles mapReplace") == .marbles("replace", alias: "mapReplace", svg: nil, ascii: false))
        #expect(try arguments("marbles zip --svg zip.svg") == .marbles("zip", svg: "zip.svg", ascii: false))
        #expect(try arguments("--svg=a.svg marbles zip") == .marbles("zip", svg: "a.svg", ascii: false))
    }

    @Test func errorsSuggestTheNearestOperator() {
        #expect(
            message("marbles megre")
                == "There is no operator `megre`. Did you mean `merge`? `swift run workshop marbles` lists them.")
        #expect(message("marbles combinelast")?.contains("`combineLatest`") == true)
        #expect(message("marbles zip map") != nil)
        #expect(message("marbles --svg a.svg") == "`--svg` needs an operator.")
        #expect(message("marbles zip --svg") == "`--svg` needs a file.")
        #expect(message("list --svg a.svg") != nil)
        #expect(message("check --ascii") != nil)
    }

    @Test func anOperatorIsDrawn() {
        let merge = pictures().text(Array(MarbleCatalogue.scenarios(of: "merge").prefix(1)))
        #expect(
            merge == """
                merge  sends every value of both signals, in order of arrival

                a  ─1───2────┃
                b  ───x───y─────┃
                 ╭──────────────────╮
                 │ a.merge(with: b) │
                 ╰──────────────────╯
                   ─1─x─2─y─────┃
                """)
        let ascii = pictures(ascii: true).text(MarbleCatalogue.scenarios(of: "never"))
        #expect(ascii.allSatisfy { $0.isASCII })
        #expect(ascii.hasSuffix("  ------------>"))
    }

    @Test(arguments: [24, 40, 80, 200]) func allTextFitsTheTerminal(columns: Int) {
        let pictures = pictures(columns: columns)
        let text = pictures.text(MarbleCatalogue.all) + "\n" + pictures.list().map(\.plain).joined(separator: "\n")
        for line in text.split(separator: "\n") { #expect(Columns.of(line) <= columns, "\(line)") }
    }

    @Test func theListHasEveryOperatorOnce() {
        let lines = pictures().list().map(\.plain)
        for name in MarbleCatalogue.names { #expect(lines.filter { $0.hasPrefix("  \(name) ") }.count == 1, "\(name)") }
    }

    @Test func colorsAreUsedOnlyIfRequested() {
        let scenarios = MarbleCatalogue.scenarios(of: "map")
        #expect(!pictures().text(scenarios).contains("\u{1B}"))
        let coloured = pictures(colour: true).text(scenarios)
        #expect(coloured.contains("\u{1B}[1;36m1\u{1B}[0m"))
        let plain = coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        #expect(plain == pictures().text(scenarios))
    }

    @Test func theLocaleDeterminesUnicodeSupport() {
        #expect(MarblePictures.knowsUnicode { _ in nil })
        #expect(MarblePictures.knowsUnicode { $0 == "LANG" ? "de_DE.UTF-8" : nil })
        #expect(!MarblePictures.knowsUnicode { $0 == "LANG" ? "C" : nil })
        #expect(!MarblePictures.knowsUnicode { ["LC_ALL": "POSIX", "LANG": "en_US.UTF-8"][$0] })
        #expect(MarblePictures.knowsUnicode { ["LC_ALL": "", "LC_CTYPE": "C.utf8"][$0] })
    }

    @Test func aPictureIsWrittenToAFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("zip.svg").path
        #expect(pictures().run("zip", svg: file) == Workshop.done)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let scenarios = MarbleCatalogue.scenarios(of: "zip")
        #expect(text == MarbleDiagram.svg(scenarios.map(MarblePictures.captioned)))
        for scenario in scenarios { #expect(text.contains(">zip: \(scenario.summary)</text>"), "\(scenario.summary)") }
        #expect(pictures().run("merge", svg: file) == Workshop.done, "an earlier picture is replaced")
        for mine in ["<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>", "notes"] {
            try Files.write(mine, to: file)
            #expect(pictures().run("zip", svg: file) == Workshop.notYet)
            #expect(Files.text(file) == mine)
        }
        #expect(pictures().run("zip", svg: folder.path) == Workshop.notYet)
        #expect(pictures().run("zip", svg: folder.appendingPathComponent("no/zip.svg").path) == Workshop.notYet)
    }

    @Test func theToolkitsOwnAliasesAreFound() {
        #expect(OperatorNote.named("return", in: MarbleCatalogue.names) == "just")
        #expect(OperatorNote.named("mapReplace", in: MarbleCatalogue.names) == "replace")
    }
}
