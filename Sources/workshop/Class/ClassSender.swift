import CurrycombWorkbook
import Foundation

/// Sends what the board has not received, in batches. It holds no state that matters: what was received is in a file, and
/// what is sent twice the board ignores.
struct ClassSender {
    /// What came of a step.
    enum Step: Equatable {
        /// Nobody has joined, or the clone is gone.
        case ended
        /// The board has everything.
        case idle
        /// There is more to send.
        case more
        /// The board did not take it; it said after how many seconds to try again, if it did.
        case failed(retryAfter: Double?)
    }

    let folder: ClassFolder
    /// Asks the board; tests bring an own one.
    let ask: (BoardPlace, _ path: String, _ body: [UInt8]) throws(BoardFault) -> BoardAnswer

    /// What was sent last: to which room, and from which number.
    private var last: (membership: Membership, number: Int)?
    private var seen: (key: FileKey?, count: Int) = (nil, 0)
    /// Whether the board has asked for events anew since it had all of them.
    private var hasGoneBack = false
    /// How many events the next request may have; 1 after a request that was not understood.
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

    /// Sends one batch.
    mutating func step() -> Step {
        guard let membership = folder.membership else { return .ended }
        let diary = folder.diary(of: membership.word)
        let received = folder.received(of: membership.word)
        let key = Files.key(diary.file)
        // Most of the time nothing is new; then the diary is not read.
        if key == seen.key, received == seen.count { return .idle }
        let events = diary.events()
        seen = (key, events.count)
        if received == events.count {
            hasGoneBack = false
            return .idle
        }
        // A board that knows of more than we do was told by a diary that is gone; it ignores what it believes to hold.
        let rest = events.dropFirst(received)
        guard !rest.isEmpty else { return .idle }
        return send(rest, after: received, as: membership)
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
            guard let receipt = try? JSONDecoder().decode(ClassReceipt.self, from: Data(answer.body)),
                receipt.received >= 0
            else { return .failed(retryAfter: nil) }
            limit = ClassBounds.eventsPerRequest
            folder.setReceived(receipt.received, of: membership.word)
            // Another board may hold less. One that holds no more than before, or less again and again, is left in peace.
            let isProgress = receipt.received > received || receipt.received < received && !hasGoneBack
            hasGoneBack = hasGoneBack || receipt.received < received
            return isProgress ? .more : .failed(retryAfter: nil)
        case 413, 422:
            // One of them is not understood, now each goes by itself; that one keeps its number and says nothing.
            if limit == 1, last?.membership == membership, last?.number == received { return skip(events, membership) }
            limit = 1
            return .more
        default: return .failed(retryAfter: answer.retryAfter)
        }
    }

    private mutating func skip(_ events: ArraySlice<ClassEvent>, _ membership: Membership) -> Step {
        guard let first = events.first else { return .idle }
        let empty = ClassEvent(learner: first.learner, number: first.number, time: first.time, .unknown("refused"))
        let answer = try? ask(membership.board, ClassWire.events(membership.word), ClassDiary.batch([empty]))
        guard answer?.status == 200 else { return .failed(retryAfter: answer?.retryAfter) }
        folder.setReceived(first.number, of: membership.word)
        return .more
    }

    /// Sends until the board has everything, somebody has left, the board does not answer, or the time is over.
    ///
    /// - Returns: whether the board has everything.
    mutating func sendAll(within seconds: Double) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            switch step() {
            case .idle: return true
            case .more: continue
            case .ended, .failed: return false
            }
        }
        return false
    }
}

/// How long to wait after a failure: 1 s, and twice as long each time, up to 30 s.
struct Backoff: Equatable {
    private(set) var seconds = 1.0

    mutating func reset() { seconds = 1 }

    /// - Parameter asked: how long the board has asked us to wait.
    /// - Returns: how long to wait now.
    mutating func next(asked: Double? = nil) -> Double {
        defer { seconds = min(30, seconds * 2) }
        // A number that a stranger sends cannot keep us from sending.
        return max(seconds, min(30, asked ?? 0))
    }
}
