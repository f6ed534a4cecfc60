import CurrycombDifferences
import CurrycombSignals
import CurrycombStores
import Synchronization

/// A store for tests. A test states the changes that each action makes, and each action that an effect sends back. The
/// test fails if an effect is still running at the end.
///
/// ```swift
/// @Test func search() throws {
///     let time = TestTime()
///     try TestStore.run(Search(), searching(on: time.clock), time) { test in
///         try test.send(.type("a")) { $0.text = "a" }
///         test.advance(by: .seconds(1))
///         try test.receive(.found("A")) { $0.found = ["A"] }
///     }
/// }
/// ```
///
/// A mismatch is thrown as a ``TestStoreError`` that describes the difference, so any test framework can show it.
/// States and actions need not be `Equatable`; if they are, they are compared with `==`.
///
/// Effects run on a ``TestTime``, on the thread of the test. Effects that wait for nothing have ended when
/// ``send(_:_:)`` returns. Effects that wait for this time to pass continue when you advance it.
public final class TestStore<State: Sendable, Action: Sendable> {
    private enum Step: Sendable {
        case sent(Action)
        case received(Action)
    }

    private struct Entry: Sendable {
        let action: Action
        let isSent: Bool
        let before: State
        let after: State
    }

    /// The virtual time on which the effects run.
    public let time: TestTime
    /// The state after the last action that the test has sent, received or skipped.
    public private(set) var state: State
    private let store: Store<State, Step>
    private let log: TestLog<Entry>
    /// True after an error, or when the test is finished.
    private var isDone = false

    /// Makes a test store. Call ``finish()`` at the end of the test, or use ``run(_:_:_:_:)``, which calls it. By
    /// default, the effects run on a new ``TestTime``.
    public init(_ state: State, _ reducer: Reducer<State, Action>, _ time: TestTime = TestTime()) {
        let log = TestLog<Entry>()
        self.time = time
        self.state = state
        self.log = log
        store = Store(
            state,
            .withEffects { (state: inout State, step: Step) in
                let before = state
                switch step {
                case .sent(let action), .received(let action):
                    let effect = reducer(&state, action)
                    var isSent = false
                    if case .sent = step { isSent = true }
                    log.add(Entry(action: action, isSent: isSent, before: before, after: state))
                    return effect.map { .received($0) }
                }
            })
    }

    deinit {
        precondition(
            isDone || (log.isEmpty && store.runningEffects.isEmpty),
            "a TestStore was released with unstated actions or running effects: call finish() at the end")
    }

    /// Runs a test with a new store and finishes the test. By default, the effects run on a new ``TestTime``.
    ///
    /// - Throws: the error that `body` throws, or ``TestStoreError`` if a received action was not stated, or an effect
    ///   is still running at the end.
    public static func run(
        _ state: State, _ reducer: Reducer<State, Action>, _ time: TestTime = TestTime(),
        _ body: (TestStore) throws -> Void
    ) throws {
        let test = TestStore(state, reducer, time)
        defer { test.isDone = true }
        try body(test)
        try test.finish()
    }

    /// Sends an action.
    ///
    /// - Parameters:
    ///   - action: the action.
    ///   - change: the closure that turns the state before the action into the expected state. Without this closure,
    ///     the state must not change; with it, the state must change.
    /// - Throws: the error that `change` throws, or ``TestStoreError`` if the state is not the expected one, or if an
    ///   action that was received earlier has not been stated.
    public func send(_ action: Action, _ change: ((inout State) throws -> Void)? = nil) throws {
        time.advance()
        if !log.isEmpty { throw failure(.unreceived(unstated), "Before \(describe(action)) is sent:") }
        time.perform { store.dispatch(.sent(action)) }
        // The log may also contain actions that effects have sent meanwhile, so this takes the entry of the sent
        // action.
        guard let entry = log.takeFirst(where: { $0.isSent }) else {
            preconditionFailure("TestStore: send all actions from one thread")
        }
        try check(entry, change)
        time.advance()
    }

    /// Asserts that an effect has sent back an action.
    ///
    /// - Parameters:
    ///   - action: the action.
    ///   - change: the closure that turns the state before the action into the expected state. Without this closure,
    ///     the state must not change; with it, the state must change.
    /// - Throws: the error that `change` throws, or ``TestStoreError`` if no action or a different action was received,
    ///   or if the state is not the expected one.
    public func receive(_ action: Action, _ change: ((inout State) throws -> Void)? = nil) throws {
        let entry = try next("\(describe(action))")
        let found = differences(action, entry.action)
        if !found.isEmpty {
            throw failure(
                .otherAction(expected: describe(action), got: describe(entry.action), found),
                "Not the expected action:")
        }
        try check(entry, change)
    }

    /// Asserts that an effect has sent back an action for which `isRight` returns true; see ``receive(_:_:)``.
    public func receive(
        where isRight: (Action) -> Bool, _ change: ((inout State) throws -> Void)? = nil
    ) throws {
        let entry = try next("an action")
        if !isRight(entry.action) {
            throw failure(
                .otherAction(expected: "another action", got: describe(entry.action), []),
                "Not the expected action:")
        }
        try check(entry, change)
    }

    /// Advances time and runs the effects that are due.
    ///
    /// If more than 100,000 pieces of work are due at one moment, as with an effect that repeats without a pause, time
    /// may stop at that moment.
    ///
    /// - Parameter duration: the time to advance by; by default, only the work that is due now is done.
    public func advance(by duration: Duration = .zero) {
        let end = time.now + duration
        var before: Duration
        // `TestTime` stops after a limited number of pieces of work. If time has passed by then, the work does not
        // repeat without end at one moment, so time is advanced again.
        repeat { before = time.now } while !time.advance(by: end - before) && time.now > before
    }

    /// Skips the received actions that the test has not stated, and returns them.
    @discardableResult
    public func skipReceived() -> [Action] {
        time.advance()
        let entries = log.takeAll()
        if let last = entries.last { state = last.after }
        return entries.map(\.action)
    }

    /// The names of the effects that are running, such as a timer; effects without a name are left out.
    public var runningEffects: [String] {
        time.advance()
        return store.runningEffects.compactMap { $0 }
    }

    /// Cancels the running effects, for example a timer that never ends.
    public func cancelEffects() {
        time.perform { store.cancelEffects() }
        time.advance()
    }

    /// Ends the test.
    ///
    /// - Throws: ``TestStoreError`` if a received action was not stated, or an effect is still running.
    public func finish() throws {
        time.advance()
        if !log.isEmpty { throw failure(.unreceived(unstated), "At the end:") }
        let effects = store.runningEffects
        if !effects.isEmpty { throw failure(.running(effects.compactMap { $0 }, count: effects.count), "At the end:") }
        isDone = true
    }

    // MARK: - Checking

    private var unstated: [String] { log.all.map { describe($0.action) } }

    private func next(_ expected: String) throws -> Entry {
        time.advance()
        if let entry = log.takeFirst(where: { _ in true }) { return entry }
        throw failure(
            .nothingReceived(
                expected: expected, running: store.runningEffects.count,
                next: time.scheduler.nextDue.map { $0 - time.now }),
            "")
    }

    private func check(_ entry: Entry, _ change: ((inout State) throws -> Void)?) throws {
        var expected = state
        state = entry.after
        if let change {
            do { try change(&expected) } catch {
                isDone = true
                throw error
            }
        }
        let place = "After \(describe(entry.action)) was \(entry.isSent ? "sent" : "received"):"
        let found = differences(expected, entry.after)
        if !found.isEmpty { throw failure(.otherState(found), place) }
        if change != nil, differences(entry.before, entry.after).isEmpty { throw failure(.noChange, place) }
    }

    private func failure(_ kind: TestStoreError.Kind, _ place: String) -> TestStoreError {
        isDone = true
        return TestStoreError(kind: kind, place: place)
    }
}

/// A mismatch between a store and a test's statements about it.
public struct TestStoreError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kind of mismatch.
    public enum Kind: Sendable, Equatable {
        /// The state differs from the expected one.
        case otherState([Difference])
        /// A change was stated, but the state did not change.
        case noChange
        /// The received action differs from the expected one.
        case otherAction(expected: String, got: String, [Difference])
        /// No action was received. The values are a description of the expected action, the number of running effects,
        /// and the time until the next work is due.
        case nothingReceived(expected: String, running: Int, next: Duration?)
        /// Actions were received that the test did not state.
        case unreceived([String])
        /// Effects are still running. The values are the names of the named effects, and the number of all running
        /// effects.
        case running([String], count: Int)
    }

    /// The kind of mismatch.
    public let kind: Kind
    let place: String

    /// The error in words, one line for each fact.
    public var description: String { ([place] + lines).filter { !$0.isEmpty }.joined(separator: "\n") }

    private var lines: [String] {
        switch kind {
        case .otherState(let differences): differences.map { "  " + $0.description(of: "state") }
        case .noChange: ["  a change was stated, but the state did not change"]
        case .otherAction(let expected, let got, let differences):
            differences.contains { !$0.path.isEmpty }
                ? differences.map { "  " + $0.description(of: "action") } + ["  received \(got)"]
                : ["  expected \(expected), got \(got)"]
        case .nothingReceived(let expected, let running, let next):
            ["No action was received, but \(expected) was expected."]
                + (running > 0 ? ["  \(running) \(running == 1 ? "effect is" : "effects are") running"] : [])
                + (next.map { ["  advance the time: the next work is due after \($0)"] } ?? [])
        case .unreceived(let actions): actions.map { "  \($0) was received, but not stated" }
        case .running(let names, let count):
            [
                "  \(count) \(count == 1 ? "effect is" : "effects are") still running"
                    + (names.isEmpty ? "" : ": " + names.sorted().joined(separator: ", "))
            ]
        }
    }
}

private final class TestLog<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry]>([])

    var isEmpty: Bool { entries.withLock(\.isEmpty) }
    var all: [Entry] { entries.withLock { $0 } }

    func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

    func takeFirst(where isWanted: (Entry) -> Bool) -> Entry? {
        entries.withLock { entries in
            entries.firstIndex(where: isWanted).map { entries.remove(at: $0) }
        }
    }

    func takeAll() -> [Entry] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}
