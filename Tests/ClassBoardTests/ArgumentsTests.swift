import Testing

@testable import CurrycombClassBoard

struct ArgumentsTests {
    @Test func validArgumentsAreParsed() throws {
        #expect(try Arguments([]).verb == .open)
        let open = try Arguments([
            "--port", "9000", "--title", "A\nB", "--agenda", "a.md", "--day", "2", "--folder", "/x",
        ])
        #expect(open.verb == .open && open.port == 9000 && open.title == "AB" && open.agenda == "a.md" && open.day == 2)
        #expect(open.folder.path == "/x")
        #expect(try Arguments(["--most", "30", "--course", "/c"]).most == 30)
        #expect(try Arguments(["report"]).verb == .report(nil))
        #expect(try Arguments(["report", "out", "--folder", "/x"]).verb == .report("out"))
        #expect(try Arguments(["add", "a", "b"]).verb == .add(["a", "b"]))
        #expect(try Arguments(["add", "a", "--any-class"]).verb == .add(["a"], anyClass: true))
        #expect(try Arguments(["forget"]).verb == .forget(asks: true))
        #expect(try Arguments(["forget", "--yes"]).verb == .forget(asks: false))
        #expect(try Arguments(["--help"]).verb == .help)
        #expect(try Arguments(["help"]).verb == .help)
    }

    @Test(arguments: [
        ["dance"], ["--port"], ["--port", "80"], ["--port", "x"], ["--day", "0"], ["--most", "0"], ["--most", "501"],
        ["--yes"], ["add"],
        ["report", "a", "b"], ["report", ""], ["add", ""],
        ["forget", "all"], ["report", "--title", "x"], ["--colour"], ["add", "x", "--yes"], ["report", "--any-class"],
    ])
    func invalidArgumentsAreRejected(_ words: [String]) {
        #expect(throws: UsageError.self) { try Arguments(words) }
        #expect(ClassBoardCommand.run(words) == ClassBoardCommand.askedWrongly)
    }

    @Test func helpFitsATerminal() {
        for line in Say.help.split(separator: "\n") where !line.contains(BoardFolder.standard.path) {
            #expect(line.count <= 110)
        }
    }
}
