private let rest = """
    func redo<State>(_ history: History<State>) -> History<State> { history }
    """

let undoRedoRefused = [
    "changesArgument": """
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        history.past.append(history.present)
        history.present = state
        return history
    }
    func undo<State>(_ history: History<State>) -> History<State> { history }
    \(rest)
    """,
    "maybeNone": """
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> { history }
    func undo<State>(_ history: History<State>) -> History<State> {
        History(past: history.past.dropLast(), present: history.past.last, future: [history.present] + history.future)
    }
    \(rest)
    """,
    "slice": """
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> { history }
    func undo<State>(_ history: History<State>) -> History<State> { history }
    func redo<State>(_ history: History<State>) -> History<State> {
        guard let next = history.future.first else { return history }
        return History(past: history.past + [history.present], present: next, future: history.future.dropFirst())
    }
    """,
]
