import CurrycombSignals

/// A function around a store's dispatch: it takes the store and the next dispatch, and returns the one to use instead.
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
/// It may let the action pass (`next(action)`), pass another or several, or none; it may dispatch more, which come
/// after. It runs in the action's turn, so that between `next` and what it looks at afterwards no other action has
/// come. A `next` that is called later, outside of that turn, is dealt with in a turn of its own.
public typealias Middleware<State: Sendable, Action: Sendable> =
    @Sendable (
        _ store: StoreReference<State, Action>, _ next: @escaping @Sendable (Action) -> Void
    ) -> @Sendable (Action) -> Void

/// Makes one middleware of several, by composing them as functions.
///
/// - Parameter middleware: the outermost first: it sees an action before the others do, and the result after them.
/// - Returns: all as one; of none, the one that lets everything pass.
public func combineMiddleware<State, Action>(_ middleware: [Middleware<State, Action>]) -> Middleware<State, Action> {
    { store, next in middleware.reversed().reduce(next) { next, outer in outer(store, next) } }
}

extension StoreEngine {
    /// Sends an action through the middleware, if there is any, to the reducer.
    func passMiddleware(_ action: Action) {
        guard !isClosed else { return }
        guard let middleware else { return step(action) }
        // Relaxed is enough: the question is whether this thread wrote the value, and a thread sees its own writes.
        middlewareThread.store(currentThread(), ordering: .relaxed)
        middleware(action)
        middlewareThread.store(0, ordering: .relaxed)
    }

    /// The middleware let an action pass.
    func passed(_ action: Action) {
        let thread = currentThread()
        guard middlewareThread.load(ordering: .relaxed) == thread else { return send(.past(action)) }
        // A later middleware or reducer that calls an old `next` is not inside this middleware any more.
        middlewareThread.store(0, ordering: .relaxed)
        step(action)
        middlewareThread.store(thread, ordering: .relaxed)
    }
}
