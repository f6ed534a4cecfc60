import Chapter13OneWayDataFlow

struct Answer: EffectsBeside {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        todo("play")
    }

    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        todo("undo")
    }
}

judge(Answer.self)
