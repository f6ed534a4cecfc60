/// The changes that actions make to a state, and the effects that they ask for: a pure function, so that running it
/// again gives the same.
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
/// The state is changed in place, which is as pure as returning a new one: no other code holds this copy. A reducer
/// reads no clock, no file and no global variable; the action carries what it needs, and for work in the outside world
/// it returns an ``Effect``.
public struct Reducer<State, Action: Sendable>: Sendable {
    @usableFromInline var body: @Sendable (inout State, Action) -> Effect<Action>

    /// Makes a reducer that changes the state and asks for effects.
    ///
    /// - Parameter reduce: changes the state in place and returns the effects, without running them.
    /// - Returns: the reducer.
    @inlinable
    public static func withEffects(_ reduce: @escaping @Sendable (inout State, Action) -> Effect<Action>) -> Reducer {
        var reducer = Reducer { _, _ in }
        reducer.body = reduce
        return reducer
    }

    /// Makes a reducer that changes the state in place.
    ///
    /// - Parameter reduce: changes the state as an action says.
    @inlinable
    public init(_ reduce: @escaping @Sendable (inout State, Action) -> Void) {
        body = { state, action in
            reduce(&state, action)
            return .none
        }
    }

    /// Makes a reducer in Redux's form: a function from the old state to the new one.
    ///
    /// - Parameter reduce: makes the new state of the old one and an action.
    /// - Returns: the reducer. Since the old state stays whole meanwhile, an array in it is copied when it changes.
    @inlinable
    public static func returning(_ reduce: @escaping @Sendable (State, Action) -> State) -> Reducer {
        Reducer { state, action in state = reduce(state, action) }
    }

    /// Changes a state as an action says; the effects are returned and not run.
    ///
    /// - Parameters:
    ///   - state: the value to change.
    ///   - action: the kind of event.
    /// - Returns: the work to do.
    @inlinable
    @discardableResult
    public func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> { body(&state, action) }

    /// The state after an action.
    ///
    /// - Parameters:
    ///   - state: the state before.
    ///   - action: the kind of event.
    /// - Returns: the new state; effects are dropped.
    @inlinable
    public func reduce(_ state: State, _ action: Action) -> State {
        var state = state
        _ = body(&state, action)
        return state
    }

    /// The state after many actions.
    ///
    /// - Parameters:
    ///   - state: the state before.
    ///   - actions: the events, in order.
    /// - Returns: the new state; effects are dropped. It is changed in place: only the first change copies anything.
    @inlinable
    public func reduce(_ state: State, _ actions: some Sequence<Action>) -> State {
        var state = state
        for action in actions { _ = body(&state, action) }
        return state
    }
}
