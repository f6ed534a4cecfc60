private struct Answer: ReplayActions {
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] {
        var states = [start]
        for action in actions { states.append(reducer(states[states.count - 1], action)) }
        return states
    }

    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        let one = states(start, first, reducer)
        let other = states(start, second, reducer)
        for place in 0..<min(one.count, other.count) where one[place] != other[place] { return place }
        return one.count == other.count ? nil : min(one.count, other.count)
    }
}

package let replayActionsReference: any ReplayActions.Type = Answer.self
