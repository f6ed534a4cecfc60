import Chapter13OneWayDataFlow

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
