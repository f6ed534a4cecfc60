private struct Answer: UndoRedo {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        if state == history.present { return history }
        let past = history.past + [history.present]
        return History(past: past.suffix(limit), present: state)
    }

    func undo<State>(_ history: History<State>) -> History<State> {
        guard let last = history.past.last else { return history }
        return History(past: history.past.dropLast(), present: last, future: [history.present] + history.future)
    }

    func redo<State>(_ history: History<State>) -> History<State> {
        guard let next = history.future.first else { return history }
        return History(past: history.past + [history.present], present: next, future: Array(history.future.dropFirst()))
    }
}

package let undoRedoReference: any UndoRedo.Type = Answer.self
