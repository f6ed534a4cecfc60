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

// MARK: - Wrong answers

package let undoRedoWrong: KeyValuePairs<String, any Contract.Type> = [
    "newInPast": NewInPast.self, "pastLost": PastLost.self, "presentKept": PresentKept.self,
    "pastBackwards": PastBackwards.self, "oneStepOnly": OneStepOnly.self, "futureKept": FutureKept.self,
    "emptyStep": EmptyStep.self, "futureLost": FutureLost.self, "unbounded": Unbounded.self,
    "newestDropped": NewestDropped.self, "oneTooFew": OneTooFew.self, "futureBackwards": FutureBackwards.self,
    "oldestFirst": OldestFirst.self, "presentLost": PresentLost.self, "futureReplaced": FutureReplaced.self,
    "stillInPast": StillInPast.self, "lastOfFuture": LastOfFuture.self, "stillInFuture": StillInFuture.self,
    "notInverse": NotInverse.self,
    "returnIgnored": ReturnIgnored.self,
    "oneDropped": OneDropped.self, "oneTooMany": OneTooMany.self, "futureCleared": FutureCleared.self,
    "presentForgotten": PresentForgotten.self, "keptOnce": KeptOnce.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: UndoRedo {}

extension Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        Ours.record(history, state, limit: limit)
    }

    func undo<State>(_ history: History<State>) -> History<State> { Ours.undo(history) }
    func redo<State>(_ history: History<State>) -> History<State> { Ours.redo(history) }
}

private struct NewInPast: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        History(past: (history.past + [state]).suffix(limit), present: state)
    }
}

private struct KeptOnce: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        guard state != history.present else { return history }
        let isThere = history.past.contains(history.present)
        let past = isThere ? history.past : history.past + [history.present]
        return History(past: Array(past.suffix(limit)), present: state)
    }
}

private struct PastLost: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        History(present: state)
    }
}

private struct PresentKept: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        History(past: history.past + [history.present], present: history.present)
    }
}

private struct PastBackwards: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        History(past: [history.present] + history.past, present: state)
    }
}

private struct OneStepOnly: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        History(past: [history.present], present: state)
    }
}

private struct FutureKept: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        var next = Ours.record(history, state, limit: limit)
        next.future = history.future
        return next
    }
}

private struct EmptyStep: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        History(past: (history.past + [history.present]).suffix(limit), present: state)
    }
}

private struct FutureLost: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        var next = Ours.record(history, state, limit: limit)
        next.future = []
        return next
    }
}

private struct Unbounded: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        Ours.record(history, state, limit: .max)
    }
}

private struct NewestDropped: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        guard state != history.present else { return history }
        var next = Ours.record(history, state, limit: .max)
        next.past = Array(next.past.prefix(limit))
        return next
    }
}

private struct OneTooFew: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        guard state != history.present else { return history }
        var next = Ours.record(history, state, limit: .max)
        while next.past.count >= limit, !next.past.isEmpty { next.past.removeFirst() }
        return next
    }
}

private struct FutureBackwards: Right {
    func undo<State>(_ history: History<State>) -> History<State> {
        guard let last = history.past.last else { return history }
        return History(past: history.past.dropLast(), present: last, future: history.future + [history.present])
    }
}

private struct OldestFirst: Right {
    func undo<State>(_ history: History<State>) -> History<State> {
        guard let first = history.past.first else { return history }
        return History(
            past: Array(history.past.dropFirst()), present: first, future: [history.present] + history.future)
    }
}

private struct PresentLost: Right {
    func undo<State>(_ history: History<State>) -> History<State> {
        guard let last = history.past.last else { return history }
        return History(past: history.past.dropLast(), present: last, future: history.future)
    }
}

private struct FutureReplaced: Right {
    func undo<State>(_ history: History<State>) -> History<State> {
        guard let last = history.past.last else { return history }
        return History(past: history.past.dropLast(), present: last, future: [history.present])
    }
}

private struct StillInPast: Right {
    func undo<State>(_ history: History<State>) -> History<State> {
        guard let last = history.past.last else { return history }
        return History(past: history.past, present: last, future: [history.present] + history.future)
    }
}

private struct LastOfFuture: Right {
    func redo<State>(_ history: History<State>) -> History<State> {
        guard let last = history.future.last else { return history }
        return History(past: history.past + [history.present], present: last, future: history.future.dropLast())
    }
}

private struct StillInFuture: Right {
    func redo<State>(_ history: History<State>) -> History<State> {
        guard let next = history.future.first else { return history }
        return History(past: history.past + [history.present], present: next, future: history.future)
    }
}

private struct NotInverse: Right {
    // The oldest steps get lost on the way back: a limit of three, where nobody asked for one.
    func redo<State>(_ history: History<State>) -> History<State> {
        var next = Ours.redo(history)
        next.past = next.past.suffix(3)
        return next
    }
}

private struct ReturnIgnored: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        history.past.contains(state) ? history : Ours.record(history, state, limit: limit)
    }
}

private struct OneDropped: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        guard state != history.present else { return history }
        var next = Ours.record(history, state, limit: .max)
        if next.past.count > limit { next.past.removeFirst() }
        return next
    }
}

private struct OneTooMany: Right {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        Ours.record(history, state, limit: limit + 1)
    }
}

private struct FutureCleared: Right {
    func redo<State>(_ history: History<State>) -> History<State> {
        guard let next = history.future.first else { return history }
        return History(past: history.past + [history.present], present: next)
    }
}

private struct PresentForgotten: Right {
    func redo<State>(_ history: History<State>) -> History<State> {
        guard let next = history.future.first else { return history }
        return History(past: history.past, present: next, future: Array(history.future.dropFirst()))
    }
}
