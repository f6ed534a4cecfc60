// Names that other libraries use for undo, replay and the journal: see StoreNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombEffects
import CurrycombSignals
import Foundation

// MARK: - Undo

@_documentation(visibility: internal)
@available(*, unavailable, message: "write let history = store.history(limit: 100); it has undo(), redo() and canUndo")
extension Store {
    @_alwaysEmitIntoClient public func undo() { fatalError() }
    @_alwaysEmitIntoClient public func redo() { fatalError() }
    public var canUndo: Bool { fatalError() }
    public var canRedo: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write let history = store.history(limit: 100); then history.jump(to: position)")
extension Store {
    @_alwaysEmitIntoClient public func jump(to position: Int) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write import CurrycombTestKit: two runs are compared there")
extension Recording {
    @_alwaysEmitIntoClient public func divergence(
        from other: Recording, _ reducer: Reducer<State, Action>
    ) -> String? { fatalError() }
    @_alwaysEmitIntoClient public func divergence(
        expected: Reducer<State, Action>, got: Reducer<State, Action>
    ) -> String? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "dispatch to the store, store.dispatch(action): its history records the action")
extension History {
    @_alwaysEmitIntoClient public func send(_ action: Action) { fatalError() }
    @_alwaysEmitIntoClient public func dispatch(_ action: Action) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "make a store, and write let history = store.history(limit: 100)")
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UndoStore<State, Action>(_ store: Store<State, Action>, limit: Int = 0) -> History<State, Action> {
    fatalError()
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "make a store, and write let history = store.history(limit: 100)")
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UndoStore<State, Action>(
    initial: State, reducer: Reducer<State, Action>, limit: Int = 0
) -> History<State, Action> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store(state, reducer), then let history = store.history(limit: 100)")
public typealias TimeTravelStore<State: Sendable, Action: Sendable> = Store<State, Action>

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with a store, not with a reducer: let history = store.history(limit: 100)")
extension Reducer {
    @_alwaysEmitIntoClient public func undoable(limit: Int = 0) -> Reducer { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "undo with a store, not with a reducer: let history = store.history(limit: 100); for a condition, add leavingOut: { action in … }"
)
extension Reducer {
    public func undoable(limit: Int = 0, where isRecorded: (Action) -> Bool) -> Reducer { fatalError() }
    @_disfavoredOverload
    public func undoable(limit: Int = 0, filter isRecorded: (Action) -> Bool) -> Reducer { fatalError() }
}

// For a store of the type `Store<Undoable<State>, UndoableAction<Action>>`.
@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with a store, not with a reducer: let history = store.history(limit: 100)")
extension Reducer {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func undoable(
        limit: Int = 0
    ) -> Reducer<Undoable<State>, UndoableAction<Action>> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func undoable(
        limit: Int = 0, filter isRecorded: (Action) -> Bool, _ nothing: Never...
    ) -> Reducer<Undoable<State>, UndoableAction<Action>> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with a store, not with a state: let history = store.history(limit: 100)")
public struct Undoable<State>: Hashable, Codable, Sendable {
    @_alwaysEmitIntoClient public init(_ present: State) { fatalError() }
    @_alwaysEmitIntoClient public init(present: State) { fatalError() }
    public var present: State { fatalError() }
    public var canUndo: Bool { fatalError() }
    public var canRedo: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with a store, not with a state: let history = store.history(limit: 100)")
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UndoHistory<State>(_ state: State, limit: Int = 0) -> History<State, Never> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with a store, not with a state: let history = store.history(limit: 100)")
extension History where Action == Never {
    @_disfavoredOverload public convenience init(_ state: State, limit: Int = 0) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with let history = store.history(limit: 100): it has undo() and redo()")
public enum UndoableAction<Action: Sendable>: Sendable {
    case undo, redo
    case action(Action)
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with let history = store.history(limit: 100): it has undo() and redo()")
extension UndoableAction: Equatable where Action: Equatable {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with let history = store.history(limit: 100): it has undo() and redo()")
public typealias UndoAction<Action: Sendable> = UndoableAction<Action>

// MARK: - Replay and journal

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let journal = try Journal(at: path, state, reducer), then Store(journal), which saves each action"
)
extension Store {
    @_alwaysEmitIntoClient public func persist<Place>(to place: Place) { fatalError() }
    @_alwaysEmitIntoClient public func persisted<Place>(to place: Place) -> Store { fatalError() }
    @_alwaysEmitIntoClient public func journaled<Place>(to place: Place) -> Store { fatalError() }
    @_alwaysEmitIntoClient public func save<Place>(to place: Place) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.replay(Recording(initialState, actions: actions), on: scheduler)")
extension Store {
    @_alwaysEmitIntoClient public func replay(_ recording: Recording<State, Action>) { fatalError() }
    @_alwaysEmitIntoClient public func replay(_ actions: [Action]) { fatalError() }
    @_alwaysEmitIntoClient public func replay(actions: [Action]) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Recording(initialState, actions: actions).state(reducer)")
extension Store {
    public static func replay(_ actions: [Action], from state: State, with reducer: Reducer<State, Action>) -> State {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store(journal): it continues from the journal, and records each action")
extension Store {
    public convenience init<Kept>(_ state: State, _ reducer: Reducer<State, Action>, journal: Kept) { fatalError() }
    public convenience init<Kept>(initial: State, reducer: Reducer<State, Action>, journal: Kept) { fatalError() }
    public convenience init<Kept>(initialState: State, reducer: Reducer<State, Action>, journal: Kept) { fatalError() }
    public convenience init(_ state: State, journal: Journal<State, Action>) where State: Codable, Action: Codable {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store(journal): it continues from the journal, and records each action")
extension Journal {
    public var middleware: Any { fatalError() }
    @_alwaysEmitIntoClient public func attach(to store: Store<State, Action>) { fatalError() }
    @_alwaysEmitIntoClient public func attach(_ store: Store<State, Action>) { fatalError() }
    @_alwaysEmitIntoClient public func load() -> State { fatalError() }
    @_alwaysEmitIntoClient public func restore() -> State { fatalError() }
    public func restore(initialState: State, reducer: Reducer<State, Action>) -> Store<State, Action> { fatalError() }
    @_alwaysEmitIntoClient public func append(_ action: Action) { fatalError() }
    @_alwaysEmitIntoClient public func replay(into store: Store<State, Action>) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func replay(into state: State, reducer: Reducer<State, Action>) -> State {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a journal does not return its actions; write store.record().recording.actions")
extension Journal {
    public var actions: [Action] { fatalError() }
    public var count: Int { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write try Journal(at: path, state, reducer), with the path as a string")
extension Journal {
    // For a member of `URL` without the type before it, as in `.documentsDirectory`.
    @_alwaysEmitIntoClient public convenience init(file: URL) throws { fatalError() }
    @_alwaysEmitIntoClient public convenience init(url: URL) throws { fatalError() }
    public convenience init<Place>(file: Place) throws { fatalError() }
    public convenience init<Place>(url: Place) throws { fatalError() }
    public convenience init<Place>(path: Place) throws { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "each action is saved; to wait for the disk, write try await journal.flush()")
extension Journal {
    @_alwaysEmitIntoClient public func saveSnapshot(_ state: State) { fatalError() }
    @_alwaysEmitIntoClient public func save(_ state: State) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write let history = store.history(limit: 100): it has undo() and redo()")
extension Store {
    @_alwaysEmitIntoClient public func undoable(limit: Int = 0) -> History<State, Action> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a journal compacts its file itself; see compactionThreshold in its init")
extension Journal {
    @_alwaysEmitIntoClient public func compact() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .task(work) { .loaded($0) } catch: { .failed($0) }")
extension Effect {
    @_alwaysEmitIntoClient public func `catch`(_ recovery: (any Error) -> Effect) -> Effect { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `catch`(_ recovery: (any Error) -> Action) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "ticks are a signal: .signal(Signals.interval(.seconds(1), on: scheduler).map { … }, named: \"timer\")"
)
extension Effect where Action == Never {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer<Place>(every period: Duration, on place: Place) -> Effect<Duration>
    { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer<ID, Place>(
        id: ID, every period: Duration, on place: Place
    ) -> Effect<Duration> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with let history = store.history(limit: 100): it has undo() and redo()")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func UndoableStore<State, Action>(
    _ store: Store<State, Action>, limit: Int = 0
) -> Store<State, Action> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let status = history.status.value: status.position - status.first is the number of steps to undo"
)
extension History {
    public var past: [State] { fatalError() }
    public var undoCount: Int { fatalError() }
    public var undoStack: [State] { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let status = history.status.value: status.end - status.position is the number of steps to redo"
)
extension History {
    public var future: [State] { fatalError() }
    public var redoCount: Int { fatalError() }
    public var redoStack: [State] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.state")
extension History {
    public var current: State { fatalError() }
    public var present: State { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "dispatch an action: the history records each store.dispatch(action)")
extension History {
    @_alwaysEmitIntoClient public func push(_ state: State) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.replace(with: store.state), which starts the history over")
extension History {
    @_alwaysEmitIntoClient public func clear() { fatalError() }
    @_alwaysEmitIntoClient public func reset() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Recording(initialState, actions: actions).state(reducer)")
@_alwaysEmitIntoClient public func replay<State, Action: Sendable>(
    _ actions: [Action], from state: State, with reducer: Reducer<State, Action>
) -> State { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Recording(initialState, actions: actions).state(reducer)")
@_alwaysEmitIntoClient public func replay<State, Action: Sendable>(
    _ actions: [Action], from state: State, reducer: Reducer<State, Action>
) -> State { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Recording(initialState, actions: actions).state(reducer)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func replay<State: Sendable, Action: Sendable>(
    _ actions: [Action], from state: State, with reducer: Reducer<State, Action>
) -> Recording<State, Action> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write (0...recording.entries.count).map { recording.state(after: $0, reducer) }"
)
extension Recording {
    public var states: [State] { fatalError() }
    @_alwaysEmitIntoClient public func states(_ reducer: Reducer<State, Action>) -> [State] { fatalError() }
    @_alwaysEmitIntoClient public func states(with reducer: Reducer<State, Action>) -> [State] { fatalError() }
    public var snapshots: [State] { fatalError() }
    @_alwaysEmitIntoClient public subscript(index: Int) -> State { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write recording.state(reducer), which computes the last state")
extension Recording {
    public var state: State { fatalError() }
    public var finalState: State { fatalError() }
    public var lastState: State { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.replace(with: state)")
extension Store {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func jump(to state: State) { fatalError() }
    @_alwaysEmitIntoClient public func restore(_ state: State) { fatalError() }
    @_alwaysEmitIntoClient public func restore(to state: State) { fatalError() }
    @_alwaysEmitIntoClient public func setState(_ state: State) { fatalError() }
    @_alwaysEmitIntoClient public func reset(to state: State) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.replace(with: state)")
extension History {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func jump(to state: State) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store(journal): it continues from the journal, and records each action")
extension Store {
    @_alwaysEmitIntoClient public convenience init<Kept>(
        initialState: State, reducer: Reducer<State, Action>, middleware: [MiddlewareElsewhere] = [],
        restoringFrom journal: Kept
    ) { fatalError() }
    @_alwaysEmitIntoClient public convenience init<Kept>(
        _ state: State, _ reducer: Reducer<State, Action>, middleware: [MiddlewareElsewhere] = [],
        restoringFrom journal: Kept
    ) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public convenience init<Kept>(
        initialState: State, reducer: Reducer<State, Action>, middleware: [MiddlewareElsewhere], journal: Kept
    ) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write recording.state(reducer), which computes the last state")
extension Recording {
    @_alwaysEmitIntoClient public func replay(with reducer: Reducer<State, Action>) -> Recording { fatalError() }
    @_alwaysEmitIntoClient public func replay(_ reducer: Reducer<State, Action>) -> Recording { fatalError() }
    @_alwaysEmitIntoClient public func replayed(with reducer: Reducer<State, Action>) -> Recording { fatalError() }
    @_alwaysEmitIntoClient public func replay(from state: State, reducer: Reducer<State, Action>) -> Recording {
        fatalError()
    }
    @_alwaysEmitIntoClient public func replay(from state: State, with reducer: Reducer<State, Action>) -> Recording {
        fatalError()
    }
    @_alwaysEmitIntoClient public func replay(reducer: Reducer<State, Action>) -> Recording { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func replay(from state: State, reducer: Reducer<State, Action>) -> State {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func replay(reducer: Reducer<State, Action>) -> State { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func replay(with reducer: Reducer<State, Action>) -> State { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func replay(_ reducer: Reducer<State, Action>) -> State { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.replay(recording, on: scheduler)")
extension Recording {
    @_alwaysEmitIntoClient public func replay(into store: Store<State, Action>) { fatalError() }
    @_alwaysEmitIntoClient public func replay(on store: Store<State, Action>) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "for a store, write let recorder = store.record(); recorder.recording")
extension CurrycombSignals.Recorder where Value: Sendable, Failure: Sendable {
    @_alwaysEmitIntoClient public init(_ store: Store<Value, Failure>) { fatalError() }
    public var recording: Recording<Value, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func stop() { fatalError() }
}
@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.history(limit: 50, leavingOut: { … }): the actions without a step")
extension Store {
    public func history(limit: Int = 0, where isKept: @escaping (Action) -> Bool) -> History<State, Action> {
        fatalError()
    }
    public func history(limit: Int = 0, filter isKept: @escaping (Action) -> Bool) -> History<State, Action> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write journal.writeError, a property: nil while writing works")
extension Journal {
    public var errors: AnySignal<JournalError, Never> { fatalError() }
    public var error: Property<JournalError?> { fatalError() }
    public var failures: AnySignal<JournalError, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write let journal = try Journal(at: path, State(), reducer), then Store(journal)")
extension Journal {
    public convenience init(at path: String, store: Store<State, Action>) { fatalError() }
    public convenience init(at path: String, store: Store<State, Action>, where isKept: @escaping (Action) -> Bool) {
        fatalError()
    }
    public convenience init(_ store: Store<State, Action>, at path: String) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "exported()")
extension Recording {
    @_alwaysEmitIntoClient public func json() -> Data { fatalError() }
    @_alwaysEmitIntoClient public func data() -> Data { fatalError() }
    @_alwaysEmitIntoClient public func encode() -> Data { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "import CurrycombTestKit, and write run.divergence(from: other, reducer)")
public func compareRuns<State, Action>(
    _ run: Recording<State, Action>, _ other: Recording<State, Action>
) -> String? { fatalError() }

#endif
