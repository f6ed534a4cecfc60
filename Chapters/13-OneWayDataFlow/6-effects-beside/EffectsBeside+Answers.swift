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

// MARK: - Wrong answers

package let effectsBesideWrong: KeyValuePairs<String, any Contract.Type> = [
    "eachFromStart": EachFromStart.self, "stateLost": StateLost.self, "onlyFirst": OnlyFirst.self,
    "notLogged": NotLogged.self, "onlyLastLogged": OnlyLastLogged.self, "notDone": NotDone.self,
    "onlyFirstEffect": OnlyFirstEffect.self, "effectsBackwards": EffectsBackwards.self, "doneTwice": DoneTwice.self,
    "cutsIn": CutsIn.self, "answerNotLogged": AnswerNotLogged.self, "answerLost": AnswerLost.self,
    "answersOfAnswers": AnswersOfAnswers.self, "doneLate": DoneLate.self, "stopsAtQuiet": StopsAtQuiet.self,
    "loggedEarly": LoggedEarly.self,
]

private struct EachFromStart: RightEffects {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        Run(actions.last.map { program.reducer(program.start, $0).state } ?? program.start, log: actions)
    }
}

private struct StateLost: RightEffects {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Run(program.start, log: Ours.play(actions, on: program).log) }
}

private struct OnlyFirst: RightEffects {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Ours.play(Array(actions.prefix(1)), on: program) }
}

private struct NotLogged: RightEffects {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Run(Ours.play(actions, on: program).state, log: []) }
}

private struct OnlyLastLogged: RightEffects {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        let run = Ours.play(actions, on: program)
        return Run(run.state, log: run.log.suffix(1))
    }
}

private struct NotDone: RightEffects {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        Run(actions.reduce(program.start) { program.reducer($0, $1).state }, log: actions)
    }
}

/// Wrong in what is done of the effects.
private protocol WrongEffects: RightEffects {
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

private struct StopsAtQuiet: WrongEffects {
    func perform<Effect, Action>(_ effects: [Effect], _ perform: (Effect) -> Action?) -> [Action] {
        var answers: [Action] = []
        for effect in effects {
            guard let answer = perform(effect) else { break }
            answers.append(answer)
        }
        return answers
    }
}

private struct CutsIn: RightEffects {
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

/// Logs an answer when it is made.
private struct LoggedEarly: RightEffects {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var (state, log) = (program.start, [Action]())
        var waiting = actions.map { ($0, isLogged: false) }
        while !waiting.isEmpty {
            let (action, isLogged) = waiting.removeFirst()
            if !isLogged { log.append(action) }
            let step = program.reducer(state, action)
            state = step.state
            let answers = step.effects.compactMap(program.perform)
            log += answers
            waiting += answers.map { ($0, isLogged: true) }
        }
        return Run(state, log: log)
    }
}

private struct AnswerNotLogged: RightEffects {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Run(Ours.play(actions, on: program).state, log: actions) }
}

private struct AnswersOfAnswers: RightEffects {
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

private struct DoneLate: RightEffects {
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
