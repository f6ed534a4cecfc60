import CurrycombStores
import CurrycombWorkbook

enum BoardAction: Codable, Sendable, Equatable {
    /// Cleaned events have arrived from a workshop or a diary. `now` is the board's time, in seconds since 1970;
    /// `ahead` is the number of seconds by which the board's clock is ahead of the sender's.
    case received([ClassEvent], ahead: Double, now: Double)
    /// The teacher lowered a hand.
    case helped(order: Int, number: Int)
    case helpedAll
    /// The teacher removed learners. The board stores at most ``BoardLimits/removed`` of their ids; a stored id cannot
    /// join again.
    case removed(orders: [Int])
}

extension BoardState {
    static let reducer = Reducer<BoardState, BoardAction> { state, action in
        switch action {
        case .received(let events, let ahead, let now):
            for event in events where state.accepts(event) {
                // No event is later than the current time, even if the sender's clock is ahead.
                state.take(event, at: max(0, min(event.time + ahead, now)))
            }
        case .helped(let order, let number):
            guard let (id, learner) = state.learners.first(where: { $0.value.order == order }),
                learner.hand?.number == number
            else { return }
            state.lower(id, number)
        case .helpedAll:
            for (id, learner) in state.learners { if let hand = learner.hand { state.lower(id, hand.number) } }
        case .removed(let orders):
            let ids = state.learners.filter { orders.contains($0.value.order) }.map(\.key)
            for id in ids { state.learners[id] = nil }
            let all = (state.removed ?? []).union(ids)
            if all.count <= BoardLimits.removed { state.removed = all }
        }
    }

    private mutating func lower(_ id: String, _ number: Int) {
        learners[id]?.hand = nil
        learners[id]?.helped = number
    }

    func isRemoved(_ id: String) -> Bool { removed?.contains(id) ?? false }

    /// Returns true if an event is the next one of its learner, or the first one of a newcomer for whom the board has
    /// space and whom the teacher has not removed. Events that the board already has are ignored, and events after a
    /// gap are sent again together with the missing ones.
    func accepts(_ event: ClassEvent) -> Bool {
        guard let learner = learners[event.learner] else {
            return event.number == 1 && learners.count < BoardLimits.learners && !isRemoved(event.learner)
        }
        return event.number == learner.received + 1
    }

    private mutating func take(_ event: ClassEvent, at time: Double) {
        var learner = learners[event.learner] ?? newcomer(at: time)
        learner.received = event.number
        switch event.kind {
        case .joined(let name):
            if name != learner.name {
                namings = (namings ?? 0) + 1
                learner.named = namings
            }
            learner.name = name
            learner.isGone = false
        case .opened(let exercise, _): learner.open(exercise, at: time)
        case .verdict(let verdict): learner.judge(verdict, at: time)
        case .hand(let hand):
            let others = learners.values.count { $0.order != learner.order && $0.hand?.shown.answer.isEmpty == false }
            let isTooMany = others >= BoardLimits.handsWithCode
            let shown =
                isTooMany
                ? RaisedHand(exercise: hand.exercise, answer: "", verdict: "", question: hand.question) : hand
            // A learner whose hand is already raised, and who only changes the question, keeps their position in the
            // queue.
            learner.hand = Hand(number: event.number, time: learner.hand?.time ?? time, shown: shown)
            learner.handsRaised += 1
        case .lowered: learner.hand = nil
        case .left:
            learner.isGone = true
            learner.hand = nil
        case .unknown: break
        }
        learners[event.learner] = learner
    }

    private mutating func newcomer(at time: Double) -> Learner {
        let order = max(joinings ?? 0, learners.values.map(\.order).max() ?? 0) + 1
        joinings = order
        return Learner(order: order, joined: time, moved: time)
    }
}

extension Learner {
    fileprivate mutating func open(_ exercise: String, at time: Double) {
        guard has(room: exercise) else { return }
        self.exercise = exercise
        moved = time
        if exercises[exercise] == nil { exercises[exercise] = Attempt(opened: time) }
    }

    fileprivate mutating func judge(_ verdict: ClassVerdict, at time: Double) {
        guard has(room: verdict.exercise) else { return }
        exercise = verdict.exercise
        moved = time
        exercises[verdict.exercise, default: Attempt(opened: max(0, time - verdict.seconds))].judge(verdict, at: time)
    }

    private func has(room exercise: String) -> Bool {
        !exercise.isEmpty && (exercises[exercise] != nil || exercises.count < BoardLimits.exercisesPerLearner)
    }
}

extension Attempt {
    fileprivate mutating func judge(_ verdict: ClassVerdict, at time: Double) {
        judged = time
        verdicts += 1
        held = verdict.held.count
        checks = max(checks, verdict.held.count + verdict.failed.count)
        if solved == nil { seconds = max(seconds, verdict.seconds) }
        guard !verdict.isSolved else {
            fault = nil
            if solved == nil { solved = time }
            return
        }
        // A verdict without a fault, for example about a `todo`, clears the current fault. A solved exercise stays
        // solved.
        guard let key = verdict.misconception ?? verdict.failed.first ?? (verdict.sentence.isEmpty ? nil : "") else {
            fault = nil
            return
        }
        let isSame = fault?.key == key
        fault = Fault(
            key: key, isMisconception: verdict.misconception != nil, since: isSame ? fault?.since ?? time : time,
            verdicts: isSame ? (fault?.verdicts ?? 0) + 1 : 1)
        if met[key] != nil {
            met[key]?.verdicts += 1
        } else if met.count < BoardLimits.faultsPerExercise {
            met[key] = Fault(key: key, isMisconception: verdict.misconception != nil, since: time)
        }
    }
}
