import CurrycombSignals
import Synchronization

/// A store like Reflow's: its data may be in memory, on disk or both; getters read the data, and methods, the actions,
/// change it. Observers receive every action.
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
/// Such a store is an actor, is bound to the main actor, or uses a lock of its own, so its actions run one at a time.
/// If an action calls another of the same store, observers are notified of the inner one first, as nested.
public protocol MethodStore: AnyObject {
    /// The log of the store's actions.
    nonisolated var log: ActionLog { get }
}

/// A store whose actions can be repeated from a log.
public protocol ReplayableStore: MethodStore {
    /// Repeats a call: calls the method of that name with the call's arguments.
    ///
    /// - Parameter call: the method that was called.
    /// - Throws: an error if there is no such method, or the arguments do not match.
    func perform(_ call: ActionCall) async throws
}

/// A log that publishes a ``MethodStore``'s actions.
public final class ActionLog: Sendable {
    /// The stores whose actions are running in this task.
    @TaskLocal private static var running: Set<ObjectIdentifier> = []

    /// The store's name for observers of all stores.
    public let name: String
    private let subject = Subject<ActionCall, Never>()
    private let count = Atomic<Int>(0)

    /// Makes a log.
    ///
    /// - Parameter name: the store's name for observers of all stores.
    public init(_ name: String) { self.name = name }

    deinit { subject.complete() }

    /// A signal of each action from now on, after it has run.
    public var actions: some Signal<ActionCall, Never> { subject }

    fileprivate func publishing<Result, E: Error>(
        _ method: String, _ arguments: [any Encodable & Sendable], _ body: () throws(E) -> Result
    ) throws(E) -> Result {
        // The arguments are encoded first, because the method may change them.
        let arguments = arguments.map(Self.json)
        let isNested = Self.running.contains(ObjectIdentifier(self))
        let outcome = Self.$running.withValue(Self.running.union([ObjectIdentifier(self)])) {
            Swift.Result { () throws(E) in try body() }
        }
        let result = try outcome.get()
        publish(method, arguments, isNested)
        return result
    }

    fileprivate func publishing<Result, E: Error>(
        isolation: isolated (any Actor)?, _ method: String, _ arguments: [any Encodable & Sendable],
        _ body: () async throws(E) -> Result
    ) async throws(E) -> Result {
        let arguments = arguments.map(Self.json)
        let isNested = Self.running.contains(ObjectIdentifier(self))
        let outcome = await Self.$running.withValue(
            Self.running.union([ObjectIdentifier(self)]),
            operation: {
                do throws(E) { return Swift.Result<Result, E>.success(try await body()) } catch {
                    return .failure(error)
                }
            }, isolation: isolation)
        let result = try outcome.get()
        publish(method, arguments, isNested)
        return result
    }

    private func publish(_ method: String, _ arguments: [String], _ isNested: Bool) {
        let number = count.add(1, ordering: .relaxed).newValue
        let call = ActionCall(store: name, name: method, arguments: arguments, number: number, isNested: isNested)
        subject.send(call)
        if Stores.areObserved { Stores.tell(StoreEvent(store: name, number: number, action: call)) }
    }

    private static func json(_ value: any Encodable) -> String {
        do { return String(decoding: try encoded(value), as: UTF8.self) } catch { return "null" }
    }
}

extension MethodStore {
    /// A signal of each action from now on, after it has run.
    public nonisolated var actions: some Signal<ActionCall, Never> { log.actions }

    /// Calls a closure for each action from now on, after it has run.
    ///
    /// - Parameter body: receives the call; the getters then return the changed data.
    /// - Returns: the subscription, to stop it; it need not be kept.
    @discardableResult
    public nonisolated func subscribe(_ body: @escaping @Sendable (ActionCall) -> Void) -> Subscription {
        actions.observe(body)
    }

    /// Makes an action of a method's work: runs it, and then publishes it to all observers.
    ///
    /// - Parameters:
    ///   - arguments: the method's arguments. One that cannot be encoded is recorded as `null`.
    ///   - name: the method's name; filled in by the compiler.
    ///   - body: the work of the method.
    /// - Returns: the result of `body`.
    /// - Throws: the error that `body` throws; then nothing is published.
    public nonisolated func action<Result, E: Error>(
        _ arguments: any Encodable & Sendable..., named name: String = #function, _ body: () throws(E) -> Result
    ) throws(E) -> Result {
        try log.publishing(name, arguments, body)
    }

    /// Makes an action of an asynchronous method's work: runs it, and then publishes it to all observers.
    ///
    /// - Parameters:
    ///   - arguments: the method's arguments. One that cannot be encoded is recorded as `null`.
    ///   - isolation: the actor that the method runs on; filled in by the compiler.
    ///   - name: the method's name; filled in by the compiler.
    ///   - body: the work of the method.
    /// - Returns: the result of `body`.
    /// - Throws: the error that `body` throws; then nothing is published.
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
    /// - Parameter calls: the calls to repeat; nested calls are repeated by the outer ones.
    /// - Throws: the error that ``perform(_:)`` throws; the earlier calls have been repeated.
    public func replay(_ calls: [ActionCall]) async throws {
        for call in calls where !call.isNested { try await perform(call) }
    }
}
