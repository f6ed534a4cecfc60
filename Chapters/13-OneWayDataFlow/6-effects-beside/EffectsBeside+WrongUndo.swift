/// Wrong in how the last action is undone.
package let effectsBesideUndoWrong: KeyValuePairs<String, any Contract.Type> = [
    "allUndone": AllUndone.self, "notUndone": NotUndone.self, "firstUndone": FirstUndone.self, "logKept": LogKept.self,
    "effectsAgain": EffectsAgain.self, "answersDropped": AnswersDropped.self, "fromTheEnd": FromTheEnd.self,
]

/// Wrong in the log that is left.
private protocol WrongUndo: RightEffects {
    func left<Action>(_ log: [Action]) -> [Action]
}

extension WrongUndo {
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        let log = left(run.log)
        return Run(log.reduce(program.start) { program.reducer($0, $1).state }, log: log)
    }
}

private struct AllUndone: WrongUndo {
    func left<Action>(_ log: [Action]) -> [Action] { [] }
}

private struct FirstUndone: WrongUndo {
    func left<Action>(_ log: [Action]) -> [Action] { Array(log.dropFirst()) }
}

private struct NotUndone: RightEffects {
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Run(run.state, log: run.log.dropLast()) }
}

private struct LogKept: RightEffects {
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Run(Ours.undo(run, on: program).state, log: run.log) }
}

private struct EffectsAgain: RightEffects {
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Ours.play(run.log.dropLast(), on: program) }
}

private struct AnswersDropped: RightEffects {
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        // Takes only those actions that have effects, or come first, for given ones.
        let log = Array(run.log.dropLast())
        let given = log.enumerated().filter { place, action in
            place == 0 || program.reducer(program.start, log[place - 1]).effects.isEmpty
        }
        return Run(given.reduce(program.start) { program.reducer($0, $1.element).state }, log: log)
    }
}

private struct FromTheEnd: RightEffects {
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        let log = Array(run.log.dropLast())
        return Run(log.reduce(run.state) { program.reducer($0, $1).state }, log: log)
    }
}
