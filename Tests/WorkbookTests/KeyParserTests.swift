import Testing

@testable import CurrycombWorkbook

@Suite struct KeyParserTests {
    private func keys(_ text: String) -> [Key] {
        var parser = KeyParser()
        return parser.take(text.utf8)
    }

    @Test func severalKeysAreParsedFromOneRead() {
        #expect(keys("nh\u{1B}[A\r") == [.character("n"), .character("h"), .up, .enter])
    }

    @Test func aKeyIsParsedFromTwoReads() {
        var parser = KeyParser()
        #expect(parser.take([0x1B]) == [])
        #expect(parser.isWaiting)
        #expect(parser.take("[5".utf8) == [])
        #expect(parser.take("~x".utf8) == [.pageUp, .character("x")])
        let letter = Array("ü".utf8)
        #expect(parser.take(letter[..<1]) == [])
        #expect(parser.take(letter[1...]) == [.character("ü")])
    }

    @Test func aLoneEscapeIsAKey() {
        var parser = KeyParser()
        #expect(parser.take([0x1B]) == [])
        #expect(parser.flush() == [.escape])
        #expect(parser.flush() == [])
        #expect(parser.take([0x1B, 0x1B]) == [.escape])
    }

    @Test func arrowAndPageKeysAreParsedInBothModes() {
        #expect(
            keys("\u{1B}OA\u{1B}[B\u{1B}[1;5C\u{1B}[D\u{1B}[H\u{1B}[4~\u{1B}[6~") == [
                .up, .down, .right, .left, .home, .end, .pageDown,
            ])
    }

    @Test func unknownSequencesAreIgnored() {
        #expect(keys("\u{1B}[200~a\u{1B}[I\u{1B}xb\u{0}") == [.character("a"), .character("b")])
        var parser = KeyParser()
        #expect(parser.take([0xFF, 0xC3, 0x28, 0x61]).last == .character("a"))
        #expect(!parser.isWaiting)
    }

    @Test("the first function keys of the Linux console are not letters")
    func functionKeysOfTheConsole() {
        #expect(keys("\u{1B}[[A\u{1B}[[Ex") == [.character("x")])
        var parser = KeyParser()
        #expect(parser.take("\u{1B}[[".utf8) == [] && parser.isWaiting)
        #expect(parser.take("By".utf8) == [.character("y")])
    }

    @Test func wideAndControlCharactersAreParsed() {
        #expect(
            keys("中🐝\u{7F}\u{8}\t\u{C}\u{4}") == [
                .character("中"), .character("🐝"), .backspace, .backspace, .tab, .redraw, .endOfInput,
            ])
    }
}
