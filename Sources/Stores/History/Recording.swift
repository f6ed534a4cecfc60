import CurrycombSignals
import Foundation
import Synchronization

/// The events of a store, each with its time: a session that you can inspect, send to a colleague and replay.
public struct Recording<State: Sendable, Action: Sendable>: Sendable {
    /// An event of a store.
    public enum Event: Sendable {
        /// An action was reduced.
        case action(Action)
        /// The state was set without an action: for example by an undo, a redo, a jump or a loaded session.
        case state(State)
    }

    /// An event with its time.
    public struct Entry: Sendable {
        /// The time since the beginning of the recording.
        public let time: Duration
        /// The event.
        public let event: Event

        /// Makes an entry.
        public init(time: Duration, event: Event) {
            self.time = time
            self.event = event
        }
    }

    /// The state at the beginning.
    public let initial: State
    /// The events with their times, in order.
    public var entries: [Entry]

    /// Makes a recording.
    public init(_ initial: State, _ entries: [Entry] = []) {
        self.initial = initial
        self.entries = entries
    }

    /// Makes a recording of actions, all at time zero, for tests.
    public init(_ initial: State, actions: [Action]) {
        self.init(initial, actions.map { Entry(time: .zero, event: .action($0)) })
    }

    /// The actions, without the other events.
    public var actions: [Action] {
        entries.compactMap { if case .action(let action) = $0.event { action } else { nil } }
    }

    /// Returns the state after a given number of entries, by default after all of them. Effects are not run. A negative
    /// number counts as zero.
    public func state(after count: Int? = nil, _ reducer: Reducer<State, Action>) -> State {
        entries.prefix(max(0, count ?? entries.count)).reduce(into: initial) { $1.event.apply(to: &$0, reducer) }
    }
}

extension Recording.Event {
    package func apply(to state: inout State, _ reducer: Reducer<State, Action>) {
        switch self {
        case .action(let action): _ = reducer(&state, action)
        case .state(let other): state = other
        }
    }
}

extension Recording: Codable where State: Codable, Action: Codable {}
extension Recording.Entry: Codable where State: Codable, Action: Codable {}
extension Recording.Event: Codable where State: Codable, Action: Codable {}
extension Recording: Equatable where State: Equatable, Action: Equatable {}
extension Recording.Entry: Equatable where State: Equatable, Action: Equatable {}
extension Recording.Event: Equatable where State: Equatable, Action: Equatable {}

extension Recording where State: Codable, Action: Codable {
    /// Returns the session as JSON. The same session always gives the same bytes, unless a part of it, such as a `Set`,
    /// has no fixed order.
    ///
    /// - Throws: the error that encoding the state or an action throws.
    public func exported() throws -> Data { Data(try encoded(self)) }

    /// Reads a session.
    ///
    /// - Parameter data: the data that ``exported()`` wrote.
    /// - Throws: `DecodingError` if the data is not a session of these types.
    public init(importing data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }
}

/// An object that records a store's events until it is stopped or released.
public final class SessionRecorder<State: Sendable, Action: Sendable>: Sendable {
    private let session: Session<State, Action>
    private let end: @Sendable () -> Void

    init(_ engine: StoreEngine<State, Action>, _ scheduler: any Scheduler) {
        let begin = scheduler.now
        let session = Session<State, Action>(engine.cell.read())
        let recorder = Recorder<State, Action>(
            stepped: { action, _, _ in session.add(.action(action), scheduler.now - begin) },
            replaced: { session.add(.state($0), scheduler.now - begin) })
        self.session = session
        end = { [weak engine] in engine?.send(.perform { $0.remove(recorder) }) }
        engine.send(
            .perform { engine in
                session.begin(engine.cell.own)
                engine.add(recorder)
            })
    }

    deinit { end() }

    /// The recording so far.
    public var recording: Recording<State, Action> { session.recording.withLock { $0 } }

    /// Stops recording; the recorded events remain.
    ///
    /// - Returns: the ``recording`` at that moment.
    @discardableResult
    public func stop() -> Recording<State, Action> {
        end()
        return recording
    }
}

private final class Session<State: Sendable, Action: Sendable>: Sendable {
    let recording: Mutex<Recording<State, Action>>

    init(_ state: State) { recording = Mutex(Recording(state)) }

    func begin(_ state: State) {
        // The former recording is released outside the lock, because the `deinit` of a value in it may read
        // `recording`.
        var begun = Recording<State, Action>(state)
        recording.withLock { swap(&$0, &begun) }
    }

    func add(_ event: Recording<State, Action>.Event, _ time: Duration) {
        recording.withLock { $0.entries.append(.init(time: time, event: event)) }
    }
}

extension Store {
    /// Starts to record the store's events.
    ///
    /// - Parameter scheduler: the scheduler that measures the time of each event.
    /// - Returns: the recorder, which records until it is stopped or released.
    public func record(on scheduler: any Scheduler = QueueScheduler(label: "currycomb.session")) -> SessionRecorder<
        State, Action
    > {
        SessionRecorder(engine, scheduler)
    }
}
