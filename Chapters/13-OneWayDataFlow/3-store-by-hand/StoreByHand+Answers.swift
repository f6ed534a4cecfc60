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

// MARK: - Wrong answers

package let storeByHandWrong: KeyValuePairs<String, any Contract.Type> = [
    "reducedTwice": ReducedTwice.self, "notReduced": NotReduced.self, "notKept": NotKept.self,
    "actionAsState": ActionAsState.self,
    "fromTheStart": FromTheStart.self, "toldAtOnce": ToldAtOnce.self, "toldBefore": ToldBefore.self,
    "notTold": NotTold.self, "toldTwice": ToldTwice.self, "toldTheAction": ToldTheAction.self,
    "toldOnce": ToldOnce.self, "onlyLast": OnlyLast.self, "toldBackwards": ToldBackwards.self,
    "notRemoved": NotRemoved.self, "allRemoved": AllRemoved.self, "lastRemoved": LastRemoved.self,
    "firstRemoved": FirstRemoved.self, "removedAnother": RemovedAnother.self, "shared": Shared.self,
    "onlyOnce": OnlyOnce.self, "toldShuffled": ToldShuffled.self, "numberTaken": NumberTaken.self,
]

private struct ReducedTwice: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        _ = parts.reducer(parts.state, action)
        parts.dispatch(action)
    }
}

private struct NotReduced: PartlyRightDispatch {
    // As if nothing happened where nobody looks.
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        if !parts.told.isEmpty { parts.dispatch(action) }
    }
}

private struct NotKept: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.tell(parts.reducer(parts.state, action))
    }
}

private struct ActionAsState: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        _ = parts.reducer(parts.state, action)
        if let state = action as? State { parts.state = state }
    }
}

private struct FromTheStart: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        let start = parts.state
        return parts.store(dispatch: {
            parts.state = parts.reducer(start, $0)
            parts.tell(parts.state)
        })
    }
}

private struct ToldAtOnce: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            $0(parts.state)
            return parts.subscribe($0)
        })
    }
}

private struct ToldBefore: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.tell(parts.state)
        parts.reduce(action)
    }
}

private struct NotTold: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.state = parts.reducer(parts.state, action)
    }
}

private struct ToldTheAction: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.reduce(action)
        if let action = action as? State { parts.tell(action) }
    }
}

private struct ToldTwice: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.dispatch(action)
        parts.tell(parts.state)
    }
}

private struct ToldOnce: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.dispatch(action)
        parts.told = []
    }
}

private struct OnlyLast: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            parts.told = []
            return parts.subscribe($0)
        })
    }
}

private struct ToldBackwards: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.reduce(action)
        for (_, function) in parts.told.reversed() { function(parts.state) }
    }
}

private struct NotRemoved: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            _ = parts.subscribe($0)
            return {}
        })
    }
}

private struct AllRemoved: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            _ = parts.subscribe($0)
            return { parts.told = [] }
        })
    }
}

private struct LastRemoved: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            _ = parts.subscribe($0)
            return { _ = parts.told.popLast() }
        })
    }
}

private struct FirstRemoved: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            _ = parts.subscribe($0)
            return { if !parts.told.isEmpty { parts.told.removeFirst() } }
        })
    }
}

private struct RemovedAnother: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            let place = parts.told.count
            _ = parts.subscribe($0)
            return { if place < parts.told.count { parts.told.remove(at: place) } }
        })
    }
}

/// The subscribers of all stores.
@MainActor private var everybody: [(key: Int, told: (Any) -> Void)] = []

private struct Shared: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        _ = parts.subscribe { state in for (_, told) in everybody { told(state) } }
        return parts.store(subscribe: { told in
            parts.issued += 1
            let key = parts.issued
            everybody.append((key, { if let state = $0 as? State { told(state) } }))
            return { everybody.removeAll { $0.key == key } }
        })
    }
}

private struct OnlyOnce: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        if parts.isBusy { return }
        parts.isBusy = true
        parts.reduce(action)
        parts.tell(parts.state)
    }
}

private struct ToldShuffled: PartlyRightStore {
    // What a Dictionary may do, the same each time.
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.state = parts.reducer(parts.state, $0)
            for (_, function) in parts.told.sorted(by: { $0.key % 4 < $1.key % 4 }) { function(parts.state) }
        })
    }
}

private struct NumberTaken: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            let number = parts.told.count
            parts.told.append((number, $0))
            return { parts.told.removeAll { $0.key == number } }
        })
    }
}
