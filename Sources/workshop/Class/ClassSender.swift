import CurrycombWorkbook
import Foundation

/// Sends events that the board has not received, in batches. Another sender can take over at any time, because a file
/// contains the last received number and the board ignores repeated events.
struct ClassSender {
    enum Step: Equatable {
        /// The learner is not in a room, or the clone was deleted.
        case ended
        /// The board has all events.
        case idle
        case more
        /// The board did not respond, or did not accept the batch. `retryAfter` is the number of seconds that the board
        /// asks the sender to wait, if it does.
        case failed(retryAfter: Double?)
        case refused(ClassRefusal.Reason)
    }

    /// The time between two requests that ask whether a raised hand is still up.
    static let handPatience = Duration.seconds(5)

    let folder: ClassFolder
    var now: () -> ContinuousClock.Instant = { .now }
    let ask: (BoardPlace, _ path: String, _ body: [UInt8]) throws(BoardFault) -> BoardAnswer

    /// The room of the last batch, and the number of the event before the batch.
    private var last: (membership: Membership, number: Int)?
    private var seen: (key: FileKey?, count: Int) = (nil, 0)
    /// The raised hand, and the time of the next request that asks about it.
    private var hand: (number: Int, learner: String, asksAt: ContinuousClock.Instant)?
    /// True if the number in a receipt has become lower since the board last had all events.
    private var hasGoneBack = false
    /// The maximum number of events in the next request; 1 while the sender looks for an event that the board rejects.
    private var limit = ClassBounds.eventsPerRequest

    init(
        _ folder: ClassFolder,
        ask: @escaping (BoardPlace, _ path: String, _ body: [UInt8]) throws(BoardFault) -> BoardAnswer = {
            place, path, body throws(BoardFault) in try BoardClient().ask(place, "POST", path, body: body)
        }
    ) {
        self.folder = folder
        self.ask = ask
    }

    mutating func step() -> Step {
        guard let membership = folder.membership else { return .ended }
        let diary = folder.diary(of: membership.files)
        let received = folder.received(of: membership.files)
        let key = Files.key(diary.file)
        // If nothing has changed since the last step, as is usual, the diary is not read.
        if key == seen.key, received == seen.count { return askAfterHand(membership, received) }
        let events = diary.events()
        seen = (key, events.count)
        hand = events.last { $0.kind.endsHand || $0.kind.isHand }.flatMap { last in
            last.kind.isHand ? (last.number, last.learner, now() + Self.handPatience) : nil
        }
        if received == events.count {
            hasGoneBack = false
            return .idle
        }
        // If the board has more events than this diary, it received them from an earlier diary, which was deleted. It
        // ignores new events whose numbers it already has, so there is nothing to send.
        let rest = events.dropFirst(received)
        guard !rest.isEmpty else { return .idle }
        return send(rest, after: received, as: membership)
    }

    /// While a hand is raised, sends an empty event with the last received number, because the receipt tells whether
    /// the hand is still up on the board.
    private mutating func askAfterHand(_ membership: Membership, _ received: Int) -> Step {
        guard let hand, received >= hand.number, now() >= hand.asksAt else { return .idle }
        guard folder.helped(of: membership.files) < hand.number else {
            self.hand = nil
            return .idle
        }
        self.hand?.asksAt = now() + Self.handPatience
        let held = ClassEvent(
            learner: hand.learner, number: received, time: Date().timeIntervalSince1970, .unknown("asking"))
        // If the board does not respond, an empty event is sent again later, so nothing is lost.
        guard let answer = try? ask(membership.board, ClassWire.events(membership.word), ClassDiary.batch([held])),
            answer.status == 200, let receipt = keep(answer, membership)
        else { return .idle }
        return receipt.received < received ? .more : .idle
    }

    /// Stores the numbers in the board's receipt: the last received event, and the last hand that the teacher lowered.
    /// Returns the receipt; `nil` if the response is not one.
    private func keep(_ answer: BoardAnswer, _ membership: Membership) -> ClassReceipt? {
        guard let receipt = try? JSONDecoder().decode(ClassReceipt.self, from: Data(answer.body)), receipt.received >= 0
        else { return nil }
        folder.setReceived(receipt.received, of: membership.files)
        if let helped = receipt.helped { folder.setHelped(helped, of: membership.files) }
        return receipt
    }

    private mutating func send(
        _ events: ArraySlice<ClassEvent>, after received: Int, as membership: Membership
    ) -> Step {
        defer { last = (membership, received) }
        let answer: BoardAnswer
        do throws(BoardFault) {
            let body = ClassDiary.batch(events, limit: limit)
            answer = try ask(membership.board, ClassWire.events(membership.word), body)
        } catch {
            return .failed(retryAfter: nil)
        }
        switch answer.status {
        case 200:
            guard let receipt = keep(answer, membership) else { return .failed(retryAfter: nil) }
            limit = ClassBounds.eventsPerRequest
            // A board that has replaced another may have fewer events, so the first lower number in a receipt counts as
            // progress. If the number stays the same, or is lower again, the sender waits.
            let isProgress = receipt.received > received || receipt.received < received && !hasGoneBack
            hasGoneBack = hasGoneBack || receipt.received < received
            return isProgress ? .more : .failed(retryAfter: nil)
        case 413, 422:
            // The board rejects one of the events, so each is now sent alone. If an event is rejected when it is sent
            // alone, an empty event with its number is sent in its place.
            if limit == 1, last?.membership == membership, last?.number == received { return skip(events, membership) }
            limit = 1
            return .more
        case 403:
            let refusal = try? JSONDecoder().decode(ClassRefusal.self, from: Data(answer.body))
            return refusal.map { .refused($0.reason) } ?? .failed(retryAfter: nil)
        default: return .failed(retryAfter: answer.retryAfter)
        }
    }

    private mutating func skip(_ events: ArraySlice<ClassEvent>, _ membership: Membership) -> Step {
        guard let first = events.first else { return .idle }
        let empty = ClassEvent(learner: first.learner, number: first.number, time: first.time, .unknown("refused"))
        let answer = try? ask(membership.board, ClassWire.events(membership.word), ClassDiary.batch([empty]))
        guard answer?.status == 200 else { return .failed(retryAfter: answer?.retryAfter) }
        folder.setReceived(first.number, of: membership.files)
        return .more
    }

    /// Sends until the board has all events, the learner leaves the room, a request fails or is refused, or the time is
    /// up. Returns the last step; `.more` if the time is up.
    mutating func sendAll(within seconds: Double) -> Step {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            let step = step()
            if step != .more { return step }
        }
        return .more
    }
}

/// The time to wait after a failure: 1 s at first, then twice as long each time, up to 30 s. If the board asks for a
/// longer wait, that time is used, but never more than 30 s.
struct Backoff: Equatable {
    private(set) var seconds = 1.0

    mutating func reset() { seconds = 1 }

    mutating func next(asked: Double? = nil) -> Double {
        defer { seconds = min(30, seconds * 2) }
        // Without the limit, a wrong number from the board could block the sender.
        return max(seconds, min(30, asked ?? 0))
    }
}
