/// The result of a reducer that may name effects: the new state, and the effects as values.
public struct Step<State, Effect> {
    /// The new state.
    public let state: State
    /// The work to do, in order. The reducer only names this work and does not do it.
    public let effects: [Effect]

    /// Makes a step from a new state and its effects.
    public init(_ state: State, effects: [Effect] = []) {
        self.state = state
        self.effects = effects
    }
}

/// A program: its first state, its reducer, and a function that performs its effects.
public struct Program<State, Action, Effect> {
    /// The state before the first action.
    public let start: State
    /// Returns the step for a state and an action. This function is pure.
    public let reducer: (State, Action) -> Step<State, Effect>
    /// Performs an effect and returns the action that is its answer; `nil` if there is none. This function is not pure.
    public let perform: (Effect) -> Action?

    /// Makes a program from its three parts.
    public init(
        start: State, reducer: @escaping (State, Action) -> Step<State, Effect>,
        perform: @escaping (Effect) -> Action?
    ) {
        self.start = start
        self.reducer = reducer
        self.perform = perform
    }
}

/// The result of running a program.
public struct Run<State, Action> {
    /// The state at the end.
    public let state: State
    /// Every action that was handled, in order, including the answers of effects.
    public let log: [Action]

    /// Makes a run with a final state and a log.
    public init(_ state: State, log: [Action]) {
        self.state = state
        self.log = log
    }
}
