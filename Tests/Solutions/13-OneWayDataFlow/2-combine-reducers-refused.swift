private let rest = """
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> { { state, _ in state } }
    """

private let head = """
    func pullback<Whole, Part, Action, PartAction>(
        _ reducer: @escaping Reducer<Part, PartAction>, state part: WritableKeyPath<Whole, Part>,
        action extract: @escaping (Action) -> PartAction?
    ) -> Reducer<Whole, Action> {
    """

let combineReducersRefused = [
    "wholeForPart": """
    \(rest)
    \(head)
        { whole, action in
            guard let own = extract(action) else { return whole }
            return reducer(whole, own)
        }
    }
    """,
    "notExtracted": """
    \(rest)
    \(head)
        { whole, action in
            var copy = whole
            copy[keyPath: part] = reducer(whole[keyPath: part], action)
            return copy
        }
    }
    """,
    "maybeNone": """
    \(rest)
    \(head)
        { whole, action in
            var copy = whole
            copy[keyPath: part] = reducer(whole[keyPath: part], extract(action))
            return copy
        }
    }
    """,
    "changesWhole": """
    \(rest)
    \(head)
        { whole, action in
            guard let own = extract(action) else { return whole }
            whole[keyPath: part] = reducer(whole[keyPath: part], own)
            return whole
        }
    }
    """,
]
