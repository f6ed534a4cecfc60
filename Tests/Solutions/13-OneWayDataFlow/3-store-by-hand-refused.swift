let storeByHandRefused = [
    "changesStart": """
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> {
        Store(state: { start }, dispatch: { action in start = reducer(start, action) }, subscribe: { _ in {} })
    }
    """,
    "stateItself": """
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> {
        Store(state: start, dispatch: { _ in }, subscribe: { _ in {} })
    }
    """,
    "functionsCompared": """
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> {
        var subscribers: [(State) -> Void] = []
        return Store(
            state: { start }, dispatch: { _ in },
            subscribe: { told in
                subscribers.append(told)
                return { subscribers.removeAll { $0 == told } }
            })
    }
    """,
]
