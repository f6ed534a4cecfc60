import CurrycombSignals
import Synchronization

/// A state that changes only by actions, one at a time: Redux's and Flux's store.
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
/// **What holds.**
///
/// 1. *Serial*: actions are reduced one after another, whatever threads they come from, and all observers see the same
///    order.
/// 2. *Reentrant dispatch is a queue*: an action dispatched by an observer, a middleware or a reducer comes after the
///    one that is being dealt with.
/// 3. *A read is whole*: ``state`` is the state after some action, never one in between, and reading never waits for a
///    reducer.
/// 4. *No lock is held while your code runs.*
/// 5. *Nothing outlives the store*: when it goes, its effects are cancelled, its signals complete, and later sends are
///    ignored.
///
/// The state is a value and the old one stays whole for code that holds it, so an array or dictionary in it is copied
/// by the first change of each action. Keep large parts apart that change apart.
public final class Store<State: Sendable, Action: Sendable>: Sendable {
    @usableFromInline let engine: StoreEngine<State, Action>

    /// Makes a store.
    ///
    /// - Parameters:
    ///   - state: the state to begin with.
    ///   - reducer: the work of actions.
    ///   - name: the store's name for observers of all stores; by default the state's type.
    ///   - middleware: the middleware that actions pass on their way to the reducer, the outermost first.
    public init(
        _ state: State, _ reducer: Reducer<State, Action>, name: String? = nil,
        middleware: [Middleware<State, Action>] = []
    ) {
        engine = StoreEngine(state, reducer, name: name ?? "\(State.self)", middleware: middleware)
    }

    /// Makes a store of a function that changes the state in place and has no effects.
    ///
    /// - Parameters:
    ///   - state: the state to begin with.
    ///   - name: the store's name for observers of all stores; by default the state's type.
    ///   - middleware: the middleware that actions pass on their way to the reducer, the outermost first.
    ///   - reduce: changes the state as an action says.
    public convenience init(
        _ state: State, name: String? = nil, middleware: [Middleware<State, Action>] = [],
        _ reduce: @escaping @Sendable (inout State, Action) -> Void
    ) {
        self.init(state, Reducer(reduce), name: name, middleware: middleware)
    }

    /// Makes a store of a function that changes the state in place and returns effects.
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
    ///
    /// - Parameters:
    ///   - state: the state to begin with.
    ///   - name: the store's name for observers of all stores; by default the state's type.
    ///   - middleware: the middleware that actions pass on their way to the reducer, the outermost first.
    ///   - reduce: changes the state for an action, and returns the effects, without running them.
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

    /// The store's name for observers of all stores.
    public var name: String { engine.name }

    /// The state after the last action that was reduced. It can be read on any thread.
    @inlinable
    public var state: State { engine.cell.read() }

    /// Reduces an action and notifies all observers.
    ///
    /// If the store is idle, that is done before this returns; if it is just dealing with another action, on this or on
    /// another thread, it is done after that one and this returns at once.
    ///
    /// - Parameter action: the kind of event.
    /// - Complexity: the reducer's, and linear in the number of observers; without recording, nothing is allocated.
    @inlinable
    public func dispatch(_ action: Action) { engine.dispatch(action) }

    /// Replaces the state without an action, in turn with the actions: for a session that is loaded. Observers of the
    /// state are notified, histories begin again, a journal writes the state.
    ///
    /// - Parameter state: the new state.
    public func replace(with state: State) { engine.send(.perform { $0.replace(with: state) }) }
}

/// A store as its middleware knows it: without keeping it alive.
public struct StoreReference<State: Sendable, Action: Sendable>: Sendable {
    private let cell: StateCell<State>
    private let send: @Sendable (Action) -> Void

    init(_ engine: StoreEngine<State, Action>) {
        cell = engine.cell
        send = { [weak engine] in engine?.send(.action($0)) }
    }

    /// The state after the last action that was reduced.
    public var state: State { cell.read() }

    /// Dispatches an action, which begins its way before the first middleware. It is ignored once the store has gone.
    ///
    /// - Parameter action: the kind of event.
    public func dispatch(_ action: Action) { send(action) }
}

/// The number of released stores that are not closed yet, since another thread has the turn.
let closingStores = Atomic<Int>(0)
