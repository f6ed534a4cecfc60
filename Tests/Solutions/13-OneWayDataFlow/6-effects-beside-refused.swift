private let rest = """
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { run }
    """

let effectsBesideRefused = [
    "stepForState": """
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var state = program.start
        for action in actions { state = program.reducer(state, action) }
        return Run(state, log: actions)
    }
    \(rest)
    """,
    "changesArgument": """
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var state = program.start
        for action in actions {
            let step = program.reducer(state, action)
            state = step.state
            actions.append(contentsOf: step.effects.compactMap(program.perform))
        }
        return Run(state, log: actions)
    }
    \(rest)
    """,
    "maybeAnswer": """
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var state = program.start
        var log: [Action] = []
        for action in actions {
            let step = program.reducer(state, action)
            state = step.state
            log += step.effects.map(program.perform)
        }
        return Run(state, log: log)
    }
    \(rest)
    """,
    "slice": """
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Run(program.start, log: actions) }
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        let log = run.log.dropLast()
        return Run(run.state, log: log)
    }
    """,
]
