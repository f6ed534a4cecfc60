import Testing

@testable import CurrycombWorkshop

@Suite("Words of a driver's line")
struct ShellWordsTests {
    @Test("quotes and backslashes as a shell reads them")
    func quoting() {
        #expect(shellWords("a  b") == ["a", "b"])
        #expect(shellWords("'-rpath=$ORIGIN' x") == ["-rpath=$ORIGIN", "x"])
        #expect(shellWords(#""-rpath=\$ORIGIN" "a b" c\ d"#) == ["-rpath=$ORIGIN", "a b", "c d"])
        #expect(shellWords("'' a''b") == ["", "ab"])
        #expect(shellWords("'a\\b'") == ["a\\b"])
    }
}
