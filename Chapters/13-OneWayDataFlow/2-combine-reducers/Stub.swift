import Chapter13OneWayDataFlow

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
