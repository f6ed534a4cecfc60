import Testing

@testable import CurrycombWorkshop

@Suite("Splitting a command line into words")
struct ShellWordsTests {
    @Test("quotes and backslashes are read as in a shell")
    func quoting() {
        #expect(shellWords("a  b") == ["a", "b"])
        #expect(shellWords("'-rpath=$ORIGIN' x") == ["-rpath=$ORIGIN", "x"])
        #expect(shellWords(#""-rpath=\$ORIGIN" "a b" c\ d"#) == ["-rpath=$ORIGIN", "a b", "c d"])
        #expect(shellWords("'' a''b") == ["", "ab"])
        #expect(shellWords("'a\\b'") == ["a\\b"])
    }
}
