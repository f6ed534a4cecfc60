import Chapter13OneWayDataFlow

// 13.4  Every state from the actions
//
// `states(…)` returns the state before the first action, and the state after each action.
//
//     states(1, [10, 100], add)                        // [1, 11, 111]
//     states(1, [], add)                               // [1]
//
// `firstDifference` compares the states of two runs. It returns the number of the first action
// after which the states differ, counted from 1, or `nil` if they never differ. If one run has
// more actions than the other, its first extra action counts as a difference.
//
//     firstDifference(0, [1, 2, 3], [1, 5, 0], add)    // 2: the second action
//     firstDifference(0, [1], [1, 0], add)             // 2: only the second run has a second action

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
