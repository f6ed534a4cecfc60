import Chapter13OneWayDataFlow

// 13.5  Back, and forth again
//
// A History has the states before (past, the oldest first), the present one, and those that were undone (future, the next
// to come back first).
//
// record keeps at most limit states in the past, the newest ones. The present state once more changes nothing.
//
//     undo(History(past: [1], present: 2))    // History(past: [], present: 1, future: [2])

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
