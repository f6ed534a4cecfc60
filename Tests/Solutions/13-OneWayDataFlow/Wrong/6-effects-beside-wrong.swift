import Chapter13OneWayDataFlow

let effectsBesideWrong: [String: any Contract.Type] = [
    "eachFromStart": EachFromStart.self, "stateLost": StateLost.self, "onlyFirst": OnlyFirst.self,
    "notLogged": NotLogged.self, "onlyLastLogged": OnlyLastLogged.self, "notDone": NotDone.self,
    "onlyFirstEffect": OnlyFirstEffect.self, "effectsBackwards": EffectsBackwards.self, "doneTwice": DoneTwice.self,
    "cutsIn": CutsIn.self, "answerNotLogged": AnswerNotLogged.self, "answerLost": AnswerLost.self,
    "answersOfAnswers": AnswersOfAnswers.self, "allUndone": AllUndone.self, "notUndone": NotUndone.self,
    "firstUndone": FirstUndone.self, "logKept": LogKept.self, "effectsAgain": EffectsAgain.self,
    "answersDropped": AnswersDropped.self,
    "fromTheEnd": FromTheEnd.self, "doneLate": DoneLate.self,
]

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
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: EffectsBeside {}

extension Right {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Article.play(actions, on: program) }

    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Article.undo(run, on: program) }
}

private struct EachFromStart: Right {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        Run(actions.last.map { program.reducer(program.start, $0).state } ?? program.start, log: actions)
    }
}

private struct StateLost: Right {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Run(program.start, log: Article.play(actions, on: program).log) }
}

private struct OnlyFirst: Right {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Article.play(Array(actions.prefix(1)), on: program) }
}

private struct NotLogged: Right {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Run(Article.play(actions, on: program).state, log: []) }
}

private struct OnlyLastLogged: Right {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        let run = Article.play(actions, on: program)
        return Run(run.state, log: run.log.suffix(1))
    }
}

private struct NotDone: Right {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        Run(actions.reduce(program.start) { program.reducer($0, $1).state }, log: actions)
    }
}

/// Wrong in what is done of the effects.
private protocol WrongEffects: Right {
    func perform<Effect, Action>(_ effects: [Effect], _ perform: (Effect) -> Action?) -> [Action]
}

extension WrongEffects {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var (state, log, waiting) = (program.start, [Action](), actions)
        while !waiting.isEmpty {
            let action = waiting.removeFirst()
            log.append(action)
            let step = program.reducer(state, action)
            state = step.state
            waiting += perform(step.effects, program.perform)
        }
        return Run(state, log: log)
    }
}

private struct OnlyFirstEffect: WrongEffects {
    func perform<Effect, Action>(_ effects: [Effect], _ perform: (Effect) -> Action?) -> [Action] {
        effects.prefix(1).compactMap(perform)
    }
}

private struct EffectsBackwards: WrongEffects {
    func perform<Effect, Action>(_ effects: [Effect], _ perform: (Effect) -> Action?) -> [Action] {
        effects.reversed().compactMap(perform)
    }
}

private struct DoneTwice: WrongEffects {
    func perform<Effect, Action>(_ effects: [Effect], _ perform: (Effect) -> Action?) -> [Action] {
        effects.filter { perform($0) != nil || true }.compactMap(perform)
    }
}

private struct AnswerLost: WrongEffects {
    func perform<Effect, Action>(_ effects: [Effect], _ perform: (Effect) -> Action?) -> [Action] {
        for effect in effects { _ = perform(effect) }
        return []
    }
}

private struct CutsIn: Right {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var (state, log, waiting) = (program.start, [Action](), actions)
        while !waiting.isEmpty {
            let action = waiting.removeFirst()
            log.append(action)
            let step = program.reducer(state, action)
            state = step.state
            waiting = step.effects.compactMap(program.perform) + waiting
        }
        return Run(state, log: log)
    }
}

private struct AnswerNotLogged: Right {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Run(Article.play(actions, on: program).state, log: actions) }
}

private struct AnswersOfAnswers: Right {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var state = program.start
        var answers: [Action] = []
        for action in actions {
            let step = program.reducer(state, action)
            state = step.state
            answers += step.effects.compactMap(program.perform)
        }
        for answer in answers { state = program.reducer(state, answer).state }
        return Run(state, log: actions + answers)
    }
}

/// Wrong in the log that is left.
private protocol WrongUndo: Right {
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

private struct NotUndone: Right {
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Run(run.state, log: run.log.dropLast()) }
}

private struct LogKept: Right {
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Run(Article.undo(run, on: program).state, log: run.log) }
}

private struct EffectsAgain: Right {
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Article.play(run.log.dropLast(), on: program) }
}

private struct AnswersDropped: Right {
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

private struct FromTheEnd: Right {
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        let log = Array(run.log.dropLast())
        return Run(log.reduce(run.state) { program.reducer($0, $1).state }, log: log)
    }
}

private struct DoneLate: Right {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var (state, log, waiting) = (program.start, [Action](), actions)
        while !waiting.isEmpty {
            var effects: [Effect] = []
            for action in waiting {
                let step = program.reducer(state, action)
                state = step.state
                effects += step.effects
            }
            log += waiting
            waiting = effects.compactMap(program.perform)
        }
        return Run(state, log: log)
    }
}
