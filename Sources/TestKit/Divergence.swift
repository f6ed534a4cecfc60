import CurrycombDifferences
import CurrycombStores

/// The first event after which the states of two runs differ, and the differences between these states.
public struct Divergence<Action: Sendable>: Sendable, CustomStringConvertible {
    /// The number of events after which the states differ; 0 if the initial states differ.
    public let number: Int
    /// The correct run's action at this event; `nil` at the beginning, if that run has already ended, or if the event
    /// set the state without an action.
    public let expectedAction: Action?
    /// The other run's action at this event; `nil` at the beginning, if that run has already ended, or if the event set
    /// the state without an action.
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
    /// - Returns: the first event after which the states differ, or `nil` if they never do. If one run ends earlier,
    ///   its last state is compared with the later states of the other run.
    /// - Complexity: reduces both runs once and compares each pair of states, up to the first difference.
    public func divergence(from other: Recording, _ reducer: Reducer<State, Action>) -> Divergence<Action>? {
        firstDivergence((self, reducer), (other, reducer))
    }

    /// Compares the states that two reducers compute from the events of this run.
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
