import Chapter13OneWayDataFlow

// 13.2  Large reducers made of small ones
//
//     typealias Reducer<State, Action> = (State, Action) -> State
//
// `combine(…)` runs several reducers one after another. Each further reducer receives the
// previous reducer's result. All reducers receive the same action, in the examples `go`.
//
//     combine([addOne, double])(5, go)    // 12
//     combine([])(5, go)                  // 5
//
// `pullback(…)` turns a reducer of a part into a reducer of the whole. `whole[keyPath: part]`
// is the part. `extract(…)` returns the part's action, or `nil` if the action does not concern
// the part. In that case, the whole does not change, and the part's reducer is not called. For
// an action of the part, the part's reducer runs once.
//
//     pullback(filter, state: \.filter, action: shown)    // a Reducer<TodoList, TodoAction>
//
// Here `filter` takes the new filter as its action: `filter(.all, .done)` is `.done`. And
// `shown(.show(.done))` is `.done`. For an action other than `.show`, `shown` returns `nil`.

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
