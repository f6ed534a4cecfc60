import CurrycombStores
import CurrycombWorkbook
import Foundation
import Synchronization

/// The board of a class. It acknowledges an event only after the event has been written to the disk.
final class Board: Sendable {
    /// The outcome for a batch of events. If the room refused the batch, only ``refusal`` is set.
    struct Outcome: Equatable {
        /// The reason why the room refused the events; `nil` if it accepted them.
        var refusal: ClassRefusal.Reason?
        /// The value of ``Learner/received`` for the learner who sent the last event.
        var received = 0
        /// The value of ``Learner/helped`` for the learner who sent the last event.
        var helped: Int?
        var fresh = 0
        /// The number of new events that the board did not accept: an earlier event of the learner is missing, the
        /// learner was removed, or the class is full.
        var unaccepted = 0
    }

    let course: CourseTexts
    let folder: BoardFolder
    let report: JournalReport
    private static let executor = QueueExecutor()
    private let journal: Journal<BoardState, BoardAction>
    private let store: Store<BoardState, BoardAction>
    private let now: @Sendable () -> Double
    private let heldRoom: Mutex<Room>
    /// The number of changes. A thread holds the lock while it dispatches an action. So when the lock is released, the
    /// action has been reduced, and the journal has received it.
    private let changes = Mutex(0)
    /// A random string that distinguishes this run of the board from other runs.
    private let run = String(UInt32.random(in: 0 ... .max), radix: 36)

    /// Opens the board in a folder, or makes a new one. For an argument that is `nil`, an existing room keeps its
    /// setting, and a new room gets the default.
    init(
        _ folder: BoardFolder, _ course: CourseTexts, title: String? = nil, port: UInt16? = nil, most: Int? = nil,
        now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
    ) throws {
        try folder.make()
        // The journal is opened first, because this fails if another process has the board open.
        journal = try Journal(at: folder.journal, BoardState(), BoardState.reducer)
        report = journal.report
        store = Store(journal)
        do {
            heldRoom = Mutex(try folder.room(title: title, port: port, most: most, now: now()))
        } catch {
            journal.close()
            throw error
        }
        self.folder = folder
        self.course = course
        self.now = now
    }

    var room: Room { heldRoom.withLock { $0 } }

    func changeRoom(_ change: (inout Room) -> Void) throws {
        try heldRoom.withLock { room in
            var changed = room
            change(&changed)
            try folder.keep(changed)
            room = changed
        }
        changes.withLock { $0 += 1 }
    }

    var state: BoardState { store.state }

    /// A string that differs after each change and in each run.
    var version: String { changes.withLock { "\(run)-\($0)" } }

    /// Adds events, and returns once they are on the disk. Each learner's events must be in order. `clock` is the
    /// sender's time. If `isBrought` is true, the teacher adds the events, and the room's limits do not apply.
    func receive(
        _ events: [ClassEvent], clock: Double? = nil, isBrought: Bool = true
    ) throws(JournalError) -> Outcome {
        let events = events.map(course.cleaned)
        let room = room
        let outcome = changes.withLock { count in
            let before = store.state
            if !isBrought, let refusal = before.refusal(of: events, room) { return Outcome(refusal: refusal) }
            let now = now()
            let held = before.sum
            // If the board accepts none of the events, for example because it already has them, nothing is written.
            if events.contains(where: before.accepts) {
                store.dispatch(.received(events, ahead: clock.map { now - $0 } ?? 0, now: now))
                count += 1
            }
            let state = store.state
            let last = events.last.flatMap { state.learners[$0.learner] }
            return Outcome(
                received: last?.received ?? 0, helped: last?.helped, fresh: state.sum - held,
                unaccepted: events.count { $0.number > state.learners[$0.learner]?.received ?? 0 })
        }
        try flush()
        return outcome
    }

    /// Applies a decision of the teacher, and returns once it is on the disk.
    func moderate(_ action: BoardAction) throws(JournalError) {
        changes.withLock { count in
            store.dispatch(action)
            count += 1
        }
        try flush()
    }

    func close() { journal.close() }

    /// Waits until all actions are on the disk. This function blocks its thread, so the caller must not be on a thread
    /// of Swift's concurrency pool.
    private func flush() throws(JournalError) {
        let done = DispatchSemaphore(value: 0)
        let failure = Mutex<JournalError?>(nil)
        Task(executorPreference: Self.executor) { [journal] in
            do throws(JournalError) {
                try await journal.flush()
            } catch {
                failure.withLock { $0 = error }
            }
            done.signal()
        }
        done.wait()
        if let error = failure.withLock({ $0 }) { throw error }
        heldRoom.withLock { room in
            // If the room's file has been deleted, it is written again. Otherwise, the next start would make a room
            // with another word.
            if !folder.hasRoom { try? folder.keep(room) }
        }
    }
}

private final class QueueExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "class-board.flush")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }
}

extension BoardState {
    fileprivate var sum: Int { learners.values.reduce(0) { $0 + $1.received } }

    func newcomers(_ events: [ClassEvent]) -> Set<String> {
        Set(events.lazy.filter { $0.number == 1 && learners[$0.learner] == nil }.map(\.learner))
    }

    func refusal(of events: [ClassEvent], _ room: Room) -> ClassRefusal.Reason? {
        if events.contains(where: { isRemoved($0.learner) }) { return .removed }
        return refusal(of: newcomers(events).count, room)
    }

    func refusal(of count: Int, _ room: Room) -> ClassRefusal.Reason? {
        guard count > 0 else { return nil }
        if room.isClosed { return .closed }
        let present = learners.values.count { !$0.isGone }
        return present + count > room.most || learners.count + count > BoardLimits.learners ? .full : nil
    }
}
