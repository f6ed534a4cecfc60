/// One place for the state. Only the store changes it, and only when an action is dispatched.
///
/// A store consists of three functions on a state that no other code can access.
public struct Store<State, Action> {
    /// Returns the current state.
    public let state: () -> State
    /// Handles an action: changes the state and notifies the subscribers.
    public let dispatch: (Action) -> Void
    /// Calls a function with the new state after each action and returns a function that ends the subscription.
    public let subscribe: (@escaping (State) -> Void) -> () -> Void

    /// Makes a store from its three functions.
    public init(
        state: @escaping () -> State, dispatch: @escaping (Action) -> Void,
        subscribe: @escaping (@escaping (State) -> Void) -> () -> Void
    ) {
        self.state = state
        self.dispatch = dispatch
        self.subscribe = subscribe
    }
}
