import Chapter13OneWayDataFlow

// 13.3  One place for the state
//
// A store is three functions over a state that nobody else can reach:
//
//     Store(state: { … }, dispatch: { action in … }, subscribe: { told in … })
//
// subscribe returns a function that takes the subscriber out again.

struct Answer: StoreByHand {
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> {
        todo("store")
    }
}

judge(Answer.self)
