import CurrycombSignals

/// The position in a history and the range that undo and redo can reach, for example to enable or disable undo and redo
/// buttons.
public struct HistoryStatus: Sendable, Equatable {
    /// The number of actions before the oldest state that undo can reach.
    public internal(set) var first = 0
    /// The number of actions before the current position. The actions after the position are undone or left out of
    /// undo.
    public internal(set) var position = 0
    /// The position after all undone actions have been redone.
    public internal(set) var end = 0

    /// True if there is a step to undo.
    public var canUndo: Bool { position > first }
    /// True if there is a step to redo.
    public var canRedo: Bool { position < end }
}

/// Undo, redo and jumps to any point, for a store whose reducer is pure.
///
/// Undo is not an action and needs no inverse action: the reducer computes the earlier state again from a checkpoint.
/// Effects are not run again. The number of steps to undo and the cost of one step are bounded; see
/// ``Store/history(limit:checkpoints:grouping:leavingOut:)``.
///
/// ```swift
/// let history = store.history { last, next in last.isTyping && next.isTyping }
/// history.undo()
/// history.status.observe { undoButton.isEnabled = $0.canUndo }
/// ```
///
/// A new step after an undo removes the steps to redo. A state that is set without an action (``Store/replace(with:)``)
/// starts the history over. The history records for as long as you keep it.
public final class History<State: Sendable, Action: Sendable>: Sendable {
    private let core: HistoryCore<State, Action>
    private let perform: @Sendable (@escaping @Sendable (StoreEngine<State, Action>) -> Void) -> Void
    private let recorder: Recorder<State, Action>

    @usableFromInline
    init(
        _ core: HistoryCore<State, Action>, _ recorder: Recorder<State, Action>, of engine: StoreEngine<State, Action>
    ) {
        self.core = core
        self.recorder = recorder
        perform = { [weak engine] body in engine?.send(.perform(body)) }
        perform { engine in
            core.begin(engine.cell.own)
            engine.add(recorder)
        }
    }

    deinit { perform { [recorder] in $0.remove(recorder) } }

    /// The position in the history, as a property to read, observe and combine.
    public var status: Property<HistoryStatus> { core.summary.property }

    /// True if there is a step to undo.
    public var canUndo: Bool { core.summary.current.canUndo }

    /// True if there is a step to redo.
    public var canRedo: Bool { core.summary.current.canRedo }

    /// Undoes the latest step, if there is one. If the store is handling actions, the undo follows them; otherwise, it
    /// happens immediately.
    ///
    /// - Complexity: reduces at most `limit / checkpoints` actions (rounded up), and the left-out actions after the new
    ///   position.
    public func undo() { perform { [core] in core.move($0, to: \.undoTarget) } }

    /// Redoes the next undone step, if there is one. If the store is handling actions, the redo follows them;
    /// otherwise, it happens immediately.
    ///
    /// - Complexity: the same as for ``undo()``.
    public func redo() { perform { [core] in core.move($0, to: \.redoTarget) } }

    /// Moves to any position. If the store is handling actions, the move follows them; otherwise, it happens
    /// immediately.
    ///
    /// - Parameter position: the number of actions before the new position, limited to the range of the history. If the
    ///   position is right after left-out actions, the new position is before them.
    /// - Complexity: the same as for ``undo()``.
    public func jump(to position: Int) {
        perform { [core] in core.move($0, to: { $0.beforeLeftOut(min(max(position, $0.first), $0.end)) }) }
    }

    /// Groups all actions that a function dispatches into a single step.
    ///
    /// - Parameter body: the function. Actions that other threads dispatch while it runs belong to the step, too.
    /// - Returns: the result of `body`.
    /// - Throws: the error that `body` throws; the actions that `body` dispatched before the error are one step.
    public func group<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
        perform { [core] _ in core.openGroup() }
        defer { perform { [core] _ in core.closeGroup() } }
        return try body()
    }
}

extension Store {
    /// Makes a history that begins at the current state.
    ///
    /// - Parameters:
    ///   - limit: the minimum number of the latest actions that the history keeps, including those that are left out.
    ///     If a step has more actions, undo reverts only those that are kept.
    ///   - checkpoints: the approximate number of states that are kept between these actions. The history needs memory
    ///     for the actions and for the differences between these states; see ``History/undo()`` for the cost of one
    ///     undo.
    ///   - grouping: a function that returns true if an action belongs to the same step as the previous action, like
    ///     the letters of a typed word. Actions that are left out do not end a step.
    ///   - leavingOut: a function that returns true if undo should leave out an action, for example one from a server
    ///     while the user types. Such an action is not a step: its change remains when an earlier step is undone, and
    ///     the steps to redo are removed only if the history is full and nearly all of its actions are undone. By
    ///     default, all actions are steps.
    @inlinable
    public func history(
        limit: Int = 1000, checkpoints: Int = 32,
        grouping: @escaping @Sendable (_ last: Action, _ next: Action) -> Bool = { _, _ in false },
        leavingOut: (@Sendable (Action) -> Bool)? = nil
    ) -> History<State, Action> {
        let core = HistoryCore<State, Action>(
            engine.reducer, limit: limit, checkpoints: checkpoints, leavingOut: leavingOut, grouping: grouping)
        let recorder = Recorder<State, Action>(
            stepped: { action, before, _ in core.stepped(action, before) }, replaced: { core.replaced($0) })
        return History(core, recorder, of: engine)
    }
}
