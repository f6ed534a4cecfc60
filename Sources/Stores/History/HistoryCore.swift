// @unchecked and `@exclusivity(unchecked)` are sound: every `var` here is accessed only in the store's turns.
import CurrycombSignals
import Synchronization

@usableFromInline
final class HistoryCore<State: Sendable, Action: Sendable>: @unchecked Sendable {
    @usableFromInline let summary = HistorySummary()
    @usableFromInline let limit: Int
    @usableFromInline let checkpoints: Int
    @usableFromInline let reducer: Reducer<State, Action>
    @usableFromInline let leavingOut: (@Sendable (Action) -> Bool)?
    @usableFromInline let grouping: @Sendable (Action, Action) -> Bool
    @exclusivity(unchecked) @usableFromInline var timeline: Timeline<State, Action>?
    /// The latest action that is not left out of undo; `nil` at the beginning and after an undo, a redo, a jump or the
    /// end of a group.
    @exclusivity(unchecked) @usableFromInline var last: Action?
    @exclusivity(unchecked) @usableFromInline var openGroups = 0
    @exclusivity(unchecked) @usableFromInline var hasBegunGroup = false
    @exclusivity(unchecked) @usableFromInline var isMoving = false

    @inlinable
    init(
        _ reducer: Reducer<State, Action>, limit: Int, checkpoints: Int, leavingOut: (@Sendable (Action) -> Bool)?,
        grouping: @escaping @Sendable (Action, Action) -> Bool
    ) {
        self.reducer = reducer
        self.leavingOut = leavingOut
        self.limit = limit
        self.checkpoints = checkpoints
        self.grouping = grouping
    }

    @usableFromInline
    func begin(_ state: State) {
        timeline = Timeline(state, limit: limit, checkpoints: checkpoints)
        last = nil
        updateSummary()
    }

    @inlinable
    func stepped(_ action: Action, _ before: State) {
        if let leavingOut, leavingOut(action) {
            timeline?.appendLeftOut(action, before: before, reducer)
            return updateSummary()
        }
        let continues = openGroups > 0 ? hasBegunGroup : last.map { grouping($0, action) } ?? false
        hasBegunGroup = true
        timeline?.append(action, before: before, begins: !continues, reducer)
        last = action
        updateSummary()
    }

    @usableFromInline
    func replaced(_ state: State) { if isMoving { updateSummary() } else { begin(state) } }

    func move(
        _ engine: StoreEngine<State, Action>, to target: (Timeline<State, Action>) -> Int?
    ) {
        guard !engine.isClosed, let timeline, let target = target(timeline), target != timeline.position else { return }
        let state = timeline.state(at: target, reducer)
        self.timeline?.move(to: target)
        last = nil
        hasBegunGroup = false
        isMoving = true
        // The engine notifies this history before the observers of the state, so these observers read the new position.
        engine.replace(with: state)
        isMoving = false
    }

    func openGroup() {
        if openGroups == 0 { hasBegunGroup = false }
        openGroups += 1
    }

    func closeGroup() {
        openGroups -= 1
        if openGroups == 0 { last = nil }
    }

    @inlinable
    func updateSummary() {
        guard let timeline else { return }
        summary.update(first: timeline.first, position: timeline.position, end: timeline.end)
    }
}

/// The position in the history, which any thread can read. The property is made when it is first requested.
@usableFromInline
final class HistorySummary: Sendable {
    private let content = Mutex<(status: HistoryStatus, property: MutableProperty<HistoryStatus>?)>(
        (HistoryStatus(), nil))

    init() {}

    var current: HistoryStatus { content.withLock { $0.status } }

    var property: Property<HistoryStatus> {
        content.withLock { content in
            if let property = content.property { return property }
            let property = Unspecialized.property(content.status)
            content.property = property
            return property
        }
    }

    @usableFromInline
    func update(first: Int, position: Int, end: Int) {
        let status = HistoryStatus(first: first, position: position, end: end)
        let property = content.withLock { content in
            defer { content.status = status }
            return content.status == status ? nil : content.property
        }
        if let property { Unspecialized.set(property, to: status) }
    }
}
