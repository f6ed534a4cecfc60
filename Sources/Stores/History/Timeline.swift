/// Actions, and some of the states between them; the other states are computed when they are needed. A timeline keeps
/// about `checkpoints` states and `limit` actions. So an undo reduces at most `limit / checkpoints` actions (rounded
/// up) and the left-out actions after the new position.
///
/// The actions are in segments of equal length, each with the state before its first action. The oldest segment is
/// dropped when the newer ones contain at least `limit` actions.
///
/// Actions that are left out of undo are stored among the others. The state at a position includes all actions before
/// the position, and also the left-out actions after it. A position is never right after a left-out action that is
/// still stored.
@usableFromInline
struct Timeline<State, Action: Sendable> {
    @usableFromInline
    struct Segment {
        @usableFromInline let start: State
        @usableFromInline var actions: [Action] = []
        /// A flag for each of the `actions`: true for the first action of a step.
        @usableFromInline var begins: [Bool] = []

        @inlinable
        init(start: State) { self.start = start }
    }

    @usableFromInline let limit: Int
    /// The number of actions in a segment; the last segment may have fewer.
    @usableFromInline let interval: Int
    @usableFromInline var segments: [Segment]
    /// The number of actions before the oldest kept action.
    @usableFromInline var first = 0
    /// The number of actions before the current position. The actions after the position are undone or left out of
    /// undo.
    @usableFromInline var position = 0
    /// The numbers of the actions that are left out of undo, in order. The first action of all has the number 0.
    @usableFromInline var leftOut: [Int] = []

    @inlinable
    init(_ state: State, limit: Int, checkpoints: Int) {
        self.limit = max(1, limit)
        interval = max(1, (self.limit - 1) / max(1, checkpoints) + 1)
        segments = [Segment(start: state)]
    }

    /// The number of actions so far, including undone and left-out actions.
    @inlinable
    var total: Int { first + (segments.count - 1) * interval + segments[segments.count - 1].actions.count }

    @inlinable
    var end: Int { leftOut.isEmpty ? total : beforeLeftOut(total) }

    var checkpointCount: Int { segments.count }

    @inlinable
    mutating func move(to position: Int) { self.position = position }

    /// Adds an action and drops undone actions. `before` is the current state.
    @inlinable
    mutating func append(_ action: Action, before: State, begins: Bool, _ reducer: Reducer<State, Action>) {
        cut(reducer)
        add(action, before: before, begins: begins)
        position = total
        trim(reducer)
    }

    /// Adds an action that is left out of undo. Undone actions are kept, unless the oldest segment has to be dropped
    /// and the position is still in this segment. `before` is the current state.
    @usableFromInline
    mutating func appendLeftOut(_ action: Action, before: State, _ reducer: Reducer<State, Action>) {
        // A segment begins with the state after all earlier actions. After an undo, `before` does not include the
        // undone actions, so that state has to be computed.
        let beginsSegment = segments[segments.count - 1].actions.count == interval
        let start = beginsSegment && position < end ? state(at: total, reducer) : before
        add(action, before: start, begins: false)
        leftOut.append(total - 1)
        trim(reducer)
    }

    @inlinable
    mutating func add(_ action: Action, before: State, begins: Bool) {
        if segments[segments.count - 1].actions.count == interval { segments.append(Segment(start: before)) }
        segments[segments.count - 1].actions.append(action)
        segments[segments.count - 1].begins.append(begins)
    }

    @inlinable
    mutating func trim(_ reducer: Reducer<State, Action>) {
        guard total - first - interval >= limit else { return }
        if !leftOut.isEmpty, position < first + interval {
            // The next segment, which becomes the oldest one, begins with the state after all earlier actions. So no
            // earlier action may be undone.
            cut(reducer)
            guard total - first - interval >= limit else { return }
        }
        segments.removeFirst()
        first += interval
        if leftOut.isEmpty { return }
        let oldest = first
        leftOut.removeAll { $0 < oldest }
        position = max(position, first)
    }

    @inlinable
    mutating func cut(_ reducer: Reducer<State, Action>) {
        guard position < end else { return }
        let kept = leftOut.isEmpty ? [] : leftOut.filter { $0 >= position }.map { self.action($0) }
        let (index, offset) = place(position)
        segments.removeSubrange((index + 1)...)
        segments[index].actions.removeSubrange(offset...)
        segments[index].begins.removeSubrange(offset...)
        if leftOut.isEmpty { return }
        leftOut.removeLast(kept.count)
        var state = state(at: position, reducer)
        for action in kept {
            add(action, before: state, begins: false)
            leftOut.append(total - 1)
            _ = reducer(&state, action)
        }
    }

    /// Returns the state at a position. Reduces at most `interval` actions, and the left-out actions after the
    /// position.
    @inlinable
    func state(at position: Int, _ reducer: Reducer<State, Action>) -> State {
        let (index, offset) = place(position)
        let state = reducer.reduce(segments[index].start, segments[index].actions[..<offset])
        if leftOut.isEmpty { return state }
        return reducer.reduce(state, leftOut.lazy.filter { $0 >= position }.map(action))
    }

    /// The position to which an undo moves; `nil` at the beginning.
    @inlinable
    var undoTarget: Int? {
        guard position > first else { return nil }
        var target = position - 1
        while target > first, !begins(target) { target -= 1 }
        return beforeLeftOut(target)
    }

    /// The position to which a redo moves; `nil` at the end.
    @inlinable
    var redoTarget: Int? {
        let end = end
        guard position < end else { return nil }
        var target = position
        while isLeftOut(target) { target += 1 }
        target += 1
        while target < end, !begins(target) { target += 1 }
        return beforeLeftOut(target)
    }

    /// Returns the position before the left-out actions that directly precede a position. If there are none, returns
    /// the position itself.
    @inlinable
    func beforeLeftOut(_ index: Int) -> Int {
        let count = leftOutCount { leftOut[$0] < index }
        guard count > 0, leftOut[count - 1] == index - 1 else { return index }
        // In a run of consecutive numbers, the difference between a number and its index in `leftOut` is constant.
        let difference = leftOut[count - 1] - (count - 1)
        return max(first, leftOut[leftOutCount { leftOut[$0] - $0 < difference }])
    }

    @inlinable
    func isLeftOut(_ number: Int) -> Bool {
        if leftOut.isEmpty { return false }
        let place = leftOutCount { leftOut[$0] < number }
        return place < leftOut.count && leftOut[place] == number
    }

    /// Returns the first index in `leftOut` for which a condition is false, or the count if there is none. The
    /// condition must be true before that index and false after it.
    @inlinable
    func leftOutCount(_ condition: (_ place: Int) -> Bool) -> Int {
        var (low, high) = (0, leftOut.count)
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    @inlinable
    func action(_ number: Int) -> Action {
        let (index, offset) = place(number)
        return segments[index].actions[offset]
    }

    @inlinable
    func begins(_ position: Int) -> Bool {
        let (index, offset) = place(position)
        return offset == segments[index].begins.count || segments[index].begins[offset]
    }

    /// Returns the index of a position's segment, and the offset of the position in that segment. The position after
    /// all actions is in the last segment.
    @inlinable
    func place(_ position: Int) -> (segment: Int, offset: Int) {
        let index = min((position - first) / interval, segments.count - 1)
        return (index, position - first - index * interval)
    }
}
