import CurrycombSignals
import Synchronization

/// A store whose actions are methods, as in Reflow. The data may be in memory, on disk or both. Getters read the data,
/// and the methods change it. Observers receive every action that does not throw.
///
/// ```swift
/// @MainActor final class TodoStore: MethodStore {
///     let log = ActionLog("Todos")
///     private var todos: [Todo] = []
///     var visibleTodos: [Todo] { todos.filter { !$0.isDone } }
///
///     func add(_ title: String) {
///         action(title) { todos = todos + [Todo(title)] }
///     }
/// }
/// store.subscribe { call in print(call) }     // add("milk")
/// ```
///
/// Such a store is an actor, is bound to the main actor, or uses its own lock, so its actions run one at a time.
/// An asynchronous action, however, lets other actions run while it waits. If an action calls another action of the
/// same store, observers first receive the inner action, marked as nested.
public protocol MethodStore: AnyObject {
    /// The log of the store's actions.
    nonisolated var log: ActionLog { get }
}

/// A store that can replay the actions in a log.
public protocol ReplayableStore: MethodStore {
    /// Repeats a call: runs the method that the call names, with the recorded arguments.
    ///
    /// - Throws: an error if there is no such method or the arguments do not match; or the error that the method
    ///   throws.
    func perform(_ call: ActionCall) async throws
}

/// A log that publishes the actions of a ``MethodStore``.
public final class ActionLog: Sendable {
    /// An action that is running or has ended. A task that the action started inherits this object and may outlive the
    /// action.
    private final class Running: Sendable {
        let isOver = Atomic<Bool>(false)
    }

    /// For each log, the innermost action that called the current code, or that started the task in which this code
    /// runs.
    @TaskLocal private static var running: [ObjectIdentifier: Running] = [:]

    private var isRunning: Bool {
        // The identifier of a released log may be used again for another one. However, while an action is running, its
        // log exists, so an action that has not ended is an action of this log.
        Self.running[ObjectIdentifier(self)].map { !$0.isOver.load(ordering: .acquiring) } ?? false
    }

    /// The store's name, which appears in each ``StoreEvent`` and ``ActionCall``.
    public let name: String
    private let subject = Unspecialized.subject(of: ActionCall.self)
    /// The actions that have run but have no number yet. A subject sends one value at a time, so the numbers are in the
    /// order in which all observers receive the actions.
    private let performed = Unspecialized.subject(of: (method: String, arguments: [String], isNested: Bool).self)

    /// Makes a log.
    public init(_ name: String) {
        self.name = name
        let identifier = ObjectIdentifier(self)
        Unspecialized.observe(performed.enumerated()) { [subject] index, action in
            let call = ActionCall(
                store: name, name: action.method, arguments: action.arguments, number: index + 1,
                isNested: action.isNested)
            func deliver() {
                Unspecialized.send(call, to: subject)
                if Stores.areObserved { Stores.tell(StoreEvent(store: name, number: call.number, action: call)) }
            }
            // This thread may be inside another action of the store. Actions that an observer performs now are not part
            // of that action, so they must not count as nested.
            if Self.running[identifier] == nil { return deliver() }
            Self.$running.withValue(Self.running.filter { $0.key != identifier }, operation: deliver)
        }
    }

    deinit {
        Unspecialized.complete(performed)
        Unspecialized.complete(subject)
    }

    /// A signal that sends each future action after it has run, unless it threw.
    public var actions: some Signal<ActionCall, Never> { subject }

    fileprivate func publishing<Result, E: Error>(
        _ method: String, _ arguments: [any Encodable & Sendable], _ body: () throws(E) -> Result
    ) throws(E) -> Result {
        // The arguments are encoded first, because the method may change them.
        let arguments = arguments.map(Self.json)
        let isNested = isRunning
        let running = Running()
        let outcome = Self.$running.withValue(Self.running.merging([ObjectIdentifier(self): running]) { $1 }) {
            Swift.Result { () throws(E) in try body() }
        }
        running.isOver.store(true, ordering: .releasing)
        let result = try outcome.get()
        Unspecialized.send((method, arguments, isNested), to: performed)
        return result
    }

    fileprivate func publishing<Result, E: Error>(
        isolation: isolated (any Actor)?, _ method: String, _ arguments: [any Encodable & Sendable],
        _ body: () async throws(E) -> Result
    ) async throws(E) -> Result {
        let arguments = arguments.map(Self.json)
        let isNested = isRunning
        let running = Running()
        let outcome = await Self.$running.withValue(
            Self.running.merging([ObjectIdentifier(self): running]) { $1 },
            operation: {
                do throws(E) { return Swift.Result<Result, E>.success(try await body()) } catch {
                    return .failure(error)
                }
            }, isolation: isolation)
        running.isOver.store(true, ordering: .releasing)
        let result = try outcome.get()
        Unspecialized.send((method, arguments, isNested), to: performed)
        return result
    }

    private static func json(_ value: any Encodable) -> String {
        do { return String(decoding: try encoded(value), as: UTF8.self) } catch { return "null" }
    }
}

extension MethodStore {
    /// A signal that sends each future action after it has run, unless it threw.
    public nonisolated var actions: some Signal<ActionCall, Never> { log.actions }

    /// Calls a closure for each future action after it has run, unless it threw.
    ///
    /// - Parameter body: the closure, which receives the call. When the closure runs, the getters already return the
    ///   changed data.
    /// - Returns: the subscription, which you need not keep. Disposing of the subscription stops the calls.
    @discardableResult
    public nonisolated func subscribe(_ body: @escaping @Sendable (ActionCall) -> Void) -> Subscription {
        Unspecialized.observe(actions, body)
    }

    /// Turns a method's work into an action: runs the work, and then publishes the action to all observers.
    ///
    /// - Parameters:
    ///   - arguments: the method's arguments. An argument that cannot be encoded is recorded as `null`.
    ///   - name: the method's name, which the compiler fills in.
    ///   - body: the work of the method.
    /// - Returns: the result of `body`.
    /// - Throws: the error that `body` throws; in that case, the action is not published.
    public nonisolated func action<Result, E: Error>(
        _ arguments: any Encodable & Sendable..., named name: String = #function, _ body: () throws(E) -> Result
    ) throws(E) -> Result {
        try log.publishing(name, arguments, body)
    }

    /// Turns an asynchronous method's work into an action. The compiler fills in the isolation.
    public func action<Result, E: Error>(
        _ arguments: any Encodable & Sendable..., isolation: isolated (any Actor)? = #isolation,
        named name: String = #function, _ body: () async throws(E) -> Result
    ) async throws(E) -> Result {
        try await log.publishing(isolation: isolation, name, arguments, body)
    }
}

extension ReplayableStore {
    /// Repeats the recorded calls, in order.
    ///
    /// - Parameter calls: the calls to repeat. Nested calls are skipped, because the outer calls repeat them. If an
    ///   outer call threw an error, it was not recorded, so its nested calls are lost.
    /// - Throws: the error that ``perform(_:)`` throws; in that case, the calls before the failed one have already been
    ///   repeated.
    public func replay(_ calls: [ActionCall]) async throws {
        for call in calls where !call.isNested { try await perform(call) }
    }
}
