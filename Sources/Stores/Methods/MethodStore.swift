import CurrycombSignals
import Synchronization

/// A store in Reflow's way: its data may be in memory, on disk or both; it has getters to read them and methods, the
/// actions, to change them; and every action is observed.
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
/// Such a store is an actor, bound to the main actor, or locks for itself; so its actions come one at a time. If an
/// action calls another of the same store, observers are notified of the inner one first, as nested.
public protocol MethodStore: AnyObject {
    /// The log of the store's actions.
    nonisolated var log: ActionLog { get }
}

/// A store whose actions can be repeated from a log.
public protocol ReplayableStore: MethodStore {
    /// Repeats a call: calls the method of that name with the call's arguments.
    ///
    /// - Parameter call: the method that was called.
    /// - Throws: an error if there is no such method, or the arguments are not its.
    func perform(_ call: ActionCall) async throws
}

/// Publishes a ``MethodStore``'s actions.
public final class ActionLog: Sendable {
    /// The stores whose actions are being done, from the outside in.
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

    /// Each action from now on, when it has been done.
    public var actions: some Signal<ActionCall, Never> { subject }

    fileprivate func telling<Result, E: Error>(
        _ method: String, _ arguments: [any Encodable & Sendable], _ body: () throws(E) -> Result
    ) throws(E) -> Result {
        // Encoded first: the method may change its arguments.
        let arguments = arguments.map(Self.json)
        let isNested = Self.running.contains(ObjectIdentifier(self))
        let outcome = Self.$running.withValue(Self.running.union([ObjectIdentifier(self)])) {
            Swift.Result { () throws(E) in try body() }
        }
        let result = try outcome.get()
        tell(method, arguments, isNested)
        return result
    }

    fileprivate func telling<Result, E: Error>(
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
        tell(method, arguments, isNested)
        return result
    }

    private func tell(_ method: String, _ arguments: [String], _ isNested: Bool) {
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
    /// Each action from now on, when it has been done.
    public nonisolated var actions: some Signal<ActionCall, Never> { log.actions }

    /// Calls a closure for each action from now on, when it has been done.
    ///
    /// - Parameter body: takes the call; the getters then show what it has changed.
    /// - Returns: the subscription, to stop it; it need not be kept.
    @discardableResult
    public nonisolated func subscribe(_ body: @escaping @Sendable (ActionCall) -> Void) -> Subscription {
        actions.observe(body)
    }

    /// Makes an action of a method's work: it is done, and then published to all observers.
    ///
    /// - Parameters:
    ///   - arguments: the method's arguments. One that JSON cannot hold is written down as `null`.
    ///   - name: the method's name; it comes by itself.
    ///   - body: the work of the method.
    /// - Returns: the value that `body` returns.
    /// - Throws: the error that `body` throws; then nothing is published.
    public nonisolated func action<Result, E: Error>(
        _ arguments: any Encodable & Sendable..., named name: String = #function, _ body: () throws(E) -> Result
    ) throws(E) -> Result {
        try log.telling(name, arguments, body)
    }

    /// Makes an action of an asynchronous method's work: it is done, and then published to all observers.
    ///
    /// - Parameters:
    ///   - arguments: the method's arguments. One that JSON cannot hold is written down as `null`.
    ///   - isolation: the actor that the method runs on; it comes by itself.
    ///   - name: the method's name; it comes by itself.
    ///   - body: the work of the method.
    /// - Returns: the value that `body` returns.
    /// - Throws: the error that `body` throws; then nothing is published.
    public func action<Result, E: Error>(
        _ arguments: any Encodable & Sendable..., isolation: isolated (any Actor)? = #isolation,
        named name: String = #function, _ body: () async throws(E) -> Result
    ) async throws(E) -> Result {
        try await log.telling(isolation: isolation, name, arguments, body)
    }
}

extension ReplayableStore {
    /// Repeats the recorded calls, in order.
    ///
    /// - Parameter calls: the calls to make; nested calls are left to those that made them.
    /// - Throws: the error that ``perform(_:)`` throws; the calls before it have been done.
    public func replay(_ calls: [ActionCall]) async throws {
        for call in calls where !call.isNested { try await perform(call) }
    }
}
