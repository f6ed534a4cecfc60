extension Reducer {
    /// The reducer that changes nothing: the unit of ``combine(_:)``.
    public static var identity: Reducer { Reducer { _, _ in } }

    /// Combines several reducers into one, which runs them one after another on the same state.
    ///
    /// - Parameter reducers: the reducers. Each receives the same action, and the state that the previous reducer has
    ///   made.
    /// - Returns: one reducer, with the effects of all.
    public static func combine(_ reducers: Reducer...) -> Reducer { combine(reducers) }

    /// Combines an array of reducers into one.
    public static func combine(_ reducers: [Reducer]) -> Reducer {
        Reducer.withEffects { state, action in
            var effects = Effect<Action>.none
            for reducer in reducers { effects = effects.and(reducer.body(&state, action)) }
            return effects
        }
    }

    /// Combines this reducer with `next`, which runs after it with the same action.
    ///
    /// - Parameter next: the second reducer, which receives the state that this reducer has made.
    /// - Returns: one reducer, with the effects of both.
    public func then(_ next: Reducer) -> Reducer { .combine(self, next) }
}
