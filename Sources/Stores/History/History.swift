import CurrycombSignals

/// The position in a history: what its undo and redo buttons show.
public struct HistoryStatus: Sendable, Equatable {
    /// The number of actions before the oldest state that can be gone back to.
    public internal(set) var first = 0
    /// After how many actions the last one stands that is not undone.
    public internal(set) var position = 0
    /// The same when all that was undone is done again.
    public internal(set) var end = 0

    /// True if there is a step to take back.
    public var canUndo: Bool { position > first }
    /// True if there is a step that was taken back.
    public var canRedo: Bool { position < end }
}

/// Undo, redo and jumps to any point, for a store whose reducer is pure.
///
/// A step back is not an action and undoes nothing by hand: the state is had again from a checkpoint and the reducer.
/// Effects are not run again. What can be gone back to is bounded, and so is what one step costs: see
/// ``Store/history(limit:checkpoints:grouping:leavingOut:)``.
///
/// ```swift
/// let history = store.history { last, next in last.isTyping && next.isTyping }
/// history.undo()
/// history.status.observe { undoButton.isEnabled = $0.canUndo }
/// ```
///
/// An action after a step back makes what was undone unreachable. A state that comes without an action
/// (``Store/replace(with:)``) begins the history again. The history records for as long as it is kept.
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

    /// The position in the history: to be read, observed and combined with others.
    public var status: Property<HistoryStatus> { core.summary.property }

    /// True if there is a step to take back.
    public var canUndo: Bool { core.summary.current.canUndo }

    /// True if there is a step that was taken back.
    public var canRedo: Bool { core.summary.current.canRedo }

    /// Undoes the last step, in turn with the actions; if there is none, nothing happens.
    ///
    /// - Complexity: reduces `limit / checkpoints` actions at most.
    public func undo() { perform { [core] in core.move($0, to: \.undoTarget) } }

    /// Takes the step again that was taken back; if there is none, nothing happens.
    ///
    /// - Complexity: as that of ``undo()``.
    public func redo() { perform { [core] in core.move($0, to: \.redoTarget) } }

    /// Goes to any point, in turn with the actions.
    ///
    /// - Parameter position: after how many actions; a point outside the history's reach stands for its nearer end.
    /// - Complexity: as that of ``undo()``.
    public func jump(to position: Int) {
        perform { [core] in core.move($0, to: { $0.beforeLeftOut(min(max(position, $0.first), $0.end)) }) }
    }

    /// Makes one step of all that is dispatched inside.
    ///
    /// - Parameter body: dispatches; what other threads dispatch meanwhile belongs to the step, too.
    /// - Returns: the value that `body` returns.
    /// - Throws: the error that `body` throws; the actions dispatched until then is one step.
    public func group<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
        perform { [core] _ in core.openGroup() }
        defer { perform { [core] _ in core.closeGroup() } }
        return try body()
    }
}

extension Store {
    /// Begins a history at the present state.
    ///
    /// - Parameters:
    ///   - limit: the least number of actions that can be undone.
    ///   - checkpoints: the number of states that are kept on the way. Memory is that of these states, as far as they
    ///     differ, and of the actions; one step back reduces `limit / checkpoints` actions at most.
    ///   - grouping: true if an action belongs to the same step as the one right before it, as the letters of a word
    ///     that is being typed; actions that are left out do not come between.
    ///   - leavingOut: true if undo is to leave an action out, as it leaves out what a server sends while the user
    ///     types. Such an action is not a step: when a step before it is taken back, what it did stays, as though only
    ///     the
    ///     step had never been; and it leaves what was undone within reach. By default, all actions are steps.
    /// - Returns: the history.
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
