import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

@testable import CurrycombWorkshop

@Suite(.waitsForPrograms) struct RenewalTests {
    let clone: Clone
    private let older = "// stub 2.1, as it was\n"

    init() throws {
        clone = try Clone()
        try clone.write("\(Digest.blob(older)) compose-two\n", Renewal.list)
    }

    private func renew() -> Renewal.Outcome { Renewal(clone.workspace)() }

    @Test func theDigestIsThatOfGit() {
        #expect(Digest.blob("") == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
        #expect(Digest.blob("hello\n") == "ce013625030ba8dba906f756967f9e9ca394464a")
        // Some of these lengths are around the end of a block, where wrong padding could give two texts the same
        // digest.
        #expect(Set((0..<300).map { Digest.blob(String(repeating: "x", count: $0)) }).count == 300)
    }

    @Test(.enabled(if: Capture(seconds: 10).run(["git", "--version"]).end == .exit(0)))
    func gitComputesTheSameDigests() throws {
        for length in [0, 1, 40, 46, 47, 48, 49, 55, 56, 63, 64, 65, 110, 119, 120, 1000] {
            let text = String(repeating: "é", count: length / 2) + "z"
            try clone.write(text, "text")
            let (output, _) = Capture(seconds: 10).run([
                "git", "hash-object", "--no-filters", clone.workspace.path("text"),
            ])
            #expect(output == Digest.blob(text) + "\n", "\(length)")
        }
    }

    @Test func anOldUntouchedStubIsReplaced() throws {
        try clone.write(older, Fixture.composeTwo.file)
        #expect(renew() == Renewal.Outcome(renewed: [Fixture.composeTwo.file]))
        #expect(clone.workspace.isUntouched(Fixture.composeTwo))
        #expect(renew().isNothing)
    }

    @Test func anAnswerIsNeverChanged() throws {
        for answer in [older + "\n", older.replacing("was", with: "is"), "", "mine"] {
            try clone.write(answer, Fixture.composeTwo.file)
            #expect(renew().isNothing)
            #expect(clone.workspace.answer(to: Fixture.composeTwo) == answer)
        }
        // In a different exercise, the same text counts as a learner's answer.
        try clone.write(older, Fixture.curry.file)
        #expect(renew().isNothing)
    }

    @Test func otherLineEndingsAreNotAnAnswer() throws {
        try clone.write(older.replacing("\n", with: "\r\n"), Fixture.composeTwo.file)
        #expect(renew().renewed == [Fixture.composeTwo.file])
    }

    @Test func withoutAListNothingIsRenewed() throws {
        try FileManager.default.removeItem(atPath: clone.workspace.path(Renewal.list))
        try clone.write(older, Fixture.composeTwo.file)
        #expect(renew().isNothing)
    }

    @Test func anAnswerMovesWithItsExercise() throws {
        let old = "Exercises/02-Composition/7-compose-two/main.swift"
        try clone.write("my answer", old)
        #expect(renew() == Renewal.Outcome(moved: [Fixture.composeTwo.file]))
        #expect(clone.workspace.answer(to: Fixture.composeTwo) == "my answer")
        #expect(!Files.exists(clone.workspace.path("Exercises/02-Composition/7-compose-two")))
        // If the new folder already contains an answer, both answers are kept.
        try clone.write("another", old)
        #expect(renew().isNothing)
        #expect(clone.workspace.text(old) == "another")
        #expect(clone.workspace.answer(to: Fixture.composeTwo) == "my answer")
    }

    @Test func anUntouchedExerciseLeavesItsOldFolder() throws {
        let old = "Exercises/02-Composition/7-compose-two/main.swift"
        try clone.write(older, old)
        #expect(renew().isNothing)
        #expect(!Files.exists(clone.workspace.path(old)))
        #expect(clone.workspace.isUntouched(Fixture.composeTwo))
    }

    @Test func anUntouchedExerciseDoesNotReplaceAnAnswer() throws {
        let old = "Exercises/02-Composition/7-compose-two/main.swift"
        try clone.write(older, old)
        try clone.write("my answer", Fixture.composeTwo.file)
        #expect(renew().isNothing)
        #expect(!Files.exists(clone.workspace.path(old)))
        #expect(clone.workspace.answer(to: Fixture.composeTwo) == "my answer")
    }

    @Test func renewalsAreReportedUntilAKeyIsPressed() throws {
        var session = try #require(Session(Fixture.course, clone.workspace, Progress()))
        session.view = .exercise
        session.news = Say.renewed(Renewal.Outcome(renewed: ["a", "b"]))
        func shows() -> Bool {
            session.frame(80, 24).contains { $0.text(colour: false).contains("2 untouched exercises are now") }
        }
        #expect(shows())
        _ = session.handle(.character("h"), rows: 24)
        #expect(!shows())
    }

    /// `Chapters/EarlierStubs.txt` lists all current starting files. After a change to one, run `workshop reset` and
    /// then `Tests/Scripts/earlier-stubs`.
    @Test func everyCurrentStubIsInTheList() throws {
        let root = try #require(Workspace.find(named: nil, current: Files.real(#filePath), executable: nil))
        let renewal = Renewal(root)
        for exercise in Course.whole.exercises {
            let stub = try #require(root.stub(of: exercise))
            #expect(
                renewal.isEarlierStub(stub, of: exercise.slug),
                "\(exercise.stub) has changed: run Tests/Scripts/earlier-stubs")
        }
    }

    /// In a learner's clone, the exercises contain answers, so only the project's own checks run this test.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["CURRYCOMB_STRICT"] != nil))
    func everyCommittedStubIsInTheList() throws {
        let root = try #require(Workspace.find(named: nil, current: Files.real(#filePath), executable: nil))
        let (output, end) = Capture(seconds: 60).run([root.path("Tests/Scripts/earlier-stubs"), "--check"])
        #expect(end == .exit(0), "\(output)")
    }
}
