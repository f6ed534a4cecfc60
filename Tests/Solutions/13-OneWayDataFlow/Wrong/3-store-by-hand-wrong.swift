import Chapter13OneWayDataFlow

let storeByHandWrong: [String: any Contract.Type] = [
    "reducedTwice": ReducedTwice.self, "notKept": NotKept.self, "actionAsState": ActionAsState.self,
    "fromTheStart": FromTheStart.self, "toldAtOnce": ToldAtOnce.self, "toldBefore": ToldBefore.self,
    "notTold": NotTold.self, "toldTwice": ToldTwice.self, "toldTheAction": ToldTheAction.self,
    "toldOnce": ToldOnce.self, "onlyLast": OnlyLast.self, "toldBackwards": ToldBackwards.self,
    "notRemoved": NotRemoved.self, "allRemoved": AllRemoved.self, "lastRemoved": LastRemoved.self,
    "firstRemoved": FirstRemoved.self, "removedAnother": RemovedAnother.self, "shared": Shared.self,
    "insideLost": InsideLost.self, "insideFirst": InsideFirst.self, "stateRead": StateRead.self,
    "insideUntold": InsideUntold.self,
]

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
]

/// The parts of a store, to be put together rightly or wrongly.
private final class Parts<State, Action> {
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
        if isBusy { return }
        isBusy = true
        while !waiting.isEmpty {
            state = reducer(state, waiting.removeFirst())
            tell(state)
        }
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
private protocol Partly: StoreByHand {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action>
}

extension Partly {
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> { put(Parts(start, reducer)) }
}

private struct ReducedTwice: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            _ = parts.reducer(parts.state, $0)
            parts.dispatch($0)
        })
    }
}

private struct NotKept: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: { parts.tell(parts.reducer(parts.state, $0)) })
    }
}

private struct ActionAsState: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            _ = parts.reducer(parts.state, $0)
            if let state = $0 as? State { parts.state = state }
        })
    }
}

private struct FromTheStart: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        let start = parts.state
        return parts.store(dispatch: {
            parts.state = parts.reducer(start, $0)
            parts.tell(parts.state)
        })
    }
}

private struct ToldAtOnce: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            $0(parts.state)
            return parts.subscribe($0)
        })
    }
}

private struct ToldBefore: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.tell(parts.state)
            parts.state = parts.reducer(parts.state, $0)
        })
    }
}

private struct NotTold: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: { parts.state = parts.reducer(parts.state, $0) })
    }
}

private struct ToldTheAction: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.state = parts.reducer(parts.state, $0)
            if let action = $0 as? State { parts.tell(action) }
        })
    }
}

private struct ToldTwice: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.dispatch($0)
            parts.tell(parts.state)
        })
    }
}

private struct ToldOnce: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.dispatch($0)
            parts.told = []
        })
    }
}

private struct OnlyLast: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            parts.told = []
            return parts.subscribe($0)
        })
    }
}

private struct ToldBackwards: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.state = parts.reducer(parts.state, $0)
            for (_, function) in parts.told.reversed() { function(parts.state) }
        })
    }
}

private struct NotRemoved: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            _ = parts.subscribe($0)
            return {}
        })
    }
}

private struct AllRemoved: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            _ = parts.subscribe($0)
            return { parts.told = [] }
        })
    }
}

private struct LastRemoved: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            _ = parts.subscribe($0)
            return { _ = parts.told.popLast() }
        })
    }
}

private struct FirstRemoved: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            _ = parts.subscribe($0)
            return { parts.told.removeFirst() }
        })
    }
}

private struct RemovedAnother: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(subscribe: {
            let place = parts.told.count
            _ = parts.subscribe($0)
            return { if place < parts.told.count { parts.told.remove(at: place) } }
        })
    }
}

/// The subscribers of all stores.
@MainActor private var everybody: [(key: Int, told: (Any) -> Void)] = []

private struct Shared: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        _ = parts.subscribe { state in for (_, told) in everybody { told(state) } }
        return parts.store(subscribe: { told in
            parts.issued += 1
            let key = parts.issued
            everybody.append((key, { if let state = $0 as? State { told(state) } }))
            return { everybody.removeAll { $0.key == key } }
        })
    }
}

private struct InsideLost: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            if parts.isBusy { return }
            parts.isBusy = true
            parts.state = parts.reducer(parts.state, $0)
            parts.tell(parts.state)
            parts.isBusy = false
        })
    }
}

private struct InsideFirst: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.state = parts.reducer(parts.state, $0)
            for (_, function) in parts.told { function(parts.state) }
        })
    }
}

private struct StateRead: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: { action in
            parts.state = parts.reducer(parts.state, action)
            if parts.isBusy {
                parts.waiting.append(action)
                return
            }
            parts.isBusy = true
            for (_, function) in parts.told { function(parts.state) }
            while !parts.waiting.isEmpty {
                parts.waiting.removeFirst()
                for (_, function) in parts.told { function(parts.state) }
            }
            parts.isBusy = false
        })
    }
}

private struct InsideUntold: Partly {
    func put<State, Action>(_ parts: Parts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.waiting.append($0)
            if parts.isBusy { return }
            parts.isBusy = true
            parts.state = parts.reducer(parts.state, parts.waiting.removeFirst())
            parts.tell(parts.state)
            while !parts.waiting.isEmpty { parts.state = parts.reducer(parts.state, parts.waiting.removeFirst()) }
            parts.isBusy = false
        })
    }
}
