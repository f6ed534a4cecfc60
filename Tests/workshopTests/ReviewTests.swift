import CurrycombWorkbook
import Testing

import struct Foundation.Date
import struct Foundation.TimeZone

@testable import CurrycombWorkshop

@Suite struct ReviewTests {
    private let two = Fixture.composeTwo

    private func solved(on day: Int, _ answer: String = "x") -> Progress {
        var progress = Progress()
        progress.note(Fixture.done, on: two, answer: answer, day: day)
        return progress
    }

    @Test func reviewsAreDueAtGrowingIntervals() {
        var progress = solved(on: 100)
        var day = 100
        for pause in [1, 3, 7, 21] {
            #expect(progress.due(in: Fixture.course, on: day + pause - 1).isEmpty, "\(pause) days are not over")
            #expect(progress.due(in: Fixture.course, on: day + pause).map(\.slug) == ["compose-two"])
            day += pause
            progress[two].reviewing = "kept"
            progress.note(Fixture.done, on: two, answer: "y", day: day)
        }
        #expect(progress.due(in: Fixture.course, on: day + 1000).isEmpty, "after the last interval, no review is due")
    }

    @Test func savingASolvedExerciseIsNotAReview() {
        var progress = solved(on: 100)
        progress.note(Fixture.done, on: two, answer: "y", day: 105)
        #expect(progress[two].solvedOn == 100)
        #expect(progress[two].reviews == nil)
    }

    @Test func theLongestOverdueReviewsComeFirst() {
        var progress = solved(on: 100)
        progress.note(Fixture.done, on: Fixture.composeMany, answer: "x", day: 90)
        #expect(progress.due(in: Fixture.course, on: 200).map(\.slug) == ["compose-many", "compose-two"])
        #expect(progress.nextReview(in: Fixture.course, on: 90) == 1)
    }

    @Test func aReviewShowsTheOldAnswerForComparison() throws {
        let clone = try Clone()
        try clone.write("old answer", two.file)
        var progress = solved(on: 100, "old answer")
        let outcome = Review(workspace: clone.workspace).begin(two, in: &progress, stamp: "now")
        guard case .begun(let path) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(clone.workspace.text(path) == "old answer")
        #expect(clone.workspace.answer(to: two) == clone.workspace.stub(of: two))
        #expect(progress.isDone(two), "an exercise under review still counts as done")
        #expect(progress.goesOn(in: Fixture.course)?.slug == "compose-two")
        var session = try #require(Session(Fixture.course, clone.workspace, progress))
        try clone.write("new answer", two.file)
        session.receive(Fixture.done, answer: "new answer")
        let screen = session.frame(80, 40).map { $0.text(colour: false) }
        #expect(screen.contains { $0.contains("last time") && $0.contains("old answer") })
        #expect(session.progress[two].reviewing == nil)
        #expect(session.progress[two].reviews == 1)
    }

    @Test("the key begins a review only if it is pressed twice, and the screen says that this is a review")
    func key() throws {
        let clone = try Clone()
        try clone.write("old answer", two.file)
        var progress = solved(on: 100, "old answer")
        var session = try #require(Session(Fixture.course, clone.workspace, progress))
        session.view = .exercise
        #expect(session.handle(.character("v"), rows: 24) == nil)
        #expect(session.note == Say.againForReview(two.id, two.words.title))
        #expect(!session.frame(80, 24)[0].plain.contains(Say.review))
        #expect(session.handle(.character("v"), rows: 24) == .review)
        _ = Review(workspace: clone.workspace).begin(two, in: &progress, stamp: "now")
        session.progress = progress
        _ = session.go(to: two)
        #expect(session.frame(80, 24)[0].plain.contains(Say.review))
        #expect(session.handle(.character("v"), rows: 24) == nil)
        #expect(session.note?.contains("workshop review stop") == true)
    }

    @Test func earlierHintsDoNotCountInAReview() throws {
        let clone = try Clone()
        try clone.write("old answer", two.file)
        var progress = solved(on: 100, "old answer")
        (progress[two].hints, progress[two].helped) = (3, ["order"])
        let file = ProgressFile(clone.workspace)
        let base = try file.write(progress, since: nil)
        progress = base
        _ = Review(workspace: clone.workspace).begin(two, in: &progress, stamp: "now")
        var merged = try file.write(progress, since: base)
        #expect(merged[two].hints == 0 && merged[two].helped == nil)
        // A process that has not read the file since the review began shows the hint of another check, `types`. Only
        // that hint counts in the review.
        var late = base
        late[two].helped = ["order", "types"]
        merged = try file.write(late, since: base)
        #expect(merged[two].hints == 0 && merged[two].helped == ["types"])
    }

    @Test func endingAReviewRestoresTheOldAnswer() throws {
        let clone = try Clone()
        try clone.write("old answer", two.file)
        var progress = solved(on: 100, "old answer")
        _ = Review(workspace: clone.workspace).begin(two, in: &progress, stamp: "now")
        try clone.write("half an answer", two.file)
        let outcome = Review(workspace: clone.workspace).end(two, in: &progress, stamp: "now")
        guard case .ended(let attempt?) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(clone.workspace.answer(to: two) == "old answer")
        #expect(clone.workspace.text(attempt) == "half an answer")
        #expect(progress[two].status == "done" && progress[two].reviewing == nil)
        #expect(Review(workspace: clone.workspace).end(two, in: &progress, stamp: "now") == .failed(Say.noReview))
    }

    @Test("an answer that has changed since its last check does not count as the old solution")
    func changedBefore() throws {
        let clone = try Clone()
        try clone.write("broken", two.file)
        var progress = solved(on: 100, "old answer")
        #expect(Review(workspace: clone.workspace).begin(two, in: &progress, stamp: "now") == .notChecked)
        #expect(progress == solved(on: 100, "old answer"))
        #expect(clone.workspace.answer(to: two) == "broken")
    }

    @Test("a review that was ended in another terminal does not count as completed")
    func endedElsewhere() throws {
        let clone = try Clone()
        try clone.write("old answer", two.file)
        let file = ProgressFile(clone.workspace)
        var before = solved(on: 100, "old answer")
        _ = Review(workspace: clone.workspace).begin(two, in: &before, stamp: "now")
        try file.write(before)
        var session = try #require(Session(Fixture.course, clone.workspace, before))
        var shared = SharedProgress(file, session.progress)
        #expect(shared.write(&session.progress) == nil)
        // Another process ends the review.
        guard case .progress(var other) = file.read() else {
            Issue.record("the progress cannot be read")
            return
        }
        let base = other
        _ = Review(workspace: clone.workspace).end(two, in: &other, stamp: "now")
        _ = try file.write(other, since: base)
        // The session checks the restored answer.
        shared.read(into: &session.progress)
        session.receive(Fixture.done, answer: "old answer")
        #expect(shared.write(&session.progress) == nil)
        #expect(file.read() == .progress(session.progress))
        #expect(session.progress[two].reviews == nil && session.progress[two].solvedOn == 100)
        #expect(session.progress[two].reviewing == nil)
    }

    @Test func daysDependOnTheTimeZone() throws {
        let noon = Date(timeIntervalSince1970: 86_400 * 10 + 43_200)
        let far = try #require(TimeZone(secondsFromGMT: 13 * 3600))
        #expect(Day.number(of: noon, in: TimeZone(secondsFromGMT: 0)!) == 10)
        #expect(Day.number(of: noon, in: far) == 11)
    }

    @Test func aFileWithoutReviewsIsRead() throws {
        let clone = try Clone()
        let file = ProgressFile(clone.workspace)
        var progress = solved(on: 100)
        try file.write(progress)
        #expect(file.read() == .progress(progress))
        progress[two].solvedOn = nil
        try file.write(progress)
        #expect(file.read() == .progress(progress))
    }
}
