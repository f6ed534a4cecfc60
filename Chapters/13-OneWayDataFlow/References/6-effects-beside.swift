private struct Answer: EffectsBeside {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var state = program.start
        var log: [Action] = []
        var waiting = actions
        while !waiting.isEmpty {
            let action = waiting.removeFirst()
            let step = program.reducer(state, action)
            state = step.state
            log.append(action)
            waiting += step.effects.compactMap(program.perform)
        }
        return Run(state, log: log)
    }

    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        let log = Array(run.log.dropLast())
        return Run(log.reduce(program.start) { program.reducer($0, $1).state }, log: log)
    }
}

package let effectsBesideReference: any EffectsBeside.Type = Answer.self
