let replayActionsRefused = [
    "actionsUnequal": """
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] { [start] }
    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        for (place, pair) in zip(first, second).enumerated() {
            if pair.0 != pair.1 { return place + 1 }
        }
        return nil
    }
    """,
    "noEnd": """
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] { [start] }
    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        let (one, other) = (states(start, first, reducer), states(start, second, reducer))
        for place in one.indices where one[place] != other[place] { return place }
    }
    """,
]
