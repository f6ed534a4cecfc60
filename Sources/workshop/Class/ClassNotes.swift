import CurrycombWorkbook
import Foundation

/// Records events for the class board in the diary of the joined room. If no room was joined, nothing is recorded.
///
/// Recording an event only appends a line to a file, so the main loop never waits for the board.
final class ClassNotes {
    private let folder: ClassFolder
    private let now: () -> Double
    /// Called after events were recorded.
    var wake: () -> Void = {}

    private(set) var membership: Membership?
    /// The number of the event that raised the hand; `nil` if the hand is not raised.
    private(set) var hand: Int?
    /// True if events could not be written. They are written before the next event.
    var isBehind: Bool { !waiting.isEmpty }

    private var key: FileKey?
    private var hasLooked = false
    private var end: ClassDiary.End?
    private var waiting: [(time: Double, kind: ClassEvent.Kind)] = []
    /// The id of the last exercise that this process recorded as opened in this room.
    private(set) var exercise: String?
    /// The id of the last exercise that the diary recorded as opened when this process read it.
    private(set) var lastOpened: String?
    private var opened: [String: Double] = [:]
    private var judged: [String: (answer: String, status: Verdict.Status)] = [:]

    init(_ folder: ClassFolder, now: @escaping () -> Double = { Date().timeIntervalSince1970 }) {
        self.folder = folder
        self.now = now
        refresh()
    }

    /// Reads the membership if its file has changed, and then the diary if the learner is in a different room now.
    func refresh() {
        let key = folder.membershipKey
        guard key != self.key || !hasLooked else { return }
        hasLooked = true
        self.key = key
        let before = membership
        membership = folder.membership
        guard membership?.learner != before?.learner || membership?.word != before?.word else { return }
        (end, hand, exercise, lastOpened, waiting, opened, judged) = (nil, nil, nil, nil, [], [:], [:])
        guard let membership else { return }
        for event in folder.diary(of: membership.files).events() {
            switch event.kind {
            case .opened(let exercise, _):
                opened[exercise] = event.time
                lastOpened = exercise
            case .hand: hand = event.number
            case .lowered, .left: hand = nil
            default: break
            }
        }
    }

    // MARK: - Events

    /// Records that an exercise was opened. If the last recorded exercise is the same, does nothing unless `again` is
    /// true.
    func opened(_ exercise: Exercise, again: Bool = false) {
        guard membership != nil, self.exercise != exercise.id || again else { return }
        self.exercise = exercise.id
        opened[exercise.id] = now()
        note(.opened(exercise: exercise.id, title: exercise.words.title))
    }

    /// Records a verdict, unless the answer could not be judged, or the last verdict that this process recorded for the
    /// exercise had the same status for the same answer.
    func judged(_ verdict: Verdict, on exercise: Exercise, answer: String?) {
        guard membership != nil else { return }
        let print = answer.map(Files.fingerprint) ?? ""
        if let last = judged[exercise.slug], last == (print, verdict.status) { return }
        let seconds = opened[exercise.id].map { max(0, now() - $0) } ?? 0
        guard let told = ClassVerdict(telling: verdict, of: exercise, seconds: seconds) else { return }
        judged[exercise.slug] = (print, verdict.status)
        note(.verdict(told))
    }

    /// Raises the learner's hand, and returns true if it is now raised. If the event cannot be written, the hand is not
    /// raised. Of all events, only a raised hand contains the learner's code.
    func raise(_ shown: RaisedHand) -> Bool {
        guard membership != nil else { return false }
        hand = note(.hand(shown))
        // The learner reads that the hand is not raised, so this event must not be written later.
        if hand == nil { waiting.removeLast() }
        return hand != nil
    }

    func lower() {
        guard membership != nil, hand != nil else { return }
        hand = nil
        note(.lowered)
    }

    /// Lowers the hand if the board has reported that the teacher lowered it, and returns true in that case.
    func handWasTakenDown() -> Bool {
        guard let hand, let membership, folder.helped(of: membership.files) >= hand else { return false }
        lower()
        return true
    }

    var isHandReceived: Bool {
        guard let hand, let membership else { return false }
        return folder.received(of: membership.files) >= hand
    }

    /// Appends an event, after any earlier events that could not be written. Returns the event's number; `nil` if it
    /// was not written.
    @discardableResult
    func note(_ kind: ClassEvent.Kind) -> Int? {
        guard let membership else { return nil }
        waiting.append((now(), kind))
        let diary = folder.diary(of: membership.files)
        var number: Int?
        while let next = waiting.first {
            number = diary.append(after: &end) {
                ClassEvent(learner: membership.learner, number: $0, time: next.time, next.kind)
            }
            guard number != nil else { return nil }
            waiting.removeFirst()
        }
        wake()
        return number
    }
}
