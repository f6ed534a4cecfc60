import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombWorkshop

@Suite struct ProgressTests {
    @Test("progress that cannot be written is reported at the next change and at the end")
    func sharedProgress() throws {
        let clone = try Clone()
        let file = ProgressFile(clone.workspace)
        var progress = Progress()
        progress.current = "curry"
        var shared = SharedProgress(file, progress)
        // A folder already has the name of the file, so the file cannot be written.
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
        #expect(shared.write(&progress) != nil)
        #expect(shared.write(&progress) == nil, "the same progress is written only at the end")
        #expect(shared.write(&progress, again: true) != nil)
        progress.current = "compose-two"
        #expect(shared.write(&progress) != nil)
        try FileManager.default.removeItem(atPath: file.path)
        #expect(shared.write(&progress, again: true) == nil)
        #expect(file.read() == .progress(progress))
    }

    @Test("a session that ends is continued, even if another session is at another exercise", arguments: [true, false])
    func endOfOneOfTwo(hasRead: Bool) throws {
        let clone = try Clone()
        let file = ProgressFile(clone.workspace)
        var progress = Progress()
        progress.current = "compose-two"
        var shared = SharedProgress(file, progress)
        #expect(shared.write(&progress) == nil)
        var other = progress
        other.current = "curry"
        other.note(Fixture.done, on: Fixture.curry, answer: "x")
        try file.write(other)
        if hasRead { shared.read(into: &progress) }
        #expect(shared.end(&progress, at: Fixture.composeTwo) == nil)
        other.current = "compose-two"
        #expect(progress == other && file.read() == .progress(other))
    }

    @Test func progressIsReadBackAsWritten() throws {
        let clone = try Clone()
        let file = ProgressFile(clone.workspace)
        #expect(file.read() == .missing)
        var progress = Progress()
        progress.current = "curry"
        progress.note(Fixture.done, on: Fixture.composeTwo, answer: "an answer")
        progress[Fixture.curry].hints = 2
        try file.write(progress)
        #expect(file.read() == .progress(progress))
        #expect(progress.isDone(Fixture.composeTwo))
        #expect(try FileManager.default.contentsOfDirectory(atPath: clone.workspace.own) == ["state.json"])
    }

    @Test func aTruncatedFileIsReportedAsDamaged() throws {
        let clone = try Clone()
        let file = ProgressFile(clone.workspace)
        var progress = Progress()
        progress.note(Fixture.done, on: Fixture.composeTwo, answer: "an answer")
        try file.write(progress)
        let whole = try #require(Files.text(file.path))
        for length in 0..<(whole.count - 2) {
            try Files.write(String(whole.prefix(length)), to: file.path)
            #expect(file.read() == .damaged, "cut after \(length)")
        }
        for text in ["[]", "null", "\u{0}", "{\"version\":3,\"exercises\":{}}", "{\"version\":1}"] {
            try Files.write(text, to: file.path)
            #expect(file.read() == .damaged, "\(text)")
        }
    }

    @Test("a record with an impossible number is left out", arguments: ["hints", "reviews", "solvedOn"])
    func impossibleNumbers(field: String) throws {
        let clone = try Clone()
        let file = ProgressFile(clone.workspace)
        // A record of version 1 has no checksum.
        func text(_ number: Int) -> String {
            let fields = ["hints": 0, "reviews": 0, "solvedOn": 20_000].merging([field: number]) { $1 }
            let numbers = fields.map { "\"\($0)\":\($1)," }.joined()
            let record = "{\(numbers)\"status\":\"done\",\"answer\":\"1\",\"held\":[],\"askedForSolution\":false}"
            return "{\"version\":1,\"exercises\":{\"curry\":\(record)}}"
        }
        try Files.write(text(1), to: file.path)
        guard case .progress(let progress) = file.read() else {
            Issue.record("the file is not damaged")
            return
        }
        #expect(progress.isDone(Fixture.curry))
        for number in [Int.max, .min] {
            try Files.write(text(number), to: file.path)
            #expect(file.read() == .partlyDamaged(Progress()))
        }
    }

    /// If a byte is damaged, no solved exercise is lost silently, and the program does not trap.
    @Test func aDamagedByteIsDetected() throws {
        let clone = try Clone()
        let file = ProgressFile(clone.workspace)
        var progress = Progress()
        progress.note(Fixture.done, on: Fixture.composeTwo, answer: "an answer")
        progress[Fixture.composeTwo].hints = 2
        try file.write(progress)
        let whole = try #require(FileManager.default.contents(atPath: file.path))
        for place in whole.indices {
            for flip: UInt8 in [1, 2, 16, 128] {
                var bytes = whole
                bytes[place] ^= flip
                try bytes.write(to: URL(fileURLWithPath: file.path))
                switch file.read() {
                case .damaged: break
                case .partlyDamaged(let read): #expect(read.exercises.isEmpty)
                case .progress(let read): #expect(read.exercises == progress.exercises, "byte \(place)")
                case .missing: Issue.record("byte \(place)")
                }
            }
        }
    }

    @Test(arguments: ["-1", "9223372036854775807", "100"])
    func aDamagedNumberOfHintsDoesNotTrap(_ hints: String) throws {
        let clone = try Clone()
        let file = ProgressFile(clone.workspace)
        var progress = Progress()
        progress[Fixture.composeTwo].hints = 2
        try file.write(progress)
        let text = try #require(Files.text(file.path)).replacing("\"hints\" : 2", with: "\"hints\" : \(hints)")
        try Files.write(text, to: file.path)
        #expect(file.read() == .partlyDamaged(Progress()))
        // An older file has no checksums, but its numbers are checked.
        let old =
            "{\"version\":1,\"exercises\":{\"compose-two\":{\"status\":\"open\",\"answer\":\"\",\"held\":[],\"hints\":\(hints),\"askedForSolution\":false}}}"
        try Files.write(old, to: file.path)
        #expect(file.read() == .partlyDamaged(Progress()))
    }

    @Test func anOldFileWithoutChecksumsIsRead() throws {
        let clone = try Clone()
        let file = ProgressFile(clone.workspace)
        try Files.write(
            "{\"version\":1,\"exercises\":{\"curry\":{\"status\":\"done\",\"answer\":\"1\",\"held\":[],\"hints\":1,\"askedForSolution\":false}}}",
            to: file.path)
        guard case .progress(let read) = file.read() else {
            Issue.record("it was not read")
            return
        }
        #expect(read.isDone(Fixture.curry) && read[Fixture.curry].hints == 1)
    }

    @Test func changesOfAnotherProcessAreKept() throws {
        let clone = try Clone()
        let file = ProgressFile(clone.workspace)
        let base = try file.write(Progress(), since: nil)
        var other = base
        other[Fixture.curry].hints = 2
        other[Fixture.composeTwo].hints = 1
        _ = try file.write(other, since: base)
        var mine = base
        mine.current = "compose-many"
        mine.note(Fixture.done, on: Fixture.composeTwo, answer: "x")
        let merged = try file.write(mine, since: base)
        #expect(file.read() == .progress(merged))
        #expect(merged[Fixture.curry].hints == 2 && merged[Fixture.composeTwo].hints == 1)
        #expect(merged.isDone(Fixture.composeTwo) && merged.current == "compose-many")
        // The next write keeps the changes of the other process.
        var again = merged
        again.note(Fixture.done, on: Fixture.curry, answer: "y")
        _ = try file.write(again, since: merged)
        let last = try file.write(mine, since: merged)
        #expect(last.isDone(Fixture.curry))
        // If another process has begun a review, a hint that this process shows does not count in it.
        other = last
        other[Fixture.composeTwo].hints = 0
        other[Fixture.composeTwo].reviewing = "kept.swift"
        _ = try file.write(other, since: last)
        mine = last
        mine[Fixture.composeTwo].hints = 2
        #expect(try file.write(mine, since: last)[Fixture.composeTwo].hints == 0)
    }

    @Test func aFolderInPlaceOfTheFileIsDamage() throws {
        let clone = try Clone()
        let file = ProgressFile(clone.workspace)
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
        #expect(file.read() == .damaged)
    }

    @Test func untouchedStubsAreNotChecked() throws {
        let clone = try Clone()
        var progress = Progress()
        #expect(progress.reconcile(with: clone.workspace, Fixture.course).isEmpty)
        #expect(progress.firstOpen(in: Fixture.course)?.slug == "compose-two")
    }

    @Test func onlyChangedAnswersAreCheckedAgain() throws {
        let clone = try Clone()
        try clone.write("my answer", Fixture.composeTwo.file)
        try clone.write("another", Fixture.curry.file)
        var progress = Progress()
        #expect(progress.reconcile(with: clone.workspace, Fixture.course).map(\.slug) == ["compose-two", "curry"])
        progress.note(Fixture.done, on: Fixture.composeTwo, answer: "my answer")
        #expect(progress.reconcile(with: clone.workspace, Fixture.course).map(\.slug) == ["curry"])
        try clone.write("my answer, changed", Fixture.composeTwo.file)
        #expect(progress.reconcile(with: clone.workspace, Fixture.course).map(\.slug) == ["compose-two", "curry"])
    }

    @Test func aResetOrRemovedExerciseIsOpenAgain() throws {
        let clone = try Clone()
        var progress = Progress()
        progress.note(Fixture.done, on: Fixture.composeTwo, answer: "my answer")
        progress.note(
            Fixture.verdict([.passed, .passed, .passed, .passed], of: Fixture.curry), on: Fixture.curry, answer: "x")
        try FileManager.default.removeItem(atPath: clone.workspace.path(Fixture.curry.file))
        #expect(progress.reconcile(with: clone.workspace, Fixture.course).isEmpty)
        #expect(progress.done(in: Fixture.course.exercises) == 0)
    }

    @Test func theNextExerciseIsFirstSoughtInTheChapter() {
        var progress = Progress()
        progress.note(Fixture.done, on: Fixture.curry, answer: "x")
        #expect(progress.next(after: Fixture.curry, in: Fixture.course)?.slug == "compose-two")
        #expect(progress.next(after: Fixture.composeMany, in: Fixture.course)?.slug == "compose-many")
        progress = Progress()
        progress.note(Fixture.done, on: Fixture.composeMany, answer: "x")
        #expect(
            progress.next(after: Fixture.composeMany, in: Fixture.course)?.slug == "compose-two", "the chapter first")
    }

    @Test func aSolutionCountsAsSeenOnlyBeforeSuccess() throws {
        let clone = try Clone()
        var progress = Progress()
        progress.noteSolutionShown(of: Fixture.curry)
        progress.note(Fixture.done, on: Fixture.curry, answer: "x")
        #expect(progress[Fixture.curry].sawSolution == true && !progress[Fixture.curry].askedForSolution)
        progress.note(Fixture.done, on: Fixture.composeTwo, answer: "x")
        progress.noteSolutionShown(of: Fixture.composeTwo)
        #expect(progress[Fixture.composeTwo].sawSolution == nil)
        // After a reset, the exercise is open, but it has been solved before.
        progress.note(Verdict(id: "2.1", status: .open), on: Fixture.composeTwo, answer: "stub")
        progress.noteSolutionShown(of: Fixture.composeTwo)
        #expect(progress[Fixture.composeTwo].sawSolution == nil && progress[Fixture.composeTwo].askedForSolution)
        let file = ProgressFile(clone.workspace)
        try file.write(progress)
        #expect(file.read() == .progress(progress))
    }

    @Test func aRefusedRequestDoesNotCountAsSeen() throws {
        let clone = try Clone()
        try clone.write("package let answer = 1", Fixture.curry.answers)
        let commands = CourseCommands(
            course: Fixture.course, workspace: clone.workspace, answerJudge: FakeJudge(root: clone.workspace.root),
            traits: TerminalTraits())
        func seen() -> Bool? { commands.readProgress()[Fixture.curry].sawSolution }
        #expect(commands.solution("curry") == Workshop.notYet)
        #expect(seen() == nil && commands.readProgress()[Fixture.curry].askedForSolution)
        #expect(commands.solution("curry") == Workshop.done)
        #expect(seen() == true)
    }

    @Test func anUnjudgedAnswerDoesNotChangeProgress() {
        var progress = Progress()
        progress.note(Fixture.done, on: Fixture.curry, answer: "x")
        let before = progress
        progress.note(Verdict(id: "3.1", status: .notJudged), on: Fixture.curry, answer: nil)
        #expect(progress == before)
    }
}

@Suite struct ResetTests {
    @Test func aResetKeepsTheAnswerAndRestoresTheStub() throws {
        let clone = try Clone()
        try clone.write("my answer", Fixture.composeTwo.file)
        let outcome = Reset(workspace: clone.workspace)(Fixture.composeTwo, stamp: "now")
        let place = ".currycomb/kept/02-Composition/1-compose-two/now.swift"
        #expect(outcome == .kept(place))
        #expect(clone.workspace.text(place) == "my answer")
        #expect(clone.workspace.isUntouched(Fixture.composeTwo))
    }

    @Test func resetsInTheSameSecondKeepEveryAnswer() throws {
        let clone = try Clone()
        let reset = Reset(workspace: clone.workspace)
        for answer in ["first", "second", "third"] {
            try clone.write(answer, Fixture.composeTwo.file)
            _ = reset(Fixture.composeTwo, stamp: "now")
        }
        let folder = clone.workspace.path(".currycomb/kept/02-Composition/1-compose-two")
        let kept = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(kept.compactMap { Files.text(folder + "/" + $0) }.sorted() == ["first", "second", "third"])
    }

    @Test func invalidUTF8IsKeptByteForByte() throws {
        let clone = try Clone()
        let bytes = Data([0x61, 0xFF, 0xFE, 0x00, 0x62])
        try bytes.write(to: URL(fileURLWithPath: clone.workspace.path(Fixture.composeTwo.file)))
        _ = Reset(workspace: clone.workspace)(Fixture.composeTwo, stamp: "now")
        let place = clone.workspace.path(".currycomb/kept/02-Composition/1-compose-two/now.swift")
        #expect(FileManager.default.contents(atPath: place) == bytes)
    }

    @Test func aResetHandlesMissingFiles() throws {
        let clone = try Clone()
        let reset = Reset(workspace: clone.workspace)
        #expect(reset(Fixture.composeTwo, stamp: "now") == .unchanged)
        try FileManager.default.removeItem(atPath: clone.workspace.path(Fixture.composeTwo.file))
        #expect(reset(Fixture.composeTwo, stamp: "now") == .restored)
        #expect(clone.workspace.isUntouched(Fixture.composeTwo))
        try clone.write("mine", Fixture.composeTwo.file)
        try FileManager.default.removeItem(atPath: clone.workspace.path(Fixture.composeTwo.stub))
        guard case .failed = reset(Fixture.composeTwo, stamp: "now") else {
            Issue.record("a reset without a stub has to fail")
            return
        }
        #expect(clone.workspace.answer(to: Fixture.composeTwo) == "mine")
    }
}
