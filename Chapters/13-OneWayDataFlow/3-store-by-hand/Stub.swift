import Chapter13OneWayDataFlow

struct Answer: StoreByHand {
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> {
        todo("store")
    }
}

judge(Answer.self)
