/// The parts of a store, to be put together rightly or wrongly.
final class StoreParts<State, Action> {
    var state: State
    let reducer: (State, Action) -> State
    var told: [(key: Int, told: (State) -> Void)] = []
    var issued = 0
    var waiting: [Action] = []
    var isBusy = false

    init(_ start: State, _ reducer: @escaping (State, Action) -> State) {
        state = start
        self.reducer = reducer
    }

    func tell(_ state: State) { for (_, function) in told { function(state) } }

    func subscribe(_ function: @escaping (State) -> Void) -> () -> Void {
        issued += 1
        let key = issued
        told.append((key, function))
        return { self.told.removeAll { $0.key == key } }
    }

    func dispatch(_ action: Action) {
        waiting.append(action)
        unlessBusy { while !waiting.isEmpty { step(waiting.removeFirst()) } }
    }

    /// One action, and all are told.
    func step(_ action: Action) {
        reduce(action)
        tell(state)
    }

    func reduce(_ action: Action) { state = reducer(state, action) }

    /// Does what no dispatch that began earlier is doing.
    func unlessBusy(_ work: () -> Void) {
        if isBusy { return }
        isBusy = true
        work()
        isBusy = false
    }

    /// The store, with whatever is to be different.
    func store(
        dispatch: ((Action) -> Void)? = nil, subscribe: ((@escaping (State) -> Void) -> () -> Void)? = nil
    ) -> Store<State, Action> {
        Store(state: { self.state }, dispatch: dispatch ?? self.dispatch, subscribe: subscribe ?? self.subscribe)
    }
}

/// An answer by what it makes of the parts.
protocol PartlyRightStore: StoreByHand {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action>
}

extension PartlyRightStore {
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> { put(StoreParts(start, reducer)) }
}

/// An answer by what it does with an action.
protocol PartlyRightDispatch: PartlyRightStore {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>)
}

extension PartlyRightDispatch {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: { dispatch($0, parts) })
    }
}
