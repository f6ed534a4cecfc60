/// Receives every action, and every state that is set without an action, on behalf of a history, a session recorder or
/// a journal. The recorder receives them in the turn that changes the state, before the observers are notified.
@usableFromInline
final class Recorder<State: Sendable, Action: Sendable>: Sendable {
    /// Receives an action, the state before it and the state after it.
    @usableFromInline let stepped: @Sendable (Action, State, State) -> Void
    /// Receives a state that was set without an action.
    let replaced: @Sendable (State) -> Void

    @usableFromInline
    init(
        stepped: @escaping @Sendable (Action, State, State) -> Void, replaced: @escaping @Sendable (State) -> Void
    ) {
        self.stepped = stepped
        self.replaced = replaced
    }
}
