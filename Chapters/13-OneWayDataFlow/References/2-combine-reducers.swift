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
