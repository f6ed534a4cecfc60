import Chapter13OneWayDataFlow

// 13.4  Who has the actions has every state
//
//     states(1, [10, 100], add)                        // [1, 11, 111]
//     firstDifference(0, [1, 2, 3], [1, 5, 0], add)    // 2: the second action

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
