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

// MARK: - Wrong answers

package let replayActionsWrong: KeyValuePairs<String, any Contract.Type> = [
    "noStart": NoStart.self, "withoutStart": WithoutStart.self, "onlyEnd": OnlyEnd.self,
    "eachFromStart": EachFromStart.self,
    "actionsThemselves": ActionsThemselves.self, "oneShort": OneShort.self, "backwards": Backwards.self,
    "otherReducer": OtherReducer.self,
    "countedFromZero": CountedFromZero.self, "placeOfState": PlaceOfState.self, "onlyTheEnd": OnlyTheEnd.self,
    "actionsCompared": ActionsCompared.self, "longerIgnored": LongerIgnored.self, "endOfLonger": EndOfLonger.self,
    "lastDifference": LastDifference.self,
    "onlyStates": OnlyStates.self, "firstNotLonger": FirstNotLonger.self, "lengthsFirst": LengthsFirst.self,
    "repeatsLeftOut": RepeatsLeftOut.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: ReplayActions {}

extension Right {
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] { Ours.states(start, actions, reducer) }

    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? { Ours.firstDifference(start, first, second, reducer) }
}

/// Wrong in the list of states only.
private protocol WrongStates: Right {
    func change<State>(_ states: [State]) -> [State]
}

extension WrongStates {
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] { change(Ours.states(start, actions, reducer)) }
}

private struct WithoutStart: WrongStates {
    func change<State>(_ states: [State]) -> [State] { Array(states.dropFirst()) }
}

private struct OnlyEnd: WrongStates {
    func change<State>(_ states: [State]) -> [State] { states.suffix(1) }
}

private struct OneShort: WrongStates {
    func change<State>(_ states: [State]) -> [State] { states.dropLast() }
}

private struct Backwards: WrongStates {
    func change<State>(_ states: [State]) -> [State] { states.reversed() }
}

private struct NoStart: WrongStates {
    func change<State>(_ states: [State]) -> [State] { states.count == 1 ? [] : states }
}

private struct RepeatsLeftOut: Right {
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] {
        Ours.states(start, actions, reducer).reduce(into: []) { states, next in
            if states.last.map({ "\($0)" }) != "\(next)" { states.append(next) }
        }
    }
}

private struct FirstNotLonger: Right {
    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        let found = Ours.firstDifference(start, first, second, reducer)
        return found.map { $0 > second.count } == true ? nil : found
    }
}

private struct LengthsFirst: Right {
    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        first.count == second.count
            ? Ours.firstDifference(start, first, second, reducer) : min(first.count, second.count) + 1
    }
}

private struct EachFromStart: Right {
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] { [start] + actions.map { reducer(start, $0) } }
}

private struct ActionsThemselves: Right {
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] { [start] + actions.compactMap { $0 as? State } }
}

private struct OtherReducer: Right {
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] {
        Ours.states(start, actions) { state, action in
            if let state = state as? Int, let action = action as? Int { state + action as! State } else { state }
        }
    }
}

/// Wrong in the number only.
private protocol WrongPlace: Right {
    func change(_ place: Int, _ first: Int, _ second: Int) -> Int?
}

extension WrongPlace {
    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        Ours.firstDifference(start, first, second, reducer).flatMap { change($0, first.count, second.count) }
    }
}

private struct CountedFromZero: WrongPlace {
    func change(_ place: Int, _ first: Int, _ second: Int) -> Int? { place - 1 }
}

private struct PlaceOfState: WrongPlace {
    func change(_ place: Int, _ first: Int, _ second: Int) -> Int? { place + 1 }
}

private struct LongerIgnored: WrongPlace {
    func change(_ place: Int, _ first: Int, _ second: Int) -> Int? { place > min(first, second) ? nil : place }
}

private struct EndOfLonger: WrongPlace {
    func change(_ place: Int, _ first: Int, _ second: Int) -> Int? {
        place > min(first, second) ? max(first, second) : place
    }
}

private struct OnlyTheEnd: Right {
    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        first.reduce(start, reducer) == second.reduce(start, reducer)
            ? nil : Ours.firstDifference(start, first, second, reducer)
    }
}

private struct ActionsCompared: Right {
    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        let place = zip(first, second).enumerated().first { "\($0.1.0)" != "\($0.1.1)" }.map { $0.offset + 1 }
        return place ?? (first.count == second.count ? nil : min(first.count, second.count) + 1)
    }
}

private struct LastDifference: Right {
    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        let (one, other) = (Ours.states(start, first, reducer), Ours.states(start, second, reducer))
        return one.count == other.count
            ? one.indices.last { one[$0] != other[$0] } : Ours.firstDifference(start, first, second, reducer)
    }
}

private struct OnlyStates: Right {
    // Goes on with the last state where a run is over.
    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        let (one, other) = (Ours.states(start, first, reducer), Ours.states(start, second, reducer))
        return (0..<max(one.count, other.count)).first {
            one[min($0, one.count - 1)] != other[min($0, other.count - 1)]
        }
    }
}
