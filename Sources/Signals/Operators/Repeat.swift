extension Signal {
    /// Runs the signal again each time it has completed, without end.
    ///
    /// ```marbles
    /// a  -1-2--|
    ///  ┌────────────┐
    ///  │ a.repeat() │
    ///  └────────────┘
    ///    -1-2---1-2---1-2---1
    /// ```
    ///
    /// - Returns: a signal that never completes. If a run fails or is interrupted, that end is forwarded.
    @_alwaysEmitIntoClient
    public func `repeat`() -> some Signal<Value, Failure> {
        Rerunning(self) { end, _ in if case .completed = end { .again } else { .passOn } }
    }

    /// Runs the signal several times in a row.
    ///
    /// ```marbles
    /// a  -1-2--|
    ///  ┌─────────────┐
    ///  │ a.repeat(3) │
    ///  └─────────────┘
    ///    -1-2---1-2---1-2--|
    /// ```
    ///
    /// - Parameter count: the number of runs, unless one of them fails or is interrupted. If it is 0, this signal does
    ///   not run, and the result completes.
    @_alwaysEmitIntoClient
    public func `repeat`(_ count: Int) -> some Signal<Value, Failure> {
        precondition(count >= 0, "repeat: the number of runs cannot be negative")
        let runs = Rerunning(self) { end, runs in
            if case .completed = end, runs < count { .again } else { .passOn }
        }
        return RunUnless(count == 0, runs)
    }
}
