import CurrycombEffects
import CurrycombSignals

/// A side effect of an action, as a value: the reducer returns the effect, the store runs it, and its results return to
/// the store as actions.
///
/// ```swift
/// case .search(let text):
///     state.isSearching = true
///     return .task(find(text), named: "search") { .found($0) }
/// case .cancel:
///     return .cancel("search")
/// ```
///
/// An effect with a name replaces a running effect of the same name: the store cancels the running one. Once an effect
/// is cancelled, none of its actions reach the reducer. All effects are cancelled when the store is released.
public struct Effect<Action: Sendable>: Sendable {
    /// The parts of the effect; `nil` if the effect does nothing, so that an action without effects allocates no memory
    /// for them.
    @usableFromInline let content: EffectContent<Action>?

    enum Part: Sendable {
        /// Work that `start` begins. `start` receives a function that sends an action to the store. Disposing of the
        /// job's subscription ends the work.
        case work(name: String?, start: @Sendable (EffectJob, _ send: @escaping @Sendable (Action) -> Void) -> Void)
        case cancel(String)
    }

    @inlinable
    init(nothing: Void) { content = nil }

    init(_ parts: [Part]) { content = parts.isEmpty ? nil : EffectContent(parts) }

    var parts: [Part] { content?.parts ?? [] }

    /// An effect that does nothing.
    @inlinable
    public static var none: Effect { Effect(nothing: ()) }

    /// True if the effect does nothing.
    @inlinable
    public var isNone: Bool { content == nil }

    /// Makes an effect that sends an action, which the reducer receives after the current one.
    public static func send(_ action: Action) -> Effect {
        Effect([
            .work(name: nil) { job, send in
                send(action)
                job.subscription.dispose()
            }
        ])
    }

    /// Makes an effect that runs a task, which cannot fail, and sends the action that the task returns.
    ///
    /// - Parameters:
    ///   - task: the task that returns the action to send.
    ///   - name: the name by which the effect can be cancelled.
    public static func task(_ task: LazyTask<Action, Never>, named name: String? = nil) -> Effect {
        .task(task, named: name) { $0 }
    }

    /// Makes an effect that runs a task, which cannot fail, and sends an action made from the task's value.
    ///
    /// - Parameters:
    ///   - task: the work.
    ///   - name: the name by which the effect can be cancelled.
    ///   - action: the function that makes the action to send; if it returns `nil`, no action is sent.
    public static func task<Success>(
        _ task: LazyTask<Success, Never>, named name: String? = nil,
        _ action: @escaping @Sendable (Success) -> Action?
    ) -> Effect {
        .result(task, named: name) { if case .success(let value) = $0 { action(value) } else { nil } }
    }

    /// Makes an effect that runs a task and then sends an action, made from the task's value or, if the task fails,
    /// from its error.
    ///
    /// ```swift
    /// return .task(load(page)) { .loaded($0) } catch: { .failed($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - task: the work.
    ///   - name: the name by which the effect can be cancelled; a cancelled task sends no action.
    ///   - action: the function that makes the action to send from the value; if it returns `nil`, no action is sent.
    ///   - recovery: the function that makes the action to send from the error; if it returns `nil`, no action is sent.
    public static func task<Success, Failure>(
        _ task: LazyTask<Success, Failure>, named name: String? = nil,
        _ action: @escaping @Sendable (Success) -> Action?,
        catch recovery: @escaping @Sendable (Failure) -> Action?
    ) -> Effect {
        .result(task, named: name) { result in
            switch result {
            case .success(let value): action(value)
            case .failure(let error): recovery(error)
            }
        }
    }

    /// Unavailable: a task that may fail needs a `catch`.
    @available(
        *, unavailable,
        message: "this task may fail: turn its error into an action: .task(work) { .loaded($0) } catch: { .failed($0) }"
    )
    @_disfavoredOverload
    public static func task<Success, Failure>(
        _ task: LazyTask<Success, Failure>, named name: String? = nil,
        _ action: @escaping @Sendable (Success) -> Action?
    ) -> Effect {
        .none
    }

    /// Unavailable: to make an action from the `Result` of a task, use ``result(_:named:_:)``.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "this task may fail: .result(work) { .loaded($0) } for its Result, or .task(work) { … } catch: { … }"
    )
    @_disfavoredOverload
    public static func task<Success, Failure>(
        _ task: LazyTask<Success, Failure>, named name: String? = nil,
        withResult action: @escaping @Sendable (Result<Success, Failure>) -> Action?
    ) -> Effect {
        .none
    }

    /// Unavailable: a task that may fail needs a `catch`.
    @available(
        *, unavailable,
        message: "this task may fail: turn its error into an action: .task(work) { $0 } catch: { .failed($0) }"
    )
    @_disfavoredOverload
    public static func task<Failure>(_ task: LazyTask<Action, Failure>, named name: String? = nil) -> Effect { .none }

    /// Makes an effect that runs a task, which may fail, and then sends an action made from the task's `Result`.
    ///
    /// - Parameters:
    ///   - task: the work.
    ///   - name: the name by which the effect can be cancelled; a cancelled task sends no action.
    ///   - action: the function that turns the result into the action to send; if it returns `nil`, no action is sent.
    public static func result<Success, Failure>(
        _ task: LazyTask<Success, Failure>, named name: String? = nil,
        _ action: @escaping @Sendable (Result<Success, Failure>) -> Action?
    ) -> Effect {
        Effect([
            .work(name: name) { job, send in
                let running = startTask {
                    if let result = await task.outcome().result, let action = action(result) { send(action) }
                    job.subscription.dispose()
                }
                job.subscription.onDispose { running.cancel() }
            }
        ])
    }

    /// Makes an effect that observes a signal and sends each of its values.
    ///
    /// - Parameters:
    ///   - signal: the signal of the actions to send; its subscription is disposed of when the effect is cancelled.
    ///   - name: the name by which the effect can be cancelled.
    public static func signal(_ signal: some Signal<Action, Never>, named name: String? = nil) -> Effect {
        Effect([
            .work(name: name) { job, send in
                signal.subscribe(EffectObserver(job: job, send: send), in: job.subscription)
                Trampoline.runDeferredWork()
            }
        ])
    }

    /// Makes an effect that runs work, such as writing to a log or playing a sound, and sends no action.
    ///
    /// - Parameter io: the work to do. The work must be quick: the store handles no other action until the work has
    ///   ended.
    public static func fireAndForget(_ io: IO<Void, Never>) -> Effect {
        Effect([
            .work(name: nil) { job, _ in
                io.run()
                job.subscription.dispose()
            }
        ])
    }

    /// Makes an effect that cancels the running effect with a given name, if there is one.
    public static func cancel(_ name: String) -> Effect { Effect([.cancel(name)]) }

    /// Combines several effects into one, which starts them in order and runs them concurrently.
    public static func all(_ effects: Effect...) -> Effect { all(effects) }

    /// Combines an array of effects into one, as `all` does.
    public static func all(_ effects: [Effect]) -> Effect { Effect(effects.flatMap(\.parts)) }

    /// Combines several effects into one, as `all` does. The Composable Architecture uses the name `merge`.
    public static func merge(_ effects: Effect...) -> Effect { all(effects) }

    /// Combines an array of effects into one, as `merge` does.
    public static func merge(_ effects: [Effect]) -> Effect { all(effects) }

    /// Combines this effect with another one, which is started second; the two run concurrently.
    public func and(_ other: Effect) -> Effect {
        if other.isNone { return self }
        return isNone ? other : Effect(parts + other.parts)
    }

    /// Returns an effect that applies a function to each action of this effect, and sends the results instead.
    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
        if isNone { return .none }
        return Effect<Other>(
            parts.map { part in
                switch part {
                case .cancel(let name): .cancel(name)
                case .work(let name, let start):
                    .work(name: name) { job, send in start(job) { send(transform($0)) } }
                }
            })
    }
}

@usableFromInline
final class EffectContent<Action: Sendable>: Sendable {
    let parts: [Effect<Action>.Part]

    init(_ parts: [Effect<Action>.Part]) { self.parts = parts }
}

private struct EffectObserver<Action: Sendable>: Observer {
    let job: EffectJob
    let send: @Sendable (Action) -> Void

    mutating func next(_ value: Action) -> Demand {
        send(value)
        return .more
    }

    mutating func end(_ end: End<Never>) { job.subscription.dispose() }
}
