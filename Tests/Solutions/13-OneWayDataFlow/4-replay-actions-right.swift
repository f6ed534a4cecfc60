import Chapter13OneWayDataFlow

/// A right answer that calls the reducer more often than the solution does. The reducer is pure, and the exercise does
/// not limit the number of calls.
@MainActor package let replayActionsRight: KeyValuePairs<String, any Contract.Type> = [
    "replays from the start each time": Anew.self
]

private struct Anew: ReplayActions {
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] { (0...actions.count).map { actions.prefix($0).reduce(start, reducer) } }

    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        (0..<max(first.count, second.count)).map { $0 + 1 }.first { count in
            min(first.count, second.count) < count
                || first.prefix(count).reduce(start, reducer) != second.prefix(count).reduce(start, reducer)
        }
    }
}
