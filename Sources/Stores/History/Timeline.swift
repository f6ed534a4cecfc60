/// Actions with states in between from which the others can be had again: memory for `checkpoints` states and `limit`
/// actions buys that no step back reduces more than `limit / checkpoints` actions.
///
/// The actions stand in segments of equal length, each with the state before its first action. When there are more than
/// the limit, the oldest segment goes.
@usableFromInline
struct Timeline<State, Action: Sendable> {
    @usableFromInline
    struct Segment {
        @usableFromInline let start: State
        @usableFromInline var actions: [Action] = []
        /// Whether each begins a new step, for undo and redo.
        @usableFromInline var begins: [Bool] = []

        @inlinable
        init(start: State) { self.start = start }
    }

    @usableFromInline let limit: Int
    /// How many actions a segment holds; only the last may hold fewer.
    @usableFromInline let interval: Int
    @usableFromInline var segments: [Segment]
    /// How many actions came before the oldest that is still known.
    @usableFromInline var first = 0
    /// How many actions lead to the present state.
    @usableFromInline var position = 0

    /// Begins with a state.
    @inlinable
    init(_ state: State, limit: Int, checkpoints: Int) {
        self.limit = max(1, limit)
        interval = max(1, (self.limit + max(1, checkpoints) - 1) / max(1, checkpoints))
        segments = [Segment(start: state)]
    }

    /// How many actions there have been, those that were undone included.
    @inlinable
    var end: Int { first + (segments.count - 1) * interval + segments[segments.count - 1].actions.count }

    /// How many states are kept.
    var checkpointCount: Int { segments.count }

    /// Goes to another place; the actions stay.
    @inlinable
    mutating func move(to position: Int) { self.position = position }

    /// Adds an action after the present state; what was undone is forgotten.
    ///
    /// - Parameters:
    ///   - action: what happened.
    ///   - before: the present state.
    ///   - begins: whether it begins a new step.
    @inlinable
    mutating func append(_ action: Action, before: State, begins: Bool) {
        cut()
        if segments[segments.count - 1].actions.count == interval { segments.append(Segment(start: before)) }
        segments[segments.count - 1].actions.append(action)
        segments[segments.count - 1].begins.append(begins)
        position += 1
        if end - first - interval >= limit {
            segments.removeFirst()
            first += interval
        }
    }

    /// Forgets what comes after the position.
    @inlinable
    mutating func cut() {
        guard position < end else { return }
        let (index, offset) = place(position)
        segments.removeSubrange((index + 1)...)
        segments[index].actions.removeSubrange(offset...)
        segments[index].begins.removeSubrange(offset...)
    }

    /// The state after so many actions.
    ///
    /// - Complexity: `interval` actions are reduced at most. Only the first copies parts of the state.
    @inlinable
    func state(at position: Int, _ reducer: Reducer<State, Action>) -> State {
        let (index, offset) = place(position)
        return reducer.reduce(segments[index].start, segments[index].actions[..<offset])
    }

    /// Where one step back leads; `nil` at the beginning.
    @inlinable
    var undoTarget: Int? {
        guard position > first else { return nil }
        var target = position - 1
        while target > first, !begins(target) { target -= 1 }
        return target
    }

    /// Where one step forward leads; `nil` at the end.
    @inlinable
    var redoTarget: Int? {
        guard position < end else { return nil }
        var target = position + 1
        while target < end, !begins(target) { target += 1 }
        return target
    }

    @inlinable
    func begins(_ position: Int) -> Bool {
        let (index, offset) = place(position)
        return offset == segments[index].begins.count || segments[index].begins[offset]
    }

    /// The segment in which an action lies, and where. The end of the last segment belongs to it.
    @inlinable
    func place(_ position: Int) -> (segment: Int, offset: Int) {
        let index = min((position - first) / interval, segments.count - 1)
        return (index, position - first - index * interval)
    }
}
