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
    "eachFromStart": Of<EachFromStart>.self, "stateLost": Of<StateLost>.self, "onlyFirst": Of<OnlyFirst>.self,
    "notLogged": Of<NotLogged>.self, "onlyLastLogged": Of<OnlyLastLogged>.self, "notDone": Of<NotDone>.self,
    "onlyFirstEffect": Of<OnlyFirstEffect>.self, "effectsBackwards": Of<EffectsBackwards>.self,
    "doneTwice": Of<DoneTwice>.self, "cutsIn": Of<CutsIn>.self, "answerNotLogged": Of<AnswerNotLogged>.self,
    "answerLost": Of<AnswerLost>.self, "answersOfAnswers": Of<AnswersOfAnswers>.self, "doneLate": Of<DoneLate>.self,
    "stopsAtQuiet": Of<StopsAtQuiet>.self, "loggedEarly": Of<LoggedEarly>.self,
    "effectsOfNewState": Of<EffectsOfNewState>.self, "loggedBackwards": Of<LoggedBackwards>.self,
    "answersBackwards": Of<AnswersBackwards>.self, "onlyLastAnswer": Of<OnlyLastAnswer>.self,
    // Mistakes in `undo`.
    "allUndone": Of<AllUndone>.self, "notUndone": Of<NotUndone>.self, "firstUndone": Of<FirstUndone>.self,
    "logKept": Of<LogKept>.self, "effectsAgain": Of<EffectsAgain>.self, "answersDropped": Of<AnswersDropped>.self,
    "fromTheEnd": Of<FromTheEnd>.self, "emptyLogStops": Of<EmptyLogStops>.self,
    "firstKept": Of<FirstKept>.self,
]

private enum EachFromStart {}
private enum StateLost {}
private enum OnlyFirst {}
private enum NotLogged {}
private enum OnlyLastLogged {}
private enum NotDone {}
private enum OnlyFirstEffect {}
private enum EffectsBackwards {}
private enum DoneTwice {}
private enum CutsIn {}
private enum AnswerNotLogged {}
private enum AnswerLost {}
private enum AnswersOfAnswers {}
/// Handles all queued actions before it performs their effects.
private enum DoneLate {}
private enum StopsAtQuiet {}
/// Logs an effect's answer when the effect returns it, not when the answer is handled.
private enum LoggedEarly {}
/// Calls the reducer a second time, with the new state, to get the effects.
private enum EffectsOfNewState {}
private enum LoggedBackwards {}
private enum AnswersBackwards {}
private enum OnlyLastAnswer {}
private enum AllUndone {}
private enum NotUndone {}
private enum FirstUndone {}
private enum LogKept {}
private enum EffectsAgain {}
/// In `undo`, treats each action that comes after an action with effects as an answer, and does not replay it.
private enum AnswersDropped {}
private enum FromTheEnd {}
private enum EmptyLogStops {}
private enum FirstKept {}

private struct Of<Flaw>: EffectsBeside {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var (state, log) = (program.start, [Action]())
        var waiting = (has(OnlyFirst.self) ? Array(actions.prefix(1)) : actions).map { ($0, isAnswer: false) }
        while !waiting.isEmpty {
            var effects: [Effect] = []
            let now = waiting.prefix(has(DoneLate.self) ? waiting.count : 1)
            waiting.removeFirst(now.count)
            for (action, isAnswer) in now {
                let step = program.reducer(has(EachFromStart.self) ? program.start : state, action)
                state = step.state
                let asked = has(EffectsOfNewState.self) ? program.reducer(state, action) : step
                if !isAnswer || !has(AnswersOfAnswers.self) { effects += asked.effects }
                let isLogged = isAnswer && (has(AnswerNotLogged.self) || has(LoggedEarly.self))
                if has(OnlyLastLogged.self) { log = [] }
                if !isLogged, !has(NotLogged.self) { log.insert(action, at: has(LoggedBackwards.self) ? 0 : log.count) }
            }
            let answers = answers(to: effects, program.perform)
            if has(LoggedEarly.self) { log += answers }
            waiting.insert(
                contentsOf: answers.map { ($0, isAnswer: true) }, at: has(CutsIn.self) ? 0 : waiting.count)
        }
        return Run(has(StateLost.self) ? program.start : state, log: log)
    }

    private func answers<Effect, Action>(to effects: [Effect], _ perform: (Effect) -> Action?) -> [Action] {
        switch Flaw.self {
        case is NotDone.Type: return []
        case is OnlyFirstEffect.Type: return effects.prefix(1).compactMap(perform)
        case is EffectsBackwards.Type: return effects.reversed().compactMap(perform)
        case is AnswersBackwards.Type: return effects.compactMap(perform).reversed()
        case is OnlyLastAnswer.Type: return effects.compactMap(perform).suffix(1)
        case is DoneTwice.Type:
            effects.forEach { _ = perform($0) }
            return effects.compactMap(perform)
        case is AnswerLost.Type:
            effects.forEach { _ = perform($0) }
            return []
        case is StopsAtQuiet.Type:
            var answers: [Action] = []
            for effect in effects {
                guard let answer = perform(effect) else { break }
                answers.append(answer)
            }
            return answers
        default: return effects.compactMap(perform)
        }
    }

    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        let (log, late) = (Array(run.log.dropLast()), Array(run.log.dropFirst()))
        func replayed(_ log: [Action], from start: State? = nil) -> State {
            log.reduce(start ?? program.start) { program.reducer($0, $1).state }
        }
        return switch Flaw.self {
        case is EmptyLogStops.Type where run.log.isEmpty: fatalError("the log is empty")
        case is FirstKept.Type where log.isEmpty: Run(run.state, log: log)
        case is AllUndone.Type: Run(program.start, log: [])
        case is FirstUndone.Type: Run(replayed(late), log: late)
        case is NotUndone.Type: Run(run.state, log: log)
        case is LogKept.Type: Run(replayed(log), log: run.log)
        case is EffectsAgain.Type: Ours.play(log, on: program)
        case is FromTheEnd.Type: Run(replayed(log, from: run.state), log: log)
        case is AnswersDropped.Type:
            Run(
                replayed(
                    log.indices.filter { place in
                        place == 0 || program.reducer(program.start, log[place - 1]).effects.isEmpty
                    }.map { log[$0] }), log: log)
        default: Run(replayed(log), log: log)
        }
    }

    private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
