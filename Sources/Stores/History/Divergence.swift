import CurrycombDifferences

/// The first event after which two runs differ, and the differences between the states.
public struct Divergence<Action: Sendable>: Sendable, CustomStringConvertible {
    /// The number of events after which the states differ; 0 if the runs begin differently.
    public let number: Int
    /// The latest action of the correct run; `nil` at the beginning, if that run has ended, or if its latest event set
    /// the state without an action.
    public let expectedAction: Action?
    /// The latest action of the other run; `nil` at the beginning, if the other run has ended, or if its latest event
    /// set the state without an action.
    public let gotAction: Action?
    /// The differences between the two states.
    public let differences: [Difference]

    /// The event and the differences, each on its own line.
    public var description: String {
        let place =
            switch (expectedAction, gotAction) {
            case (nil, nil): number == 0 ? "At the beginning" : "After event \(number)"
            case (let action?, nil), (nil, let action?): "After action \(number), \(action)"
            case (let expected?, let got?):
                "\(expected)" == "\(got)"
                    ? "After action \(number), \(got)" : "After action \(number), \(got) in place of \(expected)"
            }
        let lines = differences.map { "  " + $0.description(of: "state") }
        return ([place + ":"] + lines).joined(separator: "\n")
    }
}

extension Recording {
    /// Compares this run, which counts as correct, with another run.
    ///
    /// - Parameters:
    ///   - other: the other run.
    ///   - reducer: the reducer of both runs.
    /// - Returns: the first event after which the states differ, or `nil` if they never do. A run that ends earlier
    ///   keeps its last state.
    /// - Complexity: reduces both runs once and compares each pair of states, up to the first difference.
    public func divergence(from other: Recording, _ reducer: Reducer<State, Action>) -> Divergence<Action>? {
        firstDivergence((self, reducer), (other, reducer))
    }

    /// Compares the states that two reducers compute for this run.
    ///
    /// - Returns: the first event after which the states differ, or `nil` if they never do.
    public func divergence(
        expected: Reducer<State, Action>, got: Reducer<State, Action>
    ) -> Divergence<Action>? {
        firstDivergence((self, expected), (self, got))
    }
}

private func firstDivergence<State: Sendable, Action: Sendable>(
    _ expected: (run: Recording<State, Action>, reducer: Reducer<State, Action>),
    _ got: (run: Recording<State, Action>, reducer: Reducer<State, Action>)
) -> Divergence<Action>? {
    func action(_ run: Recording<State, Action>, _ index: Int) -> Action? {
        guard run.entries.indices.contains(index), case .action(let action) = run.entries[index].event else {
            return nil
        }
        return action
    }
    var (left, right) = (expected.run.initial, got.run.initial)
    for number in 0...max(expected.run.entries.count, got.run.entries.count) {
        if number > 0 {
            if number <= expected.run.entries.count {
                expected.run.entries[number - 1].event.apply(to: &left, expected.reducer)
            }
            if number <= got.run.entries.count { got.run.entries[number - 1].event.apply(to: &right, got.reducer) }
        }
        let found = differences(left, right)
        if !found.isEmpty {
            return Divergence(
                number: number, expectedAction: action(expected.run, number - 1),
                gotAction: action(got.run, number - 1),
                differences: found)
        }
    }
    return nil
}
