/// A state with those before it, and those that were undone.
public struct History<State> {
    /// The states before, the oldest first.
    public var past: [State]
    /// The state as it is now.
    public var present: State
    /// The states that were undone, the next one to come back first.
    public var future: [State]

    /// A state, with those before it and those that were undone.
    public init(past: [State] = [], present: State, future: [State] = []) {
        self.past = past
        self.present = present
        self.future = future
    }
}

extension History: Equatable where State: Equatable {}
extension History: Sendable where State: Sendable {}
