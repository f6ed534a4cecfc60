import Chapter13OneWayDataFlow

@MainActor package let effectsBesideRight: KeyValuePairs<String, any Contract.Type> = [
    "asksTheReducerTwice": AsksTwice.self
]

/// Calls the reducer twice for each action. A pure reducer may be called any number of times.
private struct AsksTwice: EffectsBeside {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var (state, queue, place) = (program.start, actions, 0)
        while place < queue.count {
            let effects = program.reducer(state, queue[place]).effects
            state = program.reducer(state, queue[place]).state
            for effect in effects { if let answer = program.perform(effect) { queue.append(answer) } }
            place += 1
        }
        return Run(state, log: queue)
    }

    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        guard !run.log.isEmpty else { return run }
        var state = program.start
        for action in run.log.dropLast() { state = program.reducer(state, action).state }
        return Run(state, log: run.log.dropLast())
    }
}
