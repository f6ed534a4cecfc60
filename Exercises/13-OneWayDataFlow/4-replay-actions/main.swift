import Chapter13OneWayDataFlow

// 13.4  Every state from the actions
//
// states has the state before the first action, and the one after each.
//
//     states(1, [10, 100], add)                        // [1, 11, 111]
//     states(1, [], add)                               // [1]
//
// firstDifference compares the states of two runs. It returns the number of the first action after which they differ,
// counted from 1, or nil. If one run goes on when the other is over, the runs differ there.
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
