import CurrycombSignals

/// A function that wraps a store's dispatch: it takes a reference to the store and the next dispatch function, and
/// returns the function to call in place of `next`.
///
/// ```swift
/// let logging: Middleware<App, AppAction> = { store, next in
///     { action in
///         print("before", store.state)
///         next(action)
///         print("after", store.state)
///     }
/// }
/// ```
///
/// The returned function may forward the action (`next(action)`), other actions, or none; it may also dispatch actions,
/// which are handled afterward. The returned function runs in the action's turn, so no other action changes the state
/// between `next` and the code after it. If `next` is called later, outside that turn, the action gets its own turn.
public typealias Middleware<State: Sendable, Action: Sendable> =
    @Sendable (
        _ store: StoreReference<State, Action>, _ next: @escaping @Sendable (Action) -> Void
    ) -> @Sendable (Action) -> Void

/// Composes several middleware functions into one.
///
/// - Parameter middleware: the middleware functions, in the order in which an action passes through them. The first
///   function is the outermost one.
/// - Returns: the combined middleware; for an empty array, it forwards every action.
public func combineMiddleware<State, Action>(_ middleware: [Middleware<State, Action>]) -> Middleware<State, Action> {
    { store, next in middleware.reversed().reduce(next) { next, outer in outer(store, next) } }
}

extension StoreEngine {
    func passMiddleware(_ action: Action) {
        guard !isClosed else { return }
        guard let middleware else { return step(action) }
        // Relaxed ordering is enough: the code only checks whether this thread wrote the value.
        middlewareThread.store(currentThread(), ordering: .relaxed)
        middleware(action)
        middlewareThread.store(0, ordering: .relaxed)
    }

    func passed(_ action: Action) {
        let thread = currentThread()
        guard middlewareThread.load(ordering: .relaxed) == thread else { return send(.past(action)) }
        // While `step` runs, the thread does not count as inside the middleware: if a reducer or an observer calls
        // `next`, its action is enqueued.
        middlewareThread.store(0, ordering: .relaxed)
        step(action)
        middlewareThread.store(thread, ordering: .relaxed)
    }
}
