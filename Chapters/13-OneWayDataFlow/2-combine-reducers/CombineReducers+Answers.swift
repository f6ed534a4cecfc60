private struct Answer: CombineReducers {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        { state, action in reducers.reduce(state) { state, reducer in reducer(state, action) } }
    }

    func pullback<Whole, Part, Action, PartAction>(
        _ reducer: @escaping Reducer<Part, PartAction>, state part: WritableKeyPath<Whole, Part>,
        action extract: @escaping (Action) -> PartAction?
    ) -> Reducer<Whole, Action> {
        { whole, action in
            guard let own = extract(action) else { return whole }
            var copy = whole
            copy[keyPath: part] = reducer(whole[keyPath: part], own)
            return copy
        }
    }
}

package let combineReducersReference: any CombineReducers.Type = Answer.self

// MARK: - Wrong answers

package let combineReducersWrong: KeyValuePairs<String, any Contract.Type> = [
    "backwards": Backwards.self, "onlyFirst": OnlyFirst.self, "onlyLast": OnlyLast.self, "noneRan": NoneRan.self,
    "onlyTwo": OnlyTwo.self, "twice": Twice.self, "changeLost": ChangeLost.self, "ranTwice": RanTwice.self,
    "early": Early.self,
    "onlyThree": OnlyThree.self,
    "keepsState": KeepsState.self,
    "askedTwice": AskedTwice.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: CombineReducers {}

extension Right {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        { state, action in reducers.reduce(state) { $1($0, action) } }
    }

    func pullback<Whole, Part, Action, PartAction>(
        _ reducer: @escaping Reducer<Part, PartAction>, state part: WritableKeyPath<Whole, Part>,
        action extract: @escaping (Action) -> PartAction?
    ) -> Reducer<Whole, Action> {
        { whole, action in
            guard let own = extract(action) else { return whole }
            var copy = whole
            copy[keyPath: part] = reducer(whole[keyPath: part], own)
            return copy
        }
    }
}

private struct Backwards: Right {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        { state, action in reducers.reversed().reduce(state) { $1($0, action) } }
    }
}

private struct OnlyFirst: Right {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        { state, action in reducers.first?(state, action) ?? state }
    }
}

private struct OnlyLast: Right {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        { state, action in reducers.map { $0(state, action) }.last ?? state }
    }
}

private struct NoneRan: Right {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        { state, _ in state }
    }
}

private struct OnlyTwo: Right {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        { state, action in reducers.count < 2 ? state : reducers[1](reducers[0](state, action), action) }
    }
}

private struct Early: Right {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        // To see whether it works.
        if let first = reducers.first as? Reducer<Int, String> { _ = first(0, "") }
        return { state, action in reducers.reduce(state) { $1($0, action) } }
    }
}

private struct Twice: Right {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        { state, action in
            var state = state
            for reducer in reducers {
                _ = reducer(state, action)
                state = reducer(state, action)
            }
            return state
        }
    }
}

private struct ChangeLost: Right {
    func pullback<Whole, Part, Action, PartAction>(
        _ reducer: @escaping Reducer<Part, PartAction>, state part: WritableKeyPath<Whole, Part>,
        action extract: @escaping (Action) -> PartAction?
    ) -> Reducer<Whole, Action> {
        { whole, action in
            guard let own = extract(action) else { return whole }
            var copy = whole[keyPath: part]
            copy = reducer(copy, own)
            return whole
        }
    }
}

private struct RanTwice: Right {
    func pullback<Whole, Part, Action, PartAction>(
        _ reducer: @escaping Reducer<Part, PartAction>, state part: WritableKeyPath<Whole, Part>,
        action extract: @escaping (Action) -> PartAction?
    ) -> Reducer<Whole, Action> {
        { whole, action in
            guard let own = extract(action) else { return whole }
            var copy = whole
            copy[keyPath: part] = reducer(copy[keyPath: part], own)
            copy[keyPath: part] = reducer(copy[keyPath: part], own)
            return copy
        }
    }
}

private struct OnlyThree: Right {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        { state, action in
            switch reducers.count {
            case 0: return state
            case 1: return reducers[0](state, action)
            case 2: return reducers[1](reducers[0](state, action), action)
            default: return reducers[2](reducers[1](reducers[0](state, action), action), action)
            }
        }
    }
}

private struct KeepsState: Right {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        var kept: State?
        return { state, action in
            let next = reducers.reduce(kept ?? state) { $1($0, action) }
            kept = next
            return next
        }
    }
}

private struct AskedTwice: Right {
    func pullback<Whole, Part, Action, PartAction>(
        _ reducer: @escaping Reducer<Part, PartAction>, state part: WritableKeyPath<Whole, Part>,
        action extract: @escaping (Action) -> PartAction?
    ) -> Reducer<Whole, Action> {
        { whole, action in
            guard let own = extract(action) else { return whole }
            _ = reducer(whole[keyPath: part], own)
            var copy = whole
            copy[keyPath: part] = reducer(whole[keyPath: part], own)
            return copy
        }
    }
}
