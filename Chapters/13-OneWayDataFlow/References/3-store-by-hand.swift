private struct Answer: StoreByHand {
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> {
        var state = start
        var subscribers: [(number: Int, told: (State) -> Void)] = []
        var issued = 0
        var waiting: [Action] = []
        var isBusy = false
        return Store(
            state: { state },
            dispatch: { action in
                waiting.append(action)
                if isBusy { return }
                isBusy = true
                while !waiting.isEmpty {
                    state = reducer(state, waiting.removeFirst())
                    for subscriber in subscribers { subscriber.told(state) }
                }
                isBusy = false
            },
            subscribe: { told in
                issued += 1
                let number = issued
                subscribers.append((number, told))
                return { subscribers.removeAll { $0.number == number } }
            })
    }
}

package let storeByHandReference: any StoreByHand.Type = Answer.self
