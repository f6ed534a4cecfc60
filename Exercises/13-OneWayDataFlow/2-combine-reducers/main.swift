import Chapter13OneWayDataFlow

// 13.2  Large reducers of small ones
//
// combine runs several reducers one after another. pullback makes a reducer of a part into one of the whole.
//
//     combine([addOne, double])(5, go)    // 12

struct Answer: CombineReducers {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        todo("combine")
    }

    func pullback<Whole, Part, Action, PartAction>(
        _ reducer: @escaping Reducer<Part, PartAction>, state part: WritableKeyPath<Whole, Part>,
        action extract: @escaping (Action) -> PartAction?
    ) -> Reducer<Whole, Action> {
        todo("pullback")
    }
}

judge(Answer.self)
