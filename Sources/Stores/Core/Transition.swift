/// An action with the states before and after it.
public struct Transition<State: Sendable, Action: Sendable>: Sendable {
    /// The how many-th action of its store it is, counted from 1.
    public let number: Int
    /// What happened.
    public let action: Action
    /// The state that the reducer was given.
    public let before: State
    /// The state that it made.
    public let after: State

    @inlinable
    init(number: Int, action: Action, before: State, after: State) {
        self.number = number
        self.action = action
        self.before = before
        self.after = after
    }
}
