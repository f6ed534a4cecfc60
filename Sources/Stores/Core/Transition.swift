extension Store {
    /// An action with the states before and after it. The type is nested in the store because SwiftUI also has a
    /// `Transition`.
    public struct Transition: Sendable {
        /// The action's sequence number. The first action has the number 1.
        public let number: Int
        /// The action.
        public let action: Action
        /// The state before the action.
        public let before: State
        /// The state after the action.
        public let after: State

        @inlinable
        init(number: Int, action: Action, before: State, after: State) {
            self.number = number
            self.action = action
            self.before = before
            self.after = after
        }
    }
}
