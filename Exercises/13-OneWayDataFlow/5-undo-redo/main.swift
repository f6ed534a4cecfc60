import Chapter13OneWayDataFlow

// 13.5  Back, and forth again
//
//     struct History<State> { var past: [State] = [], present: State, future: [State] = [] }
//
// `past` has the earlier states, the oldest first. `future` has the undone states; `redo(…)`
// redoes the first of them.
//
//     record(History(past: [1], present: 2, future: [9]), 3, limit: 5)    // History(past: [1, 2], present: 3)
//     record(History(past: [1, 2], present: 3), 4, limit: 2)              // History(past: [2, 3], present: 4)
//     undo(History(past: [1], present: 2))                                // History(past: [], present: 1, future: [2])
//     redo(History(present: 1, future: [2]))                              // History(past: [1], present: 2)
//
// `record(…)` keeps only the newest states in the past, at most `limit` of them, and empties
// the future. If the new state equals the present state, the history does not change, even if
// its past is longer than `limit`. If there is nothing to undo or to redo, `undo(…)` or
// `redo(…)` returns the history unchanged.

struct Answer: UndoRedo {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        todo("record")
    }

    func undo<State>(_ history: History<State>) -> History<State> {
        todo("undo")
    }

    func redo<State>(_ history: History<State>) -> History<State> {
        todo("redo")
    }
}

judge(Answer.self)
