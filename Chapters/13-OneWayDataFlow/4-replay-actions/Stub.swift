import Chapter13OneWayDataFlow

struct Answer: ReplayActions {
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] {
        todo("states")
    }

    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        todo("firstDifference")
    }
}

judge(Answer.self)
