/// A reducer's result if there is also work to do: the new state, and the effects as values.
public struct Step<State, Effect> {
    /// The state afterwards.
    public let state: State
    /// The work to do, in order. The reducer only names it.
    public let effects: [Effect]

    /// Makes a step of a new state and its effects.
    public init(_ state: State, effects: [Effect] = []) {
        self.state = state
        self.effects = effects
    }
}

/// A program: its first state, its reducer, and a function that does its effects.
public struct Program<State, Action, Effect> {
    /// The state before the first action.
    public let start: State
    /// Returns the step for a state and an action. It is pure.
    public let reducer: (State, Action) -> Step<State, Effect>
    /// Does an effect, and returns its answer, an action, if there is one. It is not pure.
    public let perform: (Effect) -> Action?

    /// Makes a program of its three parts.
    public init(
        start: State, reducer: @escaping (State, Action) -> Step<State, Effect>,
        perform: @escaping (Effect) -> Action?
    ) {
        self.start = start
        self.reducer = reducer
        self.perform = perform
    }
}

/// The outcome of running a program.
public struct Run<State, Action> {
    /// The state at the end.
    public let state: State
    /// Every action that was taken, in order, the answers of effects included.
    public let log: [Action]

    /// Makes a run that came to a state by some actions.
    public init(_ state: State, log: [Action]) {
        self.state = state
        self.log = log
    }
}
