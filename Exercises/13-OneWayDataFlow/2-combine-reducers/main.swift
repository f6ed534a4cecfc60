import Chapter13OneWayDataFlow

// 13.2  Large reducers made of small ones
//
//     typealias Reducer<State, Action> = (State, Action) -> State
//
// combine runs several reducers one after another. Each starts from what the one before it returned, and gets the same
// action.
//
//     combine([addOne, double])(5, go)    // 12
//     combine([])(5, go)                  // 5
//
// pullback turns a reducer of a part into one of the whole. part says where the part is: whole[keyPath: part]. extract
// turns an action into one of the part's, or into nil. With nil, the whole stays as it is and the reducer is not called.
//
//     pullback(filter, state: \.filter, action: shown)    // a Reducer<TodoList, TodoAction>
//
// Here shown(.show(.done)) is .done, and shown of any other action is nil.

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
