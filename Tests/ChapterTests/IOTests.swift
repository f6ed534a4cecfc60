import Chapter06IO
import Testing

@Suite struct IOTests {
    @Test func buildingAnIOHasNoEffectAndEachRunReadsAgain() throws {
        let folder = Folder(["a.txt": "one"])
        let io = Ours.map(Ours.reading("a.txt", in: folder)) { $0.count }
        #expect(folder.log.isEmpty)
        #expect(try io.run() == 3)
        folder.put("three", in: "a.txt")
        #expect(try io.run() == 5)
        #expect(folder.log == ["read a.txt", "read a.txt"])
    }

    @Test func aProgramReadsReversesAndWrites() throws {
        let folder = Folder(["list.txt": "1\n\n3"])
        let program = Ours.turnRound("list.txt", into: "tsil.txt", in: folder)
        #expect(folder.contents(of: "tsil.txt") == nil)
        try program.run()
        #expect(folder.contents(of: "tsil.txt") == "3\n\n1")
        #expect(throws: FileTrouble.missing("none.txt")) {
            try Ours.turnRound("none.txt", into: "x.txt", in: Folder()).run()
        }
    }

    @Test func aFinalizerRunsAfterAFailure() throws {
        let journal = Journal()
        let close = journal.noting("close", giving: ())
        let failing: IO<String> = journal.failing("work", with: .notWritten("b"))
        let safe = Ours.catching(Ours.ensure(failing, close)) { Ours.of("\($0)") }
        #expect(journal.lines.isEmpty)
        #expect(try safe.run() == "not written b")
        #expect(journal.lines == ["work", "close"])
    }

    @Test func aFolderRejectsPathsAndReadsLongTexts() throws {
        let folder = Folder()
        #expect(throws: FileTrouble.notWritten("../x")) { try folder.write("", to: "../x") }
        let long = String(repeating: "wäx ", count: 5000)
        try folder.write(long, to: "long.txt")
        #expect(try folder.read("long.txt") == long)
        #expect(folder.contents(of: "") == nil, "a folder is not a file")
        #expect(throws: FileTrouble.missing("..")) { try folder.read("..") }
    }
}
