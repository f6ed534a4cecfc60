import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombWorkshop

final class ClassRoomFolder: Sendable {
    let folder: ClassFolder
    let member = Membership(
        board: BoardPlace(host: "127.0.0.1", port: 1), word: "calm-otter", learner: "abcdefgh", name: "Ada")

    init() throws {
        folder = ClassFolder(path: Files.real(NSTemporaryDirectory()) + "/class-\(UUID().uuidString)")
        try folder.join(member)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder.path) }

    var diary: ClassDiary { folder.diary(of: member.word) }

    func note(_ kinds: ClassEvent.Kind...) {
        let notes = ClassNotes(folder) { 100 }
        for kind in kinds { notes.note(kind) }
    }
}

@Suite struct ClassDiaryTests {
    let room: ClassRoomFolder
    var diary: ClassDiary { room.diary }

    init() throws { room = try ClassRoomFolder() }

    private func append(_ kind: ClassEvent.Kind, after end: inout ClassDiary.End?) -> Int? {
        diary.append(after: &end) { ClassEvent(learner: "abcdefgh", number: $0, time: 1, kind) }
    }

    private func expect(_ number: Int?, _ expected: Int?, _ location: SourceLocation = #_sourceLocation) {
        #expect(number == expected, sourceLocation: location)
    }

    private func write(_ text: String) throws { try Files.write(text, to: diary.file) }

    @Test func twoWindowsShareOneSequence() {
        var (one, other): (ClassDiary.End?, ClassDiary.End?)
        expect(append(.joined(name: "Ada"), after: &one), 1)
        expect(append(.lowered, after: &other), 2)
        expect(append(.lowered, after: &one), 3)
        expect(append(.left, after: &one), 4)
        #expect(diary.events().map(\.number) == [1, 2, 3, 4])
        #expect(diary.events().first?.kind == .joined(name: "Ada"))
    }

    @Test func anIncompleteLineIsRemoved() throws {
        var end: ClassDiary.End?
        _ = append(.joined(name: "Ada"), after: &end)
        try write(try #require(Files.text(diary.file)) + "{\"kind\":\"lowe")
        #expect(diary.events().count == 1)
        expect(append(.left, after: &end), 2)
        #expect(diary.events().map(\.kind) == [.joined(name: "Ada"), .left])
    }

    @Test func aDamagedLineDoesNotRenumberOtherLines() throws {
        var end: ClassDiary.End?
        for kind in [ClassEvent.Kind.joined(name: "Ada"), .lowered, .left] { _ = append(kind, after: &end) }
        var lines = try #require(Files.text(diary.file)).split(separator: "\n").map(String.init)
        lines[1] = "\u{0}\u{0}"
        try write(lines.joined(separator: "\n") + "\n")
        #expect(diary.events().map(\.kind) == [.joined(name: "Ada"), .unknown("damaged"), .left])
        #expect(diary.events().map(\.learner) == ["abcdefgh", "abcdefgh", "abcdefgh"])
    }

    @Test func aLoweredHandContainsNoText() {
        let hand = RaisedHand(exercise: "2.1", answer: "let bee = 1", verdict: "wrong", question: "Why?")
        room.note(.hand(hand), .lowered, .hand(hand))
        let kinds = room.diary.events().map(\.kind)
        #expect(kinds[0] == .hand(RaisedHand(exercise: "2.1", answer: "", verdict: "", question: "")))
        #expect(kinds[2] == .hand(hand))
        room.note(.left)
        #expect(!String(decoding: ClassDiary.batch(room.diary.events()), as: UTF8.self).contains("bee"))
    }

    @Test func theLargestEventFitsIntoARequest() {
        // A letter may have many combining marks, each of four bytes.
        let letter = "a" + String(repeating: "\u{1D185}", count: 11)
        let answer = String(repeating: letter, count: ClassBounds.answer)
        let line = ClassDiary.line(
            ClassEvent(
                learner: "abcdefgh", number: 1, time: 0,
                .hand(RaisedHand(exercise: "2.1", answer: answer, verdict: answer, question: "Why?"))))
        #expect(line.count <= ClassBounds.bytesPerRequest)
        #expect((try? JSONDecoder().decode(ClassEvent.self, from: Data(line)))?.number == 1)
    }

    @Test func aBatchStaysWithinTheLimits() {
        let small = (1...500).map { ClassEvent(learner: "abcdefgh", number: $0, time: 0, .lowered) }
        #expect(ClassDiary.batch(small).count { $0 == UInt8(ascii: "\n") } == ClassBounds.eventsPerRequest)
        let hand = RaisedHand(
            exercise: "2.1", answer: String(repeating: "x", count: 20_000), verdict: "", question: "")
        let large = (1...50).map { ClassEvent(learner: "abcdefgh", number: $0, time: 0, .hand(hand)) }
        let batch = ClassDiary.batch(large)
        #expect(batch.count <= ClassBounds.bytesPerRequest && batch.count > ClassBounds.bytesPerRequest / 2)
        #expect(ClassDiary.batch([]).isEmpty)
    }

    @Test func aDeletedCloneIsNotRecreated() throws {
        try FileManager.default.removeItem(atPath: room.folder.path)
        var end: ClassDiary.End?
        expect(append(.lowered, after: &end), nil)
        room.folder.setReceived(3, of: "calm-otter")
        #expect(!Files.exists(room.folder.path))
    }
}

@Suite struct ClassNotesTests {
    let room: ClassRoomFolder
    let time = Shared(100.0)
    let notes: ClassNotes

    init() throws {
        room = try ClassRoomFolder()
        notes = ClassNotes(room.folder) { [time] in time.value }
    }

    private var kinds: [ClassEvent.Kind] { room.diary.events().map(\.kind) }

    @Test func nothingIsRecordedBeforeJoining() throws {
        let clone = try Clone()
        let notes = ClassNotes(ClassFolder(clone.workspace))
        notes.opened(Fixture.curry)
        notes.judged(Fixture.done, on: Fixture.curry, answer: "x")
        #expect(!notes.raise(RaisedHand(exercise: "3.1", answer: "x", verdict: "", question: "")))
        #expect(!Files.exists(clone.workspace.own))
    }

    @Test func anExerciseIsOpenedOnceAndItsVerdictsAreTimed() {
        notes.opened(Fixture.composeTwo)
        notes.opened(Fixture.composeTwo)
        time.value = 130
        notes.judged(Fixture.verdict([.passed, .failed, .waiting, .waiting]), on: Fixture.composeTwo, answer: "x")
        notes.judged(Fixture.verdict([.passed, .failed, .waiting, .waiting]), on: Fixture.composeTwo, answer: "x")
        notes.judged(Fixture.verdict([.passed, .failed, .waiting, .waiting]), on: Fixture.composeTwo, answer: "y")
        #expect(kinds.count == 3)
        #expect(kinds[0] == .opened(exercise: "2.1", title: "Compose two functions"))
        guard case .verdict(let verdict) = kinds[1] else {
            Issue.record("no verdict: \(kinds)")
            return
        }
        #expect((verdict.held, verdict.failed, verdict.seconds) == (["type"], ["order"], 30))
        #expect(verdict.sentence == "g runs first, then f.")
    }

    @Test func leavingInAnotherWindowStopsTheRecording() throws {
        notes.opened(Fixture.composeTwo)
        try room.folder.leave()
        notes.refresh()
        notes.opened(Fixture.curry)
        #expect(kinds.count == 1)
        try room.folder.join(room.member)
        notes.refresh()
        notes.opened(Fixture.curry)
        #expect(kinds.count == 2)
    }

    @Test func aRaisedHandIsRememberedAfterARestart() {
        #expect(notes.raise(RaisedHand(exercise: "2.1", answer: "x", verdict: "", question: "Why?")))
        let later = ClassNotes(room.folder)
        #expect(later.hand == 1 && !later.isHandReceived)
        room.folder.setReceived(1, of: room.member.word)
        #expect(later.isHandReceived)
        later.lower()
        #expect(ClassNotes(room.folder).hand == nil)
    }

    @Test func recordingContinuesAfterAFailedWrite() throws {
        let file = room.diary.file
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
        notes.opened(Fixture.composeTwo)
        #expect(notes.isBehind)
        #expect(!notes.raise(RaisedHand(exercise: "2.1", answer: "x", verdict: "", question: "")))
        try FileManager.default.removeItem(atPath: file)
        notes.opened(Fixture.curry)
        #expect(!notes.isBehind && kinds.count == 2, "a hand that was not raised is not sent later")
    }
}
