/// A state with the earlier states and the undone states.
public struct History<State> {
    /// The earlier states, the oldest first.
    public var past: [State]
    /// The current state.
    public var present: State
    /// The states that were undone; the first one is the next to be redone.
    public var future: [State]

    /// Makes a history from a state, the earlier states, and the undone states.
    public init(past: [State] = [], present: State, future: [State] = []) {
        self.past = past
        self.present = present
        self.future = future
    }
}

extension History: Equatable where State: Equatable {}
extension History: Sendable where State: Sendable {}
