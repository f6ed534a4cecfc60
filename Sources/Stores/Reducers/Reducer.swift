/// A pure function that changes a state according to an action and returns the effects that the action requests. The
/// same state and action always give the same result.
///
/// ```swift
/// let counter = Reducer<Int, CounterAction> { count, action in
///     switch action {
///     case .add(let number): count += number
///     case .reset: count = 0
///     }
/// }
/// counter.reduce(40, .add(2))     // 42
/// ```
///
/// The reducer changes a copy of the state in place. This is as pure as returning a new state, because no other code
/// has that copy. A reducer reads no clock, no file and no global variable: the action contains all the data that the
/// reducer needs. For a side effect, the reducer returns an ``Effect``.
///
/// A feature is not a type that conforms to a protocol. It is a function that takes the feature's dependencies and
/// returns a reducer: `func search(api: API) -> Reducer<SearchState, SearchAction>`.
public struct Reducer<State, Action: Sendable>: Sendable {
    @usableFromInline var body: @Sendable (inout State, Action) -> Effect<Action>

    /// Makes a reducer that changes the state in place and returns effects.
    @inlinable
    public static func withEffects(_ reduce: @escaping @Sendable (inout State, Action) -> Effect<Action>) -> Reducer {
        var reducer = Reducer { _, _ in }
        reducer.body = reduce
        return reducer
    }

    /// Makes a reducer that changes the state in place.
    @inlinable
    public init(_ reduce: @escaping @Sendable (inout State, Action) -> Void) {
        body = { state, action in
            reduce(&state, action)
            return .none
        }
    }

    /// Makes a reducer in Redux's form: a function from the old state to the new one.
    ///
    /// The old state is kept while `reduce` runs, so a change to an array in the state copies the array.
    @inlinable
    public static func returning(_ reduce: @escaping @Sendable (State, Action) -> State) -> Reducer {
        Reducer { state, action in state = reduce(state, action) }
    }

    /// Changes a state according to an action and returns the effects without running them.
    ///
    /// If the closure of a store calls another reducer, write `return child(&state, action)`. Without `return`, the
    /// closure counts as one that has no effects, so the child's effects are dropped. If a reducer calls another one,
    /// make the calling reducer with ``withEffects(_:)``.
    @inlinable
    public func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> { body(&state, action) }

    /// Returns the state after an action; effects are dropped.
    @inlinable
    public func reduce(_ state: State, _ action: Action) -> State {
        var state = state
        _ = body(&state, action)
        return state
    }

    /// Returns the state after many actions; effects are dropped.
    ///
    /// Unless the reducer keeps the old state, as ``returning(_:)`` does, the state is changed in place. An array or a
    /// dictionary in it is copied only at its first change.
    @inlinable
    public func reduce(_ state: State, _ actions: some Sequence<Action>) -> State {
        var state = state
        for action in actions { _ = body(&state, action) }
        return state
    }
}
