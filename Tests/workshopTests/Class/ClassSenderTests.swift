import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombWorkshop

/// A board without a server, which stores events as the real one does.
final class FakeBoard: @unchecked Sendable {
    // @unchecked: only one thread uses a board at a time.
    var events: [ClassEvent] = []
    var requests = 0
    /// A response to send in place of the board's own, if any; `.some(nil)` makes the board unreachable.
    var answer: BoardAnswer?? = .none
    /// The number of the hand that the teacher has lowered.
    var helped: Int?
    /// The number of an event that the board rejects.
    var refuses: Int?

    func ask(_ place: BoardPlace, _ path: String, _ body: [UInt8]) throws(BoardFault) -> BoardAnswer {
        requests += 1
        if let answer {
            guard let answer else { throw .timedOut }
            return answer
        }
        var sent: [ClassEvent] = []
        for line in body.split(separator: UInt8(ascii: "\n")) {
            guard let event = try? JSONDecoder().decode(ClassEvent.self, from: Data(line)) else {
                return BoardAnswer(status: 422)
            }
            if event.number == refuses, event.kind != .unknown("refused") { return BoardAnswer(status: 422) }
            sent.append(event)
        }
        for event in sent where event.number == events.count + 1 { events.append(event) }
        let receipt = try? JSONEncoder().encode(ClassReceipt(received: events.count, helped: helped))
        return BoardAnswer(status: 200, body: Array(receipt ?? Data()))
    }
}

@Suite final class ClassSenderTests {
    let room: ClassRoomFolder
    let board = FakeBoard()
    private var sender: ClassSender

    init() throws {
        room = try ClassRoomFolder()
        sender = ClassSender(room.folder) { [board] place, path, body throws(BoardFault) in
            try board.ask(place, path, body)
        }
    }

    private func step() -> ClassSender.Step { sender.step() }
    private func sendAll() -> Bool { sender.sendAll(within: 60) == .idle }
    private var received: Int { room.folder.received(of: room.member.word) }

    @Test func newEventsAreSentOnce() {
        #expect(step() == .idle)
        room.note(.joined(name: "Ada"), .lowered)
        #expect(step() == .more)
        #expect(step() == .idle && step() == .idle)
        #expect((board.requests, board.events.count, received) == (1, 2, 2))
        room.note(.lowered)
        #expect(sendAll())
        #expect((board.requests, board.events.count, received) == (2, 3, 3))
    }

    @Test func aHandLoweredByTheTeacherIsNoticed() {
        var time = ContinuousClock.now
        sender.now = { time }
        let notes = ClassNotes(room.folder) { 100 }
        #expect(notes.raise(RaisedHand(exercise: "2.1", answer: "x", verdict: "", question: "Why?")))
        #expect(sendAll() && board.requests == 1)
        #expect(step() == .idle && board.requests == 1, "the sender asks only from time to time")
        time += .seconds(6)
        #expect(step() == .idle && board.requests == 2)
        #expect(!notes.handWasTakenDown())
        board.helped = 1
        time += .seconds(6)
        #expect(step() == .idle && board.events.count == 1, "the question is not a new event")
        #expect(notes.handWasTakenDown() && notes.hand == nil)
        #expect(!notes.handWasTakenDown(), "the lowering is recorded only once")
        #expect(sendAll() && board.events.last?.kind == .lowered)
        time += .seconds(60)
        let asked = board.requests
        #expect(step() == .idle && board.requests == asked, "the sender does not ask about a lowered hand")
        // The next raised hand is a different one, which the teacher has not lowered.
        #expect(notes.raise(RaisedHand(exercise: "2.1", answer: "x", verdict: "", question: "And now?")))
        #expect(!notes.handWasTakenDown())
    }

    @Test func aRaisedHandThatTheBoardLostIsSentAgain() {
        var time = ContinuousClock.now
        sender.now = { time }
        room.note(.hand(RaisedHand(exercise: "2.1", answer: "x", verdict: "", question: "Why?")))
        #expect(sendAll())
        board.events = []
        time += .seconds(6)
        #expect(sendAll() && board.events.count == 1)
    }

    @Test func manyEventsAreSentInBatches() {
        for _ in 1...450 { room.note(.lowered) }
        #expect(sendAll())
        #expect((board.requests, board.events.count) == (3, 450))
    }

    @Test func anUnreachableBoardReceivesTheEventsLater() {
        room.note(.joined(name: "Ada"))
        board.answer = .some(nil)
        #expect(step() == .failed(retryAfter: nil))
        board.answer = .some(BoardAnswer(status: 503, retryAfter: 7))
        #expect(step() == .failed(retryAfter: 7))
        board.answer = .some(BoardAnswer(status: 200, body: Array("hello".utf8)))
        #expect(step() == .failed(retryAfter: nil))
        #expect(received == 0)
        board.answer = .none
        #expect(sendAll() && board.events.count == 1)
    }

    @Test func aBoardReceivesTheEventsThatItLacks() {
        room.note(.joined(name: "Ada"), .lowered, .lowered)
        #expect(sendAll())
        board.events.removeLast(2)
        room.note(.left)
        #expect(sendAll())
        #expect(board.events.map(\.number) == [1, 2, 3, 4])
    }

    @Test func requestsPauseIfTheBoardMakesNoProgress() {
        room.note(.joined(name: "Ada"))
        board.answer = .some(BoardAnswer(status: 200, body: Array("{\"received\":0}".utf8)))
        #expect(step() == .failed(retryAfter: nil))
        room.note(.lowered)
        // From here on, the board reports one received event and no event in turn, so it makes no lasting progress.
        board.answer = .some(BoardAnswer(status: 200, body: Array("{\"received\":1}".utf8)))
        #expect(step() == .more)
        board.answer = .some(BoardAnswer(status: 200, body: Array("{\"received\":0}".utf8)))
        #expect(step() == .more && step() == .failed(retryAfter: nil))
        board.answer = .some(BoardAnswer(status: 200, body: Array("{\"received\":1}".utf8)))
        #expect(step() == .more)
        board.answer = .some(BoardAnswer(status: 200, body: Array("{\"received\":0}".utf8)))
        #expect(step() == .failed(retryAfter: nil))
    }

    @Test func aRefusedEventDoesNotBlockLaterEvents() {
        room.note(.joined(name: "Ada"), .opened(exercise: "2.1", title: "T"), .left)
        board.refuses = 2
        #expect(sendAll())
        #expect(board.events.map(\.kind) == [.joined(name: "Ada"), .unknown("refused"), .left])
    }

    @Test func sendingEndsAfterLeavingOrDeletion() throws {
        room.note(.joined(name: "Ada"))
        try room.folder.leave()
        #expect(step() == .ended)
        try FileManager.default.removeItem(atPath: room.folder.path)
        #expect(step() == .ended)
        #expect(!Files.exists(room.folder.path) && board.requests == 0)
        #expect(SenderMain.send(from: room.folder) == 0)
        #expect(!Files.exists(room.folder.path))
    }

    @Test func pausesGrowToThirtySeconds() {
        var backoff = Backoff()
        #expect((1...7).map { _ in backoff.next() } == [1, 2, 4, 8, 16, 30, 30])
        #expect(backoff.next(asked: 1e9) == 30)
        backoff.reset()
        #expect(backoff.next(asked: 5) == 5 && backoff.next() == 2)
    }
}
