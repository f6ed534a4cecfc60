import Testing

@testable import CurrycombWorkshop

@Suite("Text without a terminal's escape sequences")
struct PlainTextTests {
    @Test(
        "colors, links, titles and cursor movements are removed, but nothing else",
        arguments: [
            ("\u{1B}[1mmain.swift:3:9: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0mno", "main.swift:3:9: error: no"),
            (
                "no such [#\u{1B}]8;;https://docs.swift.org/a\u{1B}\\Group\u{1B}]8;;\u{1B}\\]\nnext",
                "no such [#Group]\nnext"
            ),
            ("\u{1B}]0;a title\u{07}text", "text"),
            ("\r\u{1B}[2K[3/5] Compiling\u{1B}(B", "\r[3/5] Compiling"),
            ("\u{1B}]8;;a link without an end\nnext", "\nnext"),
            ("Füße [1m 🙂 ]8;;", "Füße [1m 🙂 ]8;;"),
            ("\u{1B}\u{1B}[31mred\u{1B}[0m", "red"),
        ])
    func plain(written: String, read: String) {
        #expect(PlainText.plain(written.utf8) == read)
    }

    @Test("a sequence may come in pieces")
    func pieces() {
        let written = Array("a\u{1B}[38;5;196mb\u{1B}]8;;https://x.y\u{1B}\\c\u{1B}]8;;\u{1B}\\ü".utf8)
        for cut in written.indices {
            var filter = PlainText()
            let read = filter.plain(written[..<cut]) + filter.plain(written[cut...])
            #expect(String(decoding: read, as: UTF8.self) == "abcü", "cut at \(cut)")
        }
    }
}
