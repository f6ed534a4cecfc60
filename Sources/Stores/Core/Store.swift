import CurrycombSignals
import Synchronization

/// A state that actions change, one at a time: the store of Redux and Flux.
///
/// ```swift
/// struct Counter { var count = 0 }
/// enum CounterAction { case add(Int), reset }
///
/// let store = Store(Counter()) { (state, action: CounterAction) in
///     switch action {
///     case .add(let number): state.count += number
///     case .reset: state.count = 0
///     }
/// }
/// store.signal(\.count).observe { print($0) }     // prints 0
/// store.dispatch(.add(2))                         // prints 2
/// print(store.state.count)                        // prints 2
/// ```
///
/// **Guarantees.**
///
/// 1. *Serial*: actions are reduced one after another, even if several threads dispatch them, and all observers receive
/// them in the same order.
/// 2. *Reentrant actions are queued*: an action dispatched by an observer, a middleware or a reducer is handled after
///    the current one.
/// 3. *Reads are consistent*: ``state`` is never half changed, and reading it never waits for a reducer.
/// 4. *No lock is held while your code runs.*
/// 5. *Everything ends with the store*: when the store is released, its effects are cancelled, its signals complete,
/// and later actions are ignored.
///
/// Each action changes a copy of the state. So a state that you have read never changes, and the first change that an
/// action makes to an array or a dictionary copies that collection. If parts are large and change separately, put them
/// into separate stores.
public final class Store<State: Sendable, Action: Sendable>: Sendable {
    @usableFromInline let engine: StoreEngine<State, Action>

    /// Makes a store.
    ///
    /// - Parameters:
    ///   - state: the initial state.
    ///   - reducer: the reducer of the actions.
    ///   - name: the store's name, which appears in each ``StoreEvent``; by default, the name of the state's type.
    ///   - middleware: the middleware that actions pass through before the reducer, outermost first.
    public init(
        _ state: State, _ reducer: Reducer<State, Action>, name: String? = nil,
        middleware: [Middleware<State, Action>] = []
    ) {
        engine = StoreEngine(state, reducer, name: name ?? "\(State.self)", middleware: middleware, recorder: nil)
    }

    /// Makes a store with a recorder, which receives every action, even one that is dispatched while the middleware is
    /// made.
    init(
        _ state: State, _ reducer: Reducer<State, Action>, name: String?, middleware: [Middleware<State, Action>],
        recorder: Recorder<State, Action>
    ) {
        engine = StoreEngine(
            state, reducer, name: name ?? "\(State.self)", middleware: middleware, recorder: recorder)
    }

    /// Makes a store from a function that changes the state in place and has no effects.
    public convenience init(
        _ state: State, name: String? = nil, middleware: [Middleware<State, Action>] = [],
        _ reduce: @escaping @Sendable (inout State, Action) -> Void
    ) {
        self.init(state, Reducer(reduce), name: name, middleware: middleware)
    }

    /// Makes a store from a function that changes the state in place and returns effects.
    ///
    /// ```swift
    /// let store = Store(Page()) { (page, action: PageAction) in
    ///     switch action {
    ///     case .open(let url):
    ///         page.isLoading = true
    ///         return .task(load(url)) { .loaded($0) }
    ///     case .loaded(let text):
    ///         page.text = text
    ///         return .none
    ///     }
    /// }
    /// ```
    @_disfavoredOverload
    public convenience init(
        _ state: State, name: String? = nil, middleware: [Middleware<State, Action>] = [],
        _ reduce: @escaping @Sendable (inout State, Action) -> Effect<Action>
    ) {
        self.init(state, .withEffects(reduce), name: name, middleware: middleware)
    }

    deinit {
        closingStores.add(1, ordering: .relaxed)
        engine.send(
            .perform {
                $0.close()
                closingStores.subtract(1, ordering: .releasing)
            })
    }

    /// The store's name, which appears in each ``StoreEvent``.
    public var name: String { engine.name }

    /// The current state. Any thread can read it.
    @inlinable
    public var state: State { engine.cell.read() }

    /// Reduces an action and notifies all observers.
    ///
    /// If the store is idle, the action has been handled when this function returns. If the store is handling another
    /// action, on this or another thread, the new action is handled afterward, and this function returns immediately.
    ///
    /// - Complexity: the reducer's complexity, plus linear in the number of observers. If the store is idle and has no
    ///   recorders, and its actions are not observed, the store itself allocates nothing.
    @inlinable
    public func dispatch(_ action: Action) { engine.dispatch(action) }

    /// Replaces the state without an action, for example with a loaded session. Observers of the state are notified,
    /// histories start over, and session recorders and a journal record the state.
    ///
    /// If the store is handling an action, on this or another thread, the state is replaced afterward, and this
    /// function returns immediately.
    public func replace(with state: State) { engine.send(.perform { $0.replace(with: state) }) }
}

/// A reference through which middleware uses its store. The reference does not keep the store alive.
public struct StoreReference<State: Sendable, Action: Sendable>: Sendable {
    private let cell: StateCell<State>
    private let send: @Sendable (Action) -> Void

    init(_ engine: StoreEngine<State, Action>) {
        cell = engine.cell
        send = { [weak engine] in engine?.send(.action($0)) }
    }

    /// The current state.
    public var state: State { cell.read() }

    /// Dispatches an action, which passes through all the middleware. After the store has been released, actions are
    /// ignored.
    public func dispatch(_ action: Action) { send(action) }
}

/// The number of released stores that have not closed yet.
let closingStores = Atomic<Int>(0)
